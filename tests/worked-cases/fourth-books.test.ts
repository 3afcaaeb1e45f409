import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { statementEffect } from "#domain/fiscal/statement-effect.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { VatTreatment } from "#domain/law/tax-statutes.data.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { SAS } from "#tests/domain/fiscal/fiscal-worlds.ts";
import { figuresOf, inputOf } from "#tests/support/book-facts.ts";
import { line, posted } from "#tests/support/builders.ts";

type Short = readonly [date: string, ...lines: readonly (readonly [account: string, amount: number])[]];

const chart = pucChart();
const M = 1_000_000;

/** Debits positive, in millions. */
function entriesOf(shorts: readonly Short[]): Entry[] {
  return shorts.map(([date, ...lines], at) =>
    posted(at + 1, {
      date: day(date),
      description: "Asiento",
      reference: "",
      lines: lines.map(([account, amount]) => line(account, amount * M)),
    }),
  );
}

const inMillions = (amounts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [key, amount * M]));

/** One row of a bimester: what is sold or bought, debits positive, and how IVA stands on it. */
const row = (code: string, amount: number, vat: VatTreatment, affectsTaxes = true) => ({
  code,
  debit: pesos(Math.max(0, amount)),
  credit: pesos(Math.max(0, -amount)),
  affectsTaxes,
  vat,
});

describe("books reckoned from the norms for a fourth time", () => {
  it("IVA of a bimester with rows of four kinds: 45 of 50 parts of what is common (ET arts. 477, 488, 490)", () => {
    const rows = [
      row("4135", -30 * M, "general"),
      row("4135", -10 * M, "reduced"),
      row("4135", -5 * M, "exempt"),
      row("4135", -5 * M, "excluded"),
      row("4135", -1 * M, "general", false),
      row("6205", 20 * M, "general"),
      row("5135", 4 * M, "general"),
      row("5135", 2 * M, "reduced"),
      row("135517", 300_000, "excluded"),
    ];
    expect(statementEffect(SAS, day("2026-10-31"), rows)).toMatchObject({
      value: { generated: 6_200_000, deductible: 4_574_000, vatDue: 1_326_000 },
    });
  });

  it("IVA of a bimester with returns of sales and of purchases (ET art. 484)", () => {
    const rows = [
      row("4135", -20 * M, "general"),
      row("4175", 2 * M, "general"),
      row("6205", 10 * M, "general"),
      row("6225", -3 * M, "general"),
    ];
    expect(statementEffect(SAS, day("2026-12-31"), rows)).toMatchObject({
      value: { generated: 3_420_000, deductible: 1_330_000, vatDue: 2_090_000 },
    });
  });

  // Goods first, then a machine, of one supplier: what is paid takes the oldest first.
  const CREDIT = entriesOf([
    ["2025-12-31", ["1110", 40], ["3105", -40]],
    ["2026-01-10", ["1435", 6], ["2205", -6]],
    ["2026-01-31", ["1110", 10], ["4135", -10]],
    ["2026-02-01", ["1520", 24], ["2205", -24]],
    ["2026-03-15", ["2205", 10], ["1110", -10]],
    ["2026-04-15", ["2205", 8], ["1110", -8]],
    ["2027-02-10", ["2205", 9], ["1110", -9]],
  ]);

  it.each(["direct", "indirect"] as const)(
    "a machine on credit, paid by parts in two years, by the %s method (NIIF 7.5, 7.18)",
    (method) => {
      const [first, second] = (["2026", "2027"] as const).map((year) => {
        const cash = makeStatement(
          "cash",
          inputOf(CREDIT, chart, [`${year}-01-01`, `${year}-12-31`]),
          method,
        );
        expect(cash.checks.filter(({ holds }) => !holds)).toEqual([]);
        return cash;
      });
      if (first === undefined || second === undefined) throw new Error("two years");
      expect(figuresOf(first)).toMatchObject(inMillions({ operating: 4, investing: -12, net: -8, end: 32 }));
      expect(figuresOf(second)).toMatchObject(inMillions({ investing: -9, net: -9, end: 23 }));
      expect(figuresOf(second).operating ?? 0).toBe(0);
      const told = first.besides?.flatMap(({ figures }) => figures.map(({ amounts }) => amounts[0]));
      expect(told?.[0]).toBe(12 * M);
    },
  );

  it("one overdrawn bank of three, and what it was a year before (NIIF 2.52, 4.2, 7.2)", () => {
    const entries = entriesOf([
      ["2025-06-30", ["111005", 5], ["111010", 2], ["112005", 2], ["3105", -9]],
      ["2026-03-01", ["111005", 3], ["4135", -3]],
      ["2026-04-01", ["5195", 5], ["111010", -5]],
    ]);
    const years = [
      ["2026-01-01", "2026-12-31"],
      ["2025-01-01", "2025-12-31"],
    ] as const;
    const input = inputOf(entries, chart, ...years.map(([from, to]): [string, string] => [from, to]));
    const { lines } = makeStatement("balance", input);
    const at = (key: string) => lines.find((each) => each.key === key)?.amounts.map((each) => each / M);
    expect(at("cash")).toEqual([10, 9]);
    expect(at("bank-overdrafts")).toEqual([3, 0]);
    expect(at("assets")).toEqual([10, 9]);
    expect(at("liabilities")).toEqual([3, 0]);
    expect(at("equity")).toEqual([7, 9]);
    const cash = makeStatement("cash", input, "direct");
    expect(figuresOf(cash)).toMatchObject(inMillions({ operating: -2, net: -2 }));
    expect(cash.checks.filter(({ holds }) => !holds)).toEqual([]);
  });

  const TURN: readonly Short[] = [
    ["2025-01-02", ["1110", 20], ["3105", -20]],
    ["2025-08-01", ["1110", 30], ["4135", -30]],
    ["2025-09-01", ["5105", 18], ["1110", -18]],
    ["2026-02-01", ["1110", 9], ["4135", -9]],
    ["2026-03-01", ["5105", 5], ["1110", -5]],
  ];
  const CLOSED: Short = ["2025-12-31", ["4135", 30], ["5105", -18], ["3605", -12]];
  const CARRIED: Short = ["2026-01-01", ["3605", 12], ["3705", -12]];

  it.each<[string, readonly Short[]]>([
    ["that nobody closed", TURN],
    ["closed", [...TURN, CLOSED]],
    ["closed and carried to 3705", [...TURN, CLOSED, CARRIED]],
  ])("the turn of a year %s: 4 of this year, 12 of the last (NIIF 4.11, 6.3)", (_, shorts) => {
    const input = inputOf(entriesOf(shorts), chart, ["2026-01-01", "2026-03-31"]);
    expect(figuresOf(makeStatement("balance", input))).toMatchObject(
      inMillions({ result: 4, retained: 12, equity: 36 }),
    );
    expect(figuresOf(makeStatement("income", input))).toMatchObject(inMillions({ result: 4 }));
    const equity = makeStatement("equity", input);
    const at = (key: string) =>
      equity.lines.find((each) => each.key === key)?.amounts.map((each) => each / M);
    // Capital, earlier results, the year's result, the sum.
    expect(at("opening@0")).toEqual([20, 0, 12, 32]);
    expect(at("result@0")).toEqual([0, 0, 4, 4]);
    expect(at("closing@0")).toEqual([20, 12, 4, 36]);
    expect(equity.checks.filter(({ holds }) => !holds)).toEqual([]);
  });
});
