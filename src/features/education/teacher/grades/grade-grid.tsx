// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Gradebook } from "#domain/classroom/gradebook.ts";
import { type GridPosition, movedPosition } from "#ui/kit/tables/grid-column.ts";
import { useVirtualRows } from "#ui/kit/tables/virtual-rows.ts";
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
}

const ROW = 45;
const HEAD = 104;

const cellIn = (frame: HTMLElement | null, { row, column }: GridPosition) =>
  frame?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`) ?? null;

/** Characters that begin a grade; the rest move or open. */
const TYPED = /^[\p{L}\d,.]$/u;

/** The active cell, which alone takes the focus; keys as in a spreadsheet (ED-73). */
function useGradeKeys(props: GradeGridProps, size: { rows: number; columns: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const [at, setAt] = useState<GridPosition>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<string | null>(null);
  const position = {
    row: Math.min(at.row, Math.max(0, size.rows - 1)),
    column: Math.min(at.column, Math.max(0, size.columns - 1)),
  };
  const virtual = useVirtualRows({
    count: size.rows,
    rowHeight: ROW,
    scroller: frame,
    pinned: position.row,
    headHeight: HEAD,
    footHeight: ROW,
  });
  const { scrollTo } = virtual;
  useEffect(() => {
    if (!moved.current) return;
    const focus = () => {
      const cell = cellIn(frame.current, at);
      cell?.focus({ preventScroll: true });
      cell?.scrollIntoView({ inline: "nearest", block: "nearest" });
      if (cell) moved.current = false;
    };
    scrollTo(at.row);
    focus();
    if (moved.current) requestAnimationFrame(focus);
  }, [at, scrollTo]);
  const move = (next: GridPosition) => {
    moved.current = true;
    setAt({ ...next });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isCell = event.target instanceof HTMLElement && event.target.dataset.cell !== undefined;
    if (!isCell || event.altKey || event.shiftKey) return;
    if (event.key === "Enter") {
      event.preventDefault();
      return props.onOpen(position.row, position.column);
    }
    const isPlain = !event.ctrlKey && !event.metaKey;
    if (isPlain && (TYPED.test(event.key) || event.key === "F2" || event.key === "Delete")) {
      event.preventDefault();
      return setEditing(event.key.length === 1 ? event.key : "");
    }
    const visible = frame.current ? Math.floor((frame.current.clientHeight - HEAD - ROW) / ROW) : 10;
    const next = movedPosition(position, event.key, event.ctrlKey || event.metaKey, {
      ...size,
      page: Math.max(1, visible),
    });
    if (!next) return;
    event.preventDefault();
    move(next);
  };
  const stopEditing = (step: number | null) => {
    setEditing(null);
    if (step !== null)
      move({ row: Math.max(0, Math.min(size.rows - 1, position.row + step)), column: position.column });
  };
  return { frame, position, virtual, editing, stopEditing, setAt, onKeyDown };
}

/** Students by activities, read by a screen reader as a grid: names and heads stay in sight, one cell takes the focus. */
export function GradeGrid(props: GradeGridProps) {
  const { book, byId, menuOf } = props;
  const size = { rows: book.rows.length, columns: book.columns.length };
  const keys = useGradeKeys(props, size);
  const tracks = gridTracks(book);
  const total = 1 + book.columns.length + tracks.closing;
  return (
    <div
      ref={keys.frame}
      role="grid"
      aria-label={texts.grid(book.classroom.name)}
      aria-rowcount={size.rows + 3}
      aria-colcount={total}
      className="grid-frame grade-grid"
      style={{ "--grid-columns": tracks.template }}
      onKeyDown={keys.onKeyDown}
      tabIndex={-1}
    >
      <div className="grid-width">
        <GridHeads book={book} tracks={tracks} menuOf={menuOf} />
        <div role="rowgroup" className="grid-body" style={{ height: keys.virtual.height }}>
          {keys.virtual.rows.map(({ index, top }) => {
            const row = book.rows[index];
            if (row === undefined) return null;
            const isActive = keys.position.row === index;
            return (
              <GridRow
                key={row.student.id}
                classroom={book.classroom}
                columns={book.columns}
                row={row}
                index={index}
                top={top}
                byId={byId}
                active={isActive ? keys.position.column : null}
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
        <GridFootRow book={book} />
      </div>
    </div>
  );
}
