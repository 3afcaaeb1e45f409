import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { figuresOf, inputOf } from "#tests/support/book-facts.ts";
import { line, posted } from "#tests/support/builders.ts";

const chart = pucChart();
const YEAR = ["2025-01-01", "2025-12-31"] as const;

type Line = readonly [account: string, amount: number, thirdParty?: string | undefined];
type Short = readonly [date: string, ...lines: Line[]];

function entriesOf(...shorts: readonly Short[]): Entry[] {
  return shorts.map(([date, ...lines], index) =>
    posted(index + 1, {
      date: day(date),
      description: "Prueba",
      reference: "",
      lines: lines.map(([account, amount, thirdParty]) => ({
        ...line(account, amount),
        ...(thirdParty === undefined ? {} : { thirdParty }),
      })),
    }),
  );
}

/** The flows of both methods, which must agree; keys of the indirect ones, for 2025 unless told otherwise. */
function flows(entries: readonly Entry[], period: readonly [string, string] = YEAR) {
  const input = inputOf(entries, chart, [...period]);
  const [indirect, direct] = [
    makeStatement("cash", input, "indirect"),
    makeStatement("cash", input, "direct"),
  ];
  for (const statement of [indirect, direct])
    expect(statement.checks.filter((check) => !check.holds)).toEqual([]);
  return { indirect: figuresOf(indirect), direct: figuresOf(direct) };
}

const CAPITAL: Short = ["2024-01-02", ["1110", 1_000], ["3105", -1_000]];

