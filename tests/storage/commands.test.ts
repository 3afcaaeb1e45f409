import { beforeEach, describe, expect, it } from "vitest";
import { type Entry, type EntryContent, linkTo } from "#domain/accounting/entries/entry.ts";
import { addDays, day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { MAX_PESOS } from "#domain/kernel/pesos.ts";
import { addAccount } from "#storage/commands/books/add-account.ts";
import { deleteBook, renameBook, restoreBook, setBookStatus } from "#storage/commands/books/change-book.ts";
import { closeMonth, reopenMonth } from "#storage/commands/books/close-month.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { repairBook } from "#storage/commands/books/repair-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { editEntry } from "#storage/commands/entries/edit-entry.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { reverseEntry } from "#storage/commands/entries/reverse-entry.ts";
import { discardDraft, saveDraft } from "#storage/commands/entries/save-draft.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { deleteEntry, voidEntry } from "#storage/commands/entries/void-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { movementsBetween } from "#storage/queries/books/balances.ts";
import { bookChart, getBook, mostRecentBook } from "#storage/queries/books/books.ts";
import { entryByNumber, journalMonth, searchEntries } from "#storage/queries/books/journal.ts";
import { accountLedger } from "#storage/queries/books/ledger.ts";
import { content, line } from "../support/builders.ts";
import {
  disagreements,
  dump,
  openTestBook,
  openTestStorage,
  writtenByAnother,
} from "../support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  storage = await openTestStorage();
  bookId = await openTestBook(storage);
  return async () => {
    expect(await disagreements(storage, bookId)).toEqual([]);
    storage.close();
  };
});

const SALE = content("2026-11-03", "1105", "4135", 500_000, "Venta de mostrador");
const command = () => ({ id: storage.newId("command"), bookId });

function post(value: EntryContent = SALE) {
  return postEntry(storage, {
    ...command(),
    entryId: storage.newId("entry"),
    content: value,
    origin: "journal",
  });
}

