import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { type Entry, linkTo } from "#domain/accounting/entries/entry.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { computeKept } from "#domain/payroll/run/compute-stored-run.ts";
import { runEntry } from "#domain/payroll/run/run-entry.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { deleteBook, setBookStatus } from "#storage/commands/books/change-book.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { voidEntry } from "#storage/commands/entries/void-entry.ts";
import { closeRun, deleteRun, markPaid, reopenRun } from "#storage/commands/payroll/payroll-runs.ts";
import { postRun } from "#storage/commands/payroll/post-run.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { isRunPosted, readRun } from "#storage/queries/payroll/payroll-runs.ts";
import { content } from "#tests/support/builders.ts";
import {
  beginRun,
  closedOf,
  employeeFields,
  hire,
  makeBook,
  makeCompany,
  must,
  on,
  PAY_DAY,
} from "#tests/support/payroll/payroll-runs.ts";
import { entryIn, reverseOn } from "#tests/support/payroll/reverse.ts";
import { allEntries, disagreements, openTestStorage } from "#tests/support/test-storage.ts";

async function open() {
  const storage = await openTestStorage({ newId });
  const companyId = await makeCompany(storage);
  await hire(storage, companyId);
  await hire(storage, companyId, employeeFields("Óscar Méndez", 12_000_000, { area: "sales" }));
  const bookId = await makeBook(storage, companyId);
  const run = await closedOf(storage, await beginRun(storage, companyId));
  return { storage, companyId, bookId, run };
}

const refused = (kind: string) => ({ ok: false, error: { kind } });
const command = (run: StoredRun, bookId: BookId) => ({ ...on(run), bookId, entryId: newId("entry") });
const onFile = async (storage: AppStorage, { id }: StoredRun) => {
  const found = await readRun(storage, id);
  if (!found) throw new Error("no run");
  return found;
};

async function entryOf(storage: AppStorage, run: StoredRun): Promise<Entry> {
  const { posting } = (await onFile(storage, run)).run;
  if (!posting) throw new Error("no entry");
  return entryIn(storage, posting.bookId, posting.entryId);
}

const reverse = (storage: AppStorage, entry: Entry, date = day("2026-12-01")) =>
  reverseOn(storage, entry, date);

describe("posting a run", () => {
  it("is one balanced entry of its figures on the period's last day, named by the run", async () => {
    const { storage, bookId, run } = await open();
    const posted = must(await postRun(storage, command(run, bookId)));
    const entry = await entryOf(storage, run);
    expect(entry).toMatchObject({
      ...runEntry(must(computeKept(run, null)).run),
      origin: "payroll",
      number: 1,
    });
    const sum = (side: "debit" | "credit") => entry.lines.reduce((total, line) => total + line[side], 0);
    expect(sum("debit")).toBe(sum("credit"));
    expect(posted).toMatchObject({ version: run.version + 1, posting: { bookId, entryId: entry.id } });
    expect((await onFile(storage, run)).entry).toMatchObject({ number: 1, date: "2026-11-30", counts: true });
    expect(await disagreements(storage, bookId)).toEqual([]);
    storage.close();
  });

  it("happens once, however often the same command comes (ST-09), and never twice", async () => {
    const { storage, bookId, run } = await open();
    const once = command(run, bookId);
    const first = await postRun(storage, once);
    expect(first.ok).toBe(true);
    expect(await postRun(storage, once)).toEqual(first);
    expect(await postRun(storage, command(must(first), bookId))).toEqual(refused("run-posted"));
    expect(await postRun(storage, command(run, bookId))).toMatchObject(refused("stale-run"));
    expect((await allEntries(storage, bookId)).size).toBe(1);
    storage.close();
  });

  it("of a paid run too, which stays paid", async () => {
    const { storage, bookId, run } = await open();
    const paid = must(await markPaid(storage, { ...on(run), paidOn: PAY_DAY }));
    expect(must(await postRun(storage, command(paid, bookId)))).toMatchObject({
      status: "paid",
      paidOn: PAY_DAY,
    });
    storage.close();
  });

  it("asks for a closed run and a writable book of its company with the PUC, in an open month", async () => {
    const { storage, companyId, bookId, run } = await open();
    const draft = await beginRun(storage, companyId, "2026-12");
    expect(await postRun(storage, command(draft, bookId))).toEqual(refused("run-open"));
    const foreign = await makeBook(storage, await makeCompany(storage, "Otra"));
    expect(await postRun(storage, command(run, foreign))).toEqual(refused("foreign-book"));
    expect(await postRun(storage, command(run, await makeBook(storage, null)))).toEqual(
      refused("foreign-book"),
    );
    const mini = await makeBook(storage, companyId, "mini");
    expect(await postRun(storage, command(run, mini))).toEqual(refused("not-puc"));
    expect(await postRun(storage, command(run, newId("book")))).toEqual(refused("unknown-book"));
    const nowhere = { ...command(run, bookId), runId: newId("payrollRun") };
    expect(await postRun(storage, nowhere)).toEqual(refused("unknown-run"));
    const closing = { id: newId("command"), bookId, month: month("2026-11") };
    must(await closeMonth(storage, closing));
    expect(await postRun(storage, command(run, bookId))).toMatchObject(refused("closed-month"));
    const done = await makeBook(storage, companyId);
    must(await setBookStatus(storage, { id: newId("command"), bookId: done, status: "completed" }));
    expect(await postRun(storage, command(run, done))).toMatchObject(refused("read-only"));
    expect((await onFile(storage, run)).run).toEqual(run);
    storage.close();
  });

  it("goes on with what the books have, and leaves them whole", async () => {
    const { storage, bookId, run } = await open();
    const sale = { id: newId("command"), bookId, entryId: newId("entry"), origin: "journal" as const };
    must(await postEntry(storage, { ...sale, content: content("2026-11-03", "1105", "4135", 500) }));
    must(await postRun(storage, command(run, bookId)));
    const next = { id: newId("command"), bookId, entryId: newId("entry"), origin: "journal" as const };
    const after = must(
      await postEntry(storage, { ...next, content: content("2026-11-30", "1105", "4135", 700) }),
    );
    expect(after.number).toBe(3);
    expect(await disagreements(storage, bookId)).toEqual([]);
    storage.close();
  });
});