describe("what settles a payable or receivable has the activity of what opened it (NIIF para PYMES 7.4 to 7.6)", () => {
  it.each<readonly [string, readonly Short[], Record<string, number>]>([
    [
      "7.5 a: an asset bought on credit and paid later is investing",
      [
        ["2025-02-01", ["1524", 100], ["2335", -100]],
        ["2025-03-01", ["2335", 60], ["1110", -60]],
      ],
      { "property-paid": -60, investing: -60 },
    ],
    [
      "7.5 a: also when it was bought in an earlier year",
      [
        ["2024-02-01", ["1524", 100], ["2205", -100]],
        ["2025-03-01", ["2205", 100], ["1110", -100]],
      ],
      { "property-paid": -100, investing: -100 },
    ],
    [
      "oldest first: the expense owed before is paid before the asset",
      [
        ["2025-02-01", ["5135", 30], ["2335", -30]],
        ["2025-02-02", ["1524", 100], ["2335", -100]],
        ["2025-03-01", ["2335", 50], ["1110", -50]],
      ],
      { operating: -30, "property-paid": -20 },
    ],
    [
      "the same third party: a payment to another one is not for the asset",
      [
        ["2025-02-01", ["1524", 100], ["2335", -100, "Muebles Ltda."]],
        ["2025-02-02", ["5135", 30], ["2335", -30, "Acueducto"]],
        ["2025-03-01", ["2335", 30, "Acueducto"], ["1110", -30]],
        ["2025-03-02", ["2335", 40, " muebles ltda. "], ["1110", -40]],
      ],
      { operating: -30, "property-paid": -40 },
    ],
    [
      "a payment that names nobody settles the oldest",
      [
        ["2025-02-01", ["1524", 100], ["2335", -100, "Muebles Ltda."]],
        ["2025-03-01", ["2335", 40], ["1110", -40]],
      ],
      { "property-paid": -40 },
    ],
    [
      "7.5 b: the price of an asset sold on credit is investing when it is collected",
      [
        ["2025-02-01", ["1380", 60], ["1592", 40], ["1524", -90], ["4245", -10]],
        ["2025-03-01", ["1110", 60], ["1380", -60]],
      ],
      { result: 10, disposals: -10, property: 60, investing: 60 },
    ],
    [
      "an asset and goods of one invoice share what is paid",
      [
        ["2025-02-01", ["1524", 60], ["1435", 40], ["2205", -100]],
        ["2025-03-01", ["2205", 50], ["1110", -50]],
      ],
      { "property-paid": -30, operating: -20 },
    ],
    [
      "a debt moved to another account keeps its purpose",
      [
        ["2025-02-01", ["1524", 100], ["2335", -100]],
        ["2025-02-20", ["2335", 100], ["2380", -100]],
        ["2025-03-01", ["2380", 100], ["1110", -100]],
      ],
      { "property-paid": -100 },
    ],
    [
      "7.5 a: an advance of the same period for an asset is its purchase",
      [
        ["2025-02-01", ["1330", 70], ["1110", -70]],
        ["2025-03-01", ["1524", 100], ["1330", -70], ["2335", -30]],
        ["2025-03-05", ["2335", 30], ["1110", -30]],
      ],
      { "property-paid": -100, investing: -100 },
    ],
    [
      "an advance paid in an earlier period was a flow then",
      [
        ["2024-12-01", ["1330", 70], ["1110", -70]],
        ["2025-03-01", ["1524", 70], ["1330", -70]],
      ],
      {},
    ],
    [
      "7.6 c, d: loans of partners and related companies are financing",
      [
        ["2025-02-01", ["1110", 100], ["2355", -100]],
        ["2025-02-02", ["1110", 50], ["2315", -50]],
        ["2025-03-01", ["2355", 40], ["1110", -40]],
      ],
      { debt: 150, "debt-paid": -40, financing: 110 },
    ],
    [
      "goods owed to a related company are no loan: paying them is operating",
      [
        ["2025-02-01", ["1435", 100], ["2315", -100]],
        ["2025-03-01", ["2315", 80], ["1110", -80]],
      ],
      { "change-inventories": -100, "change-payables": 20, operating: -80 },
    ],
    [
      "7.5 e, f: loans granted and their collection are investing",
      [
        ["2025-02-01", ["1325", 100], ["1110", -100]],
        ["2025-02-02", ["1370", 50], ["1110", -50]],
        ["2025-03-01", ["1110", 30], ["1370", -30]],
      ],
      { "loans-made-paid": -150, "loans-made": 30, investing: -120 },
    ],
    [
      "7.6 b: own shares bought are no dividend",
      [["2025-02-01", ["330516", 80], ["1110", -80]]],
      { "own-shares-paid": -80, financing: -80 },
    ],
    [
      "7.6 a: capital subscribed and paid later is a contribution when it is paid",
      [
        ["2025-02-01", ["1328", 80], ["3105", -80]],
        ["2025-03-01", ["1110", 80], ["1328", -80]],
      ],
      { capital: 80, financing: 80 },
    ],
    [
      "7.13: exchange differences of cash are apart from the three activities",
      [["2025-02-01", ["1110", 25], ["421020", -25]]],
      { result: 25, "exchange-result": -25, exchange: 25, net: 25 },
    ],
    [
      "7.13: those of customers are no flow; what is collected is operating",
      [
        ["2025-02-01", ["1305", 100], ["4135", -100]],
        ["2025-02-28", ["1305", 10], ["421020", -10]],
        ["2025-03-01", ["1110", 110], ["1305", -110]],
      ],
      { operating: 110, net: 110 },
    ],
    [
      "7.13: a difference found on collecting is part of what the customer paid",
      [
        ["2025-02-01", ["1305", 100], ["4135", -100]],
        ["2025-03-01", ["1110", 110], ["1305", -100], ["421020", -10]],
      ],
      { operating: 110, net: 110 },
    ],
    [
      "7.13: a loan paid back at a higher rate is financing, with its difference",
      [
        ["2025-02-01", ["1110", 100], ["2105", -100]],
        ["2025-03-01", ["2105", 100], ["530525", 5], ["1110", -105]],
      ],
      { debt: 100, "debt-paid": -105, financing: -5, net: -5 },
    ],
    [
      "7.13: an asset on credit paid at a lower rate costs what was paid",
      [
        ["2025-02-01", ["1524", 100], ["2335", -100]],
        ["2025-03-01", ["2335", 100], ["421020", -4], ["1110", -96]],
      ],
      { "property-paid": -96, investing: -96, net: -96 },
    ],
  ])("%s", (_title, shorts, expected) => {
    const { indirect, direct } = flows(entriesOf(CAPITAL, ...shorts));
    expect(indirect).toMatchObject(expected);
    for (const key of ["operating", "investing", "financing", "exchange"])
      expect(direct[key] ?? 0).toBe(indirect[key] ?? 0);
    const activity = Object.keys(expected).length === 0 ? (indirect.net ?? 0) : 0;
    expect(activity).toBe(0);
  });

  describe("7.10: a tax withheld from a payment reduces the income in it, never the principal", () => {
    it.each<readonly [string, Short, Record<string, number>]>([
      [
        "a deposit returned with interest",
        ["2025-02-01", ["1110", 10_930], ["135515", 70], ["1225", -10_000], ["421005", -1_000]],
        { investments: 10_000, investing: 10_000, operating: 930 },
      ],
      [
        "shares sold with a dividend",
        ["2025-02-01", ["1110", 12_900], ["135515", 100], ["1205", -12_000], ["421505", -1_000]],
        { investments: 12_000, investing: 12_000, operating: 900 },
      ],
      [
        "a loan granted, collected with interest",
        ["2025-02-01", ["1110", 5_558], ["135515", 42], ["1325", -5_000], ["421005", -600]],
        { "loans-made": 5_000, investing: 5_000, operating: 558 },
      ],
      ...["2105", "2315", "2355"].map((account): [string, Short, Record<string, number>] => [
        `a loan on ${account} paid back with interest`,
        ["2025-02-01", [account, 5_000], ["530520", 600], ["236535", -42], ["1110", -5_558]],
        { "debt-paid": -5_000, financing: -5_000, operating: -558 },
      ]),
      [
        "capital given back with a dividend",
        ["2025-02-01", ["3105", 500], ["2360", 100], ["236520", -10], ["1110", -590]],
        { "capital-paid": -500, "owners-paid": -90, operating: 0 },
      ],
      [
        "a tax larger than all income falls on the principal too",
        ["2025-02-01", ["2105", 500], ["530520", 10], ["236535", -42], ["1110", -468]],
        { net: -468 },
      ],
    ])("%s", (_title, short, expected) => {
      const { indirect, direct } = flows(entriesOf(CAPITAL, short));
      for (const [key, amount] of Object.entries(expected)) {
        expect([key, indirect[key] ?? 0]).toEqual([key, amount]);
        expect([key, direct[key] ?? 0]).toEqual([key, amount]);
      }
    });
  });

  describe("7.18: what a loan is turned into later moves no cash", () => {
    const LENT = ["2310", "2315", "2355", "2357"].map((account) => [account, -1] as const);
    const GRANTED = ["1325", "1370"].map((account) => [account, 1] as const);
    const INTO = ["3105", "1540", "1205", "1605"] as const;
    it.each(
      [...LENT, ...GRANTED].flatMap(([account, side]) => INTO.map((into) => [account, into, side] as const)),
    )("%s, cash of this year, against %s", (account, into, side) => {
      const amount = 5_000 * side;
      const cash: Short = ["2025-01-10", [account, amount], ["1110", -amount]];
      const turned: Short = ["2025-06-10", [account, -amount], [into, amount]];
      const alone = flows(entriesOf(CAPITAL, cash));
      const both = flows(entriesOf(CAPITAL, cash, turned));
      for (const method of ["indirect", "direct"] as const)
        for (const key of ["investing", "financing", "debt", "loans-made-paid", "property-paid", "capital"])
          expect([key, both[method][key] ?? 0]).toEqual([key, alone[method][key] ?? 0]);
      const input = inputOf(entriesOf(CAPITAL, cash, turned), chart, [...YEAR]);
      const { besides = [] } = makeStatement("cash", input, "indirect");
      expect(
        besides.flatMap(({ figures }) => figures.map(({ amounts }) => Math.abs(amounts[0] ?? 0))),
      ).toContain(5_000);
    });
  });

  it("7.14: interest accrued and paid later is interest", () => {
    const { direct } = flows(
      entriesOf(
        CAPITAL,
        ["2025-01-31", ["530520", 12], ["2335", -12]],
        ["2025-02-10", ["2335", 12], ["1110", -12]],
        ["2025-02-20", ["1380", 9], ["421005", -9]],
        ["2025-03-10", ["1110", 9], ["1380", -9]],
        ["2025-04-10", ["233505", 5], ["1110", -5]],
      ),
    );
    expect(direct).toMatchObject({ "interest-paid": -17, "interest-received": 9, operating: -8 });
  });

  it("a dividend owed on the partner's account is a dividend, a corrected expense is none", () => {
    const { indirect } = flows(
      entriesOf(
        CAPITAL,
        ["2025-01-31", ["3705", 12], ["2355", -12]],
        ["2025-02-10", ["2355", 12], ["1110", -12]],
        ["2025-03-31", ["3705", 7], ["2335", -7]],
        ["2025-04-10", ["2335", 7], ["1110", -7]],
      ),
    );
    expect(indirect).toMatchObject({ "owners-paid": -12, operating: -7 });
  });
});

