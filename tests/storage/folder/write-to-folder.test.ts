import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Drill } from "#storage/backup/drill.ts";
import type { CopyInfo } from "#storage/copies/copy-info.ts";
import { INFO_HEADER } from "#storage/copies/copy-info.ts";
import type { FolderHandle } from "#storage/folder/folder-handle.ts";
import { browserFolderWorld } from "#storage/folder/keep-folder.ts";
import { folderFileName, UnsoundCopy, writeToFolder } from "#storage/folder/write-to-folder.ts";
import { MemoryCopies } from "#tests/support/memory-copies.ts";

const NOON = Date.parse("2026-11-20T12:00:00-05:00");
const HOUR = 3_600_000;
const accountOf = (id: string) => ({ id: `acct_01a0e1c2-7f00-7000-8000-000000${id}`, name: "", email: "" });
const ANA = accountOf("aaaaaa");

let files: Map<string, Blob>;
/** What lands on the disk instead of what was written. */
let spoil: (file: Blob) => Blob;

function fakeFolder(): FolderHandle {
  return {
    getFileHandle: async (name: string) => ({
      createWritable: async () => {
        let written = new Blob();
        return {
          write: async (file: Blob) => {
            written = file;
          },
          close: async () => files.set(name, spoil(written)),
        };
      },
      getFile: async () => files.get(name),
    }),
    removeEntry: async (name: string) => files.delete(name),
    async *values() {
      for (const name of files.keys()) yield { kind: "file", name };
    },
  } as unknown as FolderHandle;
}

const copyAt = (createdAt: number, account = ANA) =>
  ({ account, createdAt, books: 1, entries: 2 }) as unknown as CopyInfo;
const sound = async (): Promise<Drill> => ({ kind: "sound", books: 1, entries: 2 });

function write(createdAt: number, { account = ANA, drill = sound as () => Promise<Drill | null> } = {}) {
  return writeToFolder(fakeFolder(), copyAt(createdAt, account), new Blob([`copia ${createdAt}`]), {
    drill,
    now: createdAt,
  });
}

beforeEach(() => {
  files = new Map([["notas.txt", new Blob(["mías"])]]);
  spoil = (file) => file;
});

