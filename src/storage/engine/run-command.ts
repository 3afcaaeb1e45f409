import type { Instant } from "#domain/kernel/clock.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { sentinel } from "../health/sentinel.ts";
import type { CommandKind } from "../shapes/command-kinds.ts";
import type { AuditAnswer, AuditRow, Change, MetaRow } from "../shapes/rows.ts";
import type { AppStorage } from "./app-storage.ts";
import { accountOf } from "./database-names.ts";
import { classifyError, isConstraint, StorageError, type StorageTrouble } from "./storage-error.ts";

/** The store did not take it; nothing of the command was written. */
export interface StorageRefusal {
  readonly kind: "storage";
  readonly trouble: StorageTrouble;
}

export interface CommandHead {
  /** Made when the form opened; the same id again answers the first result (ST-09). */
  readonly id: CommandId;
  readonly kind: CommandKind;
  readonly bookId?: BookId;
}

/** What a command's body answers: the new state, and what it changed for the audit trail. */
export interface Done<Answer> {
  readonly answer: Answer;
  readonly changes: readonly Change[];
  /** Writes that go out together with the audit record, where a body has not written already. */
  readonly write?: () => Promise<unknown>;
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
  | "usage"
  | "outbox";

/** Carries a refusal out of the transaction, which its throwing rolls back. */
class Refused extends Error {
  readonly refusal: unknown;
  constructor(refusal: unknown) {
    super("refused");
    this.refusal = refusal;
  }
}

/** A backup writes records out one by one: an answer that a change already holds is only pointed at. */
function answerFor(answer: unknown, changes: readonly Change[]): AuditAnswer {
  const change = changes.findIndex((each) => "after" in each && each.after !== null && each.after === answer);
  return change >= 0 ? { change } : { value: answer };
}

function answerIn(row: AuditRow): unknown {
  if ("value" in row.answer) return row.answer.value;
  const change = row.changes[row.answer.change];
  return change && "after" in change ? change.after : undefined;
}

/** Runs within the transaction: `meta` says which schema the data have; absent means that this is not our database. */
export async function checkSchema(storage: AppStorage): Promise<void> {
  refuseSchema(await storage.db.meta.get("schema"), storage.schema);
}

function refuseSchema(found: MetaRow | undefined, schema: number): void {
  if (found === undefined) throw new StorageError("lost");
  if (found.value !== schema) throw new StorageError("newer");
}

/** Carries out of the transaction that what the command started from is not what is there. */
class Stale extends Error {}

/** What cannot be gone on after without a reload; the page stops writing at once. */
const LASTING: ReadonlySet<StorageTrouble> = new Set<StorageTrouble>(["lost", "newer", "damaged"]);

export function trouble(storage: AppStorage, error: unknown): StorageRefusal {
  const found = classifyError(error);
  if (found === "lost" || found === "newer" || found === "damaged") storage.health.set(found);
  if (found === "bug") console.error(error);
  return { kind: "storage", trouble: found };
}

/** The record of a command that was carried out before; a store that cannot say is answered by what went wrong. */
async function firstRecord(storage: AppStorage, id: CommandId): Promise<AuditRow | undefined> {
  try {
    return await storage.db.audit.get({ command: id });
  } catch {
    return undefined;
  }
}

/** What a command starts from, and what is to be told when it is done. */
export interface CommandStart<Loaded> {
  /** Reads what it starts from. It runs beside the checks: each wait for the store costs more than what is read. */
  readonly load?: () => Promise<Loaded>;
  /** What the command before it left, good as long as nothing else was written since. */
  readonly guess?: Guess<Loaded> | null;
  readonly committed?: () => void;
}

interface Guess<Loaded> {
  readonly loaded: Loaded;
  readonly after: CommandId;
}

type Body<Answer, Refusal, Loaded> = (loaded: Loaded) => Promise<Result<Done<Answer>, Refusal>>;

interface Attempt<Answer> {
  readonly answer: Answer;
  readonly wrote: boolean;
  /** Of its audit record; 0 when it left none. */
  readonly sequence: number;
}

/**
 * Within the transaction: the schema is ours, and nothing was written since the guess was true. A last command of
 * this connection says both: another schema would have closed the connection before it came. No async function: one
 * that nobody waits for yet makes Dexie lose count of what the transaction still has to do.
 */
function check({ db, schema }: AppStorage, after: CommandId | undefined): PromiseLike<void> {
  return db.meta.get(after ? "last" : "schema").then((found) => {
    if (after === undefined) refuseSchema(found, schema);
    else if (found?.value !== after) throw new Stale();
  });
}

/** A guess that is wrong may make the body stumble over anything. */
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

/** One transaction. With a guess, checking and writing go out together, and a stale guess takes all back. */
function attempt<Answer, Refusal, Loaded>(
  storage: AppStorage,
  head: CommandHead & { readonly at: Instant },
  tables: readonly CommandTable[],
  body: Body<Answer, Refusal, Loaded>,
  load: () => Promise<Loaded>,
  guess: Guess<Loaded> | null,
): Promise<Attempt<Answer>> {
  const { db } = storage;
  return db.transaction("rw", [db.meta, db.audit, ...tables.map((name) => db[name])], async () => {
    const checked = check(storage, guess?.after);
    const loaded = guess ? guess.loaded : (await Promise.all([load(), checked]))[0];
    const outcome = await (guess ? decide(body, guess) : body(loaded));
    if (!outcome.ok) throw new Refused(outcome.error);
    const { answer, changes, write } = outcome.value;
    // What changes nothing meets no index: it may be a command that was carried out before.
    const first = changes.length === 0 ? await db.audit.get({ command: head.id }) : undefined;
    if (first) return { answer: answerIn(first) as Answer, wrote: false, sequence: 0 };
    const wrote = changes.length > 0 || write !== undefined;
    const audited = changes.length > 0 ? db.audit.add(auditRow(head, answer, changes)) : 0;
    const last = wrote ? db.meta.put({ key: "last", value: head.id }) : null;
    const [sequence] = await Promise.all([audited, checked, last, write?.()]);
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

/** A guess that was wrong may refuse or clash; the store's own troubles are no matter of guessing. */
function mayBeGuess(error: unknown): boolean {
  return error instanceof Refused || error instanceof Stale || isConstraint(error);
}

/**
 * The one door for writes: one read-write transaction with strict durability that checks the schema number,
 * answers a repeated id with its first answer, lets the body decide and write, and appends to the audit trail.
 * All of it or nothing. The body awaits nothing but its own tables (ST-08); anything slow is ready before.
 */
export async function runCommand<Answer, Refusal, Loaded = undefined>(
  storage: AppStorage,
  head: CommandHead,
  tables: readonly CommandTable[],
  body: Body<Answer, Refusal, Loaded>,
  start: CommandStart<Loaded> = {},
): Promise<Result<Answer, Refusal | StorageRefusal>> {
  const state = storage.health.get();
  if (state !== "ok" && LASTING.has(state)) return err({ kind: "storage", trouble: state });
  const { load = async () => undefined as Loaded, guess = null } = start;
  const at = storage.clock.now();
  const go = (from: Guess<Loaded> | null) => attempt(storage, { ...head, at }, tables, body, load, from);
  try {
    const { answer, wrote, sequence } = await go(guess).catch((error) => {
      if (guess && mayBeGuess(error)) return go(null);
      throw error;
    });
    const account = accountOf(storage.name);
    if (account !== null && sequence > 0) {
      sentinel.committed(account, { schema: storage.schema, sequence, changedAt: at });
    }
    if (wrote) start.committed?.();
    return ok(answer);
  } catch (error) {
    const refused = error instanceof Refused;
    // Asked only now: a repeated id cannot get past the audit record's unique index, and every other command saves a look.
    const first = refused || isConstraint(error) ? await firstRecord(storage, head.id) : undefined;
    if (first) return ok(answerIn(first) as Answer);
    return err(refused ? (error.refusal as Refusal) : trouble(storage, error));
  }
}
