import { describe, expect, it } from "vitest";
import { activityProblem } from "#domain/classroom/activity.ts";
import { reachedRelease, releaseAttempts } from "#domain/classroom/release.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { isRubric, rubricPercent, weightsTotal, withPenalty, withWeight } from "#domain/grading/rubric.ts";
import { activityWith } from "#tests/support/classroom/classrooms.ts";

describe("ED-147 the rubric of an activity", () => {
  it("shows the engine's shares as percents, and takes them back", () => {
    expect(Object.values(DEFAULT_POLICY.weights).map(rubricPercent)).toEqual([40, 20, 40]);
    const changed = withWeight(withWeight(DEFAULT_POLICY, "account", 33.3), "side", 26.7);
    expect(weightsTotal(changed)).toBe(100);
    expect(isRubric(changed)).toBe(true);
    expect(withPenalty(DEFAULT_POLICY, "date", 12.5).penalties.date).toBe(0.125);
  });

  it.each([
    ["weights under 100 %", withWeight(DEFAULT_POLICY, "account", 39)],
    ["weights over 100 %", withWeight(DEFAULT_POLICY, "account", 41)],
    ["a weight that cannot be read", withWeight(DEFAULT_POLICY, "account", Number.NaN)],
    ["a negative weight", withWeight(withWeight(DEFAULT_POLICY, "account", -10), "side", 70)],
    ["a discount over 100 %", withPenalty(DEFAULT_POLICY, "unbalanced", 101)],
    ["a discount that cannot be read", withPenalty(DEFAULT_POLICY, "unbalanced", Number.NaN)],
    ["half a peso", { ...DEFAULT_POLICY, tolerance: { pesos: 0.5, share: 0 } }],
  ])("with %s is not saved", (_, policy) => {
    expect(activityProblem(activityWith(1, { policy }))).toBe("rubric");
  });

  it("Cuadra's own and none are saved", () => {
    for (const policy of [null, DEFAULT_POLICY])
      expect(activityProblem(activityWith(1, { policy }))).toBeNull();
  });
});

describe("ED-147 when results are shown", () => {
  const graded = (most: 1 | 2 | 3, attempt: number) =>
    activityWith(1, {
      attempts: { kind: "graded", most, keep: "best" },
      feedback: { level: 4, release: { kind: "attempt", attempt } },
    });

  it.each([
    [3, 3, { kind: "attempt", attempt: 3 }],
    [2, 3, { kind: "attempt", attempt: 2 }],
    [1, 3, { kind: "at-once" }],
    [3, 2, { kind: "attempt", attempt: 2 }],
  ] as const)("of %i attempts, from the %i. on: %j", (most, attempt, release) => {
    expect(reachedRelease(graded(most, attempt)).feedback.release).toEqual(release);
  });

  it("is from an attempt only where there are several", () => {
    expect(([1, 2, 3] as const).map((most) => releaseAttempts(graded(most, 2)))).toEqual([[], [2], [2, 3]]);
    expect(releaseAttempts(activityWith(1, { attempts: { kind: "practice" } }))).toEqual([]);
  });
});
