import { expect, it } from "vitest";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { journalEntry } from "#formats/journal-text/write-journal.ts";
import { writeJournal } from "#tests/support/journal-text.ts";
import { content, line, posted } from "../../support/builders.ts";

const chart = pucChart();
const SALE = posted(12, {
  ...content("2026-11-03", "1105", "4135", 500_000, "Venta de contado"),
  reference: "RC-0142",
});

it("writes a book with the types of its classes, in whole pesos", () => {
  const text = writeJournal("La Sabana, Diario 2026", chart, [SALE]);
  expect(text.split("\n").slice(0, 6)).toEqual([
    "; La Sabana, Diario 2026",
    "commodity 1000. COP",
    "",
    "account Activo  ; type: A",
    "account Pasivo  ; type: L",
    "account Patrimonio  ; type: E",
  ]);
  expect(text).toContain(
    [
      "2026-11-03 * (12) Venta de contado  ; referencia: RC-0142",
      "    Activo:1105 Caja  500000 COP",
      "    Ingresos:4135 Comercio al por mayor y al por menor  -500000 COP",
      "",
    ].join("\n"),
  );
});

it("uses names alone where the chart has no codes", () => {
  const entry = posted(1, content("2026-11-03", "caja", "ventas", 5));
  expect(journalEntry(journalChart, entry)).toContain(
    "    Activo:Caja  5 COP\n    Ingresos:Ventas  -5 COP\n",
  );
});

it("keeps typed texts in their line, and out of its grammar", () => {
  const lines = [{ ...line("111005", 7), thirdParty: "A; b\n  c" }, line("X9:1", -7)];
  const entry = posted(3, { ...SALE, description: "Uno;  dos\n2026-01-01 * tres", reference: "", lines });
  expect(journalEntry(chart, entry).split("\n")).toEqual([
    "2026-11-03 * (3) Uno, dos 2026-01-01 * tres",
    "    Activo:111005 Bancos, Moneda nacional  7 COP  ; tercero: A, b c",
    "    Sin cuenta en el plan:X9, 1  -7 COP",
    "",
    "",
  ]);
});

it("names a void entry in a remark, and no draft", () => {
  expect(journalEntry(chart, { ...SALE, status: "void" })).toBe(
    "; 2026-11-03 (12) anulado: Venta de contado\n\n",
  );
  expect(journalEntry(chart, { ...SALE, status: "draft" })).toBe("");
});
