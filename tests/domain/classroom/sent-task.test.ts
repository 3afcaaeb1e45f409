import { expect, it } from "vitest";
import { isExerciseFixed, wasShared } from "#domain/classroom/sent-task.ts";

it.each([
  ["draft", undefined, false],
  ["assigned", undefined, false],
  ["active", undefined, true],
  ["draft", true, true],
  ["assigned", true, true],
  ["active", true, true],
] as const)("ED-154 of an activity that is %s, shared before: %s", (status, before, isOut) => {
  const activity = { status, ...(before && { shared: before }) };
  expect(wasShared(activity)).toBe(isOut);
  expect(isExerciseFixed(activity, 0)).toBe(isOut);
  expect(isExerciseFixed(activity, 1)).toBe(true);
});
