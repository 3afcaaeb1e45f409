import { useCallback, useSyncExternalStore } from "react";

export const PHONE = "(width < 768px)";
export const WIDE = "(width >= 1280px)";
/** Zoomed to 200 %, or a phone on its side: bars fold. The same height is in the style sheets. */
export const SHORT = "(height < 500px)";
export const TOUCH = "(pointer: coarse)";

/** Whether a media query matches now. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
