import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { addDays, addMonthsToDay, day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { prepaidLoan } from "#domain/recurring/loan-state.ts";
import { loanOn, type RecurringLoan } from "#domain/recurring/recurring-dues.ts";
import type { Report } from "#domain/report/report.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { financialNotes } from "#domain/statement/notes/financial-notes.ts";
import { inputOf } from "#tests/support/book-facts.ts";
import { content, posted } from "#tests/support/builders.ts";

const YEAR = ["2026-01-01", "2026-12-31"] as [string, string];
const END = day("2026-12-31");

function loan(more: Partial<RecurringLoan["plan"]> = {}, fields: Partial<RecurringLoan> = {}): RecurringLoan {
  const accounts = { debt: "2105", interest: "5305", money: "1110" } as Pick<
    RecurringLoan["plan"],
    "debt" | "interest" | "money"
  >;
  const terms = { method: "german" as const, principal: pesos(24_000_000), rate: 1.5, months: 24 };
  const plan = { kind: "loan" as const, ...accounts, ...terms, ...more };
  const head = { description: "Crédito de la moto", first: day("2026-07-15"), last: null };
  return { ...head, state: "active", plan, ...fields };
}

/** The note of financial obligations of a book that owes so much at the end of the year. */
function maturities(loans: readonly RecurringLoan[], owed: number): Report | null {
  const entries = [posted(1, content("2026-06-15", "1110", "2105", owed))];
  const figures = { ...inputOf(entries, pucChart(), YEAR), loans };
  const statements = (["balance", "income"] as const).map((kind) => makeStatement(kind, figures));
  const owner = {
    name: "La Sabana",
    company: null,
    books: [],
    periods: [{ from: day(YEAR[0]), to: END }] as const,
  };
  const notes = financialNotes({ statements, figures, owner, reporting: {} });
  expect(notes.filter((note) => note.maturities !== null).every(({ key }) => key === "debt")).toBe(true);
  return notes.find(({ key }) => key === "debt")?.maturities ?? null;
}

const rowsOf = (report: Report | null) =>
  report?.rows.map(({ cells }) =>
    cells.map((cell) => (cell.kind === "text" ? cell.text : cell.kind === "amount" ? cell.amount : null)),
  );

describe("AC-96: what of the loans falls due within twelve months", () => {
  it("is told by their tables, and sums to the line with what has no table", () => {
    // Of 24 payments of 1.000.000, six were paid; of 6.000.000 in 6, none was.
    const short = loan(
      { principal: pesos(6_000_000), months: 6 },
      { description: "Sobregiro pactado", first: day("2027-01-10") },
    );
    expect(rowsOf(maturities([loan(), short], 25_500_000))).toEqual([
      ["Crédito de la moto", 12_000_000, 6_000_000, 18_000_000],
      ["Sobregiro pactado", 6_000_000, 0, 6_000_000],
      // Nobody says that it is paid later: the statement has it among what is current.
      ["Sin tabla de pagos, o con pagos por registrar", 1_500_000, 0, 1_500_000],
      ["Total", 19_500_000, 6_000_000, 25_500_000],
    ]);
    const { title, subtitle, period } = maturities([loan()], 18_000_000) ?? {};
    expect([title, subtitle, period]).toEqual(["Vencimiento de los préstamos", "", ""]);
    expect(rowsOf(maturities([loan()], 18_000_000))).toEqual([
      ["Crédito de la moto", 12_000_000, 6_000_000, 18_000_000],
      ["Total", 12_000_000, 6_000_000, 18_000_000],
    ]);
  });

  it("is told of financial obligations alone, though another creditor lent too", () => {
    const other = loan({ debt: "2205" as never }, { description: "Crédito del proveedor" });
    const entries = [
      posted(1, content("2026-06-15", "1110", "2105", 18_000_000)),
      posted(2, content("2026-06-15", "1435", "2205", 18_000_000)),
    ];
    const figures = { ...inputOf(entries, pucChart(), YEAR), loans: [loan(), other] };
    const statements = (["balance", "income"] as const).map((kind) => makeStatement(kind, figures));
    const periods = [{ from: day(YEAR[0]), to: END }] as const;
    const owner = { name: "La Sabana", company: null, books: [], periods };
    const told = financialNotes({ statements, figures, owner, reporting: {} });
    expect(told.flatMap(({ key, maturities: of }) => (of === null ? [] : [key]))).toEqual(["debt"]);
  });

  it.each([
    ["no loan", []],
    ["a loan that is paid", [loan({ months: 6, principal: pesos(6_000_000) }, { first: day("2026-07-01") })]],
    ["a loan that comes later", [loan({}, { first: day("2027-03-15") })]],
    ["a loan owed in another account", [loan({ debt: "2195" as never })]],
    ["a loan that was stopped", [loan({}, { state: "stopped" })]],
  ])("is not told of %s", (_, loans) => expect(maturities(loans, 1_000_000)).toBeNull());

  it("by the French method is what its formula says, but for the pesos of its payments", () => {
    // Balance after k payments: P(1+i)^k - A((1+i)^k - 1)/i.
    const [principal, rate, months] = [30_000_000, 0.0125, 36];
    const equal = (principal * rate) / (1 - (1 + rate) ** -months);
    const left = (k: number) => principal * (1 + rate) ** k - (equal * ((1 + rate) ** k - 1)) / rate;
    const { owed, current, later } = loanOn(
      loan({ method: "french", principal: pesos(principal), rate: 1.25, months }),
      END,
    );
    for (const [found, wanted] of [
      [owed, left(6)],
      [current, left(6) - left(18)],
      [later, left(18)],
    ] as const)
      expect(Math.abs(found - wanted)).toBeLessThan(40);
  });

  it("does not know on its day of what is paid ahead later", () => {
    const whole = loan();
    const prepaid = prepaidLoan(
      whole,
      { date: day("2027-04-20"), amount: pesos(5_000_000), months: 10 },
      { ahead: "abono" },
    );
    if (!prepaid.ok) throw new Error(prepaid.error);
    const { until, records } = prepaid.value;
    const loans = [until, ...records].flatMap(({ plan, ...fields }) =>
      plan.kind === "loan" ? [{ ...fields, plan }] : [],
    );
    expect(loans.length).toBe(2);
    expect(rowsOf(maturities(loans, 18_000_000))).toEqual(rowsOf(maturities([whole], 18_000_000)));
  });

  it("of any loan on any day is what is owed, in two parts that none is below zero", () => {
    const terms = fc.record({
      method: fc.constantFrom("french" as const, "german" as const),
      principal: fc.integer({ min: 1, max: 900_000_000 }).map(pesos),
      rate: fc.double({ min: 0, max: 3, noNaN: true }),
      months: fc.integer({ min: 1, max: 120 }),
    });
    fc.assert(
      fc.property(terms, fc.nat({ max: 4000 }), (plan, at) => {
        const one = loan(plan);
        const on = addDays(one.first, at);
        const { owed, current, later } = loanOn(one, on);
        expect(current + later).toBe(owed);
        expect(Math.min(current, later)).toBeGreaterThanOrEqual(0);
        // What falls due later is what will be owed a year from now.
        expect(later).toBe(loanOn(one, addMonthsToDay(on, 12)).owed);
      }),
    );
  });
});
