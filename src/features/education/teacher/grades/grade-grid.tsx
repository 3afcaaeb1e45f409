// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
import { useRef, useState } from "react";
import type { Activity } from "#domain/classroom/activity.ts";
import type { Gradebook } from "#domain/classroom/gradebook.ts";
import { showGrade } from "#domain/classroom/scale.ts";
import { hasRow } from "#ui/kit/tables/grid-range.ts";
import { useScrollSpan } from "#ui/kit/tables/scroll-window.ts";
import { useVirtualColumns } from "#ui/kit/tables/virtual-columns.ts";
import { type ActivityMenuItems, GridFootRow, GridHeads } from "./grid-edges.tsx";
import { GridRow } from "./grid-row.tsx";
import { gridTracks } from "./grid-tracks.ts";
import "./grades.css";
import { gradesTexts as texts } from "./texts.ts";
import { type GradeActions, useGradeKeys } from "./use-grade-keys.ts";
import { useHeadKeys } from "./use-head-keys.ts";

export interface GradeGridProps extends GradeActions {
  readonly book: Gradebook;
  readonly byId: boolean;
  readonly menuOf: ActivityMenuItems;
  /** Opens who a student is; absent where nothing can be changed. */
  readonly onStudent: ((row: number) => void) | undefined;
  /** Writes what was typed over a cell; answers why it is no grade, or null. */
  readonly onType: (row: number, column: number, typed: string) => string | null;
}

const ROW = 45;
/** Of the row of periods, with the line under the heads. */
const PERIODS_HEAD = 36;

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

/** What a cell shows: a grade, or behind them that of a period or the final one; empty without any. */
function shownAt({ classroom: { settings }, rows }: Gradebook, row: number, column: number): string {
  const found = rows[row];
  if (found === undefined) return "";
  const { cells, final } = found;
  const sums = [...final.periods.map(({ grade }) => grade), final.grade];
  const raw = column < cells.length ? cells[column]?.raw : sums[column - cells.length];
  return raw == null ? "" : showGrade(settings, raw).text;
}

/** How the grid is laid out, and its keys. */
function useGrid(props: GradeGridProps) {
  const { book } = props;
  const { frame, tracks, columns } = useGridColumns(book);
  const count = book.columns.length;
  const layout = {
    frame,
    columns,
    headHeight: PERIODS_HEAD + tracks.namesHeight,
    rowHeight: ROW,
    rows: book.rows.length,
    grades: count,
    sums: tracks.closing,
  };
  const keys = useGradeKeys(layout, props, (row, column) => shownAt(book, row, column));
  const heads = useHeadKeys({ frame, columns, count, first: keys.position.column });
  return { frame, tracks, columns, keys, heads };
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
  const { frame, tracks, columns, keys, heads } = useGrid(props);
  const { drawn, withPinned } = columns;
  const { position, chosen, range } = keys;
  const activities = useSameActivities(book);
  const total = 1 + book.columns.length + tracks.closing;
  return (
    <>
      <p role="status" className="sr-only">
        {keys.isCopied ? texts.copied(range) : chosen === null ? "" : texts.chosen(chosen)}
      </p>
      <div
        ref={frame}
        role="grid"
        aria-label={texts.grid(book.classroom.name)}
        aria-rowcount={book.rows.length + 3}
        aria-colcount={total}
        className="grid-frame grade-grid"
        style={{
          "--grid-columns": tracks.template,
          scrollPaddingLeft: tracks.nameWidth,
          scrollPaddingRight: tracks.averageWidth,
        }}
        aria-multiselectable="true"
        {...keys.events}
        tabIndex={-1}
      >
        <div className="grid-width">
          <GridHeads
            book={book}
            tracks={tracks}
            drawn={withPinned(heads.stop)}
            menuOf={menuOf}
            stop={heads.stop}
            onFocusHead={heads.setStop}
            onKeyDown={heads.onKeyDown}
          />
          <div role="rowgroup" className="grid-body" style={{ height: keys.virtual.height }}>
            {keys.virtual.rows.map(({ index, top }) => {
              const row = book.rows[index];
              if (row === undefined) return null;
              const isActive = position.row === index;
              const of = chosen !== null && hasRow(chosen, index) ? chosen : null;
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
                  chosenFrom={of?.column ?? null}
                  chosenTo={of === null ? null : of.column + of.columns - 1}
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
    </>
  );
}
