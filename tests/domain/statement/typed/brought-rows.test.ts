import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { withCashEquivalents } from "#domain/accounting/cash-equivalents.ts";
import { makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Balances, Movement } from "#domain/accounting/ledger/balances.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { cashRowsFromBook } from "#domain/statement/typed/cash-rows.ts";
import { rowsFromBook } from "#domain/statement/typed/rows-from-book.ts";
import { inputOf } from "#tests/support/book-facts.ts";
import { bookOf, on, type Step } from "#tests/support/records/short-book.ts";

const puc = pucChart();

function balances(nets: Readonly<Record<string, number>>): Balances {
  return new Map(
    Object.entries(nets).map(([code, net]): [AccountCode, Movement] => [
      code as AccountCode,
      { debit: pesos(Math.max(net, 0)), credit: pesos(Math.max(-net, 0)) },
    ]),
  );
}

const short = (fill: ReturnType<typeof rowsFromBook>) =>
  fill.rows.map(({ code, debit, credit }) => [code, debit - credit]);

type Told = readonly (readonly [debit: string, credit: string, amount: number])[];

function sumUp(...all: Told[]) {
  const nets: Record<string, number> = {};
  for (const [debit, credit, amount] of all.flat()) {
    nets[debit] = (nets[debit] ?? 0) + amount;
    nets[credit] = (nets[credit] ?? 0) - amount;
  }
  return nets;
}

interface Year {
  /** What stood before the year, what happened in it, its closing, and what it began with if the book did. */
  readonly before?: Told;
  readonly earned: Told;
  readonly closed?: Told;
  readonly after?: Told;
  readonly opened?: Told;
}

/** The rows of equity and of what is owed to partners and workers, by code, in either view. */
function position(
  { before = [], earned, closed = [], after = [], opened = [] }: Year,
  view: "simple" | "complex",
) {
  const year = {
    movements: balances(sumUp(opened, earned, closed, after)),
    closings: balances(sumUp(closed)),
    openings: balances(sumUp(opened)),
  };
  const standing = balances(sumUp(before, opened, earned, closed, after));
  const fill = rowsFromBook("balance", view, puc, standing, { year });
  return Object.fromEntries(short(fill).filter(([code]) => /^[23]/.test(String(code))));
}

const PROFIT = { earned: [["1105", "4135", 500]], closed: [["4135", "3605", 500]] } as const;

describe("the year's row and accumulated results brought from a book (C.Co. 452; NIIF para PYMES 4.11 f)", () => {
  it.each<readonly [string, Year, Record<string, number>]>([
    [
      "profits and losses of earlier years each on its own account",
      {
        before: [
          ["1105", "3705", 500],
          ["3710", "1105", 200],
        ],
        earned: [["1105", "4135", 10]],
      },
      { "3605": -10, "3705": -500, "3710": 200 },
    ],
    [
      "a result that the book began with in the middle of the year",
      { opened: [["1105", "3605", 200]], earned: [["1105", "4135", 300]] },
      { "3605": -500 },
    ],
    [
      "a dividend of the year's own result",
      { ...PROFIT, after: [["3605", "2360", 50]] },
      { "2360": -50, "3605": -450 },
    ],
    [
      "a reserve, where dividends of an earlier year are still owed",
      {
        ...PROFIT,
        before: [
          ["1105", "3705", 70],
          ["3705", "2360", 70],
        ],
        after: [["3605", "3305", 50]],
      },
      { "2360": -70, "3305": -50, "3605": -450 },
    ],
    [
      "a reserve, where the payroll is owed too",
      {
        ...PROFIT,
        after: [
          ["3605", "3305", 50],
          ["5105", "2370", 60],
        ],
      },
      { "2370": -60, "3305": -50, "3605": -390 },
    ],
    [
      "a reserve of a year that was closed on two accounts",
      {
        earned: [["1105", "4135", 700]],
        closed: [
          ["4135", "3605", 500],
          ["4135", "3705", 200],
        ],
        after: [["3605", "3305", 50]],
      },
      { "3305": -50, "3605": -650 },
    ],
    [
      "a reserve of the year beside a dividend of earlier ones",
      {
        ...PROFIT,
        before: [["1105", "3705", 1_000]],
        after: [
          ["3605", "3305", 50],
          ["3705", "2360", 100],
        ],
      },
      { "2360": -100, "3305": -50, "3605": -450, "3705": -900 },
    ],
    [
      "what was sold and closed on an account with 36 and 37 in its code",
      {
        earned: [
          ["1105", "413536", 300],
          ["1105", "413537", 200],
        ],
        closed: [
          ["413536", "3605", 300],
          ["413537", "3605", 200],
        ],
        after: [["3605", "3305", 50]],
      },
      { "3305": -50, "3605": -450 },
    ],
  ])("%s", (_title, year, rows) => {
    expect(position(year, "complex")).toEqual(rows);
  });

  it("in the simple view results of all years are one row of retained profits", () => {
    const year = {
      ...PROFIT,
      before: [
        ["1105", "3705", 300],
        ["3710", "1105", 100],
      ],
    } as const;
    expect(position(year, "simple")).toEqual({ "3002": -700 });
  });

  it("without a year, a result on 36 is one that the book began with", () => {
    const fill = rowsFromBook(
      "balance",
      "complex",
      puc,
      balances({ "1105": 500, "3605": -200, "4135": -300 }),
    );
    expect(short(fill)).toEqual([
      ["1105", 500],
      ["3605", -500],
    ]);
  });

  it("keeps the name that the chart gives to what was accumulated", () => {
    const fill = rowsFromBook("balance", "complex", puc, balances({ "1105": 500, "3705": -500 }));
    expect(fill.rows.map(({ name }) => name)).toEqual(["Caja", puc.byCode.get("3705" as AccountCode)?.name]);
  });
});

