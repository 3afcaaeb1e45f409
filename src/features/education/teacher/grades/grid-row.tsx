// biome-ignore-all lint/a11y/useSemanticElements: rows are laid out by position, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: sums take no focus of their own
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid handles the keys of its cells
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { memo } from "react";
import type { Classroom } from "#domain/classroom/classroom.ts";
import type { GradebookColumn, GradebookRow } from "#domain/classroom/gradebook.ts";
import { showGrade } from "#domain/classroom/scale.ts";
import type { GridPosition } from "#ui/kit/tables/grid-column.ts";
import { GradeMark, markWords } from "./grade-mark.tsx";
import { GradeTyping } from "./grade-typing.tsx";
import { gradesTexts as texts } from "./texts.ts";

interface GridRowProps {
  readonly classroom: Classroom;
  readonly columns: readonly GradebookColumn[];
  readonly row: GradebookRow;
  readonly index: number;
  readonly top: number;
  readonly byId: boolean;
  /** Column of the active cell, if it is in this row. */
  readonly active: number | null;
  readonly editing: string | null;
  readonly onStop: (step: number | null) => void;
  readonly onFocusCell: (position: GridPosition) => void;
  readonly onOpen: (row: number, column: number) => void;
  /** Opens who the student is; absent where nothing can be changed. */
  readonly onStudent?: ((row: number) => void) | undefined;
  readonly onType: (row: number, column: number, typed: string) => string | null;
}

function Closing({ classroom, row }: Pick<GridRowProps, "classroom" | "row">) {
  const { settings } = classroom;
  const first = row.cells.length + 2;
  const shown = row.average === null ? null : showGrade(settings, row.final.grade ?? row.average);
  const isLow = shown !== null && !shown.passing && settings.visualSettings.highlightFailingAverages;
  return (
    <>
      {row.final.periods.map(({ period, grade }, place) => (
        <div
          key={period}
          role="gridcell"
          className="grid-cell grade-period"
          data-align="end"
          data-line={place === 0 ? "double" : undefined}
          aria-colindex={first + place}
        >
          {grade === null ? "—" : showGrade(settings, grade).text}
        </div>
      ))}
      <div
        role="gridcell"
        className="grid-cell grade-final"
        data-align="end"
        data-low={isLow}
        data-line="single"
        aria-colindex={first + row.final.periods.length}
      >
        {isLow && settings.visualSettings.showVisualAlerts ? (
          <TriangleAlert size={16} role="img" aria-label={texts.risk} />
        ) : null}
        {shown === null ? "—" : shown.text}
      </div>
    </>
  );
}

/** One student's grades. Rendered again only when the student's own grades or the active cell change. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { classroom, columns, row, index, top, byId, active } = props;
  const { student } = row;
  const shown = byId ? student.cedula || texts.noId : student.name;
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
            tabIndex={active !== null || columns.length === 0 ? 0 : -1}
            aria-label={texts.openStudent(shown)}
            onClick={() => props.onStudent?.(index)}
          >
            {shown}
          </button>
        )}
      </div>
      {row.cells.map((cell, place) => {
        const isActive = active === place;
        const column = columns[place];
        const line = column?.activity.period === columns[place - 1]?.activity.period ? "single" : "double";
        return (
          <div
            key={cell.activity}
            role="gridcell"
            className="grid-cell grade-cell"
            data-align="center"
            data-line={line}
            data-cell={`${index}:${place}`}
            aria-colindex={place + 2}
            aria-label={markWords({ classroom, cell })}
            tabIndex={isActive || (active === null && index === 0 && place === 0) ? 0 : -1}
            onFocus={() => props.onFocusCell({ row: index, column: place })}
            onClick={() => props.onOpen(index, place)}
          >
            {isActive && props.editing !== null ? (
              <GradeTyping
                label={texts.edit(student.name, column?.activity.title ?? "")}
                start={props.editing}
                onDone={(typed) => props.onType(index, place, typed)}
                onStop={props.onStop}
              />
            ) : (
              <GradeMark classroom={classroom} cell={cell} />
            )}
          </div>
        );
      })}
      <Closing classroom={classroom} row={row} />
    </div>
  );
});
