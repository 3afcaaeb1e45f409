import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Entry, type EntryContent, linkTo } from "#domain/accounting/entries/entry.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { editEntry } from "#storage/commands/entries/edit-entry.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { reverseEntry } from "#storage/commands/entries/reverse-entry.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { deleteEntry, voidEntry } from "#storage/commands/entries/void-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { entryHistory } from "#storage/queries/books/entry-history.ts";
import { entryByNumber } from "#storage/queries/books/journal.ts";
import { content, line } from "../../../support/builders.ts";
import { openTestBook, openTestStorage } from "../../../support/test-storage.ts";

const SALE = content("2026-11-03", "1110", "4135", 100_000, "Venta");
let storage: AppStorage;
let bookId: BookId;
let now = 1_000;

beforeEach(async () => {
  now = 1_000;
  storage = await openTestStorage({ clock: { now: () => now } });
  bookId = await openTestBook(storage);
});
afterEach(() => storage.close());

const head = () => ({ id: storage.newId("command"), bookId });

async function post(written: EntryContent = SALE): Promise<Entry> {
  const entryId = storage.newId("entry");
  const made = await postEntry(storage, { ...head(), entryId, content: written, origin: "journal" });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value;
}

async function numbered(number: number): Promise<Entry> {
  const entry = await entryByNumber(storage, bookId, number);
  if (!entry) throw new Error(`no entry ${number}`);
  return entry;
}

const seen = (entry: Entry) => ({ entry: linkTo(entry), version: entry.version });
const kinds = async (entry: Entry) => (await entryHistory(storage, entry)).map(({ event }) => event.kind);

describe("the history of an entry", () => {
  it("tells each correction with what it changed, the newest first, and nothing of other entries", async () => {
    const entry = await post();
    await post();
    now = 2_000;
    const lines = [line("1110", 120_000), line("4135", -120_000)];
    await editEntry(storage, { ...head(), ...seen(entry), content: { ...SALE, lines } });
    await post();
    await closeMonth(storage, { ...head(), month: month("2026-10") });
    expect(await entryHistory(storage, await numbered(1))).toEqual([
      {
        at: 2_000,
        isUndo: false,
        isImport: false,
        event: {
          kind: "edited",
          changes: [
            { kind: "line", before: line("1110", 100_000), after: line("1110", 120_000) },
            { kind: "line", before: line("4135", -100_000), after: line("4135", -120_000) },
          ],
        },
      },
      { at: 1_000, isUndo: false, isImport: false, event: { kind: "posted", reverses: null } },
    ]);
  });

  it("tells voiding and its taking back, reversal and the entry that reverses", async () => {
    const entry = await post();
    await post();
    const voiding = head();
    await voidEntry(storage, { ...voiding, ...seen(entry) });
    await undoCommand(storage, { ...head(), target: voiding.id });
    const back = await numbered(1);
    const reversal = {
      reversalId: storage.newId("entry"),
      date: day("2026-12-01"),
      description: "Reversión",
    };
    expect(await reverseEntry(storage, { ...head(), ...seen(back), ...reversal })).toMatchObject({
      ok: true,
    });
    const reversed = await numbered(1);
    const history = await entryHistory(storage, reversed);
    expect(history.map(({ event }) => event.kind)).toEqual(["reversed", "unvoided", "voided", "posted"]);
    expect(history.map(({ isUndo }) => isUndo)).toEqual([false, true, false, false]);
    const [step] = await entryHistory(storage, await numbered(3));
    expect(step?.event).toMatchObject({ kind: "posted", reverses: { number: 1 } });
  });

  it("goes back before a deletion that was taken back", async () => {
    const entry = await post();
    const deletion = head();
    await deleteEntry(storage, { ...deletion, ...seen(entry) });
    await undoCommand(storage, { ...head(), target: deletion.id });
    expect(await kinds(await numbered(1))).toEqual(["restored", "deleted", "posted"]);
  });

  it("knows what was brought in, and reads on past long stretches of other work", async () => {
    const contents = ["2026-11-03", "2026-11-04"].map((date) => content(date, "1105", "4135", 500));
    await importEntries(storage, { ...head(), contents, origin: "import" });
    now = 3_000;
    await editEntry(storage, {
      ...head(),
      ...seen(await numbered(2)),
      content: { ...content("2026-11-04", "1105", "4135", 500), reference: "RC-2" },
    });
    const filler = (await storage.db.audit.orderBy("seq").last()) ?? null;
    if (filler === null) throw new Error("no trail");
    const { seq: _seq, ...rest } = filler;
    await storage.db.audit.bulkAdd(
      Array.from({ length: 1_200 }, () => ({ ...rest, command: storage.newId("command"), changes: [] })),
    );
    const history = await entryHistory(storage, await numbered(2));
    expect(history.map(({ at, isImport, event }) => [at, isImport, event.kind])).toEqual([
      [3_000, false, "edited"],
      [1_000, true, "posted"],
    ]);
  });

  it("begins with the day an entry carries when the trail does not say", async () => {
    const entry = await post();
    await storage.db.audit.clear();
    expect(await entryHistory(storage, entry)).toMatchObject([{ at: 1_000, event: { kind: "posted" } }]);
  });

  it("leaves out a damaged record of the trail and tells the rest", async () => {
    const entry = await post();
    now = 2_000;
    await editEntry(storage, { ...head(), ...seen(entry), content: { ...SALE, reference: "RC-1" } });
    const last = await storage.db.audit.orderBy("seq").last();
    if (last?.seq === undefined) throw new Error("no trail");
    const broken = { ...last, changes: [{ table: "entries", key: entry.id, before: 7, after: "x" }] };
    await storage.db.audit.put(broken as never);
    expect(await kinds(await numbered(1))).toEqual(["posted"]);
  });
});