describe("the accounts of a book as rows", () => {
  it("an overdraft is a debt of the PUC; the short charts keep it on its bank (NIIF para PYMES 2.52)", () => {
    const bank = balances({ "1105": 80, "111005": -50, "3105": -30 });
    expect(short(rowsFromBook("balance", "complex", puc, bank))).toEqual([
      ["1105", 80],
      ["2105", -50],
      ["3105", -30],
    ]);
    expect(
      short(
        rowsFromBook("balance", "complex", miniChart, balances({ "1001": 80, "1002": -50, "3001": -30 })),
      ),
    ).toEqual([
      ["1001", 80],
      ["1002", -50],
      ["3001", -30],
    ]);
  });

  it("a pocket of a short chart is the account above it", () => {
    const pocket = (chart: typeof miniChart, code: string) =>
      withOwnAccounts(chart, [makeOwnAccount(chart, code, "Nequi")]);
    const mini = pocket(miniChart, "100201");
    expect(
      rowsFromBook("balance", "complex", mini, balances({ "100201": 5, "3001": -5 })).rows,
    ).toMatchObject([{ code: "1002", name: "Bancos" }, { code: "3001" }]);
    const journal = pocket(journalChart, "bancos-01");
    expect(
      rowsFromBook("balance", "complex", journal, balances({ "bancos-01": 5, capital: -5 })).rows,
    ).toMatchObject([{ code: "1110", name: "Bancos" }, { code: "3105" }]);
    const fund = withOwnAccounts(puc, [makeOwnAccount(puc, "12250505", "CDT a 60 días")]);
    const near = withCashEquivalents(fund, new Set(["12250505"]));
    expect(short(rowsFromBook("balance", "complex", near, balances({ "12250505": 5, "3105": -5 })))).toEqual([
      ["11", 5],
      ["3105", -5],
    ]);
    const own = withOwnAccounts(puc, [makeOwnAccount(puc, "11100501", "Davivienda")]);
    expect(short(rowsFromBook("balance", "complex", own, balances({ "11100501": 5, "3105": -5 })))).toEqual([
      ["1110", 5],
      ["3105", -5],
    ]);
  });

  it.each([
    ["puc", puc, "XX"],
    ["mini", miniChart, "1999"],
    ["journal", journalChart, "1999"],
  ] as const)(
    "an account that the %s chart does not know keeps its code and its class",
    (_kind, chart, code) => {
      for (const view of ["simple", "complex"] as const) {
        const { rows } = rowsFromBook("balance", view, chart, balances({ [code]: 5 }));
        expect(rows.map((row) => [row.code, row.name])).toEqual(code === "XX" ? [] : [[code, code]]);
      }
    },
  );

  it("is in no table of taxes until somebody says so", () => {
    const { rows } = rowsFromBook("income", "complex", puc, balances({ "4135": -5, "5105": 3 }));
    expect(rows.map(({ affectsTaxes }) => affectsTaxes)).toEqual([false, false, false]);
  });

  it("where nine accounts are too many, joins the first two alike that there are", () => {
    const nine = {
      "1105": 1,
      "1110": 2,
      "1305": 3,
      "1435": 4,
      "1524": 5,
      "2205": -6,
      "3105": -8,
      "3705": -3,
    };
    const folded = (more: Readonly<Record<string, number>>) =>
      rowsFromBook("balance", "simple", puc, balances({ ...nine, ...more })).folded;
    expect(folded({ "2335": -2 })).toEqual([{ name: "Caja", into: "Bancos" }]);
    expect(folded({ "2404": -2 })).toEqual([{ name: "Caja", into: "Bancos" }]);
    expect(folded({ "2335": -1, "2404": -1 })).toEqual([
      { name: "Impuestos por Pagar", into: "Cuentas por Pagar" },
      { name: "Caja", into: "Bancos" },
    ]);
  });
});

