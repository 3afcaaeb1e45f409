import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BookId } from "#domain/kernel/ids.ts";
import type { BackupAccount } from "#storage/backup/make-backup.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { browserCopies, COPIES_CACHE, listCopies, readCopy, saveCopy } from "#storage/copies/copies.ts";
import type { Copies } from "#storage/copies/copies-place.ts";
import { copiesToKeep } from "#storage/copies/copies-to-keep.ts";
import { type CopyInfo, type CopyReason, isSnapshot } from "#storage/copies/copy-info.ts";
import {
  BETWEEN_MS,
  browserCopyWorld,
  type CopyWorld,
  DAY_MS,
  IDLE_MS,
  scheduleCopies,
} from "#storage/copies/schedule-copies.ts";
import { inBoth } from "#storage/copies/two-places.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { StorageError } from "#storage/engine/storage-error.ts";
import { acceptMissing, missingMovements } from "#storage/health/missing-movements.ts";
import { sentinel } from "#storage/health/sentinel.ts";
import { content } from "#tests/support/builders.ts";
import { eventually } from "#tests/support/eventually.ts";
import { MemoryCopies } from "#tests/support/memory-copies.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const ANA = { id: "acct_ana", name: "Ana Ruiz Ñ", email: "ana@ejemplo.co" };
const NOON = Date.parse("2026-11-20T12:00:00-05:00");
const HOUR = 3_600_000;

let storage: AppStorage;
let bookId: BookId;
let copies: MemoryCopies;
let now = NOON;

beforeEach(async () => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  now = NOON;
  storage = await openTestStorage({ clock: { now: () => now } });
  bookId = await openTestBook(storage);
  copies = new MemoryCopies();
  return () => {
    storage.close();
    vi.unstubAllGlobals();
  };
});

async function post(): Promise<void> {
  const done = await postEntry(storage, {
    id: storage.newId("command"),
    bookId,
    entryId: storage.newId("entry"),
    content: content("2026-11-03", "1105", "4135", 1000),
    origin: "journal",
  });
  if (!done.ok) throw new Error(done.error.kind);
}

const save = (at: number, account: BackupAccount = ANA) =>
  saveCopy(storage.db.backendDB(), account, copies, { at });

