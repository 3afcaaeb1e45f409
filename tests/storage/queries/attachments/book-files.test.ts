import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId, EntryId } from "#domain/kernel/ids.ts";
import { attachFile, removeAttachment } from "#storage/commands/attachments/attach-file.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { discardDraft, saveDraft } from "#storage/commands/entries/save-draft.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { deleteEntry } from "#storage/commands/entries/void-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { bookFiles } from "#storage/queries/attachments/book-files.ts";
import { content } from "#tests/support/builders.ts";
import { partyFields, recorded } from "#tests/support/commands/party-commands.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { attached, attaching, pdfOf, postedEntry } from "#tests/support/records/attachments.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
});
afterEach(() => storage.close());

const head = () => ({ id: newId("command"), bookId });
const listed = async () =>
  (await bookFiles(storage, bookId)).map(({ attachment, owner, isMissing }) => ({
    name: attachment.name,
    owner,
    isMissing,
  }));

async function draftOf(description = "Por completar") {
  const entryId: EntryId = newId("entry");
  const written = { ...content("2026-11-05", "1105", "4135", 700), description };
  const draft = must(await saveDraft(storage, { ...head(), entryId, content: written, origin: "journal" }));
  return { draft, written };
}

describe("the files of a book", () => {
  it("AD-08 are listed with what each belongs to, and no bytes are read", async () => {
    const entry = await postedEntry(storage, bookId);
    const party = await recorded(storage, bookId, partyFields("Aceros"));
    await attached(storage, bookId, { kind: "entry", entry }, await pdfOf("factura"));
    await attached(storage, bookId, { kind: "party", id: party.id }, await pdfOf("rut"));
    const read: string[] = [];
    storage.db.attachmentBytes.hook("reading", (row) => {
      read.push(row.hash);
      return row;
    });
    const files = await listed();
    expect(read).toEqual([]);
    expect(files.map(({ name }) => name).toSorted()).toEqual(["factura.pdf", "rut.pdf"]);
    expect(files.find(({ name }) => name === "factura.pdf")).toMatchObject({
      owner: { kind: "entry", entry, locked: false },
      isMissing: false,
    });
    expect(files.find(({ name }) => name === "rut.pdf")?.owner).toEqual({ kind: "party", name: "Aceros" });
  });

  it("AD-05 say which stand in a closed month, and AD-07 which are not on this device", async () => {
    const entry = await postedEntry(storage, bookId);
    const { hash } = await attached(storage, bookId, { kind: "entry", entry }, await pdfOf("factura"));
    must(await closeMonth(storage, { ...head(), month: month("2026-11") }));
    await storage.db.attachmentBytes.delete(hash);
    expect(await listed()).toMatchObject([{ owner: { kind: "entry", locked: true }, isMissing: true }]);
  });

  it("AD-04 find an entry that moved to another month, and say that a deleted one is gone", async () => {
    const entry = await postedEntry(storage, bookId);
    const file = await attached(storage, bookId, { kind: "entry", entry }, await pdfOf("factura"));
    // As if it had been attached before the entry was dated anew.
    const place = { number: entry.number, date: day("2026-03-02") };
    await storage.db.attachments.put({ ...file, place });
    expect(await listed()).toMatchObject([{ owner: { kind: "entry", entry } }]);
    must(await deleteEntry(storage, { ...head(), entry, version: 1 }));
    expect(await listed()).toMatchObject([{ owner: { kind: "gone", was: "entry" } }]);
  });
});

describe("the files of a draft", () => {
  it("AD-04 stay with the entry that it becomes, also in what a closed month lets go", async () => {
    const { draft, written } = await draftOf();
    const { id, number, date } = draft;
    const command = attaching(bookId, { kind: "entry", entry: { id, number, date } }, await pdfOf("recibo"));
    const row = must(await attachFile(storage, command));
    expect(await listed()).toMatchObject([{ owner: { kind: "entry", entry: { number: 0 } } }]);
    const posted = must(
      await postEntry(storage, { ...head(), entryId: id, content: written, origin: "journal", draft }),
    );
    expect(posted.id).toBe(id);
    expect(await listed()).toMatchObject([
      { owner: { kind: "entry", entry: { number: posted.number }, words: "Por completar" } },
    ]);
    must(await closeMonth(storage, { ...head(), month: month("2026-11") }));
    const refused = { ok: false, error: { kind: "closed-month", month: "2026-11" } };
    expect(await undoCommand(storage, { ...head(), target: command.id })).toEqual(refused);
    expect(await removeAttachment(storage, { ...head(), attachmentId: row.id, version: 1 })).toEqual(refused);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
  });

  it("AD-07 are no strays once it is discarded: they are listed, can be removed, and come back with it", async () => {
    const { draft, written } = await draftOf();
    const { id, number, date, version } = draft;
    const row = await attached(
      storage,
      bookId,
      { kind: "entry", entry: { id, number, date } },
      await pdfOf("recibo"),
    );
    must(await discardDraft(storage, { ...head(), draft: { id, number, date } }));
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
    expect(await listed()).toMatchObject([{ owner: { kind: "gone", was: "draft" } }]);
    must(await saveDraft(storage, { ...head(), entryId: id, content: written, origin: "journal" }));
    expect(await listed()).toMatchObject([{ owner: { kind: "entry", entry: { id } } }]);
    must(await discardDraft(storage, { ...head(), draft: { id, number, date } }));
    const removal = { ...head(), attachmentId: row.id, version };
    must(await removeAttachment(storage, removal));
    expect(await listed()).toEqual([]);
    must(await undoCommand(storage, { ...head(), target: removal.id }));
    expect(await listed()).toHaveLength(1);
  });
});
