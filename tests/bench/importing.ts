import { type CellValue, writeXlsx } from "hucre/xlsx";
import { NO_CHOICES } from "#domain/import/books/import-plan.ts";
import { recogniseSheet } from "#domain/import/books/recognise.ts";
import { day, dayNumber } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { DeskClient } from "#formats/workers/keep-file.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { bookChart, getBook } from "#storage/queries/books/books.ts";
import { bookToImport } from "#storage/queries/import/book-to-import.ts";
import { bareWrite, longestPause, median, openBare, timed } from "./bare.ts";
import { makeEntries } from "./make-entries.ts";

/** Days of a workbook are counted from the end of 1899. */
const EPOCH = 25_569;
const HEADINGS = ["Fecha", "Comprobante", "Código de la cuenta", "Detalle", "Débito", "Crédito"];
const TODAY = day("2026-12-31");

let made: { readonly file: File; readonly entries: number } | null = null;

/** A journal as another program exports it, a row for each line of its entries; answers how many. */
export async function makeJournalFile(entries: number): Promise<number> {
  const rows = makeEntries(entries).flatMap(({ date, reference = "", description, lines }) =>
    lines.map(({ account, debit, credit }): CellValue[] => [
      dayNumber(date) + EPOCH,
      reference,
      account,
      description,
      debit,
      credit,
    ]),
  );
  const cells = new Map(
    rows.map((_row, at) => [`${at + 1},0`, { style: { numFmt: "dd/mm/yyyy" } }] as const),
  );
  const bytes = await writeXlsx({ sheets: [{ name: "Diario", rows: [HEADINGS, ...rows], cells }] });
  made = { file: new File([new Uint8Array(bytes)], "diario.xlsx"), entries };
  return rows.length;
}

/** What the dialog of importing does, without a person: read, recognised, planned, written by one command. */
async function importFile(storage: AppStorage, bookId: BookId, file: File): Promise<number> {
  const book = await getBook(storage, bookId);
  if (book === null) throw new Error("no book");
  const kept = new DeskClient();
  try {
    const read = await kept.read(file, {});
    const sheet = read?.ok ? read.value.sheets[0] : undefined;
    const layout = sheet === undefined ? null : recogniseSheet(sheet);
    if (layout === null) throw new Error("not recognised");
    const order = { layout, today: TODAY, said: null, openingDay: TODAY };
    const months = await kept.scan({ ...order, sheet: 0, undated: null });
    if (!months) throw new Error("no months");
    const there = await bookToImport(storage, bookId, ...months);
    const { start, end } = book;
    const chart = await bookChart(storage, book);
    await kept.plan({ chart, ...there, today: TODAY, choices: NO_CHOICES, start, end }, () => undefined);
    const contents = (await kept.entries()) ?? [];
    const command = { id: storage.newId("command"), bookId, contents, origin: "import" as const };
    const done = await importEntries(storage, command);
    if (!done.ok) throw new Error(done.error.kind);
    return contents.length;
  } finally {
    kept.end();
  }
}

function bareReading(file: File): Promise<void> {
  const worker = new Worker(new URL("./bare-read.worker.ts", import.meta.url), { type: "module" });
  return new Promise((resolve, reject) => {
    worker.onmessage = () => resolve(worker.terminate());
    worker.onerror = (event) => reject(new Error(event.message));
    void file.arrayBuffer().then((bytes) => worker.postMessage(bytes, [bytes]));
  });
}

export interface Importing {
  /** From the file to committed entries. */
  readonly product: number;
  /** The bare library's reading of the file in a worker, and the bare write of the pages that came of it. */
  readonly bare: number;
  /** The longest time that the page could not respond meanwhile. */
  readonly wait: number;
}

/** The journal of the file into an empty book each time; `beside`: and the least that the same file needs. */
export async function importing(
  database: string,
  times: number,
  beside: boolean,
  makeBook: (storage: AppStorage, name: string) => Promise<BookId>,
): Promise<Importing> {
  if (made === null) throw new Error("no file");
  const { file, entries } = made;
  const storage = await openAccountDatabase(database, { plan: fixedPlan("none") });
  const runs = { product: [] as number[], bare: [] as number[], wait: [] as number[] };
  for (let run = 0; run < times; run += 1) {
    const bookId = await makeBook(storage, `Traído ${run}`);
    const pause = await longestPause(async () => {
      const time = await timed(async () => {
        const count = await importFile(storage, bookId, file);
        if (count !== entries) throw new Error(`${count} of ${entries}`);
      });
      runs.product.push(time);
    });
    runs.wait.push(pause);
    if (!beside) continue;
    const own = (await storage.db.pages.toArray()).filter((page) => page.bookId === bookId);
    const bare = await openBare(`bench-read-${run}`, { pages: { key: ["bookId", "month", "page"] } });
    const read = await timed(() => bareReading(file));
    runs.bare.push(read + (await timed(() => bareWrite(bare, { pages: own }))));
    bare.close();
  }
  storage.close();
  return { product: median(runs.product), bare: median(runs.bare), wait: median(runs.wait) };
}
