import { expect, test } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import { BookCheck, keyText } from "#storage/health/book-check.ts";
import { layBook } from "#storage/pages/lay-book.ts";
import { PAGE_SIZE, toStored } from "#storage/pages/pages.ts";
import { BOOK, content, line, posted } from "../../support/builders.ts";

const OCTOBER = month("2026-10");
const chart = await loadChart("puc");

const sale = (number: number, date = "2026-11-03") => posted(number, content(date, "1105", "4135", 1000));
const lay = (entries: readonly Entry[], closed: readonly (typeof OCTOBER)[] = []) =>
  layBook(BOOK, { sound: entries.map(toStored), newer: [] }, new Set(closed), chart);

/** The problems that the check finds in a laid-out book. */
function problemsOf(laid: ReturnType<typeof lay>): string[] {
  const { entries, turnover, lastNumber } = laid;
  const check = new BookCheck({ id: BOOK, entries, turnover, lastNumber } as never, chart);
  for (const page of laid.pages) check.page(page);
  return check.finish(laid.months).map((problem) => problem.kind);
}

test("entries in any order become pages in order, with totals that the check agrees with", () => {
  const entries = Array.from({ length: 2 * PAGE_SIZE + 30 }, (_, index) =>
    sale(index + 1, index % 2 === 0 ? "2026-11-03" : "2026-10-31"),
  ).reverse();
  const laid = lay([...entries, { ...sale(0), number: 0, status: "draft" }], [OCTOBER]);
  expect(problemsOf(laid)).toEqual([]);
  expect(laid).toMatchObject({ entries: 230, turnover: 230_000, lastNumber: 230, setAside: [] });
  expect(laid.months.map((row) => [row.month, row.closed, row.posted, row.drafts])).toEqual([
    [OCTOBER, true, 115, 0],
    [month("2026-11"), false, 115, 1],
  ]);
});

test("AC-01 what never could have been posted keeps its number and counts nowhere", () => {
  const unbalanced = { ...sale(2), lines: [line("1105", 5), line("4135", -4)] };
  const unknown = { ...sale(3), lines: [line("999999", 5), line("4135", -5)] };
  const laid = lay([sale(1), unbalanced, unknown, { ...sale(4), status: "void" }]);
  expect(laid).toMatchObject({ entries: 1, turnover: 1000, lastNumber: 4, setAside: [2, 3] });
  expect(problemsOf(laid)).toEqual([]);
});

test("NU-04 entries beyond the safe range are set aside, one that fits is not", () => {
  const huge = (number: number) => {
    const lines = [line("1105", Number.MAX_SAFE_INTEGER), line("4135", -Number.MAX_SAFE_INTEGER)];
    return { ...sale(number), lines };
  };
  const laid = lay([huge(1), huge(2)]);
  expect(laid).toMatchObject({ entries: 1, turnover: Number.MAX_SAFE_INTEGER, setAside: [2] });
  expect(problemsOf(laid)).toEqual([]);
});

test("I-12 numbers given twice, zero, or beyond all likelihood get the next free ones", () => {
  const twice = { ...sale(2), id: sale(77).id };
  const laid = lay([sale(1), sale(2), twice, sale(0), sale(9_000_000_000)]);
  expect(laid.setAside).toHaveLength(3);
  expect(laid.lastNumber).toBe(5);
  expect(problemsOf(laid)).toEqual([]);
});

test("a key is named whatever is in it", () => {
  expect(keyText("book", 3, undefined, {})).toBe("book/3/?/?");
});
