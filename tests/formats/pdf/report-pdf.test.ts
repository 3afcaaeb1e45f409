import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_PESOS, pesos } from "#domain/kernel/pesos.ts";
import { amount, NONE, type Report, text } from "#domain/report/report.ts";
import { checkRows, isFinal } from "#domain/report/report-parts.ts";
import { cellText } from "#formats/cell-text.ts";
import type { FileHead } from "#formats/file-head.ts";
import { pageLayout } from "#formats/pdf/page-layout.ts";
import { openPdf } from "#formats/pdf/write-pdf.ts";
import { headOf } from "../../support/files/file-heads.ts";
import { readPdf } from "../../support/files/read-pdf.ts";
import { arbitraryReport } from "../../support/random/random-reports.ts";

const [regular, bold] = [400, 700].map(
  (weight) => new Uint8Array(readFileSync(`src/formats/pdf/fonts/hanken-grotesk-${weight}.ttf`)),
);

function write(report: Report, more: Partial<FileHead> = {}) {
  if (!regular || !bold) throw new Error("no fonts");
  const writer = openPdf(headOf(report, { final: isFinal(report), ...more }), { regular, bold });
  const rows = [...report.rows, ...checkRows(report)];
  for (let at = 0; at < rows.length; at += 30) writer.add(rows.slice(at, at + 30));
  return readPdf(new Uint8Array(writer.finish() as ArrayBuffer));
}

const money = (value: number) => amount(pesos(value));
const PAIRS = ["Saldo anterior", "Movimiento", "Saldo nuevo"];

/** Six figure columns, as in a trial balance. */
const WIDE: Report = {
  title: "Balance de comprobación",
  subtitle: "",
  period: "",
  columns: [
    { key: "code", label: "Código", kind: "code" },
    { key: "name", label: "Cuenta", kind: "text" },
    ...PAIRS.flatMap((group): Report["columns"] => [
      { key: `${group}-d`, label: "Debe", kind: "amount", group },
      { key: `${group}-c`, label: "Haber", kind: "amount", group },
    ]),
  ],
  rows: [
    ...Array.from({ length: 90 }, (_, index) => ({
      kind: "line" as const,
      level: 1,
      cells: [text(String(1000 + index)), text("Caja"), ...PAIRS.flatMap(() => [money(index), money(0)])],
    })),
    {
      kind: "total",
      level: 0,
      cells: [text("Sumas iguales"), NONE, ...PAIRS.flatMap(() => [money(4005), money(0)])],
    },
  ],
  checks: [],
};

/** Lines of a table that are as high as two names, two roles, two documents and the least space above them. */
const MOST_ALONE = 5;
const LINES_OF_A_PAGE = 29;

const SIGNATURES = ["Representante legal", "Contador público", "Revisor fiscal"].map((role, index) => ({
  name: index === 2 ? "" : `Firma ${index}`,
  role,
  document: `T.P. ${index}`,
}));

