import type { Activity, AttemptRule } from "#domain/classroom/activity.ts";
import {
  type Grade,
  type GradePlace,
  type ScoreOverride,
  withAuto,
  withManual,
  withOverrideParts,
} from "#domain/classroom/grade.ts";
import { shareWith } from "#domain/classroom/override.ts";
import { attemptsGrade, type SubmissionResult } from "#domain/classroom/submission.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import { gradeShape, submissionResultShape } from "../shapes/desk-shapes.ts";
import { type Desk, type DeskResult, rowChange } from "./desk.ts";
import { runDeskCommand } from "./desk-command.ts";
import { gradesAt, unknownPlace } from "./grades.ts";

const ruleOf = ({ attempts }: Pick<Activity, "attempts">): AttemptRule =>
  attempts.kind === "graded" ? attempts.keep : "best";

/** The grade that the marks of all attempts make with the teacher's overrides; null without marks. `added` are not stored yet. */
async function gradeOfMarks(
  { db }: Desk,
  { student, activity, overrides }: Pick<Grade, "student" | "activity" | "overrides">,
  added: readonly SubmissionResult[] = [],
): Promise<number | null> {
  const [found, kept] = await Promise.all([
    db.activities.get(activity),
    db.results.where({ student, activity }).toArray(),
  ]);
  if (!found) return null;
  const own = added.filter((each) => each.student === student && each.activity === activity);
  const all = new Map([...kept, ...own].map((each) => [each.submission, each]));
  const shares = [...all.values()].map(({ attempt, result }) => ({
    attempt,
    share: shareWith(result, overrides),
  }));
  return attemptsGrade(ruleOf(found), shares);
}

/** What a teacher makes of a work that was graded by machine. */
export interface WorkScores extends GradePlace {
  readonly raw: number | null;
  readonly comment: string;
  /** In place of those there are; the grade of the machine follows them (ED-87). */
  readonly overrides: readonly ScoreOverride[];
}

/** Changes one cell of the grid with the shares of its parts. Without marks the machine's grade stays as it is. */
export function scoreWork(
  desk: Desk,
  { id, work }: { readonly id: CommandId; readonly work: WorkScores },
): DeskResult<null> {
  const head = { id, kind: "grade", note: { count: 1 } } as const;
  const tables = ["students", "activities", "grades", "results"];
  return runDeskCommand<null>(desk, head, tables, async () => {
    const unknown = await unknownPlace(desk, [work]);
    if (unknown !== null) return err(unknown);
    const before = await gradesAt(desk, [work]);
    if (!before.ok) return before;
    const [grade] = before.value;
    if (grade === undefined) return err({ kind: "grade" });
    const { student, activity, raw, comment, overrides } = work;
    const given = withManual(grade, raw, comment);
    const auto = await gradeOfMarks(desk, { ...grade, overrides });
    const after = withOverrideParts(given, overrides, auto ?? grade.auto);
    if (gradeShape.check(after) !== "ok") return err({ kind: "grade" });
    const stored = (await desk.db.grades.get([student, activity])) ?? null;
    return ok({ answer: null, changes: [rowChange("grades", [student, activity], stored, after)] });
  });
}

/**
 * Keeps what the grader made of works, and the grade that the activity's rule makes of all attempts. Grades that the
 * teacher typed stay (ED-34), and so do the overrides, which count in the place of the machine's marks (ED-87).
 */
export function saveResults(
  desk: Desk,
  command: {
    readonly id: CommandId;
    readonly results: readonly SubmissionResult[];
  },
): DeskResult<number> {
  const { id, results } = command;
  const { db } = desk;
  const head = { id, kind: "grade-auto", note: { count: results.length } } as const;
  const tables = ["students", "activities", "grades", "submissions", "results"];
  return runDeskCommand<number>(desk, head, tables, async () => {
    if (results.some((result) => submissionResultShape.check(result) !== "ok"))
      return err({ kind: "not-readable" });
    const submissions = await db.submissions.bulkGet(results.map((result) => result.submission));
    if (submissions.some((submission) => !submission)) return err({ kind: "unknown-message" });
    const places = new Map(results.map((result) => [`${result.student} ${result.activity}`, result]));
    const cells = [...places.values()];
    const unknown = await unknownPlace(desk, cells);
    if (unknown !== null) return err(unknown);
    const before = await gradesAt(desk, cells);
    if (!before.ok) return before;
    const changes = await Promise.all(
      results.map(async (result) =>
        rowChange("results", result.submission, await db.results.get(result.submission), result),
      ),
    );
    for (const [index, place] of cells.entries()) {
      const grade = before.value[index];
      if (!grade) continue;
      const { student } = place;
      const stored = await db.grades.get([student, place.activity]);
      const after = withAuto(grade, await gradeOfMarks(desk, grade, results));
      changes.push(rowChange("grades", [student, place.activity], stored, after) as never);
    }
    return ok({ answer: results.length, changes });
  });
}