async function posted(value: EntryContent = SALE): Promise<Entry> {
  const result = await post(value);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const on = (entry: Entry) => ({ ...command(), entry: linkTo(entry), version: entry.version });

describe("posting", () => {
  it("numbers entries from 1 and counts them in the month and the book", async () => {
    expect((await posted()).number).toBe(1);
    expect((await posted()).number).toBe(2);
    expect(await getBook(storage, bookId)).toMatchObject({ entries: 2, lastNumber: 2, turnover: 1_000_000 });
    const month1 = await journalMonth(storage, bookId, month("2026-11"));
    expect(month1).toMatchObject({ posted: 2, debit: 1_000_000, credit: 1_000_000, broughtForwardDebit: 0 });
  });

  it("AC-01 refuses an unbalanced entry and writes nothing", async () => {
    const before = await dump(storage);
    const refused = await post({ ...SALE, lines: [line("1105", 10), line("4135", -9)] });
    expect(refused).toMatchObject({ ok: false, error: { kind: "problems" } });
    expect(await dump(storage)).toEqual(before);
  });

  it("ST-09 answers the same command again with its first result", async () => {
    const again = {
      ...command(),
      entryId: storage.newId("entry"),
      content: SALE,
      origin: "journal" as const,
    };
    const [first, second] = [await postEntry(storage, again), await postEntry(storage, again)];
    expect(second).toEqual(first);
    const twice = await Promise.all([1, 2].map(() => postEntry(storage, again)));
    expect(twice).toEqual([first, first]);
    expect((await getBook(storage, bookId))?.entries).toBe(1);
  });

  it("NU-04 refuses what would take the book beyond safe figures, before writing", async () => {
    await posted(content("2026-11-01", "1105", "3105", MAX_PESOS));
    const before = await dump(storage);
    expect(await post(content("2026-12-01", "1105", "3105", 1))).toMatchObject({
      error: { kind: "book-too-large" },
    });
    const rows = [content("2026-12-01", "1105", "3105", 1)];
    expect(await importEntries(storage, { ...command(), contents: rows, origin: "import" })).toMatchObject({
      error: { kind: "book-too-large" },
    });
    expect(await dump(storage)).toEqual(before);
  });

  it("refuses a book that does not exist, was deleted, completed or archived", async () => {
    const foreign = storage.newId("book");
    const elsewhere = { id: storage.newId("command"), bookId: foreign, entryId: storage.newId("entry") };
    expect(await postEntry(storage, { ...elsewhere, content: SALE, origin: "journal" })).toMatchObject({
      error: { kind: "unknown-book" },
    });
    for (const status of ["completed", "archived"] as const) {
      await setBookStatus(storage, { ...command(), status });
      expect(await post()).toMatchObject({ error: { kind: "read-only", status } });
    }
    await setBookStatus(storage, { ...command(), status: "active" });
    await deleteBook(storage, command());
    expect(await post()).toMatchObject({ error: { kind: "unknown-book" } });
    expect(await getBook(storage, bookId)).toBeNull();
    expect(await mostRecentBook(storage)).toBeNull();
    await restoreBook(storage, command());
    expect(await post()).toMatchObject({ ok: true });
  });
});

describe("editing", () => {
  it("AC-04 moves an entry across months and years with both months right", async () => {
    const entry = await posted();
    const moved = await editEntry(storage, { ...on(entry), content: { ...SALE, date: day("2027-02-28") } });
    expect(moved).toMatchObject({ ok: true, value: { number: 1, version: 2, date: "2027-02-28" } });
    expect(await journalMonth(storage, bookId, month("2026-11"))).toMatchObject({
      posted: 0,
      debit: 0,
      pages: [],
    });
    expect(await journalMonth(storage, bookId, month("2027-02"))).toMatchObject({
      posted: 1,
      debit: 500_000,
    });
  });

  it("MT-02 refuses a second save over a version it has not seen, and shows what is there", async () => {
    const entry = await posted();
    await editEntry(storage, { ...on(entry), content: { ...SALE, description: "Primera" } });
    const second = await editEntry(storage, { ...on(entry), content: { ...SALE, description: "Segunda" } });
    expect(second).toMatchObject({
      error: { kind: "stale", current: { description: "Primera", version: 2 } },
    });
  });

  it("finds an entry whose reference says another month", async () => {
    const entry = await posted();
    await editEntry(storage, { ...on(entry), content: { ...SALE, date: day("2026-12-05") } });
    const stale = { ...on(entry), version: 2 };
    expect(await voidEntry(storage, stale)).toMatchObject({ ok: true, value: { status: "void" } });
  });

  it("refuses an entry of another book", async () => {
    const other = await openTestBook(storage);
    const entry = await posted();
    const wrong = { ...on(entry), bookId: other };
    expect(await voidEntry(storage, wrong)).toMatchObject({ error: { kind: "unknown-entry" } });
  });
});

describe("voiding and deleting", () => {
  it("I-12 removes the last entry with its number, and voids any other", async () => {
    const [first, second] = [await posted(), await posted()];
    expect(await deleteEntry(storage, on(first))).toMatchObject({ value: { status: "void", number: 1 } });
    expect(await deleteEntry(storage, on(second))).toEqual({ ok: true, value: null });
    expect(await getBook(storage, bookId)).toMatchObject({ lastNumber: 1, entries: 0, turnover: 0 });
    expect((await posted()).number).toBe(2);
  });

  it("does not void twice", async () => {
    const entry = await posted();
    await voidEntry(storage, on(entry));
    expect(await voidEntry(storage, { ...on(entry), version: 2 })).toMatchObject({
      error: { kind: "not-posted" },
    });
  });
});

describe("reversing", () => {
  const reverse = (entry: Entry, date = "2026-12-01") =>
    reverseEntry(storage, {
      ...on(entry),
      reversalId: storage.newId("entry"),
      date: day(date),
      description: "Reversión",
    });

  it("I-11 leaves balances as if the entry had not been", async () => {
    const entry = await posted();
    expect(await reverse(entry)).toMatchObject({
      value: { number: 2, origin: "reversal", reverses: { number: 1 } },
    });
    for (const { debit, credit } of (
      await movementsBetween(storage, bookId, day("2026-01-01"), day("2027-12-31"))
    ).values()) {
      expect(debit).toBe(credit);
    }
    expect(await entryByNumber(storage, bookId, 1)).toMatchObject({ reversedBy: { number: 2 } });
  });

  it("is the only correction of a closed month (AC-03)", async () => {
    const entry = await posted();
    await closeMonth(storage, { ...command(), month: month("2026-11") });
    const closed = { error: { kind: "closed-month", month: "2026-11" } };
    expect(await editEntry(storage, { ...on(entry), content: SALE })).toMatchObject(closed);
    expect(await voidEntry(storage, on(entry))).toMatchObject(closed);
    expect(await deleteEntry(storage, on(entry))).toMatchObject(closed);
    expect(await post()).toMatchObject(closed);
    const other = await posted(content("2026-12-02", "1105", "4135", 5));
    expect(await editEntry(storage, { ...on(other), content: SALE })).toMatchObject(closed);
    expect(await reverse(entry, "2026-11-30")).toMatchObject(closed);
    expect(await reverse(entry)).toMatchObject({ ok: true });
    await reopenMonth(storage, { ...command(), month: month("2026-11") });
    expect(await post()).toMatchObject({ ok: true });
  });

  it("happens once, and can be taken back by voiding the reversal", async () => {
    const entry = await posted();
    const reversal = await reverse(entry);
    const marked = await entryByNumber(storage, bookId, 1);
    if (!reversal.ok || !marked) throw new Error("not reversed");
    expect(await reverse(marked)).toMatchObject({ error: { kind: "already-reversed" } });
    expect(await voidEntry(storage, on(marked))).toMatchObject({ error: { kind: "already-reversed" } });
    await voidEntry(storage, on(reversal.value));
    const freed = await entryByNumber(storage, bookId, 1);
    expect(freed?.reversedBy).toBeUndefined();
    expect(freed && (await voidEntry(storage, on(freed)))).toMatchObject({ ok: true });
  });
});

describe("undo and redo", () => {
  const undo = (target: ReturnType<typeof command>["id"]) => undoCommand(storage, { ...command(), target });

  it("I-11 takes back a posting, an edit and a void, and does them again", async () => {
    const head = command();
    const made = await postEntry(storage, {
      ...head,
      entryId: storage.newId("entry"),
      content: SALE,
      origin: "journal",
    });
    if (!made.ok) throw new Error("refused");
    const first = { ...command(), target: head.id };
    expect(await undoCommand(storage, first)).toMatchObject({ ok: true });
    expect(await getBook(storage, bookId)).toMatchObject({ entries: 0, lastNumber: 0 });
    expect(await undo(first.id)).toMatchObject({ ok: true });
    expect(await entryByNumber(storage, bookId, 1)).toMatchObject({ id: made.value.id, lines: SALE.lines });
  });

  it("voids when the entry is no longer the last, and posts it again", async () => {
    const head = command();
    await postEntry(storage, { ...head, entryId: storage.newId("entry"), content: SALE, origin: "journal" });
    await posted();
    const first = { ...command(), target: head.id };
    await undoCommand(storage, first);
    expect(await entryByNumber(storage, bookId, 1)).toMatchObject({ status: "void" });
    await undo(first.id);
    expect(await entryByNumber(storage, bookId, 1)).toMatchObject({ status: "posted", number: 1 });
  });

  it("refuses when somebody went on from there, or closed the month", async () => {
    const head = command();
    const made = await postEntry(storage, {
      ...head,
      entryId: storage.newId("entry"),
      content: SALE,
      origin: "journal",
    });
    if (!made.ok) throw new Error("refused");
    await editEntry(storage, { ...on(made.value), content: { ...SALE, description: "Otra" } });
    expect(await undo(head.id)).toMatchObject({ error: { kind: "stale" } });
    const second = command();
    await postEntry(storage, {
      ...second,
      entryId: storage.newId("entry"),
      content: SALE,
      origin: "journal",
    });
    await closeMonth(storage, { ...command(), month: month("2026-11") });
    expect(await undo(second.id)).toMatchObject({ error: { kind: "closed-month" } });
    expect(await undo(storage.newId("command"))).toMatchObject({ error: { kind: "nothing-to-undo" } });
  });

  it("takes back a whole import", async () => {
    const contents = Array.from({ length: 250 }, (_, index) => ({
      ...SALE,
      date: addDays(day("2026-10-15"), index % 40),
    }));
    const head = command();
    expect(await importEntries(storage, { ...head, contents, origin: "import" })).toMatchObject({
      value: { from: 1, to: 250 },
    });
    expect(await disagreements(storage, bookId)).toEqual([]);
    expect(await undo(head.id)).toMatchObject({ ok: true });
    expect(await getBook(storage, bookId)).toMatchObject({ entries: 0, lastNumber: 0, turnover: 0 });
    expect(await storage.db.pages.count()).toBe(0);
  });

  it("voids an import that others came after", async () => {
    const head = command();
    await importEntries(storage, { ...head, contents: [SALE, SALE], origin: "import" });
    await posted();
    await undo(head.id);
    expect(await getBook(storage, bookId)).toMatchObject({ entries: 1, lastNumber: 3, turnover: 500_000 });
  });
});

describe("what a review found", () => {
  it("AC-01 a draft is posted once, also from two tabs", async () => {
    const saved = await saveDraft(storage, {
      ...command(),
      entryId: storage.newId("entry"),
      content: SALE,
      origin: "journal",
    });
    if (!saved.ok) throw new Error("not saved");
    const draft = saved.value;
    const finish = () =>
      postEntry(storage, { ...command(), entryId: draft.id, content: SALE, origin: "journal", draft });
    expect(await finish()).toMatchObject({ ok: true });
    expect(await finish()).toMatchObject({ error: { kind: "unknown-entry" } });
    expect(await getBook(storage, bookId)).toMatchObject({ entries: 1, lastNumber: 1 });
  });

  it("undoing an import leaves alone what later got one of its numbers, and happens once", async () => {
    const head = command();
    await importEntries(storage, { ...head, contents: [SALE, SALE, SALE], origin: "import" });
    const third = await entryByNumber(storage, bookId, 3);
    if (!third) throw new Error("no third");
    await deleteEntry(storage, on(third));
    const own = await posted({ ...SALE, description: "Mía" });
    expect(own.number).toBe(3);
    const undo = () => undoCommand(storage, { ...command(), target: head.id });
    expect(await undo()).toMatchObject({ ok: true });
    expect(await entryByNumber(storage, bookId, 3)).toMatchObject({ id: own.id, status: "posted" });
    expect(await undo()).toMatchObject({ error: { kind: "nothing-to-undo" } });
  });

  it("a reversal that comes back under another number is named by it", async () => {
    const original = await posted();
    const reversal = await reverseEntry(storage, {
      ...on(original),
      reversalId: storage.newId("entry"),
      date: day("2026-11-20"),
      description: "Reversión",
    });
    if (!reversal.ok) throw new Error("not reversed");
    const removal = on(reversal.value);
    await deleteEntry(storage, removal);
    await posted();
    expect(await undoCommand(storage, { ...command(), target: removal.id })).toMatchObject({ ok: true });
    expect(await entryByNumber(storage, bookId, 1)).toMatchObject({ reversedBy: { number: 3 } });
  });

  it("finds what is seen: dots, days, account names, amounts with their sign", async () => {
    await posted({ ...SALE, description: "Pago a Distribuciones S.A.S.", reference: "FV-1.204" });
    for (const query of ["s.a.s.", "fv-1.204", "caja", "03/11/2026", "$500.000", "500000"]) {
      expect(await searchEntries(storage, bookId, query), query).toHaveLength(1);
    }
  });
});

describe("ST-15 damaged records of months and books", () => {
  it("break no query, and refuse writing into them with a reason of their own", async () => {
    await posted();
    await posted({ ...SALE, date: day("2026-12-05") });
    const { pages: _gone, ...damaged } = (await storage.db.months.get([bookId, "2026-11"])) ?? {};
    await storage.db.months.put(damaged as never);
    await writtenByAnother(storage);
    expect(await movementsBetween(storage, bookId, day("2026-11-02"), day("2026-12-20"))).toBeInstanceOf(Map);
    expect(await searchEntries(storage, bookId, "mostrador")).toHaveLength(1);
    expect(await journalMonth(storage, bookId, month("2026-12"))).toMatchObject({ posted: 1 });
    expect(await post()).toMatchObject({ error: { kind: "damaged-book" } });
    expect(await repairBook(storage, command())).toMatchObject({ ok: true });
    expect(await post()).toMatchObject({ ok: true });
    await storage.db.books.update(bookId, { turnover: Number.NaN } as never);
    await writtenByAnother(storage);
    expect(await post()).toMatchObject({ error: { kind: "damaged-book" } });
    await repairBook(storage, command());
  });
});

describe("imports", () => {
  it("refuses all for one bad row, and names it", async () => {
    const before = await dump(storage);
    const bad = { ...SALE, lines: [line("1105", 1), line("9999", -1)] };
    const refused = await importEntries(storage, { ...command(), contents: [SALE, bad], origin: "import" });
    expect(refused).toMatchObject({ error: { kind: "row-problems", row: 1 } });
    expect(await importEntries(storage, { ...command(), contents: [], origin: "import" })).toMatchObject({
      error: { kind: "nothing-to-import" },
    });
    expect(await dump(storage)).toEqual(before);
  });

  it("lays entries on full pages and goes on posting in between", async () => {
    const contents = Array.from({ length: 320 }, (_, index) => ({
      ...SALE,
      date: addDays(day("2026-11-01"), index % 28),
    }));
    await importEntries(storage, { ...command(), contents, origin: "import" });
    for (let each = 0; each < 30; each += 1)
      await posted({ ...SALE, date: addDays(day("2026-11-01"), each % 28) });
    const { pages, posted: count } = await journalMonth(storage, bookId, month("2026-11"));
    expect(count).toBe(350);
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.every((page) => page.entries <= 100)).toBe(true);
  });
});

