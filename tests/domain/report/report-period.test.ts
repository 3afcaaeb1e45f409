import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day, dayFromNumber, dayNumber, month, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import { pickableMonths } from "#domain/report/pickable-months.ts";
import {
  currentMonth,
  cutoffDay,
  defaultLedgerPeriod,
  type MonthsInUse,
  monthOfPeriod,
  monthPeriod,
  offeredPresets,
  periodFrom,
  periodText,
  presetOf,
  presetPeriod,
  reportedYearPeriod,
  togetherInUse,
} from "#domain/report/report-period.ts";

const TODAY = day("2026-11-20");
const USED = { first: month("2025-12"), last: month("2026-11") };
const anyDay = fc
  .integer({ min: dayNumber(day("2020-01-01")), max: dayNumber(day("2030-12-31")) })
  .map(dayFromNumber);

describe("the month a report opens at", () => {
  it("is this one, or the nearest that the book has", () => {
    expect(currentMonth(TODAY, null)).toBe("2026-11");
    expect(currentMonth(TODAY, USED)).toBe("2026-11");
    expect(currentMonth(TODAY, { first: month("2024-01"), last: month("2024-12") })).toBe("2024-12");
    expect(currentMonth(TODAY, { first: month("2027-01"), last: month("2027-02") })).toBe("2027-01");
  });
});

describe("presets", () => {
  it.each([
    ["month", "2026-11-01", "2026-11-30"],
    ["quarter", "2026-10-01", "2026-12-31"],
    ["year", "2026-01-01", "2026-12-31"],
    ["all", "2025-12-01", "2026-11-30"],
  ] as const)("%s is %s to %s", (preset, from, to) => {
    expect(presetPeriod(preset, TODAY, USED)).toEqual({ from, to });
    expect(presetOf({ from: day(from), to: day(to) }, TODAY, USED)).toBe(preset);
  });

  it.each([
    ["2024-01", "2024-12"],
    ["2027-02", "2027-03"],
  ])("of a book from %s to %s are those of today", (first, last) => {
    const other = { first: month(first), last: month(last) };
    expect(presetPeriod("year", TODAY, other)).toEqual({ from: "2026-01-01", to: "2026-12-31" });
    expect(presetPeriod("month", TODAY, other)).toEqual({ from: "2026-11-01", to: "2026-11-30" });
    expect(presetPeriod("quarter", TODAY, other)).toEqual({ from: "2026-10-01", to: "2026-12-31" });
    expect(reportedYearPeriod(TODAY, other).from.slice(0, 4)).toBe(first.slice(0, 4));
    expect(offeredPresets(TODAY, other)).toContain("last-year");
    expect(offeredPresets(TODAY, USED)).not.toContain("last-year");
  });

  it("do not follow a mistyped year", () => {
    const used = { first: month("2024-01"), last: month("2062-11"), reported: month("2025-06") };
    expect(currentMonth(TODAY, used)).toBe("2025-06");
    expect(reportedYearPeriod(TODAY, used)).toEqual({ from: "2025-01-01", to: "2025-12-31" });
  });

  it("names none for other days", () => {
    expect(presetOf({ from: day("2026-11-02"), to: day("2026-11-30") }, TODAY, USED)).toBeNull();
  });
});