describe("automatic copies", () => {
  it("ST-03 a copy lies outside IndexedDB, says what it holds, and can be restored from", async () => {
    await post();
    const made = await save(NOON);
    expect(made).toMatchObject({ account: ANA, createdAt: NOON, books: 1, entries: 1, bad: 0, sequence: 2 });
    expect(await listCopies("acct_ana", copies)).toEqual([made]);
    const file = await readCopy(made, copies);
    const backup = await readBackup(file ?? new Blob());
    expect(backup).toMatchObject({ ok: true, value: { account: ANA, entries: 1, createdAt: NOON } });
    expect(await readCopy({ ...made, url: "http://localhost/copias/x" }, copies)).toBeNull();
  });

  it("keeps three: the two newest and the newest of an earlier day", async () => {
    for (const at of [NOON - 26 * HOUR, NOON - 25 * HOUR, NOON, NOON + HOUR, NOON + 2 * HOUR]) await save(at);
    expect((await listCopies("acct_ana", copies)).map((copy) => copy.createdAt)).toEqual([
      NOON + 2 * HOUR,
      NOON + HOUR,
      NOON - 25 * HOUR,
    ]);
    const at = (...times: number[]) =>
      times.map((createdAt) => ({ createdAt, reason: "automatic" }) as CopyInfo);
    const kept = (...times: number[]) =>
      copiesToKeep(at(...times), NOON + HOUR).map((copy) => copy.createdAt);
    expect(kept(NOON + 3, NOON + 2, NOON + 1, NOON)).toEqual([NOON + 3, NOON + 2, NOON + 1]);
    expect(kept(NOON, NOON - 30 * HOUR, NOON - 31 * HOUR, NOON - 60 * HOUR)).toHaveLength(3);
    expect(kept(NOON)).toEqual([NOON]);
    expect(kept()).toEqual([]);
  });

  it("BR-13 snapshots have five places of their own, which no automatic copy takes", async () => {
    const snapshot = (at: number, reason: CopyReason) =>
      saveCopy(storage.db.backendDB(), ANA, copies, { at, reason });
    for (let hour = 7; hour >= 1; hour -= 1)
      await snapshot(NOON - hour * HOUR, hour === 1 ? "upgrade" : "merge");
    for (let hour = 1; hour <= 5; hour += 1) await save(NOON + hour * HOUR);
    const kept = await listCopies("acct_ana", copies);
    expect(kept.filter(isSnapshot).map(({ createdAt }) => (NOON - createdAt) / HOUR)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(kept.filter((copy) => !isSnapshot(copy))).toHaveLength(3);
  });

  it("BR-13 files that are imported push out no snapshot of a restore, and keep two places themselves", async () => {
    const snapshot = (at: number, reason: CopyReason) =>
      saveCopy(storage.db.backendDB(), ANA, copies, { at, reason });
    await snapshot(NOON, "restore");
    for (let hour = 1; hour <= 6; hour += 1) await snapshot(NOON + hour * HOUR, "import");
    const kept = (await listCopies("acct_ana", copies)).map(({ reason, createdAt }) => [
      reason,
      (createdAt - NOON) / HOUR,
    ]);
    expect(kept).toEqual([
      ["import", 6],
      ["import", 5],
      ["restore", 0],
    ]);
  });

  describe("BR-13 two places", () => {
    const url = (at: number) => `http://localhost/copias/acct_ana/${at}.cuadra`;
    const other = () => new MemoryCopies();
    const failing: Copies = {
      keys: () => Promise.reject(new Error("gone")),
      match: () => Promise.reject(new Error("gone")),
      put: () => Promise.reject(new DOMException("no room", "QuotaExceededError")),
      delete: () => Promise.reject(new Error("gone")),
    };

    it("a copy is found in either of them, once, and is gone from both when it is swept", async () => {
      const second = other();
      const both = inBoth(copies, second);
      await saveCopy(storage.db.backendDB(), ANA, both, { at: NOON });
      expect(await listCopies("acct_ana", both)).toHaveLength(1);
      for (const [lost, left] of [
        [copies, second],
        [second, copies],
      ] as const) {
        await lost.delete(url(NOON));
        const [found] = await listCopies("acct_ana", both);
        expect(found && (await readCopy(found, both))?.size).toBeGreaterThan(100);
        const kept = await left.match(url(NOON));
        if (kept) await lost.put(url(NOON), kept);
      }
      expect(await both.delete(url(NOON))).toBe(true);
      expect([await copies.keys(), await second.keys()]).toEqual([[], []]);
    });

    it("a copy is gone only where both say so: of one that does not answer nobody knows", async () => {
      const made = await saveCopy(storage.db.backendDB(), ANA, inBoth(copies, other()), { at: NOON });
      for (const both of [inBoth(failing, other()), inBoth(other(), failing)]) {
        await expect(readCopy(made, both)).rejects.toThrow("gone");
        // The other answers, and has none.
        expect(await listCopies("acct_ana", both)).toEqual([]);
      }
      // Nobody knows: what is known of neither is no empty list.
      const silent: Copies = { ...failing, keys: () => Promise.reject(new StorageError("busy")) };
      await expect(listCopies("acct_ana", inBoth(failing, failing))).rejects.toThrow("gone");
      await expect(listCopies("acct_ana", inBoth(silent, silent))).rejects.toMatchObject({ trouble: "busy" });
      expect(await readCopy(made, inBoth(failing, copies))).not.toBeNull();
      expect(await readCopy(made, inBoth(other(), other()))).toBeNull();
    });

    it("one that fails or does not answer takes nothing from the other; without both no copy was made", async () => {
      const silent: Copies = { ...failing, keys: () => new Promise(() => undefined) };
      for (const both of [inBoth(failing, copies), inBoth(copies, failing), inBoth(silent, copies)]) {
        await saveCopy(storage.db.backendDB(), ANA, both, { at: NOON });
        expect(await listCopies("acct_ana", both)).toHaveLength(1);
        expect(await both.delete(url(NOON))).toBe(true);
      }
      const none = saveCopy(storage.db.backendDB(), ANA, inBoth(failing, failing), { at: NOON });
      await expect(none).rejects.toMatchObject({ name: "QuotaExceededError" });
    });
  });

  it("DT-05 copies from a clock that ran ahead do not push out those made since", async () => {
    const year = 365 * 24 * HOUR;
    const ahead = [NOON + year, NOON + year + 25 * HOUR, NOON + year + 26 * HOUR];
    for (const at of ahead) await save(at);
    const dates = async () => (await listCopies("acct_ana", copies)).map((copy) => copy.createdAt);
    await save(NOON);
    expect(await dates()).toEqual([NOON + year + 26 * HOUR, NOON + year + 25 * HOUR, NOON]);
    await save(NOON + HOUR);
    expect(await dates()).toEqual([NOON + year + 26 * HOUR, NOON + HOUR, NOON]);
    await save(NOON + 30 * HOUR);
    expect(await dates()).toEqual([NOON + 30 * HOUR, NOON + HOUR, NOON]);
  });

  it("DT-05 snapshots from a clock that ran ahead do not push out the one just made", async () => {
    const snapshot = (at: number) => saveCopy(storage.db.backendDB(), ANA, copies, { at, reason: "restore" });
    for (let day = 1; day <= 5; day += 1) await snapshot(NOON + day * 24 * HOUR);
    const made = await snapshot(NOON);
    const kept = await listCopies("acct_ana", copies);
    expect(kept).toHaveLength(5);
    expect(kept.map(({ url }) => url)).toContain(made.url);
  });

  it("does not list what is not a copy", async () => {
    await copies.put("http://localhost/copias/acct_ana/1.cuadra", new Response("x"));
    const headers = { "cuadra-copia": encodeURIComponent('{"account":1}') };
    await copies.put("http://localhost/copias/acct_ana/2.cuadra", new Response("x", { headers }));
    expect(await listCopies(undefined, copies)).toEqual([]);
  });

  it("uses one cache of the browser, and does nothing where there is none", async () => {
    expect(browserCopies()).toBeNull();
    expect(await listCopies()).toEqual([]);
    const opened: string[] = [];
    vi.stubGlobal("caches", {
      open: async (name: string) => {
        opened.push(name);
        return copies;
      },
    });
    await saveCopy(storage.db.backendDB(), ANA, browserCopies() ?? copies, { at: NOON });
    expect(await listCopies("acct_ana")).toHaveLength(1);
    expect(new Set(opened)).toEqual(new Set([COPIES_CACHE]));
  });
});

/** A simulated clock, with the copies it triggered. */
class World implements CopyWorld {
  made: number[] = [];
  last: CopyInfo | null = null;
  busy = false;
  fails = false;
  wrote = (): void => undefined;
  watching = true;
  #timers: { at: number; run: () => void }[] = [];
  /** Timers run on elapsed time: setting the clock does not move them. */
  #elapsed = 0;

  later(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.#elapsed + milliseconds, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  }

  onWrite(_database: string, wrote: () => void): () => void {
    this.wrote = wrote;
    return () => {
      this.watching = false;
    };
  }

  future: CopyInfo[] = [];

  copies = async () => [...this.future, ...(this.last ? [this.last] : [])];

  async make(): Promise<void> {
    if (this.fails) throw new Error("no room");
    this.made.push(now - NOON);
    this.last = { createdAt: now, sequence: 2 } as CopyInfo;
  }

  /** What the schedule is doing: simulated time stands still until it is done, however slow this machine is. */
  #running: Promise<unknown> = Promise.resolve();

  async alone(_name: string, work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    const running = work();
    this.#running = running.catch(() => undefined);
    await running;
  }

  async pass(milliseconds: number): Promise<void> {
    const until = this.#elapsed + milliseconds;
    for (;;) {
      const next = this.#timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#advance(next.at);
      this.#timers = this.#timers.filter((timer) => timer !== next);
      next.run();
      await this.#running;
      // What follows the end of the work sets the next timer.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    this.#advance(until);
  }

  #advance(to: number): void {
    now += to - this.#elapsed;
    this.#elapsed = to;
  }
}

describe("the schedule of copies", () => {
  it("copies after a minute without writing, and then not again for ten", async () => {
    const world = new World();
    world.last = { createdAt: NOON - DAY_MS / 2, sequence: 1 } as CopyInfo;
    const stop = scheduleCopies(storage, ANA, world);
    await world.pass(10_000);
    expect(world.made).toEqual([]);
    world.wrote();
    await world.pass(30_000);
    world.wrote();
    await world.pass(IDLE_MS - 1000);
    expect(world.made).toEqual([]);
    await world.pass(2000);
    expect(world.made).toEqual([100_000]);
    world.wrote();
    await world.pass(BETWEEN_MS - 10_000);
    expect(world.made).toHaveLength(1);
    await world.pass(20_000);
    expect(world.made).toEqual([100_000, 100_000 + BETWEEN_MS]);
    await world.pass(DAY_MS);
    expect(world.made).toHaveLength(2);
    stop();
    expect(world.watching).toBe(false);
    world.wrote();
    await world.pass(DAY_MS);
    expect(world.made).toHaveLength(2);
  });

  it("copies at sign-in when the last is a day old and something happened since", async () => {
    const world = new World();
    world.last = { createdAt: NOON - DAY_MS, sequence: 0 } as CopyInfo;
    scheduleCopies(storage, ANA, world)();
    const stop = scheduleCopies(storage, ANA, world);
    await world.pass(10_000);
    expect(world.made).toEqual([5000]);
    stop();
    world.last = { createdAt: NOON - DAY_MS, sequence: 1 } as CopyInfo;
    const again = scheduleCopies(storage, ANA, world);
    await world.pass(10_000);
    expect(world.made).toHaveLength(1);
    again();
  });

  it("takes a copy dated in the future for none, at sign-in and after changes", async () => {
    const world = new World();
    world.future = [{ createdAt: NOON + 400 * DAY_MS, sequence: 0 } as CopyInfo];
    const stop = scheduleCopies(storage, ANA, world);
    await world.pass(10_000);
    expect(world.made).toEqual([5000]);
    world.wrote();
    await world.pass(BETWEEN_MS + IDLE_MS);
    expect(world.made).toHaveLength(2);
    stop();
  });

  it("is not stopped by a clock that was wrong for a while, and asks for no wait that a timer cannot hold", async () => {
    const world = new World();
    const waits: number[] = [];
    const later = world.later.bind(world);
    world.later = (milliseconds, run) => {
      waits.push(milliseconds);
      return later(milliseconds, run);
    };
    const stop = scheduleCopies(storage, ANA, world);
    await world.pass(10_000);
    expect(world.made).toEqual([5000]);
    now += 400 * DAY_MS;
    world.wrote();
    now -= 400 * DAY_MS;
    await world.pass(2 * BETWEEN_MS);
    expect(world.made).toHaveLength(2);
    expect(Math.max(...waits)).toBeLessThan(2 ** 31);
    stop();
  });

  it("waits for another tab that is at it, and tries again after a failure", async () => {
    const world = new World();
    const stop = scheduleCopies(storage, ANA, world);
    await world.pass(10_000);
    world.made = [];
    world.fails = true;
    world.wrote();
    await world.pass(2 * BETWEEN_MS);
    expect(world.made).toEqual([]);
    world.fails = false;
    world.busy = true;
    await world.pass(BETWEEN_MS);
    world.busy = false;
    await world.pass(2 * BETWEEN_MS);
    expect(world.made).toHaveLength(1);
    stop();
  });

  it("a folder that hangs keeps no copy from being made, and one that hangs itself lets go of the lock", async () => {
    const world = new World();
    Object.assign(world, { carry: () => new Promise(() => undefined) });
    const stop = scheduleCopies(storage, ANA, world);
    await world.pass(10_000);
    world.wrote();
    await world.pass(2 * BETWEEN_MS);
    expect(world.made).toHaveLength(2);
    stop();
    const hanging = new World();
    hanging.make = () => new Promise(() => undefined);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const again = scheduleCopies(storage, ANA, hanging);
    const passed = hanging.pass(10_000);
    await vi.advanceTimersByTimeAsync(5 * 60_000 + 1);
    // Nothing is running any more, so the simulated time went on.
    await passed;
    vi.useRealTimers();
    again();
  });

  it("hears of writes through the database, and keeps still where the browser has no cache", async () => {
    let heard = 0;
    const stop = browserCopyWorld.onWrite(storage.name, () => {
      heard += 1;
    });
    await post();
    await eventually(() => expect(heard).toBeGreaterThan(0));
    stop();
    const before = heard;
    await post();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(heard).toBe(before);
    const runs: string[] = [];
    await browserCopyWorld.alone("x", async () => void runs.push("alone"));
    expect(runs).toEqual(["alone"]);
    scheduleCopies(storage, ANA)();
  });
});

describe("ST-02 what the sentinel saw and the database does not hold", () => {
  it("is counted, with the time of the last of them", async () => {
    await post();
    expect(await missingMovements(storage)).toBeNull();
    const account = storage.name.replace("cuadra-user-", "");
    sentinel.committed(account, { schema: 1, sequence: 5, changedAt: NOON + 7 });
    const last = await storage.db.audit.orderBy("seq").last();
    expect(await missingMovements(storage)).toEqual({ count: 3, since: last?.at, until: NOON + 7 });
    sentinel.accountRemoved(account);
    expect(await missingMovements(storage)).toBeNull();
  });

  it("is told until it is accepted, and a later movement is never taken back", async () => {
    await post();
    const account = storage.name.replace("cuadra-user-", "");
    sentinel.committed(account, { schema: 1, sequence: 5, changedAt: NOON + 7 });
    const missing = await missingMovements(storage);
    if (missing === null) throw new Error("nothing is missing");
    acceptMissing(storage, missing);
    expect(await missingMovements(storage)).toBeNull();
    sentinel.committed(account, { schema: 1, sequence: 9, changedAt: NOON + 8 });
    acceptMissing(storage, missing);
    expect((await missingMovements(storage))?.count).toBe(7);
  });
});
