import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { calculatePayroll, resultTable } from "#domain/payroll/calculator/calculator.ts";
import { payrollCsv } from "#domain/payroll/calculator/payroll-csv.ts";
import { payrollReport } from "#domain/payroll/reports/calculator-report.ts";
import { PEOPLE, payrollRow } from "#tests/support/payroll/payroll.ts";

const DAY = day("2026-11-21");
const calculated = calculatePayroll(PEOPLE, "academic", DAY);
if (!calculated.ok) throw new Error(calculated.error.kind);
const calculation = resultTable(calculated.value);
const report = payrollReport(calculation, { subtitle: "La Sabana", period: "noviembre de 2026" });

describe("a payroll as a report", () => {
  it("PY-04 has the columns and figures of the table and of the CSV, then their sums", () => {
    const figures = report.rows.map(({ cells }) =>
      cells.map((cell) => (cell.kind === "amount" ? cell.amount : cell.kind === "text" ? cell.text : "")),
    );
    const lines = payrollCsv(calculation).replace("\uFEFF", "").trim().split("\r\n");
    expect(report.columns.map(({ label }) => label).join(",")).toBe(lines[0]);
    expect(figures.slice(0, -1).map((cells) => cells.join(","))).toEqual(lines.slice(1));
    expect(figures.at(-1)).toEqual([
      "Totales",
      7_551_810,
      8_498_128,
      654_144,
      7_843_984,
      2_309_856,
      10_807_984,
    ]);
  });

  it("has the days of part months in the CSV's column, which nothing adds up", () => {
    const part = calculatePayroll([{ ...payrollRow(), workedDays: 12 }, payrollRow("Luz")], "law", DAY);
    if (!part.ok) throw new Error(part.error.kind);
    const { columns, rows } = payrollReport(resultTable(part.value), { subtitle: "", period: "" }, ["Nota"]);
    expect(columns.map(({ label }) => label).join(",")).toBe(
      payrollCsv(resultTable(part.value)).slice(1).split("\r\n")[0],
    );
    expect(rows.map(({ cells }) => cells.length)).toEqual([8, 8, 8, 8]);
    expect(rows.map(({ cells }) => cells.at(-1))).toEqual([
      { kind: "number", value: 12, decimals: 0 },
      { kind: "number", value: 30, decimals: 0 },
      { kind: "none" },
      { kind: "none" },
    ]);
  });

  it("says what its sums add up", () => {
    expect(report.rows.at(-1)?.sums).toEqual([{ from: 0, to: 3 }]);
  });
});
