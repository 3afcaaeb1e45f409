import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EntryLink } from "#domain/accounting/entries/entry.ts";
import { MOST_ACCOUNT_BYTES } from "#domain/attachments/limits.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { bytesToText, textToBytes } from "#storage/attachments/bytes-text.ts";
import { attachFile, removeAttachment } from "#storage/commands/attachments/attach-file.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { duplicateBook } from "#storage/commands/books/duplicate-book.ts";
import { repairBook } from "#storage/commands/books/repair-book.ts";
import { adoptGuestWork } from "#storage/commands/companies/adopt-guest-work.ts";
import { reverseEntry } from "#storage/commands/entries/reverse-entry.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { voidEntry } from "#storage/commands/entries/void-entry.ts";
import { mergeParties } from "#storage/commands/parties/merge-parties.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import {
  attachmentCounts,
  attachmentRoom,
  attachmentsOf,
} from "#storage/queries/attachments/attachments-of.ts";
import { readAttachment } from "#storage/queries/attachments/read-attachment.ts";
import { partyFields, recorded } from "#tests/support/commands/party-commands.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { attached, attaching, pdfOf, postedEntry } from "#tests/support/records/attachments.ts";
import { dump, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;
let entry: EntryLink;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  entry = await postedEntry(storage, bookId);
});
afterEach(() => storage.close());

const head = () => ({ id: newId("command"), bookId });
const onEntry = () => ({ kind: "entry", entry }) as const;
const names = async (ownerId: string) =>
  (await attachmentsOf(storage, bookId, ownerId)).map(({ name }) => name);
const undo = (target: Parameters<typeof undoCommand>[1]["target"]) =>
  undoCommand(storage, { ...head(), target });

