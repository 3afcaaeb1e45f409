import { expect, it } from "vitest";
import {
  type Book,
  booksOfPlan,
  canWrite,
  cleanName,
  copyName,
  countingBooks,
  defaultBookEnd,
} from "#domain/company/book.ts";
import { day } from "#domain/kernel/calendar-day.ts";

it("a book without days ends thirty days after it began", () => {
  expect(defaultBookEnd(day("2026-01-31"))).toBe("2026-03-02");
});

it("a name is one line of at most 120 characters, or none", () => {
  expect(cleanName("  Diario \n 2026 ")).toBe("Diario 2026");
  expect(cleanName(" \n ")).toBeNull();
  expect(cleanName("ñ".repeat(200))).toBe("ñ".repeat(120));
});

it("a copy says so within the length of names", () => {
  expect(copyName("Diario")).toBe("Diario - Copia");
  expect(copyName("a".repeat(120))).toBe(`${"a".repeat(112)} - Copia`);
  expect(copyName(`${"a".repeat(111)} b`)).toBe(`${"a".repeat(111)} - Copia`);
});

it("only an active book that is not deleted is written", () => {
  expect(canWrite({ status: "active" })).toBe(true);
  expect(canWrite({ status: "active", deletedAt: 1 })).toBe(false);
  expect(canWrite({ status: "archived" } as never)).toBe(false);
});

it("a copy counts only once its original is gone", () => {
  const book = (id: string, more: object = {}) => ({ id, ...more }) as unknown as Book;
  const [one, copy] = [book("a"), book("b", { copyOf: "a" })];
  expect(countingBooks([one, copy])).toEqual([one]);
  expect(countingBooks([book("a", { deletedAt: 1 }), copy])).toEqual([copy]);
  expect(countingBooks([copy])).toEqual([copy]);
  expect(countingBooks([])).toEqual([]);
});

it("a plan of accounts is shared by the books of a company with one chart, and a book without a company has its own", () => {
  const book = (id: string, more: object = {}) =>
    ({ id, companyId: "a", chart: "puc", ...more }) as unknown as Book;
  const own = book("1");
  const same = book("2", { status: "archived" });
  const others = [
    book("3", { companyId: "b" }),
    book("4", { companyId: null }),
    book("5", { chart: "simple" }),
    book("6", { deletedAt: 1 }),
  ];
  expect(booksOfPlan(own, [...others, same, own])).toEqual([own, same]);
  expect(booksOfPlan(own, [])).toEqual([own]);
  const alone = book("7", { companyId: null });
  expect(booksOfPlan(alone, [alone, book("8", { companyId: null })])).toEqual([alone]);
});
