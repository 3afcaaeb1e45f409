import { addDays } from "#domain/kernel/calendar-day.ts";
import { dayInBogota, type Instant, timeInBogota } from "#domain/kernel/clock.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { type CopyInfo, isSoundCopy } from "#storage/copies/copy-info.ts";
import { page } from "./texts.ts";

/** "hoy, 10:31" */
export function whenText(at: Instant, now: Instant): string {
  const day = dayInBogota(at);
  const today = dayInBogota(now);
  const time = timeInBogota(at);
  if (day === today) return page.today(time);
  return day === addDays(today, -1) ? page.yesterday(time) : page.day(formatDay(day), time);
}

/** A copy of sound books is better than a newer one of damaged ones. */
export function bestCopy(copies: readonly CopyInfo[]): CopyInfo | null {
  return copies.find(isSoundCopy) ?? copies[0] ?? null;
}
