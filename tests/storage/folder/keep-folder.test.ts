import { describe, expect, it, vi } from "vitest";
import type { CopyInfo } from "#storage/copies/copy-info.ts";
import { folderDatabase } from "#storage/engine/database-names.ts";
import { StorageError, type StorageTrouble } from "#storage/engine/storage-error.ts";
import type { FolderHandle } from "#storage/folder/folder-handle.ts";
import { chooseRecord, forgetFolder, readFolder } from "#storage/folder/folder-record.ts";
import { chooseFolder, copyToFolder, type FolderWorld, keepFolder } from "#storage/folder/keep-folder.ts";

const ANA = "acct_01a0e1c2-7f00-7000-8000-000000aaaaaa";
const NOON = Date.parse("2026-11-20T12:00:00-05:00");

/** Such as can be stored. It takes no file, so every attempt ends with a trouble to be written down. */
const folder = (name: string) => ({ kind: "directory", name }) as unknown as FolderHandle;
const copy = { account: { id: ANA }, createdAt: NOON, sequence: 3 } as unknown as CopyInfo;

type Step = "newest" | "read";

/** `meanwhile` is done by the person while the copy waits at that step. */
function worldThat(step: Step, meanwhile: () => Promise<unknown>): FolderWorld {
  const wait = async (here: Step) => void (here === step && (await meanwhile()));
  return {
    clock: { now: () => NOON },
    newest: async () => {
      await wait("newest");
      return copy;
    },
    read: async () => {
      await wait("read");
      return new Blob(["copia"]);
    },
    drill: async () => ({ kind: "sound", books: 1, entries: 1 }),
    alone: (_choice, work) => work(),
  };
}

const COPYING: Readonly<Record<string, (world: FolderWorld) => Promise<unknown>>> = {
  "the first copy of a folder just chosen": (world) => chooseFolder(ANA, folder("vieja"), world),
  "a copy at the person's word": (world) => copyToFolder(ANA, world),
  "an automatic copy": (world) => keepFolder(ANA, world),
};

const MEANWHILE: Readonly<Record<string, readonly [act: () => Promise<unknown>, name: string | null]>> = {
  "leaves it": [() => forgetFolder(ANA), null],
  "chooses another": [() => chooseRecord(ANA, folder("nueva")), "nueva"],
  "leaves it and chooses another": [
    async () => {
      await forgetFolder(ANA);
      await chooseRecord(ANA, folder("nueva"));
    },
    "nueva",
  ],
  "leaves it and chooses the same again": [
    async () => {
      await forgetFolder(ANA);
      await chooseRecord(ANA, folder("vieja"));
    },
    "vieja",
  ],
};

const CASES = (["newest", "read"] as const).flatMap((step) =>
  Object.keys(COPYING).flatMap((what) => Object.keys(MEANWHILE).map((act) => [what, step, act] as const)),
);

describe("BR-15 a folder that was left stays left", () => {
  it.each(CASES)("%s, at '%s', while the person %s", async (what, step, act) => {
    await chooseRecord(ANA, folder("vieja"));
    const [meanwhile, name] = MEANWHILE[act] ?? [];
    if (!meanwhile || !COPYING[what]) throw new Error("no such case");
    const told = await COPYING[what](worldThat(step, meanwhile));
    const kept = await readFolder(ANA);
    // Untouched: neither the folder nor the outcome of a copy that was not for it.
    expect(kept).toEqual(
      name === null ? null : expect.objectContaining({ name, at: null, trouble: null, sequence: 0 }),
    );
    expect(told, "the screen shows what is kept").toEqual(kept);
    const names = (await indexedDB.databases()).map((each) => each.name);
    expect(names.includes(folderDatabase(ANA))).toBe(name !== null);
  });

  it("one that stays is told how the copy went", async () => {
    await chooseRecord(ANA, folder("vieja"));
    const told = await copyToFolder(
      ANA,
      worldThat("read", async () => undefined),
    );
    expect(told).toMatchObject({ name: "vieja", trouble: "failed" });
    expect(await readFolder(ANA)).toEqual(told);
  });

  const tellsOf = async (changed: Partial<FolderWorld>) => {
    await chooseRecord(ANA, folder("vieja"));
    return copyToFolder(ANA, { ...worldThat("read", async () => undefined), ...changed });
  };
  const drillThat = (trouble: StorageTrouble) => ({
    drill: () => Promise.reject(new StorageError(trouble)),
  });
  const silence = { newest: () => Promise.reject(new StorageError("busy")) };

  it.each([
    ["no room on this device to try it", "crowded", drillThat("full")],
    ["this device's store does not answer the trial", "untried", drillThat("busy")],
    ["the copies of this device do not answer", "untried", silence],
  ])("%s: told as %s, and not as the folder's fault", async (_what, trouble, changed) => {
    const told = await tellsOf(changed);
    expect(told).toMatchObject({ trouble, at: null });
    expect(await readFolder(ANA)).toEqual(told);
  });

  it("an outcome that cannot be kept is told all the same", async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    const told = await tellsOf({
      drill: async () => {
        put.mockImplementation(() => {
          throw new DOMException("no room", "QuotaExceededError");
        });
        throw new StorageError("full");
      },
    });
    put.mockRestore();
    expect(told).toMatchObject({ name: "vieja", trouble: "crowded" });
    expect(await readFolder(ANA)).toMatchObject({ name: "vieja", trouble: null });
  });

  it("one that does not answer is told so after a while, and holds nobody up", async () => {
    await chooseRecord(ANA, folder("red"));
    let asked = false;
    const world = worldThat("read", () => {
      asked = true;
      return new Promise(() => undefined);
    });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const told = copyToFolder(ANA, world);
    await vi.waitUntil(() => asked);
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    vi.useRealTimers();
    expect(await told).toMatchObject({ name: "red", at: null, trouble: "silent" });
  });
});

it("ST-16 a store that does not take which folder was chosen is told as busy within ten seconds", async () => {
  vi.useFakeTimers();
  try {
    vi.spyOn(indexedDB, "open").mockReturnValue({} as IDBOpenDBRequest);
    const told = vi.fn();
    chooseRecord(ANA, folder("nueva")).catch((error) => told(error.trouble));
    await vi.advanceTimersByTimeAsync(10_100);
    expect(told).toHaveBeenCalledWith("busy");
  } finally {
    vi.restoreAllMocks();
    vi.useRealTimers();
  }
});
