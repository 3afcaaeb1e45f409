import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import type { CommandResult } from "#storage/pages/book-work.ts";
import { createStore } from "#ui/kit/create-store.ts";
import { tracked } from "../saved/save-state.ts";

interface Stack {
  readonly done: CommandId[];
  readonly undone: CommandId[];
  /** Every command ever remembered: one that was undone is not put on the stack again. */
  readonly known: Set<CommandId>;
  /** Id of the undo command for each target, kept until it succeeds: a retry must use the same id (ST-09). */
  readonly steps: Map<CommandId, CommandId>;
  /** Text describing each command, for its undo notice. */
  readonly names: Map<CommandId, string>;
  /** What else brings back the state before a command. Such a command is not redone: its records are new ones. */
  readonly also: Map<CommandId, () => Promise<unknown>>;
  /** End of the queue: each step reads the stack only after the previous one has finished. */
  last: Promise<unknown>;
}

/** The command remembered last, whichever screen it came from. */
export const lastDone = createStore<{ readonly bookId: BookId; readonly command: CommandId } | null>(null);

type Side = "done" | "undone";
type StepResult = CommandResult<CommandId>;

// Undo stacks of this session, one per book and shared by both views (UX-07). Never stored: undo covers only what the
// user did in this session.
const stacks = new Map<string, Stack>();

function stackOf(bookId: BookId): Stack {
  const known = stacks.get(bookId);
  if (known) return known;
  const made: Stack = {
    done: [],
    undone: [],
    known: new Set(),
    steps: new Map(),
    names: new Map(),
    also: new Map(),
    last: Promise.resolve(),
  };
  stacks.set(bookId, made);
  return made;
}

/**
 * Call after each committed command on the book's entries; a repeated call has no effect. What was undone before can
 * no longer be redone. `also` runs after it was undone.
 */
export function remember(
  bookId: BookId,
  command: CommandId,
  name?: string,
  also?: () => Promise<unknown>,
): void {
  const stack = stackOf(bookId);
  if (stack.known.has(command)) return;
  stack.known.add(command);
  if (name !== undefined) stack.names.set(command, name);
  if (also !== undefined) stack.also.set(command, also);
  stack.done.push(command);
  stack.undone.length = 0;
  lastDone.set({ bookId, command });
}

/** The text remembered for a command; an undo or redo has the text of its target. */
export function nameOf(bookId: BookId, command: CommandId): string | null {
  return stackOf(bookId).names.get(command) ?? null;
}

function queued<T>(stack: Stack, work: () => Promise<T>): Promise<T> {
  const turn = stack.last.then(work);
  stack.last = turn.catch(() => undefined);
  return turn;
}

function remove(list: CommandId[], command: CommandId): void {
  const at = list.indexOf(command);
  if (at >= 0) list.splice(at, 1);
}

async function takeBack(
  storage: AppStorage,
  bookId: BookId,
  target: CommandId,
  from: Side,
): Promise<StepResult> {
  const stack = stackOf(bookId);
  const id = stack.steps.get(target) ?? storage.newId("command");
  stack.steps.set(target, id);
  const again = () => queued(stack, () => retry(storage, bookId, target, from));
  const result = await tracked(
    () => undoCommand(storage, { id, bookId, target }),
    () => void again(),
  );
  // Done or refused for good: this step is over. After a storage failure it can be retried.
  if (!result.ok && result.error.kind === "storage") return result;
  stack.steps.delete(target);
  remove(stack[from], target);
  const also = stack.also.get(target);
  if (result.ok && also !== undefined) await also();
  else if (result.ok) {
    stack[from === "done" ? "undone" : "done"].push(id);
    const name = stack.names.get(target);
    if (name !== undefined) stack.names.set(id, name);
  }
  return result;
}

/** Called by the saved indicator. The user may have undone something else since. */
async function retry(storage: AppStorage, bookId: BookId, target: CommandId, from: Side): Promise<void> {
  if (stackOf(bookId).steps.has(target)) await takeBack(storage, bookId, target, from);
}

function move(storage: AppStorage, bookId: BookId, from: Side): Promise<StepResult | null> {
  const stack = stackOf(bookId);
  return queued(stack, async () => {
    const target = stack[from].at(-1);
    return target === undefined ? null : takeBack(storage, bookId, target, from);
  });
}

/** Undoes the last command of this session; null if there is none. */
export function undo(storage: AppStorage, bookId: BookId): Promise<StepResult | null> {
  return move(storage, bookId, "done");
}

/** Redoes what was last undone. */
export function redo(storage: AppStorage, bookId: BookId): Promise<StepResult | null> {
  return move(storage, bookId, "undone");
}

/** Undoes one command of this session even if others followed it: offered by the notice of a deletion. */
export function undoOne(storage: AppStorage, bookId: BookId, target: CommandId): Promise<StepResult> {
  return queued(stackOf(bookId), () => takeBack(storage, bookId, target, "done"));
}
