import { addDays, day, firstDay, lastDay, weekday } from "../kernel/calendar-day.ts";
import type { Day, Month } from "../kernel/day.ts";
import { isWorkingDay } from "../law/holidays.ts";

/** The shop is open from Monday to Saturday. */
export const isShopDay = isWorkingDay;

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
