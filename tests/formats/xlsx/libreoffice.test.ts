import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { payrollRunReport } from "#domain/payroll/reports/payroll-run-report.ts";
import { payrollSummaryReport } from "#domain/payroll/reports/payroll-summary-report.ts";
import type { Report } from "#domain/report/report.ts";
import { columnLetter } from "#formats/xlsx/sum-formula.ts";
import { openXlsx } from "#formats/xlsx/write-xlsx.ts";
import { headOf } from "../../support/files/file-heads.ts";
import { readCsv } from "../../support/files/read-csv.ts";
import { readXlsx } from "../../support/files/read-xlsx.ts";
import { readZip } from "../../support/files/read-zip.ts";
import { writeZip } from "../../support/files/write-zip.ts";
import { LA_SABANA, runOf } from "../../support/payroll/slip-people.ts";
import { arbitraryReport } from "../../support/random/random-reports.ts";

const OFFICE = ["soffice", "libreoffice"].find((each) => spawnSync(each, ["--version"]).status === 0);
if (OFFICE === undefined)
  console.warn(
    "LibreOffice is not installed: workbooks are not opened with it (apt install libreoffice-calc).",
  );

/** Makes LibreOffice recalculate every formula on opening and ignore the cached results. */
const ALWAYS_ANEW = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`;

/** Semicolon-separated fields, quoted where needed; UTF-8; figures in US format. */
const AS_CSV = "csv:Text - txt - csv (StarCalc):59,34,76,1,,1033,false,true";

/** Parses "899,999,985 ", "(60)" or the dash for zero. */
function figure(shown: string | undefined): number {
  const text = (shown ?? "none").replace(/[,\s]/g, "");
  if (text === "—") return 0;
  return text.startsWith("(") ? -Number(text.slice(1, -1)) : Number(text);
}

/** The workbook with every cached formula result replaced by another figure. */
function withoutResults(file: Uint8Array): Buffer {
  const parts = readZip(file);
  const name = "xl/worksheets/sheet1.xml";
  const sheet = parts.get(name) ?? "";
  return writeZip(parts.set(name, sheet.replace(/(<\/f>)<v>[^<]*<\/v>/g, "$1<v>7</v>")));
}

async function write(report: Report): Promise<Uint8Array> {
  const writer = openXlsx(headOf(report));
  writer.add(report.rows);
  return new Uint8Array(await writer.finish());
}

describe.skipIf(OFFICE === undefined)("a workbook in LibreOffice", () => {
  const dir = mkdtempSync(join(tmpdir(), "cuadra-office-"));
  const reports = [
    ...fc.sample(arbitraryReport, { seed: 20_261_120, numRuns: 6 }),
    // Also has sums across columns.
    payrollRunReport({ run: runOf() }, LA_SABANA),
    payrollSummaryReport({ run: runOf() }, LA_SABANA),
  ];
  const files: Uint8Array[] = [];

  beforeAll(async () => {
    const profile = join(dir, "profile");
    mkdirSync(join(profile, "user"), { recursive: true });
    writeFileSync(join(profile, "user", "registrymodifications.xcu"), ALWAYS_ANEW);
    const names: string[] = [];
    for (const [index, report] of reports.entries()) {
      files.push(await write(report));
      const name = join(dir, `report-${index}.xlsx`);
      writeFileSync(name, withoutResults(files.at(-1) ?? new Uint8Array()));
      names.push(name);
    }
    const run = spawnSync(
      OFFICE ?? "",
      [
        "--headless",
        `-env:UserInstallation=file://${profile}`,
        "--convert-to",
        AS_CSV,
        "--outdir",
        dir,
        ...names,
      ],
      { timeout: 120_000 },
    );
    if (run.status !== 0) throw new Error(String(run.stderr));
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it.each(reports.map((report, index) => [index, report.title, report] as const))(
    "I-25 opens and reckons the same sums: %i, %s",
    (index, _title, report) => {
      const sheet = readXlsx(files[index] ?? new Uint8Array());
      const text = readFileSync(join(dir, `report-${index}.csv`), "utf8").replaceAll(/(?<!\r)\n/g, "\r\n");
      const rows = readCsv(text);
      let formulas = 0;
      for (const [at, row] of report.rows.entries())
        for (const [column, cell] of row.cells.entries()) {
          if (cell.kind !== "amount") continue;
          const place = sheet.frozen + at;
          if (sheet.cells.get(`${columnLetter(column)}${place + 1}`)?.formula) formulas += 1;
          expect(figure(rows[place]?.[column])).toBe(cell.amount);
        }
      expect(formulas).toBeGreaterThan(0);
      expect(rows[2]?.[0]).toBe(report.title);
    },
  );
});
