import { describe, expect, it } from "vitest";
import { asDay, asMonth } from "#domain/kernel/as-day.ts";
import { addMonthsToDay, day, dayFromNumber, dayNumber, month } from "#domain/kernel/calendar-day.ts";
import { dayInBogota, today } from "#domain/kernel/clock.ts";
import { lacksYear, parseDay } from "#domain/kernel/parse-day.ts";

/** Days of a month as on the knuckles, with the leap years of Gregory. */
function monthLength(year: number, at: number): number {
  const isLeap = year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0);
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][at - 1] ?? 0;
}

const two = (value: number) => String(value).padStart(2, "0");

describe("the calendar, counted a day at a time", () => {
  it("has each day of its years once, and no other", () => {
    let count = dayNumber(day("1900-01-01"));
    const wrong: string[] = [];
    for (let year = 1900; year < 2200; year += 1)
      for (let at = 1; at <= 12; at += 1)
        for (let date = 1; date <= monthLength(year, at); date += 1) {
          const text = `${year}-${two(at)}-${two(date)}`;
          if (dayFromNumber(count) !== text) wrong.push(text);
          count += 1;
        }
    expect(wrong).toEqual([]);
    expect(dayFromNumber(count)).toBe("2199-12-31");
  });

  it("goes on by months to the same day, or to the last one of a shorter month (DT-03)", () => {
    const pairs = [
      ["2026-01-15", 1, "2026-02-15"],
      ["2026-01-31", 1, "2026-02-28"],
      ["2027-12-31", 2, "2028-02-29"],
      ["2026-02-28", 1, "2026-03-28"],
      ["2026-05-31", -1, "2026-04-30"],
    ] as const;
    for (const [from, months, to] of pairs) expect(addMonthsToDay(day(from), months)).toBe(to);
  });

  it.each(["1899-12-31", "2200-01-01", "2026-02-29", "2026-13-01", "", ["2026-11-05"], 20_261_105, null])(
    "%j is no day of it",
    (text) => expect(asDay(text)).toBeNull(),
  );

  it.each(["1899-12", "2200-01", "2026-13", "2026-1", ["2026-11"], 202_611, null])(
    "%j is no month of it",
    (text) => expect(asMonth(text)).toBeNull(),
  );

  it("takes no text that is none for a day or a month of the code", () => {
    expect(() => day("2026-02-30")).toThrow("2026-02-30");
    expect(() => month("2026-13")).toThrow("2026-13");
  });

  it("has the day of the clock in Bogotá", () => {
    const evening = Date.parse("2026-11-30T20:00:00-05:00");
    expect(today({ now: () => evening })).toBe(dayInBogota(evening));
    expect(today({ now: () => evening })).toBe("2026-11-30");
  });
});

describe("a day as it is typed", () => {
  const now = day("2026-11-05");
  it("may be tomorrow, with and without its ñ", () => {
    expect(["mañana", " Manana ", "hoy", "ayer"].map((text) => parseDay(text, now))).toEqual([
      "2026-11-06",
      "2026-11-06",
      "2026-11-05",
      "2026-11-04",
    ]);
  });

  it.each(["123", "12345", "1112202"])("is none of %s digits that say half a date", (text) =>
    expect(parseDay(text, now)).toBeNull(),
  );

  it.each([
    ["15/11/20", true],
    ["  15/11/20 ", true],
    ["151120", true],
    ["15/11/20x", false],
    ["15/11/2026", false],
    ["99150520", false],
    ["15/11", false],
  ])("%s lacks its year: %s", (text, lacks) => expect(lacksYear(text, now)).toBe(lacks));
});
