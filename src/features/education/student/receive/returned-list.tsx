import { keptReturn } from "#domain/exchange/receive/student-arrivals.ts";
import type { StudentContents } from "#storage/classroom/student/student-queries.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import type { GoTo } from "../../shell/academic-place.ts";
import { classOfRows } from "../class-names.ts";
import { insteadOfText } from "./instead-of.ts";
import { exchangeStudentTexts as texts } from "./texts.ts";

interface ReturnedListProps {
  readonly contents: StudentContents;
  readonly go: GoTo;
}

/** Grades that came back from the teacher, newest first. */
export function ReturnedList({ contents, go }: ReturnedListProps) {
  const taskOf = new Map(contents.tasks.map((task) => [task.id, task]));
  const classOf = classOfRows(contents.classrooms);
  const rows = contents.returns
    .toSorted((a, b) => b.returnedAt - a.returnedAt)
    .flatMap(({ activity: id, classroom, about, comment, ...each }) => {
      const kept = keptReturn(each);
      const task = taskOf.get(id);
      const of = task ?? about;
      if (kept === null || of === undefined) return [];
      const isTask = task !== undefined;
      const { title } = of;
      // The page of a task says its comment.
      const notes = [classOf.get(classroom) ?? [], insteadOfText(of), isTask ? [] : comment]
        .flat()
        .filter((each) => each !== "");
      return [{ id, title, isTask, notes, grade: kept.grade }];
    });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="notas-devueltas">
      <h2 id="notas-devueltas" className="border-base-content border-b pb-2 font-bold text-base">
        {texts.grades}
      </h2>
      <ul>
        {rows.map(({ id, title, isTask, notes, grade }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-raya border-b py-2.5">
            <span>
              <span className="block font-semibold">{title}</span>
              {notes.map((note) => (
                <span key={note} className="block text-muted">
                  {note}
                </span>
              ))}
            </span>
            <span className="flex items-center gap-3">
              <b className="text-lg">{grade}</b>
              {isTask ? (
                <Button
                  size="sm"
                  aria-label={texts.seeOf(title)}
                  onClick={() => go({ section: "exercises", actividad: id, vista: "nota" })}
                >
                  {texts.see}
                </Button>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
