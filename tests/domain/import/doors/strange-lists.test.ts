import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { readAccountRows } from "#domain/import/accounts/account-import.ts";
import { recogniseSheets } from "#domain/import/doors/recognise-sheet.ts";
import { readPartyRows } from "#domain/import/parties/party-rows.ts";
import { readEmployeeRows } from "#domain/import/staff/employee-rows.ts";
import { readNoveltyRows } from "#domain/import/staff/novelty-rows.ts";
import { placedLines } from "#domain/import/statement/uploaded-nets.ts";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { textRows } from "#domain/import/table/text-rows.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { readStatementHere } from "#tests/support/files/read-statement-here.ts";
import { bookOf, sheetOf } from "#tests/support/files/sheet-book.ts";

const TODAY = day("2026-11-20");
const PUC = pucChart();
type Rows = readonly (readonly FileCell[])[];

const kindOf = (rows: Rows) =>
  recogniseSheets({ sheets: [sheetOf(rows)] }, { name: "a.xlsx", chart: PUC, today: TODAY });

describe("IM-24 IM-27 a list of third parties", () => {
  const ROWS: Rows = [
    ["Tipo de documento", "Documento", "Nombre comercial", "Razón social", "Nombres", "Apellidos"],
    ["NIT", "900123456", "La Tiendita", "UNA S.A.S.", null, null],
    ["CC", "52123456", null, null, "LUZ", "VALENCIA"],
    ["Tipo de documento", "Documento", "Nombre comercial", "Razón social", "Nombres", "Apellidos"],
    ["CC", "52123457", null, null, "ANA", "CARRERA"],
    [null, "Elaborado por: Ana", null, null, null, null],
  ];

  it("has companies and people in columns of their own, headings on each page and who made it", () => {
    expect(kindOf(ROWS)).toBe("parties");
    const { rows } = readPartyRows(textRows(sheetOf(ROWS)));
    expect(rows.map(({ name }) => name)).toEqual(["UNA S.A.S.", "LUZ VALENCIA", "ANA CARRERA"]);
  });
});

describe("IM-27 a chart of accounts", () => {
  it("says the level of each account in a number", () => {
    const rows: Rows = [
      ["Código", "Nombre", "Nivel"],
      [1, "Activo", 1],
      [11, "Disponible", 2],
      [1105, "Caja", 3],
      [110505, "Caja general", 4],
    ];
    expect(kindOf(rows)).toBe("chart");
    expect(kindOf(rows.map((row, at) => (at === 0 ? row : [...row.slice(0, 2), 50_000 * at])))).not.toBe(
      "chart",
    );
  });

  it("has the whole code in the column of its level", () => {
    const rows: Rows = [
      ["Grupo", "Cuenta", "Subcuenta", "Auxiliar", "Nombre"],
      [11, null, null, null, "Disponible"],
      [null, 1105, null, null, "Caja"],
      ["Grupo", "Cuenta", "Subcuenta", "Auxiliar", "Nombre"],
      [null, null, 110505, null, "Caja general"],
      [null, null, null, 11050501, "Caja de la tienda"],
    ];
    expect(kindOf(rows)).toBe("chart");
    const { accounts } = readAccountRows(PUC, textRows(sheetOf(rows)));
    expect(accounts.map(({ code, verdict }) => `${code} ${verdict}`)).toEqual([
      "11 same",
      "1105 same",
      "110505 same",
      "11050501 new",
    ]);
  });
});

describe("IM-25 a list of employees", () => {
  it("says part of a heading above another", () => {
    const rows: Rows = [
      ["DOCUMENTO", null, "TRABAJADOR", "VINCULACIÓN", null],
      ["Tipo", "No.", "Nombre", "Ingreso", "Salario"],
      ["CC", "52123456", "Ana Ruiz", "01/02/2025", "1'750.905"],
      ["CC", "52123457", "Luz Paz", "01/02/2025", "1,750,905"],
    ];
    const found = readEmployeeRows(sheetOf(rows).rows, TODAY).rows;
    expect(
      found.map(({ name, number, salary }) => [name, number, salary.kind === "value" && salary.value]),
    ).toEqual([
      ["Ana Ruiz", "52123456", 1_750_905],
      ["Luz Paz", "52123457", 1_750_905],
    ]);
  });
});