describe("a cash flow brought from a book", () => {
  const rows = (view: "simple" | "complex", ...steps: readonly Step[]) => {
    const [facts] = inputOf(bookOf(steps), puc, ["2025-01-01", "2025-12-31"]).periods;
    if (!facts) throw new Error("no period");
    return cashRowsFromBook(view, puc, facts).rows.map(({ code, name, debit, credit }) => [
      code,
      name,
      debit - credit,
    ]);
  };
  const credit = [
    on("2025-02-01", ["1524", 100], ["2335", -100]),
    on("2025-03-01", ["2335", 100], ["1110", -100]),
  ];

  it("a machine on credit is a machine when it is paid, in both views", () => {
    expect(rows("complex", ...credit)).toEqual([
      ["1110", "Bancos", -100],
      ["15", "Propiedades, planta y equipo", 100],
    ]);
    expect(rows("simple", ...credit)).toEqual([
      ["1002", "Bancos", -100],
      ["15", "Activos Fijos", 100],
    ]);
    const cash = on("2025-02-01", ["1524", 100], ["1110", -100]);
    expect(rows("simple", cash)).toEqual(rows("simple", ...credit));
  });

  it("what else was settled is the account that the simple view has for it", () => {
    const taken = [
      on("2025-02-01", ["5135", 12], ["2355", -12]),
      on("2025-03-01", ["2355", 12], ["1110", -12]),
    ];
    expect(rows("simple", ...taken)).toEqual([
      ["1002", "Bancos", -12],
      ["5002", "Gastos Administrativos", 12],
    ]);
    expect(rows("complex", ...taken).map(([code]) => code)).toEqual(["1110", "51"]);
  });

  it("has six digits where four would be of another activity", () => {
    expect(
      rows("complex", on("2025-02-01", ["1110", 100], ["281005", -60], ["281015", -40])).map(
        ([code, , net]) => [code, net],
      ),
    ).toEqual([
      ["1110", 100],
      ["2810", -40],
      ["281005", -60],
    ]);
  });

  it("of a short chart has the account of that chart for what was settled", () => {
    const steps = [
      on("2025-02-01", ["activos-fijos", 100], ["cuentas-por-pagar", -100]),
      on("2025-03-01", ["cuentas-por-pagar", 100], ["bancos", -100]),
    ];
    const [facts] = inputOf(bookOf(steps), journalChart, ["2025-01-01", "2025-12-31"]).periods;
    if (!facts) throw new Error("no period");
    const brought = cashRowsFromBook("complex", journalChart, facts).rows;
    expect(brought.map(({ name, debit, credit }) => [name, debit - credit])).toEqual([
      ["Bancos", -100],
      ["Activos Fijos", 100],
    ]);
  });

  it("has six digits of an account of the company's own, too", () => {
    const own = withOwnAccounts(puc, [makeOwnAccount(puc, "28100501", "Socia Ana")]);
    const [facts] = inputOf(bookOf([on("2025-02-01", ["1110", 60], ["28100501", -60])]), own, [
      "2025-01-01",
      "2025-12-31",
    ]).periods;
    if (!facts) throw new Error("no period");
    expect(cashRowsFromBook("complex", own, facts).rows.map(({ code }) => code)).toEqual(["1110", "281005"]);
  });

  it("has a difference in exchange on its own account, and no memorandum accounts", () => {
    const steps = [
      on("2025-02-01", ["1110", 25], ["421020", -25]),
      on("2025-02-02", ["8105", 9], ["8905", -9]),
      on("2025-02-03", ["1524", 10], ["8105", 5], ["1110", -15]),
    ];
    expect(rows("complex", ...steps).map(([code, , net]) => [code, net])).toEqual([
      ["1110", 10],
      ["1524", 10],
      ["4210", -25],
    ]);
  });
});