describe("drafts", () => {
  it("keep an unbalanced entry that counts nowhere, and end with its posting", async () => {
    const entryId = storage.newId("entry");
    const half = { ...SALE, lines: [line("1105", 486_300)] };
    const saved = await saveDraft(storage, { ...command(), entryId, content: half, origin: "journal" });
    if (!saved.ok) throw new Error("not saved");
    expect(await journalMonth(storage, bookId, month("2026-11"))).toMatchObject({ posted: 0, debit: 0 });
    expect((await journalMonth(storage, bookId, month("2026-11"))).drafts).toHaveLength(1);
    expect(await closeMonth(storage, { ...command(), month: month("2026-11") })).toMatchObject({
      error: { kind: "drafts-in-month", drafts: 1 },
    });
    const draft = saved.value;
    const moved = await saveDraft(storage, {
      ...command(),
      entryId,
      content: { ...half, date: day("2026-12-01") },
      origin: "journal",
      saved: draft,
    });
    if (!moved.ok) throw new Error("not moved");
    await postEntry(storage, {
      ...command(),
      entryId,
      content: SALE,
      origin: "journal",
      draft: moved.value,
    });
    expect((await journalMonth(storage, bookId, month("2026-12"))).drafts).toEqual([]);
    // A late autosave does not restore it.
    expect(
      await saveDraft(storage, { ...command(), entryId, content: half, origin: "journal", saved: draft }),
    ).toMatchObject({ ok: false });
  });

  it("MT-02 are not written over when somebody saved another version meanwhile, nor posted so", async () => {
    const entryId = storage.newId("entry");
    const half = { ...SALE, lines: [line("1105", 486_300)] };
    const head = { entryId, origin: "journal" } as const;
    const first = await saveDraft(storage, { ...command(), ...head, content: half });
    if (!first.ok) throw new Error("not saved");
    const theirs = { ...half, description: "La otra" };
    const other = await saveDraft(storage, { ...command(), ...head, content: theirs, saved: first.value });
    expect(other).toMatchObject({ ok: true, value: { version: 2 } });
    const stale = { error: { kind: "stale", current: { description: "La otra", version: 2 } } };
    const mine = { ...half, description: "La mía" };
    expect(
      await saveDraft(storage, { ...command(), ...head, content: mine, saved: first.value }),
    ).toMatchObject(stale);
    expect(
      await postEntry(storage, { ...command(), ...head, content: SALE, draft: first.value }),
    ).toMatchObject(stale);
    // Nor beside it, whoever did not say that there is one: an id names one entry.
    expect(await postEntry(storage, { ...command(), ...head, content: SALE })).toMatchObject(stale);
    const { drafts, posted } = await journalMonth(storage, bookId, month("2026-11"));
    expect(posted).toBe(0);
    expect(drafts.map((each) => each.description)).toEqual(["La otra"]);
  });

  it("can be discarded", async () => {
    const saved = await saveDraft(storage, {
      ...command(),
      entryId: storage.newId("entry"),
      content: SALE,
      origin: "journal",
    });
    if (!saved.ok) throw new Error("not saved");
    expect(await discardDraft(storage, { ...command(), draft: linkTo(saved.value) })).toMatchObject({
      ok: true,
    });
    expect(await discardDraft(storage, { ...command(), draft: linkTo(saved.value) })).toMatchObject({
      error: { kind: "unknown-entry" },
    });
  });
});

