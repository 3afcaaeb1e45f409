import { type RefObject, useLayoutEffect, useRef } from "react";

const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]";

/**
 * Makes an element that scrolls, down or sideways, without focusable content focusable itself, so that the arrow keys
 * scroll it.
 */
export function useScrollFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const ref = useRef<Part>(null);
  useLayoutEffect(() => {
    const part = ref.current;
    if (!part) return;
    const look = () => {
      const scrolls = part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth;
      if (scrolls && part.querySelector(FOCUSABLE) === null) part.tabIndex = 0;
      else part.removeAttribute("tabindex");
    };
    look();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(look);
    observer.observe(part);
    for (const child of part.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return ref;
}
