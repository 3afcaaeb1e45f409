import { beforeEach, describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import type { Recurring, RecurringFields } from "#domain/recurring/recurring.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { postRecurring, skipRecurring } from "#storage/commands/recurring/post-recurring.ts";
import { deleteRecurring, saveRecurring } from "#storage/commands/recurring/save-recurring.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { recurringInbox, waitingBooks } from "#storage/queries/recurring/recurrings.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const FIELDS: RecurringFields = {
  description: "Arriendo",
  first: day("2026-01-31"),
  last: null,
  state: "active",
  plan: {
    kind: "monthly",
    asks: true,
    lines: [
      { account: "5120" as AccountCode, debit: pesos(900_000), credit: ZERO },
      { account: "1110" as AccountCode, debit: ZERO, credit: pesos(900_000) },
    ],
  },
};
const TODAY = day("2026-03-15");

let storage: AppStorage;
let bookId: BookId;
let rent: Recurring;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  const command = {
    id: newId("command"),
    bookId,
    recurringId: newId("recurring"),
    fields: FIELDS,
    version: null,
  };
  rent = must(await saveRecurring(storage, command));
  return () => storage.close();
});

const waiting = async (in_ = storage) =>
  (await recurringInbox(in_, bookId, pucChart(), TODAY)).waiting.map(({ due }) => due.date);
const choose = (date: string, amount: number | null = null) => ({
  recurringId: rent.id,
  date: day(date),
  entryId: newId("entry"),
  amount: amount === null ? null : pesos(amount),
});
const entriesOf = async () => (await storage.db.books.get(bookId))?.entries ?? 0;

describe("what waits is posted in one command (RC-01)", () => {
  it("all missed months, with another amount where one is typed, and undo returns them", async () => {
    const before = await entriesOf();
    const id = newId("command");
    const chosen = [choose("2026-01-31"), choose("2026-02-28", 950_000)];
    const entries = must(await postRecurring(storage, { id, bookId, chosen }));
    expect(entries.map(({ date, lines }) => [date, lines[0]?.debit])).toEqual([
      ["2026-01-31", 900_000],
      ["2026-02-28", 950_000],
    ]);
    expect(await waiting()).toEqual([]);
    expect((await storage.db.recurrings.get(rent.id))?.marks).toMatchObject([
      { date: "2026-01-31", kind: "posted" },
      { date: "2026-02-28", kind: "posted", amount: 950_000 },
    ]);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
    const undo = newId("command");
    must(await undoCommand(storage, { id: undo, bookId, target: id }));
    expect(await waiting()).toEqual(["2026-01-31", "2026-02-28"]);
    expect(await entriesOf()).toBe(before);
    must(await undoCommand(storage, { id: newId("command"), bookId, target: undo }));
    expect(await waiting()).toEqual([]);
    expect(await entriesOf()).toBe(before + 2);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
  });

  it("each day once, also from two tabs at the same time", async () => {
    const other = await openAccountDatabase(storage.name, { newId, plan: fixedPlan("premium") });
    const before = await entriesOf();
    const results = await Promise.all(
      [storage, other].map((tab) =>
        postRecurring(tab, { id: newId("command"), bookId, chosen: [choose("2026-01-31")] }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ error: { kind: "recurring-changed" } });
    expect(await entriesOf()).toBe(before + 1);
    expect(await waiting(other)).toEqual(["2026-02-28"]);
    other.close();
  });

  it("all or none: a closed month refuses the whole press, and is told before", async () => {
    const before = await entriesOf();
    must(await closeMonth(storage, { id: newId("command"), bookId, month: month("2026-02") }));
    const chosen = [choose("2026-01-31"), choose("2026-02-28")];
    const result = await postRecurring(storage, { id: newId("command"), bookId, chosen });
    expect(result).toMatchObject({ ok: false, error: { kind: "closed-month" } });
    expect(await entriesOf()).toBe(before);
    const inbox = await recurringInbox(storage, bookId, pucChart(), TODAY);
    expect(inbox.waiting.map(({ hindrance }) => hindrance?.kind ?? null)).toEqual([null, "closed-month"]);
  });

  it("refuses a day that is none of it, and one of a stopped or deleted one", async () => {
    const post = (date: string) =>
      postRecurring(storage, { id: newId("command"), bookId, chosen: [choose(date)] });
    expect(await post("2026-02-15")).toMatchObject({ error: { kind: "recurring-changed" } });
    const fields = { ...FIELDS, state: "stopped" as const };
    const command = { id: newId("command"), bookId, recurringId: rent.id, fields, version: 1 };
    must(await saveRecurring(storage, command));
    expect(await post("2026-01-31")).toMatchObject({ error: { kind: "recurring-changed" } });
  });
});

describe("what repeats is kept, skipped and removed with a record", () => {
  it("a skipped day waits no more until it is proposed again, and undo takes either back", async () => {
    const skip = (isSkipped: boolean) => {
      const id = newId("command");
      return skipRecurring(storage, {
        id,
        bookId,
        recurringId: rent.id,
        date: day("2026-01-31"),
        skip: isSkipped,
      });
    };
    must(await skip(true));
    expect(await waiting()).toEqual(["2026-02-28"]);
    expect(await skip(true)).toMatchObject({ error: { kind: "recurring-changed" } });
    must(await skip(false));
    expect(await waiting()).toHaveLength(2);
  });

  it("is counted for the home of active books", async () => {
    expect(await waitingBooks(storage, TODAY)).toMatchObject([{ bookId, count: 2 }]);
    expect(await waitingBooks(storage, day("2026-01-30"))).toEqual([]);
  });

  it("is removed and brought back, and an old version changes nothing (MT-02)", async () => {
    const id = newId("command");
    const command = { bookId, recurringId: rent.id };
    expect(await deleteRecurring(storage, { ...command, id, version: 9 })).toMatchObject({
      error: { kind: "recurring-changed" },
    });
    must(await deleteRecurring(storage, { ...command, id, version: 1 }));
    expect(await waiting()).toEqual([]);
    must(await undoRecords(storage, { id: newId("command"), target: id }));
    expect(await waiting()).toHaveLength(2);
    const fields = { ...FIELDS, description: " " };
    const bad = { ...command, id: newId("command"), fields, version: 2 };
    expect(await saveRecurring(storage, bad)).toMatchObject({ error: { kind: "bad-recurring" } });
  });
});

it("RC-04 what is said beside a record is saved and taken back with it, all or none", async () => {
  const id = newId("command");
  const command = { id, bookId, recurringId: newId("recurring"), version: null };
  const beside = [{ recurringId: newId("recurring"), fields: { ...FIELDS, description: " Seguro " } }];
  const wrong = [{ recurringId: newId("recurring"), fields: { ...FIELDS, description: "" } }];
  const refused = await saveRecurring(storage, { ...command, fields: FIELDS, beside: wrong });
  expect(refused).toMatchObject({ error: { kind: "bad-recurring" } });
  expect(await storage.db.recurrings.count()).toBe(1);
  const target = newId("command");
  must(await saveRecurring(storage, { ...command, id: target, fields: FIELDS, beside }));
  expect((await storage.db.recurrings.toArray()).map(({ description }) => description)).toContain("Seguro");
  must(await undoRecords(storage, { id: newId("command"), target }));
  expect(await storage.db.recurrings.count()).toBe(1);
});
