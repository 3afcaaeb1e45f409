import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { afterCut } from "#domain/accounting/closing/after-cut.ts";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { type Entry, linkTo } from "#domain/accounting/entries/entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { line, posted } from "#tests/support/builders.ts";

type Figures = readonly (readonly [string, number])[];

const pucOf = (account: AccountCode) => account;
const of = (number: number, date: string, ...figures: Figures): Entry =>
  posted(number, {
    date: day(date),
    description: "",
    reference: "",
    lines: figures.map(([account, amount]) => line(account, amount)),
  });

describe("legal reserve made since a cut (C.Co. art. 452)", () => {
  const opening = (date: string) =>
    of(
      1,
      date,
      ["1110", 900],
      ["1435", 300],
      ["2205", -200],
      ["3105", -500],
      ["330505", -100],
      ["3705", -400],
    );
  const reserve = (date: string) => of(1, date, ["3605", 50], ["330505", -50]);
  const HALF = closingPeriod(2026, "h1");
  const YEAR = closingPeriod(2026);

  it.each([
    ["on the cut", YEAR, reserve("2026-12-31"), 50, 0],
    ["after it", YEAR, reserve("2027-01-01"), 0, 50],
    [
      "by the assembly, of results carried forward",
      YEAR,
      of(1, "2027-03-20", ["3705", 50], ["330505", -50]),
      0,
      50,
    ],
    ["by the assembly of last year's, before a half-year's cut", HALF, reserve("2026-06-15"), 0, 0],
    ["on the next cut, which is that period's", HALF, reserve("2026-12-31"), 0, 0],
    ["brought by an opening entry", YEAR, opening("2026-12-31"), 0, 0],
    ["moved from another reserve", YEAR, of(1, "2026-12-31", ["3315", 50], ["330505", -50]), 0, 0],
  ])("%s", (_name, period, entry, onCut, since) => {
    expect(afterCut([entry], period, pucOf).reserved).toEqual({ onCut, since });
  });
});

describe("what was reversed again since a cut", () => {
  const pair = (first: string, second: string): Entry[] => {
    const [a, b] = [
      of(1, first, ["3605", 100], ["3705", -100]),
      of(2, second, ["3705", 100], ["3605", -100]),
    ];
    return [
      { ...a, reversedBy: linkTo(b) },
      { ...b, reverses: linkTo(a) },
    ];
  };
  it.each([
    ["an entry and its reversal, both after the cut", pair("2027-01-01", "2027-02-03"), 100],
    ["not a reversal of what the period itself has", pair("2026-12-31", "2027-02-03"), undefined],
    ["not what stands", [of(1, "2027-01-01", ["3605", 100], ["3705", -100])], undefined],
  ])("%s", (_name, entries, moved) => {
    const movement = afterCut(entries, closingPeriod(2026), pucOf).undone.get("3605" as AccountCode);
    expect([movement?.debit, movement?.credit]).toEqual([moved, moved]);
  });
});
