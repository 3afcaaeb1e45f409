import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BookId } from "#domain/kernel/ids.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { listCopies, saveCopy } from "#storage/copies/copies.ts";
import type { Copies } from "#storage/copies/copies-place.ts";
import { copiesToKeep } from "#storage/copies/copies-to-keep.ts";
import { type CopyInfo, isSoundCopy, writeInfo } from "#storage/copies/copy-info.ts";
import { filedCopies } from "#storage/copies/filed-copies.ts";
import { inBoth, withLimits } from "#storage/copies/two-places.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { removeDatabase } from "#storage/registry/remove-database.ts";
import { content } from "#tests/support/builders.ts";
import { MemoryCopies } from "#tests/support/memory-copies.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { arbitraryHistory, Player } from "#tests/support/random/random-commands.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const ANA = { id: "acct_ana", name: "Ana", email: "ana@ejemplo.co" };
const NOON = Date.parse("2026-11-20T12:00:00-05:00");
const HOUR = 3_600_000;

let storage: AppStorage;
let bookId: BookId;
let copies: MemoryCopies;

beforeEach(async () => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  storage = await openTestStorage();
  bookId = await openTestBook(storage);
  copies = new MemoryCopies();
});

afterEach(() => {
  storage.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function post(amount = 1000): Promise<void> {
  const done = await postEntry(storage, {
    id: storage.newId("command"),
    bookId,
    entryId: storage.newId("entry"),
    content: content("2026-11-03", "1105", "4135", amount),
    origin: "journal",
  });
  if (!done.ok) throw new Error(done.error.kind);
}

const save = (at: number, place: Copies = copies, from = storage) =>
  saveCopy(from.db.backendDB(), ANA, place, { at });

const DAMAGE: Readonly<Record<string, () => Promise<unknown>>> = {
  "pages are lost": () => storage.db.pages.clear(),
  "months are lost": () => storage.db.months.clear(),
  "the record of the book is lost": () => storage.db.books.clear(),
  "a count of the book is off": () =>
    storage.db.books.toCollection().modify((book) => {
      Object.assign(book, { entries: book.entries + 1 });
    }),
  "a sum of the book is off": () =>
    storage.db.books.toCollection().modify((book) => {
      Object.assign(book, { turnover: book.turnover + 1 });
    }),
  "a count of a month is off": () =>
    storage.db.months.toCollection().modify((month) => {
      Object.assign(month, { posted: month.posted + 1 });
    }),
  "an amount on a page changed": () =>
    storage.db.pages.toCollection().modify((page) => {
      for (const entry of page.entries) Object.assign(entry.lines[0] ?? {}, { debit: 7 });
    }),
};

describe("BR-13 a copy of damaged books pushes out none of sound ones", () => {
  it("books as this application writes them are copied as sound, whatever was done", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryHistory, async (steps) => {
        const other = await openTestStorage();
        try {
          const player = new Player(other, await openTestBook(other));
          for (const step of steps) await player.play(step);
          expect(await save(NOON, new MemoryCopies(), other)).toMatchObject({ bad: 0, off: 0 });
        } finally {
          other.close();
        }
      }),
      { numRuns: 30 },
    );
  });

  it.each(Object.keys(DAMAGE))("the copy says so when %s", async (what) => {
    await post();
    expect(await save(NOON)).toMatchObject({ off: 0 });
    await DAMAGE[what]?.();
    const made = await save(NOON + HOUR);
    expect(made).toMatchObject({ off: 1 });
    expect(isSoundCopy(made)).toBe(false);
    expect((await listCopies(ANA.id, copies))[0]).toEqual(made);
  });

  it("whatever is copied when, what is found wrong takes no place of what was sound", () => {
    const made = fc.record({
      hours: fc.integer({ min: 0, max: 40 }),
      bad: fc.constantFrom(0, 0, 2),
      off: fc.constantFrom(undefined, 0, 1),
      reason: fc.constantFrom("automatic", "automatic", "restore"),
    });
    fc.assert(
      fc.property(fc.array(made, { maxLength: 25 }), (steps) => {
        let kept: readonly CopyInfo[] = [];
        let now = NOON;
        for (const { hours, ...facts } of steps) {
          now += hours * HOUR + 1;
          const copy = { ...facts, createdAt: now } as unknown as CopyInfo;
          const before = kept;
          kept = copiesToKeep([copy, ...before], now);
          expect(kept[0]).toBe(copy);
          if (!isSoundCopy(copy)) expect(kept).toEqual(expect.arrayContaining(before.filter(isSoundCopy)));
          expect(kept.length).toBeLessThanOrEqual(16);
        }
      }),
    );
  });

  it("one that is not there as it was written removes none", async () => {
    await save(NOON);
    const losing: Copies = {
      keys: () => copies.keys(),
      match: (url) => copies.match(url),
      delete: (url) => copies.delete(url),
      put: async (url, { headers }) => copies.put(url, new Response("half", { headers })),
    };
    for (let hour = 1; hour <= 4; hour += 1)
      await expect(save(NOON + hour * HOUR, losing)).rejects.toMatchObject({ trouble: "busy" });
    expect((await listCopies(ANA.id, copies)).map(({ createdAt }) => createdAt)).toContain(NOON);
  });
});

