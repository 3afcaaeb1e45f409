import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { toast } from "#ui/kit/feedback/toast.ts";
import { type GridPosition, movedPosition } from "#ui/kit/tables/grid-column.ts";
import type { VirtualColumns } from "#ui/kit/tables/virtual-columns.ts";
import { useVirtualRows } from "#ui/kit/tables/virtual-rows.ts";
import { useLatest } from "#ui/kit/use-latest.ts";

/** The grid as it is laid out: heights in px. */
interface GradeGridLayout {
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

interface GradeActions {
  readonly onOpen: (row: number, column: number) => void;
  readonly onBlock: (row: number, column: number, text: string) => void;
  readonly onUndo: () => void;
  readonly onType: (row: number, column: number, typed: string) => string | null;
  /** What a cell shows, to be pasted elsewhere; empty without a grade. */
  readonly copied: (row: number, column: number) => string;
}

/** Where the focus goes: to a cell, or to the name of its row. */
type Stop = "cell" | "name";

const isCell = (target: EventTarget) => target instanceof HTMLElement && target.dataset.cell !== undefined;

/** The row of the name that has the focus; null elsewhere. */
function rowOfName(target: EventTarget): number | null {
  return target instanceof HTMLElement && target.dataset.name !== undefined
    ? Number(target.dataset.name)
    : null;
}

/** Characters that begin a grade, a sign too: what is no grade is told, never read as another one (ED-33). */
const TYPED = /^[^\s\p{C}]$/u;

/** The active cell, which alone takes the focus; it is scrolled in, along both axes, when a key moves it. */
function useActiveCell({ frame, columns, ...layout }: GradeGridLayout) {
  const { headHeight, rowHeight, rows, grades, sums } = layout;
  const moved = useRef<Stop | null>(null);
  const [at, setAt] = useState<GridPosition>({ row: 0, column: 0 });
  const last = grades + sums - 1;
  const position = {
    row: Math.min(at.row, Math.max(0, rows - 1)),
    column: Math.min(at.column, Math.max(0, last)),
  };
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
    const place =
      moved.current === "name" ? `[data-name="${at.row}"]` : `[data-cell="${at.row}:${at.column}"]`;
    // Names and the last sum stay in sight whatever the scroll.
    const isHeld = moved.current === "name" || at.column === last;
    const focus = () => {
      const stop = frame.current?.querySelector<HTMLElement>(place);
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
    setAt({ ...next });
  };
  const seen = frame.current
    ? Math.floor((frame.current.clientHeight - headHeight - rowHeight) / rowHeight)
    : 10;
  return { position, virtual, move, setAt, size: { rows, columns: last + 1, page: Math.max(1, seen) } };
}

type ActiveCell = ReturnType<typeof useActiveCell>;

const UP_AND_DOWN: readonly string[] = ["ArrowUp", "ArrowDown", "PageUp", "PageDown"];

/** From the name of a row to other names, or into its row. Enter is the name's own. */
function nameKey(row: number, event: KeyboardEvent<HTMLElement>, { position, size, move }: ActiveCell): void {
  const withControl = event.ctrlKey || event.metaKey;
  if (event.altKey || event.shiftKey) return;
  if (event.key === "ArrowRight" && !withControl) move({ row, column: 0 });
  else if (event.key === "ArrowRight" || event.key === "End") move({ row, column: size.columns - 1 });
  else if (UP_AND_DOWN.includes(event.key)) {
    const from = { row, column: position.column };
    move(movedPosition(from, event.key, withControl, size) ?? from, "name");
  } else return;
  event.preventDefault();
}

/** Keys as in a spreadsheet (ED-73). */
export function useGradeKeys(layout: GradeGridLayout, actions: GradeActions) {
  const active = useActiveCell(layout);
  const { position, virtual, move, setAt, size } = active;
  const { grades, frame } = layout;
  const [editing, setEditing] = useState<string | null>(null);
  const isGrade = position.column < grades;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const named = rowOfName(event.target);
    if (named !== null) return nameKey(named, event, active);
    const withControl = event.ctrlKey || event.metaKey;
    const begins = !withControl && TYPED.test(event.key);
    if (!isCell(event.target) || event.altKey || (event.shiftKey && !begins)) return;
    if (withControl && event.key.toLowerCase() === "z") {
      event.preventDefault();
      return actions.onUndo();
    }
    if (isGrade && event.key === "Enter") {
      event.preventDefault();
      return actions.onOpen(position.row, position.column);
    }
    if (isGrade && !withControl && (event.key === "Delete" || event.key === "Backspace")) {
      event.preventDefault();
      const problem = actions.onType(position.row, position.column, "");
      if (problem !== null) toast.info({ title: problem });
      return;
    }
    if (isGrade && (begins || (!withControl && event.key === "F2"))) {
      event.preventDefault();
      return setEditing(event.key.length === 1 ? event.key : "");
    }
    const next = movedPosition(position, event.key, withControl, size);
    if (!next) return;
    event.preventDefault();
    const leaves = event.key === "ArrowLeft" && position.column === 0;
    // Names that open nothing take no focus.
    const isNamed = frame.current?.querySelector(`[data-name="${position.row}"]`) != null;
    move(next, leaves && isNamed ? "name" : "cell");
  };
  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    if (!isCell(event.target) || getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", actions.copied(position.row, position.column));
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    if (!isCell(event.target) || !isGrade) return;
    event.preventDefault();
    actions.onBlock(position.row, position.column, event.clipboardData.getData("text/plain"));
  };
  // One function while the grid is open, as every other one of a row.
  const latest = useLatest((step: number | null) => {
    setEditing(null);
    if (step !== null)
      move({ row: Math.max(0, Math.min(size.rows - 1, position.row + step)), column: position.column });
  });
  const [stopEditing] = useState(() => (step: number | null) => latest()(step));
  return { position, virtual, editing, stopEditing, setAt, onKeyDown, onCopy, onPaste };
}