describe("books, companies and accounts", () => {
  it("refuses blank names, impossible periods and unknown companies", async () => {
    const base = {
      id: storage.newId("command"),
      bookId: storage.newId("book"),
      companyId: null,
      chart: "mini" as const,
    };
    expect(await createBook(storage, { ...base, name: " \n " })).toMatchObject({
      error: { kind: "blank-name" },
    });
    const backwards = { start: day("2026-02-02"), end: day("2026-02-01") };
    expect(await createBook(storage, { ...base, name: "x", ...backwards })).toMatchObject({
      error: { kind: "bad-period" },
    });
    const nobody = { ...base, companyId: storage.newId("company"), name: "x" };
    expect(await createBook(storage, nobody)).toMatchObject({ error: { kind: "unknown-company" } });
    expect(
      await createCompany(storage, {
        id: storage.newId("command"),
        companyId: storage.newId("company"),
        name: "",
      }),
    ).toMatchObject({
      error: { kind: "blank-name" },
    });
    expect(await renameBook(storage, { ...command(), name: "  Diario   2026 " })).toMatchObject({
      value: { name: "Diario 2026" },
    });
  });

  it("gives a book 30 days unless told otherwise", async () => {
    expect(await getBook(storage, bookId)).toMatchObject({ start: "2026-11-20", end: "2026-12-20" });
  });

  it("adds a sub-account and takes entries on it", async () => {
    expect(
      await addAccount(storage, { ...command(), code: "11050501", name: "Caja sede Chía" }),
    ).toMatchObject({ ok: true });
    expect(await addAccount(storage, { ...command(), code: "11050501", name: "Otra" })).toMatchObject({
      error: { kind: "own-account", problem: "taken" },
    });
    await posted(content("2026-11-20", "11050501", "4135", 70));
    const book = await getBook(storage, bookId);
    const chart = book && (await bookChart(storage, book));
    const account = chart?.byCode.get("1105");
    const ledger =
      account && (await accountLedger(storage, bookId, account, day("2026-11-01"), day("2026-11-30")));
    expect(ledger?.closing).toBe(70);
  });
});

