import { type RefObject, useLayoutEffect, useState } from "react";

/** The part of a scrolling element that is in sight, in px of its content. */
export interface ScrollWindow {
  readonly top: number;
  readonly height: number;
}

/** A row, an entry or a page at its place in the content. */
export interface WindowRow {
  readonly top: number;
  readonly height: number;
}

/** Heights of what sticks over the top and the bottom of the scrolling element. */
export interface Edges {
  readonly head: number;
  readonly foot: number;
}

/** `top` is rounded down to a multiple of this, so that not every pixel scrolled renders again. */
export const WINDOW_STEP = 120;

/** The window of a scrolling element. Its height is 0 until the element is on the page. */
export function useScrollWindow(scroller: RefObject<HTMLElement | null>): ScrollWindow {
  const [view, setView] = useState<ScrollWindow>({ top: 0, height: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const read = () => {
      const top = Math.floor(element.scrollTop / WINDOW_STEP) * WINDOW_STEP;
      const height = element.clientHeight;
      setView((last) => (last.top === top && last.height === height ? last : { top, height }));
    };
    read();
    const watcher = new ResizeObserver(read);
    watcher.observe(element);
    element.addEventListener("scroll", read, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener("scroll", read);
    };
  }, [scroller]);
  return view;
}

/** Those that a part of the content touches. */
export function inWindow<T extends WindowRow>(placed: readonly T[], from: number, to: number): T[] {
  return placed.filter((each) => each.top < to && each.top + each.height > from);
}

/** Scrolls no further than it takes to see the row between the edges. */
export function scrollNearest(scroller: HTMLElement, { top, height }: WindowRow, edges: Edges): void {
  const room = scroller.clientHeight - edges.head - edges.foot;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + height > scroller.scrollTop + room) scroller.scrollTop = top + height - room;
}

/** Scrolls the row to the middle; one taller than the window, to its first line. */
export function scrollToMiddle(scroller: HTMLElement, { top, height }: WindowRow): void {
  scroller.scrollTop = top - Math.max(0, (scroller.clientHeight - height) / 2);
}
