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

/** What is scrolled past is rounded down to a multiple of this, so that not every pixel scrolled renders again. */
export const WINDOW_STEP = 120;

/** The part of a scrolling element that is in sight along one axis, in px of its content. */
interface ScrollSpan {
  readonly from: number;
  readonly size: number;
}

/** Wider than that of rows: a step along x renders each row in sight again. */
const STEPS = { x: 240, y: WINDOW_STEP } as const;

/** What is in sight along one axis. The size is 0 until the element is on the page. */
export function useScrollSpan(scroller: RefObject<HTMLElement | null>, axis: "x" | "y"): ScrollSpan {
  const [view, setView] = useState<ScrollSpan>({ from: 0, size: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const read = () => {
      const [offset, size] =
        axis === "y" ? [element.scrollTop, element.clientHeight] : [element.scrollLeft, element.clientWidth];
      const from = Math.floor(offset / STEPS[axis]) * STEPS[axis];
      setView((last) => (last.from === from && last.size === size ? last : { from, size }));
    };
    read();
    const watcher = new ResizeObserver(read);
    watcher.observe(element);
    element.addEventListener("scroll", read, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener("scroll", read);
    };
  }, [scroller, axis]);
  return view;
}

/** The window of a scrolling element. Its height is 0 until the element is on the page. */
export function useScrollWindow(scroller: RefObject<HTMLElement | null>): ScrollWindow {
  const { from, size } = useScrollSpan(scroller, "y");
  return { top: from, height: size };
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
