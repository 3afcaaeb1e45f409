import { withOwnAccounts } from "#domain/accounting/chart.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { type ImportPlan, planSteps } from "#domain/import/books/import-plan.ts";
import { importView, monthsRead } from "#domain/import/books/import-view.ts";
import { joinedReadings } from "#domain/import/books/joined-readings.ts";
import type { RawReading } from "#domain/import/books/raw-entries.ts";
import { readBookTable } from "#domain/import/books/read-book-table.ts";
import { readStatement } from "#domain/import/statement/read-statement.ts";
import { type FoundTable, namesToSearch, tableSteps } from "#domain/import/statement/statement-tables.ts";
import type { FileSheet, SheetBook } from "#domain/import/table/sheet.ts";
import type { Day } from "#domain/kernel/day.ts";
import { type RecognisedPart, recogniseFile } from "../doors/recognise-file.ts";
import type { DeskPart, PlanOrder, ScanOrder, StatementOrder } from "./desk-orders.ts";

/** Entries of one message: some half a megabyte, which the page takes in a few milliseconds. */
const AT_ONCE = 2000;

/** What the rows of a kept file become: what they say, the plan of them, or a statement. */
export class DeskWork {
  readonly #sheets: readonly FileSheet[];
  #reading: RawReading | null = null;
  #plan: ImportPlan | null = null;
  #tables: readonly FoundTable[] | null = null;

  constructor(sheets: readonly FileSheet[]) {
    this.#sheets = sheets;
  }

  recognise(file: File, today: Day): AsyncGenerator<RecognisedPart> {
    return recogniseFile(file, today);
  }

  *scan(order: ScanOrder): Generator<DeskPart> {
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

  *plan({ start, end, chart: said, ...input }: PlanOrder): Generator<DeskPart> {
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
  *look(): Generator<DeskPart> {
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

  *statement({ meant, only }: StatementOrder): Generator<DeskPart> {
    if (this.#tables === null) throw new Error("a statement before its tables");
    yield { kind: "statement", read: readStatement(pucChart(), this.#book(), this.#tables, meant, only) };
  }

  *entries(): Generator<DeskPart> {
    const entries = this.#plan?.entries ?? [];
    for (let at = 0; at < entries.length; at += AT_ONCE)
      yield { kind: "entries", contents: entries.slice(at, at + AT_ONCE).map(({ content }) => content) };
    yield { kind: "all" };
  }
}
