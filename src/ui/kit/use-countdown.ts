import { useEffect, useState } from "react";

/** Short enough that no second is skipped, even with throttled timers. */
const LOOK_MS = 200;

/**
 * Whole seconds left of `seconds`, once `delayMs` have passed; null before. Measured by the clock, so that throttled
 * timers do not prolong the wait.
 */
export function useCountdown(seconds: number, delayMs: number): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const start = performance.now() + delayMs;
    const timer = setInterval(() => {
      const passed = performance.now() - start;
      if (passed < 0) return;
      const now = Math.max(0, seconds - Math.floor(passed / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [seconds, delayMs]);
  return left;
}
