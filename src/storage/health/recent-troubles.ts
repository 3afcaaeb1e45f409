import type { Instant } from "#domain/kernel/clock.ts";
import { systemClock } from "../engine/environment.ts";

/** A failure of this sitting, recorded without any text that the user typed: kinds and places only. */
export interface RecentTrouble {
  readonly at: Instant;
  /** A kind of storage failure, or the name of an error, such as "TypeError". */
  readonly kind: string;
  /** What was being done: "write", "read", or the place in the code. */
  readonly where: string;
}

const MOST = 50;
let recent: readonly RecentTrouble[] = [];

/** Remembers a failure for the diagnostics; the oldest are forgotten. */
export function noteTrouble(kind: string, where: string): void {
  recent = [...recent, { at: systemClock.now(), kind, where }].slice(-MOST);
}

export function recentTroubles(): readonly RecentTrouble[] {
  return recent;
}

/** "assets/journal-x.js:12:40" of the first line of a stack that names one of our files; messages are left out. */
export function placeOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  return /\/((?:assets\/)?[\w.-]+\.m?[jt]sx?:\d+:\d+)/.exec(stack)?.[1] ?? "unknown";
}
