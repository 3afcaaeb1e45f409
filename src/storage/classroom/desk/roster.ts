import type { Grade } from "#domain/classroom/grade.ts";
import { rawOf } from "#domain/classroom/grade.ts";
import { bareCode, type Student } from "#domain/classroom/student.ts";
import type { Submission, SubmissionResult } from "#domain/classroom/submission.ts";
import type { ClassroomId, CommandId, StudentId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { ClassChange } from "../class-database.ts";
import { studentShape } from "../shapes/desk-shapes.ts";
import { type Desk, type DeskRefusal, type DeskResult, rowChange } from "./desk.ts";
import { runDeskCommand } from "./desk-command.ts";

/** A code names one student of a classroom, compared as hand-ins are: without points, spaces and capitals (ED-37). */
function takenCode(saved: readonly Student[], all: readonly Student[]): DeskRefusal | null {
  for (const { id, code } of saved) {
    const bare = bareCode(code);
    const other =
      bare === "" ? undefined : all.find((each) => each.id !== id && bareCode(each.code) === bare);
    if (other) return { kind: "code-taken", code, by: other.name };
  }
  return null;
}

/** Adds students, or writes other details of some: of a form, a pasted list or a file, all or none. */
export function saveStudents(
  desk: Desk,
  command: { readonly id: CommandId; readonly classroom: ClassroomId; readonly students: readonly Student[] },
): DeskResult<number> {
  const { id, classroom, students } = command;
  const head = { id, kind: "change-students", note: { count: students.length } } as const;
  return runDeskCommand<number>(desk, head, ["classrooms", "students"], async () => {
    if (!(await desk.db.classrooms.get(classroom))) return err({ kind: "unknown-classroom" });
    if (students.some((student) => student.name.trim() === "")) return err({ kind: "name" });
    if (students.some((student) => student.classroom !== classroom || studentShape.check(student) !== "ok"))
      return err({ kind: "not-readable" });
    const before = await desk.db.students.where({ classroom }).toArray();
    const byId = new Map(before.map((student) => [student.id, student]));
    const after = new Map([...byId, ...students.map((student) => [student.id, student] as const)]);
    const taken = takenCode(students, [...after.values()]);
    if (taken) return err(taken);
    const changes = students.map((student) =>
      rowChange("students", student.id, byId.get(student.id), student),
    );
    return ok({ answer: students.length, changes });
  });
}

const OF_STUDENT = ["grades", "submissions", "results"] as const;

interface StudentRows {
  readonly grades: readonly Grade[];
  readonly submissions: readonly Submission[];
  readonly results: readonly SubmissionResult[];
}

async function rowsOf({ db }: Desk, { id, classroom }: Student): Promise<StudentRows> {
  const [grades, submissions, results] = await Promise.all([
    db.grades.where({ classroom }).toArray(),
    db.submissions.where({ classroom }).toArray(),
    db.results.where({ classroom }).toArray(),
  ]);
  const own = <Row extends { readonly student: StudentId }>(rows: readonly Row[]) =>
    rows.filter((row) => row.student === id);
  return { grades: own(grades), submissions: own(submissions), results: own(results) };
}

/** Removes students with their work and grades; undo brings all of it back. */
export function removeStudents(
  desk: Desk,
  { id, students }: { readonly id: CommandId; readonly students: readonly StudentId[] },
): DeskResult<null> {
  const head = { id, kind: "delete-students", note: { count: students.length } } as const;
  return runDeskCommand<null>(desk, head, ["students", ...OF_STUDENT], async () => {
    const found = await desk.db.students.bulkGet([...students]);
    const changes: ClassChange[] = [];
    for (const student of found) {
      if (!student) return err({ kind: "unknown-student" });
      const own = await rowsOf(desk, student);
      changes.push(
        rowChange("students", student.id, student, null),
        ...own.grades.map((row) => rowChange("grades", [row.student, row.activity], row, null)),
        ...own.submissions.map((row) => rowChange("submissions", row.id, row, null)),
        ...own.results.map((row) => rowChange("results", row.submission, row, null)),
      );
    }
    return ok({ answer: null, changes });
  });
}

/** Of two grades of one activity the kept student's stays, unless only the other one says something. */
function mergedGrade(kept: Grade | undefined, other: Grade): Grade {
  return kept && (rawOf(kept) !== null || kept.attempts > 0 || kept.status === "excused") ? kept : other;
}

/** Makes one student of two: the work of the second passes to the first, who keeps name and code. */
export function mergeStudents(
  desk: Desk,
  { id, keep, drop }: { readonly id: CommandId; readonly keep: StudentId; readonly drop: StudentId },
): DeskResult<null> {
  const head = { id, kind: "merge-students" } as const;
  return runDeskCommand<null>(desk, head, ["students", ...OF_STUDENT], async () => {
    const [first, second] = await desk.db.students.bulkGet([keep, drop]);
    if (!first || !second || keep === drop || first.classroom !== second.classroom)
      return err({ kind: "unknown-student" });
    const [kept, other] = [await rowsOf(desk, first), await rowsOf(desk, second)];
    const grades = new Map(kept.grades.map((grade) => [grade.activity, grade]));
    const whole: Student = {
      ...first,
      email: first.email || second.email,
      cedula: first.cedula || second.cedula,
      code: first.code || second.code,
      device: first.device ?? second.device,
    };
    const changes = [
      rowChange("students", drop, second, null),
      rowChange("students", keep, first, whole),
      ...other.grades.flatMap((row) => {
        const before = grades.get(row.activity);
        return [
          rowChange("grades", [drop, row.activity], row, null),
          rowChange("grades", [keep, row.activity], before, { ...mergedGrade(before, row), student: keep }),
        ];
      }),
      ...other.submissions.map((row) => rowChange("submissions", row.id, row, { ...row, student: keep })),
      ...other.results.map((row) => rowChange("results", row.submission, row, { ...row, student: keep })),
    ];
    return ok({ answer: null, changes });
  });
}
