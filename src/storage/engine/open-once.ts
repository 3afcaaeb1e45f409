import type Dexie from "dexie";
import { asStorageError } from "./storage-error.ts";

interface OpenOnceOptions<Db extends Dexie, Opened> {
  /** The database, not open yet. Refuses by throwing, before anything is made. */
  readonly make: () => Db | Promise<Db>;
  /** What callers get; once it is open. */
  readonly ready: (db: Db, close: () => void) => Opened | Promise<Opened>;
}

export interface OpenOnce<Opened> {
  /** Opens at the first call; throws a StorageError. A refusal is not remembered: the same page may try again. */
  open(): Promise<Opened>;
  close(): void;
  /** Whether it is open, or about to be. */
  isOpen(): boolean;
}

/** A database of this device that all of a page shares. One that was closed is opened again by the next call. */
export function openOnce<Db extends Dexie, Opened>(options: OpenOnceOptions<Db, Opened>): OpenOnce<Opened> {
  let opening: Promise<Opened> | null = null;
  let held: Db | null = null;
  const forget = (db: Db | null): void => {
    if (held !== db) return;
    held = null;
    opening = null;
  };
  const start = async (): Promise<Opened> => {
    const db = await options.make();
    held = db;
    const close = (): void => {
      db.close();
      forget(db);
    };
    db.on("versionchange", () => {
      close();
      // False keeps Dexie from reopening whatever stands there afterwards.
      return false;
    });
    db.on("close", () => forget(db));
    try {
      await db.open();
      return await options.ready(db, close);
    } catch (error) {
      db.close();
      throw asStorageError(error);
    }
  };
  const open = (): Promise<Opened> => {
    if (opening !== null) return opening;
    const attempt = start();
    opening = attempt;
    attempt.catch(() => {
      if (opening === attempt) opening = null;
    });
    return attempt;
  };
  const close = (): void => {
    held?.close();
    forget(held);
  };
  return { open, close, isOpen: () => opening !== null };
}
