import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { type Entry, linkTo } from "#domain/accounting/entries/entry.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { duplicateBook } from "#storage/commands/books/duplicate-book.ts";
import { repairBook } from "#storage/commands/books/repair-book.ts";
import { chooseFlow } from "#storage/commands/entries/choose-flow.ts";
import { editEntry } from "#storage/commands/entries/edit-entry.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { reverseEntry } from "#storage/commands/entries/reverse-entry.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { entryHistory } from "#storage/queries/books/entry-history.ts";
import { entryNow, paymentsOn } from "#storage/queries/statements/payments-on.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import { figuresOf } from "#tests/support/book-facts.ts";
import { content } from "#tests/support/builders.ts";
import { backupOf } from "#tests/support/files/make-backup.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { disagreements, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const PAYABLE = "2335" as AccountCode;

let storage: AppStorage;
let bookId: BookId;
let payment: Entry;

beforeEach(async () => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  storage = await openTestStorage({ pageSize: 10 });
  bookId = await openTestBook(storage);
  await post("2026-01-05", "1110", "3105", 1_000);
  await post("2026-02-01", "5135", "2335", 100);
  payment = await post("2026-03-01", "2335", "1110", 100);
  return () => {
    storage.close();
    vi.unstubAllGlobals();
  };
});

const command = () => ({ id: storage.newId("command"), bookId });

