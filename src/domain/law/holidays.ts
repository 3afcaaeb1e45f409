import { addDays, day, weekday, yearOf } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import { remembered } from "../kernel/remembered.ts";

// The holidays of Colombia (Ley 51 de 1983).

const FIXED = ["01-01", "05-01", "07-20", "08-07", "12-08", "12-25"] as const;
/** Kept on the Monday that follows, unless they fall on one. */
const MOVED = ["01-06", "03-19", "06-29", "08-15", "10-12", "11-01", "11-11"] as const;
/** Days from Easter: Thursday and Friday before it, and the Mondays of three feasts after it. */
const FROM_EASTER = [-3, -2, 43, 64, 71] as const;

const SUNDAY = 0;
const MONDAY = 1;

/** Easter Sunday of the Gregorian calendar (anonymous algorithm). */
function easter(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moon =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const count = moon + week - 7 * late + 114;
  const two = (value: number) => String(value).padStart(2, "0");
  return day(`${year}-${two(Math.floor(count / 31))}-${two((count % 31) + 1)}`);
}

function onMonday(date: Day): Day {
  return addDays(date, (MONDAY - weekday(date) + 7) % 7);
}

export const holidaysOf = remembered((year: number): ReadonlySet<Day> => {
  const sunday = easter(year);
  return new Set([
    ...FIXED.map((each) => day(`${year}-${each}`)),
    ...MOVED.map((each) => onMonday(day(`${year}-${each}`))),
    ...FROM_EASTER.map((days) => addDays(sunday, days)),
  ]);
});

/** Whether a day is worked by law: Monday to Saturday and no holiday (CST arts. 172 y 177). */
export function isWorkingDay(date: Day): boolean {
  return weekday(date) !== SUNDAY && !holidaysOf(yearOf(date)).has(date);
}

/** Working days between two days, both inclusive. */
export function workingDays(from: Day, to: Day): number {
  if (from > to) return 0;
  let count = isWorkingDay(from) ? 1 : 0;
  for (let date = from; date < to; ) {
    date = addDays(date, 1);
    if (isWorkingDay(date)) count += 1;
  }
  return count;
}
