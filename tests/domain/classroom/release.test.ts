import { describe, expect, it } from "vitest";
import type { AttemptPolicy, ReleaseRule } from "#domain/classroom/activity.ts";
import { reachedRelease, releaseAttempts } from "#domain/classroom/release.ts";
import { draftId } from "#domain/classroom/student-desk.ts";
import { attemptShown } from "#domain/classroom/submission.ts";
import { activityId, activityWith } from "#tests/support/classroom/classrooms.ts";

const graded = (most: 1 | 2 | 3): AttemptPolicy => ({ kind: "graded", most, keep: "best" });
const practice: AttemptPolicy = { kind: "practice" };

describe("from which attempt on results are shown", () => {
  it.each([
    [graded(1), []],
    [graded(2), [2]],
    [graded(3), [2, 3]],
    [practice, []],
  ])("%j offers %j", (attempts, offered) => {
    expect(releaseAttempts({ attempts })).toEqual(offered);
  });

  it.each<readonly [AttemptPolicy, ReleaseRule, ReleaseRule]>([
    [graded(3), { kind: "attempt", attempt: 3 }, { kind: "attempt", attempt: 3 }],
    [graded(3), { kind: "attempt", attempt: 2 }, { kind: "attempt", attempt: 2 }],
    // With fewer attempts it would never be: then it is the last one that there is.
    [graded(2), { kind: "attempt", attempt: 3 }, { kind: "attempt", attempt: 2 }],
    [graded(1), { kind: "attempt", attempt: 2 }, { kind: "at-once" }],
    [practice, { kind: "attempt", attempt: 2 }, { kind: "at-once" }],
    [graded(1), { kind: "deadline" }, { kind: "deadline" }],
    [graded(2), { kind: "at-once" }, { kind: "at-once" }],
  ])("with %j a release of %j is %j", (attempts, release, reached) => {
    const activity = activityWith(1, { attempts, feedback: { level: 2, release } });
    expect(reachedRelease(activity)).toEqual({ ...activity, feedback: { level: 2, release: reached } });
  });
});

describe("the attempt whose marks explain the grade", () => {
  const of = (attempt: number, share: number | null) => ({ attempt, share });
  const attempts = [of(1, 0.8), of(3, 0.6), of(2, 0.8)];

  it.each([
    ["best", attempts, 2],
    ["last", attempts, 3],
    ["average", attempts, 3],
    ["last", [of(3, 0.1), of(1, 0.9), of(2, null)], 3],
    // What the machine did not grade explains less than a zero of its own.
    ["best", [of(1, 0), of(2, null)], 1],
    ["best", [of(2, null), of(1, 0.5)], 1],
    ["best", [of(1, null), of(2, null)], 2],
    ["best", [], undefined],
  ] as const)("where the %s counts", (rule, given, shown) => {
    expect(attemptShown(rule, given)?.attempt).toBe(shown);
    expect(attemptShown(rule, given.toReversed())?.attempt).toBe(shown);
  });

  it("is none where nothing was handed in", () => expect(attemptShown("best", [])).toBeNull());
});

it("keeps a text and a file of one task apart, and those of two tasks", () => {
  const ids = [
    draftId(activityId(1), "text"),
    draftId(activityId(1), "file"),
    draftId(activityId(2), "text"),
  ];
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).not.toBe("");
});
