import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import type { CommandResult } from "#storage/pages/book-work.ts";
import { tracked } from "../saved/save-state.ts";

interface Stack {
  readonly done: CommandId[];
  readonly undone: CommandId[];
  /** Every command ever told of: one that was taken back is not put on the stack again. */
  readonly known: Set<CommandId>;
  /** The step that takes back a command, kept until it went through: tried again, it must be the same one (ST-09). */
  readonly steps: Map<CommandId, CommandId>;
  /** What each command did, in words, for the notice that takes it back. */
  readonly names: Map<CommandId, string>;
  /** The end of the queue: each step looks at the stack only when the one before it is over. */
  last: Promise<unknown>;
}

type Side = "done" | "undone";
type StepResult = CommandResult<CommandId>;

// Undo stacks of this session, one per book and shared by both views (UX-07). Never stored: undo covers only what
// this person did in this sitting.
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
    last: Promise.resolve(),
  };
  stacks.set(bookId, made);
  return made;
}

/**
 * Call after each committed command on the book's entries; told twice, it counts once. What was undone before can
 * then no longer be redone.
 */
export function remember(bookId: BookId, command: CommandId, name?: string): void {
  const stack = stackOf(bookId);
  if (stack.known.has(command)) return;
  stack.known.add(command);
  if (name !== undefined) stack.names.set(command, name);
  stack.done.push(command);
  stack.undone.length = 0;
}

/** What a command did, as it was told; an undo and a redo go by the name of what they take back. */
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
  // Refused for good or done: either way this step is over. Trouble with the store leaves it to be tried again.
  if (!result.ok && result.error.kind === "storage") return result;
  stack.steps.delete(target);
  remove(stack[from], target);
  if (result.ok) {
    stack[from === "done" ? "undone" : "done"].push(id);
    const name = stack.names.get(target);
    if (name !== undefined) stack.names.set(id, name);
  }
  return result;
}

/** From the saved indicator. The person may have gone another way since. */
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

/** Takes back the last command of this sitting; null when there is none. */
export function undo(storage: AppStorage, bookId: BookId): Promise<StepResult | null> {
  return move(storage, bookId, "done");
}

/** Does again what was last undone. */
export function redo(storage: AppStorage, bookId: BookId): Promise<StepResult | null> {
  return move(storage, bookId, "undone");
}

/** Takes back one command of this sitting though others followed it: what the notice of a deletion offers. */
export function undoOne(storage: AppStorage, bookId: BookId, target: CommandId): Promise<StepResult> {
  return queued(stackOf(bookId), () => takeBack(storage, bookId, target, "done"));
}
