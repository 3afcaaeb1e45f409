import type { Activity, ReleaseRule } from "./activity.ts";

/** From which attempts on results may be shown: the first is at once, and later than the last is never. */
export function releaseAttempts({ attempts }: Pick<Activity, "attempts">): readonly number[] {
  return attempts.kind === "graded" ? [2, 3].filter((each) => each <= attempts.most) : [];
}

/** What is shown is shown some day: a release that the attempts no longer reach is the last one that they do. */
export function reachedRelease(activity: Activity): Activity {
  const { release } = activity.feedback;
  if (release.kind !== "attempt") return activity;
  const attempt = releaseAttempts(activity).findLast((each) => each <= release.attempt);
  const reached: ReleaseRule = attempt === undefined ? { kind: "at-once" } : { kind: "attempt", attempt };
  return { ...activity, feedback: { ...activity.feedback, release: reached } };
}