describe("a file of an entry", () => {
  it("AD-04 is kept with its bytes, taken off, and brought back by undo", async () => {
    const file = await pdfOf("factura");
    const command = attaching(bookId, onEntry(), file);
    const row = must(await attachFile(storage, command));
    expect(await readAttachment(storage, row.hash)).toEqual({
      bytes: textToBytes(file.text),
      text: file.text,
    });
    expect(must(await attachFile(storage, command))).toEqual(row);
    expect(await names(entry.id)).toEqual(["factura.pdf"]);
    const removal = { ...head(), attachmentId: row.id, version: 1, entry };
    must(await removeAttachment(storage, removal));
    expect(await names(entry.id)).toEqual([]);
    must(await undo(removal.id));
    expect(await names(entry.id)).toEqual(["factura.pdf"]);
  });

  it("AD-04 undo of an attached file takes it off, and its redo brings it back", async () => {
    const command = attaching(bookId, onEntry(), await pdfOf("factura"));
    must(await attachFile(storage, command));
    const target = newId("command");
    must(await undoCommand(storage, { id: target, bookId, target: command.id }));
    expect(await names(entry.id)).toEqual([]);
    must(await undo(target));
    expect(await names(entry.id)).toEqual(["factura.pdf"]);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
  });

  it("AD-06 the same file twice is said and stored once, also on two entries", async () => {
    const file = await pdfOf("factura");
    await attached(storage, bookId, onEntry(), file);
    const twice = await attachFile(storage, attaching(bookId, onEntry(), { ...file, name: "otra.pdf" }));
    expect(twice).toEqual({ ok: false, error: { kind: "attached-already", name: "factura.pdf" } });
    const other = await postedEntry(storage, bookId);
    const row = await attached(storage, bookId, { kind: "entry", entry: other }, file);
    expect(await storage.db.attachmentBytes.count()).toBe(1);
    expect((await attachmentRoom(storage, bookId)).book.used).toBe(file.size);
    must(await removeAttachment(storage, { ...head(), attachmentId: row.id, version: 1, entry: other }));
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
  });

  it("AD-05 a closed month takes files and lets none go, by removal or undo", async () => {
    const before = await attached(storage, bookId, onEntry(), await pdfOf("antes"));
    must(await closeMonth(storage, { ...head(), month: month("2026-11") }));
    const command = attaching(bookId, onEntry(), await pdfOf("después"));
    must(await attachFile(storage, command));
    const refused = { ok: false, error: { kind: "closed-month", month: "2026-11" } };
    expect(
      await removeAttachment(storage, { ...head(), attachmentId: before.id, version: 1, entry }),
    ).toEqual(refused);
    expect(await removeAttachment(storage, { ...head(), attachmentId: before.id, version: 1 })).toEqual(
      refused,
    );
    expect(await undo(command.id)).toEqual(refused);
    expect(await names(entry.id)).toEqual(["antes.pdf", "después.pdf"]);
  });

  it("AD-04 goes and comes with the entry, stays on what is void, and is of no reversal or copy of the book", async () => {
    await attached(storage, bookId, onEntry(), await pdfOf("factura"));
    const reversing = {
      ...head(),
      entry,
      version: 1,
      reversalId: newId("entry"),
      date: entry.date,
      description: "Reversa",
    };
    const reversal = must(await reverseEntry(storage, reversing));
    expect(await names(reversal.id)).toEqual([]);
    const copyId = newId("book");
    must(
      await duplicateBook(storage, { id: newId("command"), sourceId: bookId, bookId: copyId, entries: true }),
    );
    expect(await storage.db.attachments.where("bookId").equals(copyId).count()).toBe(0);
    const other = await postedEntry(storage, bookId);
    await attached(storage, bookId, { kind: "entry", entry: other }, await pdfOf("otra"));
    must(await voidEntry(storage, { ...head(), entry: other, version: 1 }));
    expect(await names(other.id)).toEqual(["otra.pdf"]);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
  });

  it("AD-04 refuses an entry that is gone, what another tab removed, and another book", async () => {
    const gone = { kind: "entry", entry: { ...entry, id: newId("entry") } } as const;
    const file = await pdfOf("factura");
    expect(await attachFile(storage, attaching(bookId, gone, file))).toMatchObject({
      error: { kind: "unknown-owner" },
    });
    const party = { kind: "party", id: newId("party") } as const;
    expect(await attachFile(storage, attaching(bookId, party, file))).toMatchObject({
      error: { kind: "unknown-owner" },
    });
    const row = await attached(storage, bookId, onEntry(), file);
    const stale = { ...head(), attachmentId: row.id, version: 2, entry };
    expect(await removeAttachment(storage, stale)).toMatchObject({ error: { kind: "unknown-attachment" } });
    const other = await openTestBook(storage);
    const foreign = { id: newId("command"), bookId: other, attachmentId: row.id, version: 1 };
    expect(await removeAttachment(storage, foreign)).toMatchObject({ error: { kind: "unknown-attachment" } });
    expect(await names(entry.id)).toEqual(["factura.pdf"]);
  });

  it("AD-08 counts by an index, and no list reads bytes", async () => {
    await attached(storage, bookId, onEntry(), await pdfOf("una"));
    await attached(storage, bookId, onEntry(), await pdfOf("dos"));
    const other = await postedEntry(storage, bookId);
    await storage.db.attachmentBytes.clear();
    const counts = await attachmentCounts(storage, bookId, [entry.id, other.id]);
    expect([...counts]).toEqual([[entry.id, 2]]);
    expect(await names(entry.id)).toHaveLength(2);
    expect((await attachmentRoom(storage, bookId)).account.used).toBeGreaterThan(0);
  });
});

describe("bytes that nobody holds", () => {
  it("AD-04 stay for undo while there is room, and then give theirs up", async () => {
    const row = await attached(storage, bookId, onEntry(), await pdfOf("vieja"));
    const removal = { ...head(), attachmentId: row.id, version: 1, entry };
    must(await removeAttachment(storage, removal));
    await storage.db.attachmentBytes.update(row.hash, { size: MOST_ACCOUNT_BYTES });
    await attached(storage, bookId, onEntry(), await pdfOf("nueva"));
    expect(await storage.db.attachmentBytes.get(row.hash)).toBeUndefined();
    expect(await undo(removal.id)).toMatchObject({ error: { kind: "nothing-to-undo" } });
    expect(await names(entry.id)).toEqual(["nueva.pdf"]);
  });
});

