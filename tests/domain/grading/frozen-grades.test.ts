import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import type { GradeResult } from "#domain/grading/grade-result.ts";
import { GRADING_ENGINE, gradeWork } from "#domain/grading/grade-work.ts";
import { FROZEN_GRADES } from "./support/frozen-grades.data.ts";
import { frozenWork } from "./support/frozen-works.ts";

const WORKS = 4;

/** All that a student and a teacher see of a result. */
function shown({ earned, followed, possible, entries, answers }: GradeResult) {
  const marks = entries.map((mark) => [
    mark.operation,
    mark.entry,
    mark.joined ?? [],
    mark.alternative,
    mark.label,
    mark.difference,
    mark.penalties.map(({ kind, share }) => [kind, share]),
    mark.score,
    mark.followed,
    mark.points,
    mark.lines.map((line) => [
      line.solution,
      line.student,
      line.account,
      line.side,
      line.amount,
      line.score,
      line.label,
      line.consequence,
    ]),
  ]);
  const given = answers.map(({ question, score, followed: forgiven, points }) => [
    question,
    score,
    forgiven,
    points,
  ]);
  return [earned, followed, possible, marks, given];
}

function digestOf(batch: number): string {
  const results = Array.from({ length: WORKS }, (_, at) => {
    const { exercise, work, policy } = frozenWork(batch * WORKS + at);
    return JSON.stringify(shown(gradeWork(exercise, work, policy)));
  });
  return createHash("sha256").update(results.join("\n")).digest("hex").slice(0, 16);
}

it("ED-18 keeps the grades of the engine that is told", () => {
  expect(FROZEN_GRADES.engine).toBe(GRADING_ENGINE);
});

it.each(FROZEN_GRADES.digests.map((digest, batch) => [batch, digest] as const))(
  "ED-18 gives works with mistakes the marks that its version gave them: %i",
  (batch, digest) => {
    expect(digestOf(batch)).toBe(digest);
  },
);
