import fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { checkNewEntry } from "#domain/accounting/entries/check-entry.ts";
import { extractSheet, foundExtract } from "#domain/import/bank/find-extract.ts";
import { readExtract } from "#domain/import/bank/read-extract.ts";
import { NO_CHOICES } from "#domain/import/books/import-plan.ts";
import { recogniseSheet, worthAsBook } from "#domain/import/books/recognise.ts";
import type { SheetBook } from "#domain/import/table/sheet.ts";
import { bestSheet } from "#domain/import/table/text-rows.ts";
import { titlePeriod } from "#domain/import/table/title-period.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import { isPesos } from "#domain/kernel/pesos.ts";
import { DeskClient } from "#formats/workers/keep-file.ts";
import { JOURNALS, TRIALS } from "#tests/domain/import/books/layouts.ts";
import { fileWorkerHere } from "#tests/support/files/file-worker-here.ts";
import { dataOf, workbookParts } from "#tests/support/files/make-workbook.ts";
import { packZip } from "#tests/support/files/pack-zip.ts";
import { readStatementHere } from "#tests/support/files/read-statement-here.ts";
import { readWhole } from "#tests/support/files/read-whole.ts";
import { inContainer, makeDocument } from "#tests/support/invoices/make-document.ts";
import { documentsIn } from "#tests/support/invoices/read-here.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import { countedRuns } from "#tests/support/random/runs.ts";
import { mutatedText } from "./mutate.ts";

/**
 * Whole files with faults, from their bytes to what a screen would show of them: 3,000 each time, 200,000 by
 * `npm run long -- files`.
 */
const TODAY = day("2026-11-23");
const PUC = pucChart();
/** No file keeps a person waiting (IM-06). */
const LONGEST_MS = 5_000;

type Cells = (typeof JOURNALS)[number]["rows"];

const OPERATIONS: Cells = [
  ["Tienda La Esquina, octubre de 2026"],
  ["Fecha", "Concepto", "Ingresos", "Egresos", "Medio de pago"],
  [3, "Venta del día", "$ 119.000", null, "Efectivo"],
  ["04/10/2026", "Arriendo", null, 900000, "Nequi"],
];
const EXTRACT: Cells = [
  ["BANCOLOMBIA S.A."],
  ["FECHA", "DESCRIPCIÓN", "REFERENCIA", "VALOR", "SALDO"],
  ["2026/10/01", "ABONO INTERESES AHORROS", "", "12,34", "1.000.012,34"],
  ["2026/10/02", "IMPTO GOBIERNO 4X1000", "77", "-4.000,00", "996.012,34"],
];
const STATEMENT: Cells = [
  ["ESTADO DE SITUACIÓN FINANCIERA a 31 de diciembre de 2025"],
  ["Código", "Cuenta", "2025", "2024"],
  ["1105", "Caja", 500, 400],
  ["2205", "Proveedores", 200, 100],
  ["3115", "Aportes sociales", 300, 300],
];
const TABLES: readonly Cells[] = [
  ...[...JOURNALS, ...TRIALS].map(({ rows }) => rows),
  OPERATIONS,
  EXTRACT,
  STATEMENT,
];
const PLAIN = [
  "2026-11-03 * (12) Venta  ; referencia: RC-7",
  "    Activo:1105 Caja  500000 COP  ; tercero: Ana",
  "    Ingresos:4135",
  "alias c = Activo:1105",
  "2026-11-04 Pago",
  "    c  -5.000 = 0",
  "    5135  5.000",
].join("\n");

const asText = (rows: Cells) => rows.map((cells) => cells.map((cell) => cell ?? "").join(";")).join("\r\n");

type Bytes = Uint8Array<ArrayBuffer>;
const bytesOf = (text: string): Bytes => new TextEncoder().encode(text) as Bytes;

const texts = mutatedText([...TABLES.map(asText), PLAIN]).map(bytesOf);
/** A sheet with faults inside, sealed again; or an archive with bytes changed. */
const workbooks = fc.constantFrom(...TABLES).chain((rows) => {
  const parts = workbookParts([{ name: "Hoja1", data: dataOf(rows) }]);
  const at = parts.findIndex(({ content }) => typeof content === "string" && content.includes("<row"));
  const inside = mutatedText([String(parts[at]?.content)]).map((content) =>
    packZip(parts.map((part, index) => (index === at ? { ...part, content } : part))),
  );
  return fc.oneof({ weight: 3, arbitrary: inside }, broken(packZip(parts)));
});
const DOCUMENTS = [makeDocument(), inContainer(makeDocument())];
const documents = fc.oneof(
  mutatedText(DOCUMENTS).map(bytesOf),
  mutatedText(DOCUMENTS).map((content) => packZip([{ name: "factura.xml", content }])),
  broken(packZip([{ name: "factura.xml", content: makeDocument() }])),
);

