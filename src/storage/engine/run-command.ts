import type { Transaction } from "dexie";
import type { Instant } from "#domain/kernel/clock.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { noteTrouble, placeOf } from "../health/recent-troubles.ts";
import { sentinel } from "../health/sentinel.ts";
import type { CommandKind } from "../shapes/command-kinds.ts";
import type { AuditAnswer, AuditRow, Change } from "../shapes/rows.ts";
import type { AppStorage } from "./app-storage.ts";
import { accountOfDatabase } from "./database-names.ts";
import { refuseSchema } from "./refuse-schema.ts";
import { secondLook } from "./second-look.ts";
import { beginWait } from "./slow-waits.ts";
import { classifyError, isConstraint, type StorageTrouble } from "./storage-error.ts";

/** The write failed; nothing of the command was stored. */
export interface StorageRefusal {
  readonly kind: "storage";
  readonly trouble: StorageTrouble;
}

export interface CommandHead {
  /** Created when the form opens; repeating an id returns the first result (ST-09). */
  readonly id: CommandId;
  readonly kind: CommandKind;
  readonly bookId?: BookId;
}

/** Result of a command's body: the answer, and the changes for the audit trail. */
export interface Done<Answer> {
  readonly answer: Answer;
  readonly changes: readonly Change[];
  /** Writes issued together with the audit record, unless the body has already written. */
  readonly write?: () => Promise<unknown>;
  /** All that `write` asks of the store it asks before the first answer: nothing more is to come. */
  readonly isAtOnce?: boolean;
}

export type CommandTable =
  | "companies"
  | "fiscalProfiles"
  | "books"
  | "accounts"
  | "pages"
  | "months"
  | "statements"
  | "analyses"
  | "calculations"
  | "payrollRuns"
  | "settlements"
  | "benefitPayments"
  | "employees"
  | "parties"
  | "extracts"
  | "matches"
  | "recurrings"
  | "items"
  | "stockMoves"
  | "stockCards"
  | "stockMonths"
  | "stockTransfers"
  | "assets"
  | "rules"
  | "attachments"
  | "attachmentBytes"
  | "usage"
  | "outbox";

/** Thrown to roll back the transaction when the command is refused. */
class Refused extends Error {
  readonly refusal: unknown;
  constructor(refusal: unknown) {
    super("refused");
    this.refusal = refusal;
  }
}

/**
 * The audit answer. An answer that a change already holds is stored as a reference, since a backup writes out every
 * record in full.
 */
function answerFor(answer: unknown, changes: readonly Change[]): AuditAnswer {
  const change = changes.findIndex((each) => "after" in each && each.after !== null && each.after === answer);
  return change >= 0 ? { change } : { value: answer };
}

function answerIn(row: AuditRow): unknown {
  if ("value" in row.answer) return row.answer.value;
  const change = row.changes[row.answer.change];
  return change && "after" in change ? change.after : undefined;
}

/** Thrown to roll back when the data changed since it was read. */
class Stale extends Error {}

/** States in which nothing is tried: a reload alone resolves some, and the connection itself looks again after others. */
export const STOPPED: ReadonlySet<StorageTrouble> = new Set<StorageTrouble>([
  "lost",
  "newer",
  "damaged",
  "full",
  "busy",
]);

export async function trouble(storage: AppStorage, error: unknown): Promise<StorageRefusal> {
  const found = await secondLook(classifyError(error));
  noteTrouble(found, `write ${placeOf(error)}`);
  if (found === "lost" || found === "newer" || found === "damaged") storage.health.set(found);
  if (found === "bug") console.error(error);
  return { kind: "storage", trouble: found };
}

/**
 * What a command that already ran answered; undefined if that cannot be read, so that the original error is reported.
 */
async function firstAnswer(storage: AppStorage, id: CommandId): Promise<{ answer: unknown } | undefined> {
  try {
    const row = await storage.db.audit.get({ command: id });
    return row && { answer: answerIn(row) };
  } catch {
    return undefined;
  }
}

/** What a command starts from, and its callback after the commit. */
export interface CommandStart<Loaded> {
  /**
   * Reads the starting data. Runs in parallel with the checks: each round trip to storage costs more than the data
   * read.
   */
  readonly load?: () => Promise<Loaded>;
  /** State left by the previous command, valid if nothing else was written since. */
  readonly guess?: Guess<Loaded> | null;
  readonly committed?: () => void;
}

interface Guess<Loaded> {
  readonly loaded: Loaded;
  readonly after: CommandId;
  /** The body writes nothing itself, so it may decide before the transaction: what it reads holds if the guess does. */
  readonly isDecidedBefore: boolean;
}

type Body<Answer, Refusal, Loaded> = (loaded: Loaded) => Promise<Result<Done<Answer>, Refusal>>;

interface Attempt<Answer> {
  readonly answer: Answer;
  readonly wrote: boolean;
  /** Sequence of its audit record; 0 if it has none. */
  readonly sequence: number;
}

/**
 * Checks within the transaction that the schema is ours, or that nothing was written since the guess was true. If the
 * last command is the expected one, the schema is ours too: a newer one would have closed the connection first. Not
 * async: an async function that is not awaited yet makes Dexie lose track of the transaction's pending work.
 */
function check({ db, schema }: AppStorage, after: CommandId | undefined): PromiseLike<void> {
  return db.meta.get(after ? "last" : "schema").then((found) => {
    if (after === undefined) refuseSchema(found, schema);
    else if (found?.value !== after) throw new Stale();
  });
}