describe("reading", () => {
  it("agrees between whole months, parts of months and the ledger", async () => {
    const contents = Array.from({ length: 230 }, (_, index) => ({
      ...SALE,
      date: addDays(day("2026-09-10"), index % 90),
    }));
    await importEntries(storage, { ...command(), contents, origin: "import" });
    const whole = await movementsBetween(storage, bookId, day("2026-09-01"), day("2026-12-31"));
    const first = await movementsBetween(storage, bookId, day("2026-09-01"), day("2026-10-17"));
    const second = await movementsBetween(storage, bookId, day("2026-10-18"), day("2026-12-31"));
    const cash = (balances: typeof whole) => balances.get("1105" as never)?.debit ?? 0;
    expect(cash(first) + cash(second)).toBe(cash(whole));
    expect(cash(whole)).toBe(230 * 500_000);
    const book = await getBook(storage, bookId);
    const account = book && (await bookChart(storage, book)).byCode.get("1105");
    const ledger =
      account && (await accountLedger(storage, bookId, account, day("2026-10-18"), day("2026-12-31")));
    expect(ledger?.opening).toBe(cash(first));
    expect(ledger?.closing).toBe(cash(whole));
  });

  it("finds by words, amounts and numbers", async () => {
    await posted({ ...SALE, description: "Arriendo del local", reference: "CE-0155" });
    await posted({ ...SALE, description: "Energía del local, factura 7781" });
    expect((await searchEntries(storage, bookId, "energia local")).map((each) => each.number)).toEqual([2]);
    expect((await searchEntries(storage, bookId, "ce-0155")).map((each) => each.number)).toEqual([1]);
    expect(await searchEntries(storage, bookId, "500.000")).toHaveLength(2);
    expect(await searchEntries(storage, bookId, " ")).toEqual([]);
  });
});
