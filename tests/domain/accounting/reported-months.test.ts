import { describe, expect, it } from "vitest";
import { coverageOf, coveredMonths, hasBalances } from "#domain/accounting/covered-months.ts";
import {
  isFarDay,
  isNearDay,
  lastReportedMonth,
  reportedYear,
  strayMonths,
  usedRuns,
} from "#domain/accounting/reported-months.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";

const TODAY = day("2026-11-22");
const months = (text: string) =>
  text.split(" ").map((each) => {
    const [name = "", posted = "1", begins] = each.split(":");
    return { month: month(name), posted: Number(posted), begins: begins !== undefined };
  });

describe("the year that is told", () => {
  it.each([
    ["the present one, with one entry in it", "2025-12:400 2026-01:1", 2026],
    ["the last of the books, without entries this year", "2024-03:10 2025-06:3", 2025],
    ["not a mistyped one", "2025-01:30 2026-03:20 2062-11:1", 2026],
    ["not a mistyped one, without entries this year", "2024-01:30 2025-03:20 2062-11:1", 2025],
    ["not a mistyped one, of two entries typed alike", "2024-01:30 2025-03:20 2062-11:2", 2025],
    ["the only one", "2062-11:1", 2062],
    ["the nearer of two single entries", "2024-11:1 2062-11:1", 2024],
    ["next year, worked on ahead", "2027-01:8", 2027],
    ["the present one, with next year worked on ahead", "2026-02:3 2027-01:8", 2026],
    ["the last, with a draft of this year", "2025-04:3 2026-02:0 2027-01:8", 2027],
    ["not a month of drafts alone", "2025-01:3 2026-01:0", 2025],
  ])("is %s", (_case, used, year) => {
    expect(reportedYear(months(used), TODAY)).toBe(year);
  });

  it("is none of empty books", () => {
    expect(reportedYear([], TODAY)).toBeNull();
    expect(reportedYear(months("2026-01:0"), TODAY)).toBeNull();
  });

  it("has its last month apart from strays", () => {
    expect(lastReportedMonth(months("2025-01:30 2026-03:20 2062-11:1"), TODAY)).toBe("2026-03");
    expect([...strayMonths(months("2025-01:30 2026-03:20 2062-11:1"), TODAY)]).toEqual(["2062-11"]);
    expect([...strayMonths(months("2002-05:1 2025-01:30 2026-03:20"), TODAY)]).toEqual(["2002-05"]);
  });
});

describe("an entry that a book begins with", () => {
  it.each([
    ["an opening entry alone, years before the rest", "2023-12:1:opening 2025-03:30 2026-03:20", []],
    ["the same month of a mistyped year", "2023-12:1 2025-03:30 2026-03:20", ["2023-12"]],
    ["of the second book of a company", "2019-03:90 2023-12:1:opening 2025-03:30", []],
    ["after the first month of its books", "2023-11:1 2023-12:1:opening 2025-03:60", []],
    ["beside a mistyped year", "2023-12:1:opening 2025-03:30 2062-03:1", ["2062-03"]],
    ["of years to come, which is mistyped", "2025-03:30 2026-03:20 2062-01:1:opening", ["2062-01"]],
  ])("is no stray: %s", (_case, used, strays) => {
    expect([...strayMonths(months(used), TODAY)]).toEqual(strays);
  });

  it("AC-50 covers its month, and has balances from then on", () => {
    const covered = coveredMonths(months("2023-12:1:opening 2025-03:30 2026-03:20"), TODAY);
    expect(hasBalances(covered, month("2024-12"))).toBe(true);
    expect(coverageOf(covered, { first: month("2024-01"), last: month("2024-12") }).kind).toBe("none");
    expect(hasBalances(coveredMonths(months("2023-12:1 2025-03:30"), TODAY), month("2024-12"))).toBe(false);
  });
});