/** Runs the body on a guess. With a wrong guess the body may throw anything, so a bug counts as a stale guess. */
async function decide<Answer, Refusal, Loaded>(
  body: Body<Answer, Refusal, Loaded>,
  guess: Guess<Loaded>,
): Promise<Result<Done<Answer>, Refusal>> {
  try {
    return await body(guess.loaded);
  } catch (error) {
    throw classifyError(error) === "bug" ? new Stale() : error;
  }
}

/**
 * Commits what was asked for without waiting for the answers. A request that fails from here on ends the transaction
 * with nothing stored, as the standard has it, and rejects: Dexie, which keeps a transaction open for whoever may handle
 * a failure, does not hear of it.
 */
function commitEarly({ idbtrans }: Transaction): Promise<never> {
  return new Promise((_, reject) => {
    const fail = (event: Event) => {
      event.stopImmediatePropagation();
      reject((event.target as IDBRequest).error);
    };
    idbtrans.addEventListener("error", fail, { capture: true });
    idbtrans.commit();
  });
}

/**
 * Runs one transaction. With a guess, checks and writes are issued together, and a stale guess rolls everything back.
 */
async function attempt<Answer, Refusal, Loaded>(
  storage: AppStorage,
  head: CommandHead & { readonly at: Instant },
  tables: readonly CommandTable[],
  body: Body<Answer, Refusal, Loaded>,
  load: () => Promise<Loaded>,
  guess: Guess<Loaded> | null,
): Promise<Attempt<Answer>> {
  const { db } = storage;
  const before = guess?.isDecidedBefore ? await decide(body, guess) : null;
  return db.transaction("rw", [db.meta, db.audit, ...tables.map((name) => db[name])], async (transaction) => {
    let isChecked = false;
    const checked = check(storage, guess?.after).then(() => {
      isChecked = true;
    });
    const outcome =
      before ?? (await (guess ? decide(body, guess) : body((await Promise.all([load(), checked]))[0])));
    if (!outcome.ok) throw new Refused(outcome.error);
    const { answer, changes, write, isAtOnce = false } = outcome.value;
    // A command without changes adds no audit record, so no unique index detects a repeated id: look it up.
    const first = changes.length === 0 ? await db.audit.get({ command: head.id }) : undefined;
    if (first) return { answer: answerIn(first) as Answer, wrote: false, sequence: 0 };
    const wrote = changes.length > 0 || write !== undefined;
    // The longest first: the store works on it while the others are copied.
    const written = write?.();
    const audited = changes.length > 0 ? db.audit.add(auditRow(head, answer, changes)) : 0;
    const last = wrote ? db.meta.put({ key: "last", value: head.id }) : null;
    const answers = Promise.all([audited, checked, last, written]);
    // The check is answered first: if it is not yet, everything has been asked by the time that it is.
    const isEarly = isAtOnce && !isChecked;
    const failed = isEarly ? checked.then(() => commitEarly(transaction)) : answers;
    const [sequence] = await Promise.race([answers, failed]);
    return { answer, wrote, sequence };
  });
}

function auditRow(
  head: CommandHead & { readonly at: Instant },
  answer: unknown,
  changes: readonly Change[],
): AuditRow {
  const { id: command, kind, at, bookId = "" } = head;
  return { command, kind, at, bookId, changes, answer: answerFor(answer, changes) };
}

/** A wrong guess may cause a refusal or a conflict. Storage errors are never retried: re-reading would not help. */
function mayBeGuess(error: unknown): boolean {
  return error instanceof Refused || error instanceof Stale || isConstraint(error);
}

/**
 * The only way to write: one read-write transaction with strict durability that checks the schema number, returns the
 * first answer for a repeated id, lets the body decide and write, and appends to the audit trail. All or nothing. The
 * body awaits only its own tables (ST-08); anything slow is prepared before.
 */
export async function runCommand<Answer, Refusal, Loaded = undefined>(
  storage: AppStorage,
  head: CommandHead,
  tables: readonly CommandTable[],
  body: Body<Answer, Refusal, Loaded>,
  start: CommandStart<Loaded> = {},
): Promise<Result<Answer, Refusal | StorageRefusal>> {
  const state = storage.health.get();
  if (state !== "ok" && STOPPED.has(state)) return err({ kind: "storage", trouble: state });
  const { load = async () => undefined as Loaded, guess = null } = start;
  const at = storage.clock.now();
  const go = (from: Guess<Loaded> | null) => attempt(storage, { ...head, at }, tables, body, load, from);
  const endWait = beginWait();
  try {
    const { answer, wrote, sequence } = await go(guess).catch((error) => {
      if (guess && mayBeGuess(error)) return go(null);
      throw error;
    });
    const account = accountOfDatabase(storage.name);
    if (account !== null && sequence > 0) {
      sentinel.committedSoon(account, { schema: storage.schema, sequence, changedAt: at });
    }
    if (wrote) start.committed?.();
    return ok(answer);
  } catch (error) {
    const refused = error instanceof Refused;
    // Looked up only now: a repeated id cannot pass the audit record's unique index, so all other commands save the
    // read.
    const first = refused || isConstraint(error) ? await firstAnswer(storage, head.id) : undefined;
    if (first) return ok(first.answer as Answer);
    return err(refused ? (error.refusal as Refusal) : await trouble(storage, error));
  } finally {
    endWait();
  }
}
