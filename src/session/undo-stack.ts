import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "#storage/app-storage.ts";
import type { CommandResult } from "#storage/book-work.ts";
import { undoCommand } from "#storage/commands/undo-command.ts";

interface Stack {
  readonly done: CommandId[];
  readonly undone: CommandId[];
}

// For the session and across both views of a book (conventions D7). Never stored: an undo refers to what this
// person did in this sitting.
const stacks = new Map<string, Stack>();

function stackOf(bookId: BookId): Stack {
  const known = stacks.get(bookId);
  if (known) return known;
  const made: Stack = { done: [], undone: [] };
  stacks.set(bookId, made);
  return made;
}

/** Call after each committed command on the book's entries. What was undone before can then no longer be redone. */
export function remember(bookId: BookId, command: CommandId): void {
  const stack = stackOf(bookId);
  stack.done.push(command);
  stack.undone.length = 0;
}

export function canUndo(bookId: BookId): boolean {
  return stackOf(bookId).done.length > 0;
}

export function canRedo(bookId: BookId): boolean {
  return stackOf(bookId).undone.length > 0;
}

async function move(
  storage: AppStorage,
  bookId: BookId,
  from: CommandId[],
  to: CommandId[],
): Promise<CommandResult<CommandId> | null> {
  const target = from.at(-1);
  if (!target) return null;
  const id = storage.newId("command");
  const result = await undoCommand(storage, { id, bookId, target });
  // Refused for good or done: either way this step is over. Trouble with the store leaves it to be tried again.
  if (result.ok || result.error.kind !== "storage") from.pop();
  if (result.ok) to.push(id);
  return result;
}

/** Takes back the last command of this sitting; null when there is none. */
export function undo(storage: AppStorage, bookId: BookId): Promise<CommandResult<CommandId> | null> {
  const { done, undone } = stackOf(bookId);
  return move(storage, bookId, done, undone);
}

/** Does again what was last undone. */
export function redo(storage: AppStorage, bookId: BookId): Promise<CommandResult<CommandId> | null> {
  const { done, undone } = stackOf(bookId);
  return move(storage, bookId, undone, done);
}

/** Takes back one command of this sitting though others followed it: what the notice of a deletion offers. */
export async function undoOne(
  storage: AppStorage,
  bookId: BookId,
  target: CommandId,
): Promise<CommandResult<CommandId>> {
  const { done, undone } = stackOf(bookId);
  const id = storage.newId("command");
  const result = await undoCommand(storage, { id, bookId, target });
  if (!result.ok && result.error.kind === "storage") return result;
  const at = done.indexOf(target);
  if (at >= 0) done.splice(at, 1);
  if (result.ok) undone.push(id);
  return result;
}
