import type { Account } from "#domain/accounting/account.ts";
import { type Chart, withOwnAccounts } from "#domain/accounting/chart.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { type ImportPlan, type PlanInput, planSteps } from "#domain/import/books/import-plan.ts";
import { type ImportView, importView, monthsRead } from "#domain/import/books/import-view.ts";
import { joinedReadings } from "#domain/import/books/joined-readings.ts";
import type { RawReading } from "#domain/import/books/raw-entries.ts";
import { readBookTable, type TableOrder } from "#domain/import/books/read-book-table.ts";
import { readStatement } from "#domain/import/statement/read-statement.ts";
import type { MeantNames } from "#domain/import/statement/recognise-account.ts";
import { type FoundTable, namesToSearch, tableSteps } from "#domain/import/statement/statement-tables.ts";
import type { NoStatement, UploadedStatement } from "#domain/import/statement/uploaded-statement.ts";
import type { FileSheet, SheetBook, SheetRow } from "#domain/import/table/sheet.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { Result } from "#domain/kernel/result.ts";
import { type RecognisedPart, recogniseFile } from "../doors/recognise-file.ts";
import type { ReadPart } from "../read/read-part.ts";
import { readParts } from "../read/read-parts.ts";

/** Rows of each sheet that the page gets: titles, headings, and what columns hold. */
const HEAD_ROWS = 300;
/** Entries of one message: some hundred kilobytes. */
const AT_ONCE = 500;

/** Another sheet that is read with the one of an order, by the same columns. */
export interface AlsoRead {
  readonly sheet: number;
  /** The first row below its heading. */
  readonly next: number;
  readonly said: TableOrder["said"];
}

export interface ScanOrder extends TableOrder {
  /** Which of the sheets. */
  readonly sheet: number;
  /** Those of other months; absent where one sheet is read. */
  readonly also?: readonly AlsoRead[];
  readonly undated: Day | null;
}

export interface StatementOrder {
  readonly meant: MeantNames;
  /** The sheet to read, where a person chose one. */
  readonly only?: string;
}

export interface PlanOrder extends Omit<PlanInput, "reading" | "chart"> {
  /** Of the PUC the worker has all that is not a book's own: thousands of accounts cost tens of milliseconds. */
  readonly chart: Chart | { readonly ownOfPuc: readonly Account[] };
  /** The period of the book. */
  readonly start: Day;
  readonly end: Day;
}

/** What the desk tells the page, part by part. */
export type DeskPart =
  | ReadPart
  | { readonly kind: "scanned"; readonly months: readonly [Month, Month] | null }
  /** Between 0 and 1. */
  | { readonly kind: "planning"; readonly done: number }
  | { readonly kind: "planned"; readonly view: ImportView }
  | { readonly kind: "entries"; readonly contents: readonly EntryContent[] }
  | { readonly kind: "all" }
  /** Of the sheets, how many were looked at: between 0 and 1. */
  | { readonly kind: "looking"; readonly done: number }
  | { readonly kind: "names"; readonly names: readonly string[] }
  | { readonly kind: "statement"; readonly read: Result<UploadedStatement, NoStatement> };

/** A sheet whose rows are still coming. */
type KeptSheet = Omit<FileSheet, "rows"> & { readonly rows: SheetRow[] };

const NOTHING_ASIDE = { merged: [], hiddenColumns: [], beyond: 0 } as const;

/**
 * A file on its way into a book, kept beside the page: its rows, what they say and the plan of them stay here, and the
 * page gets the first rows, the counts and, once it wants them, the entries.
 */
export class ImportDesk {
  readonly #sheets: KeptSheet[] = [];
  #reading: RawReading | null = null;
  #plan: ImportPlan | null = null;
  #tables: readonly FoundTable[] | null = null;

  /** What a file is, before anybody says what it is for; it is not kept. */
  recognise(file: File, today: Day): AsyncGenerator<RecognisedPart> {
    return recogniseFile(file, today);
  }

  /** `whole`: the page gets all rows as well. */
  async *read(file: File, whole = false): AsyncGenerator<ReadPart> {
    let rows: SheetRow[] = [];
    for await (const part of readParts(file)) {
      if (part.kind === "sheet") {
        rows = [];
        this.#sheets.push({ name: part.name, hidden: part.hidden, rows, ...NOTHING_ASIDE });
      }
      if (part.kind === "sheet-end") {
        const { kind: _end, ...aside } = part;
        const last = this.#sheets.pop();
        if (last !== undefined) this.#sheets.push({ ...last, ...aside });
      }
      // A part without rows says that the reading goes on.
      if (part.kind !== "rows" || part.rows.length === 0) {
        yield part;
        continue;
      }
      const most = whole ? part.rows.length : Math.max(0, HEAD_ROWS - rows.length);
      const shown = part.rows.slice(0, most);
      for (const row of part.rows) rows.push(row);
      if (shown.length > 0) yield { kind: "rows", rows: shown };
      const kept = part.rows.slice(shown.length);
      const hidden = kept.filter((row) => row.hidden === true).length;
      if (kept.length > 0) yield { kind: "kept", rows: kept.length, hidden };
    }
  }

  async *scan(order: ScanOrder): AsyncGenerator<DeskPart> {
    const { sheet: own, layout, said: ownSaid, also = [] } = order;
    const read = [{ sheet: own, next: layout.next, said: ownSaid }, ...also].sort(
      (a, b) => a.sheet - b.sheet,
    );
    this.#plan = null;
    this.#reading = joinedReadings(
      read.map(({ sheet, next, said }) => {
        const { name = "", rows = [] } = this.#sheets[sheet] ?? {};
        return { name, reading: readBookTable({ rows }, { ...order, said, layout: { ...layout, next } }) };
      }),
    );
    yield { kind: "scanned", months: monthsRead(this.#reading, order.undated) };
  }

  async *plan({ start, end, chart: said, ...input }: PlanOrder): AsyncGenerator<DeskPart> {
    const reading = this.#reading;
    if (reading === null) throw new Error("a plan before a reading");
    const chart = "ownOfPuc" in said ? withOwnAccounts(pucChart(), said.ownOfPuc) : said;
    const steps = planSteps({ ...input, chart, reading });
    let step = steps.next();
    while (!step.done) {
      yield { kind: "planning", done: step.value / reading.entries.length };
      step = steps.next();
    }
    this.#plan = step.value;
    yield { kind: "planned", view: importView(step.value, reading, { start, end }) };
  }

  #book(): SheetBook {
    return { sheets: this.#sheets, notes: [] };
  }

  /** Finds the tables of the file, and tells the names in them that only the search of accounts knows. */
  async *look(): AsyncGenerator<DeskPart> {
    const tables: FoundTable[] = [];
    let looked = 0;
    for (const found of tableSteps(this.#book())) {
      if (found !== null) tables.push(found);
      looked += 1;
      yield { kind: "looking", done: looked / this.#sheets.length };
    }
    this.#tables = tables;
    yield { kind: "names", names: namesToSearch(pucChart(), tables) };
  }

  async *statement({ meant, only }: StatementOrder): AsyncGenerator<DeskPart> {
    if (this.#tables === null) throw new Error("a statement before its tables");
    yield { kind: "statement", read: readStatement(pucChart(), this.#book(), this.#tables, meant, only) };
  }

  async *entries(): AsyncGenerator<DeskPart> {
    const entries = this.#plan?.entries ?? [];
    for (let at = 0; at < entries.length; at += AT_ONCE)
      yield { kind: "entries", contents: entries.slice(at, at + AT_ONCE).map(({ content }) => content) };
    yield { kind: "all" };
  }
}
