import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import UserPen from "lucide-react/icons/user-pen";
import { useId, useState } from "react";
import type { Classroom } from "#domain/classroom/classroom.ts";
import type { Gradebook, GradebookColumn, GradebookRow } from "#domain/classroom/gradebook.ts";
import { showGrade } from "#domain/classroom/scale.ts";
import { gradingPeriods, percentOfPeriod } from "#domain/classroom/settings.ts";
import { idOfStudent } from "#domain/classroom/student.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { MoreMenu } from "#ui/kit/overlays/more-menu.tsx";
import { GradeBars } from "./grade-bars.tsx";
import { GradeMark, markWords } from "./grade-mark.tsx";
import type { ActivityMenuItems } from "./grid-edges.tsx";
import { countedText, percentText } from "./percent-text.ts";
import { gradesTexts as texts } from "./texts.ts";

interface GradeCardsProps {
  readonly book: Gradebook;
  readonly byId: boolean;
  /** What may be done with an activity, as its name in the grid offers it; empty where nothing may. */
  readonly menuOf: ActivityMenuItems;
  readonly onOpen: (row: number, column: number) => void;
  /** Opens who a student is; absent where nothing can be changed. */
  readonly onStudent: ((row: number) => void) | undefined;
}

function Average({ classroom, row }: { readonly classroom: Classroom; readonly row: GradebookRow }) {
  const { settings } = classroom;
  if (row.average === null) return <span className="text-muted text-xl">—</span>;
  const { text, passing } = showGrade(settings, row.final.grade ?? row.average);
  const isLow = !passing && settings.visualSettings.highlightFailingAverages;
  return (
    <span className="grade-final flex items-center text-xl" data-low={isLow}>
      {isLow && settings.visualSettings.showVisualAlerts ? (
        <TriangleAlert size={17} role="img" aria-label={texts.risk} />
      ) : null}
      {text}
      {row.final.replaced === null ? null : (
        <span className="grade-short ms-1 text-caption">
          {texts.instead(showGrade(settings, row.final.replaced).text)}
        </span>
      )}
      {passing ? null : <span className="sr-only">, {texts.failing}</span>}
    </span>
  );
}

/** An activity's actions beside its grade: a card has no head of a column to press. */
function ActivityMenu({
  column,
  menuOf,
}: { readonly column: GradebookColumn } & Pick<GradeCardsProps, "menuOf">) {
  const items = menuOf(column);
  return items.length === 0 ? null : (
    <MoreMenu label={texts.menu.label(column.activity.title)} items={items} />
  );
}

interface CardProps extends GradeCardsProps {
  readonly row: GradebookRow;
  readonly index: number;
}

function Card({ book, row, index, byId, menuOf, onOpen, onStudent }: CardProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const { classroom, columns } = book;
  const { student } = row;
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <li className="grade-card" data-open={open}>
      <button
        type="button"
        className="grade-card-head"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <span className="min-w-0 grow">
          <span className="block font-semibold text-base">
            {byId ? idOfStudent(student) || texts.noId : student.name}
          </span>
          {open ? (
            <span className="text-caption text-muted">{byId ? student.name : idOfStudent(student)}</span>
          ) : (
            <GradeBars classroom={classroom} cells={row.cells} />
          )}
        </span>
        <Average classroom={classroom} row={row} />
        <Chevron size={18} aria-hidden="true" className="shrink-0" />
      </button>
      {open ? (
        <div id={panel} className="grid gap-3 border-raya border-t px-4 pb-3">
          {gradingPeriods(classroom.settings).map((period) => {
            const places = columns.flatMap(({ activity }, place) =>
              activity.period === period ? [place] : [],
            );
            if (places.length === 0) return null;
            const sum = row.final.periods.find((each) => each.period === period);
            return (
              <section key={period} className="grid grid-cols-[4.5rem_1fr] gap-x-2">
                <h3 className="pt-3 font-semibold">
                  {texts.period(period)}
                  <span className="block font-normal text-muted">
                    {percentText(percentOfPeriod(classroom.settings.periodDistribution, period))}
                  </span>
                  {sum?.isShort ? (
                    <span className="grade-short text-caption">
                      {texts.short(sum.grades, classroom.settings.minGradesPerPeriod)}
                    </span>
                  ) : null}
                </h3>
                <div>
                  {places.map((place) => {
                    const [cell, column] = [row.cells[place], columns[place]];
                    if (cell === undefined || column === undefined) return null;
                    return (
                      <div key={cell.activity} className="flex items-center">
                        <button
                          type="button"
                          className="grade-card-line min-w-0 grow"
                          aria-label={`${column.activity.title}: ${markWords({ classroom, cell })}`}
                          onClick={() => onOpen(index, place)}
                        >
                          <span>
                            {column.activity.title}{" "}
                            <span className="text-muted">{countedText(column.activity)}</span>
                          </span>
                          <GradeMark classroom={classroom} cell={cell} />
                        </button>
                        <ActivityMenu column={column} menuOf={menuOf} />
                      </div>
                    );
                  })}
                </div>
              </section>
            );
          })}
          {onStudent === undefined ? null : (
            <Button
              size="sm"
              className="mt-3 justify-self-start"
              icon={<UserPen size={16} aria-hidden="true" />}
              onClick={() => onStudent(index)}
            >
              {texts.editStudent}
            </Button>
          )}
        </div>
      ) : null}
    </li>
  );
}

/** The grade grid on a phone: a card per student, which opens to its grades by period. */
export function GradeCards(props: GradeCardsProps) {
  return (
    <ul className="grid gap-2.5">
      {props.book.rows.map((row, index) => (
        <Card key={row.student.id} {...props} row={row} index={index} />
      ))}
    </ul>
  );
}
