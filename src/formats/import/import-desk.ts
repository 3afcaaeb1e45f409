import type { FileSheet, SheetRow } from "#domain/import/table/sheet.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { RecognisedPart } from "../doors/recognise-file.ts";
import type { ReadPart } from "../read/read-part.ts";
import { readParts } from "../read/read-parts.ts";
import type { DeskPart, PlanOrder, ScanOrder, StatementOrder } from "./desk-orders.ts";
import type { DeskWork } from "./desk-work.ts";

/** Rows of each sheet that the page gets: titles, headings, and what columns hold. */
const HEAD_ROWS = 300;

/** A sheet whose rows are still coming. */
type KeptSheet = Omit<FileSheet, "rows"> & { readonly rows: SheetRow[] };

const NOTHING_ASIDE = { merged: [], hiddenColumns: [], beyond: 0 } as const;

/**
 * A file on its way into a book, kept beside the page: its rows, what they say and the plan of them stay here, and the
 * page gets the first rows, the counts and, once it wants them, the entries.
 */
export class ImportDesk {
  readonly #sheets: KeptSheet[] = [];
  #work: Promise<DeskWork> | null = null;

  async #made(): Promise<DeskWork> {
    const { DeskWork } = await import("./desk-work.ts");
    return new DeskWork(this.#sheets);
  }

  /** Fetched while the rows are read: its code is many times that of the readers. */
  #opened(): Promise<DeskWork> {
    this.#work ??= this.#made();
    // Whoever asks something of it hears of what went wrong.
    this.#work.catch(() => undefined);
    return this.#work;
  }

  /** What a file is, before anybody says what it is for; it is not kept. */
  async *recognise(file: File, today: Day): AsyncGenerator<RecognisedPart> {
    yield* (await this.#opened()).recognise(file, today);
  }

  /** `whole`: the page gets all rows as well. */
  async *read(file: File, whole = false): AsyncGenerator<ReadPart> {
    let rows: SheetRow[] = [];
    void this.#opened();
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
    yield* (await this.#opened()).scan(order);
  }

  async *plan(order: PlanOrder): AsyncGenerator<DeskPart> {
    yield* (await this.#opened()).plan(order);
  }

  /** Finds the tables of the file, and tells the names in them that only the search of accounts knows. */
  async *look(): AsyncGenerator<DeskPart> {
    yield* (await this.#opened()).look();
  }

  async *statement(order: StatementOrder): AsyncGenerator<DeskPart> {
    yield* (await this.#opened()).statement(order);
  }

  async *entries(): AsyncGenerator<DeskPart> {
    yield* (await this.#opened()).entries();
  }
}
