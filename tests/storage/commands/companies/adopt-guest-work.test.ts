import { beforeEach, expect, test } from "vitest";
import { month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { makeId } from "#domain/kernel/ids.ts";
import { addAccount } from "#storage/commands/books/add-account.ts";
import { deleteBook } from "#storage/commands/books/change-book.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { adoptGuestWork } from "#storage/commands/companies/adopt-guest-work.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { guestDatabase } from "#storage/engine/database-names.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { content, steppingClock } from "#tests/support/builders.ts";
import { dump, Faults, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let target: AppStorage;
let guest: AppStorage;
let bookId: BookId;
let guests = 0;
const guestId = makeId("guest", 1, new Uint8Array(10));

/** A guest with a company, two books, one of them deleted, an own account, entries, a draft and a closed month. */
beforeEach(async () => {
  guests += 1;
  target = await openTestStorage();
  const name = guestDatabase(`guest_${guests}`);
  guest = await openAccountDatabase(name, { create: true, clock: steppingClock() });
  const id = () => guest.newId("command");
  await createCompany(guest, { id: id(), companyId: guest.newId("company"), name: "La Sabana" });
  bookId = await openTestBook(guest);
  await deleteBook(guest, { id: id(), bookId: await openTestBook(guest) });
  await addAccount(guest, { id: id(), bookId, code: "11050501", name: "Caja del local" });
  for (const date of ["2026-10-03", "2026-11-03"]) {
    await postEntry(guest, {
      id: id(),
      bookId,
      entryId: guest.newId("entry"),
      content: content(date, "11050501", "4135", 500),
      origin: "simple",
    });
  }
  const draft = { entryId: guest.newId("entry"), content: content("2026-11-04", "1105", "4135", 1) };
  await saveDraft(guest, { id: id(), bookId, ...draft, origin: "journal" });
  await closeMonth(guest, { id: id(), bookId, month: month("2026-10") });
  return () => {
    target.close();
    guest.close();
  };
});

test("spec-decision 3: the guest's books come into the account as they are", async () => {
  await openTestBook(target);
  const result = await adoptGuestWork(target, guest, {
    id: makeId("command", 9, new Uint8Array(10)),
    guestId,
  });
  expect(result).toEqual({ ok: true, value: { companies: 1, books: 1, entries: 2 } });
  expect(await verifyBook(target.db, bookId)).toEqual([]);
  expect(await target.db.books.get(bookId)).toEqual(await guest.db.books.get(bookId));
  expect(await target.db.books.count()).toBe(2);
  expect((await target.db.months.get([bookId, "2026-10"]))?.closed).toBe(true);
  expect((await target.db.months.get([bookId, "2026-11"]))?.drafts).toBe(1);
  expect(await target.db.accounts.count()).toBe(1);
  const row = await target.db.audit.orderBy("seq").last();
  expect(row?.kind).toBe("adopt-guest");
  expect(row?.changes[0]).toMatchObject({ table: "import", key: bookId, from: 1, to: 2, undone: false });
});

test("ST-09 the same command again, and the same guest under another command, bring nothing twice", async () => {
  const id = target.newId("command");
  const first = await adoptGuestWork(target, guest, { id, guestId });
  const before = await dump(target);
  expect(await adoptGuestWork(target, guest, { id, guestId })).toEqual(first);
  expect(await adoptGuestWork(target, guest, { id: target.newId("command"), guestId })).toEqual({
    ok: true,
    value: { companies: 0, books: 0, entries: 0 },
  });
  expect(await dump(target)).toEqual(before);
});

test("I-15 a fault at any write brings nothing", async () => {
  const faults = new Faults();
  faults.error = () => new DOMException("no room", "QuotaExceededError");
  const other = await openTestStorage({ middleware: faults.middleware });
  const before = await dump(other);
  for (let at = 1; ; at += 1) {
    faults.reset(at);
    const result = await adoptGuestWork(other, guest, { id: other.newId("command"), guestId });
    if (result.ok) break;
    expect(result.error).toEqual({ kind: "storage", trouble: "full" });
    expect(await dump(other)).toEqual(before);
  }
  expect(faults.writes).toBe(21);
  other.close();
});

test("a guest's database that cannot be read is a refusal", async () => {
  guest.close();
  expect(await adoptGuestWork(target, guest, { id: target.newId("command"), guestId })).toMatchObject({
    ok: false,
    error: { kind: "storage" },
  });
});
