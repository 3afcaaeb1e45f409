// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
import WandSparkles from "lucide-react/icons/wand-sparkles";
import type { KeyboardEvent, MouseEvent } from "react";
import type { Gradebook, GradebookColumn } from "#domain/classroom/gradebook.ts";
import { showGrade } from "#domain/classroom/scale.ts";
import { Menu, type MenuItem } from "#ui/kit/overlays/menu.tsx";
import { PeriodHeads } from "./grid-periods.tsx";
import type { GridTracks } from "./grid-tracks.ts";
import { countedText } from "./percent-text.ts";
import { gradesTexts as texts } from "./texts.ts";

export type ActivityMenuItems = (column: GradebookColumn) => readonly MenuItem[];

/** The name of an activity opens its menu, where it has one: by a click, the other button of the mouse, Shift+F10. */
function ActivityHead({
  column,
  menuOf,
  isStop,
}: {
  readonly column: GradebookColumn;
  readonly menuOf: ActivityMenuItems;
  readonly isStop: boolean;
}) {
  const { activity, counts } = column;
  const items = menuOf(column);
  const face = (
    <>
      <span className="grade-head-name" title={activity.title}>
        {activity.title}
      </span>
      <span className="sr-only">{texts.period(activity.period)}</span>
      <span className="grade-head-weight">
        {countedText(activity)}
        {activity.hasAutoGrading ? <WandSparkles size={13} role="img" aria-label={texts.auto} /> : null}
      </span>
      {counts ? null : <span className="grade-head-weight">{texts.uncounted}</span>}
    </>
  );
  if (items.length === 0) return <span className="grade-head-button">{face}</span>;
  return (
    <Menu
      label={texts.menu.label(activity.title)}
      items={items}
      trigger={({ onClick, onKeyDown, ...trigger }) => (
        <button
          type="button"
          {...trigger}
          className="grade-head-button"
          tabIndex={isStop ? 0 : -1}
          onClick={onClick}
          onContextMenu={(event: MouseEvent) => {
            event.preventDefault();
            if (!trigger["aria-expanded"]) onClick();
          }}
          onKeyDown={(event) => {
            if (event.key === "F10" && event.shiftKey) {
              event.preventDefault();
              return onClick();
            }
            onKeyDown(event);
          }}
        >
          {face}
        </button>
      )}
    />
  );
}

interface HeadsProps {
  readonly book: Gradebook;
  readonly tracks: GridTracks;
  /** Indexes of the activities whose heads are drawn. */
  readonly drawn: readonly number[];
  readonly menuOf: ActivityMenuItems;
  /** The head that the tab key stops at. */
  readonly stop: number;
  /** The focus is on the head of this activity, or on its menu. */
  readonly onFocusHead: (place: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The columns that are drawn, each with its index. */
function inPlace(columns: readonly GradebookColumn[], drawn: readonly number[]): [GradebookColumn, number][] {
  return drawn.flatMap((place) => {
    const column = columns[place];
    return column === undefined ? [] : [[column, place]];
  });
}

/**
 * Two rows of heads: the periods with what they are worth, and their activities. A screen reader takes what heads
 * several columns for the head of one alone, and told each grade under another's period: the periods are cells, and
 * the head of a column says its own (AX-15).
 */
export function GridHeads(props: HeadsProps) {
  const { book, tracks, drawn, menuOf, stop, onFocusHead } = props;
  const { columns } = book;
  const first = columns.length + 2;
  return (
    <div role="rowgroup" className="grid-head grade-heads">
      <PeriodHeads book={book} tracks={tracks} />
      {/* biome-ignore lint/a11y: a head row takes no focus of its own */}
      <div
        role="row"
        className="grid-row grade-names"
        aria-rowindex={2}
        style={{ height: tracks.namesHeight }}
        onKeyDown={props.onKeyDown}
      >
        {/* biome-ignore lint/a11y: a head takes no focus of its own */}
        <div role="columnheader" className="grid-cell" data-sticky="true" aria-colindex={1}>
          {texts.student}
        </div>
        {inPlace(columns, drawn).map(([column, place]) => (
          // biome-ignore lint/a11y: its button takes the focus
          <div
            key={column.activity.id}
            role="columnheader"
            className="grid-cell"
            data-align="center"
            data-line={column.activity.period === columns[place - 1]?.activity.period ? "single" : "double"}
            aria-colindex={place + 2}
            style={{ gridColumn: place + 2 }}
            data-head={place}
            onFocus={() => onFocusHead(place)}
          >
            <ActivityHead column={column} menuOf={menuOf} isStop={place === stop} />
          </div>
        ))}
        {tracks.periods.map((period, place) => (
          // biome-ignore lint/a11y: a head takes no focus of its own
          <div
            key={period}
            role="columnheader"
            className="grid-cell"
            data-align="end"
            data-line={place === 0 ? "double" : undefined}
            aria-colindex={first + place}
            style={{ gridColumn: first + place }}
          >
            <span className="sr-only">{texts.final}</span>
            {texts.period(period)}
          </div>
        ))}
        {/* biome-ignore lint/a11y: a head takes no focus of its own */}
        <div
          role="columnheader"
          className="grid-cell grade-last"
          data-align="end"
          data-line="single"
          aria-colindex={first + tracks.periods.length}
          style={{ gridColumn: first + tracks.periods.length }}
        >
          {texts.average}
        </div>
      </div>
    </div>
  );
}

/** Averages of the group under their columns. */
export function GridFootRow({ book, drawn }: Pick<HeadsProps, "book" | "drawn">) {
  const { columns, classroom, rows, average } = book;
  const periods = rows[0]?.final.periods ?? [];
  const first = columns.length + 2;
  const shown = (value: number | null) => (value === null ? "—" : showGrade(classroom.settings, value).text);
  return (
    <div role="rowgroup" className="grid-foot grade-foot">
      {/* biome-ignore lint/a11y: a foot row takes no focus of its own */}
      <div role="row" className="grid-row" aria-rowindex={rows.length + 3}>
        {/* biome-ignore lint/a11y: read with the row */}
        <div role="rowheader" className="grid-cell" data-sticky="true" aria-colindex={1}>
          {texts.groupAverage}
        </div>
        {inPlace(columns, drawn).map(([column, place]) => (
          // biome-ignore lint/a11y: a foot takes no focus of its own
          <div
            key={column.activity.id}
            role="gridcell"
            className="grid-cell"
            data-align="center"
            data-line={column.activity.period === columns[place - 1]?.activity.period ? "single" : "double"}
            aria-colindex={place + 2}
            style={{ gridColumn: place + 2 }}
          >
            {shown(column.average)}
          </div>
        ))}
        {periods.map(({ period }, place) => (
          // biome-ignore lint/a11y: a foot takes no focus of its own
          <div
            key={period}
            role="gridcell"
            className="grid-cell"
            data-line={place === 0 ? "double" : undefined}
            aria-colindex={first + place}
            style={{ gridColumn: first + place }}
          />
        ))}
        {/* biome-ignore lint/a11y: a foot takes no focus of its own */}
        <div
          role="gridcell"
          className="grid-cell grade-last"
          data-align="end"
          data-line="single"
          aria-colindex={first + periods.length}
          style={{ gridColumn: first + periods.length }}
        >
          <span className="rule-figure" data-rule="double">
            {shown(average)}
          </span>
        </div>
      </div>
    </div>
  );
}
