import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultBookEnd } from "#domain/company/book.ts";
import { asDay, asMonth, makeDay, pad } from "#domain/kernel/as-day.ts";
import {
  addDays,
  addMonths,
  addMonthsToDay,
  day,
  dayFromNumber,
  dayNumber,
  firstDay,
  joinedSpans,
  lastDay,
  month,
  monthsBetween,
  monthsOfSpans,
  runsOfMonths,
  weekday,
  yearOf,
} from "#domain/kernel/calendar-day.ts";
import { dayInBogota, timeInBogota } from "#domain/kernel/clock.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatMonth, formatWeekday } from "#domain/kernel/format.ts";
import { lacksYear, parseDay } from "#domain/kernel/parse-day.ts";
import { runs } from "#tests/support/random/runs.ts";

const days = fc
  .integer({ min: dayNumber(day("1901-01-01")), max: dayNumber(day("2198-12-31")) })
  .map(dayFromNumber);

describe("calendar days", () => {
  it("agrees with the UTC calendar of the engine on every day", () => {
    fc.assert(
      fc.property(days, (value) => {
        const utc = new Date(`${value}T00:00:00Z`);
        expect(dayNumber(value)).toBe(utc.getTime() / 86_400_000);
        expect(weekday(value)).toBe(utc.getUTCDay());
        expect(asDay(value)).toBe(value);
      }),
      runs(150, 2_000),
    );
  });

  it("DT-07 reads a text as a day exactly when it has the shape of one and the calendar holds it", () => {
    const character = fc.constantFrom(..."0123456789-/: ٣\n");
    const near = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc
        .tuple(days, fc.nat(11), character)
        .map(([text, at, put]) => text.slice(0, at) + put + text.slice(at + 1)),
      fc.tuple(fc.nat(2300), fc.nat(14), fc.nat(33)).map(([y, m, d]) => {
        return [pad(y, 4), pad(m), pad(d)].join("-");
      }),
    );
    fc.assert(
      fc.property(near, (text) => {
        const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
        expect(asDay(text)).toBe(parts && makeDay(Number(parts[1]), Number(parts[2]), Number(parts[3])));
      }),
      { numRuns: 2000 },
    );
  });

  it("DT-03 keeps month ends and leap years", () => {
    expect(addMonthsToDay(day("2026-01-31"), 1)).toBe("2026-02-28");
    expect(addMonthsToDay(day("2028-01-31"), 1)).toBe("2028-02-29");
    expect(defaultBookEnd(day("2026-01-31"))).toBe("2026-03-02");
    expect(defaultBookEnd(day("2028-02-29"))).toBe("2028-03-30");
    expect(lastDay(month("2028-02"))).toBe("2028-02-29");
    expect(addDays(day("2026-12-31"), 1)).toBe("2027-01-01");
    expect(addMonths(month("2026-01"), -1)).toBe("2025-12");
    expect(monthsBetween(month("2025-11"), month("2026-02"))).toEqual([
      "2025-11",
      "2025-12",
      "2026-01",
      "2026-02",
    ]);
  });

  it.each([
    "2026-02-30",
    "2026-13-01",
    "2026-00-10",
    "2026-1-1",
    "20261120",
    "",
    null,
    20261120,
    "2026-04-31",
  ])("DT-07 %j is no day", (text) => expect(asDay(text)).toBeNull());

  it("reads months only when they exist", () => {
    expect(asMonth("2026-11")).toBe("2026-11");
    expect(asMonth("2026-13")).toBeNull();
    expect(makeDay(2026, 2, 29)).toBeNull();
  });
});

