import { useCallback, useInsertionEffect, useRef } from "react";

/**
 * Reads the value of the last render that was committed. For handlers that are made once and called later, outside
 * effects; inside an effect, `useEffectEvent` does the same. Not to be called while rendering.
 */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value);
  // Before any layout effect, which may already call a handler.
  useInsertionEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
