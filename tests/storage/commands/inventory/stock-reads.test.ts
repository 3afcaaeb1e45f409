import type { DBCore, Middleware } from "dexie";
import { beforeEach, describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, ItemId } from "#domain/kernel/ids.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { postStock, type StockDraft } from "#storage/commands/inventory/post-stock.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { inventoryOf, stockFigures } from "#storage/queries/inventory/inventory.ts";
import { backupOf } from "#tests/support/files/make-backup.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { line, stockDraft, stocked } from "#tests/support/records/stock.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const OF_STOCK: ReadonlySet<string> = new Set(["items", "stockCards", "stockMonths"]);

/** What is read of the stock: how often of each table, and how often somebody waited before asking for more. */
class Reads {
  readonly stores: string[] = [];
  waits = 0;
  #pending = 0;
  readonly middleware: Middleware<DBCore> = {
    stack: "dbcore",
    name: "reads",
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        if (!OF_STOCK.has(name)) return table;
        const seen = <T extends unknown[], R>(read: (...args: T) => Promise<R>) => {
          return (...args: T): Promise<R> => {
            this.stores.push(name);
            if (this.#pending === 0) this.waits += 1;
            this.#pending += 1;
            return read(...args).then((answer) => {
              this.#pending -= 1;
              return answer;
            });
          };
        };
        return { ...table, get: seen(table.get), getMany: seen(table.getMany), query: seen(table.query) };
      },
    }),
  };
  clear(): void {
    this.stores.length = 0;
    this.waits = 0;
  }
}

let reads: Reads;
let storage: AppStorage;
let bookId: BookId;
let items: readonly ItemId[];

beforeEach(async () => {
  reads = new Reads();
  storage = await openTestStorage({ newId, middleware: reads.middleware });
  bookId = await openTestBook(storage);
  items = await stocked(
    storage,
    bookId,
    Array.from({ length: 30 }, () => ({})),
  );
  must(await post([stockDraft("purchase", "2026-10-06", linesOf(10, 1000))]));
  reads.clear();
  return () => storage.close();
});

const linesOf = (units: number, amount: number, own = items) => own.map((item) => line(item, units, amount));
const sale = (date = "2026-10-20", own = items) => stockDraft("sale", date, linesOf(1, 500, own));

function post(moves: readonly StockDraft[], from = storage, id = newId("command")) {
  return postStock(from, { id, bookId, moves, accepts: true, adjustment: "Ajuste" });
}

async function expectSound(units: number) {
  expect(await verifyBook(storage.db, bookId)).toEqual([]);
  const { value, ledger } = await inventoryOf(storage, { id: bookId, chart: "puc" }, null);
  expect(value).toBe(ledger);
  const figures = await stockFigures(storage, bookId, day("2026-12-31"));
  expect(figures.get(items[0] as ItemId)?.quantity ?? 0).toBe(units * 1000);
}

describe("IN-56 what a move reads", () => {
  it("a sale of thirty items asks for all it reads of the stock at once, and for nothing twice", async () => {
    must(await post([sale("2026-11-03")]));
    expect(reads.waits).toBe(1);
    const of = (name: string) => reads.stores.filter((store) => store === name).length;
    expect([of("items"), of("stockCards"), of("stockMonths")]).toEqual([1, 30, 1]);
    await expectSound(9);
  });

  it.each(["purchase", "in", "out"] as const)("so does a move of kind %s", async (kind) => {
    const draft = stockDraft(kind, "2026-11-03", linesOf(1, 500));
    must(await post([kind === "out" ? { ...draft, counter: "5310" as typeof draft.counter } : draft]));
    expect(reads.waits).toBe(1);
  });

  it("so does what a customer gives back", async () => {
    const sold = sale("2026-11-03");
    must(await post([sold]));
    reads.clear();
    const lines = items.map((item, at) => ({
      ...line(item, 1, 0, sold.moveId),
      source: { moveId: sold.moveId, line: at },
    }));
    must(await post([stockDraft("sale-return", "2026-11-04", lines)]));
    expect(reads.waits).toBe(1);
    await expectSound(10);
  });

  it("one after another in one month, the month is not read again", async () => {
    must(await post([sale()]));
    reads.clear();
    must(await post([sale("2026-10-21")]));
    expect(reads.stores).not.toContain("stockMonths");
    await expectSound(8);
  });

  it("a move that changes later months reads those too", async () => {
    must(await post([sale("2026-12-01")]));
    must(await post([stockDraft("purchase", "2026-11-02", linesOf(10, 9000))]));
    must(await post([stockDraft("purchase", "2026-10-05", linesOf(5, 7000))]));
    await expectSound(24);
  });

  it("what another tab wrote in between is read", async () => {
    const other = await openAccountDatabase(storage.name);
    must(await post([sale()]));
    must(await post([sale("2026-10-22")], other));
    must(await post([sale("2026-10-21")]));
    must(await post([sale("2026-10-23", items.slice(0, 3))], other));
    other.close();
    await expectSound(6);
  });

  it("a refused move leaves nothing behind, an undone one is undone", async () => {
    must(await post([sale()]));
    const short = stockDraft("sale", "2026-10-21", linesOf(50, 500));
    expect(await post([short])).toMatchObject({ ok: false, error: { kind: "not-enough" } });
    const id = newId("command");
    must(await post([sale("2026-10-21")], storage, id));
    must(await undoCommand(storage, { id: newId("command"), bookId, target: id }));
    must(await post([sale("2026-10-22")]));
    await expectSound(8);
  });

  it("a restore is not taken for what the last command left, even of a copy whose last command it is", async () => {
    must(await post([sale()]));
    const backup = await backupOf(storage);
    must(await post([sale("2026-10-21")]));
    const other = await openAccountDatabase(storage.name);
    expect((await restoreBackup(other, backup)).ok).toBe(true);
    other.close();
    reads.clear();
    must(await post([sale("2026-10-22")]));
    expect(reads.stores).toContain("stockMonths");
    await expectSound(8);
  });
});
