import { expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Report } from "#domain/report/report.ts";
import { openCsv } from "#formats/csv/write-csv.ts";
import { openXlsx } from "#formats/xlsx/write-xlsx.ts";
import type { BookReport } from "#reports/book-report.ts";
import { makerIn } from "#reports/maker-in.ts";
import { REPORTS, reportAt, reportPlace } from "#reports/reports.ts";
import { bookOfEntries } from "../support/book-of-entries.ts";
import { content } from "../support/builders.ts";
import { headOf } from "../support/files/file-heads.ts";
import { readCsv } from "../support/files/read-csv.ts";
import { readXlsx } from "../support/files/read-xlsx.ts";
import { wrongAcross, wrongSums } from "../support/report-sums.ts";

const ENTRIES = [
  content("2026-09-03", "1110", "3115", 9_000),
  content("2026-10-05", "1105", "4135", 500),
  content("2026-10-31", "5135", "1105", 700),
  content("2026-11-01", "1105", "4135", 50),
  content("2026-11-02", "1105", "1110", 1_000),
];

/** Under Libro Contable too, and no reports. */
const OTHER_TABS = ["estados", "inventario", "cierre"];

it("gives each report a name and an address of its own", () => {
  for (const key of ["id", "path", "title"] as const)
    expect(new Set(REPORTS.map((report) => report[key])).size).toBe(REPORTS.length);
  for (const report of REPORTS) {
    expect(report.path).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(OTHER_TABS).not.toContain(report.path);
    expect(reportAt(report.path)).toBe(report);
    expect(reportPlace(report).params).toEqual({ report });
  }
  expect(reportAt("estados")).toBeUndefined();
});

function linesOf(csv: Blob | ArrayBuffer | Uint8Array): string[][] {
  return readCsv(new TextDecoder().decode(csv as ArrayBuffer));
}

it.each(REPORTS)("makes $title of a book, and files of the same figures", async ({ load, title }) => {
  const make = makerIn(await load());
  const { storage, open } = await bookOfEntries(ENTRIES);
  const made = await make(storage, open, {});
  const report = made.report as Report;
  expect(report.title).toContain(title);
  expect(report.subtitle).toBe("Sin empresa. Diario");
  expect(report.rows.every((row) => row.cells.length === report.columns.length)).toBe(true);
  expect(wrongSums(report)).toEqual([]);
  expect(wrongAcross(report)).toEqual([]);
  const csv = openCsv(headOf(report));
  csv.add(report.rows);
  expect(linesOf((await csv.finish()) as ArrayBuffer)).toHaveLength(report.rows.length + 1);
  const workbook = openXlsx(headOf(report));
  workbook.add(report.rows);
  const { cells } = await readXlsx(new Uint8Array(await workbook.finish()));
  expect([...cells.values()].some((cell) => cell.formula !== null)).toBe(true);
});

it.each(REPORTS)("has nothing to show of $title in a book without entries", async ({ load }) => {
  const make = makerIn(await load());
  const { storage, open } = await bookOfEntries([]);
  expect((await make(storage, open, {})).report).toBeNull();
});

const chosenByMonth = REPORTS.filter(({ parameters }: BookReport) => parameters.includes("month"));

it.each(chosenByMonth)("shows $title of days of one's own too", async ({ load }) => {
  const make = makerIn(await load());
  const { storage, open } = await bookOfEntries(ENTRIES);
  const days = { desde: day("2026-09-15"), hasta: day("2026-10-10") };
  const { period } = await make(storage, open, days);
  expect(period).toEqual({ from: days.desde, to: days.hasta });
});
