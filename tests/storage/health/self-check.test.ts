import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BookId } from "#domain/kernel/ids.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { forgetFindings, keepFindings, keptFindings } from "#storage/health/kept-findings.ts";
import {
  CHECK_EVERY_MS,
  isCheckDue,
  markOpen,
  rememberCheck,
  takeUncleanEnd,
} from "#storage/health/open-marks.ts";
import { checkBooks, type SelfFinding, scheduleSelfCheck } from "#storage/health/self-check.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { content } from "#tests/support/builders.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { allEntries, disagreements, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const ID = "acct_01a0e1c2-7f00-7000-8000-000000000001";

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  storage = await openTestStorage();
  bookId = await openTestBook(storage);
  for (const date of ["2026-10-05", "2026-11-03", "2026-11-04"])
    await postEntry(storage, {
      id: storage.newId("command"),
      bookId,
      entryId: storage.newId("entry"),
      content: content(date, "1105", "4135", 3000),
      origin: "journal",
    });
});

afterEach(() => {
  storage.close();
  vi.unstubAllGlobals();
});

const verify = async (_database: string, id: BookId | null) =>
  id === null ? [] : verifyBook(storage.db, id);
const november = () => storage.db.months.where("[bookId+month]").equals([bookId, "2026-11"]);

/** Each way in which what is counted may come to differ from the entries. */
const DAMAGES: Readonly<Record<string, () => PromiseLike<unknown>>> = {
  "a missing month": () => november().delete(),
  "an orphan month, without any page": async () => {
    const row = await november().first();
    if (row) await storage.db.months.add({ ...row, month: "2026-12" as never });
  },
  "a total off by one": () =>
    november().modify((row) => {
      const accounts = row.accounts as Record<string, { debit: number }>;
      if (accounts["1105"]) accounts["1105"].debit += 1;
    }),
  "a count off by one": () => november().modify((row) => Object.assign(row, { posted: row.posted + 1 })),
  "a month that cannot be read": () => november().modify((row) => Object.assign(row, { accounts: "?" })),
  "a counter of the book off by one": () =>
    storage.db.books
      .where({ id: bookId })
      .modify((row) => Object.assign(row, { turnover: row.turnover + 1 })),
};

describe("ST-17 the check that runs by itself", () => {
  it.each(Object.entries(DAMAGES))(
    "%s is found, named and mended; no entry changes, and a record says so",
    async (_name, damage) => {
      const before = await allEntries(storage, bookId);
      const audited = await storage.db.audit.count();
      await damage();
      const [found] = await checkBooks(storage, verify);
      expect(found).toMatchObject({ bookId, name: "Diario", mended: true });
      expect(found?.problems.length).toBeGreaterThan(0);
      expect(await disagreements(storage, bookId)).toEqual([]);
      expect(await allEntries(storage, bookId)).toEqual(before);
      expect(await storage.db.audit.count()).toBe(audited + 1);
      expect(await storage.db.audit.orderBy("seq").last()).toMatchObject({ kind: "repair-book", bookId });
      expect(await checkBooks(storage, verify), "nothing is left to find").toEqual([]);
    },
  );

  it("names an entry that does not balance and changes nothing: that is the person's to decide", async () => {
    await storage.db.pages
      .where("[bookId+month+page]")
      .equals([bookId, "2026-11", 1])
      .modify((row) => {
        const line = row.entries[0]?.lines[0] as { debit: number } | undefined;
        if (line) line.debit += 1;
      });
    const before = await storage.db.pages.toArray();
    const [found] = await checkBooks(storage, verify);
    expect(found?.mended).toBe(false);
    expect(found?.problems.map(({ kind }) => kind)).toContain("unbalanced-entry");
    expect(await storage.db.pages.toArray()).toEqual(before);
  });

  it.each([
    ["its pages and months", async () => undefined],
    ["its pages alone", () => storage.db.months.clear()],
    ["its months alone", () => storage.db.pages.clear()],
  ])("names a book whose record is gone while %s are there", async (_left, damage) => {
    await openTestBook(storage);
    await storage.db.books.delete(bookId);
    await damage();
    const found = await checkBooks(storage, verify);
    const problems = [{ kind: "bad-record", table: "books", key: bookId }];
    expect(found).toEqual([{ bookId, name: "", problems, mended: false }]);
  });

  it("finds nothing in books that agree", async () => {
    expect(await checkBooks(storage, verify)).toEqual([]);
  });
});

