import {
  emptyGrade,
  type Grade,
  type GradePlace,
  withDefault,
  withManual,
  withStanding,
} from "#domain/classroom/grade.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { ClassCommandKind } from "../class-command.ts";
import { gradeShape } from "../shapes/desk-shapes.ts";
import { type Desk, type DeskRefusal, type DeskResult, rowChange } from "./desk.ts";
import { runDeskCommand } from "./desk-command.ts";

/** What a teacher does to one cell of the grid. */
export type GradeChange =
  | { readonly kind: "manual"; readonly raw: number | null; readonly comment?: string }
  | { readonly kind: "comment"; readonly comment: string }
  | {
      readonly kind: "standing";
      readonly standing: "excused" | "pending" | "none";
      /** Why, for the student; without one the comment stays. */
      readonly comment?: string;
    }
  | { readonly kind: "default"; readonly raw: number }
  | { readonly kind: "returned" };

export interface CellChange extends GradePlace {
  readonly change: GradeChange;
}

function changed(grade: Grade, change: GradeChange, now: number): Grade {
  switch (change.kind) {
    case "manual":
      return withManual(grade, change.raw, change.comment ?? grade.comment);
    case "comment":
      return { ...grade, comment: change.comment };
    case "standing":
      return withStanding({ ...grade, comment: change.comment ?? grade.comment }, change.standing);
    case "default":
      return withDefault(grade, change.raw);
    case "returned":
      return { ...grade, returnedAt: now };
  }
}

const KINDS: Readonly<Record<GradeChange["kind"], ClassCommandKind>> = {
  manual: "grade",
  comment: "grade",
  standing: "grade",
  default: "grade-default",
  returned: "return",
};

/** Grades of these places as they are; blank where there is none. Refused if one cannot be read. */
export async function gradesAt(
  { db }: Desk,
  places: readonly GradePlace[],
): Promise<Result<Grade[], DeskRefusal>> {
  const found = await db.grades.bulkGet(places.map(({ student, activity }) => [student, activity]));
  if (found.some((grade) => grade !== undefined && gradeShape.check(grade) !== "ok"))
    return err({ kind: "not-readable" });
  return ok(places.map((place, index) => found[index] ?? emptyGrade(place)));
}

/** Why these places hold no grades: a student of another classroom, an activity that there is not; null where they do. */
export async function unknownPlace({ db }: Desk, places: readonly GradePlace[]): Promise<DeskRefusal | null> {
  const [students, activities] = await Promise.all([
    db.students.bulkGet([...new Set(places.map((place) => place.student))]),
    db.activities.bulkGet([...new Set(places.map((place) => place.activity))]),
  ]);
  const known = new Map(students.flatMap((student) => (student ? [[student.id, student.classroom]] : [])));
  if (places.some((place) => known.get(place.student) !== place.classroom))
    return { kind: "unknown-student" };
  return activities.some((activity) => !activity) ? { kind: "unknown-activity" } : null;
}

/** One cell once: two changes of one would lose the first. */
function isTwice(places: readonly GradePlace[]): boolean {
  return new Set(places.map(({ student, activity }) => `${student} ${activity}`)).size !== places.length;
}

/** Changes cells of the grid: one, a pasted block, all that is missing, all that is returned. All or none. */
export function changeGrades(
  desk: Desk,
  { id, cells }: { readonly id: CommandId; readonly cells: readonly CellChange[] },
): DeskResult<number> {
  const kind = KINDS[cells[0]?.change.kind ?? "manual"];
  const head = { id, kind, note: { count: cells.length } };
  return runDeskCommand<number>(desk, head, ["students", "activities", "grades", "results"], async () => {
    const unknown = isTwice(cells) ? { kind: "grade" as const } : await unknownPlace(desk, cells);
    if (unknown) return err(unknown);
    const before = await gradesAt(desk, cells);
    if (!before.ok) return before;
    const now = desk.clock.now();
    const changes = cells.flatMap(({ student, activity, change: each }, index) => {
      const grade = before.value[index];
      if (!grade) return [];
      const after = changed(grade, each, now);
      return after === grade ? [] : [rowChange("grades", [student, activity], grade, after)];
    });
    if (changes.some(({ after }) => gradeShape.check(after) !== "ok")) return err({ kind: "grade" });
    const stored = await desk.db.grades.bulkGet(changes.map(({ key }) => key as [string, string]));
    const exact = changes.map((each, index) => ({ ...each, before: stored[index] ?? null }));
    return ok({ answer: changes.length, changes: exact });
  });
}
