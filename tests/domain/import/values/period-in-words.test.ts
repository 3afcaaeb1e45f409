import { describe, expect, it } from "vitest";
import {
  dayInWords,
  monthNumber,
  monthOfName,
  periodsInWords,
  wholeMonths,
} from "#domain/import/values/period-in-words.ts";

const told = (text: string) => {
  const { days, spans } = periodsInWords(text);
  const shown = [...days, ...spans].map(({ from, to }) => (from === to ? from : `${from}..${to}`));
  return shown.join(" ");
};

describe("IM-22 the days and months that a title names, in their order", () => {
  it.each([
    ["del 1 de enero de 2025 al 31/12/2025", "2025-01-01 2025-12-31 2025-01-01..2025-01-31"],
    ["desde 2025-01-01 hasta el 31/12/2025", "2025-01-01 2025-12-31"],
    ["corte 31.12.25 y 30-jun-2024", "2025-12-31 2024-06-30 2024-06-01..2024-06-30"],
    ["a diciembre 31 de 2025, comparado con 31/12/2024", "2025-12-31 2024-12-31"],
    ["diario 20251231", "2025-12-31"],
    ["31/02/2025", ""],
    // What one way reads is not read again by another; a day is of a month as well.
    ["31 de octubre de 2026", "2026-10-31 2026-10-01..2026-10-31"],
    ["octubre de 2026", "2026-10-01..2026-10-31"],
    ["octubre del ano 2026", "2026-10-01..2026-10-31"],
    ["oct-26 y set/25", "2026-10-01..2026-10-31 2025-09-01..2025-09-30"],
    ["febrero a abril de 2024", "2024-02-01..2024-04-30"],
    ["enero 2025 hasta marzo 2025", "2025-01-01..2025-03-31"],
    ["2026 octubre", "2026-10-01..2026-10-31"],
    ["2026-10", "2026-10-01..2026-10-31"],
    ["10/2026", "2026-10-01..2026-10-31"],
    ["mes: 2 ano: 2024", "2024-02-01..2024-02-29"],
    ["202610", "2026-10-01..2026-10-31"],
    ["primer trimestre de 2026", "2026-01-01..2026-03-31"],
    ["iv trimestre 2026", "2026-10-01..2026-12-31"],
    ["2 semestre de 2026", "2026-07-01..2026-12-31"],
    ["2do. semestre de 2026", "2026-07-01..2026-12-31"],
    ["3er trimestre 2026", "2026-07-01..2026-09-30"],
    ["tercer semestre de 2026", ""],
    ["mes: 13 ano: 2026", ""],
    ["mes: 0 ano: 2026", ""],
    ["ventas de mayo", ""],
  ])("%s", (text, expected) => {
    expect(told(text)).toBe(expected);
  });

  it("months stand in the order of the text, whichever way each is written", () => {
    expect(told("2026-10, antes agosto de 2025, y 03/2024")).toBe(
      "2026-10-01..2026-10-31 2025-08-01..2025-08-31 2024-03-01..2024-03-31",
    );
  });
});

describe("IM-22 the last day that a heading speaks of", () => {
  it.each([
    ["del 1 de enero al 31 de diciembre de 2025", "2025-12-31"],
    ["31/12/2025 y 31/12/2024", "2024-12-31"],
    ["corte al 15 de octubre de 2026", "2026-10-15"],
    ["15/10/2026, 15/11/2026 y 15/12/2026", "2026-12-15"],
    ["octubre, noviembre de 2026 y enero de 2027, comparado con marzo de 2026", "2026-03-31"],
    ["2023, 2024 y 2025", "2025-12-31"],
    ["octubre de 2026", "2026-10-31"],
    ["enero a junio de 2026", "2026-06-30"],
    ["ano 2024 y ano 2025", "2025-12-31"],
    ["2025", "2025-12-31"],
    ["decreto 2649 de 1993, 2025", "2025-12-31"],
    ["ley 43 de 1990", null],
    ["saldo final", null],
  ])("%s", (text, expected) => {
    expect(dayInWords(text)).toBe(expected);
  });
});

it("IM-22 whole months are none where a year has no such month", () => {
  expect(wholeMonths(2026, 1, 12)).toEqual({ from: "2026-01-01", to: "2026-12-31" });
  for (const [first, last] of [
    [0, 1],
    [1, 0],
    [1, 13],
    [13, 13],
  ] as const)
    expect(wholeMonths(2026, first, last)).toBeNull();
});

it.each([
  ["enero", 1],
  ["01 ene", 1],
  ["diario marzo", 3],
  ["setiembre", 9],
  ["set", 9],
  ["dic.", 12],
  ["enero a marzo", 0],
  ["mayorista", 0],
  ["hoja1", 0],
])("IM-22 a sheet called «%s» is of month %s", (name, month) => {
  expect(monthOfName(name)).toBe(month);
});

it("IM-19 a month by its beginning, none for another word", () => {
  expect(
    ["septiembre", "sep", "setiembre", "ago", "offset", "", undefined].map((each) => monthNumber(each)),
  ).toEqual([9, 9, 9, 8, 0, 0, 0]);
});
