import { expect, it } from "vitest";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { cellText } from "#formats/cell-text.ts";
import { JOURNAL_LINE_COLUMNS, journalLineRows } from "#reports/journal/journal-lines.ts";
import { content, posted } from "#tests/support/builders.ts";

const sale = posted(3, { ...content("2026-11-03", "1105", "4135", 500, "Venta"), reference: "RC-0412" });
const shown = (rows: ReturnType<typeof journalLineRows>) =>
  rows.map((row) => row.cells.map((cell) => cellText(cell)).join("|"));

it("has every fact of a line in its own row", () => {
  const lines = sale.lines.map((line, index) =>
    index === 0 ? { ...line, thirdParty: "Páramo S.A.S.", note: "FE-1187" } : line,
  );
  expect(shown(journalLineRows(pucChart(), { ...sale, lines }))).toEqual([
    "03/11/2026|3|Diario|1105|Caja|Páramo S.A.S.|RC-0412|Venta, FE-1187|500|",
    "03/11/2026|3|Diario|4135|Comercio al por mayor y al por menor||RC-0412|Venta||500",
  ]);
});

it("says of reversals, payroll and closings what they are", () => {
  const kinds = (["reversal", "payroll", "closing", "simple"] as const).map(
    (origin) => journalLineRows(pucChart(), { ...sale, origin })[0]?.cells[2],
  );
  expect(kinds.map((cell) => cell && cellText(cell))).toEqual(["Reversión", "Nómina", "Cierre", "Diario"]);
});

it("keeps the number of a void entry, without figures", () => {
  const rows = journalLineRows(pucChart(), { ...sale, status: "void" });
  expect(shown(rows)).toEqual(["03/11/2026|3|Anulado||||RC-0412|Venta||"]);
  expect(rows[0]?.cells).toHaveLength(JOURNAL_LINE_COLUMNS.length);
});

it("has the same columns for a chart without codes", () => {
  const entry = posted(1, content("2026-11-03", "caja", "ventas", 5));
  expect(shown(journalLineRows(journalChart, entry))[0]).toBe("03/11/2026|1|Diario||Caja|||Prueba|5|");
});
