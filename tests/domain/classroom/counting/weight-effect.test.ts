import { expect, it } from "vitest";
import { weightEffect } from "#domain/classroom/counting/weight-effect.ts";
import { finalGrade, weighedGrades } from "#domain/classroom/final-grade.ts";
import { activityWith, gradeWith, settingsWith } from "#tests/support/classroom/classrooms.ts";

const SETTINGS = settingsWith({ includeExams: false });
const HERE = [
  activityWith(1, { weight: 20 }),
  activityWith(2, { weight: 5, part: "exam" }),
  activityWith(3, { weight: 0, replaces: { kind: "final", from: 2 } }),
  activityWith(4, { weight: 30, period: 2 }),
];
it("ED-164 is what the final grade counts it for, and its own former percent is not among the others", () => {
  const own = { ...activityWith(9, { weight: 20 }) };
  const all = [...HERE, own];
  const { counts, others } = weightEffect(SETTINGS, all, own);
  expect(others).toBe(20);
  const gradeOf = ({ id }: { readonly id: string }) =>
    id === own.id ? gradeWith(1, 9, { manual: 1 }) : undefined;
  expect(finalGrade(SETTINGS, weighedGrades(SETTINGS, all, gradeOf)).decided).toBe(counts);
});
