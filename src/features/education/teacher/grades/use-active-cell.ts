import { type RefObject, useEffect, useRef, useState } from "react";
import type { GridPosition } from "#ui/kit/tables/grid-column.ts";
import { type GridRange, rangeBetween } from "#ui/kit/tables/grid-range.ts";
import type { VirtualColumns } from "#ui/kit/tables/virtual-columns.ts";
import { useVirtualRows } from "#ui/kit/tables/virtual-rows.ts";

/** The grid as it is laid out: heights in px. */
export interface GradeGridLayout {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly columns: VirtualColumns;
  readonly headHeight: number;
  readonly rowHeight: number;
  readonly rows: number;
  /** Columns of grades, which are written. */
  readonly grades: number;
  /** Columns of sums behind them, which are read. */
  readonly sums: number;
}

/** Where the focus goes: to a cell, or to the name of its row. */
type Stop = "cell" | "name";

/** The cell with the focus, and the corners of what is chosen; the same where no other cell is. */
interface Place {
  readonly at: GridPosition;
  readonly from: GridPosition;
  readonly to: GridPosition;
}

const placeAt = (at: GridPosition): Place => ({ at, from: at, to: at });

/** The active cell, which alone takes the focus; it is scrolled in, along both axes, when a key moves it. */
export function useActiveCell({ frame, columns, ...layout }: GradeGridLayout) {
  const { headHeight, rowHeight, rows, grades, sums } = layout;
  const moved = useRef<Stop | null>(null);
  const [place, setPlace] = useState<Place>(placeAt({ row: 0, column: 0 }));
  const { at } = place;
  const last = grades + sums - 1;
  const inside = ({ row, column }: GridPosition): GridPosition => ({
    row: Math.min(row, Math.max(0, rows - 1)),
    column: Math.min(column, Math.max(0, last)),
  });
  const position = inside(at);
  const virtual = useVirtualRows({
    count: rows,
    rowHeight,
    scroller: frame,
    pinned: position.row,
    headHeight,
    footHeight: rowHeight,
  });
  const scrollToRow = virtual.scrollTo;
  const scrollToColumn = columns.scrollTo;
  useEffect(() => {
    if (moved.current === null) return;
    const stopAt =
      moved.current === "name" ? `[data-name="${at.row}"]` : `[data-cell="${at.row}:${at.column}"]`;
    // Names and the last sum stay in sight whatever the scroll.
    const isHeld = moved.current === "name" || at.column === last;
    const focus = () => {
      const stop = frame.current?.querySelector<HTMLElement>(stopAt);
      stop?.focus({ preventScroll: true });
      if (!isHeld) stop?.scrollIntoView({ inline: "nearest", block: "nearest" });
      if (stop) moved.current = null;
    };
    scrollToRow(at.row);
    if (!isHeld && at.column < grades) scrollToColumn(at.column);
    focus();
    if (moved.current !== null) requestAnimationFrame(focus);
  }, [at, frame, scrollToRow, scrollToColumn, grades, last]);
  const move = (next: GridPosition, stop: Stop = "cell") => {
    moved.current = stop;
    setPlace(placeAt({ ...next }));
  };
  /** The focus goes to a cell, and all from the first one to it are chosen. */
  const extend = (next: GridPosition) => {
    moved.current = "cell";
    setPlace(({ from }) => ({ at: { ...next }, from, to: next }));
  };
  /** All from one cell to another are chosen; the focus stays. */
  const choose = (from: GridPosition, to: GridPosition) => setPlace(({ at }) => ({ at, from, to }));
  const [setAt] = useState(() => (next: GridPosition) => {
    // What the focus was brought to keeps what was chosen with it.
    setPlace((now) => (now.at.row === next.row && now.at.column === next.column ? now : placeAt(next)));
  });
  const end = inside(place.to);
  const chosen: GridRange = rangeBetween(inside(place.from), end);
  const seen = frame.current
    ? Math.floor((frame.current.clientHeight - headHeight - rowHeight) / rowHeight)
    : 10;
  const size = { rows, columns: last + 1, page: Math.max(1, seen) };
  return { position, end, chosen, virtual, move, extend, choose, setAt, size };
}

export type ActiveCell = ReturnType<typeof useActiveCell>;
