import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { signatureLines } from "#domain/company/signers.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { statementReport } from "#domain/statement/books/statement-report.ts";
import { reportSource } from "#flows/export/report-source.ts";
import { openPdf } from "#formats/pdf/write-pdf.ts";
import { inputOf } from "../../support/book-facts.ts";
import { content, posted } from "../../support/builders.ts";
import { readPdf } from "../../support/files/read-pdf.ts";

const font = (weight: number) => readFileSync(`src/formats/pdf/fonts/hanken-grotesk-${weight}.ttf`);
const NOTES = "Las notas son parte integral de los estados financieros.";

const ENTRIES = [
  posted(1, content("2025-02-01", "1110", "3105", 30_000_000)),
  posted(2, content("2026-01-10", "111005", "4135", 12_900_000)),
  posted(3, content("2026-02-10", "6135", "1110", 4_300_000)),
  posted(4, content("2026-03-10", "1524", "1110", 5_400_000)),
  posted(5, content("2026-04-10", "5105", "2505", 1_150_000)),
];

describe("a statement's PDF is the printed sheet", () => {
  let pages: readonly (readonly string[])[];
  beforeAll(async () => {
    const input = inputOf(ENTRIES, pucChart(), ["2026-01-01", "2026-12-31"], ["2025-01-01", "2025-12-31"]);
    const report = statementReport(makeStatement("balance", input), {
      subtitle: "Ferretería La Sabana S.A.S.. Diario 2026",
      period: "A 31 de diciembre de 2026 y 2025",
    });
    const source = reportSource({
      report,
      company: { name: "Ferretería La Sabana S.A.S.", nit: "901.234.567-7" },
      book: "",
      period: report.period,
      when: "2026-12-31",
      unit: "Cifras expresadas en pesos colombianos",
      signatures: signatureLines(undefined),
      sheet: { remark: NOTES },
    });
    const open = await source.open("pdf");
    if (open === null) throw new Error("nothing to write");
    const pdf = openPdf(open.head, { regular: font(400), bold: font(700) });
    for await (const { rows } of open.parts) pdf.add(rows);
    const file = new Uint8Array(pdf.finish() as ArrayBuffer);
    pages = readPdf(file).pages;
  });

  it("has company, NIT, title, period and unit, the currency sign, the notes' sentence and the signatures", () => {
    expect(pages).toHaveLength(1);
    const [texts = []] = pages;
    expect(texts).toEqual(
      expect.arrayContaining([
        "Ferretería La Sabana S.A.S.",
        "NIT 901.234.567-7",
        "Estado de situación financiera",
        "A 31 de diciembre de 2026 y 2025",
        "Cifras expresadas en pesos colombianos",
        NOTES,
        "Representante legal",
      ]),
    );
    // At the first line and at each of the two totals, in both columns.
    expect(texts.filter((text) => text === "$")).toHaveLength(6);
  });

  it("has no name of a book, no advertisement, no check that holds and no count of a single page", () => {
    const all = pages.flat().join(" ");
    for (const unwanted of ["Diario 2026", "Cuadra", "Sin diferencia", "Página"])
      expect(all).not.toContain(unwanted);
  });
});
