import { describe, expect, it } from "vitest";
import type { BookProblem } from "#domain/accounting/verify-book.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import {
  type CheckedBook,
  CONTROLS,
  controlsOf,
  inControlOrder,
  isRepairable,
} from "#features/settings/check/controls.ts";
import { findingText } from "#flows/check/finding-text.ts";

const NOVEMBER = month("2026-11");
const ONE: Readonly<Record<BookProblem["kind"], BookProblem>> = {
  "bad-record": { kind: "bad-record", table: "pages", key: "book_1/2026-11/1/5" },
  "newer-record": { kind: "newer-record", table: "pages", key: "book_1/2026-11/1/5" },
  "bad-head": { kind: "bad-head" },
  "unbalanced-entry": { kind: "unbalanced-entry", number: 1_204, id: "entry_1" },
  "bad-number": { kind: "bad-number", number: 3 },
  "missing-number": { kind: "missing-number", number: 7 },
  "total-differs": { kind: "total-differs", month: NOVEMBER, account: "1105" },
  "count-differs": { kind: "count-differs", month: NOVEMBER },
  "page-disordered": { kind: "page-disordered", month: NOVEMBER, page: 2 },
  "counter-differs": { kind: "counter-differs", counter: "turnover" },
  "stock-differs": { kind: "stock-differs" },
  "attachment-lost": { kind: "attachment-lost", id: "sop_1" },
  "attachment-stray": { kind: "attachment-stray", id: "sop_2" },
};

const book = (id: string, entries: number, problems: readonly BookProblem[] = []): CheckedBook => ({
  id: id as BookId,
  name: id,
  entries,
  problems,
});

const stateOf = (books: readonly CheckedBook[]) =>
  Object.fromEntries(controlsOf(books).map((control) => [control.kind, control.state]));

describe("the controls of a check", () => {
  it("all pass, each with its count: entries for the sums, books for the rest", () => {
    const controls = controlsOf([book("book_1", 40), book("book_2", 15)]);
    expect(controls.map(({ kind }) => kind)).toEqual([...CONTROLS]);
    expect(controls.every(({ state }) => state === "passed")).toBe(true);
    expect(controls.find(({ kind }) => kind === "balanced")).toMatchObject({ passed: 55, of: 55 });
    expect(controls.find(({ kind }) => kind === "totals")).toMatchObject({ passed: 2, of: 2 });
  });

  it("every kind of finding fails exactly one control", () => {
    for (const [kind, problem] of Object.entries(ONE)) {
      const states = Object.values(stateOf([book("book_1", 9, [problem])]));
      expect(
        states.filter((state) => state !== "passed"),
        kind,
      ).toHaveLength(1);
    }
  });

  it("counts the entries and the books that failed", () => {
    const controls = controlsOf([
      book("book_1", 40, [ONE["unbalanced-entry"], ONE["total-differs"], ONE["count-differs"]]),
      book("book_2", 15),
    ]);
    expect(controls.find(({ kind }) => kind === "balanced")).toMatchObject({
      state: "failed",
      passed: 54,
      of: 55,
    });
    expect(controls.find(({ kind }) => kind === "totals")).toMatchObject({ passed: 1, of: 2 });
  });

  it("tells missing numbers alone from faults, since no repair brings them back", () => {
    const gap = book("book_1", 9, [ONE["missing-number"]]);
    expect(stateOf([gap]).numbered).toBe("gap");
    expect(isRepairable(gap)).toBe(false);
    const both = book("book_1", 9, [ONE["missing-number"], ONE["bad-number"]]);
    expect(stateOf([both]).numbered).toBe("failed");
    expect(isRepairable(both)).toBe(true);
  });

  it("names the entry before the totals that follow from it", () => {
    const kinds = inControlOrder([ONE["counter-differs"], ONE["total-differs"], ONE["unbalanced-entry"]]);
    expect(kinds.map(({ kind }) => kind)).toEqual(["unbalanced-entry", "total-differs", "counter-differs"]);
  });

  it("offers no repair for a book whose own record is gone", () => {
    const lost: BookProblem = { kind: "bad-record", table: "books", key: "book_1" };
    expect(isRepairable(book("book_1", 0, [lost]))).toBe(false);
  });
});

describe("what a finding says", () => {
  it("names the place, in words", () => {
    expect(findingText(ONE["bad-record"])).toBe(
      "Noviembre de 2026, página 1: el registro 5 no se puede leer y no cuenta en ninguna suma.",
    );
    expect(findingText(ONE["unbalanced-entry"])).toContain("asiento 1.204");
    expect(findingText(ONE["total-differs"])).toBe(
      "El total de la cuenta 1105 en noviembre de 2026 no es la suma de sus asientos.",
    );
    for (const problem of Object.values(ONE)) expect(findingText(problem)).toMatch(/^[A-ZÉ].*\.$/u);
  });

  it("finds words for every table and for keys of no sense", () => {
    for (const table of ["books", "accounts", "months", "pages", "meta", "x"]) {
      for (const key of ["", "?", "book_1/?/?", "book_1/2026-13", "book_1/2026-11", "book_1/2026-11/1"]) {
        const text = findingText({ kind: "bad-record", table, key });
        expect(text).not.toMatch(/undefined|null|NaN/);
        expect(text.length).toBeGreaterThan(10);
      }
    }
  });
});