describe("third parties and guests", () => {
  it("AD-04 files of a third party go with it when two become one, and part again by undo", async () => {
    const kept = await recorded(storage, bookId, partyFields("Aceros"));
    const gone = await recorded(storage, bookId, partyFields("Aceros S.A.S."));
    await attached(storage, bookId, { kind: "party", id: gone.id }, await pdfOf("rut"));
    const target = newId("command");
    must(await mergeParties(storage, { id: target, bookId, kept, gone }));
    expect([await names(kept.id), await names(gone.id)]).toEqual([["rut.pdf"], []]);
    must(await undoRecords(storage, { id: newId("command"), target }));
    expect([await names(kept.id), await names(gone.id)]).toEqual([[], ["rut.pdf"]]);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
  });

  it("AD-09 a guest's files come along with the books", async () => {
    const row = await attached(storage, bookId, onEntry(), await pdfOf("factura"));
    const account = await openTestStorage({ newId });
    must(await adoptGuestWork(account, storage, { id: newId("command"), guestId: newId("guest") }));
    expect(await attachmentsOf(account, bookId, entry.id)).toEqual([row]);
    expect(await readAttachment(account, row.hash)).not.toBeNull();
    account.close();
  });
});

describe("AD-07 the check of the books", () => {
  it.each([
    ["gone", () => storage.db.attachmentBytes.clear()],
    [
      "others",
      () => storage.db.attachmentBytes.toCollection().modify({ text: bytesToText(Uint8Array.of(1, 2)) }),
    ],
    ["no text of bytes", () => storage.db.attachmentBytes.toCollection().modify({ text: "¡!" })],
  ] as const)("AD-07 names a file whose bytes are %s, and repair takes it off", async (_what, damage) => {
    const row = await attached(storage, bookId, onEntry(), await pdfOf("factura"));
    await damage();
    expect(await verifyBook(storage.db, bookId)).toEqual([{ kind: "attachment-lost", id: row.id }]);
    expect(await readAttachment(storage, row.hash)).toBeNull();
    must(await repairBook(storage, head()));
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
    expect(await names(entry.id)).toEqual([]);
    expect((await dump(storage)).audit?.at(-1)).toMatchObject({
      kind: "repair-book",
      changes: [{}, { key: row.id, before: row, after: null }],
    });
  });

  it("AD-07 names a file of nothing, but not that of what was deleted and may come back", async () => {
    const row = await attached(storage, bookId, onEntry(), await pdfOf("factura"));
    await storage.db.attachments.update(row.id, { ownerId: newId("entry") });
    expect(await verifyBook(storage.db, bookId)).toEqual([{ kind: "attachment-stray", id: row.id }]);
    must(await repairBook(storage, head()));
    const party = await recorded(storage, bookId, partyFields("Aceros"));
    await attached(storage, bookId, { kind: "party", id: party.id }, await pdfOf("rut"));
    const { deleteParty } = await import("#storage/commands/parties/delete-party.ts");
    const target = newId("command");
    must(await deleteParty(storage, { id: target, bookId, partyId: party.id, version: 1 }));
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
    must(await undoRecords(storage, { id: newId("command"), target }));
    expect(await names(party.id)).toEqual(["rut.pdf"]);
  });

  it("AD-07 a file of an entry whose posting was undone is no stray, and is there again after the redo", async () => {
    const other = await postedEntry(storage, bookId);
    await attached(storage, bookId, { kind: "entry", entry: other }, await pdfOf("factura"));
    const audit = await storage.db.audit.toArray();
    const posting = audit.find(({ kind, changes }) => kind === "post" && changes[0]?.key === other.id);
    const target = newId("command");
    must(await undoCommand(storage, { id: target, bookId, target: posting?.command ?? target }));
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
    must(await undo(target));
    expect(await names(other.id)).toEqual(["factura.pdf"]);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
  });
});
