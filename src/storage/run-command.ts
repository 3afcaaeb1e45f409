import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "./app-storage.ts";
import { accountOf } from "./database-names.ts";
import type { AuditAnswer, AuditRow, Change } from "./rows.ts";
import { sentinel } from "./sentinel.ts";
import { classifyError, isConstraint, StorageError, type StorageTrouble } from "./storage-error.ts";

/** The store did not take it; nothing of the command was written. */
export interface StorageRefusal {
  readonly kind: "storage";
  readonly trouble: StorageTrouble;
}

export interface CommandHead {
  /** Made when the form opened; the same id again answers the first result (ST-09). */
  readonly id: CommandId;
  readonly kind: string;
  readonly bookId?: BookId;
}

/** What a command's body answers: the new state, and what it changed for the audit trail. */
export interface Done<Answer> {
  readonly answer: Answer;
  readonly changes: readonly Change[];
  /** Writes that go out together with the audit record, where a body has not written already. */
  readonly write?: () => Promise<unknown>;
}

export type CommandTable = "companies" | "books" | "accounts" | "pages" | "months" | "usage" | "outbox";

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
  const found = await storage.db.meta.get("schema");
  if (found === undefined) throw new StorageError("lost");
  if (found.value !== storage.schema) throw new StorageError("newer");
}

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

/**
 * The one door for writes: one read-write transaction with strict durability that checks the schema number,
 * answers a repeated id with its first answer, lets `body` decide and write, and appends to the audit trail.
 * All of it or nothing. `body` awaits nothing but its own tables (ST-08); anything slow is ready before. `load` reads
 * what it starts from; it runs beside the checks, because each wait for the store costs more than what is read.
 */
export async function runCommand<Answer, Refusal, Loaded = undefined>(
  storage: AppStorage,
  head: CommandHead,
  tables: readonly CommandTable[],
  body: (loaded: Loaded) => Promise<Result<Done<Answer>, Refusal>>,
  load: () => Promise<Loaded> = async () => undefined as Loaded,
): Promise<Result<Answer, Refusal | StorageRefusal>> {
  const { db, health } = storage;
  const state = health.get();
  if (state !== "ok" && LASTING.has(state)) return err({ kind: "storage", trouble: state });
  const at = storage.clock.now();
  let sequence = 0;
  try {
    const answer = await db.transaction(
      "rw",
      [db.meta, db.audit, ...tables.map((name) => db[name])],
      async () => {
        const [loaded] = await Promise.all([load(), checkSchema(storage)]);
        const outcome = await body(loaded);
        if (!outcome.ok) throw new Refused(outcome.error);
        const { answer, changes, write } = outcome.value;
        const record = {
          command: head.id,
          kind: head.kind,
          at,
          bookId: head.bookId ?? ("" as const),
          changes,
          answer: answerFor(answer, changes),
        };
        // What changes nothing meets no index: it may be a command that was carried out before.
        const first = changes.length === 0 ? await db.audit.get({ command: head.id }) : undefined;
        if (first) return answerIn(first) as Answer;
        const audited = changes.length > 0 ? db.audit.add(record) : null;
        await Promise.all([audited, write?.()]);
        sequence = (await audited) ?? 0;
        return answer;
      },
    );
    const account = accountOf(storage.name);
    if (account !== null && sequence > 0) {
      sentinel.committed(account, { schema: storage.schema, sequence, changedAt: at });
    }
    return ok(answer);
  } catch (error) {
    const refused = error instanceof Refused;
    // Asked only now: a repeated id cannot get past the audit record's unique index, and every other command saves a look.
    const first = refused || isConstraint(error) ? await firstRecord(storage, head.id) : undefined;
    if (first) return ok(answerIn(first) as Answer);
    return err(refused ? (error.refusal as Refusal) : trouble(storage, error));
  }
}
