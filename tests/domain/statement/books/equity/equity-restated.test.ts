import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { RestatementId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { restatedPeriods } from "#domain/statement/restated/restated-facts.ts";
import { inputOf } from "#tests/support/book-facts.ts";
import { bookOf, on, PUC } from "#tests/support/records/short-book.ts";

const STEPS = [
  on("2024-02-01", ["1110", 1_000], ["3105", -1_000]),
  on("2024-03-01", ["5195", 30], ["1110", -30]),
  on("2024-03-02", ["1110", 100], ["4135", -100]),
  on("2025-03-02", ["1110", 10], ["4135", -10]),
];

function restatement(at: number, date: string, debit: string, credit: string, amount: number) {
  return {
    id: `reex_0190a000-0000-7000-8000-00000000000${at}` as RestatementId,
    day: day(date),
    debit: debit as AccountCode,
    credit: credit as AccountCode,
    amount: pesos(amount),
    cause: "error" as const,
    reason: "Factura no registrada",
  };
}

const ALL = [
  restatement(1, "2024-08-01", "1524", "330505", 41),
  restatement(2, "2024-05-01", "5195", "2335", 7),
  restatement(3, "2024-02-02", "1435", "3705", 13),
];
const YEAR = ["2025-01-01", "2025-12-31"] as [string, string];

function rowsOf(...periods: [string, string][]) {
  const input = inputOf(bookOf(STEPS), PUC, ...periods);
  const made = makeStatement("equity", { ...input, periods: restatedPeriods(input.periods, ALL) });
  expect(made.checks.filter(({ holds }) => !holds)).toEqual([]);
  return made.lines.flatMap(({ kind, key, amounts }) =>
    kind === "heading" ? [] : [`${key}: ${amounts.join(" ")}`],
  );
}

describe("AC-95 a restated year in the statement of changes in equity, by hand (NIIF para PYMES 6.3 b, 10.13)", () => {
  const present = [
    "opening@0: 1000 0 0 70 1070",
    "restated@0: 0 41 13 -7 47",
    "restated-opening@0: 1000 41 13 63 1117",
    "corrections@0: 0 -41 -6 0 -47",
    "turned@0: 0 0 63 -63 0",
    "result@0: 0 0 0 10 10",
    "closing@0: 1000 0 70 10 1080",
  ];

  it("adjusts each component of the balance with which the present year begins", () => {
    expect(rowsOf(YEAR, ["2024-01-01", "2024-12-31"])).toEqual([
      "opening@1: 0 0 0 0 0",
      "corrections@1: 0 41 13 0 54",
      "result@1: 0 0 0 63 63",
      "contributions@1: 1000 0 0 0 1000",
      "closing@1: 1000 41 13 63 1117",
      ...present,
    ]);
  });

  it("adds them in the balance that it begins with, and tells no accounts that do not come to a row", () => {
    const input = inputOf(bookOf(STEPS), PUC, YEAR, ["2024-01-01", "2024-12-31"]);
    const { lines } = makeStatement("equity", { ...input, periods: restatedPeriods(input.periods, ALL) });
    const of = (key: string) => lines.find((line) => line.key === key);
    expect(of("restated-opening@0")).toMatchObject({
      kind: "subtotal",
      level: 1,
      label: "Saldo al 31 de diciembre de 2024 (reexpresado)",
      of: ["opening@0", "restated@0"],
      accounts: [],
    });
    expect(
      of("restated@0")?.accounts.map(({ account, amounts }) => `${account}: ${amounts.join(" ")}`),
    ).toEqual(["330505: 0 41 0 0 41", "3705: 0 0 13 0 13"]);
    // The accounts of the year that ended lack what it was restated by.
    expect(of("turned@0")).not.toHaveProperty("behind");
    expect(of("opening@0")).toHaveProperty("behind");
  });

  it("has what was restated before a half year in its opening balance, and the rest among its corrections", () => {
    expect(rowsOf(YEAR, ["2024-07-01", "2024-12-31"])).toEqual([
      "opening@1: 1000 0 13 63 1076",
      "corrections@1: 0 41 0 0 41",
      "result@1: 0 0 0 0 0",
      "closing@1: 1000 41 13 63 1117",
      ...present,
    ]);
  });

  it("adjusts no balance of a period that does not begin where the restated one ends", () => {
    const later = rowsOf(["2025-02-01", "2025-12-31"], ["2024-01-01", "2024-12-31"]);
    expect(later.filter((row) => row.includes("@0"))).toEqual([
      "opening@0: 1000 0 70 0 1070",
      "result@0: 0 0 0 10 10",
      "closing@0: 1000 0 70 10 1080",
    ]);
  });
});

describe("what stands behind the rows of a book begun in the middle of a year", () => {
  const steps = [
    on("2024-07-01", ["1110", 900], ["2205", -300], ["3105", -500], ["3605", -100]),
    on("2024-08-01", ["5195", 20], ["1110", -20]),
    on("2024-08-02", ["1110", 60], ["4135", -60]),
    on("2025-02-01", ["5195", 5], ["1110", -5]),
    on("2025-02-02", ["1110", 8], ["4135", -8]),
  ];
  const made = () => makeStatement("equity", inputOf(bookOf(steps), PUC, YEAR));
  const behind = (key: string) =>
    made()
      .lines.find((line) => line.key === key)
      ?.behind?.map(({ account, label, amounts }) => `${account ?? label}: ${amounts.join(" ")}`);

  it("is told by account in the order of their codes, the result that it brought among those of the year that ended", () => {
    expect(made().columns).toEqual(["Capital", "Resultados acumulados", "Resultado del ejercicio", "Total"]);
    expect(behind("opening@0")).toEqual([
      "3105: 500 0 0 500",
      "3605: 0 0 100 100",
      "Resultado por cerrar: 0 0 40 40",
    ]);
    expect(behind("turned@0")).toEqual(["3605: 0 100 -100 0", "4135: 0 60 -60 0", "5195: 0 -20 20 0"]);
    expect(behind("result@0")).toEqual(["4135: 0 0 8 8", "5195: 0 0 -5 -5"]);
  });
});
