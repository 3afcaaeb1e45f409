import { dayNumber } from "#domain/kernel/calendar-day.ts";
import { dayInBogota } from "#domain/kernel/clock.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatLongDay } from "#domain/kernel/format.ts";
import type { FolderState } from "#storage/folder/folder-record.ts";
import type { Changes, Holdings } from "#storage/queries/books/changes-since.ts";
import { backupTexts as texts } from "../texts.ts";
import { FOLDER_TROUBLES_TEXT, folderTexts } from "./folder-texts.ts";

/** Days without a copy after which the notice turns amber, and red. */
export const AMBER_DAYS = 7;
export const RED_DAYS = 30;

export interface BackupNotice {
  readonly tone: "neutral" | "warn" | "error";
  readonly title: string;
  readonly text: string;
}

/** Days from an instant to a day, as the calendar of Bogotá counts them. */
export function daysUntil(from: number, day: Day): number {
  return Math.max(0, dayNumber(day) - dayNumber(dayInBogota(from)));
}

/** Days from one instant to another. */
function daysBetween(from: number, to: number): number {
  return daysUntil(from, dayInBogota(to));
}

function toneOf(days: number): BackupNotice["tone"] {
  if (days >= RED_DAYS) return "error";
  return days >= AMBER_DAYS ? "warn" : "neutral";
}

/** Notice for a last copy at `at`: its age, and what losing the device would lose. */
export function noticeSince(at: number, { entries, others }: Changes, now: number): BackupNotice {
  const days = daysBetween(at, now);
  const title = texts.lastCopy(days);
  // An old copy that still contains everything is no problem.
  if (entries + others === 0) return { tone: "neutral", title, text: texts.nothingSince };
  return {
    tone: toneOf(days),
    title,
    text: texts.sinceThen(formatLongDay(dayInBogota(at)), entries, others),
  };
}

/** Notice without any copy: counts from the first change. */
export function noticeNever({ books, entries, firstAt }: Holdings, now: number): BackupNotice {
  const title = texts.noCopy;
  if (firstAt === null || books === 0) return { tone: "neutral", title, text: texts.nothingYet };
  return { tone: toneOf(daysBetween(firstAt, now)), title, text: texts.onlyHere(entries, books) };
}

interface CopyTimes {
  /** When the last copy was downloaded; null if never. */
  readonly last: number | null;
  /** Times of the first and the last change; null if there is none. */
  readonly firstAt: number | null;
  readonly changedAt: number | null;
  /** When a reminder was last postponed. */
  readonly putOffAt: number | null;
  /** What to propose instead of a download alone. */
  readonly offer?: string;
}

/**
 * The weekly reminder (ST-12): a copy is due when the last one, or the first change, is 7 days old and there were
 * changes since. A time in the future comes from a clock that was set back, and counts as none.
 */
export function copyReminder(times: CopyTimes, now: number): Pick<BackupNotice, "title" | "text"> | null {
  const known = (at: number | null) => (at !== null && at <= now ? at : null);
  const [last, putOff] = [known(times.last), known(times.putOffAt)];
  const since = last ?? times.firstAt;
  if (since === null || times.changedAt === null) return null;
  if (last !== null && times.changedAt <= last) return null;
  const days = daysBetween(since, now);
  if (days < AMBER_DAYS || (putOff !== null && daysBetween(putOff, now) < AMBER_DAYS)) return null;
  return { title: last === null ? texts.noCopy : texts.lastCopy(days), text: times.offer ?? texts.reminder };
}

/** Copies that a person counts on and that do not arrive are told at once, and again a day after it was put off. */
export function folderReminder(
  folder: FolderState | null,
  { putOffAt }: Pick<CopyTimes, "putOffAt">,
  now: number,
): Pick<BackupNotice, "title" | "text"> | null {
  if (folder === null || folder.trouble === null) return null;
  if (putOffAt !== null && putOffAt <= now && daysBetween(putOffAt, now) < 1) return null;
  return { title: folderTexts.troubleTitle, text: FOLDER_TROUBLES_TEXT[folder.trouble] };
}