describe("IM-26 a list of novelties", () => {
  const read = (novelty: string, detail: string) => {
    const rows: Rows = [
      ["Documento", "Nombre", "Novedad", "Desde", "Hasta", "Días", "Observación"],
      ["52123456", "Ana Ruiz", novelty, "05/10/2026", "05/10/2026", null, detail],
    ];
    const [found] = readNoveltyRows(sheetOf(rows).rows, TODAY).rows;
    return [found?.quantity, found?.value].flatMap((each) => (each?.kind === "value" ? [each.value] : []));
  };

  it("has an amount or hours in its notes, where no column says them", () => {
    expect(read("préstamo", "$ 80.000")).toEqual([80_000]);
    expect(read("recargo nocturno", "4 horas")).toEqual([4]);
    expect(read("préstamo", "80.000 en dos cuotas")).toEqual([]);
    expect(read("incapacidad", "$ 80.000")).toEqual([]);
  });
});

describe("IM-41 a statement", () => {
  function read(rows: Rows) {
    const found = readStatementHere(PUC, bookOf(sheetOf(rows)));
    if (!found.ok) throw new Error(found.error.kind);
    const { periods, left } = found.value;
    const lines = placedLines(found.value, new Map()).map(
      ({ puc, line, nets }) => `${line.name} ${puc} ${nets}`,
    );
    return { days: periods.map((each) => each.day), left: left.map(({ why }) => why), lines };
  }

  it("says expenses of one name under administration and under sales, and income below a result", () => {
    const { lines, left } = read([
      ["ESTADO DE RESULTADOS"],
      ["Concepto", "2026"],
      ["Ventas", 1_000],
      ["Gastos de administración", null],
      ["Honorarios", -100],
      ["Gastos de distribución", null],
      ["Honorarios", -50],
      ["Fletes y acarreos", -20],
      ["Utilidad operacional", 830],
      ["Ingresos financieros", 10],
      ["Utilidad neta", 840],
      [null, "____________"],
      ["Gerente", "Contador T.P. 1234-T"],
    ]);
    expect(left).toEqual([]);
    expect(lines.map((each) => each.replace(/ -?\d+$/, ""))).toEqual([
      "Ventas 41",
      "Honorarios 5110",
      "Honorarios 5210",
      "Fletes y acarreos 523550",
      "Ingresos financieros 4210",
    ]);
  });

  it.each([
    [
      ["3er trimestre 2026", "2do trimestre 2026"],
      ["2026-09-30", "2026-06-30"],
    ],
    [
      ["1º trimestre de 2026", "4º trimestre de 2025"],
      ["2026-03-31", "2025-12-31"],
    ],
    [
      ["2 semestre 2025", "1 semestre 2025"],
      ["2025-12-31", "2025-06-30"],
    ],
  ])("has the periods %j", (heads, days) => {
    const rows: Rows = [
      ["Concepto", ...heads],
      ["Ventas", 10, 9],
      ["Costo de ventas", 5, 4],
      ["Honorarios", 1, 1],
    ];
    expect(read(rows).days).toEqual(days);
  });

  const CODED: Rows = [
    ["Código", "Rubro", "31/12/2025"],
    [11, "Efectivo", 50],
    [13, "Deudores", 100],
    [1399, "Deterioro", -10],
    [14, "Inventarios", 10],
    [15, "Equipo", 5],
  ];

  it("has an account beside its own deduction where its totals need both", () => {
    const { left, lines } = read([...CODED, [null, "Total activo", 155]]);
    expect(left).toEqual([]);
    expect(lines).toEqual([
      "Efectivo 11 50",
      "Deudores 13 100",
      "Deterioro 1399 -10",
      "Inventarios 14 10",
      "Equipo 15 5",
    ]);
  });

  it("says that what is below differs where no total decides", () => {
    expect(read(CODED).left).toEqual(["other-sum"]);
    expect(read([...CODED, [null, "Total activo", 150]]).left).toEqual(["other-sum"]);
  });
});
