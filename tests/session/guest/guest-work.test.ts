import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PRACTICE_BOOK } from "#domain/company/book.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { makeId } from "#domain/kernel/ids.ts";
import { bringGuestWork, hasGuestWork, latestGuestBook } from "#session/guest/guest-work.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { listBooks } from "#storage/queries/books/books.ts";
import { removeDatabase } from "#storage/registry/remove-database.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";

const GUEST = makeId("guest", 1, new Uint8Array(10));
let account: AppStorage;

async function makeGuest(withBook: boolean): Promise<void> {
  const guest = await openAccountDatabase(`cuadra-guest-${GUEST}`, { create: true });
  if (withBook) {
    const command = { id: newId("command"), bookId: newId("book"), companyId: null, chart: "mini" as const };
    expect((await createBook(guest, { ...command, name: "Mi diario" })).ok).toBe(true);
  }
  guest.close();
}

beforeEach(async () => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  account = await openAccountDatabase(`cuadra-user-${newId("account")}`, { create: true });
});

afterEach(async () => {
  account.close();
  for (const { name } of await indexedDB.databases()) if (name) await removeDatabase(name);
  vi.unstubAllGlobals();
});

test("a guest who only looked around left nothing, and asking makes no database", async () => {
  expect(await hasGuestWork(GUEST, account)).toBe(false);
  expect((await indexedDB.databases()).map((each) => each.name)).toEqual([account.name]);
  await makeGuest(false);
  expect(await hasGuestWork(GUEST, account)).toBe(false);
});

test("a practice book is offered, and comes into the account, once something is written in it (spec-decision 44)", async () => {
  const guest = await openAccountDatabase(`cuadra-guest-${GUEST}`, { create: true });
  const ids = { bookId: newId("book"), companyId: null };
  const made = await createBook(guest, {
    ...ids,
    id: newId("command"),
    name: PRACTICE_BOOK,
    chart: "mini",
    start: day("2026-01-01"),
    end: day("2026-12-31"),
  });
  expect(made.ok).toBe(true);
  expect(await hasGuestWork(GUEST, account)).toBe(false);
  expect(await latestGuestBook(GUEST)).toBeNull();

  const content = { date: day("2026-03-02"), description: "Arriendo", reference: "", lines: [] };
  const draft = { id: newId("command"), bookId: ids.bookId, entryId: newId("entry"), content };
  expect((await saveDraft(guest, { ...draft, origin: "journal" })).ok).toBe(true);
  expect(await latestGuestBook(GUEST)).toBe(ids.bookId);
  guest.close();
  expect(await hasGuestWork(GUEST, account)).toBe(true);
  expect(await bringGuestWork(GUEST, account)).toMatchObject({ kind: "brought" });
  expect((await listBooks(account)).map((book) => book.name)).toEqual([PRACTICE_BOOK]);
});

test("a guest's book is offered, and comes into the account once", async () => {
  await makeGuest(true);
  expect(await hasGuestWork(GUEST, account)).toBe(true);
  expect(await bringGuestWork(GUEST, account)).toMatchObject({ kind: "brought" });
  expect(await bringGuestWork(GUEST, account)).toMatchObject({ kind: "brought" });
  expect((await listBooks(account)).map((book) => book.name)).toEqual(["Mi diario"]);
});

test("AU-18 killed between bringing the work and saying so, nothing is offered twice", async () => {
  await makeGuest(true);
  expect(await bringGuestWork(GUEST, account)).toMatchObject({ kind: "brought" });
  // The page ended here: the guest's database and its record are still as they were.
  expect(await hasGuestWork(GUEST, account)).toBe(false);
});

test("AU-18 refused, the work is still offered and nothing of it is in the account", async () => {
  await makeGuest(true);
  account.health.set("newer");
  expect(await bringGuestWork(GUEST, account)).toMatchObject({ kind: "refused" });
  account.health.set("ok");
  expect(await listBooks(account)).toEqual([]);
  expect(await hasGuestWork(GUEST, account)).toBe(true);
});

test("AU-18 another account is asked of its own", async () => {
  await makeGuest(true);
  expect(await bringGuestWork(GUEST, account)).toMatchObject({ kind: "brought" });
  const other = await openAccountDatabase(`cuadra-user-${newId("account")}`, { create: true });
  expect(await hasGuestWork(GUEST, other)).toBe(true);
  other.close();
});

test.each([
  [
    "cleared by the browser after it was offered",
    async () => void (await removeDatabase(`cuadra-guest-${GUEST}`)),
  ],
  [
    "emptied in another tab after it was offered",
    async () => {
      await removeDatabase(`cuadra-guest-${GUEST}`);
      await makeGuest(false);
    },
  ],
])("AU-18 work %s is not told as brought", async (_how, lose) => {
  await makeGuest(true);
  expect(await hasGuestWork(GUEST, account)).toBe(true);
  await lose();
  expect(await bringGuestWork(GUEST, account)).toMatchObject({ kind: "gone" });
  expect(await listBooks(account)).toEqual([]);
});

test("AU-18 brought, and its database swept since: the same press says that it is there", async () => {
  await makeGuest(true);
  expect(await bringGuestWork(GUEST, account)).toMatchObject({ kind: "brought" });
  await removeDatabase(`cuadra-guest-${GUEST}`);
  expect(await bringGuestWork(GUEST, account)).toMatchObject({ kind: "brought" });
});
