import { useRef } from "react";

/**
 * The same work, but not again before it has ended, whatever the screen shows by then: two presses in one task come
 * before any rendering, and both would see a form that is not busy (ST-09). Undefined for a press that was left out.
 */
export function useSingle<Args extends readonly unknown[], T>(
  work: (...args: Args) => Promise<T> | T,
): (...args: Args) => Promise<T | undefined> {
  const isRunning = useRef(false);
  return async (...args) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    try {
      return await work(...args);
    } finally {
      isRunning.current = false;
    }
  };
}
