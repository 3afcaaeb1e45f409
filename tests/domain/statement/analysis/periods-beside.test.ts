import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coveredMonths } from "#domain/accounting/covered-months.ts";
import { addMonths, day, lastDay, month } from "#domain/kernel/calendar-day.ts";
import { type MonthMovements, netsUntil } from "#domain/statement/analysis/month-movements.ts";
import {
  BESIDE_UNITS,
  besideUnits,
  linesBeside,
  MOST_BESIDE,
  periodsBeside,
} from "#domain/statement/analysis/periods-beside.ts";

const TODAY = day("2026-11-20");

/** Each month sells its own amount into the bank. */
function books(sales: readonly number[], last = month("2026-10")) {
  const months = sales.map((amount, at): MonthMovements => {
    const byPuc = new Map([
      ["1110", { debit: amount, credit: 0 }],
      ["4135", { debit: 0, credit: amount }],
    ]);
    return { month: addMonths(last, at + 1 - sales.length), byPuc };
  });
  const covered = coveredMonths(
    months.map((each) => ({ month: each.month, posted: 9 })),
    TODAY,
  );
  return { months, covered, cutOff: lastDay(last) };
}

const told = (sales: readonly number[], unit: (typeof BESIDE_UNITS)[number], count: number) => {
  const { months, covered, cutOff } = books(sales);
  return periodsBeside(months, covered, cutOff, { unit, count }).map(({ first, last, figures }) => [
    `${first} ${last}`,
    figures.sales,
    figures.assets,
  ]);
};

describe("periods beside each other", () => {
  it("has each month's own sales and the balance at its end", () => {
    expect(told([1, 2, 4, 8], "month", 3)).toEqual([
      ["2026-08 2026-08", 2, 3],
      ["2026-09 2026-09", 4, 7],
      ["2026-10 2026-10", 8, 15],
    ]);
  });

  it("has calendar quarters, the first and the last as far as they go", () => {
    expect(told([1, 2, 4, 8], "quarter", 12)).toEqual([
      ["2026-07 2026-09", 7, 7],
      ["2026-10 2026-12", 8, 15],
    ]);
  });

  it("has none of books that cover nothing", () => {
    expect(periodsBeside([], [], TODAY, { unit: "month", count: 3 })).toEqual([]);
  });

  it("offers what the books hold two of", () => {
    const units = (count: number) => {
      const { covered, cutOff } = books(Array.from({ length: count }, () => 1));
      return besideUnits(covered, cutOff);
    };
    expect([units(1), units(2), units(10), units(11)]).toEqual([
      [],
      ["month", "quarter"],
      ["month", "quarter"],
      ["month", "quarter", "year"],
    ]);
    expect(besideUnits([], TODAY)).toEqual([]);
  });

  it("adds up to the books, whatever the length of the periods", () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amounts, fc.constantFrom(...BESIDE_UNITS), (sales, unit) => {
        const { months, covered, cutOff } = books(sales);
        const periods = periodsBeside(months, covered, cutOff, { unit, count: MOST_BESIDE });
        const sum = periods.reduce((all, { figures }) => all + (figures.sales ?? 0), 0);
        expect(sum).toBe(sales.reduce((all, each) => all + each, 0));
        expect(periods.at(-1)?.figures.assets).toBe(netsUntil(months, month("2026-10")).get("1110"));
        expect(periods.length).toBeLessThanOrEqual(MOST_BESIDE);
      }),
    );
  });

  it("has every line once, with nothing where a period has no such kind", () => {
    const line = (key: string, amount: number) => ({ key, kind: "line" as const, amount });
    const [old, now] = [
      [line("11", 1), line("13", 2)],
      [line("11", 3), line("14", 0)],
    ];
    const nothing = { key: "assets", kind: "subtotal" as const, amount: 0 };
    expect(linesBeside([[nothing], [nothing]])).toEqual([
      { key: "assets", kind: "subtotal", amounts: [0, 0] },
    ]);
    expect(linesBeside([old, null, now])).toEqual([
      { key: "11", kind: "line", amounts: [1, null, 3] },
      { key: "13", kind: "line", amounts: [2, null, 0] },
    ]);
  });
});
