import type { Gradebook } from "#domain/classroom/gradebook.ts";
import type { ActivityId, StudentId } from "#domain/kernel/ids.ts";
import { statisticsTexts as texts } from "./texts.ts";

export type OpenWork = (student: StudentId, activity: ActivityId) => void;

interface WorkLinksProps {
  readonly book: Gradebook;
  readonly activity: ActivityId;
  readonly students: readonly StudentId[];
  readonly onOpen: OpenWork;
}

export function activityTitle({ columns }: Gradebook, activity: ActivityId): string {
  return columns.find((each) => each.activity.id === activity)?.activity.title ?? "";
}

/** Students by name, each of which opens the work in an activity. */
export function WorkLinks({ book, activity, students, onOpen }: WorkLinksProps) {
  const title = activityTitle(book, activity);
  const names = new Map(book.rows.map(({ student }) => [student.id, student.name]));
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {students.map((student) => {
        const name = names.get(student) ?? "";
        return (
          <li key={student}>
            <button
              type="button"
              className="text-link min-h-6 text-left"
              aria-label={texts.openWork(name, title)}
              onClick={() => onOpen(student, activity)}
            >
              {name}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
