import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type GridPosition, movedPosition } from "./grid-column.ts";

interface GridFocusOptions {
  readonly frame: RefObject<HTMLElement | null>;
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

/** One cell of the grid takes the focus; arrows move it. The only tab stop besides what stands inside the cells. */
export function useGridFocus({ frame, rows, columns, rowHeight, scrollTo, onOpen }: GridFocusOptions) {
  const [at, setAt] = useState<GridPosition>({ row: 0, column: 0 });
  const moved = useRef(false);
  const position = { row: Math.min(at.row, Math.max(0, rows - 1)), column: Math.min(at.column, columns - 1) };

  useEffect(() => {
    if (!moved.current) return;
    const focus = () => {
      const cell = cellAt(frame.current, at);
      cell?.focus({ preventScroll: true });
      if (cell) moved.current = false;
    };
    scrollTo(at.row);
    focus();
    // A row far away is rendered only after the scroll.
    if (moved.current) requestAnimationFrame(focus);
  }, [at, frame, scrollTo]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
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
    setAt(next);
  };

  return { position, onKeyDown, focusCell: setAt };
}
