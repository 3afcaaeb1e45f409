import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { backupInWorker } from "#storage/workers/copy-in-worker.ts";
import { RecoverJob } from "#storage/workers/recover-in-worker.ts";
import { MemoryCopies } from "#tests/support/memory-copies.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { ThreadlessWorker } from "#tests/support/threadless-worker.ts";

const ANA = { id: "acct_ana", name: "Ana", email: "ana@ejemplo.co" };
const { started } = ThreadlessWorker;
const quiet = (): void => undefined;

let storage: AppStorage;
let file: Blob;

beforeEach(async () => {
  vi.stubGlobal("Worker", ThreadlessWorker);
  vi.stubGlobal("localStorage", new MemoryStorage());
  const copies = new MemoryCopies();
  vi.stubGlobal("caches", { open: async () => copies });
  vi.spyOn(console, "error").mockImplementation(quiet);
  storage = await openTestStorage();
  await openTestBook(storage);
  ({ file } = await backupInWorker(storage.name, ANA));
  started.length = 0;
  await storage.db.books.clear();
});

afterEach(() => {
  storage.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  started.length = 0;
});

const books = () => storage.db.books.count();
const last = async () => (await storage.db.meta.get("last"))?.value;

/** Reads, keeps and replaces, as the recovery page does. */
async function whole(job: RecoverJob) {
  const steps: number[] = [];
  const opened = await job.open((share) => steps.push(share));
  const kept = await job.keep(storage.name, ANA);
  const done = await job.replace(storage.name, await last(), (share) => steps.push(share));
  return { opened, kept, done, steps };
}

/** A worker whose script never starts. */
class DeadWorker extends ThreadlessWorker {
  override postMessage(): void {
    setTimeout(() => this.onerror?.({ message: "no script" } as ErrorEvent));
  }
}

class SilentWorker extends ThreadlessWorker {
  override postMessage(): void {
    started.push(this);
  }
}

describe("BR-14 a recovery beside the page", () => {
  it("reads, copies what is there and replaces it in one worker, whose rows never come to the page", async () => {
    const job = new RecoverJob(file);
    const { opened, kept, done, steps } = await whole(job);
    expect(opened).toMatchObject({ ok: true, value: { books: 1, entries: 0, account: ANA } });
    expect(opened?.ok && Object.keys(opened.value)).not.toContain("tables");
    expect([kept, done]).toEqual(["copied", "written"]);
    expect(steps.every((share) => share >= 0 && share <= 1)).toBe(true);
    expect(started).toHaveLength(1);
    expect(await books()).toBe(1);
    expect(await job.replace(storage.name, "another command", quiet)).toBe("changed");
    job.end();
    expect(started[0]?.ended).toBe(true);
  });

  it("refuses a file that is none of ours", async () => {
    expect(await new RecoverJob(new Blob(["x"])).open(quiet)).toEqual({ ok: false, error: "foreign" });
  });

  it("is done on the page where no worker may be made, and where its script does not start", async () => {
    for (const Broken of [
      class {
        constructor() {
          throw new DOMException("no workers here", "SecurityError");
        }
      },
      DeadWorker,
    ]) {
      vi.stubGlobal("Worker", Broken);
      await storage.db.books.clear();
      expect(await whole(new RecoverJob(file))).toMatchObject({ kept: "copied", done: "written" });
      expect(await books()).toBe(1);
    }
  });

  it("is done on the page where a worker says nothing for ten seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.stubGlobal("Worker", SilentWorker);
    const job = new RecoverJob(file);
    const opened = job.open(quiet);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await opened).toMatchObject({ ok: true, value: { books: 1 } });
    expect(started.every((worker) => worker.ended)).toBe(true);
  });

  it("a worker that breaks down before its answer: what was written is told as written, what was not may be done again", async () => {
    const job = new RecoverJob(file);
    await job.open(quiet);
    const [worker] = started;
    if (!worker) throw new Error("no worker");
    const breakDown = () => worker.onerror?.({ message: "out of memory" } as ErrorEvent);
    worker.postMessage = () => breakDown();
    await expect(job.replace(storage.name, await last(), quiet)).rejects.toMatchObject({ trouble: "bug" });
    expect(await books()).toBe(0);
    // Another worker reads the file again.
    expect(await job.replace(storage.name, await last(), quiet)).toBe("written");
    expect(started).toHaveLength(2);
    expect(await books()).toBe(1);

    const late = new RecoverJob(file);
    await late.open(quiet);
    const third = started[2];
    if (!third) throw new Error("no worker");
    const { postMessage } = ThreadlessWorker.prototype;
    third.postMessage = (data: unknown) => {
      const { onmessage } = third;
      third.onmessage = (event) => {
        const { kind } = event.data as { kind: string };
        if (kind === "answer") third.onerror?.({ message: "out of memory" } as ErrorEvent);
        else onmessage?.(event);
      };
      postMessage.call(third, data);
    };
    expect(await late.replace(storage.name, await last(), quiet)).toBe("written");
  });

  it("ended before it wrote it leaves all as it was, and asks for nothing more", async () => {
    const job = new RecoverJob(file);
    await job.open(quiet);
    const asked = job.replace(storage.name, await last(), quiet);
    job.end();
    expect(await asked).toBeNull();
    expect(await books()).toBe(0);
    expect(await job.keep(storage.name, ANA)).toBeNull();
    expect(await job.replace(storage.name, await last(), quiet)).toBeNull();
    expect(await job.open(quiet)).toBeNull();
    expect(await books()).toBe(0);
  });
});
