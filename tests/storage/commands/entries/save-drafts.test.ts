import { beforeEach, expect, it } from "vitest";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import { discardDrafts, postDrafts, saveDrafts } from "#storage/commands/entries/save-drafts.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { entryByNumber, journalMonth } from "#storage/queries/books/journal.ts";
import { content, line } from "#tests/support/builders.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const NOVEMBER = month("2026-11");
let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  storage = await openTestStorage();
  bookId = await openTestBook(storage);
});

const command = () => ({ id: storage.newId("command"), bookId });
const november = () => journalMonth(storage, bookId, NOVEMBER);

async function paste(contents: readonly EntryContent[]) {
  const drafts = contents.map((each) => ({ entryId: storage.newId("entry"), content: each }));
  const saved = await saveDrafts(storage, { ...command(), drafts, origin: "journal" });
  if (!saved.ok) throw new Error(saved.error.kind);
  return saved.value;
}

const SALE = content("2026-11-05", "1105", "4135", 500, "Venta");
const RENT = content("2026-11-02", "5120", "1105", 300, "Arriendo");
const OPEN: EntryContent = { ...SALE, description: "Sin cuenta", lines: [line("1105", 70), line("", -70)] };

it("many drafts are saved at once and count nowhere (UX-24)", async () => {
  await paste([SALE, RENT, OPEN]);
  expect(await november()).toMatchObject({ debit: 0, posted: 0 });
  expect((await november()).drafts.map(({ description }) => description)).toEqual([
    "Arriendo",
    "Venta",
    "Sin cuenta",
  ]);
});

it("a second try of the same drafts adds none (ST-09)", async () => {
  const drafts = [{ entryId: storage.newId("entry"), content: SALE }];
  for (let at = 0; at < 2; at += 1) {
    expect(await saveDrafts(storage, { ...command(), drafts, origin: "journal" })).toMatchObject({
      ok: true,
    });
  }
  expect((await november()).drafts).toHaveLength(1);
});

it("drafts of a closed month are refused, and with them all of the paste", async () => {
  await closeMonth(storage, { ...command(), month: NOVEMBER });
  const drafts = [content("2026-10-05", "1105", "4135", 1), SALE].map((each) => ({
    entryId: storage.newId("entry"),
    content: each,
  }));
  const saved = await saveDrafts(storage, { ...command(), drafts, origin: "journal" });
  expect(saved).toMatchObject({ ok: false, error: { kind: "closed-month", month: "2026-11" } });
  expect((await journalMonth(storage, bookId, month("2026-10"))).drafts).toEqual([]);
});

it("the complete ones are posted at once, by day, the others stay; undone they are gone and can be saved again", async () => {
  const saved = await paste([SALE, OPEN, RENT]);
  const posting = command();
  const posted = await postDrafts(storage, { ...posting, drafts: saved });
  if (!posted.ok) throw new Error(posted.error.kind);
  expect(posted.value).toMatchObject({ from: 1, to: 2 });
  expect((await entryByNumber(storage, bookId, 1))?.description).toBe("Arriendo");
  expect((await november()).drafts.map(({ description }) => description)).toEqual(["Sin cuenta"]);
  expect(await november()).toMatchObject({ debit: 800, credit: 800, posted: 2 });
  expect(await undoCommand(storage, { ...command(), target: posting.id })).toMatchObject({ ok: true });
  await paste(posted.value.drafts);
  expect(await november()).toMatchObject({ debit: 0, posted: 0 });
  expect((await november()).drafts).toHaveLength(3);
});

it("what was changed since it was seen is neither posted nor discarded (MT-02)", async () => {
  const saved = await paste([SALE, RENT]);
  const [first] = saved;
  if (!first) throw new Error("nothing saved");
  const changed = { ...first, description: "Otra" };
  await saveDraft(storage, {
    ...command(),
    entryId: first.id,
    content: changed,
    origin: "journal",
    saved: first,
  });
  const posted = await postDrafts(storage, { ...command(), drafts: saved });
  expect(posted).toMatchObject({ ok: true, value: { drafts: [{ description: "Arriendo" }] } });
  expect(await discardDrafts(storage, { ...command(), drafts: saved })).toMatchObject({
    ok: true,
    value: [],
  });
  expect((await november()).drafts.map(({ description }) => description)).toEqual(["Otra"]);
});

it("nothing complete is said, and 5,000 are saved and discarded", async () => {
  const saved = await paste([OPEN]);
  const none = await postDrafts(storage, { ...command(), drafts: saved });
  expect(none).toMatchObject({ ok: false, error: { kind: "nothing-to-import" } });
  const many = await paste(
    Array.from({ length: 5_000 }, (_, at) => ({ ...SALE, description: `Venta ${at}` })),
  );
  expect((await november()).drafts).toHaveLength(5_001);
  const gone = await discardDrafts(storage, { ...command(), drafts: many });
  expect(gone.ok && gone.value.length).toBe(5_000);
  expect((await november()).drafts).toHaveLength(1);
});
