import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_PESOS, pesos } from "#domain/kernel/pesos.ts";
import { STATEMENT_KINDS } from "#domain/statement/statement-kind.ts";
import { statementNamed } from "#domain/statement/statement-named.ts";
import { blankRow, fitsTogether, isBlankRow, replaced, without } from "#domain/statement/typed/edit-rows.ts";
import { hasRowRoom, readRowCount } from "#domain/statement/typed/typed-limits.ts";
import { isSample, sampleStatement } from "#domain/statement/typed/typed-sample.ts";
import { shareOf, shareTone, typedTotals } from "#domain/statement/typed/typed-totals.ts";

const row = (id: string, debit: number, credit: number, affectsTaxes = false) => ({
  ...blankRow(id),
  debit: pesos(debit),
  credit: pesos(credit),
  affectsTaxes,
});

describe("rows to add (spec §5, spec §9)", () => {
  it.each([
    ["simple", "3", 3],
    ["simple", "9", 5],
    ["simple", "0", 1],
    ["simple", "dos", 1],
    ["simple", "", 1],
    ["simple", "-2", 1],
    ["simple", "2.5", 1],
    ["complex", "20", 20],
    ["complex", "21", 20],
    ["complex", "1e1", 1],
  ] as const)("in the %s view «%s» asks for %d", (view, typed, count) => {
    expect(readRowCount(view, typed)).toBe(count);
  });

  it("the simple view holds eight rows and the complex one any number", () => {
    const rows = Array.from({ length: 7 }, (_, index) => blankRow(String(index)));
    expect(hasRowRoom("simple", rows, 1)).toBe(true);
    expect(hasRowRoom("simple", rows, 3)).toBe(false);
    expect(hasRowRoom("complex", rows, 20)).toBe(true);
  });
});

describe("totals of a typed table", () => {
  it("debits, credits, the difference without sign, and the credits of what affects taxes", () => {
    const totals = typedTotals([row("a", 700, 0, true), row("b", 0, 900, true), row("c", 0, 50)]);
    expect(totals).toEqual({
      debit: 700,
      credit: 950,
      difference: 250,
      balanced: false,
      taxes: 900,
      empty: false,
    });
    expect(typedTotals([]).balanced).toBe(true);
  });

  it("a share is the row's part of all debits and credits, and nothing where there are none", () => {
    const rows = [row("a", 300, 0), row("b", 0, 100)];
    const totals = typedTotals(rows);
    expect(rows.map((each) => shareOf(each, totals))).toEqual([0.75, 0.25]);
    expect(shareOf(row("x", 0, 0), typedTotals([row("x", 0, 0)]))).toBeNull();
  });

  it.each([
    [0.21, "green"],
    [0.2, "amber"],
    [0.11, "amber"],
    [0.1, "grey"],
    [0, "grey"],
  ] as const)("a share of %d has a %s badge", (share, tone) => {
    expect(shareTone(share)).toBe(tone);
  });

  it("shares of any table with amounts add up to one", () => {
    const cell = fc.record({ amount: fc.integer({ min: 1, max: 1_000_000_000 }), debit: fc.boolean() });
    void fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 30 }), (cells) => {
        const rows = cells.map(({ amount, debit }, index) =>
          row(String(index), debit ? amount : 0, debit ? 0 : amount),
        );
        const totals = typedTotals(rows);
        let whole = 0;
        for (const each of rows) whole += shareOf(each, totals) ?? 0;
        expect(Math.abs(whole - 1) < 1e-9).toBe(true);
      }),
    );
  });

  it("amounts that together leave the safe range do not fit (NU-04)", () => {
    expect(fitsTogether([row("a", MAX_PESOS, 0)])).toBe(true);
    expect(fitsTogether([row("a", MAX_PESOS, 0), row("b", 0, 1)])).toBe(false);
  });
});

describe("sample rows (spec §3, spec-decision 4)", () => {
  it.each(STATEMENT_KINDS)(
    "%s opens with 4 rows in the simple view, 7 in the complex one, and balances",
    (kind) => {
      const simple = sampleStatement(kind, "simple");
      const complex = sampleStatement(kind, "complex");
      expect([simple.rows.length, complex.rows.length]).toEqual([4, 7]);
      for (const { rows } of [simple, complex])
        expect(typedTotals(rows)).toMatchObject({ balanced: true, empty: false });
      expect(isSample(simple) && isSample(complex)).toBe(true);
    },
  );

  it("is nobody's own until a row of it changes", () => {
    const sample = sampleStatement("balance", "simple");
    const [first] = sample.rows;
    if (!first) throw new Error("no sample");
    expect(isSample({ ...sample, rows: replaced(sample.rows, { ...first, debit: pesos(1) }) })).toBe(false);
    expect(isSample({ ...sample, rows: without(sample.rows, first.id) })).toBe(false);
    expect(isBlankRow(first)).toBe(false);
    expect(isBlankRow(blankRow("x"))).toBe(true);
  });
});

it.each([
  ["income", "income"],
  ["flujo-caja", "cash"],
  ["cambios-patrimonio", "equity"],
  [undefined, "balance"],
  ["stmt_x", "balance"],
] as const)("the address «%s» names the statement %s", (name, kind) => {
  expect(statementNamed(name)).toBe(kind);
});
