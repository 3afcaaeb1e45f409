import Dexie from "dexie";
import type { AppStorage } from "./app-storage.ts";

/** Answers that are kept in one database, the latest. */
const MOST = 3;

interface Kept<Value> {
  /** The last command of the database when they were read. */
  readonly last: unknown;
  readonly values: ReadonlyMap<string, Value>;
}

/**
 * Keeps what a query read of a few keys of each database, until a command writes: every write of a person's work, in any
 * tab, leaves another last command. One small read then stands for all of it, in live queries too, which follow that
 * record. Within a transaction, whose own writes have no mark yet, everything is read anew.
 *
 * `fits`: whether a value is small enough to be kept. The value is shared by all who ask: it must not be changed.
 */
export function keptUntilWritten<Question, Value>(
  read: (storage: AppStorage, question: Question) => Promise<Value>,
  keyOf: (question: Question) => string,
  fits: (value: Value) => boolean,
): (storage: AppStorage, question: Question) => Promise<Value> {
  const keptOf = new WeakMap<AppStorage["db"], Kept<Value>>();
  return async (storage, question) => {
    const { db } = storage;
    if (Dexie.currentTransaction !== null) return read(storage, question);
    const lastCommand = async () => (await db.meta.get("last"))?.value;
    const [key, last] = [keyOf(question), await lastCommand()];
    const known = () => {
      const kept = keptOf.get(db);
      return last !== undefined && kept?.last === last ? kept.values : new Map<string, Value>();
    };
    const found = known().get(key);
    if (found !== undefined) return found;
    const value = await read(storage, question);
    // Another command may have written while this was read.
    if (!fits(value) || (await lastCommand()) !== last) return value;
    const others = [...known()].filter(([other]) => other !== key).slice(1 - MOST);
    keptOf.set(db, { last, values: new Map([...others, [key, value]]) });
    return value;
  };
}
