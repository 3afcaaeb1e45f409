// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: of a row its cells and its name's button take the focus
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid handles the keys of its cells

import TriangleAlert from "lucide-react/icons/triangle-alert";
import { memo } from "react";
import type { Activity } from "#domain/classroom/activity.ts";
import type { Classroom } from "#domain/classroom/classroom.ts";
import type { GradebookRow, GradeCell } from "#domain/classroom/gradebook.ts";
import { showGrade } from "#domain/classroom/scale.ts";
import { idOfStudent } from "#domain/classroom/student.ts";
import type { GridPosition } from "#ui/kit/tables/grid-column.ts";
import { GradeMark, markWords } from "./grade-mark.tsx";
import { GradeTyping } from "./grade-typing.tsx";
import { gradesTexts as texts } from "./texts.ts";

interface GridRowProps {
  readonly classroom: Classroom;
  /** Of the whole grid, in the order of its columns; the same array while they are. */
  readonly activities: readonly Activity[];
  /** Indexes of the activities that are drawn. */
  readonly drawn: readonly number[];
  readonly row: GradebookRow;
  readonly index: number;
  readonly top: number;
  readonly byId: boolean;
  /** Column of the active cell, if it is in this row. */
  readonly active: number | null;
  /** First and last column of the cells of this row that are chosen together with others; null where none is. */
  readonly chosenFrom: number | null;
  readonly chosenTo: number | null;
  readonly editing: string | null;
  readonly onStop: (step: number | null) => void;
  readonly onFocusCell: (position: GridPosition) => void;
  readonly onOpen: (row: number, column: number) => void;
  /** Opens who the student is; absent where nothing can be changed. */
  readonly onStudent?: ((row: number) => void) | undefined;
  readonly onType: (row: number, column: number, typed: string) => string | null;
}

type Chosen = Pick<GridRowProps, "chosenFrom" | "chosenTo">;

/** Said of chosen cells alone: of every other one, a screen reader would say that it is not. */
function isChosen({ chosenFrom, chosenTo }: Chosen, column: number): true | undefined {
  return chosenFrom !== null && chosenTo !== null && column >= chosenFrom && column <= chosenTo
    ? true
    : undefined;
}

/** The grades of the periods and the final one: read, and never written. */
function Closing(
  props: Chosen & Pick<GridRowProps, "classroom" | "row" | "index" | "active" | "onFocusCell">,
) {
  const { classroom, row, index, active, onFocusCell } = props;
  const { settings } = classroom;
  const stop = (column: number) => ({
    "data-cell": `${index}:${column}`,
    "aria-readonly": true,
    "aria-selected": isChosen(props, column),
    tabIndex: active === column ? 0 : -1,
    onFocus: () => onFocusCell({ row: index, column }),
    "aria-colindex": column + 2,
    style: { gridColumn: column + 2 },
  });
  const shown = row.average === null ? null : showGrade(settings, row.final.grade ?? row.average);
  const isLow = shown !== null && !shown.passing && settings.visualSettings.highlightFailingAverages;
  return (
    <>
      {row.final.periods.map(({ period, grade, grades, isShort }, place) => (
        <div
          key={period}
          role="gridcell"
          className="grid-cell grade-period"
          data-align="end"
          data-line={place === 0 ? "double" : undefined}
          {...stop(row.cells.length + place)}
        >
          {grade === null ? "—" : showGrade(settings, grade).text}
          {isShort ? (
            <span className="grade-short text-caption">
              {texts.short(grades, settings.minGradesPerPeriod)}
            </span>
          ) : null}
        </div>
      ))}
      <div
        role="gridcell"
        className="grid-cell grade-last grade-final"
        data-align="end"
        data-low={isLow}
        data-line="single"
        {...stop(row.cells.length + row.final.periods.length)}
      >
        {isLow && settings.visualSettings.showVisualAlerts ? (
          <TriangleAlert size={16} role="img" aria-label={texts.risk} />
        ) : null}
        {shown === null ? "—" : shown.text}
        {row.final.replaced === null ? null : (
          <span className="grade-short text-caption">
            {texts.instead(showGrade(settings, row.final.replaced).text)}
          </span>
        )}
        {shown === null || shown.passing ? null : <span className="sr-only">, {texts.failing}</span>}
      </div>
    </>
  );
}

