import { isLate } from "#domain/classroom/activity.ts";
import { timesOf } from "#domain/classroom/grade.ts";
import type { Gradebook, GradeCell } from "#domain/classroom/gradebook.ts";
import { showGrade } from "#domain/classroom/scale.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatMoment } from "#domain/kernel/format.ts";
import { markWords } from "./grade-mark.tsx";
import { gradesTexts as texts } from "./texts.ts";

interface WorkFactsProps {
  readonly book: Gradebook;
  readonly cell: GradeCell;
  readonly due: Day | null;
}

/** What is known of the work: its state, the machine's grade, and when it arrived and was handed in. */
export function WorkFacts({ book, cell, due }: WorkFactsProps) {
  const { settings } = book.classroom;
  const { auto = null, receivedAt = null, submittedAt = null } = cell.grade ?? {};
  const late = isLate(due, timesOf(cell.grade));
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      <dt className="text-muted">{texts.work.state}</dt>
      <dd className="font-semibold">{markWords({ classroom: book.classroom, cell })}</dd>
      {auto === null ? null : (
        <>
          <dt className="text-muted">{texts.work.auto}</dt>
          <dd>{showGrade(settings, auto).text}</dd>
        </>
      )}
      {receivedAt === null ? null : (
        <>
          <dt className="text-muted">{texts.work.received}</dt>
          <dd>{formatMoment(receivedAt)}</dd>
        </>
      )}
      {submittedAt === null ? null : (
        <>
          <dt className="text-muted">{texts.work.declared}</dt>
          <dd className={late ? "text-error" : undefined}>
            {formatMoment(submittedAt)}
            {late ? ` ${texts.work.late}` : ""}
          </dd>
        </>
      )}
    </dl>
  );
}