describe("the day in Bogotá", () => {
  it("DT-01 is still today from 19:00 to midnight", () => {
    expect(dayInBogota(Date.parse("2026-01-31T23:59:00-05:00"))).toBe("2026-01-31");
    expect(dayInBogota(Date.parse("2026-01-31T19:30:00-05:00"))).toBe("2026-01-31");
    expect(dayInBogota(Date.parse("2026-02-01T00:00:00-05:00"))).toBe("2026-02-01");
    expect(timeInBogota(Date.parse("2026-01-31T22:42:00-05:00"))).toBe("22:42");
  });

  it("DT-02 I-30 does not depend on the zone of the device", () => {
    const before = process.env.TZ;
    try {
      for (const zone of ["America/Bogota", "Pacific/Kiritimati", "Pacific/Pago_Pago", "America/Santiago"]) {
        process.env.TZ = zone;
        expect(dayInBogota(Date.parse("2026-09-06T23:30:00-05:00"))).toBe("2026-09-06");
        expect(addDays(day("2026-09-05"), 1)).toBe("2026-09-06");
        expect(formatDay(day("2026-01-31"))).toBe("31/01/2026");
        expect(formatWeekday(day("2026-11-18"))).toBe("Miércoles");
      }
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });
});

describe("parseDay", () => {
  const today = day("2026-11-20");

  it.each([
    ["5", "2026-11-05"],
    ["05", "2026-11-05"],
    ["5/11", "2026-11-05"],
    ["5/3", "2026-03-05"],
    ["01/02/2026", "2026-02-01"],
    ["1-2-26", "2026-02-01"],
    ["051126", "2026-11-05"],
    ["05112025", "2025-11-05"],
    ["0511", "2026-11-05"],
    ["hoy", "2026-11-20"],
    ["Ayer", "2026-11-19"],
    [" 2026-11-03 ", "2026-11-03"],
  ])("DT-07 UX-04 reads %j as %s, day first", (text, expected) =>
    expect(parseDay(text, today)).toBe(expected),
  );

  it.each(["30/02/2026", "31/04", "2026-13-01", "99", "0", "mañanaa", "", "5/11/1", "1/2/3/4", "999999999"])(
    "DT-07 refuses %j",
    (text) => expect(parseDay(text, today)).toBeNull(),
  );

  it.each([
    ["15/11/20", null, true],
    ["151120", null, true],
    ["15/11/19", null, true],
    ["15-11-98", null, true],
    ["15/11/42", null, true],
    ["15/11/11", "2011-11-15", false],
    ["15/11/41", "2041-11-15", false],
    ["15/11/2020", "2020-11-15", false],
    ["31/11/20", null, false],
    ["15/11", "2026-11-15", false],
    ["1120", null, false],
    ["20", "2026-11-20", false],
    ["", null, false],
  ])("DT-07 of %j takes a year that is near, and asks for another: %s, %s", (text, expected, asked) => {
    expect(parseDay(text, today)).toBe(expected);
    expect(lacksYear(text, today)).toBe(asked);
  });

  it("never answers anything but a day of the calendar", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789/-. hoyaer") }), (text) => {
        const found: Day | null = parseDay(text, today);
        expect(found === null || asDay(found) === found).toBe(true);
      }),
      runs(150, 2_000),
    );
  });

  it("reads back what is shown", () => {
    fc.assert(
      fc.property(days, (value) => {
        expect(parseDay(formatDay(value), today)).toBe(value);
      }),
    );
    expect(formatMonth(month("2026-11"))).toBe("Noviembre de 2026");
  });

  it("ends at the edges of the calendar: counting goes on to no date that cannot be read, and never without end", () => {
    expect(addDays(day("2199-12-31"), 1)).toBe("2199-12-31");
    expect(addDays(day("1900-01-01"), -1)).toBe("1900-01-01");
    expect(addMonths(month("2199-12"), 1)).toBe("2199-12");
    expect(addMonths(month("1900-01"), -13)).toBe("1900-01");
    expect(addMonthsToDay(day("2199-12-31"), 6)).toBe("2199-12-31");
    expect(monthsBetween(month("2199-11"), month("2199-12"))).toEqual(["2199-11", "2199-12"]);
    expect(monthsBetween(month("2199-12"), month("2199-11"))).toEqual([]);
    fc.assert(
      fc.property(fc.integer(), (count) => {
        expect(asDay(dayFromNumber(count))).not.toBeNull();
      }),
    );
  });
});

describe("runs of months", () => {
  const span = (text: string) => {
    const [first = "", last = first] = text.split(" ");
    return { first: month(first), last: month(last) };
  };
  const told = (spans: readonly { readonly first: string; readonly last: string }[]) =>
    spans.map(({ first, last }) => `${first} ${last}`);

  it.each([
    [["2025-03", "2026-03"], ["2025-03 2026-03"]],
    [
      ["2025-03", "2026-04"],
      ["2025-03 2025-03", "2026-04 2026-04"],
    ],
    [
      ["2026-04", "2025-03"],
      ["2025-03 2025-03", "2026-04 2026-04"],
    ],
    [["2025-01 2026-12", "2025-02 2025-03"], ["2025-01 2026-12"]],
    [["2025-01 2025-06", "2025-02 2025-06"], ["2025-01 2025-06"]],
    [
      ["2025-05 2025-09", "2025-01 2025-06", "2027-01"],
      ["2025-01 2025-09", "2027-01 2027-01"],
    ],
    [[], []],
  ])("%j is %j: no more than a year lies between the months of one", (given, expected) => {
    expect(told(joinedSpans(given.map(span)))).toEqual(expected);
  });

  it("are of single months too, and tell each of theirs once", () => {
    expect(told(runsOfMonths([month("2027-05"), month("2025-03"), month("2025-05")]))).toEqual([
      "2025-03 2025-05",
      "2027-05 2027-05",
    ]);
    expect(monthsOfSpans([span("2026-12 2027-01"), span("2026-11 2026-12")])).toEqual([
      "2026-11",
      "2026-12",
      "2027-01",
    ]);
    expect([yearOf(day("2026-12-31")), yearOf(month("2027-01"))]).toEqual([2026, 2027]);
    expect([firstDay(month("2026-02")), lastDay(month("2028-02"))]).toEqual(["2026-02-01", "2028-02-29"]);
  });

  it("know the days of each month and of leap years, and the calendar's own limits", () => {
    expect([2100, 2000, 2024, 2026].map((year) => lastDay(month(`${year}-02`)).slice(-2))).toEqual([
      "28",
      "29",
      "29",
      "28",
    ]);
    expect(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((each) => lastDay(month(`2026-${pad(each)}`)).slice(-2)),
    ).toEqual(["31", "28", "31", "30", "31", "30", "31", "31", "30", "31", "30", "31"]);
    expect([asDay(20_260_101), asDay(null), asMonth(202_601)]).toEqual([null, null, null]);
    expect([addMonthsToDay(day("2026-01-31"), 1), addMonthsToDay(day("2026-01-28"), 1)]).toEqual([
      "2026-02-28",
      "2026-02-28",
    ]);
  });
});
