import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BookId } from "#domain/kernel/ids.ts";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import type { Backup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { deleteBook, renameBook } from "#storage/commands/books/change-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { deleteCompany } from "#storage/commands/companies/delete-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import type { AppStorage, OpenOptions } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { sameText } from "#storage/engine/same-text.ts";
import { content } from "#tests/support/builders.ts";
import { expectAllOrNothing } from "#tests/support/files/broken-restores.ts";
import { backupOf as readBackupOf } from "#tests/support/files/make-backup.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { arbitraryHistory, Player } from "#tests/support/random/random-commands.ts";
import { disagreements, dump, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const ANA = { id: "acct_0190", name: "Ana Ruiz", email: "ana@ejemplo.co" };

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
});

/** Real ids: two devices of one user must never create the same one. */
const open = (options: OpenOptions = {}): Promise<AppStorage> => openTestStorage({ newId, ...options });

const backupOf = (storage: AppStorage) => readBackupOf(storage, ANA);

async function merge(storage: AppStorage, backup: Backup) {
  const merged = await mergeBackup(storage, backup, ANA, null);
  if (!merged.ok) throw new Error(merged.error.kind);
  return merged.value;
}

/** A second device that starts with all data of the first. */
async function cloneOf(storage: AppStorage): Promise<AppStorage> {
  const clone = await open();
  const restored = await restoreBackup(clone, await backupOf(storage), ANA, null);
  if (!restored.ok) throw new Error(restored.error.kind);
  return clone;
}

async function post(storage: AppStorage, bookId: BookId, text: string): Promise<void> {
  const entry = content("2026-11-03", "1105", "4135", 1000, text);
  const made = await postEntry(storage, {
    id: newId("command"),
    bookId,
    entryId: newId("entry"),
    content: entry,
    origin: "journal",
  });
  if (!made.ok) throw new Error(made.error.kind);
}

const booksIn = async (storage: AppStorage) => (await dump(storage)).books as { id: BookId; name: string }[];

/** Every state of an entry in the database: on a page, or in the audit trail. */
function statesIn(tables: Record<string, unknown[]>): Set<string> {
  const states = new Set<string>();
  for (const page of tables.pages as { entries: object[] }[])
    for (const entry of page.entries) states.add(sameText(entry));
  for (const row of tables.audit as { changes: { table: string; before?: object; after?: object }[] }[])
    for (const { table, before, after } of row.changes)
      for (const each of table === "entries" ? [before, after] : [])
        if (each) states.add(sameText({ ...each, bookId: undefined }));
  return states;
}

interface Undone {
  readonly at: number;
}

function isTakenBack(tables: Record<string, unknown[]>, entry: { createdAt: number }): boolean {
  const changes = (tables.audit as { changes: ({ table: string; undone?: boolean } & Undone)[] }[]).flatMap(
    (row) => row.changes,
  );
  return changes.some(
    (each) => each.table === "import" && each.undone === true && each.at === entry.createdAt,
  );
}

describe("merging", () => {
  it("BR-06 nothing is lost, every book still agrees with itself, and twice is as once", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryHistory, arbitraryHistory, arbitraryHistory, async (common, here, there) => {
        const one = await open();
        const bookId = await openTestBook(one);
        const first = new Player(one, bookId);
        for (const step of common) await first.play(step);
        const two = await cloneOf(one);
        const second = new Player(two, bookId);
        for (const step of here) await first.play(step);
        for (const step of there) await second.play(step);
        await openTestBook(two);
        const sides = [await dump(one), await dump(two)];
        await merge(one, await backupOf(two));
        const merged = await dump(one);
        const states = statesIn(merged);
        for (const side of sides)
          for (const page of side.pages as { entries: { createdAt: number }[] }[])
            for (const entry of page.entries)
              if (!isTakenBack(merged, entry)) expect(states).toContain(sameText(entry));
        for (const book of merged.books as { id: BookId }[])
          expect(await disagreements(one, book.id)).toEqual([]);
        expect(await merge(one, await backupOf(two))).toMatchObject({ changed: false });
        expect(await dump(one)).toEqual(merged);
        one.close();
        two.close();
      }),
      { numRuns: 15 },
    );
  });

  it("BR-06 a backup of what is here changes nothing, whatever was done before", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryHistory, async (steps) => {
        const storage = await open();
        const player = new Player(storage, await openTestBook(storage));
        for (const step of steps) await player.play(step);
        const before = await dump(storage);
        const answer = await merge(storage, await backupOf(storage));
        expect(answer).toEqual({ added: 0, updated: 0, beside: 0, changed: false });
        expect(await dump(storage)).toEqual(before);
        storage.close();
      }),
      { numRuns: 15 },
    );
  });

  it("BR-06 into an empty account it brings what replacing brings", async () => {
    const from = await open();
    const bookId = await openTestBook(from);
    for (let index = 0; index < 70; index += 1) await post(from, bookId, `Venta ${index}`);
    const to = await open();
    expect(await merge(to, await backupOf(from))).toMatchObject({ added: 1, changed: true });
    const [brought, whole] = [await dump(to), await dump(from)];
    for (const table of ["books", "pages", "months", "accounts"])
      expect(brought[table]).toEqual(whole[table]);
    expect(brought.audit).toHaveLength((whole.audit?.length ?? 0) + 1);
    await post(to, bookId, "Sigue");
    expect(await to.db.books.get(bookId)).toMatchObject({ lastNumber: 71, entries: 71 });
    expect(await disagreements(to, bookId)).toEqual([]);
  });
});

