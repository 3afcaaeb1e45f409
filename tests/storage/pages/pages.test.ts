import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Entry, linkTo } from "#domain/accounting/entries/entry.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { editEntry } from "#storage/commands/entries/edit-entry.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import { voidEntry } from "#storage/commands/entries/void-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { splitEntries } from "#storage/shapes/read-record.ts";
import { content } from "#tests/support/builders.ts";
import { openTestBook, openTestStorage, writtenByAnother } from "#tests/support/test-storage.ts";

const NOVEMBER = month("2026-11");
const BAD: readonly unknown[] = [
  null,
  "asiento",
  { id: "entry_1", lines: undefined },
  { id: "entry_2", number: 2, date: "2026-02-30", lines: [null] },
];

let storage: AppStorage;
let bookId: BookId;

const command = () => ({ id: storage.newId("command"), bookId });

beforeEach(async () => {
  storage = await openTestStorage();
  bookId = await openTestBook(storage);
});
afterEach(() => storage.close());

async function post(date = "2026-11-03"): Promise<Entry> {
  const made = await postEntry(storage, {
    ...command(),
    entryId: storage.newId("entry"),
    content: content(date, "1105", "4135", 500),
    origin: "journal",
  });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value;
}

async function lying(): Promise<readonly unknown[]> {
  return (await storage.db.pages.toArray()).flatMap((row) => splitEntries(row.entries).unsound);
}

describe("ST-15 a page with records that cannot be read", () => {
  it("takes new entries, changes and voids; the bad records stay as they lie and count nowhere", async () => {
    const first = await post();
    await post("2026-11-04");
    const row = await storage.db.pages.get([bookId, NOVEMBER, 1]);
    await storage.db.pages.put({
      ...row,
      entries: [BAD[0], ...(row?.entries ?? []), ...BAD.slice(1)],
    } as never);
    await writtenByAnother(storage);

    await post("2026-11-02");
    const edited = await editEntry(storage, {
      ...command(),
      entry: linkTo(first),
      version: 1,
      content: { ...content("2026-11-05", "1105", "4135", 900), date: day("2026-11-05") },
    });
    expect(edited.ok && edited.value.lines[0]?.debit).toBe(900);
    if (!edited.ok) return;
    const voided = await voidEntry(storage, { ...command(), entry: linkTo(edited.value), version: 2 });
    expect(voided.ok).toBe(true);
    const contents = ["2026-11-01", "2026-11-30"].map((date) => content(date, "1105", "4135", 10));
    expect((await importEntries(storage, { ...command(), contents, origin: "import" })).ok).toBe(true);

    expect(await lying()).toEqual(BAD);
    const found = (await verifyBook(storage.db, bookId)) ?? [];
    expect(new Set(found.map((problem) => problem.kind))).toEqual(new Set(["bad-record"]));
    expect(found).toHaveLength(BAD.length);
  });

  it("keeps a page whose entries are no list", async () => {
    await post();
    const row = await storage.db.pages.get([bookId, NOVEMBER, 1]);
    await storage.db.pages.put({ ...row, entries: "roto" } as never);
    await writtenByAnother(storage);
    await post("2026-11-04");
    expect(await lying()).toEqual(["roto"]);
  });
});

describe("a draft stored again", () => {
  async function save(description: string, saved?: Entry): Promise<Entry> {
    const made = await saveDraft(storage, {
      ...command(),
      entryId: saved?.id ?? storage.newId("entry"),
      content: content("2026-11-05", "1105", "4135", 40, description),
      origin: "journal",
      ...(saved && { saved }),
    });
    if (!made.ok) throw new Error(made.error.kind);
    return made.value;
  }

  it("leaves the record of its month alone, which everybody reads; one more and one less change it", async () => {
    const puts = vi.spyOn(storage.db.months, "bulkPut");
    const first = await save("V");
    expect(puts).toHaveBeenCalledTimes(1);
    const again = await save("Ve", first);
    expect(await save("Ven", again)).toMatchObject({ version: 3 });
    expect(puts).toHaveBeenCalledTimes(1);
    await save("Otra");
    expect(puts).toHaveBeenCalledTimes(2);
    expect((await storage.db.months.get([bookId, NOVEMBER]))?.drafts).toBe(2);
    const row = await storage.db.pages.get([bookId, NOVEMBER, 0]);
    expect(splitEntries(row?.entries).sound.map(({ description }) => description)).toEqual(["Ven", "Otra"]);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
  });
});