describe("ST-17 what was found is told until it was read", () => {
  /** Opens the account in a page: what is told there, and a way to leave it. */
  async function page(due: boolean) {
    const told: SelfFinding[][] = [];
    rememberCheck(ID, due ? storage.clock.now() - CHECK_EVERY_MS : storage.clock.now());
    const stop = scheduleSelfCheck(storage, ID, (found) => told.push([...found]), verify);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await vi.advanceTimersByTimeAsync(10_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    // A busy machine takes longer to check and mend.
    for (let turn = 0; due && told.length === 0 && turn < 40; turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    stop();
    return told;
  }

  beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true }));
  afterEach(() => vi.useRealTimers());

  it("a tab closed before it was seen tells it at the next start, under the book's name of then", async () => {
    await DAMAGES["a total off by one"]?.();
    const [first] = await page(true);
    expect(first).toMatchObject([{ bookId, name: "Diario", mended: true }]);
    await storage.db.books.update(bookId, { name: "Diario de caja" });
    expect(await page(false)).toEqual([[{ ...first?.[0], name: "Diario de caja" }]]);
    expect(await page(true), "a check that finds nothing does not make it read").toHaveLength(1);
    forgetFindings(ID);
    expect(await page(false)).toEqual([]);
  });

  it("a page that stays open for more than a week looks again without a new start", async () => {
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearInterval"] });
    const told: SelfFinding[][] = [];
    rememberCheck(ID, storage.clock.now());
    const stop = scheduleSelfCheck(storage, ID, (found) => told.push([...found]), verify);
    await DAMAGES["a total off by one"]?.();
    const hours = async (count: number) => {
      for (let hour = 0; hour < count; hour += 1) await vi.advanceTimersByTimeAsync(3_600_000);
      await new Promise((resolve) => setImmediate(resolve));
    };
    await hours(2);
    expect(told).toEqual([]);
    rememberCheck(ID, storage.clock.now() - CHECK_EVERY_MS);
    await hours(1);
    for (let turn = 0; turn < 200 && told.length === 0; turn += 1)
      await new Promise((resolve) => setImmediate(resolve));
    expect(told).toMatchObject([[{ bookId, mended: true }]]);
    stop();
  });

  it("holds no text of the books, and is no use to whoever writes something else there", async () => {
    await DAMAGES["a missing month"]?.();
    await page(true);
    const key = `cuadra_hallazgos_${ID}`;
    expect(localStorage.getItem(key)).not.toContain("Diario");
    for (const text of ["{", "null", "[1]", '[{"bookId":"x","problems":[],"mended":true}]', "[{}]"]) {
      localStorage.setItem(key, text);
      expect(keptFindings(ID)).toEqual([]);
    }
  });

  it("what nobody mended is dropped once a later check no longer finds it", () => {
    const problems = [{ kind: "bad-number", number: 3 }] as const;
    keepFindings(ID, [{ bookId, problems, mended: false }]);
    expect(keptFindings(ID)).toHaveLength(1);
    keepFindings(ID, []);
    expect(keptFindings(ID)).toEqual([]);
  });
});

describe("ST-17 when it runs", () => {
  it("knows an unclean end by the mark that a page left behind, once", async () => {
    expect(await takeUncleanEnd(ID)).toBe(false);
    const unmark = markOpen(ID, "page-1");
    unmark();
    expect(await takeUncleanEnd(ID), "a page that ended well").toBe(false);
    markOpen(ID, "page-2");
    expect(await takeUncleanEnd("acct_other")).toBe(false);
    vi.stubGlobal("navigator", { locks: { query: async () => ({ held: [] }) } });
    expect(await takeUncleanEnd(ID), "killed").toBe(true);
    expect(await takeUncleanEnd(ID)).toBe(false);
  });

  it("takes no living page for a dead one", async () => {
    markOpen(ID, "page-3");
    const name = `cuadra_abierta_${ID}_page-3`;
    vi.stubGlobal("navigator", { locks: { query: async () => ({ held: [{ name }] }) } });
    expect(await takeUncleanEnd(ID)).toBe(false);
  });

  it("is due once a week, and after a clock that was set back", () => {
    const now = 1_800_000_000_000;
    expect(isCheckDue(ID, now)).toBe(true);
    rememberCheck(ID, now);
    expect(isCheckDue(ID, now + CHECK_EVERY_MS - 1)).toBe(false);
    expect(isCheckDue(ID, now + CHECK_EVERY_MS)).toBe(true);
    expect(isCheckDue(ID, now - 1)).toBe(true);
  });
});