describe("a book that both have", () => {
  let one: AppStorage;
  let two: AppStorage;
  let bookId: BookId;

  beforeEach(async () => {
    one = await open();
    bookId = await openTestBook(one);
    await post(one, bookId, "Común");
    two = await cloneOf(one);
  });

  it("takes the backup's when that one went on, and keeps its own when it did", async () => {
    await post(two, bookId, "Allá");
    expect(await merge(one, await backupOf(two))).toEqual({ added: 0, updated: 1, beside: 0, changed: true });
    expect(await one.db.books.get(bookId)).toMatchObject({ lastNumber: 2, entries: 2 });
    const after = await dump(one);
    await post(one, bookId, "Aquí");
    const later = await dump(one);
    expect(await merge(one, await backupOf(two))).toMatchObject({ changed: false });
    expect(await dump(one)).toEqual(later);
    expect(after.pages).not.toEqual(later.pages);
  });

  it("keeps both when both went on: the backup's beside, named and counted once", async () => {
    await post(one, bookId, "Aquí");
    await post(two, bookId, "Allá");
    expect(await merge(one, await backupOf(two))).toEqual({ added: 0, updated: 0, beside: 1, changed: true });
    const books = await one.db.books.toArray();
    expect(books.map((book) => book.name).sort()).toEqual(["Diario", "Diario (de la copia)"]);
    const copy = books.find((book) => book.id !== bookId);
    expect(copy).toMatchObject({ copyOf: bookId, entries: 2, lastNumber: 2 });
    for (const book of books) expect(await disagreements(one, book.id)).toEqual([]);
    await post(one, copy?.id as BookId, "En la copia");
    expect(await merge(one, await backupOf(two))).toMatchObject({ changed: false });
  });

  it("keeps the later name, and brings back what was deleted here", async () => {
    await renameBook(two, { id: newId("command"), bookId, name: "Diario de allá" });
    await merge(one, await backupOf(two));
    expect((await booksIn(one)).map((book) => book.name)).toEqual(["Diario de allá"]);
    await deleteBook(one, { id: newId("command"), bookId });
    await merge(one, await backupOf(two));
    const book = await one.db.books.get(bookId);
    expect(book).not.toHaveProperty("deletedAt");
    expect(book).toMatchObject({ entries: 1 });
  });

  it("tells the trail, which stays in the order of time and never counts backwards", async () => {
    await post(one, bookId, "Aquí");
    const last = (await one.db.audit.orderBy("seq").last())?.seq ?? 0;
    const other = await openTestBook(two);
    await post(two, other, "Otro libro");
    await merge(one, await backupOf(two));
    const trail = await one.db.audit.orderBy("seq").toArray();
    expect(trail.at(-1)).toMatchObject({ kind: "merge-backup" });
    expect(trail.at(-1)?.seq).toBeGreaterThan(last);
    const times = trail.slice(0, -1).map((row) => row.at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(trail.filter((row) => row.bookId === other)).toHaveLength(2);
  });
});

it("BR-06 companies: unknown ones come in, the active one stays, a deleted one comes back", async () => {
  const one = await open();
  const two = await open();
  const company = async (storage: AppStorage, name: string) => {
    const companyId = newId("company");
    const made = await createCompany(storage, { id: newId("command"), companyId, name, nit: "" });
    if (!made.ok) throw new Error(made.error.kind);
    return companyId;
  };
  const mine = await company(one, "Ferretería");
  const theirs = await company(two, "Panadería");
  await merge(one, await backupOf(two));
  expect((await one.db.companies.toArray()).map((row) => row.name).sort()).toEqual([
    "Ferretería",
    "Panadería",
  ]);
  expect((await one.db.companies.get(theirs))?.activatedAt).toBeUndefined();
  await deleteCompany(one, { id: newId("command"), companyId: theirs });
  await merge(one, await backupOf(two));
  expect(await one.db.companies.get(theirs)).not.toHaveProperty("deletedAt");
  expect(await one.db.companies.get(mine)).toMatchObject({ name: "Ferretería" });
});

it.each(["throws", "ends"] as const)(
  "BR-05 BR-06 a fault at any write leaves everything as it was: the store %s",
  async (kind) => {
    const one = await open();
    await openTestBook(one);
    const two = await open();
    await post(two, await openTestBook(two), "Allá");
    const backup = await backupOf(two);
    await expectAllOrNothing(one, kind, () => mergeBackup(one, backup, ANA, null));
    expect(await one.db.books.count()).toBe(2);
  },
);
