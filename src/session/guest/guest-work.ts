import type { Refusal } from "#domain/accounting/refusal.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { guestDatabase } from "#storage/engine/database-names.ts";
import { newId } from "#storage/engine/environment.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import { classifyError } from "#storage/engine/storage-error.ts";
import type { GuestId } from "../who/session-state.ts";

/** Runs `work` on the guest's database; null if there is none. */
async function withGuest<T>(guestId: GuestId, work: (guest: AppStorage) => Promise<T>): Promise<T | null> {
  const { openAccountDatabase } = await import("#storage/engine/app-storage.ts");
  let guest: AppStorage;
  try {
    guest = await openAccountDatabase(guestDatabase(guestId));
  } catch (error) {
    // Never created: the guest saved nothing.
    if (classifyError(error) === "lost") return null;
    throw error;
  }
  try {
    return await work(guest);
  } finally {
    guest.close();
  }
}

/** Whether there is a book, a company or a statement draft in it; a practice book counts once something is written in it. */
async function holdsWork(guest: AppStorage): Promise<boolean> {
  const { listBooks, listCompanies } = await import("#storage/queries/books/books.ts");
  const { draftRows } = await import("#storage/queries/statements/workspace-drafts.ts");
  const { isUntouchedPractice } = await import("#storage/queries/books/practice-book.ts");
  const left = await Promise.all([listCompanies(guest), draftRows(guest)]);
  if (left.some(({ length }) => length > 0)) return true;
  const untouched = await Promise.all(
    (await listBooks(guest)).map((book) => isUntouchedPractice(guest, book)),
  );
  return untouched.includes(false);
}

/**
 * Whether the guest left work that is not yet in the account. False too if it was brought and only the end of that was
 * not told: the page was killed in between.
 */
export async function hasGuestWork(guestId: GuestId, into: AppStorage): Promise<boolean> {
  const { wasAdopted } = await import("#storage/commands/companies/adopt-guest-work.ts");
  if (await wasAdopted(into, guestId)) return false;
  return (await withGuest(guestId, holdsWork)) ?? false;
}

/** The book that the guest wrote in last; null if in none. It keeps its id in the account. */
export async function latestGuestBook(guestId: GuestId): Promise<BookId | null> {
  const { listBooks } = await import("#storage/queries/books/books.ts");
  const { isUntouchedPractice } = await import("#storage/queries/books/practice-book.ts");
  return withGuest(guestId, async (guest) => {
    for (const book of await listBooks(guest)) if (!(await isUntouchedPractice(guest, book))) return book.id;
    return null;
  });
}

/** gone: there was nothing any more to bring, and nothing of it is in the account. */
type Brought =
  | { readonly kind: "brought" | "gone" }
  | { readonly kind: "refused"; readonly refusal: Refusal | StorageRefusal };

/** Copies the guest's work into the open account, all or nothing. What came of it is looked at, never assumed. */
export async function bringGuestWork(guestId: GuestId, into: AppStorage): Promise<Brought> {
  const { adoptGuestWork, wasAdopted } = await import("#storage/commands/companies/adopt-guest-work.ts");
  const answer = await withGuest(guestId, async (guest) =>
    (await holdsWork(guest)) ? adoptGuestWork(into, guest, { id: newId("command"), guestId }) : null,
  );
  if (answer === null) return { kind: (await wasAdopted(into, guestId)) ? "brought" : "gone" };
  return answer.ok ? { kind: "brought" } : { kind: "refused", refusal: answer.error };
}
