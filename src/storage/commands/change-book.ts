import type { Refusal } from "#domain/accounting/refusal.ts";
import { type Book, type BookStatus, cleanName } from "#domain/company/book.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "../app-storage.ts";
import { type BookCommand, type CommandResult, isWritable } from "../book-work.ts";
import { runCommand } from "../run-command.ts";

async function changeRow(
  storage: AppStorage,
  command: BookCommand,
  kind: string,
  change: (book: Book, at: number) => Result<Book, Refusal>,
): Promise<CommandResult<Book>> {
  const at = storage.clock.now();
  const head = { id: command.id, kind, bookId: command.bookId };
  return runCommand<Book, Refusal>(storage, head, ["books"], async () => {
    const before = await storage.db.books.get(command.bookId);
    if (!before) return err({ kind: "unknown-book" });
    const changed = change(before, at);
    if (!changed.ok) return changed;
    const after = { ...changed.value, updatedAt: at, version: before.version + 1 };
    await storage.db.books.put(after);
    return ok({ answer: after, changes: [{ table: "books" as const, key: after.id, before, after }] });
  });
}

export async function renameBook(
  storage: AppStorage,
  command: BookCommand & { readonly name: string },
): Promise<CommandResult<Book>> {
  return changeRow(storage, command, "rename-book", (book) => {
    const name = cleanName(command.name);
    const refusal = isWritable(book) ?? (name === null ? ({ kind: "blank-name" } as const) : null);
    return refusal || name === null ? err(refusal ?? { kind: "blank-name" }) : ok({ ...book, name });
  });
}

/** Completes, archives or reopens a book. Completed and archived books are read-only (decision 10). */
export async function setBookStatus(
  storage: AppStorage,
  command: BookCommand & { readonly status: BookStatus },
): Promise<CommandResult<Book>> {
  return changeRow(storage, command, "set-book-status", (book) =>
    book.deletedAt === undefined ? ok({ ...book, status: command.status }) : err({ kind: "unknown-book" }),
  );
}

/** Hides a book. Its pages stay, so that the deletion can be undone. */
export async function deleteBook(storage: AppStorage, command: BookCommand): Promise<CommandResult<Book>> {
  return changeRow(storage, command, "delete-book", (book, at) =>
    book.deletedAt === undefined ? ok({ ...book, deletedAt: at }) : err({ kind: "unknown-book" }),
  );
}

export async function restoreBook(storage: AppStorage, command: BookCommand): Promise<CommandResult<Book>> {
  return changeRow(storage, command, "restore-book", ({ deletedAt: _hidden, ...book }) => ok(book));
}
