import { beforeEach, describe, expect, it, vi } from "vitest";
import { linkTo } from "#domain/accounting/entries/entry.ts";
import type { BookId, CommandId } from "#domain/kernel/ids.ts";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { voidEntry } from "#storage/commands/entries/void-entry.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { content, steppingClock } from "../support/builders.ts";
import { backupOf as readBackupOf } from "../support/files/make-backup.ts";
import { MemoryStorage } from "../support/memory-storage.ts";
import {
  allEntries,
  disagreements,
  dump,
  Faults,
  openTestBook,
  openTestStorage,
} from "../support/test-storage.ts";

const ANA = { id: "acct_0190", name: "Ana Ruiz", email: "ana@ejemplo.co" };
const SALE = content("2026-11-03", "1105", "4135", 500_000, "Venta");

const post = (storage: AppStorage, bookId: BookId, more: Partial<Parameters<typeof postEntry>[1]> = {}) =>
  postEntry(storage, {
    id: newId("command"),
    bookId,
    entryId: newId("entry"),
    content: SALE,
    origin: "journal",
    ...more,
  });

async function posted(storage: AppStorage, bookId: BookId, id = newId("command")) {
  const made = await post(storage, bookId, { id });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value;
}

async function bookOf(options: Parameters<typeof openTestStorage>[0] = {}) {
  const storage = await openTestStorage({ newId, ...options });
  return { storage, bookId: await openTestBook(storage) };
}

const numbersIn = async (storage: AppStorage, bookId: BookId) =>
  [...(await allEntries(storage, bookId)).values()].map(({ number }) => number).sort((a, b) => a - b);

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  vi.spyOn(console, "error").mockImplementation(() => {});
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

describe("ST-06 a disk that is full", () => {
  it.each([
    ["at a write", () => new DOMException("no room", "QuotaExceededError")],
    [
      "as the browser tells it at the end",
      () =>
        Object.assign(new Error("aborted"), { name: "AbortError", inner: { name: "QuotaExceededError" } }),
    ],
  ])("is told as full, %s, and the same page saves once there is room", async (_when, error) => {
    const faults = new Faults();
    faults.error = error;
    const { storage, bookId } = await bookOf({ middleware: faults.middleware });
    faults.reset(1);
    expect(await post(storage, bookId)).toEqual({ ok: false, error: { kind: "storage", trouble: "full" } });
    faults.reset();
    expect(await post(storage, bookId)).toMatchObject({ ok: true, value: { number: 1 } });
    storage.close();
  });
});

describe("ST-09 I-16 the id of a command that was seen", () => {
  it("answers its first result, whatever comes under it the second time", async () => {
    const { storage, bookId } = await bookOf();
    const id = newId("command");
    const first = await posted(storage, bookId, id);
    const before = await dump(storage);
    const other = content("2026-12-01", "1105", "4135", 9, "Otra cosa");
    expect(await post(storage, bookId, { id, content: other })).toEqual({ ok: true, value: first });
    expect(await dump(storage)).toEqual(before);
    storage.close();
  });

  it.each([
    ["no answer", { answer: undefined }],
    ["an answer that names no change", { answer: { change: 7 } }],
    ["no changes", { changes: null }],
  ])("writes nothing and throws nothing where its record has %s", async (_what, broken) => {
    const { storage, bookId } = await bookOf();
    const id = newId("command");
    await posted(storage, bookId, id);
    const record = await storage.db.audit.get({ command: id });
    await storage.db.audit.put({ ...record, ...broken } as never);
    const before = await dump(storage);
    await post(storage, bookId, { id });
    expect(await dump(storage)).toEqual(before);
    storage.close();
  });
});

describe("ST-15 a record of the trail that is broken", () => {
  it.each([
    ["no changes", { changes: null }],
    ["changes that are none", { changes: [null, 3, "x"] }],
    ["a table that is none", { changes: [{ table: "__proto__", key: "x", before: null, after: {} }] }],
    [
      "an entry without lines",
      { changes: [{ table: "entries", key: "x", before: null, after: { id: "x" } }] },
    ],
  ])("is not undone, and nothing changes: %s", async (_what, broken) => {
    const { storage, bookId } = await bookOf();
    const target = newId("command");
    await posted(storage, bookId, target);
    const record = await storage.db.audit.get({ command: target });
    await storage.db.audit.put({ ...record, ...broken } as never);
    const before = await dump(storage);
    const undone = await undoCommand(storage, { id: newId("command"), bookId, target });
    expect(undone.ok).toBe(false);
    expect(await dump(storage)).toEqual(before);
    expect(await post(storage, bookId)).toMatchObject({ ok: true, value: { number: 2 } });
    storage.close();
  });
});

