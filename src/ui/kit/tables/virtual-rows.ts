import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import type { RefObject } from "react";

interface VirtualRowsOptions {
  readonly count: number;
  /** Height of a row; for rows of several heights, by index. */
  readonly rowHeight: number | ((index: number) => number);
  readonly scroller: RefObject<HTMLElement | null>;
  /** A row that stays rendered while it has the focus, wherever the scroll is. */
  readonly pinned?: number | null;
  readonly keyOf?: (index: number) => string;
  /** What sticks over the top and the bottom of the scroller. A row then starts `headHeight` after its place in the body. */
  readonly headHeight?: number;
  readonly footHeight?: number;
}

export type VirtualRows = Virtualizer<HTMLElement, Element>;

/** Renders only the rows in sight of a scrolling element. */
export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  const { count, rowHeight, scroller, pinned = null, keyOf, headHeight = 0, footHeight = 0 } = options;
  return useVirtualizer<HTMLElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: typeof rowHeight === "number" ? () => rowHeight : rowHeight,
    overscan: 12,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    scrollPaddingEnd: footHeight,
    ...(keyOf && { getItemKey: keyOf }),
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      if (pinned === null || pinned >= count || rows.includes(pinned)) return rows;
      return [...rows, pinned].sort((a, b) => a - b);
    },
  });
}
