import { type RefObject, useCallback, useMemo } from "react";

interface VirtualColumnsOptions {
  readonly count: number;
  /** Width of every column, in px. */
  readonly columnWidth: number;
  /** Width of what sticks over the left edge; the columns begin after it. */
  readonly headWidth: number;
  /** Width of what sticks over the right edge. */
  readonly tailWidth?: number;
  /** What is in sight of the scroller: `useScrollSpan` along x. */
  readonly view: { readonly from: number; readonly size: number };
  readonly scroller: RefObject<HTMLElement | null>;
}

export interface VirtualColumns {
  /** The columns to render, in order; the same array while it says the same. */
  readonly drawn: readonly number[];
  /** The same with one more, wherever the scroll is: what has the focus stays rendered. */
  readonly withPinned: (pinned: number | null) => readonly number[];
  /** Scrolls no further than it takes to see the column beside what sticks. */
  readonly scrollTo: (index: number) => void;
}

/** Columns rendered beyond each edge. Wider together than the step of `useScrollSpan`. */
const OVERSCAN = 3;

/** Renders only the columns in sight of a scrolling element: as `useVirtualRows`, along the other axis. */
export function useVirtualColumns(options: VirtualColumnsOptions): VirtualColumns {
  const { count, columnWidth, headWidth, tailWidth = 0, view, scroller } = options;
  const first = Math.max(0, Math.min(count, Math.floor(view.from / columnWidth) - OVERSCAN));
  const last = Math.ceil((view.from + view.size - headWidth) / columnWidth) + OVERSCAN;
  const end = Math.max(first, Math.min(count, last));
  const drawn = useMemo(() => Array.from({ length: end - first }, (_, place) => first + place), [first, end]);
  const withPinned = useCallback(
    (pinned: number | null) =>
      pinned === null || pinned >= count || (pinned >= first && pinned < end)
        ? drawn
        : [...drawn, pinned].sort((a, b) => a - b),
    [drawn, first, end, count],
  );
  const scrollTo = useCallback(
    (index: number) => {
      const element = scroller.current;
      if (!element) return;
      const left = index * columnWidth;
      const room = element.clientWidth - headWidth - tailWidth;
      if (left < element.scrollLeft) element.scrollLeft = left;
      else if (left + columnWidth > element.scrollLeft + room) element.scrollLeft = left + columnWidth - room;
    },
    [scroller, columnWidth, headWidth, tailWidth],
  );
  return { drawn, withPinned, scrollTo };
}
