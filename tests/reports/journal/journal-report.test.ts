import { describe, expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { ReportRow } from "#domain/report/report.ts";
import {
  addEntries,
  broughtForwardRow,
  draftsNote,
  journalColumns,
  journalEntryRows,
  journalTotalRow,
  monthSumsRow,
  NO_SUMS,
} from "#reports/journal/journal-report.ts";
import { content, posted } from "../../support/builders.ts";

function shown(row: ReportRow): (string | number)[] {
  return row.cells.map((cell) => {
    if (cell.kind === "text") return cell.text;
    return cell.kind === "amount" ? cell.amount : cell.kind === "day" ? cell.day : "";
  });
}

const sale = posted(3, { ...content("2026-11-03", "1105", "4135", 500, "Venta"), reference: "RC-0412" });

describe("the journal on paper", () => {
  const chart = pucChart();

  it("says when and why, then debits and, further in, credits", () => {
    const rows = journalEntryRows(chart, sale);
    expect(rows.map((row) => [row.kind, row.level, ...shown(row)])).toEqual([
      ["heading", 1, "2026-11-03", "3", "RC-0412", "", "Venta", "", ""],
      ["line", 1, "", "", "", "1105", "Caja", 500, ""],
      ["line", 2, "", "", "", "4135", "Comercio al por mayor y al por menor", "", 500],
    ]);
    expect(rows[0]?.source).toEqual({ kind: "entry", number: 3, date: "2026-11-03" });
  });

  it("names who a line concerns and what was noted", () => {
    const lines = sale.lines.map((line) => ({
      ...line,
      thirdParty: "Construcciones Páramo",
      note: "FE-1187",
    }));
    expect(shown(journalEntryRows(chart, { ...sale, lines })[1] as ReportRow)).toContain(
      "Caja, Construcciones Páramo, FE-1187",
    );
  });

  it("keeps a void entry in its place without figures, and counts it nowhere", () => {
    const gone = { ...sale, status: "void" as const };
    expect(journalEntryRows(chart, gone).map(shown)).toEqual([
      ["2026-11-03", "3", "RC-0412", "", "Anulado: Venta", "", ""],
    ]);
    expect(addEntries(NO_SUMS, [gone, { ...sale, status: "draft" }])).toEqual(NO_SUMS);
    expect(addEntries({ debit: pesos(1), credit: pesos(2) }, [sale, gone])).toEqual({
      debit: 501,
      credit: 502,
    });
  });

  it("brings forward, sums the month, and says at the end whether both sides agree", () => {
    const sums = { debit: pesos(500), credit: pesos(500) };
    expect(shown(broughtForwardRow(chart, month("2027-01"), sums))[0]).toBe("Vienen de diciembre");
    expect(shown(monthSumsRow(chart, month("2026-11"), sums))).toEqual([
      "Sumas de noviembre",
      "",
      "",
      "",
      "",
      500,
      500,
    ]);
    expect(shown(journalTotalRow(chart, sums))[0]).toBe("Sumas iguales");
    expect(shown(journalTotalRow(chart, { ...sums, credit: pesos(1) }))[0]).toBe("Sumas del libro");
    expect(shown(draftsNote(chart, 1))[0]).toBe("1 borrador sin registrar, fuera de este libro");
  });
});

it("has no column of codes where the accounts have none", async () => {
  const chart = await loadChart("journal");
  const columns = journalColumns(chart);
  expect(columns.map((column) => column.label)).not.toContain("Código");
  for (const row of [...journalEntryRows(chart, sale), journalTotalRow(chart, NO_SUMS), draftsNote(chart, 1)])
    expect(row.cells).toHaveLength(columns.length);
});
