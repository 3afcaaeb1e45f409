import Dexie from "dexie";
import type { BackupAccount } from "../backup/make-backup.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import { systemClock } from "../engine/environment.ts";
import { inTime } from "../engine/in-time.ts";
import { browserFolderWorld, keepFolder } from "../folder/keep-folder.ts";
import { copyInWorker } from "../workers/copy-in-worker.ts";
import { browserCopies, listCopies } from "./copies.ts";
import type { CopyInfo } from "./copy-info.ts";

export const IDLE_MS = 60_000;
export const BETWEEN_MS = 10 * 60_000;
export const DAY_MS = 24 * 3_600_000;
/** Delay after opening: the screen has priority. */
const SETTLE_MS = 5_000;
/** After this long the copy counts as failed, and another tab may try: nothing that hangs holds the copies' lock. */
const WORK_MS = 5 * 60_000;
/** Delay after a failure (no room, or the database is busy). */
const RETRY_MS = BETWEEN_MS;

/** What the schedule needs of its environment, injected so that tests run without a browser. */
export interface CopyWorld {
  /** Runs a function later; the returned function cancels it. */
  later(milliseconds: number, run: () => void): () => void;
  /** Calls `wrote` on any write to the database, in this tab or another; the returned function stops it. */
  onWrite(database: string, wrote: () => void): () => void;
  /** The account's copies, newest first. */
  copies(accountId: string): Promise<readonly CopyInfo[]>;
  make(database: string, account: BackupAccount): Promise<unknown>;
  /** Carries the newest copy to the person's folder, if they chose one. */
  carry?(accountId: string): Promise<unknown>;
  /** Runs `work` unless another tab is running it. */
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
  make: (database, account) => copyInWorker(database, account),
  carry: (accountId) => keepFolder(accountId, browserFolderWorld(systemClock)),
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
    // Capped at the longest valid wait. A clock set back would give a longer one, even beyond a timer's range; the
    // due time is checked again afterwards.
    const wait = Math.min(Math.max(0, due - this.#storage.clock.now()), BETWEEN_MS);
    this.#cancel = this.#world.later(wait, () => this.#run(() => this.#afterChanges()));
  }

  /** Newest copy that is not dated in the future: such a copy was made under a wrong clock, so its age is unknown. */
  async #newest(): Promise<CopyInfo | null> {
    const copies = await this.#world.copies(this.#account.id);
    const now = this.#storage.clock.now();
    return copies.find((copy) => copy.createdAt <= now) ?? null;
  }

  /** At sign-in: makes a copy if the newest is a day old or missing, and there is data to copy. */
  async #catchUp(): Promise<void> {
    const { clock, db } = this.#storage;
    const newest = await this.#newest();
    const last = await db.audit.orderBy("seq").last();
    const unchanged = newest !== null && newest.sequence === (last?.seq ?? 0);
    const recent = newest !== null && clock.now() - newest.createdAt < DAY_MS;
    if (last && !unchanged && !recent) await this.#make();
    else this.#carry();
    if (this.#changed) this.#wait();
  }

  async #afterChanges(): Promise<void> {
    const newest = await this.#newest();
    const now = this.#storage.clock.now();
    this.#touchedAt = Math.min(this.#touchedAt, now);
    this.#notBefore = newest === null ? 0 : newest.createdAt + BETWEEN_MS;
    // Another tab made a copy meanwhile, or writes continued while we waited.
    if (now < this.#notBefore || now < this.#touchedAt + IDLE_MS) this.#wait();
    else await this.#make();
  }

  async #make(): Promise<void> {
    const touchedAt = this.#touchedAt;
    await this.#world.make(this.#storage.name, this.#account);
    this.#carry();
    this.#notBefore = this.#storage.clock.now() + BETWEEN_MS;
    if (this.#touchedAt === touchedAt) this.#changed = false;
    else this.#wait();
  }

  /**
   * What it finds is kept beside the folder, and told from there. Nobody waits for it: a folder that does not answer
   * keeps no copy from being made.
   */
  #carry(): void {
    void this.#world.carry?.(this.#account.id).catch(() => undefined);
  }

  #run(work: () => Promise<void>): void {
    if (this.#stopped || this.#storage.health.get() !== "ok") return;
    this.#runAlone(work).catch(() => this.#tryLater());
  }

  async #runAlone(work: () => Promise<void>): Promise<void> {
    let ran = false;
    await this.#world.alone(`cuadra-copia-${this.#account.id}`, () => {
      ran = true;
      return inTime(work(), WORK_MS);
    });
    if (!ran) this.#tryLater();
  }

  /** A copy is a second safety net: a failure, or another tab making one, must not disturb the work. */
  #tryLater(): void {
    this.#notBefore = this.#storage.clock.now() + RETRY_MS;
    if (this.#changed) this.#wait();
  }
}

/**
 * Makes automatic copies while the account is open: after changes, once nothing was written for a minute and at most
 * every ten minutes, and at sign-in if the last one is a day old. The returned function stops it.
 */
export function scheduleCopies(
  storage: AppStorage,
  account: BackupAccount,
  world: CopyWorld = browserCopyWorld,
): () => void {
  if (world === browserCopyWorld && browserCopies() === null) return () => undefined;
  return new Schedule(storage, account, world).start();
}