describe("a posted run", () => {
  it("stays closed while its entry counts; reversed, it is opened, closed and posted anew", async () => {
    const { storage, bookId, run } = await open();
    const posted = must(await postRun(storage, command(run, bookId)));
    expect(await reopenRun(storage, on(posted))).toEqual(refused("run-posted"));
    const entry = await entryOf(storage, run);
    expect([await isRunPosted(storage, run), await isRunPosted(storage, posted)]).toEqual([false, true]);
    await reverse(storage, entry);
    expect(await isRunPosted(storage, posted)).toBe(false);
    expect((await onFile(storage, run)).entry).toMatchObject({
      number: 1,
      date: "2026-11-30",
      counts: false,
    });
    const reopened = must(await reopenRun(storage, on(posted)));
    const again = must(await postRun(storage, command(await closedOf(storage, reopened), bookId)));
    expect((await onFile(storage, again)).entry).toMatchObject({ number: 3, counts: true });
    const book = await storage.db.months.where("[bookId+month]").equals([bookId, "2026-11"]).first();
    expect(book?.accounts["510506" as AccountCode]?.debit).toBeGreaterThan(0);
    expect(await disagreements(storage, bookId)).toEqual([]);
    storage.close();
  });

  it("without its entry, voided or gone with its book, may be posted again", async () => {
    const { storage, companyId, bookId, run } = await open();
    const posted = must(await postRun(storage, command(run, bookId)));
    const entry = await entryOf(storage, run);
    const head = { id: newId("command"), bookId, entry: linkTo(entry), version: 1 };
    must(await voidEntry(storage, head));
    expect((await onFile(storage, run)).entry).toMatchObject({ counts: false });
    const other = await makeBook(storage, companyId);
    const again = must(await postRun(storage, command(posted, other)));
    must(await deleteBook(storage, { id: newId("command"), bookId: other }));
    expect((await onFile(storage, again)).entry).toBeNull();
    expect(await postRun(storage, command(again, bookId))).toMatchObject({ ok: true });
    storage.close();
  });

  it("is found again when its entry was moved to another month", async () => {
    const { storage, bookId, run } = await open();
    must(await postRun(storage, command(run, bookId)));
    const entry = await entryOf(storage, run);
    const { editEntry } = await import("#storage/commands/entries/edit-entry.ts");
    const { date: _date, ...rest } = entry;
    const head = { id: newId("command"), bookId, entry: linkTo(entry), version: 1 };
    must(await editEntry(storage, { ...head, content: { ...rest, date: day("2026-12-02") } }));
    expect((await onFile(storage, run)).entry).toMatchObject({ number: 1, date: "2026-12-02", counts: true });
    storage.close();
  });

  it("a draft whose old entry counts again is not deleted", async () => {
    const { storage, bookId, run } = await open();
    const posted = must(await postRun(storage, command(run, bookId)));
    const reversal = await reverse(storage, await entryOf(storage, run));
    const reopened = must(await reopenRun(storage, on(posted)));
    const head = { id: newId("command"), bookId, entry: linkTo(reversal), version: 1 };
    must(await voidEntry(storage, head));
    expect((await onFile(storage, run)).entry).toMatchObject({ counts: true });
    expect(await deleteRun(storage, { id: newId("command"), runId: reopened.id })).toEqual(
      refused("run-posted"),
    );
    const closed = await closedOf(storage, reopened);
    expect(await postRun(storage, command(closed, bookId))).toEqual(refused("run-posted"));
    storage.close();
  });
});

