import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { plainShare } from "#domain/statement/typed/plain-share.ts";
import type { StatementRow } from "#domain/statement/typed/typed-statement.ts";

function row(code: string, debit: number, credit: number): StatementRow {
  return {
    id: `row-${code}`,
    code,
    name: code,
    debit: pesos(debit),
    credit: pesos(credit),
    affectsTaxes: false,
  };
}

const balance = (rows: readonly StatementRow[]) => plainShare({ statement: "balance", rows });

describe("the sentence of a typed statement", () => {
  it("says of a balance what of each 100 is owed and what is one's own", () => {
    const rows = [row("1002", 107_989_250, 0), row("2001", 0, 26_418_730), row("3001", 0, 81_570_520)];
    expect(balance(rows)).toEqual({ of: "have", others: 24, own: 76 });
  });

  it("says of a result what of each 100 is spent and what stays", () => {
    const rows = [row("4001", 0, 200), row("5001", 50, 0), row("5002", 30, 0), row("3002", 120, 0)];
    expect(plainShare({ statement: "income", rows })).toEqual({ of: "earn", others: 40, own: 60 });
  });

  it.each([
    ["that does not balance", [row("1001", 100, 0), row("2001", 0, 40)]],
    ["without amounts", [row("1001", 0, 0)]],
    ["with an account against its nature", [row("1001", 100, 0), row("1002", 0, 20), row("3001", 0, 80)]],
    ["that owes more than there is", [row("1001", 50, 0), row("3001", 50, 0), row("2001", 0, 100)]],
  ])("has none for a table %s", (_what, rows) => {
    expect(balance(rows)).toBeNull();
  });

  it("has none for the other two statements", () => {
    const rows = [row("1001", 100, 0), row("3001", 0, 100)];
    expect(plainShare({ statement: "cash", rows })).toBeNull();
    expect(plainShare({ statement: "equity", rows })).toBeNull();
    const earned = [row("4001", 0, 200), row("5001", 80, 0), row("", 120, 0)];
    for (const statement of ["cash", "equity", "balance"] as const)
      expect(plainShare({ statement, rows: earned })).toBeNull();
    expect(plainShare({ statement: "income", rows })).toBeNull();
  });

  it("always adds up to 100", () => {
    const amount = fc.integer({ min: 0, max: 9_000_000_000_000 });
    fc.assert(
      fc.property(amount, amount, (owed, own): void => {
        fc.pre(owed + own > 0);
        const share = balance([row("1001", owed + own, 0), row("2001", 0, owed), row("3001", 0, own)]);
        expect(share === null ? ZERO : share.others + share.own).toBe(100);
      }),
    );
  });
});
