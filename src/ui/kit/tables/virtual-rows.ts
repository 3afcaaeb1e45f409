import { type RefObject, useCallback } from "react";
import { usePrinting } from "../use-printing.ts";
import { scrollNearest, scrollToMiddle, useScrollWindow } from "./scroll-window.ts";

interface VirtualRowsOptions {
  readonly count: number;
  /** Height of every row, in px. */
  readonly rowHeight: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** A row that stays rendered while it has the focus, wherever the scroll is. */
  readonly pinned?: number | null;
  /** Heights of what sticks over the top and the bottom of the scroller. */
  readonly headHeight?: number;
  readonly footHeight?: number;
}

interface VirtualRow {
  readonly index: number;
  /** From the top of the body. */
  readonly top: number;
}

export interface VirtualRows {
  /** The rows to render, in order. */
  readonly rows: readonly VirtualRow[];
  /** Height of all rows, rendered or not. */
  readonly height: number;
  /** Scrolls until the row is in sight: no further than it takes, or to the middle. */
  readonly scrollTo: (index: number, place?: "nearest" | "middle") => void;
}

/** Rows rendered beyond each edge, so that a turn of the wheel finds them drawn. Taller than the step of the window. */
const OVERSCAN = 12;

/** Renders only the rows in sight of a scrolling element; on paper, all of them (UX-38). Rows of several heights are placed by who draws them: `inWindow`. */
export function useVirtualRows(options: VirtualRowsOptions): VirtualRows {
  const { count, rowHeight, scroller, pinned = null, headHeight = 0, footHeight = 0 } = options;
  const view = useScrollWindow(scroller);
  const printing = usePrinting();
  const first = printing ? 0 : Math.max(0, Math.floor(view.top / rowHeight) - OVERSCAN);
  const seen = Math.ceil((view.top + view.height) / rowHeight) + OVERSCAN;
  const end = printing ? count : Math.min(count, seen);
  const inSight = Array.from({ length: Math.max(0, end - first) }, (_, place) => first + place);
  const isPinnedApart = pinned !== null && pinned < count && (pinned < first || pinned >= end);
  const indexes = isPinnedApart ? [...inSight, pinned].sort((a, b) => a - b) : inSight;
  const scrollTo = useCallback(
    (index: number, place: "nearest" | "middle" = "nearest") => {
      const element = scroller.current;
      if (!element) return;
      const row = { top: index * rowHeight, height: rowHeight };
      if (place === "middle") scrollToMiddle(element, row);
      else scrollNearest(element, row, { head: headHeight, foot: footHeight });
    },
    [scroller, rowHeight, headHeight, footHeight],
  );
  return {
    rows: indexes.map((index) => ({ index, top: index * rowHeight })),
    height: count * rowHeight,
    scrollTo,
  };
}
