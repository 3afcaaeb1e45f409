import { dayInBogota } from "#domain/kernel/clock.ts";
import { type CopyInfo, isSnapshot, isSoundCopy } from "./copy-info.ts";

/** Snapshots have places of their own: an hour of typing must not push out how things were before a restore. */
const MOST_SNAPSHOTS = 5;
/** Those before an import have other places: a month of files must not push out how things were before a restore. */
const MOST_BEFORE_IMPORTS = 2;

/**
 * Of the automatic ones three, of the snapshots the newest five, and two of those before an import. Those of sound books have these places for themselves
 * besides: damage that is copied again and again pushes none of them out.
 */
export function copiesToKeep(newestFirst: readonly CopyInfo[], now: number): readonly CopyInfo[] {
  const automatic = newestFirst.filter((copy) => !isSnapshot(copy));
  const snapshots = aheadLast(newestFirst.filter(isSnapshot), now);
  const kinds = [
    { most: MOST_SNAPSHOTS, of: snapshots.filter(({ reason }) => reason !== "import") },
    { most: MOST_BEFORE_IMPORTS, of: snapshots.filter(({ reason }) => reason === "import") },
  ];
  const kept = new Set([
    ...threeToKeep(automatic, now),
    ...threeToKeep(automatic.filter(isSoundCopy), now),
    ...kinds.flatMap(({ most, of }) => [...of.slice(0, most), ...of.filter(isSoundCopy).slice(0, most)]),
  ]);
  return newestFirst.filter((copy) => kept.has(copy));
}

/**
 * A copy dated later than now was made before a wrong clock was set back: it counts as older than those made since, by
 * an unknown time.
 */
function aheadLast(newestFirst: readonly CopyInfo[], now: number): readonly CopyInfo[] {
  const isAhead = (copy: CopyInfo) => copy.createdAt > now;
  return [...newestFirst.filter((copy) => !isAhead(copy)), ...newestFirst.filter(isAhead)];
}

/** The two newest and the newest of an earlier day: a mistake is often noticed only the day after. */
function threeToKeep(newestFirst: readonly CopyInfo[], now: number): readonly CopyInfo[] {
  const isAhead = (copy: CopyInfo) => copy.createdAt > now;
  const [first, second, ...others] = aheadLast(newestFirst, now);
  if (!first || !second) return newestFirst;
  const today = dayInBogota(Math.min(first.createdAt, now));
  const isEarlier = (copy: CopyInfo) => isAhead(copy) || dayInBogota(copy.createdAt) < today;
  const third = isEarlier(second) ? others[0] : (others.find(isEarlier) ?? others[0]);
  return third ? [first, second, third] : [first, second];
}
