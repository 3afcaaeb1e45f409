import { expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { agesReport } from "#reports/ages/ages-report.ts";
import { wrongAcross, wrongSums } from "#tests/support/report-sums.ts";

const row = (name: string, now: number, old: number, advance: number) => ({
  name,
  party: null,
  account: "130505" as AccountCode,
  ages: { "0-30": now, "31-60": 0, "61-90": 0, "91+": old },
  advance,
  total: now + old - advance,
});

it("prints what is owed by age with its sums, and whether it equals the accounts", async () => {
  const chart = await loadChart("puc");
  const head = { subtitle: "Sin empresa. Diario", period: "A 30/11/2026" };
  const rows = [row("Aceros", 100, 30, 0), row("Luz", 0, 0, 20)];
  const report = agesReport(chart, { rows, nobody: 5, balance: 115 }, "debit", head);
  expect(report.title).toBe("Cuentas por cobrar por edad");
  expect(report.columns.map(({ label }) => label).slice(-6)).toEqual([
    "0–30 días",
    "31–60 días",
    "61–90 días",
    "91+ días",
    "Anticipos",
    "Total",
  ]);
  expect([wrongSums(report), wrongAcross(report)]).toEqual([[], []]);
  const total = report.rows.find(({ kind }) => kind === "total")?.cells.slice(-6);
  expect(total?.map((cell) => cell.kind === "amount" && cell.amount)).toEqual([100, 0, 0, 30, -20, 110]);
  expect(report.checks).toEqual([{ label: "Igual al saldo de las cuentas", holds: true, difference: 0 }]);
  const other = agesReport(chart, { rows, nobody: 0, balance: 115 }, "credit", head);
  expect(other.title).toBe("Cuentas por pagar por edad");
  expect(other.checks).toEqual([{ label: "Igual al saldo de las cuentas", holds: false, difference: 5 }]);
});
