import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { type ImportPlan, NO_CHOICES, planImport } from "#domain/import/books/import-plan.ts";
import type { RawReading } from "#domain/import/books/raw-entries.ts";
import { readJournal } from "#domain/import/books/read-journal.ts";
import { readTrial } from "#domain/import/books/read-trial.ts";
import { recogniseSheet } from "#domain/import/books/recognise.ts";
import type { FileSheet } from "#domain/import/table/sheet.ts";
import { titlePeriod } from "#domain/import/table/title-period.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { dataOf, makeWorkbook } from "#tests/support/files/make-workbook.ts";
import { readWhole } from "#tests/support/files/read-whole.ts";
import { sheetOf } from "#tests/support/files/sheet-book.ts";
import { EXPECTED, EXPECTED_BALANCES, JOURNALS, type ProgramLayout, TRIALS } from "./layouts.ts";

const TODAY = day("2026-11-23");
/** The decree's accounts, and the auxiliaries that such books add. */
const CHART = withOwnAccounts(
  pucChart(),
  ["143505", "220505", "240805", "413505"].map((code) =>
    makeOwnAccount(pucChart(), code, `Auxiliar ${code}`),
  ),
);

async function sheetIn(file: Uint8Array<ArrayBuffer> | string, name: string): Promise<FileSheet> {
  const read = await readWhole(file, name);
  if (!read.ok) throw new Error(read.error.kind);
  const [sheet] = read.value.sheets;
  if (sheet === undefined) throw new Error("no sheet");
  return sheet;
}

const asWorkbook = ({ rows }: ProgramLayout) =>
  sheetIn(makeWorkbook([{ name: "Hoja1", data: dataOf(rows) }]), "libro.xlsx");
const asText = ({ rows }: ProgramLayout) =>
  sheetIn(rows.map((cells) => cells.map((cell) => cell ?? "").join(";")).join("\r\n"), "libro.csv");

function readingOf(sheet: FileSheet): RawReading {
  const layout = recogniseSheet(sheet);
  if (layout === null) throw new Error("not recognised");
  if (layout.kind === "journal") return readJournal(sheet.rows, layout, TODAY);
  const said = titlePeriod(sheet.rows.slice(0, layout.next), [], TODAY);
  return readTrial(sheet.rows, layout, said?.to ?? TODAY, TODAY);
}

function planOf(reading: RawReading): ImportPlan {
  const world = { chart: CHART, closed: new Set<never>(), known: new Map<string, number>(), today: TODAY };
  return planImport({ reading, ...world, choices: NO_CHOICES });
}

const linesOf = ({ lines }: EntryContent) =>
  lines
    .map(({ account, debit, credit }) => `${account} ${debit > 0 ? `D ${debit}` : `C ${credit}`}`)
    .join(", ");

describe("IM-19 tables of programs are recognised without asking", () => {
  function expectJournal(sheet: FileSheet) {
    expect(recogniseSheet(sheet)?.kind).toBe("journal");
    const { entries, held, unknown } = planOf(readingOf(sheet));
    expect({ held, unknown }).toEqual({ held: [], unknown: [] });
    const shown = entries.map(({ content }) => `${content.date}: ${linesOf(content)}`).sort();
    expect(shown.map((text) => text.split(/[:,] /).sort())).toEqual(
      EXPECTED.map((text) => text.split(/[:,] /).sort()),
    );
  }

  function expectTrial(sheet: FileSheet) {
    expect(recogniseSheet(sheet)?.kind).toBe("trial");
    const { entries, held } = planOf(readingOf(sheet));
    expect(held).toEqual([]);
    expect(entries.map(({ content }) => `${content.date}: ${linesOf(content)}`)).toEqual([
      `2025-12-31: ${EXPECTED_BALANCES}`,
    ]);
  }

  it.each(JOURNALS)("the journal of $program", async (layout) => {
    for (const sheet of [await asWorkbook(layout), await asText(layout)]) expectJournal(sheet);
  });

  it.each(TRIALS)("the trial balance of $program", async (layout) => {
    for (const sheet of [await asWorkbook(layout), await asText(layout)]) expectTrial(sheet);
  });

  it.each(JOURNALS)("the rows of the journal of $program", ({ rows }) => expectJournal(sheetOf(rows)));

  it.each(TRIALS)("the rows of the trial balance of $program", ({ rows }) => expectTrial(sheetOf(rows)));

  it("what is neither is not taken for one", async () => {
    const tables = [
      [
        ["Nombre", "Ciudad"],
        ["Ana", "Cali"],
      ],
      [
        ["Fecha", "Detalle", "Valor"],
        ["03/11/2026", "Venta", 100],
      ],
      [
        ["Código", "Nombre"],
        ["1105", "Caja"],
      ],
      [[1, 2, 3]],
    ];
    for (const rows of tables) expect(recogniseSheet(await asWorkbook({ program: "", rows }))).toBeNull();
  });
});

it("IM-19 writes what is recognised where a command asks for it", async () => {
  const kinds = [["Journal", JOURNALS] as const, ["Trial balance", TRIALS] as const];
  const rows = kinds.flatMap(([kind, layouts]) => layouts.map((layout) => ({ kind, layout })));
  expect(rows.length).toBeGreaterThan(5);
  const file = process.env.IMPORTS_REPORT;
  if (!file) return;
  const told = [];
  for (const { kind, layout } of rows)
    for (const [format, make] of [["xlsx", asWorkbook] as const, ["csv", asText] as const]) {
      const sheet = await make(layout);
      const isKnown = recogniseSheet(sheet) !== null;
      const plan = isKnown ? planOf(readingOf(sheet)) : null;
      const counts = { entries: plan?.entries.length ?? 0, held: plan?.held.length ?? 0 };
      told.push({ kind, program: layout.program, format, isKnown, ...counts });
    }
  writeFileSync(file, JSON.stringify(told));
});
