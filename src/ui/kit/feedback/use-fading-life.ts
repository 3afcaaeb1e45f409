import { useEffect, useEffectEvent, useRef, useState } from "react";
import { TOAST_MS } from "./toast.ts";

/**
 * Runs a toast's time, fade and end. The timer pauses while the pointer is over it. Without a fade it does nothing.
 */
export function useFadingLife(durationMs = TOAST_MS, fadeMs: number | undefined, onEnd: () => void) {
  const [leaving, setLeaving] = useState(false);
  const [held, setHeld] = useState(false);
  const end = useEffectEvent(onEnd);
  const left = useRef(durationMs);
  useEffect(() => {
    if (fadeMs === undefined || durationMs === 0 || held || leaving) return;
    const started = performance.now();
    const timer = setTimeout(() => setLeaving(true), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - started));
    };
  }, [durationMs, fadeMs, held, leaving]);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => end(), fadeMs);
    return () => clearTimeout(timer);
  }, [leaving, fadeMs]);
  return { leaving, hold: () => setHeld(true), resume: () => setHeld(false) };
}
