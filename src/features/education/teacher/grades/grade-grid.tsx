// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Activity } from "#domain/classroom/activity.ts";
import type { Gradebook } from "#domain/classroom/gradebook.ts";
import { type GridPosition, movedPosition } from "#ui/kit/tables/grid-column.ts";
import { useScrollSpan } from "#ui/kit/tables/scroll-window.ts";
import { useVirtualColumns } from "#ui/kit/tables/virtual-columns.ts";
import { useVirtualRows } from "#ui/kit/tables/virtual-rows.ts";
import { useLatest } from "#ui/kit/use-latest.ts";
import { type ActivityMenuItems, GridFootRow, GridHeads } from "./grid-edges.tsx";
import { GridRow } from "./grid-row.tsx";
import { gridTracks } from "./grid-tracks.ts";
import "./grades.css";
import { gradesTexts as texts } from "./texts.ts";

export interface GradeGridProps {
  readonly book: Gradebook;
  readonly byId: boolean;
  readonly menuOf: ActivityMenuItems;
  readonly onOpen: (row: number, column: number) => void;
  /** Opens who a student is; absent where nothing can be changed. */
  readonly onStudent: ((row: number) => void) | undefined;
  /** Writes what was typed over a cell; answers why it is no grade, or null. */
  readonly onType: (row: number, column: number, typed: string) => string | null;
  /** Writes a copied block from a cell on. */
  readonly onBlock: (row: number, column: number, text: string) => void;
  /** Takes back the grades written last. */
  readonly onUndo: () => void;
}

const ROW = 45;
/** Of the row of periods, with the line under the heads. */
const PERIODS_HEAD = 36;

const isCell = (target: EventTarget) => target instanceof HTMLElement && target.dataset.cell !== undefined;