interface ScoreProps
  extends Pick<GridRowProps, "classroom" | "index" | "onStop" | "onFocusCell" | "onOpen" | "onType"> {
  readonly cell: GradeCell;
  readonly place: number;
  readonly line: "single" | "double";
  readonly active: boolean;
  readonly chosen: true | undefined;
  /** What began the grade that is being typed over it, and what its field is called. */
  readonly editing: { readonly start: string; readonly label: string } | null;
}

/** One activity of the student: its mark, or the grade being typed over it. */
const Score = memo(function Score(props: ScoreProps) {
  const { classroom, cell, index, place, editing } = props;
  return (
    <div
      role="gridcell"
      className="grid-cell grade-cell"
      data-align="center"
      data-line={props.line}
      data-cell={`${index}:${place}`}
      aria-colindex={place + 2}
      style={{ gridColumn: place + 2 }}
      aria-selected={props.chosen}
      tabIndex={props.active ? 0 : -1}
      onFocus={() => props.onFocusCell({ row: index, column: place })}
      onClick={(event) => (event.shiftKey ? undefined : props.onOpen(index, place))}
    >
      {editing === null ? (
        <>
          <span aria-hidden="true">
            <GradeMark classroom={classroom} cell={cell} />
          </span>
          {/* As content: a screen reader reads the text of a cell before its label (AX-15). */}
          <span className="sr-only">{markWords({ classroom, cell })}</span>
        </>
      ) : (
        <GradeTyping
          {...editing}
          onDone={(typed) => props.onType(index, place, typed)}
          onStop={props.onStop}
        />
      )}
    </div>
  );
});

function Scores(props: GridRowProps) {
  const { classroom, activities, drawn, row, index, active } = props;
  const { onStop, onFocusCell, onOpen, onType } = props;
  return drawn.map((place) => {
    const cell = row.cells[place];
    const activity = activities[place];
    if (cell === undefined || activity === undefined) return null;
    const isActive = active === place;
    const editing =
      isActive && props.editing !== null
        ? { start: props.editing, label: texts.edit(row.student.name, activity.title) }
        : null;
    return (
      <Score
        key={place}
        classroom={classroom}
        cell={cell}
        index={index}
        place={place}
        editing={editing}
        onStop={onStop}
        onFocusCell={onFocusCell}
        onOpen={onOpen}
        onType={onType}
        line={activity.period === activities[place - 1]?.period ? "single" : "double"}
        active={isActive}
        chosen={isChosen(props, place)}
      />
    );
  });
}

function Row(props: GridRowProps) {
  const { activities, row, index, top, byId, active } = props;
  const { student } = row;
  const shown = byId ? idOfStudent(student) || texts.noId : student.name;
  return (
    <div role="row" className="grid-row" style={{ top, height: 45 }} aria-rowindex={index + 3}>
      <div role="rowheader" className="grid-cell" data-sticky="true" aria-colindex={1}>
        {props.onStudent === undefined ? (
          <span className="grid-clip">{shown}</span>
        ) : (
          <button
            type="button"
            className="grade-name grid-clip"
            // One stop of the tab key in the whole column, the row of the active cell; each, where there are no cells.
            tabIndex={active !== null || activities.length === 0 ? 0 : -1}
            data-name={index}
            aria-haspopup="dialog"
            onClick={() => props.onStudent?.(index)}
          >
            {shown}
          </button>
        )}
      </div>
      <Scores {...props} />
      <Closing {...props} />
    </div>
  );
}

/** One student's grades. Rendered again only when the student's own grades or the active cell change (ED-73). */
export const GridRow = memo(Row);
