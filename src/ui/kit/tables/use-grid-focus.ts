import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { focusInSight } from "./focus-in-sight.ts";
import { type GridPosition, movedPosition } from "./grid-column.ts";

interface GridFocusOptions {
  readonly frame: RefObject<HTMLElement | null>;
  /** The cell that was moved to last. */
  readonly at: GridPosition;
  /** The same within the rows and columns that there are now. */
  readonly position: GridPosition;
  readonly onMove: (position: GridPosition) => void;
  readonly rows: number;
  readonly columns: number;
  readonly rowHeight: number;
  readonly scrollTo: (row: number) => void;
  readonly onOpen: ((row: number) => void) | undefined;
}

const CONTROLS = "a[href], button, input, select, textarea";

function cellAt(frame: HTMLElement | null, { row, column }: GridPosition): HTMLElement | null {
  return frame?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`) ?? null;
}

/** The keys of a grid. One cell takes the focus and arrows move it: the only tab stop besides controls inside cells. */
export function useGridFocus(options: GridFocusOptions): (event: KeyboardEvent<HTMLElement>) => void {
  const { frame, at, position, onMove, rows, columns, rowHeight, scrollTo, onOpen } = options;
  const moved = useRef(false);

  useEffect(() => {
    if (!moved.current) return;
    const focus = () => {
      const cell = cellAt(frame.current, at);
      if (cell === null) return;
      focusInSight(cell);
      moved.current = false;
    };
    scrollTo(at.row);
    focus();
    // A distant row is rendered only after the scroll.
    if (moved.current) requestAnimationFrame(focus);
  }, [at, frame, scrollTo]);

  return (event) => {
    const cell = event.target;
    if (!(cell instanceof HTMLElement) || cell.dataset.cell === undefined || event.altKey || event.shiftKey)
      return;
    if (event.key === "Enter" || event.key === " ") {
      const control = cell.querySelector<HTMLElement>(CONTROLS);
      event.preventDefault();
      if (onOpen && !control) onOpen(position.row);
      else if (control) control.focus();
      return;
    }
    const visible = frame.current ? Math.floor(frame.current.clientHeight / rowHeight) - 2 : 10;
    const size = { rows, columns, page: Math.max(1, visible) };
    const next = movedPosition(position, event.key, event.ctrlKey || event.metaKey, size);
    if (!next) return;
    event.preventDefault();
    moved.current = true;
    onMove(next);
  };
}
