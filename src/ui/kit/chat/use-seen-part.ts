import { type RefObject, useLayoutEffect } from "react";

/**
 * Sets --seen-top and --seen-height on an element to the visible part of the window: a phone's keyboard covers the
 * page without resizing it and would hide the text field.
 */
export function useSeenPart(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const seen = window.visualViewport;
    if (seen === null) return;
    const tell = () => {
      // When pinch-zoomed, the visual viewport is the zoomed area: keep the sheet as large as the window.
      const zoomed = seen.scale > 1.01;
      const { style } = ref.current ?? {};
      style?.setProperty("--seen-top", zoomed ? "0px" : `${seen.offsetTop}px`);
      style?.setProperty("--seen-height", zoomed ? "100dvh" : `${seen.height}px`);
    };
    tell();
    seen.addEventListener("resize", tell);
    seen.addEventListener("scroll", tell);
    return () => {
      seen.removeEventListener("resize", tell);
      seen.removeEventListener("scroll", tell);
    };
  }, [ref]);
}
