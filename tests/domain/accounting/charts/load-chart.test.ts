import { describe, expect, it } from "vitest";
import { CHART_KINDS } from "#domain/accounting/account.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { miniChart } from "#domain/accounting/charts/mini-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";

describe("the three charts", () => {
  it("load by kind", async () => {
    for (const kind of CHART_KINDS) expect((await loadChart(kind)).kind).toBe(kind);
    expect(await loadChart("mini")).toBe(miniChart);
    expect(await loadChart("journal")).toBe(journalChart);
    expect(await loadChart("puc")).toBe(pucChart());
  });

  it("the twelve accounts", () => {
    expect(
      miniChart.accounts.map(({ code, name, nature, puc }) => `${code} ${name} ${nature} ${puc}`),
    ).toEqual([
      "1001 Caja debit 1105",
      "1002 Bancos debit 1110",
      "1003 Cuentas por Cobrar debit 1305",
      "1004 Inventarios debit 1435",
      "2001 Proveedores credit 2205",
      "2002 Cuentas por Pagar credit 2335",
      "2003 Impuestos por Pagar credit 2404",
      "3001 Capital credit 3105",
      "3002 Utilidades Retenidas credit 3705",
      "4001 Ingresos por Ventas credit 4135",
      "5001 Gastos Operacionales debit 5295",
      "5002 Gastos Administrativos debit 5195",
    ]);
    expect(miniChart.showsCodes).toBe(true);
  });

  it("the sixteen names of the journal, in their order", () => {
    expect(journalChart.accounts.map(({ code, name, puc }) => `${code}: ${name} ${puc}`)).toEqual([
      "caja: Caja 1105",
      "bancos: Bancos 1110",
      "cuentas-por-cobrar: Cuentas por Cobrar 1305",
      "inventarios: Inventarios 1435",
      "activos-fijos: Activos Fijos 1524",
      "proveedores: Proveedores 2205",
      "cuentas-por-pagar: Cuentas por Pagar 2335",
      "prestamos-por-pagar: Prestamos por Pagar 2105",
      "capital: Capital 3105",
      "utilidades-retenidas: Utilidades Retenidas 3705",
      "ventas: Ventas 4135",
      "costo-de-ventas: Costo de Ventas 6135",
      "gastos-operacionales: Gastos Operacionales 5295",
      "gastos-administrativos: Gastos Administrativos 5195",
      "gastos-financieros: Gastos Financieros 5305",
      "otros-ingresos: Otros Ingresos 4295",
    ]);
    expect(journalChart.showsCodes).toBe(false);
  });

  it("the short charts stand on accounts of the PUC, with their nature", () => {
    for (const account of [...miniChart.accounts, ...journalChart.accounts]) {
      const behind = pucChart().byCode.get(account.puc);
      expect(behind?.posting).toBe(true);
      expect([account.name, account.nature]).toEqual([account.name, behind?.nature]);
    }
  });
});