const PARTIES = [undefined, "Ana", "Beto"] as const;
const bought = fc.record({
  asset: fc.constantFrom("1524", "1605", "1205", "1435", "5135"),
  account: fc.constantFrom("2205", "2335", "233595", "2380"),
  party: fc.constantFrom(...PARTIES),
  amount: fc.integer({ min: 1, max: 9_999 }),
  cash: fc.integer({ min: 0, max: 9 }),
});

describe("of any purchases on credit, paid in any instalments", () => {
  it("once all is paid, flows are those of buying for cash", () => {
    fc.assert(
      fc.property(
        fc.array(bought, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 4 }),
        (list, cuts) => {
          const credit = list.map(({ asset, account, party, amount, cash }): Short => {
            const now = Math.floor((amount * cash) / 10);
            const lines: Line[] = [
              [asset, amount],
              [account, now - amount, party],
            ];
            return ["2025-02-01", ...lines, ...(now === 0 ? [] : [["1110", -now] satisfies Line])];
          });
          const owed = list.map(({ amount, cash }) => amount - Math.floor((amount * cash) / 10));
          const paid = Array.from({ length: cuts }, (_, cut) =>
            list.flatMap(({ account, party }, index): Short[] => {
              const all = owed[index] ?? 0;
              const part = Math.floor((all * (cut + 1)) / cuts) - Math.floor((all * cut) / cuts);
              return part === 0 ? [] : [[`2025-0${cut + 3}-01`, [account, part, party], ["1110", -part]]];
            }),
          ).flat();
          const now = list.map(
            ({ asset, amount }): Short => ["2025-02-01", [asset, amount], ["1110", -amount]],
          );
          const keys = [
            "operating",
            "property-paid",
            "intangibles-paid",
            "investments-paid",
            "investing",
            "net",
          ];
          const onCredit = flows(entriesOf(CAPITAL, ...credit, ...paid));
          const forCash = flows(entriesOf(CAPITAL, ...now));
          for (const key of keys) {
            expect([key, onCredit.indirect[key] ?? 0]).toEqual([key, forCash.indirect[key] ?? 0]);
            expect([key, onCredit.direct[key] ?? 0]).toEqual([key, forCash.direct[key] ?? 0]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("what the cash flow leaves out", () => {
  const LOAN: Short = ["2025-01-15", ["1105", 100], ["2105", -100]];
  const told = (...shorts: readonly Short[]) => {
    const statement = makeStatement(
      "cash",
      inputOf(entriesOf(CAPITAL, ...shorts), chart, [...YEAR]),
      "indirect",
    );
    expect(statement.checks.every((check) => check.holds)).toBe(true);
    const rows = (statement.besides ?? []).flatMap(({ figures }) =>
      figures.map(({ label, amounts }) => `${label}: ${amounts[0]}`),
    );
    return { rows, labels: statement.lines.map(({ label }) => label) };
  };

  it.each<readonly [string, Short, readonly string[]]>([
    [
      "7.19 a: an asset acquired by a loan",
      ["2025-02-01", ["1540", 100], ["2105", -100]],
      ["Compra de propiedades, planta y equipo: 100"],
    ],
    [
      "7.19 a: an asset contributed",
      ["2025-02-01", ["1540", 100], ["3105", -100]],
      ["Aportes de capital en propiedades, planta y equipo: 100"],
    ],
    [
      "7.19 c: a debt turned into capital",
      ["2025-02-01", ["2105", 100], ["3105", -100]],
      ["Aportes de capital: 100"],
    ],
    ["a revaluation is no purchase (17.15C)", ["2025-02-01", ["1540", 100], ["3810", -100]], []],
    ["results turned into capital are no contribution", ["2025-02-01", ["3705", 100], ["3105", -100]], []],
    ["depreciation is no sale", ["2025-02-01", ["5160", 100], ["1592", -100]], []],
  ])("%s", (_title, short, rows) => {
    expect(told(LOAN, short).rows).toEqual(rows);
  });

  it("says in the line of changes that it has operating items alone, and below what else changed", () => {
    const { rows, labels } = told(
      ["2025-02-01", ["5135", 40], ["2335", -40]],
      ["2025-02-02", ["1524", 100], ["2335", -100]],
      ["2025-03-01", ["2335", 30], ["1110", -30]],
    );
    expect(labels).toContain("Aumento en acreedores comerciales, solo de operación");
    expect(rows).toEqual([
      "Compra de propiedades, planta y equipo: 100",
      "Acreedores comerciales: inversión, financiación y diferencia en cambio: 100",
    ]);
  });

  it("says what a provision took off a receivable", () => {
    const { rows, labels } = told(
      ["2025-02-01", ["1305", 100], ["4135", -100]],
      ["2025-12-31", ["5199", 10], ["1399", -10]],
    );
    expect(labels).toContain("Aumento en deudores comerciales, sin deterioro ni amortización");
    expect(rows).toEqual(["Deudores comerciales: deterioro y amortización: 10"]);
  });
});
