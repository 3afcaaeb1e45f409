import CircleAlert from "lucide-react/icons/circle-alert";
import type { Classroom } from "#domain/classroom/classroom.ts";
import { awaitsAgain } from "#domain/classroom/grade.ts";
import type { GradeCell } from "#domain/classroom/gradebook.ts";
import { showGrade } from "#domain/classroom/scale.ts";
import { gradesTexts as texts } from "./texts.ts";

interface GradeMarkProps {
  readonly classroom: Pick<Classroom, "settings">;
  readonly cell: GradeCell;
}

/** What the cell says to somebody who does not see it. */
export function markWords({ classroom, cell }: GradeMarkProps): string {
  const state = texts.states[cell.state];
  if (cell.raw === null) return state;
  const { text, passing } = showGrade(classroom.settings, cell.raw);
  if (awaitsAgain(cell.grade)) return `${state}, ${texts.again}, ${texts.countsMeanwhile(text)}`;
  const origin = cell.grade?.byDefault === cell.raw && cell.grade.manual === null ? texts.byDefault : state;
  return passing ? `${text}, ${origin}` : `${text}, ${origin}, ${texts.failing}`;
}

/** The mark of a cell: a score with who gave it, or what is known of the work. */
export function GradeMark({ classroom, cell }: GradeMarkProps) {
  const { settings } = classroom;
  if (awaitsAgain(cell.grade) && cell.raw !== null)
    return (
      <span className="grade-again">
        <span className="grade-dot" />
        {showGrade(settings, cell.raw).text}
      </span>
    );
  if (cell.raw !== null) {
    const { text, passing } = showGrade(settings, cell.raw);
    const by = cell.state === "graded_auto" ? "machine" : cell.state === "graded_manual" ? "hand" : "default";
    const isLow = !passing && settings.visualSettings.highlightFailingGrades;
    return (
      <span className="grade-mark" data-by={by} data-low={isLow}>
        {text}
      </span>
    );
  }
  if (cell.state === "submitted") return <span className="grade-dot" />;
  if (cell.state === "overdue" && settings.visualSettings.showVisualAlerts)
    return <CircleAlert size={17} className="text-error" aria-hidden="true" />;
  if (cell.state === "excused") return <span className="text-muted">Exc.</span>;
  if (cell.state === "pending") return <span className="text-muted">Pte.</span>;
  return <span className="text-muted">—</span>;
}
