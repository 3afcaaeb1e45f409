import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { type ImportPlan, NO_CHOICES, planImport } from "#domain/import/books/import-plan.ts";
import { readJournal } from "#domain/import/books/read-journal.ts";
import { recogniseSheet } from "#domain/import/books/recognise.ts";
import type { FileCell } from "#domain/import/table/sheet.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { bookToImport } from "#storage/queries/import/book-to-import.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { runs } from "#tests/support/random/runs.ts";
import {
  allEntries,
  disagreements,
  dump,
  Faults,
  openTestBook,
  openTestStorage,
} from "#tests/support/test-storage.ts";

const TODAY = day("2026-11-23");
const HEAD = ["Fecha", "Comprobante", "Código", "Cuenta", "Tercero", "Detalle", "Debe", "Haber"];

type Rows = readonly (readonly FileCell[])[];

let storage: AppStorage;
let bookId: BookId;
let faults: Faults;

beforeEach(async () => {
  faults = new Faults();
  storage = await openTestStorage({ newId, middleware: faults.middleware, pageSize: 10 });
  bookId = await openTestBook(storage);
});
afterEach(() => storage.close());

const sale = (at: number, number: string, amount: FileCell, code: FileCell = "110505"): Rows => [
  [`${at}/11/2026`, number, code, "Caja", "Ana", "Venta", amount, null],
  [`${at}/11/2026`, number, "4135", "Ventas", "Ana", "Venta", null, amount],
];

/** What the file would do to the book as it is now. */
async function planOf(rows: Rows): Promise<ImportPlan> {
  const sheet = [HEAD, ...rows].map((cells, index) => ({ row: index + 1, cells }));
  const layout = recogniseSheet({ rows: sheet });
  if (layout === null) throw new Error("not recognised");
  const reading = readJournal(sheet, layout, TODAY);
  const world = await bookToImport(storage, bookId, month("2026-01"), month("2026-12"));
  return planImport({ reading, chart: pucChart(), ...world, today: TODAY, choices: NO_CHOICES });
}

const write = (contents: readonly EntryContent[], id = newId("command")) =>
  importEntries(storage, { id, bookId, contents, origin: "import" });

/** Brings a file in as the dialog does; how many entries it added. */
async function bring(rows: Rows): Promise<number> {
  const { entries } = await planOf(rows);
  if (entries.length > 0) must(await write(entries.map(({ content }) => content)));
  return entries.length;
}

const debits = async () =>
  [...(await allEntries(storage, bookId)).values()]
    .map(({ lines }) => lines.reduce((sum, { debit }) => sum + debit, 0))
    .sort((a, b) => a - b);

describe("IM-15: the same file twice", () => {
  it("adds nothing the second time, and says of each entry that it is there", async () => {
    const rows = [...sale(3, "1", 500), ...sale(4, "2", 700)];
    expect(await bring(rows)).toBe(2);
    const again = await planOf(rows);
    expect(again.entries).toEqual([]);
    expect(again.known).toHaveLength(2);
    expect(await bring(rows)).toBe(0);
    expect(await debits()).toEqual([500, 700]);
  });

  it("keeps rows that are truly equal within one file, all of them, once", async () => {
    const rows = [...sale(3, "", 500), ...sale(3, "", 500), ...sale(3, "", 500)];
    expect(await bring(rows)).toBe(3);
    expect(await bring(rows)).toBe(0);
    // A later file that has one more of them brings that one.
    expect(await bring([...rows, ...sale(3, "", 500)])).toBe(1);
    expect(await debits()).toEqual([500, 500, 500, 500]);
  });
});

describe("I-23: files brought in again", () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 8 });

  it("give once what one file has, and of two that overlap their union", async () => {
    await fc.assert(
      fc.asyncProperty(amounts, fc.nat(8), fc.nat(8), async (all, end, begin) => {
        storage.close();
        storage = await openTestStorage({ newId, pageSize: 10 });
        bookId = await openTestBook(storage);
        const rows = all.map((amount, at) => sale(1 + (at % 3), `D-${at}`, amount));
        const files = [rows.slice(0, end), rows.slice(begin), rows.slice(0, end), rows.slice(begin)];
        for (const file of files) if (file.length > 0) await bring(file.flat());
        const union = all.filter((_, at) => at < end || at >= begin);
        expect(await debits()).toEqual(union.toSorted((a, b) => a - b));
        expect(await disagreements(storage, bookId)).toEqual([]);
      }),
      runs(12, 200),
    );
  });
});

