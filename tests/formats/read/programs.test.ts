import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { readAccountRows, worthAsPlan } from "#domain/import/accounts/account-import.ts";
import { plainCell } from "#domain/import/table/sheet.ts";
import { bestSheet, textRows } from "#domain/import/table/text-rows.ts";
import { openXlsx } from "#formats/xlsx/write-xlsx.ts";
import { headOf } from "#tests/support/files/file-heads.ts";
import { readWhole } from "#tests/support/files/read-whole.ts";
import { plainText } from "#tests/support/plain-text.ts";
import { arbitraryReport } from "#tests/support/random/random-reports.ts";
import { runs } from "#tests/support/random/runs.ts";

/**
 * `libreoffice-plan.xlsx`: a CSV with titles, days and decimals with a comma, opened in Spanish of Colombia and saved
 * as a workbook by LibreOffice 7.4 (soffice --headless --convert-to xlsx).
 */
const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`fixtures/${name}`, import.meta.url))) as Uint8Array<ArrayBuffer>;

describe("workbooks of other programs", () => {
  it("reads one of LibreOffice, and its plan of accounts below the titles", async () => {
    const read = await readWhole(fixture("libreoffice-plan.xlsx"));
    if (!read.ok) throw new Error(read.error.kind);
    const [sheet] = read.value.sheets;
    expect(sheet?.name).toBe("plan");
    expect(sheet?.rows[3]).toEqual({ row: 5, cells: ["1105", "Caja", 1_500_000, { day: "2026-01-05" }] });
    expect(sheet?.rows[6]).toEqual({ row: 8, cells: ["11050502", 'Ñandú & "cía"', -20_000] });
    const chart = await loadChart("puc");
    const rows = sheet === undefined ? [] : textRows(sheet);
    const { accounts, counts } = readAccountRows(chart, rows);
    expect(counts).toEqual({ new: 2, same: 2, conflict: 0 });
    expect(accounts.map(({ row, verdict }) => [row, verdict])).toEqual([
      [5, "same"],
      [6, "same"],
      [7, "new"],
      [8, "new"],
    ]);
    expect(bestSheet(read.value, (each) => worthAsPlan(chart, textRows(each)))).toBe(0);
  });

  it("I-22 IM-12 reads back every text and figure of the workbooks that Cuadra writes", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryReport, async (report) => {
        const writer = openXlsx(headOf(report));
        writer.add(report.rows);
        const read = await readWhole(new Uint8Array(await writer.finish()));
        const cells = read.ok
          ? read.value.sheets.flatMap(({ rows }) => rows.flatMap((row) => row.cells))
          : [];
        const texts = new Set(cells.map((cell) => plainText(plainCell(cell)).trim()));
        const figures = new Set(cells.filter((cell) => typeof cell === "number"));
        for (const row of report.rows)
          for (const cell of row.cells) {
            if (cell.kind === "amount" && cell.amount !== 0) expect(figures.has(cell.amount)).toBe(true);
            if (cell.kind === "text" && /^[\p{L}\d ]+$/u.test(cell.text) && cell.text.trim() !== "")
              expect(texts.has(cell.text.replace(/\s+/g, " ").trim())).toBe(true);
          }
        expect(read.ok).toBe(true);
      }),
      runs(15, 1000),
    );
  });
});
