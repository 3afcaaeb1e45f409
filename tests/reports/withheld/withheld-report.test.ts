import { expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { withheldReport } from "#reports/withheld/withheld-report.ts";
import { wrongSums } from "#tests/support/report-sums.ts";

const of = (tax: "income" | "vat", account: string, base: number | null, amount: number) => ({
  tax,
  account: account as AccountCode,
  base,
  amount,
});

it("AC-100 certifies by tax and concept what was withheld, and leaves a base that is not known empty", async () => {
  const chart = await loadChart("puc");
  const rows = [
    of("income", "236525", null, 20),
    of("income", "236540", 1_000, 25),
    of("vat", "2367", 190, 28),
  ];
  const head = { subtitle: "Ferretería", period: "Año gravable 2026" };
  const report = withheldReport(chart, rows, head);
  expect(report).toMatchObject({ title: "Certificado de retenciones", period: "Año gravable 2026" });
  const shown = report.rows.map(({ kind, cells }) => [
    kind,
    ...cells.map((cell) => (cell.kind === "text" ? cell.text : cell.kind === "amount" ? cell.amount : "")),
  ]);
  expect(shown).toEqual([
    ["heading", "Retención en la fuente", "", ""],
    ["line", "Servicios", "", 20],
    ["line", "Compras", 1_000, 25],
    ["heading", "Retención de IVA", "", ""],
    ["line", "Impuesto a las ventas retenido", 190, 28],
    ["total", "Total retenido", "", 73],
  ]);
  expect(wrongSums(report)).toEqual([]);
});
