import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { type ImportPlan, type PlanInput, planSteps } from "#domain/import/books/import-plan.ts";
import { type ImportView, importView, monthsRead } from "#domain/import/books/import-view.ts";
import type { RawReading } from "#domain/import/books/raw-entries.ts";
import { readBookTable, type TableOrder } from "#domain/import/books/read-book-table.ts";
import type { FileSheet, SheetRow } from "#domain/import/table/sheet.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { ReadPart } from "../read/read-part.ts";
import { readParts } from "../read/read-parts.ts";

/** Rows of each sheet that the page gets: titles, headings, and what columns hold. */
const HEAD_ROWS = 300;
/** Entries of one message: some hundred kilobytes. */
const AT_ONCE = 500;

export interface ScanOrder extends TableOrder {
  /** Which of the sheets. */
  readonly sheet: number;
  readonly undated: Day | null;
}

export interface PlanOrder extends Omit<PlanInput, "reading"> {
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
  | { readonly kind: "all" };

/**
 * A file on its way into a book, kept beside the page: its rows, what they say and the plan of them stay here, and the
 * page gets the first rows, the counts and, once it wants them, the entries.
 */
export class ImportDesk {
  readonly #sheets: SheetRow[][] = [];
  #reading: RawReading | null = null;
  #plan: ImportPlan | null = null;

  async *read(file: File): AsyncGenerator<ReadPart> {
    let rows: SheetRow[] = [];
    for await (const part of readParts(file)) {
      if (part.kind === "sheet") {
        rows = [];
        this.#sheets.push(rows);
      }
      if (part.kind !== "rows") {
        yield part;
        continue;
      }
      const shown = part.rows.slice(0, Math.max(0, HEAD_ROWS - rows.length));
      for (const row of part.rows) rows.push(row);
      if (shown.length > 0) yield { kind: "rows", rows: shown };
      const kept = part.rows.slice(shown.length);
      const hidden = kept.filter((row) => row.hidden === true).length;
      if (kept.length > 0) yield { kind: "kept", rows: kept.length, hidden };
    }
  }

  async *scan(order: ScanOrder): AsyncGenerator<DeskPart> {
    const rows: FileSheet["rows"] = this.#sheets[order.sheet] ?? [];
    this.#plan = null;
    this.#reading = readBookTable({ rows }, order);
    yield { kind: "scanned", months: monthsRead(this.#reading, order.undated) };
  }

  async *plan({ start, end, ...input }: PlanOrder): AsyncGenerator<DeskPart> {
    const reading = this.#reading;
    if (reading === null) throw new Error("a plan before a reading");
    const steps = planSteps({ ...input, reading });
    let step = steps.next();
    while (!step.done) {
      yield { kind: "planning", done: step.value / reading.entries.length };
      step = steps.next();
    }
    this.#plan = step.value;
    yield { kind: "planned", view: importView(step.value, reading, { start, end }) };
  }

  async *entries(): AsyncGenerator<DeskPart> {
    const entries = this.#plan?.entries ?? [];
    for (let at = 0; at < entries.length; at += AT_ONCE)
      yield { kind: "entries", contents: entries.slice(at, at + AT_ONCE).map(({ content }) => content) };
    yield { kind: "all" };
  }
}