describe("periods", () => {
  it("opens a ledger with the month and the one before, if the book has it", () => {
    expect(defaultLedgerPeriod(TODAY, USED)).toEqual({ from: "2026-10-01", to: "2026-11-30" });
    const only = { first: month("2026-11"), last: month("2026-11") };
    expect(defaultLedgerPeriod(TODAY, only)).toEqual({ from: "2026-11-01", to: "2026-11-30" });
  });

  it("never ends before it begins, whatever the address leaves out", () => {
    fc.assert(
      fc.property(fc.option(anyDay), fc.option(anyDay), anyDay, (from, to, now) => {
        fc.pre(from === null || to === null || from <= to);
        const fallback = defaultLedgerPeriod(now, USED);
        const period = periodFrom(from ?? undefined, to ?? undefined, fallback);
        expect(period.from <= period.to).toBe(true);
        if (from !== null) expect(period.from).toBe(from);
        if (to !== null) expect(period.to).toBe(to);
      }),
    );
  });

  it("knows a whole month from other days", () => {
    expect(monthOfPeriod(monthPeriod(month("2026-02")))).toBe("2026-02");
    expect(monthOfPeriod({ from: day("2026-02-01"), to: day("2026-02-27") })).toBeNull();
    expect(monthOfPeriod({ from: day("2026-01-01"), to: day("2026-02-28") })).toBeNull();
  });

  it("speaks up to today while it runs", () => {
    const november = monthPeriod(month("2026-11"));
    expect(cutoffDay(november, TODAY)).toBe("2026-11-20");
    expect(cutoffDay(monthPeriod(month("2026-10")), TODAY)).toBe("2026-10-31");
    expect(periodText(november, TODAY)).toBe("Noviembre de 2026, corte al 20/11/2026");
    expect(periodText(monthPeriod(month("2026-10")), TODAY)).toBe("Octubre de 2026");
    expect(periodText({ from: day("2026-01-01"), to: day("2026-03-31") }, TODAY)).toBe(
      "01/01/2026 a 31/03/2026",
    );
  });

  it.each([
    [null, "2026-11-20"],
    ["2026-11-11", "2026-11-20"],
    ["2026-11-28", "2026-11-28"],
    ["2026-12-05", "2026-11-30"],
  ])("counts to %s, posted last, while it runs", (lastPosted, cutoff) => {
    const november = monthPeriod(month("2026-11"));
    expect(cutoffDay(november, TODAY, lastPosted === null ? null : day(lastPosted))).toBe(cutoff);
  });
});

describe("the months in use of several books", () => {
  const used = (first: string, last: string, reported?: string) => ({
    first: month(first),
    last: month(last),
    ...(reported !== undefined && { reported: month(reported) }),
  });

  it("go from the first of all to the last of all, and are none where every book is empty", () => {
    expect(togetherInUse([])).toBeNull();
    expect(togetherInUse([null, null])).toBeNull();
    const both = used("2025-07", "2026-05");
    expect(togetherInUse([used("2026-03", "2026-05"), null, used("2025-07", "2026-02")])).toEqual(both);
    expect(togetherInUse([used("2025-07", "2026-02"), used("2026-03", "2026-05")])).toEqual(both);
    expect(togetherInUse([used("2019-05", "2019-06"), used("2026-01", "2026-05")])).toEqual({
      ...used("2019-05", "2026-05"),
      runs: [used("2019-05", "2019-06"), used("2026-01", "2026-05")],
    });
  });

  it("are told apart from strays: the last reported month is that of the book that reports longest", () => {
    const runs = [used("2025-01", "2025-06"), used("2062-11", "2062-11")];
    const stray = { ...used("2025-01", "2062-11", "2025-06"), runs };
    expect(togetherInUse([stray])).toEqual(stray);
    expect(togetherInUse([used("2026-01", "2026-04"), stray])).toEqual({
      ...used("2025-01", "2062-11", "2026-04"),
      runs: [used("2025-01", "2026-04"), used("2062-11", "2062-11")],
    });
    expect(togetherInUse([used("2026-01", "2062-11"), stray])).toEqual(used("2025-01", "2062-11"));
    const early = { ...used("1900-01", "2026-03"), begun: month("2026-01") };
    expect(togetherInUse([early, used("2025-07", "2026-02")])).toMatchObject({
      ...used("1900-01", "2026-03"),
      begun: "2025-07",
    });
  });
});

