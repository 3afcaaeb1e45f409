import type { BookId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { guestDatabase } from "#storage/engine/database-names.ts";
import { newId } from "#storage/engine/environment.ts";
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

/**
 * Whether the guest left a book, a company or a statement draft that is not yet in the account; the practice book that a
 * journal opens on counts once something is written in it. False too if it was brought and only the end of that was not
 * told: the page was killed in between.
 */
export async function hasGuestWork(guestId: GuestId, into: AppStorage): Promise<boolean> {
  const { wasAdopted } = await import("#storage/commands/companies/adopt-guest-work.ts");
  if (await wasAdopted(into, guestId)) return false;
  const { listBooks, listCompanies } = await import("#storage/queries/books/books.ts");
  const { draftRows } = await import("#storage/queries/statements/workspace-drafts.ts");
  const { isUntouchedPractice } = await import("#storage/queries/books/practice-book.ts");
  const found = await withGuest(guestId, async (guest) => {
    const left = await Promise.all([listCompanies(guest), draftRows(guest)]);
    if (left.some(({ length }) => length > 0)) return true;
    const untouched = await Promise.all(
      (await listBooks(guest)).map((book) => isUntouchedPractice(guest, book)),
    );
    return untouched.includes(false);
  });
  return found ?? false;
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

/** Copies the guest's work into the open account, all or nothing. Returns false if refused. */
export async function bringGuestWork(guestId: GuestId, into: AppStorage): Promise<boolean> {
  const { adoptGuestWork } = await import("#storage/commands/companies/adopt-guest-work.ts");
  const answer = await withGuest(guestId, (guest) =>
    adoptGuestWork(into, guest, { id: newId("command"), guestId }),
  );
  return answer === null || answer.ok;
}
