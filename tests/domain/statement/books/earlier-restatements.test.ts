import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { addDays, day, yearOf } from "#domain/kernel/calendar-day.ts";
import type { RestatementId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { carriedRestatement, earlierRestatements } from "#domain/statement/restated/earlier-restatements.ts";
import { restatedPeriods } from "#domain/statement/restated/restated-facts.ts";
import { type Restatement, restatementProblem } from "#domain/statement/restated/restatement.ts";
import { figuresOf, inputOf } from "#tests/support/book-facts.ts";
import { content, posted } from "#tests/support/builders.ts";

const chart = pucChart();
const id = (at: number) => `reex_0190a000-0000-7000-8000-${String(at).padStart(12, "0")}` as RestatementId;
const of = (date: string, debit: string, credit: string, amount = 1_000, at = 1): Restatement => ({
  id: id(at),
  day: day(date),
  debit: debit as AccountCode,
  credit: credit as AccountCode,
  amount: pesos(amount),
  cause: "error",
  reason: "Sin depreciar",
});

describe("AC-95 a restatement of a year before the compared one is not silent", () => {
  it("goes to the opening balance with results among earlier results (NIIF para PYMES 10.21 b)", () => {
    expect(carriedRestatement(chart, of("2023-06-30", "516010", "159210"), 2025)).toEqual({
      day: "2025-01-01",
      debit: "3705",
      credit: "159210",
      amount: 1_000,
      cause: "error",
      reason: "Sin depreciar (de 2023)",
    });
    // Between two results nothing of a later opening balance changes.
    expect(carriedRestatement(chart, of("2023-06-30", "516010", "5120"), 2025)).toBeNull();
    expect(carriedRestatement(miniChart, of("2023-06-30", "5001", "1004"), 2025)?.debit).toBe("3002");
  });

  it("names what the compared year does not count, until it is carried", () => {
    const old = of("2023-06-30", "516010", "159210");
    const own = of("2025-03-01", "516010", "159210", 7, 2);
    const [found, ...others] = earlierRestatements(chart, [old, own], 2025);
    expect(found?.restatement).toBe(old);
    expect(others).toEqual([]);
    const carried = { ...(found?.carried ?? own), id: id(3) };
    expect(earlierRestatements(chart, [old, own, carried], 2025)).toEqual([]);
    // The next year's comparison asks again: its books may have it by then, which only the person knows.
    expect(earlierRestatements(chart, [old, carried], 2026)).toHaveLength(2);
  });

  it("counted so, equity of the compared year is less by it and every total agrees", () => {
    const entries = [
      posted(1, content("2023-01-02", "1520", "3105", 40_000)),
      posted(2, content("2025-05-02", "1110", "4135", 9_000)),
      posted(3, content("2026-05-02", "1110", "4135", 8_000)),
    ];
    const input = inputOf(entries, chart, ["2026-01-01", "2026-12-31"], ["2025-01-01", "2025-12-31"]);
    const old = of("2023-06-30", "516010", "159210");
    const carried = carriedRestatement(chart, old, 2025);
    if (carried === null) throw new Error("carried");
    const with_ = (...some: readonly Restatement[]) => ({
      ...input,
      periods: restatedPeriods(input.periods, some),
    });
    const equityIn = (some: Parameters<typeof makeStatement>[1]) =>
      figuresOf(makeStatement("balance", some), 1).equity;
    expect(equityIn(with_(old))).toBe(49_000);
    const counted = with_(old, { ...carried, id: id(9) });
    expect(equityIn(counted)).toBe(48_000);
    expect(figuresOf(makeStatement("income", counted), 1).result).toBe(9_000);
    for (const kind of ["balance", "income", "equity"] as const)
      expect(makeStatement(kind, counted).checks.every(({ holds }) => holds)).toBe(true);
  });

  it("what is carried can be kept, whatever was restated", () => {
    const codes = ["1520", "159210", "2335", "3705", "4135", "516010", "613505"] as const;
    const random = fc.record({
      debit: fc.constantFrom(...codes),
      credit: fc.constantFrom(...codes),
      at: fc.integer({ min: 0, max: 1_400 }),
      amount: fc.integer({ min: 1, max: 9_000 }),
      reason: fc.string({ minLength: 1, maxLength: 520 }).map((text) => `R${text}`),
    });
    fc.assert(
      fc.property(random, ({ debit, credit, at, amount, reason }) => {
        const restatement = { ...of(addDays(day("2021-01-01"), at), debit, credit, amount), reason };
        const found = earlierRestatements(chart, [restatement], 2025);
        expect(found.length <= (yearOf(restatement.day) < 2025 ? 1 : 0)).toBe(true);
        for (const { carried } of found)
          expect(restatementProblem(chart, { ...carried, id: id(2) })).toBeNull();
      }),
    );
  });
});
