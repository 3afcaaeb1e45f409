import fc from "fast-check";
import { expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { compareEntries, type EntryContent } from "#domain/accounting/entries/entry.ts";
import { NO_CHOICES, planImport } from "#domain/import/books/import-plan.ts";
import { readBookTable } from "#domain/import/books/read-book-table.ts";
import { recogniseSheet } from "#domain/import/books/recognise.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Report } from "#domain/report/report.ts";
import { openCsv } from "#formats/csv/write-csv.ts";
import type { FileHead, FileWriter } from "#formats/file-head.ts";
import { openXlsx } from "#formats/xlsx/write-xlsx.ts";
import { JOURNAL_LINE_COLUMNS, journalLineRows } from "#reports/journal/journal-lines.ts";
import { journalColumns, journalEntryRows } from "#reports/journal/journal-report.ts";
import { arbitraryContent, posted } from "#tests/support/builders.ts";
import { headOf } from "#tests/support/files/file-heads.ts";
import { readWhole } from "#tests/support/files/read-whole.ts";
import { writeJournal } from "#tests/support/journal-text.ts";

const CHART = pucChart();
const TODAY = day("2026-11-23");

/** Texts as a file of cells keeps them: in one line, and without what another program would take for a formula. */
const words = fc.constantFrom(
  "Venta",
  "Compra de mercancía",
  "Pago de energía, noviembre",
  "Ñandú",
  "Nota 5",
);
const contents = fc.array(
  fc.record({
    content: arbitraryContent,
    words,
    party: fc.constantFrom("", "Ana Ruiz", "Luz & Cía. S.A.S."),
  }),
  { minLength: 1, maxLength: 8 },
);

type Made = (typeof contents extends fc.Arbitrary<infer Value> ? Value : never)[number];

function entryOf({ content, words: description, party }: Made): EntryContent {
  const lines = content.lines.map((line) => ({ ...line, ...(party !== "" && { thirdParty: party }) }));
  return { ...content, description, lines };
}

const REPORT: Report = {
  title: "Libro diario",
  subtitle: "",
  period: "",
  columns: JOURNAL_LINE_COLUMNS,
  rows: [],
  checks: [],
};

async function cameBack(
  open: (head: FileHead) => FileWriter,
  report: Report,
  name: string,
): Promise<readonly EntryContent[]> {
  const writer = open(headOf(report));
  writer.add(report.rows);
  return planned(new Uint8Array(await writer.finish()), name);
}

async function planned(
  file: Uint8Array<ArrayBuffer> | string,
  name: string,
): Promise<readonly EntryContent[]> {
  const read = await readWhole(file, name);
  if (!read.ok) throw new Error(read.error.kind);
  const [sheet] = read.value.sheets;
  const layout = sheet === undefined ? null : recogniseSheet(sheet);
  if (sheet === undefined || layout === null) throw new Error("not recognised");
  const reading = readBookTable(sheet, { layout, today: TODAY, said: null, openingDay: TODAY });
  const world = { chart: CHART, closed: new Set<never>(), known: new Map<string, number>(), today: TODAY };
  const plan = planImport({ reading, ...world, choices: NO_CHOICES });
  expect(plan.held).toEqual([]);
  return plan.entries.map(({ content }) => content);
}

const inOrder = (made: readonly Made[]) =>
  made.map((each, index) => posted(index + 1, entryOf(each))).sort(compareEntries);
const contentOf = ({ date, description, reference, lines }: EntryContent) => ({
  date,
  description,
  reference,
  lines,
});

it("I-24 IM-21 a journal that was exported by line comes back the same, from CSV and from a workbook", async () => {
  await fc.assert(
    fc.asyncProperty(contents, async (made) => {
      const entries = inOrder(made);
      const report = { ...REPORT, rows: entries.flatMap((entry) => journalLineRows(CHART, entry)) };
      const expected = entries.map(contentOf);
      expect(await cameBack(openCsv, report, "diario.csv")).toEqual(expected);
      expect(await cameBack(openXlsx, report, "diario.xlsx")).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

it("IM-21 a journal as on paper comes back with its days, documents, accounts and sides", async () => {
  await fc.assert(
    fc.asyncProperty(contents, async (made) => {
      const entries = inOrder(made.map((each) => ({ ...each, party: "" })));
      const rows = entries.flatMap((entry) => journalEntryRows(CHART, entry));
      const report = { ...REPORT, columns: journalColumns(CHART), rows };
      expect(await cameBack(openXlsx, report, "diario.xlsx")).toEqual(entries.map(contentOf));
    }),
    { numRuns: 40 },
  );
});

it("I-24 IM-21 IM-23 a journal that was exported as plain text comes back the same", async () => {
  await fc.assert(
    fc.asyncProperty(contents, async (made) => {
      const noted = made.map((each) => ({
        ...each,
        content: {
          ...each.content,
          lines: each.content.lines.map((line, at) => ({
            ...line,
            ...(at === 0 && { note: "Nota, de la línea" }),
          })),
        },
      }));
      const entries = inOrder(noted);
      expect(await planned(writeJournal("Diario", CHART, entries), "diario.journal")).toEqual(
        entries.map(contentOf),
      );
    }),
    { numRuns: 40 },
  );
});
