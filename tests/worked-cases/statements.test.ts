import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { RestatementId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { restatedPeriods } from "#domain/statement/restated/restated-facts.ts";
import type { Restatement } from "#domain/statement/restated/restatement.ts";
import { figuresOf, inputOf } from "#tests/support/book-facts.ts";
import { line, posted } from "#tests/support/builders.ts";

type Lines = readonly (readonly [account: string, amount: number])[];
type Short = readonly [date: string, ...lines: Lines];

const chart = pucChart();
const YEAR = ["2026-01-01", "2026-12-31"] as [string, string];

function entriesOf(...shorts: readonly Short[]): Entry[] {
  return shorts.map(([date, ...lines], at) =>
    posted(at + 1, {
      date: day(date),
      description: "Asiento",
      reference: "",
      lines: lines.map(([account, amount]) => line(account, amount)),
    }),
  );
}

const on = (entries: readonly Entry[]) => inputOf(entries, chart, YEAR);

describe("statements by the figures of an accountant who had not seen the product", () => {
  const EF01 = entriesOf(
    [
      "2025-12-31",
      ["1110", 8_000_000],
      ["1305", 12_000_000],
      ["1435", 15_000_000],
      ["1520", 30_000_000],
      ["1592", -6_000_000],
      ["2205", -9_000_000],
      ["2105", -10_000_000],
      ["3105", -30_000_000],
      ["3705", -10_000_000],
    ],
    [
      "2026-02-01",
      ["1110", 50_000_000],
      ["1305", 34_000_000],
      ["4135", -84_000_000],
      ["6135", 51_000_000],
      ["1435", -51_000_000],
    ],
    ["2026-02-02", ["1435", 47_500_000], ["2205", -47_500_000]],
    ["2026-03-01", ["1110", 31_400_000], ["1305", -31_400_000]],
    ["2026-03-02", ["2205", 44_200_000], ["1110", -44_200_000]],
    ["2026-03-03", ["5105", 15_700_000], ["1110", -14_600_000], ["2505", -1_100_000]],
    ["2026-04-01", ["1520", 26_000_000], ["1110", -10_000_000], ["2335", -16_000_000]],
    ["2026-05-01", ["1110", 20_000_000], ["2105", -20_000_000]],
    ["2026-06-01", ["2105", 6_500_000], ["5305", 2_350_000], ["1110", -8_850_000]],
    ["2026-11-01", ["2335", 4_000_000], ["1110", -4_000_000]],
    ["2026-12-31", ["5305", 240_000], ["2335", -240_000]],
    ["2026-12-31", ["5160", 4_300_000], ["1592", -4_300_000]],
    ["2026-03-26", ["3705", 5_000_000], ["2360", -5_000_000]],
    ["2026-04-30", ["2360", 3_200_000], ["1110", -3_200_000]],
    ["2026-10-01", ["1705", 6_000_000], ["1110", -6_000_000]],
    ["2026-12-31", ["5120", 1_500_000], ["1705", -1_500_000]],
    ["2026-12-31", ["5405", 3_118_500], ["2404", -3_118_500]],
  );

  it("statement 1: cash by both methods, with an asset on credit, a loan and dividends (NIIF 7.5 to 7.18)", () => {
    const direct = makeStatement("cash", on(EF01), "direct");
    expect(figuresOf(direct)).toMatchObject({
      customers: 81_400_000,
      suppliers: -44_200_000,
      employees: -14_600_000,
      operating: 14_250_000,
      investing: -14_000_000,
      financing: 10_300_000,
      net: 10_550_000,
      end: 18_550_000,
    });
    const indirect = makeStatement("cash", on(EF01), "indirect");
    expect(figuresOf(indirect)).toMatchObject({
      operating: 14_250_000,
      investing: -14_000_000,
      net: 10_550_000,
    });
    for (const { checks } of [direct, indirect]) expect(checks.every(({ holds }) => holds)).toBe(true);
    // Of 16.000.000 bought on credit 4.000.000 were paid within the year, and are among the payments alone.
    expect(indirect.besides?.[0]?.figures.map(({ label, amounts }) => [label, ...amounts])).toEqual([
      ["Compra de propiedades, planta y equipo", 12_000_000],
    ]);
    expect(figuresOf(makeStatement("balance", on(EF01)))).toMatchObject({ assets: 94_850_000 });
    expect(figuresOf(makeStatement("income", on(EF01)))).toMatchObject({ result: 5_791_500 });
  });

  const EF02 = entriesOf(
    [
      "2025-12-31",
      ["1110", 11_000_000],
      ["1305", 22_000_000],
      ["1399", -1_000_000],
      ["1435", 18_000_000],
      ["1540", 40_000_000],
      ["159235", -23_000_000],
      ["2205", -16_000_000],
      ["2404", -3_000_000],
      ["3105", -40_000_000],
      ["3705", -8_000_000],
    ],
    ["2026-02-01", ["1305", 120_000_000], ["4135", -120_000_000]],
    ["2026-02-01", ["6135", 78_000_000], ["1435", -78_000_000]],
    ["2026-02-02", ["1435", 81_000_000], ["2205", -81_000_000]],
    ["2026-03-01", ["1110", 114_500_000], ["1305", -114_500_000]],
    ["2026-03-02", ["2205", 83_500_000], ["1110", -83_500_000]],
    ["2026-03-03", ["5105", 25_000_000], ["1110", -25_000_000]],
    ["2026-04-10", ["2404", 3_000_000], ["1110", -3_000_000]],
    ["2026-06-30", ["5160", 2_000_000], ["159235", -2_000_000]],
    [
      "2026-07-01",
      ["1110", 12_000_000],
      ["1380", 7_000_000],
      ["159235", 25_000_000],
      ["1540", -40_000_000],
      ["4245", -4_000_000],
    ],
    ["2026-07-02", ["1110", 18_000_000], ["1540", 12_000_000], ["3105", -30_000_000]],
    ["2026-08-01", ["1325", 5_000_000], ["1110", -5_000_000]],
    ["2026-12-01", ["1110", 300_000], ["4210", -300_000]],
    ["2026-12-31", ["5160", 1_200_000], ["159235", -1_200_000]],
    ["2026-12-31", ["5199", 1_900_000], ["1399", -1_900_000]],
    ["2026-12-31", ["5405", 5_670_000], ["2404", -5_670_000]],
  );

  it("statement 2: an asset sold in part on credit, another brought by a partner, and a loan to one (NIIF 7.18)", () => {
    const indirect = makeStatement("cash", on(EF02), "indirect");
    expect(figuresOf(indirect)).toMatchObject({
      operating: 3_300_000,
      investing: 7_000_000,
      financing: 18_000_000,
      net: 28_300_000,
      end: 39_300_000,
    });
    expect(indirect.checks.every(({ holds }) => holds)).toBe(true);
    expect(indirect.besides?.[0]?.figures.map(({ label, amounts }) => [label, ...amounts])).toEqual([
      ["Aportes de capital en propiedades, planta y equipo", 12_000_000],
      ["Venta de propiedades, planta y equipo", 7_000_000],
    ]);
    expect(figuresOf(makeStatement("balance", on(EF02)))).toMatchObject({ assets: 107_700_000 });
  });

  it("statement 3: every movement of the equity in a year (NIIF 6.3, 10.21)", () => {
    const entries = entriesOf(
      [
        "2025-12-31",
        ["1110", 224_000_000],
        ["3105", -100_000_000],
        ["3205", -12_000_000],
        ["3305", -18_000_000],
        ["3315", -9_000_000],
        ["3705", -47_000_000],
        ["3605", -38_000_000],
      ],
      ["2026-02-01", ["3705", 6_000_000], ["2335", -6_000_000]],
      ["2026-01-01", ["3605", 38_000_000], ["3705", -38_000_000]],
      ["2026-03-26", ["3705", 3_800_000], ["330505", -3_800_000]],
      ["2026-03-26", ["3705", 15_000_000], ["236005", -15_000_000]],
      ["2026-03-26", ["3705", 8_000_000], ["3505", -8_000_000]],
      ["2026-05-01", ["3505", 8_000_000], ["3105", -8_000_000]],
      ["2026-06-01", ["111005", 25_000_000], ["3105", -20_000_000], ["320505", -5_000_000]],
      ["2026-07-01", ["3315", 4_000_000], ["3705", -4_000_000]],
      ["2026-12-01", ["1110", 44_000_000], ["4135", -44_000_000]],
    );
    const equity = makeStatement("equity", on(entries));
    const last = equity.lines.at(-1)?.amounts;
    expect(last).toEqual([128_000_000, 17_000_000, 26_800_000, 56_200_000, 44_000_000, 272_000_000]);
  });

  it("closing 6: errors of earlier years restate what is compared (NIIF 10.21)", () => {
    const entries = entriesOf(
      [
        "2024-12-31",
        ["1435", 60_000_000],
        ["1520", 36_000_000],
        ["1110", 116_000_000],
        ["3105", -100_000_000],
        ["3705", -112_000_000],
      ],
      ["2025-06-30", ["1110", 64_800_000], ["4135", -64_800_000]],
      ["2025-12-31", ["4135", 64_800_000], ["3605", -64_800_000]],
      ["2026-01-01", ["3605", 64_800_000], ["3705", -64_800_000]],
      [
        "2026-04-10",
        ["3705", 19_045_000],
        ["135520", 10_255_000],
        ["1435", -18_500_000],
        ["159210", -10_800_000],
      ],
    );
    const errors = [
      ["2025-01-01", "3705", "159210", 3_600_000],
      ["2025-01-01", "135520", "3705", 1_260_000],
      ["2025-12-31", "6135", "1435", 18_500_000],
      ["2025-12-31", "516010", "159210", 7_200_000],
      ["2025-12-31", "135520", "5405", 8_995_000],
    ] as const;
    const restatements = errors.map(([date, debit, credit, amount], at): Restatement => {
      const id = `reex_${at}` as RestatementId;
      const accounts = { debit: debit as AccountCode, credit: credit as AccountCode };
      return { id, day: day(date), ...accounts, amount: pesos(amount), cause: "error", reason: "Error" };
    });
    const input = inputOf(entries, chart, YEAR, ["2025-01-01", "2025-12-31"]);
    const restated = { ...input, periods: restatedPeriods(input.periods, restatements) };
    expect(figuresOf(makeStatement("income", restated), 1).result).toBe(48_095_000);
    const equity = makeStatement("equity", restated);
    const totals = equity.lines.map(({ key, amounts }) => [key, amounts.at(-1)]);
    // What is of 2024 is told of the first day of the compared year: 112.000.000 become 109.660.000 in a row of their own.
    expect(totals).toContainEqual(["corrections@1", -2_340_000]);
    expect(totals).toContainEqual(["closing@1", 257_755_000]);
    expect(totals).toContainEqual(["restated-opening@0", 257_755_000]);
    expect(totals).toContainEqual(["closing@0", 257_755_000]);
  });

  it("statement 5: an overdraft is a debt, not less cash (NIIF 2.52, 7.2)", () => {
    const entries = entriesOf(
      ["2025-12-31", ["1110", 12_300_000], ["3105", -12_300_000]],
      ["2026-06-01", ["111005", -6_430_000], ["1110", 2_620_000], ["1105", 1_250_000], ["5195", 2_560_000]],
      ["2026-12-31", ["111005", 2_100_000], ["2205", -2_100_000]],
    );
    const balance = figuresOf(makeStatement("balance", on(entries)));
    expect(balance).toMatchObject({ cash: 16_170_000 });
    const cash = makeStatement("cash", on(entries), "direct");
    expect(cash.checks.every(({ holds }) => holds)).toBe(true);
  });

  it("statement 6: an advance is not stock, and what was paid twice is an asset (NIIF 2.52, 4.2)", () => {
    const entries = entriesOf(
      ["2025-12-31", ["111005", 20_000_000], ["3105", -20_000_000]],
      ["2026-11-12", ["133005", 5_000_000], ["111005", -5_000_000]],
      [
        "2026-12-20",
        ["1435", 9_000_000],
        ["2408", 1_710_000],
        ["236540", -225_000],
        ["133005", -3_600_000],
        ["2205", -6_885_000],
      ],
      ["2026-12-22", ["2205", 430_000], ["111005", -430_000]],
    );
    const thirds = entries.map((entry) => ({
      ...entry,
      lines: entry.lines.map((each) =>
        each.account === "2205" ? { ...each, thirdParty: each.credit > 0 ? "Primero" : "Segundo" } : each,
      ),
    }));
    const balance = makeStatement("balance", on(thirds));
    expect(figuresOf(balance)).toMatchObject({
      inventories: 9_000_000,
      payables: 6_885_000,
      receivables: 1_400_000,
      "supplier-advances": 430_000,
    });
    expect(figuresOf(makeStatement("cash", on(thirds), "direct"))).toMatchObject({ suppliers: -5_430_000 });
  });
});
