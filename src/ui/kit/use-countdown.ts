import { useEffect, useState } from "react";

/** Short enough that no second is skipped. */
const LOOK_MS = 200;
/** No browser slows the timers of a page in sight so much: between two looks so far apart, the device slept. */
const SLEPT_MS = 30_000;

const isSeen = () => document.visibilityState === "visible";

/**
 * Whole seconds left of `seconds`, once `delayMs` have passed; null before. Counts the time in which the page is seen:
 * it stands still in a hidden tab and while the device sleeps.
 * Measured by the clock, so that slowed timers do not prolong the wait.
 */
export function useCountdown(seconds: number, delayMs: number): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    let passed = -delayMs;
    let last = performance.now();
    const step = () => {
      const before = last;
      last = performance.now();
      return last - before < SLEPT_MS ? last - before : 0;
    };
    const look = () => {
      const time = step();
      if (isSeen()) passed += time;
      if (passed < 0) return;
      const rest = Math.max(0, seconds - Math.floor(passed / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    };
    const timer = setInterval(look, LOOK_MS);
    // The time until the page is hidden counts, that until it is seen again does not.
    const turned = () => {
      const time = step();
      if (!isSeen()) passed += time;
    };
    document.addEventListener("visibilitychange", turned);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", turned);
    };
  }, [seconds, delayMs]);
  return left;
}
