import { beforeEach, describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { type NotePoint, notePoint, setBookStatus } from "#storage/commands/books/change-book.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { content } from "#tests/support/builders.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;
const id = () => newId("command");

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  return () => storage.close();
});

const say = (more: Partial<NotePoint> = {}) =>
  notePoint(storage, { id: id(), bookId, span: "2026", point: "stock", reason: "Servicios", ...more });
const notes = async () => (await getBook(storage, bookId))?.closingNotes;

describe("AC-81 a point that does not apply is marked with a reason, which is kept", () => {
  it("is kept for its month or period, said again, and taken back", async () => {
    must(await say({ reason: "  Solo   servicios " }));
    must(await say({ span: "2026-03", point: "payroll" }));
    expect(await notes()).toEqual([
      { span: "2026", point: "stock", reason: "Solo servicios" },
      { span: "2026-03", point: "payroll", reason: "Servicios" },
    ]);
    must(await say({ reason: "Otra" }));
    must(await say({ span: "2026-03", point: "payroll", reason: null }));
    expect(await notes()).toEqual([{ span: "2026", point: "stock", reason: "Otra" }]);
    must(await say({ reason: null }));
    expect(await getBook(storage, bookId)).not.toHaveProperty("closingNotes");
  });

  it.each<[string, Partial<NotePoint>]>([
    ["without a reason", { reason: "   " }],
    ["of drafts, which block the closing", { point: "drafts" }],
    ["of sums that differ", { point: "sums" }],
    ["of a recount", { point: "recount" }],
    ["of an earlier period that is open", { point: "earlier" }],
    ["of a period that is not over", { point: "over" }],
  ])("is refused %s", async (_name, more) => {
    expect((await say(more)).ok).toBe(false);
    expect(await notes()).toBeUndefined();
  });

  it("is refused in a book that is only read", async () => {
    must(await setBookStatus(storage, { id: id(), bookId, status: "archived" }));
    expect(await say()).toMatchObject({ ok: false, error: { kind: "read-only" } });
  });

  it("is taken back by undo, after entries were posted too", async () => {
    const command = id();
    must(await say({ id: command }));
    const head = { id: id(), bookId, entryId: newId("entry"), origin: "journal" as const };
    must(await postEntry(storage, { ...head, content: content(day("2026-11-03"), "1105", "4135", 5) }));
    must(await undoRecords(storage, { id: id(), target: command }));
    expect(await notes()).toBeUndefined();
    expect(await getBook(storage, bookId)).toMatchObject({ entries: 1 });
  });
});