const cellIn = (frame: HTMLElement | null, { row, column }: GridPosition) =>
  frame?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`) ?? null;

/** Characters that begin a grade, a sign too: what is no grade is told, never read as another one (ED-33). */
const TYPED = /^[^\s\p{C}]$/u;

/** The widths of the columns in the frame as wide as it is, and those of them that are drawn. */
function useGridColumns(book: Gradebook) {
  const frame = useRef<HTMLDivElement>(null);
  const view = useScrollSpan(frame, "x");
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  const tracks = gridTracks(book, view.size, rem);
  const columns = useVirtualColumns({
    count: book.columns.length,
    columnWidth: tracks.activityWidth,
    headWidth: tracks.nameWidth,
    tailWidth: tracks.averageWidth,
    view,
    scroller: frame,
  });
  return { frame, tracks, columns };
}

type GridColumns = ReturnType<typeof useGridColumns>;

/** The active cell, which alone takes the focus; it is scrolled in, along both axes, when a key moves it. */
function useActiveCell({ frame, tracks, columns }: GridColumns, size: { rows: number; columns: number }) {
  const moved = useRef(false);
  const [at, setAt] = useState<GridPosition>({ row: 0, column: 0 });
  const position = {
    row: Math.min(at.row, Math.max(0, size.rows - 1)),
    column: Math.min(at.column, Math.max(0, size.columns - 1)),
  };
  const headHeight = PERIODS_HEAD + tracks.namesHeight;
  const edges = { headHeight, footHeight: ROW };
  const virtual = useVirtualRows({
    count: size.rows,
    rowHeight: ROW,
    scroller: frame,
    pinned: position.row,
    ...edges,
  });
  const scrollToRow = virtual.scrollTo;
  const scrollToColumn = columns.scrollTo;
  useEffect(() => {
    if (!moved.current) return;
    const focus = () => {
      const cell = cellIn(frame.current, at);
      cell?.focus({ preventScroll: true });
      cell?.scrollIntoView({ inline: "nearest", block: "nearest" });
      if (cell) moved.current = false;
    };
    scrollToRow(at.row);
    scrollToColumn(at.column);
    focus();
    if (moved.current) requestAnimationFrame(focus);
  }, [at, frame, scrollToRow, scrollToColumn]);
  const move = (next: GridPosition) => {
    moved.current = true;
    setAt({ ...next });
  };
  const seen = frame.current ? Math.floor((frame.current.clientHeight - headHeight - ROW) / ROW) : 10;
  return { position, virtual, move, setAt, page: Math.max(1, seen) };
}

/** Keys as in a spreadsheet (ED-73). */
function useGradeKeys(props: GradeGridProps, columns: GridColumns, size: { rows: number; columns: number }) {
  const { position, virtual, move, setAt, page } = useActiveCell(columns, size);
  const [editing, setEditing] = useState<string | null>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isPlain = !event.ctrlKey && !event.metaKey;
    const begins = isPlain && TYPED.test(event.key);
    if (!isCell(event.target) || event.altKey || (event.shiftKey && !begins)) return;
    if (!isPlain && event.key.toLowerCase() === "z") {
      event.preventDefault();
      return props.onUndo();
    }
    if (event.key === "Enter") {
      event.preventDefault();
      return props.onOpen(position.row, position.column);
    }
    if (begins || (isPlain && (event.key === "F2" || event.key === "Delete"))) {
      event.preventDefault();
      return setEditing(event.key.length === 1 ? event.key : "");
    }
    const next = movedPosition(position, event.key, event.ctrlKey || event.metaKey, { ...size, page });
    if (!next) return;
    event.preventDefault();
    move(next);
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    if (!isCell(event.target)) return;
    event.preventDefault();
    props.onBlock(position.row, position.column, event.clipboardData.getData("text/plain"));
  };
  // One function while the grid is open, as every other one of a row.
  const latest = useLatest((step: number | null) => {
    setEditing(null);
    if (step !== null)
      move({ row: Math.max(0, Math.min(size.rows - 1, position.row + step)), column: position.column });
  });
  const [stopEditing] = useState(() => (step: number | null) => latest()(step));
  return { position, virtual, editing, stopEditing, setAt, onKeyDown, onPaste };
}

/** The same array while it holds the same activities. */
function useSameActivities({ columns }: Gradebook): readonly Activity[] {
  const now = columns.map(({ activity }) => activity);
  const [kept, setKept] = useState<readonly Activity[]>(now);
  const isKept = kept.length === now.length && kept.every((activity, place) => activity === now[place]);
  if (!isKept) setKept(now);
  return isKept ? kept : now;
}

/** Students by activities, read by a screen reader as a grid: names and heads stay in sight, one cell takes the focus. */
export function GradeGrid(props: GradeGridProps) {
  const { book, byId, menuOf } = props;
  const size = { rows: book.rows.length, columns: book.columns.length };
  const columns = useGridColumns(book);
  const { frame, tracks } = columns;
  const { drawn, withPinned } = columns.columns;
  const keys = useGradeKeys(props, columns, size);
  const { position } = keys;
  const activities = useSameActivities(book);
  const [head, setHead] = useState<number | null>(null);
  const total = 1 + book.columns.length + tracks.closing;
  return (
    <div
      ref={frame}
      role="grid"
      aria-label={texts.grid(book.classroom.name)}
      aria-rowcount={size.rows + 3}
      aria-colcount={total}
      className="grid-frame grade-grid"
      style={{
        "--grid-columns": tracks.template,
        scrollPaddingLeft: tracks.nameWidth,
        scrollPaddingRight: tracks.averageWidth,
      }}
      onKeyDown={keys.onKeyDown}
      onPaste={keys.onPaste}
      tabIndex={-1}
    >
      <div className="grid-width">
        <GridHeads
          book={book}
          tracks={tracks}
          drawn={withPinned(head)}
          menuOf={menuOf}
          onFocusHead={setHead}
        />
        <div role="rowgroup" className="grid-body" style={{ height: keys.virtual.height }}>
          {keys.virtual.rows.map(({ index, top }) => {
            const row = book.rows[index];
            if (row === undefined) return null;
            const isActive = position.row === index;
            return (
              <GridRow
                key={row.student.id}
                classroom={book.classroom}
                activities={activities}
                drawn={isActive ? withPinned(position.column) : drawn}
                row={row}
                index={index}
                top={top}
                byId={byId}
                active={isActive ? position.column : null}
                editing={isActive ? keys.editing : null}
                onStop={keys.stopEditing}
                onFocusCell={keys.setAt}
                onOpen={props.onOpen}
                onStudent={props.onStudent}
                onType={props.onType}
              />
            );
          })}
        </div>
        <GridFootRow book={book} drawn={drawn} />
      </div>
    </div>
  );
}
