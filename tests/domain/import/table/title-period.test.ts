import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { monthSaid, titlePeriod } from "#domain/import/table/title-period.ts";
import { day } from "#domain/kernel/calendar-day.ts";

const TODAY = day("2026-11-23");

const said = (rows: readonly (readonly FileCell[])[], ...names: readonly string[]) => {
  const found = titlePeriod(
    rows.map((cells, index) => ({ row: index + 1, cells })),
    names,
    TODAY,
  );
  return found && `${found.from} ${found.to}`;
};

describe("IM-22 the period of a table is read in its titles", () => {
  it.each([
    ["A 31 DE OCTUBRE DE 2026", "2026-10-31 2026-10-31"],
    ["Corte a 31/10/2026", "2026-10-31 2026-10-31"],
    ["A Dic. 31 de 2025", "2025-12-31 2025-12-31"],
    ["Diciembre 31/2025", "2025-12-31 2025-12-31"],
    ["31-oct-2026", "2026-10-31 2026-10-31"],
    ["31.10.2026", "2026-10-31 2026-10-31"],
    ["31 de octubre de\u00a02026", "2026-10-31 2026-10-31"],
    ["al 31 de octubre del año 2026", "2026-10-31 2026-10-31"],
    ["del 1 al 31 de octubre de 2026", "2026-10-31 2026-10-31"],
    ["Del 01 de Enero de 2026 al 31 de Octubre de 2026", "2026-01-01 2026-10-31"],
    ["Desde 2026/01/01 hasta 2026/10/31", "2026-01-01 2026-10-31"],
    ["De 01/10/26 a 31/10/26", "2026-10-01 2026-10-31"],
    ["Octubre 2026", "2026-10-01 2026-10-31"],
    ["MOVIMIENTO CONTABLE DE FEBRERO DEL 2024", "2024-02-01 2024-02-29"],
    ["Período: 2026-10", "2026-10-01 2026-10-31"],
    ["Período 10/2026", "2026-10-01 2026-10-31"],
    ["MES: 10 AÑO: 2026", "2026-10-01 2026-10-31"],
    ["oct-26", "2026-10-01 2026-10-31"],
    ["enero a octubre de 2026", "2026-01-01 2026-10-31"],
    ["tercer trimestre de 2026", "2026-07-01 2026-09-30"],
    ["primer semestre 2026", "2026-01-01 2026-06-30"],
    ["Balance de comprobación 2025", "2025-01-01 2025-12-31"],
    ["Año 2025", "2025-01-01 2025-12-31"],
  ])("%s", (title, expected) => {
    expect(said([["Ferretería La Sabana S.A.S."], ["NIT 901.482.316-8"], [title]])).toBe(expected);
  });

  it.each([
    // The year that runs has no last day yet; a name, a law and a telephone are no period.
    ["Balance 2026"],
    ["Ferretería 2000 S.A.S."],
    ["Resolución 42 de 2020, Decreto 2650 de 1993"],
    ["NIT 901.482.316-8"],
    ["Tel. 601 2026 102"],
    ["31/02/2026"],
    ["13/2026"],
    ["31 de octubre de 1026"],
    ["Fecha de impresión: 05/11/2026"],
    ["Generado el 5 de noviembre de 2026 a las 10:30"],
    ["__proto__"],
    [""],
  ])("says nothing: %s", (title) => {
    expect(said([[title]])).toBeNull();
  });

  it("tells the day of the figures from that of printing, in a cell or beside its label", () => {
    expect(said([["Fecha de impresión: 05/11/2026"], ["Balance a octubre de 2026"]])).toBe(
      "2026-10-01 2026-10-31",
    );
    expect(
      said([
        ["Impreso", { day: day("2026-11-05") }],
        ["Corte", { day: day("2026-10-31") }],
      ]),
    ).toBe("2026-10-31 2026-10-31");
    expect(said([["Fecha: 05/11/2026"], ["Octubre de 2026"]])).toBe("2026-10-01 2026-10-31");
    expect(said([["Fecha: 31/10/2026"]])).toBe("2026-10-31 2026-10-31");
  });

  it("joins a title that is spread over cells", () => {
    expect(said([["A", "31 de octubre de", 2026]])).toBe("2026-10-31 2026-10-31");
    expect(said([["A", null, "31 de octubre de", "", 2026]])).toBe("2026-10-31 2026-10-31");
    // Not where something is said already, nor of a row that says when it was printed.
    expect(said([["Corte a 30/09/2026"], ["octubre", 2026]])).toBe("2026-09-30 2026-09-30");
    expect(said([["Impreso el", "31 de octubre de", 2026]])).toBeNull();
  });

  it.each([
    // A day beside a label of another row, or after another text, is what that says.
    [[["Impreso", "05/11/2026"]], null],
    [[["Impreso", null, "05/11/2026"]], null],
    [[["Fecha", "05/11/2026"], ["Octubre de 2026"]], "2026-10-01 2026-10-31"],
    [[["Fecha de corte", "31/10/2026"], ["Septiembre de 2026"]], "2026-10-31 2026-10-31"],
    [[["Fecha", { day: day("2026-11-05") }], ["Octubre de 2026"]], "2026-10-01 2026-10-31"],
    [[["Fecha", { day: day("2026-11-05") }]], "2026-11-05 2026-11-05"],
    [[["Impreso", { day: day("2026-11-05") }]], null],
    [[[{ day: day("2026-10-31") }]], "2026-10-31 2026-10-31"],
    // What is said of a period ends its label.
    [[["Impreso", "Octubre de 2026", "05/11/2026"]], "2026-11-05 2026-11-05"],
    [[["Del", { day: day("2026-10-01") }, "al", { day: day("2026-10-31") }]], "2026-10-01 2026-10-31"],
    // What a bare date says of another one beside it: nothing.
    [[["Fecha: 05/11/2026", "31/10/2026"]], "2026-10-31 2026-10-31"],
    [[["Fecha: septiembre de 2026", "31/10/2026"]], "2026-10-31 2026-10-31"],
    // A day in a cell of its own is surer than a month.
    [[["Octubre de 2026", { day: day("2026-10-15") }]], "2026-10-15 2026-10-15"],
    // What is spread over cells is read where nothing was said above it.
    [[["Octubre de 2026"], ["31 de diciembre", "2025"]], "2026-10-01 2026-10-31"],
    // Years that cannot be meant, or days the wrong way round.
    [[["Diciembre de 1989"]], null],
    [[["Enero de 1990"]], "1990-01-01 1990-01-31"],
    [[["Enero de 2027"]], "2027-01-01 2027-01-31"],
    [[["Enero de 2028"]], null],
    [[["octubre a enero de 2026"]], null],
    [[["Balance 2025", "Balance 2024"]], "2024-01-01 2025-12-31"],
  ] as const)("%j says %s", (rows, expected) => {
    expect(said(rows)).toBe(expected);
  });

  it("the year that ended today is over, the one that runs is not", () => {
    const of = (today: string) => titlePeriod([{ row: 1, cells: ["Balance 2026"] }], [], day(today));
    expect(of("2026-12-31")).toEqual({ from: "2026-01-01", to: "2026-12-31" });
    expect(of("2026-12-30")).toBeNull();
  });

  it("reads so many rows, columns and letters as titles have", () => {
    const blank = (count: number) => Array.from({ length: count }, () => ["x"]);
    expect(said([...blank(59), ["Octubre de 2026"]])).toBe("2026-10-01 2026-10-31");
    expect(said([...blank(60), ["Octubre de 2026"]])).toBeNull();
    const wide = (count: number) => [
      Array.from({ length: count }, () => "x".repeat(20)).concat("Octubre de 2026"),
    ];
    expect(said(wide(29))).toBe("2026-10-01 2026-10-31");
    expect(said(wide(30))).toBeNull();
    expect(said([[`${"x ".repeat(142)}Octubre de 2026`]])).toBe("2026-10-01 2026-10-31");
    expect(said([[`${"x ".repeat(150)}Octubre de 2026`]])).toBeNull();
  });

  it("goes on to the name of the sheet, then of the file", () => {
    expect(said([["Balance"]], "Octubre 2026", "bp.xlsx")).toBe("2026-10-01 2026-10-31");
    expect(said([["Septiembre 2026"]], "Octubre 2026")).toBe("2026-09-01 2026-09-30");
    for (const [name, expected] of [
      ["balance_octubre_2026.xlsx", "2026-10-01 2026-10-31"],
      ["BALANCE OCT2026.xlsx", "2026-10-01 2026-10-31"],
      ["BP 31-10-2026.xlsx", "2026-10-31 2026-10-31"],
      ["balance-20261031.csv", "2026-10-31 2026-10-31"],
      ["balance 2026-10 (2).xlsx", "2026-10-01 2026-10-31"],
      ["202610.csv", "2026-10-01 2026-10-31"],
      ["balance__31_10_2026.xlsx", null],
      ["balance 2025.xlsx", "2025-01-01 2025-12-31"],
      ["balance 2025.x", null],
      ["_2025_.xlsx", "2025-01-01 2025-12-31"],
      ["balance.anual 2025.xlsx", "2025-01-01 2025-12-31"],
      ["corte_31__de__octubre_de_2026.xlsx", "2026-10-31 2026-10-31"],
      ["balance octubre 2026 (15-10-2026).xlsx", "2026-10-15 2026-10-15"],
      ["balance (2).xlsx", null],
    ] as const)
      expect(said([], "Hoja1", name), name).toBe(expected);
  });

  it("knows whether it is one month", () => {
    expect(monthSaid({ from: day("2026-10-01"), to: day("2026-10-31") })).toBe("2026-10");
    expect(monthSaid({ from: day("2026-09-30"), to: day("2026-10-31") })).toBeNull();
    expect(monthSaid(null)).toBeNull();
  });

  it("I-24 whatever the titles are, a period has its days in order and years that can be meant", () => {
    const part = fc.constantFrom(
      "a",
      "31",
      "octubre",
      "de",
      "2026",
      "/",
      "-",
      "10",
      "dic",
      "del",
      "año",
      "99",
      " ",
    );
    const text = fc.oneof(
      fc.array(part, { maxLength: 12 }).map((parts) => parts.join(" ")),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(fc.array(text, { maxLength: 4 }), { maxLength: 4 }), text, (rows, name) => {
        const found = said(rows, name);
        if (found === null) return;
        const [from = "", to = ""] = found.split(" ");
        expect(from <= to && from >= "1990" && to < "2028").toBe(true);
      }),
    );
  });
});
