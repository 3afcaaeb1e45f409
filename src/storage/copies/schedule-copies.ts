import Dexie from "dexie";
import type { BackupAccount } from "../backup/make-backup.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import { copyInWorker } from "../workers/copy-in-worker.ts";
import { browserCopies, type CopyInfo, listCopies } from "./copies.ts";

export const IDLE_MS = 60_000;
export const BETWEEN_MS = 10 * 60_000;
export const DAY_MS = 24 * 3_600_000;
/** After the opening the screen comes first. */
const SETTLE_MS = 5_000;
/** No room, or the database is busy: not tried again at once. */
const RETRY_MS = BETWEEN_MS;

/** What the schedule needs of the world, passed in so that it can be tried without one. */
export interface CopyWorld {
  /** Runs something later; the answer cancels it. */
  later(milliseconds: number, run: () => void): () => void;
  /** Tells when anything in the database was written, in this tab or another; the answer stops it. */
  onWrite(database: string, wrote: () => void): () => void;
  /** The account's copies, newest first. */
  copies(accountId: string): Promise<readonly CopyInfo[]>;
  make(database: string, account: BackupAccount): Promise<unknown>;
  /** Runs `work` unless another tab is at it. */
  alone(name: string, work: () => Promise<void>): Promise<void>;
}

export const browserCopyWorld: CopyWorld = {
  later(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  onWrite(database, wrote) {
    const mine = `idb://${database}/`;
    const look = (parts: object): void => {
      if (Object.keys(parts).some((part) => part.startsWith(mine))) wrote();
    };
    Dexie.on("storagemutated", look);
    return () => Dexie.on.storagemutated.unsubscribe(look);
  },
  copies: (accountId) => listCopies(accountId),
  make: copyInWorker,
  async alone(name, work) {
    if (typeof navigator === "undefined" || !navigator.locks) return work();
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await work();
    });
  },
};

class Schedule {
  readonly #storage: AppStorage;
  readonly #account: BackupAccount;
  readonly #world: CopyWorld;
  #changed = false;
  #touchedAt = 0;
  #notBefore = 0;
  #cancel: (() => void) | null = null;
  #stopped = false;

  constructor(storage: AppStorage, account: BackupAccount, world: CopyWorld) {
    this.#storage = storage;
    this.#account = account;
    this.#world = world;
  }

  start(): () => void {
    const unwatch = this.#world.onWrite(this.#storage.name, () => this.#touch());
    this.#cancel = this.#world.later(SETTLE_MS, () => this.#run(() => this.#catchUp()));
    return () => {
      this.#stopped = true;
      this.#cancel?.();
      unwatch();
    };
  }

  #touch(): void {
    this.#changed = true;
    this.#touchedAt = this.#storage.clock.now();
    this.#wait();
  }

  #wait(): void {
    if (this.#stopped) return;
    const due = Math.max(this.#touchedAt + IDLE_MS, this.#notBefore);
    this.#cancel?.();
    // No wait is longer by right. A clock that was set back makes one, beyond what a timer can hold even; it is
    // looked at again then.
    const wait = Math.min(Math.max(0, due - this.#storage.clock.now()), BETWEEN_MS);
    this.#cancel = this.#world.later(wait, () => this.#run(() => this.#afterChanges()));
  }

  /** A copy dated later than now was made by a clock that was wrong: its age says nothing. */
  async #newest(): Promise<CopyInfo | null> {
    const copies = await this.#world.copies(this.#account.id);
    const now = this.#storage.clock.now();
    return copies.find((copy) => copy.createdAt <= now) ?? null;
  }

  /** At sign-in: when the newest copy is a day old, or there is none, and something is there to copy. */
  async #catchUp(): Promise<void> {
    const { clock, db } = this.#storage;
    const newest = await this.#newest();
    const last = await db.audit.orderBy("seq").last();
    const unchanged = newest !== null && newest.sequence === (last?.seq ?? 0);
    const recent = newest !== null && clock.now() - newest.createdAt < DAY_MS;
    if (last && !unchanged && !recent) await this.#make();
    if (this.#changed) this.#wait();
  }

  async #afterChanges(): Promise<void> {
    const newest = await this.#newest();
    const now = this.#storage.clock.now();
    this.#touchedAt = Math.min(this.#touchedAt, now);
    this.#notBefore = newest === null ? 0 : newest.createdAt + BETWEEN_MS;
    // Another tab copied meanwhile, or writing went on while we asked.
    if (now < this.#notBefore || now < this.#touchedAt + IDLE_MS) this.#wait();
    else await this.#make();
  }

  async #make(): Promise<void> {
    const touchedAt = this.#touchedAt;
    await this.#world.make(this.#storage.name, this.#account);
    this.#notBefore = this.#storage.clock.now() + BETWEEN_MS;
    if (this.#touchedAt === touchedAt) this.#changed = false;
    else this.#wait();
  }

  #run(work: () => Promise<void>): void {
    if (this.#stopped || this.#storage.health.get() !== "ok") return;
    this.#runAlone(work).catch(() => this.#tryLater());
  }

  async #runAlone(work: () => Promise<void>): Promise<void> {
    let ran = false;
    await this.#world.alone(`cuadra-copia-${this.#account.id}`, () => {
      ran = true;
      return work();
    });
    if (!ran) this.#tryLater();
  }

  /** A copy is a second net: its failing, or another tab's being at it, must not disturb the work. */
  #tryLater(): void {
    this.#notBefore = this.#storage.clock.now() + RETRY_MS;
    if (this.#changed) this.#wait();
  }
}

/**
 * Keeps automatic copies while the account is open: after changes, once nothing was written for a minute and at
 * most every ten minutes, and at sign-in when the last one is a day old. The answer stops it.
 */
export function scheduleCopies(
  storage: AppStorage,
  account: BackupAccount,
  world: CopyWorld = browserCopyWorld,
): () => void {
  if (world === browserCopyWorld && browserCopies() === null) return () => undefined;
  return new Schedule(storage, account, world).start();
}
