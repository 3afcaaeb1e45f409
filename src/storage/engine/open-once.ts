import type Dexie from "dexie";
import { asStorageError } from "./second-look.ts";

interface OpenOnceOptions<Db extends Dexie, Opened> {
  /** Creates the database object, unopened. Throws before creating anything if opening is refused. */
  readonly make: () => Db | Promise<Db>;
  /** Value returned to callers, created once the database is open. */
  readonly ready: (db: Db, close: () => void) => Opened | Promise<Opened>;
}

export interface OpenOnce<Opened> {
  /** Opens at the first call; throws a StorageError. A failure is not cached: the same page may try again. */
  open(): Promise<Opened>;
  close(): void;
  /** Whether it is open or opening. */
  isOpen(): boolean;
}

/** A database of this device shared by the whole page. The next call reopens it after a close. */
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
      // False keeps Dexie from reopening whatever database has this name afterwards.
      return false;
    });
    db.on("close", () => forget(db));
    try {
      await db.open();
      return await options.ready(db, close);
    } catch (error) {
      db.close();
      throw await asStorageError(error);
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