function broken(bytes: Bytes): fc.Arbitrary<Bytes> {
  const fault = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255));
  return fc
    .tuple(fc.array(fault, { minLength: 1, maxLength: 6 }), fc.nat(bytes.length))
    .map(([faults, end]) => {
      const made = bytes.slice(0, end % 3 === 0 ? end : bytes.length);
      for (const [at, value] of faults) if (at < made.length) made[at] = value;
      return made;
    });
}

/** What becomes of a file on its way into a book: each planned entry can be posted, each other one has a reason. */
async function imports(file: File): Promise<boolean> {
  const desk = new DeskClient(fileWorkerHere);
  const read = await desk.read(file, {});
  if (read?.ok !== true) return false;
  const at = Math.max(0, bestSheet(read.value, worthAsBook));
  const sheet = read.value.sheets[at];
  const layout = sheet === undefined ? null : recogniseSheet(sheet);
  if (sheet === undefined || layout === null) return false;
  const said = titlePeriod(sheet.rows.slice(0, layout.next), [sheet.name, file.name], TODAY);
  const undated = said?.to ?? null;
  const openingDay = said?.to ?? TODAY;
  await desk.scan({ sheet: at, layout, today: TODAY, said, openingDay, undated });
  const world = { chart: PUC, closed: new Set([month("2026-02")]), known: new Map(), today: TODAY };
  const choices = { ...NO_CHOICES, mendsYears: true, mendsDays: true, fillsDays: true, undated };
  const view = await desk.plan({ ...world, choices, start: TODAY, end: TODAY }, () => undefined);
  const contents = await desk.entries();
  expect(view && view.count + view.held.count + view.known).toBe(view?.said);
  expect(contents).toHaveLength(view?.count ?? -1);
  expect((view?.held.count ?? 0) === 0 || (view?.held.reasons.length ?? 0) > 0).toBe(true);
  for (const content of contents ?? []) expect(checkNewEntry(content, PUC)).toEqual([]);
  return (view?.count ?? 0) > 0;
}

/** The same file where an extract and where a statement is taken. */
function elsewhere(book: SheetBook): void {
  const sheet = book.sheets[extractSheet(book)];
  if (sheet !== undefined) {
    const { columns } = foundExtract("a.csv", sheet.rows, month("2026-10"));
    const { moves } = readExtract(sheet.rows, columns, month("2026-10"));
    expect(moves.every(({ cents }) => Number.isSafeInteger(cents) && cents !== 0)).toBe(true);
  }
  const statement = readStatementHere(PUC, book);
  if (statement.ok) expect(statement.value.lines.every(({ amounts }) => amounts.every(isPesos))).toBe(true);
}

const { numRuns, seed } = countedRuns(3_000, 200_000);
const part = (share: number) => ({ numRuns: Math.ceil(numRuns * share), seed });

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const spent = processorTime();
  const value = await work;
  expect(spent()).toBeLessThan(LONGEST_MS);
  return value;
}

afterEach(() => expect(Object.keys(Object.prototype)).toEqual([]));

/** Faults in a text break little: a way that refused all of them would prove nothing. */
async function fuzzed(files: fc.Arbitrary<Bytes>, name: string, share: number): Promise<void> {
  let [turn, whole] = [0, 0];
  await fc.assert(
    fc.asyncProperty(files, async (bytes) => {
      turn += 1;
      if (await inTime(imports(new File([bytes], name)))) whole += 1;
      if (turn % 12 !== 0) return;
      const read = await inTime(readWhole(bytes, name));
      if (read.ok) elsewhere(read.value);
    }),
    part(share),
  );
  expect(whole).toBeGreaterThan(5);
}

it(
  "IM-06 IM-20 I-24 texts with faults go through every way that takes them",
  () => fuzzed(texts, "a.csv", 0.6),
  3_600_000,
);

it("IM-06 IM-20 I-24 so do workbooks", () => fuzzed(workbooks, "a.xlsx", 0.2), 3_600_000);

it("FE-03 I-24 documents with faults are read or refused", async () => {
  let [read, refused] = [0, 0];
  await fc.assert(
    fc.asyncProperty(documents, async (bytes) => {
      const parts = await inTime(documentsIn(bytes));
      for (const each of parts) {
        if (each.read.ok) read += 1;
        else refused += 1;
      }
    }),
    part(0.2),
  );
  expect(read).toBeGreaterThan(5);
  expect(refused).toBeGreaterThan(5);
}, 3_600_000);
