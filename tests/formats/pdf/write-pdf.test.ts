import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import { formatLedger } from "#domain/kernel/format.ts";
import { MAX_PESOS, pesos } from "#domain/kernel/pesos.ts";
import { cellText } from "#formats/cell-text.ts";
import type { FileHead } from "#formats/file-head.ts";
import { openPdf } from "#formats/pdf/write-pdf.ts";
import {
  addEntries,
  draftsNote,
  journalColumns,
  journalEntryRows,
  journalTotalRow,
  NO_SUMS,
} from "#reports/journal/journal-report.ts";
import { content, line, posted } from "../../support/builders.ts";
import { readPdf } from "../../support/files/read-pdf.ts";

const chart = pucChart();

function font(weight: number): Uint8Array {
  return readFileSync(`src/formats/pdf/fonts/hanken-grotesk-${weight}.ttf`);
}

const HEAD: FileHead = {
  title: "Libro diario",
  company: "Ferretería La Sabana S.A.S.",
  nit: "NIT 901.482.316-8",
  subtitle: "Diario 2026",
  period: "Del 01/11/2026 al 30/11/2026",
  unit: "Cifras en pesos",
  page: ["Página", "de"],
  columns: journalColumns(chart),
  widths: { document: 62 },
  widest: MAX_PESOS,
};

function write(entries: readonly Entry[], head: Partial<FileHead> = {}): Uint8Array {
  const pdf = openPdf({ ...HEAD, ...head }, { regular: font(400), bold: font(700) });
  for (let at = 0; at < entries.length; at += 100)
    pdf.add(entries.slice(at, at + 100).flatMap((entry) => journalEntryRows(chart, entry)));
  pdf.add([journalTotalRow(chart, addEntries(NO_SUMS, entries)), draftsNote(chart, 2)]);
  return new Uint8Array(pdf.finish() as ArrayBuffer);
}

const SOME = Array.from({ length: 80 }, (_, index) =>
  posted(index + 1, content("2026-11-03", "1110", "4135", 1_000_000 + index, `Venta FE-${index}`)),
);

describe("the sums that a journal's pages carry", () => {
  const { pages } = readPdf(write(SOME, { carried: ["Vienen", "Van"] }));
  /** The figures that stand beside a word, the last two of its row. */
  const beside = (texts: readonly string[], word: string) => {
    const at = texts.indexOf(word);
    return at < 0 ? null : texts.slice(at + 1, at + 3);
  };

  it("UX-39 each page says what it leaves, which the next one brings, and what its lines add up to", () => {
    expect(pages.length).toBeGreaterThan(3);
    const totals = SOME.reduce((sum, { lines }) => sum + (lines[0]?.debit ?? 0), 0);
    let brought = 0;
    for (const [index, texts] of pages.entries()) {
      const isLast = index === pages.length - 1;
      const from = beside(texts, "Vienen");
      expect(from).toEqual(index === 0 ? null : [formatLedger(pesos(brought)), formatLedger(pesos(brought))]);
      // Each entry has its two figures on one page.
      const own = SOME.filter(({ description }) => texts.includes(description));
      brought += own.reduce((sum, { lines }) => sum + (lines[0]?.debit ?? 0), 0);
      const left = [formatLedger(pesos(brought)), formatLedger(pesos(brought))];
      expect(beside(texts, "Van")).toEqual(isLast ? null : left);
    }
    expect(brought).toBe(totals);
  });

  it("a document that carries nothing has neither word", () => {
    const texts = readPdf(write(SOME)).pages.flat();
    expect(texts).not.toContain("Vienen");
    expect(texts).not.toContain("Van");
  });
});

