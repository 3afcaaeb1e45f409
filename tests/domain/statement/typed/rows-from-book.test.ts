import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Balances, Movement } from "#domain/accounting/ledger/balances.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, sum } from "#domain/kernel/pesos.ts";
import { dueWithinYear, loanPartsOn } from "#domain/recurring/loan-parts.ts";
import type { RecurringLoan } from "#domain/recurring/recurring-dues.ts";
import { typedNets } from "#domain/statement/reading/statement-nets.ts";
import { placeRows, sectionOfPuc } from "#domain/statement/typed/place-rows.ts";
import { rowsFromBook } from "#domain/statement/typed/rows-from-book.ts";
import type { SectionKey } from "#domain/statement/typed/typed-layout.data.ts";
import type { StatementRow } from "#domain/statement/typed/typed-statement.ts";
import { CODES } from "../../../support/builders.ts";

function balances(nets: Readonly<Record<string, number>>): Balances {
  return new Map(
    Object.entries(nets).map(([code, net]): [AccountCode, Movement] => [
      code as AccountCode,
      { debit: pesos(Math.max(net, 0)), credit: pesos(Math.max(-net, 0)) },
    ]),
  );
}

/** The cash flow has rows of its own. */
const KINDS = ["balance", "income", "equity"] as const;

const BOOK = balances({
  "110505": 500,
  "111005": 1_500,
  "130505": 800,
  "143505": 2_000,
  "220505": -900,
  "233525": -300,
  "240805": -200,
  "310505": -2_400,
  "413506": -3_000,
  "510506": 1_200,
  "613506": 800,
  "839505": 50,
  "939505": -50,
});

const short = (fill: ReturnType<typeof rowsFromBook>) =>
  fill.rows.map(({ code, debit, credit }) => [code, debit - credit]);