describe("UP-02 the word on the last command", () => {
  it.each([[undefined], [null], [7], [Number.NaN], ["cmd_x"], [{}]])(
    "that is broken (%j) makes the next one read all, and loses nothing",
    async (value) => {
      const { storage, bookId } = await bookOf();
      await posted(storage, bookId);
      if (value === undefined) await storage.db.meta.delete("last");
      else await storage.db.meta.put({ key: "last", value: value as never });
      expect(await post(storage, bookId)).toMatchObject({ ok: true, value: { number: 2 } });
      expect(await post(storage, bookId)).toMatchObject({ ok: true, value: { number: 3 } });
      expect(await disagreements(storage, bookId)).toEqual([]);
      storage.close();
    },
  );

  it.each([["text"], [Number.NaN], [null]])(
    "a schema number that is none (%j) stops writing",
    async (value) => {
      const { storage, bookId } = await bookOf();
      await storage.db.meta.put({ key: "schema", value: value as never });
      await storage.db.meta.delete("last");
      const before = await dump(storage);
      expect(await post(storage, bookId)).toMatchObject({ error: { kind: "storage", trouble: "newer" } });
      expect(await dump(storage)).toEqual(before);
      storage.close();
    },
  );
});

it("BR-06 I-20 a command goes on from what a backup merged meanwhile left, not from its memory", async () => {
  const { storage, bookId } = await bookOf();
  await posted(storage, bookId);
  const other = await openTestStorage({ newId });
  await mergeBackup(other, await readBackupOf(storage, ANA), ANA, null);
  await posted(other, bookId);
  await posted(other, bookId);
  // The first tab remembers one entry; another tab of it merges three.
  const tab = await openAccountDatabase(storage.name, {
    clock: steppingClock("2026-11-21T12:00:00-05:00"),
    newId,
  });
  expect(await mergeBackup(tab, await readBackupOf(other, ANA), ANA, null)).toMatchObject({ ok: true });
  expect(await post(storage, bookId)).toMatchObject({ ok: true, value: { number: 4 } });
  expect(await numbersIn(storage, bookId)).toEqual([1, 2, 3, 4]);
  expect(await disagreements(storage, bookId)).toEqual([]);
  for (const each of [storage, other, tab]) each.close();
});

describe("DT-05 a clock that jumps", () => {
  it.each([
    ["two days back", "2026-11-18T12:00:00-05:00"],
    ["to 1970", "1970-01-01T00:00:00Z"],
    ["to the year 9999", "9999-12-31T23:00:00-05:00"],
  ])("%s between commands leaves numbers in order, and undo takes back the last", async (_how, then) => {
    let clock = steppingClock();
    const { storage, bookId } = await bookOf({ clock: { now: () => clock.now() } });
    await posted(storage, bookId);
    clock = steppingClock(then);
    const second = newId("command");
    await posted(storage, bookId, second);
    clock = steppingClock();
    const third = await posted(storage, bookId);
    expect(await numbersIn(storage, bookId)).toEqual([1, 2, 3]);
    const voiding = { id: newId("command"), bookId, entry: linkTo(third), version: third.version };
    expect(await voidEntry(storage, voiding)).toMatchObject({ ok: true });
    const undone = await undoCommand(storage, { id: newId("command"), bookId, target: second as CommandId });
    expect(undone).toMatchObject({ ok: true });
    const trail = await storage.db.audit.orderBy("seq").toArray();
    expect(trail.map(({ kind }) => kind).slice(-2)).toEqual(["void", "undo"]);
    expect(await disagreements(storage, bookId)).toEqual([]);
    const backup = await readBackupOf(storage, ANA);
    expect([backup.bad, backup.entries]).toEqual([[], (await numbersIn(storage, bookId)).length]);
    storage.close();
  });
});

describe("ST-06 the small storage beside the database", () => {
  it.each([
    [
      "is full",
      {
        getItem: () => null,
        setItem: () => {
          throw new DOMException("full", "QuotaExceededError");
        },
      },
    ],
    [
      "is denied",
      new Proxy(
        {},
        {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        },
      ),
    ],
    ["is absent", undefined],
  ])("that %s undoes no command that was committed", async (_how, world) => {
    const { storage, bookId } = await bookOf();
    vi.stubGlobal("localStorage", world);
    expect(await post(storage, bookId)).toMatchObject({ ok: true, value: { number: 1 } });
    expect(await numbersIn(storage, bookId)).toEqual([1]);
    storage.close();
  });
});