describe("the journal as a PDF", () => {
  const file = write(SOME);
  const read = readPdf(file);

  it("names company, NIT, book, period and unit on every page, repeats the columns and counts the pages", () => {
    expect(read.pages.length).toBeGreaterThan(3);
    for (const [index, texts] of read.pages.entries()) {
      expect(texts).toEqual(
        expect.arrayContaining([
          HEAD.company,
          `${HEAD.nit} · ${HEAD.subtitle}`,
          HEAD.period,
          HEAD.unit,
          "Fecha",
          "Código",
          "Debe",
          "Haber",
          `Página ${index + 1} de ${read.pages.length}`,
        ]),
      );
    }
  });

  it("holds every figure of the report, in its order (I-25)", () => {
    const rows = SOME.flatMap((entry) => journalEntryRows(chart, entry));
    const figures = rows.flatMap((row) =>
      row.cells.filter((cell) => cell.kind === "amount").map((cell) => cellText(cell)),
    );
    const total = formatLedger(addEntries(NO_SUMS, SOME).debit);
    const shown = read.pages.flat().filter((text) => /^[\d.]{7,}$/.test(text));
    expect(shown).toEqual([...figures, total, total]);
    expect(read.pages.at(-1)).toContain("2 borradores sin registrar, fuera de este libro");
  });

  it("keeps an entry on one page", () => {
    for (const texts of read.pages) {
      const entries = texts.filter((text) => /^\d{1,2}$/.test(text)).length;
      const figures = texts.filter((text) => /^1\.000\.\d{3}$/.test(text)).length;
      expect(figures).toBe(entries * 2);
    }
  });

  it("brings its fonts and says its language and title", () => {
    expect(read.fonts.join(" ")).toMatch(/Hanken/);
    expect(read.fonts.length).toBe(2);
    expect(read.language).toBe("es-CO");
    expect(read.title).toBe("Libro diario, Diario 2026");
  });

  // Checks with an independent reader too, if one is installed.
  if (spawnSync("pdftotext", ["-v"]).error === undefined) {
    it("opens in another program", () => {
      const text = spawnSync("pdftotext", ["-layout", "-", "-"], { input: file }).stdout.toString();
      for (const words of [HEAD.company, "Venta FE-79", "Sumas iguales", HEAD.unit])
        expect(text).toContain(words);
    });
  }
});

describe("what people call things", () => {
  it("is written as text: accents stay, what the font lacks is told, markup and parentheses are only letters", () => {
    const names = "Señal (1) \\ <b>ñandú</b> – “Ómicron” Š 😀\u0007";
    const { pages, title } = readPdf(
      write([posted(1, content("2026-11-03", "1110", "4135", 5, names))], {
        subtitle: "Año (2026) – Ñandú €",
      }),
    );
    expect(pages[0]?.join(" ")).toContain("Señal (1) \\ <b>ñandú</b> – “Ómicron” S ?");
    expect(title).toBe("Libro diario, Año (2026) – Ñandú €");
  });

  it("cuts a company's name that has no end, and lets long descriptions take more lines", () => {
    const words = `Venta de ${"mercancía ".repeat(20)}final`;
    const { pages } = readPdf(
      write([posted(1, content("2026-11-03", "1110", "4135", 5, words))], { company: "Sabana ".repeat(30) }),
    );
    expect(pages[0]?.find((text) => text.startsWith("Sabana"))).toMatch(/^Sabana .*…$/);
    expect(pages[0]?.join(" ").replace(/\s+/g, " ")).toContain("mercancía final");
  });

  it("writes the largest figure there can be on one line", () => {
    const entry = posted(1, {
      ...content("2026-11-03", "1110", "4135", 5),
      lines: [line("1110", MAX_PESOS), line("4135", -MAX_PESOS)],
    });
    const { pages } = readPdf(write([entry]));
    expect(pages.flat().filter((text) => text === formatLedger(MAX_PESOS))).toHaveLength(4);
  });

  it("leaves the figures of a void entry out, and its number in", () => {
    const entry = { ...posted(7, content("2026-11-03", "1110", "4135", 123_456)), status: "void" as const };
    const texts = readPdf(write([entry])).pages.flat();
    expect(texts).toContain("Anulado: Prueba");
    expect(texts).toContain("7");
    expect(texts.filter((text) => text === "123.456")).toEqual([]);
  });

  it("goes over pages within an entry that is longer than one", () => {
    const lines = Array.from({ length: 90 }, (_, index) => line("1110", index + 1));
    const entry = { ...posted(1, content("2026-11-03", "1110", "4135", 5)), lines };
    const { pages } = readPdf(write([entry], { period: month("2026-11"), widest: pesos(1) }));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat().filter((text) => text === "Bancos")).toHaveLength(90);
  });
});