describe("a statement fill from a book (spec-decision 19)", () => {
  it("a balance in the complex view: accounts of four digits, and the year's result in one row", () => {
    expect(short(rowsFromBook("balance", "complex", pucChart(), BOOK))).toEqual([
      ["1105", 500],
      ["1110", 1_500],
      ["1305", 800],
      ["1435", 2_000],
      ["2205", -900],
      ["2335", -300],
      ["2408", -200],
      ["3105", -2_400],
      ["3605", -1_000],
    ]);
  });

  it("in the simple view the twelve accounts, added up until eight rows hold them, and it says which", () => {
    const fill = rowsFromBook("balance", "simple", pucChart(), BOOK);
    expect(short(fill)).toEqual([
      ["1001", 500],
      ["1002", 1_500],
      ["1003", 800],
      ["1004", 2_000],
      ["2001", -900],
      ["2002", -500],
      ["3001", -2_400],
      ["3002", -1_000],
    ]);
    expect(fill.folded).toEqual([{ name: "Impuestos por Pagar", into: "Cuentas por Pagar" }]);
  });

  it("what is used for years is no merchandise in the simple view: it has a row of its own, and is not current", () => {
    const shop = balances({
      "1110": 100,
      "1435": 300,
      "1524": 500,
      "159215": -120,
      "2205": -80,
      "3105": -700,
    });
    const fill = rowsFromBook("balance", "simple", pucChart(), shop);
    expect(short(fill)).toEqual([
      ["1002", 100],
      ["1004", 300],
      ["15", 380],
      ["2001", -80],
      ["3001", -700],
    ]);
    expect(fill.rows[2]?.name).toBe("Activos Fijos");
    expect(sectionOfPuc("balance", "15")).toBe(sectionOfPuc("balance", "1524"));
    const journal = rowsFromBook(
      "balance",
      "simple",
      journalChart,
      balances({ "activos-fijos": 5, capital: -5 }),
    );
    expect(short(journal)).toEqual([
      ["15", 5],
      ["3001", -5],
    ]);
  });

  it("an income statement carries its result to equity; a loss too", () => {
    expect(short(rowsFromBook("income", "complex", pucChart(), BOOK))).toEqual([
      ["3605", 1_000],
      ["4135", -3_000],
      ["5105", 1_200],
      ["6135", 800],
    ]);
    const loss = balances({ "413506": -100, "510506": 250 });
    expect(short(rowsFromBook("income", "complex", pucChart(), loss))).toEqual([
      ["3610", -150],
      ["4135", -100],
      ["5105", 250],
    ]);
  });

  it("the beginners' charts come as they are named", () => {
    const mini = rowsFromBook("balance", "complex", miniChart, balances({ "1001": 10, "3001": -10 }));
    expect(mini.rows.map(({ code, name }) => [code, name])).toEqual([
      ["1001", "Caja"],
      ["3001", "Capital"],
    ]);
    const journal = rowsFromBook("balance", "complex", journalChart, balances({ caja: 10, capital: -10 }));
    expect(journal.rows.map(({ code, name }) => [code, name])).toEqual([
      ["1105", "Caja"],
      ["3105", "Capital"],
    ]);
  });

  it("an account that its chart does not know keeps its code or goes to its class, and nothing comes of an empty book", () => {
    const strange = balances({ "1999999": 5, "3105": -5 });
    const codes = (view: "simple" | "complex") =>
      rowsFromBook("balance", view, pucChart(), strange).rows.map(({ code }) => code);
    expect(codes("complex")).toEqual(["1999999", "3105"]);
    expect(codes("simple")).toEqual(["15", "3001"]);
    for (const kind of KINDS)
      expect(rowsFromBook(kind, "complex", pucChart(), balances({})).rows).toEqual([]);
  });

  it("of books that balance every statement balances but memorandum accounts, in both views, in eight rows", () => {
    const nets = fc.dictionary(fc.constantFrom(...CODES), fc.integer({ min: -99_999, max: 99_999 }));
    void fc.assert(
      fc.property(
        nets,
        fc.constantFrom(...KINDS),
        fc.constantFrom("simple", "complex"),
        (some, kind, view) => {
          const rest = Object.entries(some).reduce(
            (sum, [code, net]) => (code === "3105" ? sum : sum + net),
            0,
          );
          const fill = rowsFromBook(kind, view, pucChart(), balances({ ...some, "3105": -rest }));
          const net = fill.rows.reduce((sum, row) => sum + row.debit - row.credit, 0);
          expect(net).toBe(0);
          if (view === "simple") expect(fill.rows.length).toBeLessThanOrEqual(8);
        },
      ),
    );
  });

  const year = (movements: Balances, closings = balances({}), openings = balances({})) => ({
    movements,
    closings,
    openings,
  });

  it.each([
    [
      "a year not closed, before this one: only this year's on 3605",
      { "110505": 1_300, "413506": -1_500, "510506": 200 },
      year(balances({ "110505": 300, "413506": -300 })),
      [
        ["1105", 1_300],
        ["3605", -300],
        ["3705", -1_000],
      ],
    ],
    [
      "a year closed and not carried over",
      { "110505": 1_300, "360505": -1_000, "413506": -300 },
      year(balances({ "110505": 300, "413506": -300 })),
      [
        ["1105", 1_300],
        ["3605", -300],
        ["3705", -1_000],
      ],
    ],
    [
      "a loss carried over, and this year closed",
      { "110505": 100, "371005": 200, "360505": -300 },
      year(balances({ "110505": 300, "360505": -300 }), balances({ "413506": 300, "360505": -300 })),
      [
        ["1105", 100],
        ["3605", -300],
        ["3710", 200],
      ],
    ],
  ])(
    "tells this year's result from accumulated ones (NIIF para PYMES 4.11 f): %s",
    (_case, nets, of, rows) => {
      expect(short(rowsFromBook("balance", "complex", pucChart(), balances(nets), { year: of }))).toEqual(
        rows,
      );
      const equity = short(rowsFromBook("equity", "complex", pucChart(), balances(nets), { year: of }));
      expect(equity.slice(-2)).toEqual(rows.slice(-2));
    },
  );

  /** A year that closes a result of 500 on 3605 (or 3610), after and before other entries, each debit and credit. */
  type Told = readonly (readonly [debit: string, credit: string, amount: number])[];
  const sumUp = (...all: Told[]) => {
    const nets: Record<string, number> = {};
    for (const [debit, credit, amount] of all.flat()) {
      nets[debit] = (nets[debit] ?? 0) + amount;
      nets[credit] = (nets[credit] ?? 0) - amount;
    }
    return nets;
  };
  const PROFIT = { earned: [["1105", "4135", 500]], closed: [["4135", "3605", 500]] } as const;
  const HALVES = { earned: [["1105", "4135", 700]], closed: [["4135", "3605", 700]] } as const;
  const LOSS = { earned: [["5105", "1524", 500]], closed: [["3610", "5105", 500]] } as const;

  it.each<readonly [string, Told, { readonly earned: Told; readonly closed: Told }, Told, unknown]>([
    ["a reserve taken from it", [], PROFIT, [["3605", "3305", 50]], { "3305": -50, "3605": -450 }],
    [
      "a reserve, of an earlier year carried forward",
      [["1105", "3605", 300]],
      PROFIT,
      [
        ["3605", "3705", 300],
        ["3605", "3305", 50],
      ],
      { "3305": -50, "3605": -450, "3705": -300 },
    ],
    [
      "a reserve, with a loss of an earlier year never carried forward",
      [["3610", "1105", 200]],
      PROFIT,
      [["3605", "3305", 50]],
      { "3305": -50, "3605": -450, "3710": 200 },
    ],
    [
      "a reserve taken from an earlier year's result that stayed on 36",
      [["1105", "3605", 300]],
      PROFIT,
      [["3605", "3305", 30]],
      { "3305": -30, "3605": -500, "3705": -270 },
    ],
    ["a half carried forward", [], HALVES, [["3605", "3705", 500]], { "3605": -700 }],
    [
      "a half and an earlier year carried forward",
      [["1105", "3605", 300]],
      HALVES,
      [
        ["3605", "3705", 300],
        ["3605", "3705", 500],
      ],
      { "3605": -700, "3705": -300 },
    ],
    [
      "a half carried forward after a reserve",
      [["1105", "3705", 1_000]],
      HALVES,
      [
        ["3605", "3305", 50],
        ["3605", "3705", 450],
      ],
      { "3305": -50, "3605": -650, "3705": -1_000 },
    ],
    ["a half's loss carried forward", [], LOSS, [["3710", "3610", 300]], { "1524": -500, "3610": 500 }],
    [
      "a dividend decided in the year on an earlier result carried forward",
      [["1105", "3605", 300]],
      PROFIT,
      [
        ["3605", "3705", 300],
        ["3705", "2360", 100],
      ],
      { "2360": -100, "3605": -500, "3705": -200 },
    ],
  ])("the year's row and accumulated results (C.Co. 452; 4.11 f): %s", (_case, before, own, after, rows) => {
    const facts = year(balances(sumUp(own.earned, own.closed, after)), balances(sumUp(own.closed)));
    const standing = balances(sumUp(before, own.earned, own.closed, after));
    const found = short(rowsFromBook("balance", "complex", pucChart(), standing, { year: facts }));
    expect(Object.fromEntries(found.filter(([code]) => code !== "1105"))).toEqual(rows);
    const simple = rowsFromBook("balance", "simple", pucChart(), standing, { year: facts }).rows;
    expect(simple.reduce((sum, row) => sum + row.debit - row.credit, 0)).toBe(0);
  });
});