describe("strays and runs", () => {
  it.each([
    ["a year without entries keeps months together", "2024-01:1 2025-01:1 2026-01:90", ""],
    ["a month more parts them", "2023-12:1 2025-01:30 2026-01:60", "2023-12"],
    ["in any order", "2026-01:60 2023-12:1 2025-01:30", "2023-12"],
    ["months without entries join nothing", "2023-06:1 2024-06:0 2025-06:0 2026-06:60", "2023-06"],
    ["one in twenty is still few", "2020-01:3 2026-01:57", "2020-01"],
    ["one more is a book of its own", "2020-01:4 2026-01:57", ""],
    ["a single one always is", "2020-01:1 2026-01:2", "2020-01"],
    ["within a year of today it never is", "2023-01:60 2025-11:1", ""],
    ["nor with months before that", "2020-01:90 2024-12:1 2025-11:1", ""],
    ["a month before that it is", "2023-01:60 2025-10:1", "2025-10"],
    ["a year ahead it is none", "2024-01:60 2027-11:1", ""],
    ["a month later it is", "2024-01:60 2027-12:1", "2027-12"],
    ["of two as small, the farther one", "2022-01:1 2062-01:1", "2062-01"],
    ["of two as small, the farther one, first or last", "1990-01:1 2024-01:1", "1990-01"],
    ["in the present month a book begins", "2024-01:60 2026-11:1:opening", ""],
  ])("%s", (_case, used, strays) => {
    expect([...strayMonths(months(used), TODAY)].join(" ")).toBe(strays);
  });

  it("begin no book where nothing says so", () => {
    const plain = [month("2023-12"), month("2025-03")].map((each, at) => ({
      month: each,
      posted: 1 + 30 * at,
    }));
    expect([...strayMonths(plain, TODAY)]).toEqual(["2023-12"]);
  });

  it("runs end where more than a year is empty, without strays and months without entries", () => {
    const runs = usedRuns(months("2019-03:40 2019-05:2 2021-01:0 2024-01:60 2024-06:3 2062-01:1"), TODAY);
    expect(runs).toEqual([
      { first: "2019-03", last: "2019-05" },
      { first: "2024-01", last: "2024-06" },
    ]);
    expect(usedRuns([], TODAY)).toEqual([]);
    expect(usedRuns(months("2024-01:0"), TODAY)).toEqual([]);
  });

  it("the last month is the latest, wherever it stands in the list", () => {
    expect(lastReportedMonth(months("2025-02:3 2025-04:1 2025-03:9 2025-05:0"), TODAY)).toBe("2025-04");
    expect(reportedYear(months("2026-02:0 2025-12:4"), TODAY)).toBe(2025);
  });
});

describe("a date far from the book's others", () => {
  const used = { first: month("2025-03"), last: month("2026-10") };
  const span = { used, start: day("2026-01-01"), end: day("2026-12-31") };

  it.each([
    ["2026-11-22", false],
    ["2027-12-31", false],
    ["2028-01-01", true],
    ["2062-11-22", true],
    ["2024-03-01", false],
    ["2024-02-29", true],
  ])("%s: %s", (date, far) => {
    expect(isFarDay(day(date), span, TODAY)).toBe(far);
  });

  it("of an empty book is only one that lies ahead", () => {
    const empty = { ...span, used: null };
    expect(isFarDay(day("2014-05-05"), empty, TODAY)).toBe(false);
    expect(isFarDay(day("2062-05-05"), empty, TODAY)).toBe(true);
  });

  it.each([
    ["2025-11-01", true],
    ["2025-10-31", false],
    ["2026-11-22", true],
    ["2027-11-30", true],
    ["2027-12-01", false],
  ])("%s is never asked about: %s", (date, near) => {
    expect(isNearDay(day(date), TODAY)).toBe(near);
    const book = { used: null, start: TODAY, end: TODAY };
    if (near) expect(isFarDay(day(date), book, TODAY)).toBe(false);
  });

  it("is not today, whatever the book holds", () => {
    const old = {
      used: { first: month("2020-01"), last: month("2020-12") },
      start: day("2020-01-01"),
      end: day("2020-12-31"),
    };
    expect(isFarDay(TODAY, old, TODAY)).toBe(false);
  });
});
