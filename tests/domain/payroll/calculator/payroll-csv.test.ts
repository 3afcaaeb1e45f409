import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { calculatePayroll, resultTable } from "#domain/payroll/calculator/calculator.ts";
import { payrollCsv } from "#domain/payroll/calculator/payroll-csv.ts";
import { newPayrollRow } from "#domain/payroll/calculator/payroll-row.ts";

const HEADER = "Empleado,Salario Básico,Salario Bruto,Deducciones,Salario Neto,Costo Patronal,Costo Total";

/** A CSV reader that handles quotes, independent of the writer. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? "";
    if (quoted && char === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (char === '"') quoted = !quoted;
    else if (!quoted && char === ",") {
      row.push(cell);
      cell = "";
    } else if (!quoted && char === "\r" && text[at + 1] === "\n") {
      rows.push([...row, cell]);
      row = [];
      cell = "";
      at += 1;
    } else cell += char;
  }
  return rows;
}

function csvOf(names: readonly string[]): string {
  const rows = names.map((employeeName, index) => ({
    ...newPayrollRow(`r${index}`),
    employeeName,
    basicSalary: pesos(2_200_000),
    overtimeHours: 8,
  }));
  const result = calculatePayroll(rows, "academic", day("2026-11-21"));
  if (!result.ok) throw new Error(result.error.kind);
  return payrollCsv(resultTable(result.value));
}

describe("nomina_cuadra.csv", () => {
  it("has the mark of UTF-8, the header and one row a person (PY-04)", () => {
    expect(csvOf(["Yuliana Cárdenas Peña"])).toBe(
      `\uFEFF${HEADER}\r\nYuliana Cárdenas Peña,2200000,2432273,176000,2256273,660484,3092757\r\n`,
    );
  });

  it("keeps one row for each person whatever the name is (PY-05)", () => {
    const names = [
      "=HYPERLINK(1)",
      "+57",
      "-1",
      "@x",
      "\uff1dSUMA(A1)",
      "Gil, Ana",
      'Ana "La Mona" Gil',
      "Ana\r\nGil",
      "\n=1+1",
      "",
      "ñ".repeat(500),
    ];
    const rows = readCsv(csvOf(names).slice(1));
    expect(rows.map((row) => row.length)).toEqual(Array.from({ length: names.length + 1 }, () => 7));
    expect(rows.slice(1).map(([name]) => name)).toEqual([
      "'=HYPERLINK(1)",
      "'+57",
      "'-1",
      "'@x",
      "'\uff1dSUMA(A1)",
      "Gil, Ana",
      'Ana "La Mona" Gil',
      "Ana Gil",
      "'=1+1",
      "Sin nombre",
      "ñ".repeat(500),
    ]);
  });

  it("has the days of part months in a column of its own, before what was changed by hand", () => {
    const rows = [15, 30, 0].map((workedDays, index) => ({
      ...newPayrollRow(`r${index}`),
      employeeName: "Ana",
      basicSalary: pesos(2_000_000),
      workedDays,
    }));
    const tableOf = (set: "law" | "academic", people = rows) => {
      const result = calculatePayroll(people, set, day("2026-11-21"));
      if (!result.ok) throw new Error(result.error.kind);
      return resultTable(result.value);
    };
    const [header, ...lines] = readCsv(payrollCsv(tableOf("law")).slice(1));
    expect(header?.slice(-2)).toEqual(["Costo Total", "Días trabajados"]);
    expect(lines.map((line) => [line[2], line.at(-1)])).toEqual([
      ["1124548", "15"],
      ["2249095", "30"],
      ["0", "0"],
    ]);
    expect(readCsv(payrollCsv(tableOf("law"), "UVT").slice(1))[1]?.slice(-2)).toEqual(["15", "UVT"]);
    // Whole months, and the specification's parameter set, use the specification's columns.
    for (const table of [tableOf("law", rows.slice(1, 2)), tableOf("academic")])
      expect(payrollCsv(table).split("\r\n")[0]).toBe(`\uFEFF${HEADER}`);
  });

  it("names values changed by hand in a column of its own, which nothing else has", () => {
    const result = calculatePayroll(
      [{ ...newPayrollRow("r1"), employeeName: "Ana", basicSalary: pesos(2_200_000) }],
      "academic",
      day("2026-11-21"),
    );
    if (!result.ok) throw new Error(result.error.kind);
    const rows = readCsv(payrollCsv(resultTable(result.value), 'UVT $ 55.000, "a mano"').slice(1));
    expect(rows.map((row) => row.at(-1))).toEqual(["Cambiado a mano", 'UVT $ 55.000, "a mano"']);
    expect(rows.map((row) => row.length)).toEqual([8, 8]);
  });
});