describe("BR-15 a copy in the person's folder", () => {
  it("keeps the newest five of each account and touches nothing else", async () => {
    const other = accountOf("bbbbbb");
    await write(NOON - 100 * HOUR, { account: other });
    for (let hour = 0; hour < 8; hour += 1) await write(NOON + hour * HOUR);
    const names = [...files.keys()];
    expect(names).toContain("notas.txt");
    expect(names).toContain(folderFileName(copyAt(NOON - 100 * HOUR, other)));
    const mine = names.filter((name) => name.startsWith("cuadra_aaaaaa_"));
    expect(mine).toEqual([3, 4, 5, 6, 7].map((hour) => folderFileName(copyAt(NOON + hour * HOUR))));
  });

  it("DT-05 files of a clock that ran ahead push out neither the one just written nor those made since", async () => {
    for (let day = 1; day <= 5; day += 1) await write(NOON + day * 24 * HOUR);
    for (let hour = 0; hour < 3; hour += 1) await write(NOON + hour * HOUR);
    const names = [...files.keys()];
    for (let hour = 0; hour < 3; hour += 1)
      expect(names).toContain(folderFileName(copyAt(NOON + hour * HOUR)));
    expect(names).toHaveLength(6);
  });

  it("keeps one of an earlier day beside the newest four", async () => {
    await write(NOON - 50 * HOUR);
    await write(NOON - 24 * HOUR);
    for (let hour = 0; hour < 7; hour += 1) await write(NOON + hour * HOUR);
    const mine = [...files.keys()].filter((name) => name.startsWith("cuadra_aaaaaa_"));
    expect(mine).toEqual([-24, 3, 4, 5, 6].map((hour) => folderFileName(copyAt(NOON + hour * HOUR))));
  });

  it("DT-05 the newest copy to carry is none dated later than now, unless there is no other", async () => {
    const copies = new MemoryCopies();
    vi.stubGlobal("caches", { open: async () => copies });
    const put = (createdAt: number) => {
      const counts = { books: 1, entries: 2, bad: 0, sequence: 3, bytes: 4 };
      const info = { account: ANA, createdAt, reason: "automatic", ...counts };
      const headers = { [INFO_HEADER]: encodeURIComponent(JSON.stringify(info)) };
      const url = `http://localhost/copias/${ANA.id}/${createdAt}.cuadra`;
      return copies.put(url, new Response("x", { headers }));
    };
    const { newest } = browserFolderWorld({ now: () => NOON });
    await put(NOON + 48 * HOUR);
    expect(await newest(ANA.id)).toMatchObject({ createdAt: NOON + 48 * HOUR });
    await put(NOON - HOUR);
    expect(await newest(ANA.id)).toMatchObject({ createdAt: NOON - HOUR });
    vi.unstubAllGlobals();
  });

  it.each([
    ["shorter", (file: Blob) => file.slice(0, 3)],
    ["of the same length with another byte", (file: Blob) => new Blob(["x", file.slice(1)])],
    ["empty", () => new Blob()],
  ])("what is read back %s is no copy, and is not left to be found as one", async (_what, change) => {
    await write(NOON);
    spoil = change;
    await expect(write(NOON + HOUR)).rejects.toBeInstanceOf(UnsoundCopy);
    expect([...files.keys()]).toEqual(["notas.txt", folderFileName(copyAt(NOON))]);
  });

  it.each([
    ["fails", async (): Promise<Drill> => ({ kind: "failed" })],
    ["was stopped", async () => null],
  ])("a copy whose trial %s is none, and removes no older one", async (_what, drill) => {
    for (let hour = 0; hour < 5; hour += 1) await write(NOON + hour * HOUR);
    const before = [...files.keys()];
    await expect(write(NOON + 9 * HOUR, { drill })).rejects.toBeInstanceOf(UnsoundCopy);
    expect([...files.keys()]).toEqual(before);
  });

  it("the same copy once more is another file, so that a failure never costs the one that is there", async () => {
    await write(NOON);
    await write(NOON);
    spoil = () => new Blob();
    await expect(write(NOON)).rejects.toBeInstanceOf(UnsoundCopy);
    const mine = [folderFileName(copyAt(NOON)), folderFileName(copyAt(NOON), { turn: 2 })];
    expect([...files.keys()]).toEqual(["notas.txt", ...mine]);
    spoil = (file) => file;
    for (let hour = 1; hour <= 4; hour += 1) await write(NOON + hour * HOUR);
    expect([...files.keys()], "the first of that minute is the older").not.toContain(mine[0]);
    expect([...files.keys()]).toContain(mine[1]);
  });

  it("one of books that are damaged themselves is a copy of them, named so, and takes no place of a sound one", async () => {
    const damaged = async (): Promise<Drill> => ({ kind: "damaged", problems: 3 });
    const mine = () => [...files.keys()].filter((name) => name.startsWith("cuadra_aaaaaa_")).sort();
    const named = (hour: number, isDamaged = false) =>
      folderFileName(copyAt(NOON + hour * HOUR), { isDamaged });
    for (let hour = 0; hour < 5; hour += 1) expect(await write(NOON + hour * HOUR)).toBe(0);
    const sound = mine();
    for (let hour = 5; hour < 12; hour += 1)
      expect(await write(NOON + hour * HOUR, { drill: damaged })).toBe(3);
    expect(mine()).toEqual([...sound, named(10, true), named(11, true)]);
    await write(NOON + 12 * HOUR);
    expect(mine()).toEqual([...sound.slice(1), named(10, true), named(11, true), named(12)]);
  });

  it("two of one minute have two names, also if one is of damaged books", async () => {
    await write(NOON, { drill: async () => ({ kind: "damaged", problems: 1 }) });
    await write(NOON);
    expect([...files.keys()].slice(1)).toEqual([
      folderFileName(copyAt(NOON), { isDamaged: true }),
      folderFileName(copyAt(NOON), { turn: 2 }),
    ]);
  });
});