describe("a report as a PDF", () => {
  it("lies down where upright leaves no room for words, and writes smaller before it cuts figures", () => {
    const layout = (widest: number, columns = WIDE.columns) =>
      pageLayout(headOf({ ...WIDE, columns }, { widest: pesos(widest) }));
    expect(layout(99_999_999, WIDE.columns.slice(0, 4))).toMatchObject({
      orientation: "portrait",
      size: 8.5,
    });
    expect(layout(99_999_999)).toMatchObject({ orientation: "landscape", size: 8.5 });
    expect(layout(MAX_PESOS).size).toBeLessThan(8.5);
    const all = layout(MAX_PESOS, [...WIDE.columns, ...WIDE.columns, ...WIDE.columns]);
    expect(all.widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(all.inner, 5);
    expect(all.widths.every((width) => width > 0)).toBe(true);
  });

  it("takes longer paper, and at last columns as narrow as their own figures, before names are cut", () => {
    const layout = (amounts: number, largest: number) => {
      const columns = WIDE.columns.slice(0, 2).concat(
        Array.from({ length: amounts }, (_, index) => ({
          key: `k${index}`,
          label: "Otras deducciones",
          kind: "amount" as const,
        })),
      );
      const widestIn = Object.fromEntries(columns.map(({ key }) => [key, pesos(9_999_999)]));
      const head = headOf({ ...WIDE, columns }, { widest: pesos(largest), widestIn });
      return pageLayout({ ...head, widestIn: { ...widestIn, k0: pesos(largest) } });
    };
    expect(layout(11, 99_999_999).paper).toEqual([612, 792]);
    expect(layout(13, 99_999_999)).toMatchObject({ paper: [612, 936], width: 936, size: 6.5 });
    const snug = layout(16, 99_999_999_999);
    expect(snug).toMatchObject({ paper: [612, 936], size: 6 });
    const [, name = 0, first = 0, second = 0] = snug.widths;
    expect(name).toBeGreaterThan(60);
    expect(first).toBeGreaterThan(second);
    expect(snug.widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(snug.inner, 5);
  });

  it("repeats the columns with their shared headings on every page, and counts the pages", () => {
    const { pages } = write(WIDE);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, texts] of pages.entries()) {
      expect(texts).toEqual(expect.arrayContaining([...PAIRS, "Código", "Cuenta", WIDE.title]));
      expect(texts).toContain(`Página ${index + 1} de ${pages.length}`);
    }
  });

  it("ends with who signs, together, and with the sums on the same page as what they add up", () => {
    const { pages } = write(WIDE, { signatures: SIGNATURES });
    const last = pages.at(-1) ?? [];
    expect(last).toEqual(
      expect.arrayContaining(["Firma 0", "Firma 1", ...SIGNATURES.map(({ role }) => role)]),
    );
    const sums = pages.find((texts) => texts.includes("Sumas iguales")) ?? [];
    expect(sums).toContain("1089");
  });

  it("puts who signs on a page of their own only where less than their names and a narrow space is left", () => {
    const sums = WIDE.rows.slice(-1);
    const pagesOf = (lines: number, more: Partial<FileHead> = {}) =>
      write({ ...WIDE, rows: [...WIDE.rows.slice(0, lines), ...sums] }, more).pages.length;
    const counts = Array.from({ length: LINES_OF_A_PAGE }, (_, at) => 20 + at);
    const alone = counts.filter((lines) => pagesOf(lines, { signatures: SIGNATURES }) > pagesOf(lines));
    expect(alone.length).toBeGreaterThan(0);
    expect(alone.length).toBeLessThanOrEqual(MOST_ALONE);
  });

  it("cuts no name of four parts of those who sign", () => {
    const name = "María Fernanda del Pilar Rodríguez Castellanos de la Hoz";
    const [known, ...others] = SIGNATURES;
    const { pages } = write(WIDE, { signatures: [{ role: "", document: "", ...known, name }, ...others] });
    const last = (pages.at(-1) ?? []).join(" ");
    expect(last).toContain(name);
    expect(last).not.toContain("…");
  });

  const LONG_NAME =
    "Compañía de Inversiones y Servicios El Ñandú de los Llanos Orientales y Asociados en Comandita por Acciones S.C.A.";

  it.each([
    ["a report", {}],
    ["a sheet to sign", { sheet: { remark: "" } }],
  ])("IM-56 cuts no name of a company on %s, nor the title beside it", (_, more) => {
    const { pages } = write(WIDE, { company: LONG_NAME, title: "Balance de comprobación", ...more });
    for (const page of pages) {
      expect(page).toContain(LONG_NAME);
      expect(page).toContain("Balance de comprobación");
    }
    const upright = { ...WIDE, columns: WIDE.columns.slice(0, 3), rows: [] };
    const [page = []] = write(upright, {
      company: LONG_NAME,
      title: "Balance de comprobación",
      ...more,
    }).pages;
    expect(page).toContain(LONG_NAME);
    expect(page).toContain("Balance de comprobación");
  });

  it("says a difference under the table", () => {
    const difference = { label: "Activo = Pasivo + Patrimonio", holds: false, difference: pesos(486_300) };
    const { pages } = write({ ...WIDE, checks: [difference] });
    expect(pages.flat().join(" ")).toContain("Activo = Pasivo + Patrimonio. Diferencia: $ 486.300");
  });

  it("cuts no period, however long its words, nor a difference that has the width of the page", () => {
    const period =
      "Del 1 de enero al 20 de noviembre de 2026, y del 1 de enero al 31 de diciembre de 2025, método indirecto";
    const columns: Report["columns"] = [
      { key: "name", label: "Concepto", kind: "text" },
      { key: "note", label: "Nota", kind: "number" },
      { key: "a", label: "2026", kind: "amount" },
      { key: "s", label: "%", kind: "percent" },
      { key: "b", label: "2025", kind: "amount" },
      { key: "t", label: "%", kind: "percent" },
    ];
    const difference = {
      label: "Efectivo final = balance, cuentas 11 (01/01/2026 a 20/11/2026)",
      holds: false,
      difference: pesos(486_300),
      where: "en cuentas sin línea en este estado",
    };
    const { pages } = write({ ...WIDE, columns, rows: [], checks: [difference] }, { period });
    const texts = pages.flat();
    expect(texts.join(" ")).toContain("método indirecto");
    expect(texts.filter((each) => each.includes("…"))).toEqual([]);
    expect(texts).toContain(
      "Efectivo final = balance, cuentas 11 (01/01/2026 a 20/11/2026). Diferencia: $ 486.300, en cuentas sin línea en este estado",
    );
    expect(texts).toContain("Cifras en pesos");
  });

  it("writes nothing as the screen does: a dash, but the figure in sums", () => {
    const texts = write({ ...WIDE, rows: WIDE.rows.slice(-2) }).pages.flat();
    expect(texts.filter((each) => each === "—")).toHaveLength(3);
    expect(texts.filter((each) => each === "0")).toHaveLength(3);
  });
});

describe("I-25 the figures of any report", () => {
  const reports = fc.sample(arbitraryReport, { seed: 25, numRuns: 12 });
  it.each(reports.map((report) => [report.title, report] as const))("%s", (_title, report) => {
    const shown = write(report).pages.flat();
    const expected = report.rows.flatMap(({ kind, cells }) =>
      cells.filter((cell) => cell.kind === "amount").map((cell) => cellText(cell, kind)),
    );
    const figures = new Set(expected);
    const codes = new Set(
      report.rows.flatMap(({ cells }) => cells.map((cell) => cell.kind === "text" && cell.text)),
    );
    expect(shown.filter((each) => figures.has(each) && !codes.has(each))).toEqual(
      expected.filter((each) => !codes.has(each)),
    );
  });
});