describe("AC-99 what falls due later is told apart, as in the statement of the book (NIIF para PYMES 4.7)", () => {
  const DEBT = balances({ "111005": 100_000, "210510": -60_000, "210515": -30_000, "310505": -10_000 });
  const maturity = { nonCurrent: new Set(["210515"]), loans: [], on: day("2026-11-30") };
  const named = (fill: ReturnType<typeof rowsFromBook>) =>
    fill.rows.filter(({ code }) => code.startsWith("2")).map(({ name, credit }) => [name, credit]);
  const placed = (rows: readonly StatementRow[]) => {
    const { sections } = placeRows("balance", rows);
    const total = (key: SectionKey) => sum((sections.get(key) ?? []).map(({ amount }) => amount));
    return [total("current-liabilities"), total("other-liabilities")];
  };
  const asRows = (fill: ReturnType<typeof rowsFromBook>): StatementRow[] =>
    fill.rows.map((row, at) => ({ ...row, id: String(at) }));

  it("an account that the book says is of more than a year is a row of its own", () => {
    const fill = rowsFromBook("balance", "complex", pucChart(), DEBT, { maturity });
    expect(named(fill)).toEqual([
      ["Bancos nacionales", 60_000],
      ["Bancos nacionales, a largo plazo", 30_000],
    ]);
    expect(placed(asRows(fill))).toEqual([60_000, 30_000]);
    const { until } = typedNets({ rows: asRows(fill) });
    expect([until?.get("2105"), until?.get("2105~")]).toEqual([-60_000, -30_000]);
  });

  it("in the statements that have no such parts, and without them, it is one row", () => {
    expect(named(rowsFromBook("balance", "complex", pucChart(), DEBT))).toEqual([
      ["Bancos nacionales", 90_000],
    ]);
    expect(named(rowsFromBook("equity", "complex", pucChart(), DEBT, { maturity }))).toEqual([
      ["Pasivo", 90_000],
    ]);
  });

  it("where the table is full, the two are one again, and it says so", () => {
    const fill = rowsFromBook(
      "balance",
      "simple",
      pucChart(),
      new Map([...BOOK, ...balances({ "221005": -70 })]),
      {
        maturity: { ...maturity, nonCurrent: new Set(["221005"]) },
      },
    );
    expect(fill.rows).toHaveLength(8);
    expect(fill.folded[0]?.name).toMatch(/, a largo plazo$/);
  });

  it("by the table of a loan, as the statement has it, whatever is owed", () => {
    const loan = (months: number, principal: number): RecurringLoan => ({
      description: "Crédito",
      first: day("2026-07-15"),
      last: null,
      state: "active",
      plan: {
        kind: "loan",
        method: "german",
        principal: pesos(principal),
        rate: 1.5,
        months,
        debt: "210510" as AccountCode,
        interest: "5305" as AccountCode,
        money: "1110" as AccountCode,
      },
    });
    const months = fc.integer({ min: 1, max: 60 });
    void fc.assert(
      fc.property(months, fc.integer({ min: 60_000, max: 9_000_000 }), (count, owed) => {
        const on = day("2026-11-30");
        const loans = [loan(count, owed)];
        const own = balances({ "111005": owed, "210510": -owed });
        const fill = rowsFromBook("balance", "complex", pucChart(), own, {
          maturity: { nonCurrent: new Set(), loans, on },
        });
        const parts = loanPartsOn(loans, on).get("210510" as AccountCode);
        const current = dueWithinYear({ puc: "210510", owed, isLong: false, parts }) ?? owed;
        expect(placed(asRows(fill))).toEqual([current, owed - current]);
      }),
    );
  });

  it.each<[string, string, boolean]>([
    ["2105", "Crédito hipotecario a largo plazo", true],
    ["2105", "Obligaciones financieras no corrientes", true],
    ["2105", "Porción corriente de la deuda a largo plazo", false],
    ["2105", "Bancos nacionales", false],
    ["1305", "Clientes, largo plazo", true],
    ["2365", "Retención a largo plazo", false],
    ["", "Préstamo del banco a largo plazo", true],
  ])("%s %s", (code, name, isLater) => {
    const [debit, credit] = code.startsWith("1") ? [pesos(9), pesos(0)] : [pesos(0), pesos(9)];
    const row = { id: "1", code, name, debit, credit, affectsTaxes: false };
    const { sections } = placeRows("balance", [row]);
    const later = [...(sections.get("other-liabilities") ?? []), ...(sections.get("other-assets") ?? [])];
    expect(later).toHaveLength(isLater ? 1 : 0);
  });
});
