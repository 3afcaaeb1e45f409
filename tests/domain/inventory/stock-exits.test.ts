import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHART_KINDS } from "#domain/accounting/account.ts";
import { accountOfPuc } from "#domain/accounting/charts/chart-mapping.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { CostSystem } from "#domain/inventory/kardex.ts";
import { EXIT_ROLES, type ExitRole, exitVat } from "#domain/inventory/posting/stock-exits.ts";
import { STOCK_ACCOUNTS } from "#domain/inventory/stock-accounts.data.ts";
import { stockEntryLines } from "#domain/inventory/stock-entry.ts";
import { stockNet } from "#domain/inventory/stock-side.ts";
import { missingCost } from "#domain/inventory/told-items.ts";
import type { ItemId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";

const CHARTS = { mini: miniChart, journal: journalChart, puc: pucChart() } as const;
const ITEM = "item_1" as ItemId;

/** Two units that cost 60.000, and are sold for 100.000, of the general rate. */
function exit(role: ExitRole, taxed: boolean, system: CostSystem = "perpetual") {
  const amount = exitVat(role) === "deemed-sale" && taxed ? 100_000 : 0;
  const counter = STOCK_ACCOUNTS.puc[role];
  const move = {
    kind: "out" as const,
    counter,
    lines: [{ itemId: ITEM, quantity: 2000, amount: pesos(amount) }],
  };
  const told = { chart: "puc" as const, values: [pesos(60_000)], rates: [taxed ? 19 : 0], thirdParty: "Ana" };
  return stockEntryLines(move, { ...told, system }).map(({ account, debit, credit }) => [
    account,
    debit,
    credit,
  ]);
}

describe("IN-15: each reason to leave has its entry", () => {
  it.each([
    ["lost", "5295", 60_000, 11_400],
    ["supplies", "5195", 60_000, 19_000],
    ["samples", "523560", 60_000, 19_000],
    ["donated", "539525", 60_000, 19_000],
    ["owner", "3130", 60_000, 19_000],
    ["partner", "1325", 60_000, 19_000],
  ] as const)("%s goes to %s at its cost, with the IVA of its base", (role, account, cost, tax) => {
    expect(exit(role, false)).toEqual([
      [account, cost, 0],
      ["1435", 0, cost],
    ]);
    expect(exit(role, true)).toEqual([
      [account, cost + tax, 0],
      ["1435", 0, cost],
      ["2408", 0, tax],
    ]);
  });

  it("under the periodic system what is lost stays in what was sold, and the rest takes its purchase along", () => {
    expect(exit("lost", false, "periodic")).toEqual([
      ["1435", 60_000, 0],
      ["1435", 0, 60_000],
    ]);
    expect(exit("lost", true, "periodic")).toEqual([
      ["1435", 60_000, 0],
      ["1435", 0, 60_000],
      ["5295", 11_400, 0],
      ["2408", 0, 11_400],
    ]);
    expect(exit("owner", true, "periodic")).toEqual([
      ["3130", 79_000, 0],
      ["6205", 0, 60_000],
      ["2408", 0, 19_000],
    ]);
  });

  it("each account is one of its chart that takes entries", () => {
    for (const kind of CHART_KINDS)
      for (const role of EXIT_ROLES) {
        const code = STOCK_ACCOUNTS[kind][role];
        const puc = STOCK_ACCOUNTS.puc[role];
        expect([kind, role, CHARTS[kind].byCode.get(code)?.posting]).toEqual([kind, role, true]);
        // A short chart has the expenses of selling in one account, but never what the owner takes among them.
        const isExpense = accountOfPuc(puc, CHARTS[kind]).puc.startsWith("5");
        expect([kind, role, CHARTS[kind].byCode.get(code)?.puc.startsWith("5")]).toEqual([
          kind,
          role,
          isExpense,
        ]);
      }
  });

  it("any exit is balanced, and takes its cost from the stock, or from what was bought", () => {
    const line = fc.record({
      amount: fc.nat({ max: 10_000_000 }),
      value: fc.nat({ max: 10_000_000 }),
      rate: fc.constantFrom(0, 5, 19),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...CHART_KINDS),
        fc.constantFrom(...EXIT_ROLES),
        fc.constantFrom<CostSystem>("perpetual", "periodic"),
        fc.array(line, { minLength: 1, maxLength: 5 }),
        (chart, role, system, told) => {
          const lines = told.map(({ amount }) => ({ itemId: ITEM, quantity: 1000, amount: pesos(amount) }));
          const values = told.map(({ value }) => pesos(value));
          const rates = told.map(({ rate }) => rate);
          const counter = STOCK_ACCOUNTS[chart][role];
          const entry = stockEntryLines(
            { kind: "out", counter, lines },
            { chart, values, rates, thirdParty: "", system },
          );
          const cost = values.reduce((sum: number, value) => sum + value, 0);
          expect(entry.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
          expect(stockNet(chart, entry)).toBe(system === "perpetual" ? -cost : 0);
        },
      ),
    );
  });

  it("the cost that an entry lacks goes where it took the goods, not to what is lost", () => {
    const asked = { kind: "out" as const, amount: pesos(0), credited: pesos(50_000) };
    const more = missingCost({ ...asked, counter: STOCK_ACCOUNTS.puc.samples }, 60_000, "puc");
    expect(more.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ["523560", 10_000, 0],
      ["1435", 0, 10_000],
    ]);
  });
});