/** The origin's own files, in memory: directories of files. */
function fakeFiles() {
  const files = new Map<string, Blob>();
  const directory = {
    getFileHandle: async (name: string) => ({
      getFile: async () => files.get(name),
      createWritable: async () => ({
        write: async (file: Blob) => void files.set(name, file),
        close: async () => undefined,
      }),
    }),
    getDirectoryHandle: async () => directory,
    removeEntry: async (name: string) => void files.delete(name),
    async *values() {
      for (const name of files.keys()) yield { kind: "file", name };
    },
  };
  vi.stubGlobal("navigator", { storage: { getDirectory: async () => directory } });
  return files;
}

it("BR-13 of the origin's files the newest is kept, and the newest of sound books", async () => {
  const files = fakeFiles();
  const place = filedCopies();
  if (place === null) throw new Error("no files");
  const put = async (hour: number, off: number) => {
    const createdAt = NOON + hour * HOUR;
    const url = `http://localhost/copias/${ANA.id}/${createdAt}.cuadra`;
    const facts = { books: 1, entries: 1, bad: 0, off, sequence: hour, bytes: 1 };
    const info = { url, account: ANA, createdAt, reason: "automatic" as const, ...facts };
    await place.put(url, new Response("x", { headers: { "cuadra-copia": writeInfo(info) } }));
    return [...files.keys()].map((name) => (Number.parseInt(name, 10) - NOON) / HOUR).sort();
  };
  expect(await put(1, 0)).toEqual([1]);
  expect(await put(2, 0)).toEqual([2]);
  expect(await put(3, 1)).toEqual([2, 3]);
  expect(await put(4, 1)).toEqual([2, 4]);
  expect(await put(5, 0)).toEqual([5]);
});

it("BR-13 keeps no copies in files where a page can make one but not write it", () => {
  const files = fakeFiles();
  vi.stubGlobal("FileSystemFileHandle", class {});
  expect(filedCopies()).toBeNull();
  expect(files.size).toBe(0);
  vi.stubGlobal(
    "FileSystemFileHandle",
    class {
      createWritable() {}
    },
  );
  expect(filedCopies()).not.toBeNull();
  vi.stubGlobal("navigator", { userAgent: "WebKitGTK has no storage at all" });
  expect(filedCopies()).toBeNull();
});

describe("a place for copies that hangs", () => {
  const never = () => new Promise<never>(() => undefined);
  const PARTS = ["keys", "match", "put", "delete"] as const;
  const hanging = (...parts: readonly (typeof PARTS)[number][]): Copies => ({
    keys: () => copies.keys(),
    match: (url) => copies.match(url),
    put: (url, copy) => copies.put(url, copy),
    delete: (url) => copies.delete(url),
    ...Object.fromEntries(parts.map((part) => [part, never])),
  });

  it.each([[["keys"]], [["match"]], [["keys", "match"]], [[...PARTS]]] as const)(
    "ST-03 in %j, does not keep the copies of the other from the recovery page",
    async (parts) => {
      const sound = new MemoryCopies();
      for (let hour = 0; hour < 3; hour += 1) {
        await save(NOON + hour * HOUR, sound);
        await save(NOON + hour * HOUR);
      }
      vi.useFakeTimers();
      for (const both of [inBoth(hanging(...parts), sound), inBoth(sound, hanging(...parts))]) {
        const listed = listCopies(undefined, both);
        // Less than the recovery page waits for.
        await vi.advanceTimersByTimeAsync(4900);
        expect(await listed).toHaveLength(3);
      }
    },
  );

  it("is not waited for again once it did not answer, alone or beside another", async () => {
    vi.useFakeTimers();
    let asked = 0;
    const place = withLimits({
      ...hanging(...PARTS),
      match: () => {
        asked += 1;
        return never();
      },
    });
    const first = place.match("http://localhost/1").catch(() => "busy");
    await vi.advanceTimersByTimeAsync(3000);
    expect(await first).toBe("busy");
    for (const work of [place.match("http://localhost/2"), place.keys(), place.delete("http://localhost/1")])
      await expect(work).rejects.toMatchObject({ trouble: "busy" });
    expect(asked).toBe(1);
  });

  it("a failure is an answer: the place is asked again", async () => {
    copies.full = true;
    const place = withLimits(copies);
    await expect(place.put("http://localhost/1", new Response("x"))).rejects.toMatchObject({
      name: "QuotaExceededError",
    });
    copies.full = false;
    await place.put("http://localhost/1", new Response("x"));
    expect(await place.keys()).toHaveLength(1);
  });
});

it("AU-16 a copy made while its account is deleted is not left behind", async () => {
  await post();
  const { name } = storage.db;
  const late: Copies = {
    keys: () => copies.keys(),
    match: (url) => copies.match(url),
    delete: (url) => copies.delete(url),
    put: async (url, copy) => {
      // The whole deletion happens between packing and storing.
      await removeDatabase(name);
      for (const { url: each } of await copies.keys()) await copies.delete(each);
      await copies.put(url, copy);
    },
  };
  await expect(save(NOON, late)).rejects.toMatchObject({ trouble: "lost" });
  expect(await copies.keys()).toEqual([]);
});
