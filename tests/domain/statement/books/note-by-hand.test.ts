import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { RestatementId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { restatedPeriods } from "#domain/statement/restated/restated-facts.ts";
import { inputOf } from "#tests/support/book-facts.ts";
import { back, bookOf, noteOf, on, PUC, type Step, YEAR } from "#tests/support/records/short-book.ts";

const BOUGHT = "Compra de propiedades, planta y equipo";
const SOLD = "Venta de propiedades, planta y equipo";
const START = on("2024-01-02", ["1110", 10_000], ["3105", -10_000]);
const swapped = on("2025-05-01", ["1540", 70], ["159235", 30], ["1540", -90], ["1110", -10]);
const sold = on("2025-02-01", ["1380", 60], ["1524", -60]);

describe("AC-46 what the note tells of entries that touch equity, exchanges and accounts without a name", () => {
  it.each<readonly [string, readonly Step[], Record<string, number>]>([
    [
      "of a revaluation and a purchase in one entry, the purchase",
      [on("2025-02-01", ["1540", 100], ["3810", -60], ["2335", -40])],
      { [BOUGHT]: 40 },
    ],
    [
      "of a purchase and a dividend owed, the purchase",
      [on("2025-02-01", ["1540", 100], ["3705", 30], ["2335", -130])],
      { [BOUGHT]: 100 },
    ],
    [
      "a machine given to the owners as a dividend is no sale",
      [on("2025-02-01", ["3705", 100], ["1540", -100])],
      {},
    ],
    [
      "a machine given for another one of its kind",
      [swapped],
      { [`${BOUGHT} a cambio de propiedades, planta y equipo`]: 60 },
    ],
    ["the same, taken back", [swapped, back("2025-06-01", 1, swapped)], {}],
    ["a sale on credit", [sold], { [SOLD]: 60 }],
    ["a sale on credit, taken back", [sold, back("2025-03-01", 1, sold)], {}],
    [
      "what stands against an account that the chart does not know",
      [on("2025-02-01", ["XX", 10], ["3105", -10])],
      { "Aportes de capital": 10 },
    ],
    [
      "what a book began with is no movement",
      [on("2025-01-01", ["1110", 10], ["1524", 90], ["2335", -50], ["3705", -50])],
      {},
    ],
  ])("%s", (_title, steps, expected) => {
    expect(noteOf([START, ...steps])).toEqual(expected);
  });

  it("has what is restated within a period, from its first day on", () => {
    const restatement = (at: number, date: string, amount: number) => ({
      id: `reex_0190a000-0000-7000-8000-00000000000${at}` as RestatementId,
      day: day(date),
      debit: "1524" as AccountCode,
      credit: "2335" as AccountCode,
      amount: pesos(amount),
      cause: "error" as const,
      reason: "Factura no registrada",
    });
    const input = inputOf(bookOf([START]), PUC, [...YEAR], ["2024-07-01", "2024-12-31"]);
    const all = [
      restatement(1, "2024-06-30", 5),
      restatement(2, "2024-07-01", 40),
      restatement(3, "2024-09-01", 7),
    ];
    const periods = restatedPeriods(input.periods, all);
    const { besides = [] } = makeStatement("cash", { ...input, periods }, "indirect");
    expect(besides[0]?.figures.map(({ label, amounts }) => [label, amounts])).toEqual([[BOUGHT, [0, 47]]]);
  });

  it("tells each year by its own entries, in the order of the journal", () => {
    const steps = [
      START,
      on("2025-09-01", ["1540", 30], ["2335", -30]),
      on("2024-06-01", ["1540", 20], ["2335", -20]),
      on("2025-02-01", ["1540", 10], ["2335", -10]),
    ];
    const input = inputOf(bookOf(steps), PUC, [...YEAR], ["2024-01-01", "2024-12-31"]);
    const [row] = makeStatement("cash", input, "indirect").besides?.[0]?.figures ?? [];
    expect(row?.amounts).toEqual([40, 20]);
    const moves = row?.moves?.map((own) =>
      own.map(({ by, amount }) => ["number" in by && by.number, amount]),
    );
    expect(moves).toEqual([
      [
        [4, 10],
        [2, 30],
      ],
      [[3, 20]],
    ]);
  });
});

describe("results that a closing brought to equity", () => {
  const balanceOf = (...steps: readonly Step[]) => {
    const { lines } = makeStatement("balance", inputOf(bookOf(steps), PUC, [...YEAR]));
    const accounts = (key: string) =>
      lines
        .find((line) => line.key === key)
        ?.accounts.map(({ account, label, amounts, made }) => [
          account ?? label,
          amounts[0],
          ...(made ? [made.of.map((each) => each.account)] : []),
        ]);
    return { result: accounts("result"), retained: accounts("retained") ?? [] };
  };
  const earned = on("2025-03-01", ["1110", 100], ["4135", -100]);

  it("are the year's, on 36 or on 37", () => {
    const closed = (to: string) => on("2025-12-31", ["4135", 100], [to, -100]);
    expect(balanceOf(START, earned)).toEqual({
      result: [["Resultado por cerrar", 100, ["4135"]]],
      retained: [],
    });
    for (const to of ["3605", "3705"])
      expect(balanceOf(START, earned, closed(to))).toEqual({ result: [[to, 100]], retained: [] });
  });

  it("are not made of accounts that came to nothing", () => {
    const nothing = on("2025-03-02", ["5195", 9], ["1110", -9]);
    const given = on("2025-03-03", ["1110", 9], ["5195", -9]);
    expect(balanceOf(START, earned, nothing, given).result).toEqual([
      ["Resultado por cerrar", 100, ["4135"]],
    ]);
  });

  it("of a book begun in the year are what it brought on 36, and not what it withheld or had accumulated", () => {
    const begun = on(
      "2025-07-01",
      ["1110", 900],
      ["1360", 40],
      ["2365", -90],
      ["3105", -500],
      ["3605", -150],
      ["3705", -200],
    );
    expect(balanceOf(begun, { ...earned, date: "2025-08-01" })).toEqual({
      result: [
        ["3605", 150],
        ["Resultado por cerrar", 100, ["4135"]],
      ],
      retained: [["3705", 200]],
    });
  });
});

it("the notes are numbered without those of accounts that have none", () => {
  const steps = [START, on("2025-02-01", ["1005", 10], ["2205", -10])];
  const { lines } = makeStatement("balance", inputOf(bookOf(steps), PUC, [...YEAR]));
  const used = lines.filter(({ accounts }) => accounts.length > 0);
  expect(used.map(({ key, note }) => [key, note])).toEqual([
    ["cash", 4],
    ["unknown-assets", null],
    ["payables", 5],
    ["capital", 6],
  ]);
});
