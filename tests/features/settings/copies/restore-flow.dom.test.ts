import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RestoreFlow } from "#features/settings/copies/restore-flow.ts";
import { lockFile } from "#storage/backup/locked-file.ts";
import { renameBook } from "#storage/commands/books/change-book.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { backupInWorker } from "#storage/workers/copy-in-worker.ts";
import { eventually } from "#tests/support/eventually.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { ThreadlessWorker } from "#tests/support/threadless-worker.ts";
import { connectStage, type ToastRequest } from "#ui/kit/feedback/toast.ts";

const ANA = { id: "acct_ana", name: "Ana", email: "ana@ejemplo.co" };
const PASSPHRASE = "una clave larga";
const { started } = ThreadlessWorker;

let storage: AppStorage;
let locked: Blob;
let flow: RestoreFlow;
let told: ToastRequest[] = [];

beforeEach(async () => {
  vi.stubGlobal("Worker", ThreadlessWorker);
  storage = await openTestStorage();
  const bookId = await openTestBook(storage);
  const { file } = await backupInWorker(storage.name, ANA);
  locked = await lockFile(file, PASSPHRASE);
  const renamed = await renameBook(storage, { id: storage.newId("command"), bookId, name: "Otro" });
  expect(renamed.ok).toBe(true);
  told = [];
  const off = connectStage({ show: (request) => void told.push(request), dismiss: () => undefined });
  flow = new RestoreFlow(storage, ANA as never, () => undefined);
  return off;
});

afterEach(() => {
  storage.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  started.length = 0;
});

const step = () => flow.getSnapshot().step;
const names = async () => (await storage.db.books.toArray()).map(({ name }) => name);

async function opened(): Promise<void> {
  await flow.read(locked);
  expect(step()).toMatchObject({ kind: "locked", wrong: false });
  await flow.unlock(PASSPHRASE);
  expect(step()).toMatchObject({ kind: "asking", way: "merge", failed: null });
}

/** The disk is full from now on, for everybody. */
function fill() {
  return vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
}

describe("ST-32 a restore whose passphrase was right never asks for it again", () => {
  it("where there is no room for it: the question comes back with the reason, and goes through once there is", async () => {
    await opened();
    const before = await names();
    const full = fill();
    await flow.confirm("replace");
    expect(step()).toMatchObject({
      kind: "asking",
      way: "replace",
      failed: expect.stringContaining("El disco está lleno"),
    });
    expect(await names()).toEqual(before);
    // Pressed again while nothing has changed, it is asked again all the same.
    await flow.confirm("replace");
    expect(step()).toMatchObject({ kind: "asking", failed: expect.stringContaining("lleno") });
    full.mockRestore();
    await flow.confirm("replace");
    expect(step()).toEqual({ kind: "idle" });
    expect(told.at(-1)?.title).toBe("Copia restaurada");
    expect(await names()).not.toEqual(before);
    expect(started.filter(({ ended }) => !ended)).toEqual([]);
  });

  it("where the worker that had read it broke down: another one reads it by what was typed", async () => {
    await opened();
    const reader = started.at(-1);
    const break_ = vi.spyOn(ThreadlessWorker.prototype, "postMessage").mockImplementationOnce(function (
      this: ThreadlessWorker,
    ) {
      this.onerror?.({ message: "out of memory" } as ErrorEvent);
    });
    await flow.confirm("replace");
    expect(break_).toHaveBeenCalledOnce();
    expect(reader?.ended).toBe(true);
    expect(step()).toMatchObject({ kind: "asking", way: "replace", failed: expect.any(String) });
    await flow.confirm("replace");
    expect(step()).toEqual({ kind: "idle" });
    expect(told.at(-1)?.title).toBe("Copia restaurada");
  });

  it("where it broke down after it had written: it is told as done, and not asked again", async () => {
    await opened();
    const tell = ThreadlessWorker.prototype.postMessage;
    vi.spyOn(ThreadlessWorker.prototype, "postMessage").mockImplementation(function (
      this: ThreadlessWorker,
      data: unknown,
    ) {
      const { onmessage } = this;
      this.onmessage = (event) => {
        // Its answer is lost with it.
        if (event.data.kind === "answer" && (data as { kind: string }).kind === "write")
          this.onerror?.({ message: "crashed" } as ErrorEvent);
        else onmessage?.(event);
      };
      tell.call(this, data);
    });
    await flow.confirm("replace");
    expect(step()).toEqual({ kind: "idle" });
    expect(told.at(-1)).toMatchObject({ tone: "info", title: "Copia restaurada" });
    expect(await names()).not.toContain("Otro");
  });

  it("and forgets it when it is cancelled", async () => {
    await opened();
    const full = fill();
    await flow.confirm("replace");
    full.mockRestore();
    await flow.cancel();
    expect(step()).toEqual({ kind: "idle" });
    await flow.confirm("replace");
    expect(step()).toEqual({ kind: "idle" });
    await eventually(() => expect(told.at(-1)?.title).toBe("Restauración cancelada"));
    await flow.read(locked);
    expect(step()).toMatchObject({ kind: "locked" });
    await flow.cancel();
  });
});
