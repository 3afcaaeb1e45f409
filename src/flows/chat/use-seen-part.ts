import { type RefObject, useLayoutEffect } from "react";

/**
 * Tells an element, as --seen-top and --seen-height, which part of the window can be seen: the keyboard of a phone
 * covers the page without making it smaller, and what is written would end up under it.
 */
export function useSeenPart(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const seen = window.visualViewport;
    if (seen === null) return;
    const tell = () => {
      // Zoomed in, the seen part is what the fingers chose; the sheet stays as large as the window.
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