describe("IM-16: an import that ends in the middle", () => {
  const LARGE = Array.from({ length: 60 }, (_, at) => sale(1 + (at % 28), `D-${at}`, 100 + at)).flat();

  it("is there whole or not at all, at whichever write the store refuses, and goes through afterwards", async () => {
    const silent = vi.spyOn(console, "error").mockImplementation(() => {});
    const contents = (await planOf(LARGE)).entries.map(({ content }) => content);
    expect(contents).toHaveLength(60);
    const id = newId("command");
    const before = await dump(storage);
    let refusals = 0;
    for (let at = 1; at < 50; at += 1) {
      faults.reset(at);
      const result = await write(contents, id);
      const reached = faults.writes >= at;
      faults.reset();
      if (!reached) break;
      refusals += 1;
      expect(result).toMatchObject({ ok: false, error: { kind: "storage" } });
      expect(await dump(storage)).toEqual(before);
    }
    silent.mockRestore();
    expect(refusals).toBeGreaterThan(2);
    expect(await debits()).toHaveLength(60);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
    // The answer was lost with the tab: the same press again writes nothing more.
    must(await write(contents, id));
    expect(await bring(LARGE)).toBe(0);
    expect(await debits()).toHaveLength(60);
  });

  it("leaves nothing where the connection is gone while it writes, as of a closed tab", async () => {
    const silent = vi.spyOn(console, "error").mockImplementation(() => {});
    const contents = (await planOf(LARGE)).entries.map(({ content }) => content);
    for (const wait of [0, 1, 2, 3, 5, 8, 13]) {
      const own = await openTestStorage({ newId, pageSize: 10 });
      const ownBook = await openTestBook(own);
      const writing = importEntries(own, {
        id: newId("command"),
        bookId: ownBook,
        contents,
        origin: "import",
      });
      for (let step = 0; step < wait; step += 1) await new Promise((done) => setTimeout(done));
      own.db.close({ disableAutoOpen: true });
      await writing.catch(() => undefined);
      const again = await openAccountDatabase(own.name, { newId });
      expect([0, 60]).toContain((await allEntries(again, ownBook)).size);
      expect(await disagreements(again, ownBook)).toEqual([]);
      again.close();
    }
    silent.mockRestore();
  });
});

describe("IM-17: rows that cannot become entries", () => {
  const BAD: Rows = [
    ...sale(3, "1", 500),
    ...sale(4, "2", 700, "999999"),
    ["5/11/2026", "3", "110505", "", "", "Descuadrado", 10, null],
    ["5/11/2026", "3", "4135", "", "", "Descuadrado", null, 9],
    ["7/10/2026", "4", "110505", "", "", "Mes cerrado", 20, null],
    ["7/10/2026", "4", "4135", "", "", "Mes cerrado", null, 20],
  ];

  it("are named one by one with their row, nothing is written by it, and the rest only when asked", async () => {
    must(await write([contentOf("2026-10-02")]));
    must(await closeMonth(storage, { id: newId("command"), bookId, month: month("2026-10") }));
    const before = await dump(storage);
    const { held, entries } = await planOf(BAD);
    expect(held.flatMap(({ reasons }) => reasons.map(({ row, kind }) => `${row} ${kind}`))).toEqual([
      "4 unknown-account",
      "6 entry",
      "8 closed-month",
    ]);
    expect(await dump(storage)).toEqual(before);
    must(await write(entries.map(({ content }) => content)));
    expect(await debits()).toEqual([300, 500]);
  });

  it.each([
    [
      "out of balance",
      {
        lines: [
          [10, 0],
          [0, 9],
        ],
        account: "110505",
        date: "2026-11-05",
      },
    ],
    [
      "an unknown account",
      {
        lines: [
          [10, 0],
          [0, 10],
        ],
        account: "999999",
        date: "2026-11-05",
      },
    ],
    [
      "a closed month",
      {
        lines: [
          [10, 0],
          [0, 10],
        ],
        account: "110505",
        date: "2026-10-07",
      },
    ],
  ] as const)(
    "are refused by the command too, with all beside them: %s",
    async (_what, { lines, account, date }) => {
      must(await write([contentOf("2026-10-02")]));
      must(await closeMonth(storage, { id: newId("command"), bookId, month: month("2026-10") }));
      const before = await dump(storage);
      const bad = {
        ...contentOf(date),
        lines: lines.map(([debit, credit], at) => ({ account: at === 0 ? account : "4135", debit, credit })),
      } as unknown as EntryContent;
      expect((await write([contentOf("2026-11-04"), bad])).ok).toBe(false);
      expect(await dump(storage)).toEqual(before);
    },
  );
});

function contentOf(date: string): EntryContent {
  return {
    date: day(date),
    description: "Venta",
    reference: "",
    lines: [
      { account: "110505", debit: 300, credit: 0 },
      { account: "4135", debit: 0, credit: 300 },
    ],
  } as unknown as EntryContent;
}
