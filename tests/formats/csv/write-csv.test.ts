import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { neutralText } from "#domain/report/neutral-text.ts";
import { amount, NONE, type Report, type ReportCell, text } from "#domain/report/report.ts";
import { openCsv } from "#formats/csv/write-csv.ts";
import { plainText } from "#tests/support/plain-text.ts";
import { headOf } from "../../support/files/file-heads.ts";
import { readCsv } from "../../support/files/read-csv.ts";

const COLUMNS: Report["columns"] = [
  { key: "date", label: "Fecha", kind: "day" },
  { key: "name", label: "Cuenta", kind: "text" },
  { key: "debit", label: "Debe", kind: "amount", group: "Saldo nuevo" },
  { key: "share", label: "%", kind: "percent" },
  { key: "ratio", label: "Razón", kind: "number" },
];

function reportOf(...rows: (readonly ReportCell[])[]): Report {
  const head = { title: "Nómina", subtitle: "", period: "", checks: [] };
  return { ...head, columns: COLUMNS, rows: rows.map((cells) => ({ kind: "line", level: 1, cells })) };
}

function write(report: Report): string {
  const writer = openCsv(headOf(report));
  writer.add(report.rows);
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(writer.finish() as ArrayBuffer);
}

const named = (name: string): readonly ReportCell[] => [NONE, text(name), NONE, NONE, NONE];

describe("a report as CSV", () => {
  it("begins with the mark of UTF-8 and the columns, and writes figures as es-CO reads them", () => {
    const file = write(
      reportOf(
        [
          { kind: "day", day: day("2026-11-20") },
          text("Nómina; señal"),
          amount(pesos(-1_234_567)),
          { kind: "percent", share: -0.1234 },
          { kind: "number", value: 1234.5, decimals: 2 },
        ],
        [NONE, text('El "Paso"'), amount(pesos(0)), { kind: "percent", share: Number.NaN }, NONE],
      ),
    );
    expect(file).toBe(
      '\ufeffFecha;Cuenta;Saldo nuevo: Debe;%;Razón\r\n20/11/2026;"Nómina; señal";-1234567;-12,3%;1234,50\r\n;"El ""Paso""";0;;\r\n',
    );
  });

  it("keeps one row per row, whatever was pasted into a name", () => {
    const names = ["dos\r\nlíneas", 'con ";" y "comillas"', " con borde ", "a\tb", ""];
    const rows = readCsv(write(reportOf(...names.map(named))).slice(1));
    expect(rows.slice(1).map(([, name]) => plainText(name ?? ""))).toEqual(names);
  });

  it("IM-12 no text becomes a formula, and all come back as they were (I-22)", () => {
    const hostile = fc
      .tuple(fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", "'", "''=", " =", "＝", ""), fc.string())
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 8 }), (names) => {
        const rows = readCsv(write(reportOf(...names.map(named))).slice(1)).slice(1);
        const cells = rows.map(([, cell = ""]) => cell);
        expect(cells.map(plainText)).toEqual(names);
        for (const cell of cells) expect(cell.trimStart()).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });

  it("tells a text that was marked from one that begins so by itself", () => {
    expect([neutralText("=1+1"), neutralText("'=1+1"), neutralText("'hola"), neutralText("- abono")]).toEqual(
      ["'=1+1", "''=1+1", "'hola", "'- abono"],
    );
    expect(plainText("'hola")).toBe("'hola");
  });
});
