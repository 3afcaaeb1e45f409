import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import "#tests/support/render.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { payrollCsv } from "#domain/payroll/calculator/payroll-csv.ts";
import { fileName, keptFileName } from "#domain/report/file-name.ts";
import { amount, type Report, text } from "#domain/report/report.ts";
import { openCsv } from "#formats/csv/write-csv.ts";
import { openPdf } from "#formats/pdf/write-pdf.ts";
import { openXlsx } from "#formats/xlsx/write-xlsx.ts";
import { content, posted } from "#tests/support/builders.ts";
import { headOf } from "#tests/support/files/file-heads.ts";
import { readCsv } from "#tests/support/files/read-csv.ts";
import { readPdf } from "#tests/support/files/read-pdf.ts";
import { readXlsx } from "#tests/support/files/read-xlsx.ts";
import { readZip } from "#tests/support/files/read-zip.ts";
import { writeJournal } from "#tests/support/journal-text.ts";
import { ReportView } from "#ui/accounting/report/report-view.tsx";

/** What somebody may type or import as a name, and what it would be where it is no text. */
const HOSTILE = [
  ["markup", '<img src=x onerror="window.__x=1"><script>window.__x=1</script>'],
  ["an address with a script", "javascript:alert(document.domain)"],
  ["an attribute that ends", '"><svg onload=window.__x=1>'],
  ["an entity", "&lt;b&gt; &amp;#x3c;b&amp;#x3e;"],
  ["a formula", '=HYPERLINK("http://mala.example";"Ver")'],
  ["a formula behind blanks", "  @SUM(1+1)*cmd|' /C calc'!A0"],
  ["a formula in wide signs", "＝1+1"],
  ["another direction of writing", "Factura \u202egpj.exe\u2066\u2069"],
  ["control characters", "Ana\u0000\u0007\u001b[31m Gil\u0085"],
  ["half of a character", "Ana \ud800 Gil"],
  ["line breaks", "Ana\r\nGil\n=1+1"],
  ["a device", "CON"],
  ["a path", "..\\..\\aux.txt"],
  ["the end of a string of a PDF", ") Tj ET (x) /JavaScript (app.alert(1))"],
  ["a part of a prototype", "__proto__"],
] as const;

/** Signs that no file carries: control characters but line breaks and tabs, and those that turn the writing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

const reportOf = (name: string): Report => ({
  title: name,
  subtitle: name,
  period: "2026",
  checks: [],
  columns: [
    { key: "name", label: name, kind: "text" },
    { key: "amount", label: "Saldo", kind: "amount" },
  ],
  rows: [{ kind: "line", level: 1, cells: [text(name), amount(pesos(7))] }],
});

const font = (weight: number) => readFileSync(`src/formats/pdf/fonts/hanken-grotesk-${weight}.ttf`);

describe.each(HOSTILE)("IM-11 IM-12 a name that is %s stays a text", (_what, name) => {
  it("on the screen", () => {
    const { container } = render(<ReportView report={reportOf(name)} heading />);
    expect(container.querySelectorAll("script, img, iframe, a[href], [onerror], [onload]")).toHaveLength(0);
    expect(container.querySelector("h2")?.textContent).toBe(name);
    expect((window as unknown as Record<string, unknown>).__x).toBeUndefined();
  });

  it("in CSV, one row a row, and in the payroll's own", () => {
    const writer = openCsv(headOf(reportOf(name), { company: name }));
    writer.add(reportOf(name).rows);
    const file = new TextDecoder().decode(writer.finish() as ArrayBuffer);
    const rows = readCsv(file);
    expect(rows).toHaveLength(2);
    expect(file).not.toMatch(UNSEEN);
    for (const [cell = ""] of rows) expect(cell.trimStart()).not.toMatch(/^[=+\-@＝]/);
    const line = payrollCsv({ lines: [{ name, days: 30, figures: {} }] } as unknown as Parameters<
      typeof payrollCsv
    >[0]);
    expect(line.slice(1).trimEnd().split(/\r?\n/)).toHaveLength(2);
    expect(line).not.toMatch(UNSEEN);
    expect(line.split("\r\n")[1]?.replace(/^"/, "").trimStart()).not.toMatch(/^[=+\-@＝]/);
  });

  it("in a workbook", async () => {
    const writer = openXlsx(headOf(reportOf(name), { company: name, subtitle: name }));
    writer.add(reportOf(name).rows);
    const file = new Uint8Array(await writer.finish());
    const { cells, xml } = readXlsx(file);
    const written = [...cells.values()].filter(({ value }) => typeof value === "string");
    expect(written.length).toBeGreaterThan(2);
    expect(written.filter(({ formula }) => formula !== null)).toEqual([]);
    expect([...readZip(file).keys()].filter((part) => /vba|externalLink|hyperlink/i.test(part))).toEqual([]);
    for (const part of readZip(file).values()) expect(part).not.toMatch(UNSEEN);
    expect(xml).not.toMatch(/<(?:script|img|svg|hyperlink)/);
  });

  it("in a PDF", () => {
    const pdf = openPdf(headOf(reportOf(name), { title: name, company: name, subtitle: name }), {
      regular: font(400),
      bold: font(700),
    });
    pdf.add(reportOf(name).rows);
    const file = new Uint8Array(pdf.finish() as ArrayBuffer);
    const outside = Buffer.from(file)
      .toString("latin1")
      .replaceAll(/stream[\s\S]*?endstream/g, "")
      .replaceAll(/\((?:\\[\s\S]|[^\\)])*\)/g, "");
    expect(outside).not.toMatch(/\/(?:JavaScript|JS|URI|Launch|OpenAction\s*<<\s*\/S)\b/);
    expect(readPdf(file).pages.flat().join("")).not.toMatch(UNSEEN);
  });

  it("in a plain-text journal, within its entry", () => {
    const entry = posted(1, { ...content("2026-11-03", "1105", "4135", 7, name), reference: name });
    const lines = writeJournal(name, pucChart(), [entry]).split("\n");
    expect(lines.filter((line) => /^\d{4}-/.test(line))).toHaveLength(1);
    expect(lines.filter((line) => /^[^\s;\d]/.test(line) && !/^(?:commodity|account) /.test(line))).toEqual(
      [],
    );
    expect(lines.join("\n")).not.toMatch(UNSEEN);
  });

  it("in the name of a file", () => {
    for (const made of [
      fileName([name, "2026"], "pdf"),
      fileName([name], "csv"),
      keptFileName(name),
      keptFileName(`${name}.xlsx`),
    ]) {
      expect(made).not.toMatch(/^\.|[<>:"/\\|?*]/);
      expect(made).not.toMatch(UNSEEN);
      expect(made).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i);
      expect(made.length).toBeGreaterThan(3);
    }
  });
});