describe("at the edges of a period", () => {
  it("opens at the first month in use, and at the last one, when today is in it", () => {
    const only = { first: month("2026-11"), last: month("2026-11") };
    expect(currentMonth(TODAY, only)).toBe("2026-11");
    expect(currentMonth(day("2026-12-01"), only)).toBe("2026-11");
    expect(currentMonth(day("2026-10-31"), only)).toBe("2026-11");
  });

  it("all of an empty book is this month", () => {
    expect(presetPeriod("all", TODAY, null)).toEqual({ from: "2026-11-01", to: "2026-11-30" });
    expect(presetOf({ from: day("2026-11-01"), to: day("2026-11-29") }, TODAY, null)).toBeNull();
  });

  it("a ledger of a book that began the month before opens with it", () => {
    const two = { first: month("2026-10"), last: month("2026-11") };
    expect(defaultLedgerPeriod(TODAY, two).from).toBe("2026-10-01");
    expect(defaultLedgerPeriod(TODAY, null).from).toBe("2026-10-01");
  });

  it.each([
    [undefined, undefined, "2026-10-01", "2026-11-30"],
    [undefined, "2026-10-01", "2026-10-01", "2026-10-01"],
    [undefined, "2026-09-20", "2026-09-01", "2026-09-20"],
    ["2026-11-30", undefined, "2026-11-30", "2026-11-30"],
    ["2026-12-05", undefined, "2026-12-05", "2026-12-31"],
  ])("an address from %s to %s asks for %s to %s", (desde, hasta, from, to) => {
    const fallback = { from: day("2026-10-01"), to: day("2026-11-30") };
    const asked = [desde, hasta].map((each) => (each === undefined ? undefined : day(each)));
    expect(periodFrom(asked[0], asked[1], fallback)).toEqual({ from, to });
  });

  it("cuts at today from its first day until the day before its last", () => {
    const november = monthPeriod(month("2026-11"));
    expect(cutoffDay(november, day("2026-11-01"))).toBe("2026-11-01");
    expect(cutoffDay(november, day("2026-10-31"))).toBe("2026-11-30");
    expect(cutoffDay(november, day("2026-11-30"), day("2026-12-24"))).toBe("2026-11-30");
    expect(cutoffDay(november, TODAY, day("2026-11-30"))).toBe("2026-11-30");
    expect(periodText(november, day("2026-11-01"))).toBe("Noviembre de 2026, corte al 01/11/2026");
    expect(periodText(november, day("2026-11-30"))).toBe("Noviembre de 2026");
    expect(periodText(november, day("2026-10-31"))).toBe("Noviembre de 2026");
    expect(monthOfPeriod({ from: day("2026-11-02"), to: day("2026-11-30") })).toBeNull();
  });
});

describe("the list of months", () => {
  it("holds the shown one, this one and those in use, newest first", () => {
    const months: Month[] = pickableMonths(month("2026-03"), monthOf(TODAY), USED);
    expect(months[0]).toBe("2026-12");
    expect(months.at(-1)).toBe("2025-11");
    expect(months).toContain("2026-03");
    expect(pickableMonths(month("2026-03"), month("2026-03"), null)).toEqual([
      "2026-04",
      "2026-03",
      "2026-02",
    ]);
  });

  it("AC-50 lists none of more than a year without entries, before the others, after them or between", () => {
    const run = (first: string, last: string) => ({ first: month(first), last: month(last) });
    const used = {
      ...run("1900-01", "2062-03"),
      begun: month("2019-05"),
      reported: month("2026-11"),
      runs: [
        run("1900-01", "1900-01"),
        run("2019-05", "2019-06"),
        run("2026-01", "2026-11"),
        run("2062-03", "2062-03"),
      ],
    };
    const listed = (shown: string, inUse: MonthsInUse) =>
      pickableMonths(month(shown), month("2026-11"), inUse).join(" ");
    expect(listed("2026-11", used)).toBe(
      [
        "2062-04 2062-03 2062-02",
        "2026-12 2026-11 2026-10 2026-09 2026-08 2026-07 2026-06 2026-05 2026-04 2026-03 2026-02 2026-01 2025-12",
        "2019-07 2019-06 2019-05 2019-04",
        "1900-02 1900-01",
      ].join(" "),
    );
    expect(listed("1996-11", run("2026-10", "2026-11"))).toBe(
      "2026-12 2026-11 2026-10 2026-09 1996-12 1996-11 1996-10",
    );
    // A book without news for years, looked at today.
    expect(listed("2019-12", run("2019-12", "2019-12"))).toBe(
      "2026-12 2026-11 2026-10 2020-01 2019-12 2019-11",
    );
  });
});
