import { addDays, day, firstDay, lastDay, weekday } from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";

/** Colombian holidays from December 2025 to November 2026 (Ley 51 de 1983; Easter Sunday is 5 April 2026). */
const HOLIDAYS: ReadonlySet<string> = new Set([
  "2025-12-08",
  "2025-12-25",
  "2026-01-01",
  "2026-01-12",
  "2026-03-23",
  "2026-04-02",
  "2026-04-03",
  "2026-05-01",
  "2026-05-18",
  "2026-06-08",
  "2026-06-15",
  "2026-06-29",
  "2026-07-20",
  "2026-08-07",
  "2026-08-17",
  "2026-10-12",
  "2026-11-02",
  "2026-11-16",
]);

/** The shop is open from Monday to Saturday. */
export function isShopDay(value: Day): boolean {
  return weekday(value) !== 0 && !HOLIDAYS.has(value);
}

/** Banks, suppliers and the tax office are also closed on Saturdays. */
export function isBankDay(value: Day): boolean {
  return isShopDay(value) && weekday(value) !== 6;
}

/** The day itself, or the next bank day. */
export function bankDayFrom(value: Day): Day {
  let found = value;
  while (!isBankDay(found)) found = addDays(found, 1);
  return found;
}

export function bankDayIn(month: Month, date: number): Day {
  return bankDayFrom(day(`${month}-${String(date).padStart(2, "0")}`));
}

export function lastBankDay(month: Month): Day {
  let found = lastDay(month);
  while (!isBankDay(found)) found = addDays(found, -1);
  return found;
}

export function shopDaysOf(month: Month): Day[] {
  const days: Day[] = [];
  const last = lastDay(month);
  for (let each = firstDay(month); each <= last; each = addDays(each, 1)) {
    if (isShopDay(each)) days.push(each);
  }
  return days;
}