async function done<Value>(result: Promise<{ ok: true; value: Value } | { ok: false; error: unknown }>) {
  const found = await result;
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

async function post(date: string, debit: string, credit: string, amount: number): Promise<Entry> {
  const made = { entryId: storage.newId("entry"), content: content(date, debit, credit, amount) };
  return done(postEntry(storage, { ...command(), ...made, origin: "journal" }));
}

const say = (entry: Entry, flow: "property" | null, id = storage.newId("command")) =>
  chooseFlow(storage, { id, bookId, entry: linkTo(entry), version: entry.version, account: PAYABLE, flow });

/** Operating and investing cash by both methods, which must agree. */
async function flows(of = bookId) {
  const periods = [{ from: day("2026-01-01"), to: day("2026-12-31") }];
  const request = { books: [of], periods, statements: ["cash"] as const, direct: true };
  const figures = await statementFigures(storage, request);
  if (!figures) throw new Error("no book");
  const [indirect, direct] = (["indirect", "direct"] as const).map((method) => {
    const statement = makeStatement("cash", figures, method);
    expect(statement.checks.filter(({ holds }) => !holds)).toEqual([]);
    const { operating = 0, investing = 0 } = figuresOf(statement);
    return { operating, investing };
  });
  expect(direct).toEqual(indirect);
  return indirect;
}

const OPERATING = { operating: -100, investing: 0 };
const INVESTING = { operating: 0, investing: -100 };

describe("AC-42 what a person says a payment was for (NIIF para PYMES 7.4 to 7.6)", () => {
  it("is kept with the entry, told in its history, taken back and done again", async () => {
    expect(await flows()).toEqual(OPERATING);
    const id = storage.newId("command");
    const told = await done(say(payment, "property", id));
    expect(await flows()).toEqual(INVESTING);
    expect(await disagreements(storage, bookId)).toEqual([]);
    const [step] = await entryHistory(storage, told);
    expect(step?.event).toEqual({ kind: "edited", changes: [{ kind: "flows" }] });
    const back = command();
    await done(undoCommand(storage, { ...back, target: id }));
    expect(await flows()).toEqual(OPERATING);
    await done(undoCommand(storage, { ...command(), target: back.id }));
    expect(await flows()).toEqual(INVESTING);
    const now = (await entryNow(storage, payment))?.entry;
    if (!now) throw new Error("no entry");
    await done(say(now, null));
    expect((await entryNow(storage, payment))?.entry.flows).toBeUndefined();
    expect(await flows()).toEqual(OPERATING);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
  });

  it("stays when the entry is corrected, and goes along with a copy, a repair and a backup", async () => {
    const told = await done(say(payment, "property"));
    const edit = {
      entry: linkTo(told),
      version: told.version,
      content: content("2026-04-02", "2335", "1110", 90),
    };
    await done(editEntry(storage, { ...command(), ...edit }));
    expect(await flows()).toEqual({ operating: 0, investing: -90 });
    const copy = storage.newId("book");
    await done(
      duplicateBook(storage, { id: storage.newId("command"), sourceId: bookId, bookId: copy, entries: true }),
    );
    expect(await flows(copy)).toEqual({ operating: 0, investing: -90 });
    await done(repairBook(storage, command()));
    expect(await flows()).toEqual({ operating: 0, investing: -90 });
    const backup = await backupOf(storage);
    await done(say((await entryNow(storage, { ...payment, date: day("2026-04-02") }))?.entry as Entry, null));
    expect(await flows()).toEqual({ operating: -90, investing: 0 });
    await restoreBackup(storage, backup);
    expect(await flows()).toEqual({ operating: 0, investing: -90 });
    expect(await disagreements(storage, bookId)).toEqual([]);
  });

  it("is carried by a reversal, which takes the payment back on its own line", async () => {
    const told = await done(say(payment, "property"));
    const reversal = {
      reversalId: storage.newId("entry"),
      date: day("2026-05-01"),
      description: "Reversión",
    };
    await done(
      reverseEntry(storage, { ...command(), entry: linkTo(told), version: told.version, ...reversal }),
    );
    expect(await flows()).toEqual({ operating: 0, investing: 0 });
  });

  it("is refused in a closed month, of a stale entry and of an account that it has not", async () => {
    expect(await done(say(payment, "property"))).toMatchObject({ version: 2 });
    expect(await say(payment, null)).toMatchObject({ ok: false, error: { kind: "stale" } });
    const now = { ...payment, version: 2 };
    const other = { account: "2205" as AccountCode, flow: "property" as const };
    const wrong = chooseFlow(storage, { ...command(), entry: linkTo(now), version: 2, ...other });
    expect(await wrong).toMatchObject({ ok: false, error: { kind: "unknown-entry" } });
    await done(closeMonth(storage, { ...command(), month: "2026-03" as Month }));
    expect(await say(now, null)).toMatchObject({ ok: false, error: { kind: "closed-month" } });
  });

  it("is found in a month with too many entries to keep one by one", async () => {
    await done(say(payment, "property"));
    const contents = Array.from({ length: 51 }, () => content("2026-03-02", "1524", "1110", 1));
    await done(importEntries(storage, { ...command(), contents, origin: "import" }));
    const months = await storage.db.months.toArray();
    expect(months.find(({ month }) => month === "2026-03")).toMatchObject({ chosen: 1 });
    expect(months.find(({ month }) => month === "2026-03")?.notable).toBeUndefined();
    expect(await flows()).toEqual({ operating: 0, investing: -151 });
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
  });

  it("is offered for the payments of an account in a period, in order", async () => {
    const later = await post("2026-06-01", "2335", "1110", 5);
    await post("2026-06-02", "5135", "2335", 7);
    const period = { from: day("2026-01-01"), to: day("2026-12-31") };
    const found = await paymentsOn(storage, bookId, PAYABLE, period);
    expect(found.map(({ entry }) => entry.id)).toEqual([payment.id, later.id]);
    expect(await paymentsOn(storage, bookId, PAYABLE, { ...period, to: day("2026-02-28") })).toEqual([]);
    await done(closeMonth(storage, { ...command(), month: "2026-03" as Month }));
    const again = await paymentsOn(storage, bookId, PAYABLE, period);
    expect(again.map(({ closed }) => closed)).toEqual([true, false]);
    expect((await entryNow(storage, payment))?.closed).toBe(true);
  });
});
