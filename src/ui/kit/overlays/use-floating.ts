import { type RefObject, useLayoutEffect } from "react";
import { type FloatingPlace, placeFloating } from "./place-floating.ts";
import { keepOnTop, showFloat } from "./top-layer.ts";

interface FloatingOptions extends Partial<FloatingPlace> {
  /** At least as wide as the anchor. */
  readonly matchWidth?: boolean;
}

function put(anchor: Element, float: HTMLElement, options: FloatingOptions): void {
  const box = anchor.getBoundingClientRect();
  float.style.maxHeight = "";
  if (options.matchWidth) float.style.minWidth = `${Math.round(box.width)}px`;
  const size = { width: float.offsetWidth, height: float.offsetHeight };
  const view = {
    width: document.documentElement.clientWidth,
    height: window.visualViewport?.height ?? window.innerHeight,
  };
  const { side = "bottom", align = "start", gap = 4 } = options;
  const placed = placeFloating(box, size, view, { side, align, gap });
  float.style.left = `${Math.round(placed.left)}px`;
  float.style.top = `${Math.round(placed.top)}px`;
  float.style.maxHeight = `${Math.floor(placed.maxHeight)}px`;
  float.style.setProperty("--arrow", `${Math.round(box.left + box.width / 2 - placed.left)}px`);
  float.dataset.side = placed.side;
}

/**
 * Keeps an element with `popover="manual"` beside its anchor while open. In the top layer, so that neither a
 * scrolling container clips it nor a dialog covers it.
 */
export function useFloating(
  open: boolean,
  anchor: RefObject<Element | null>,
  floating: RefObject<HTMLElement | null>,
  options: FloatingOptions = {},
): void {
  const { side, align, gap, matchWidth } = options;
  useLayoutEffect(() => {
    const float = floating.current;
    const base = anchor.current;
    if (!open || !float || !base) return;
    const chosen: FloatingOptions = {
      ...(side && { side }),
      ...(align && { align }),
      ...(gap !== undefined && { gap }),
      ...(matchWidth !== undefined && { matchWidth }),
    };
    float.dataset.open = "true";
    const place = () => put(base, float, chosen);
    const forget = keepOnTop(float, () => {
      showFloat(float);
      place();
    });
    // The content may change while it is open, as in a filtered list.
    const watcher = new MutationObserver(place);
    watcher.observe(float, { childList: true, subtree: true, characterData: true });
    window.addEventListener("scroll", place, { capture: true, passive: true });
    window.addEventListener("resize", place);
    window.visualViewport?.addEventListener("resize", place);
    return () => {
      forget();
      watcher.disconnect();
      window.removeEventListener("scroll", place, { capture: true });
      window.removeEventListener("resize", place);
      window.visualViewport?.removeEventListener("resize", place);
    };
  }, [open, anchor, floating, side, align, gap, matchWidth]);
}