describe("taking a posting back", () => {
  it("takes the entry and the run's mark together, and brings both back", async () => {
    const { storage, bookId, run } = await open();
    const post = command(run, bookId);
    must(await postRun(storage, post));
    const undo = newId("command");
    must(await undoCommand(storage, { id: undo, bookId, target: post.id }));
    const back = await onFile(storage, run);
    expect(back).toMatchObject({ run: { status: "closed", posting: null, kept: run.kept }, entry: null });
    expect((await allEntries(storage, bookId)).size).toBe(0);
    must(await undoCommand(storage, { id: newId("command"), bookId, target: undo }));
    expect((await onFile(storage, run)).entry).toMatchObject({ number: 1, counts: true });
    expect(await disagreements(storage, bookId)).toEqual([]);
    storage.close();
  });

  it("voids the entry when others came after it, and keeps that the run was paid meanwhile", async () => {
    const { storage, bookId, run } = await open();
    const post = command(run, bookId);
    const posted = must(await postRun(storage, post));
    const sale = { id: newId("command"), bookId, entryId: newId("entry"), origin: "journal" as const };
    must(await postEntry(storage, { ...sale, content: content("2026-11-30", "1105", "4135", 500) }));
    must(await markPaid(storage, { ...on(posted), paidOn: PAY_DAY }));
    must(await undoCommand(storage, { id: newId("command"), bookId, target: post.id }));
    expect((await onFile(storage, run)).run).toMatchObject({ status: "paid", posting: null });
    expect((await allEntries(storage, bookId)).get(post.entryId)?.status).toBe("void");
    expect(await disagreements(storage, bookId)).toEqual([]);
    storage.close();
  });

  it("is not brought back over a posting made since, nor over other figures", async () => {
    const { storage, bookId, run } = await open();
    const post = command(run, bookId);
    must(await postRun(storage, post));
    const undo = newId("command");
    must(await undoCommand(storage, { id: undo, bookId, target: post.id }));
    const free = (await onFile(storage, run)).run;
    const again = must(await postRun(storage, command(free, bookId)));
    const redo = () => undoCommand(storage, { id: newId("command"), bookId, target: undo });
    expect(await redo()).toMatchObject(refused("nothing-to-undo"));
    await reverse(storage, await entryOf(storage, again));
    const reopened = must(await reopenRun(storage, on(again)));
    expect(reopened.posting).toEqual(again.posting);
    expect(await redo()).toMatchObject(refused("nothing-to-undo"));
    expect(await disagreements(storage, bookId)).toEqual([]);
    storage.close();
  });

  it("is refused over a run that was opened since: its figures may be others", async () => {
    const { storage, bookId, run } = await open();
    const post = command(run, bookId);
    must(await postRun(storage, post));
    const undo = newId("command");
    must(await undoCommand(storage, { id: undo, bookId, target: post.id }));
    const reopened = must(await reopenRun(storage, on((await onFile(storage, run)).run)));
    const redo = () => undoCommand(storage, { id: newId("command"), bookId, target: undo });
    expect(await redo()).toEqual(refused("nothing-to-undo"));
    must(await closeRun(storage, on(reopened)));
    expect(await redo()).toMatchObject({ ok: true });
    storage.close();
  });

  it("is the books' matter: as a record it is not taken back", async () => {
    const { storage, bookId, run } = await open();
    const post = command(run, bookId);
    must(await postRun(storage, post));
    expect(await undoRecords(storage, { id: newId("command"), target: post.id })).toEqual(
      refused("nothing-to-undo"),
    );
    storage.close();
  });
});
