import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { calculatePayroll, resultTable } from "#domain/payroll/calculator.ts";
import { payrollCsv } from "#domain/payroll/payroll-csv.ts";
import { payrollReport } from "#domain/report/payroll-report.ts";
import { PEOPLE } from "#tests/support/payroll.ts";

const calculated = calculatePayroll(PEOPLE, "academic", day("2026-11-21"));
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
      ...["Totales", 7_551_810, 8_498_128, 654_144, 7_843_984, 2_309_856, 10_807_984],
    ]);
  });

  it("says what its sums add up", () => {
    expect(report.rows.at(-1)?.sums).toEqual([{ from: 0, to: 3 }]);
  });
});
