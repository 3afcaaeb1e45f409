import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { linkTo } from "#domain/accounting/entries/entry.ts";
import { isSameRow } from "#domain/assets/asset-register.ts";
import {
  addMonths,
  day,
  lastDay,
  month as monthAt,
  monthOf,
  monthsBetween,
  yearOf,
} from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import { bankDeedOf } from "#domain/reconciliation/bank-deed.ts";
import { reconciliationOf } from "#domain/reconciliation/reconciliation.ts";
import { sampleCompany } from "#domain/sample/sample-company.ts";
import { PEOPLE } from "#domain/sample/sample-people.data.ts";
import { postDepreciation } from "#storage/commands/assets/move-asset.ts";
import { reopenMonth } from "#storage/commands/books/close-month.ts";
import { voidEntry } from "#storage/commands/entries/void-entry.ts";
import { openAccountDatabase } from "#storage/engine/app-storage.ts";
import { SAMPLE_DATABASE } from "#storage/engine/database-names.ts";
import { sentinel } from "#storage/health/sentinel.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { bookAssets } from "#storage/queries/assets/book-assets.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { entriesOfMonths } from "#storage/queries/books/journal.ts";
import { yearClosing } from "#storage/queries/books/year-closing.ts";
import { inventoryOf } from "#storage/queries/inventory/inventory.ts";
import { itemQuestions } from "#storage/queries/inventory/item-questions.ts";
import { partyBalanceList } from "#storage/queries/parties/party-balances.ts";
import { readReconciliation } from "#storage/queries/reconciliation/read-reconciliation.ts";
import { openSampleStorage, resetSample } from "#storage/sample/sample-data.ts";
import { SAMPLE_BOOK, SAMPLE_COMPANY } from "#storage/sample/sample-ids.ts";
import { FakeLocks } from "#tests/support/fake-locks.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { dump } from "#tests/support/test-storage.ts";

const NOW = "2026-11-23";
const SAMPLE_PLACE = { id: SAMPLE_BOOK, companyId: SAMPLE_COMPANY };
/** Ten in the morning in Bogotá. */
const clockOn = (date: string) => ({ now: () => Date.parse(`${date}T15:00:00Z`) });
const openOn = (date: string) => openSampleStorage({ clock: clockOn(date) });

/** A device on which no sample was made yet. */
async function newDevice() {
  vi.stubGlobal("localStorage", new MemoryStorage());
  vi.stubGlobal("navigator", { locks: new FakeLocks() });
  await resetSample();
  return () => vi.unstubAllGlobals();
}

const content = ({ date, description, lines }: EntryContent) => ({ date, description, lines });

describe.each([NOW, "2027-02-15", "2028-03-10", "2026-01-01"])(
  "the sample company on %s, made once",
  (date) => {
    beforeAll(newDevice);

    test("is made with the commands as simulated, checks out, has a profile, people, paid runs, benefits and kept work", async () => {
      const sample = sampleCompany(day(date));
      const { storage, bookId } = await openOn(date);
      expect(bookId).toBe(SAMPLE_BOOK);
      expect(await verifyBook(storage.db, bookId)).toEqual([]);
      const kinds = sample.acts.map(({ kind }) => kind);
      const count = (kind: string) => kinds.filter((each) => each === kind).length;
      const book = await getBook(storage, bookId);
      expect(book).toMatchObject({
        name: sample.book.name,
        lastNumber: sample.entries.length + count("reverse"),
        entries: sample.entries.length + count("reverse") - count("void"),
      });
      const stored = await entriesOfMonths(storage, bookId, monthOf(sample.book.start), monthOf(day(date)));
      const posted = stored.filter(({ reverses }) => !reverses).sort((a, b) => a.number - b.number);
      expect(posted.map(content)).toEqual(sample.entries.map(content));
      expect(stored.every((entry) => entry.date <= date)).toBe(true);
      const months = await storage.db.months.toArray();
      expect(months.filter((row) => row.closed).at(-1)?.month).toBe(sample.closedThrough);
      const { db } = storage;
      expect(await db.fiscalProfiles.count()).toBe(1);
      expect(await db.employees.count()).toBe(3);
      const { parties } = await partyBalanceList(storage, SAMPLE_PLACE, await loadChart("puc"), day(date));
      const recorded = parties.filter(({ party }) => party !== null);
      expect(recorded).toHaveLength(14);
      const unknown = parties.flatMap(({ name, party }) => (party === null ? [name] : []));
      expect(unknown.filter((name) => PEOPLE.some((each) => each.name === name))).toEqual([]);
      if (date > "2026-02") expect(recorded.every(({ last }) => last !== null)).toBe(true);
      const runs = await db.payrollRuns.toArray();
      // Each month of this year and of the last one that has ended.
      const ended = monthsBetween(monthAt(`${yearOf(day(date)) - 1}-01`), monthOf(day(date))).filter(
        (each) => lastDay(each) <= date,
      );
      expect(runs.map(({ period }) => period.month).toSorted()).toEqual(ended);
      expect(runs.map(({ status }) => status)).toEqual(runs.map(() => "paid"));
      expect(await db.benefitPayments.count()).toBeGreaterThan(0);
      expect(await db.statements.count()).toBe(2);
      expect(await db.analyses.count()).toBe(1);
      const repeated = await db.recurrings.toArray();
      expect(repeated.length).toBe(date < "2026-02" ? 2 : 3 - Number(date > "2028-02"));
      expect(repeated.every(({ first }) => first > date)).toBe(true);
      expect(await db.rules.count()).toBe(2);
      if (!book) throw new Error("no book");
      const closed = await yearClosing(storage, book, closingPeriod(Number(date.slice(0, 4)) - 1));
      expect(closed.closing).toHaveLength(3);
      expect(closed.carried).toHaveLength(1);
      expect(closed.proposed).toEqual([]);
      expect(closed.review.difference).toBe(0);
      expect(closed.review.incomeTax).toBeGreaterThan(0);
      const before = await dump(storage);
      storage.close();
      const again = await openOn(date);
      expect(await dump(again.storage)).toEqual(before);
      again.storage.close();
      expect(sentinel.known()).toEqual({});
    });

    test("the month before the last is reconciled to zero, and of the last one a charge of the bank is news", async () => {
      const { storage, bookId } = await openOn(date);
      const last = addMonths(monthOf(day(date)), -1);
      const of = async (month: Month) =>
        reconciliationOf(await readReconciliation(storage, bookId, "1110" as AccountCode, month));
      const before = await of(addMonths(last, -1));
      expect(before.extract?.closed).toBe(true);
      expect(before).toMatchObject({ proposed: [], unrecorded: [], pending: [], changed: [] });
      expect(before.balance?.extract).toBe(before.balance?.book);
      const now = await of(last);
      expect(now.extract?.closed).toBeUndefined();
      expect(now.balance?.unexplained).toBe(0);
      const deeds = now.unrecorded.map((line) => bankDeedOf(line));
      expect(deeds).toContain("fee");
      expect(now.proposed.length).toBeGreaterThan(0.9 * ((now.extract?.lines.length ?? 0) - 3));
      storage.close();
    });

    test("IN-08 every entry is told of its items, and the kardex equals 1435", async () => {
      const { storage, bookId } = await openOn(date);
      const book = await getBook(storage, bookId);
      if (!book) throw new Error("no book");
      expect(await itemQuestions(storage, book)).toEqual([]);
      const { value, ledger } = await inventoryOf(storage, book, null);
      expect(value).toBe(ledger);
      expect(value).toBeGreaterThan(10_000_000);
      expect(await verifyBook(storage.db, bookId)).toEqual([]);
      storage.close();
    });

    // The last of them: it goes on with the sample.
    test("AF-06 is what 15 and 1592 have, and a month that it lacks is registered in its place", async () => {
      const { storage, bookId } = await openOn(date);
      const chart = await loadChart("puc");
      const read = () => bookAssets(storage, bookId, chart, day(date));
      const { assets, register, waiting } = await read();
      expect(assets).toHaveLength(date < "2026-01-29" ? 2 : 3);
      expect(register.every(isSameRow)).toBe(true);
      expect(register.length).toBeGreaterThan(3);
      const [due] = waiting;
      if (date === NOW) {
        if (due === undefined) throw new Error("nothing waits");
        const command = { bookId, month: due.month, units: new Map() };
        const post = () =>
          postDepreciation(storage, {
            ...command,
            id: storage.newId("command"),
            entryId: storage.newId("entry"),
          });
        expect(await post()).toMatchObject({ ok: false, error: { kind: "closed-month" } });
        for (const month of ["2026-09", "2026-08", "2026-07"] as Month[])
          await reopenMonth(storage, { id: storage.newId("command"), bookId, month });
        expect((await post()).ok).toBe(true);
        const after = await read();
        expect(after.register.every(isSameRow)).toBe(true);
        expect(after.waiting.map(({ month }) => month)).toEqual(["2026-11"]);
        for (const { events } of after.assets)
          expect(events.map((event) => event.date)).toEqual(events.map((event) => event.date).toSorted());
      }
      storage.close();
    });
  },
);

describe("a sample of its own", () => {
  beforeEach(newDevice);

  test("AF-06 of an entry of the register that is voided that one alone is named", async () => {
    const { storage, bookId } = await openOn(NOW);
    const last = (await storage.db.assets.toArray())[0]?.events.at(-1);
    const id = last !== undefined && "entryId" in last ? last.entryId : undefined;
    const entries = await entriesOfMonths(storage, bookId, "2026-10" as Month, "2026-10" as Month);
    const entry = entries.find((each) => each.id === id);
    if (entry === undefined) throw new Error("no depreciation of October");
    const command = { id: storage.newId("command"), bookId, entry: linkTo(entry), version: entry.version };
    expect((await voidEntry(storage, command)).ok).toBe(true);
    const { findings } = await bookAssets(storage, bookId, await loadChart("puc"), day(NOW));
    expect(findings).toMatchObject([{ kind: "lost", entryId: id, assets: [{}, {}, {}] }]);
    storage.close();
  });

  test("two tabs that make it at once, and one that goes on where another stopped, make one", async () => {
    const [one, two] = await Promise.all([openOn(NOW), openOn(NOW)]);
    expect(await one.storage.db.books.count()).toBe(1);
    expect(await verifyBook(two.storage.db, SAMPLE_BOOK)).toEqual([]);
    expect((await getBook(two.storage, SAMPLE_BOOK))?.entries).toBe(
      (await getBook(one.storage, SAMPLE_BOOK))?.entries,
    );
    one.storage.close();
    two.storage.close();
  });

  test("a creation that was interrupted goes on the next day, until the day it began", async () => {
    const whole = await openOn(NOW);
    const commands = (await whole.storage.db.audit.toArray()).length;
    whole.storage.close();
    for (const stop of [4, 40]) {
      await resetSample();
      let left = stop;
      const broken = openSampleStorage({
        clock: {
          now: () => {
            left -= 1;
            if (left < 0) throw new Error("the tab was closed");
            return clockOn(NOW).now();
          },
        },
      });
      await expect(broken).rejects.toThrow("the tab was closed");
      const { storage } = await openOn("2026-11-24");
      expect(await verifyBook(storage.db, SAMPLE_BOOK)).toEqual([]);
      expect((await storage.db.audit.toArray()).length).toBe(commands);
      const expected = sampleCompany(day(NOW)).entries.length;
      expect((await getBook(storage, SAMPLE_BOOK))?.entries).toBe(expected);
      storage.close();
    }
  });

  describe("a sample of an earlier day", () => {
    const untilOf = async (date: string): Promise<Day | undefined> => {
      const { storage, bookId } = await openOn(date);
      const entries = await entriesOfMonths(
        storage,
        bookId,
        monthOf(day("2026-11-01")),
        monthOf(day("2027-01-01")),
      );
      storage.close();
      return entries
        .map((entry) => entry.date)
        .sort()
        .at(-1);
    };

    test("is made until today if nothing was tried out in it", async () => {
      expect(await untilOf("2026-11-13")).toBe("2026-11-13");
      expect(await untilOf("2026-11-25")).toBe("2026-11-25");
    });

    test("stays while something was tried out in it, and while another tab has it open", async () => {
      const first = await openOn("2026-11-13");
      expect(await untilOf("2026-11-25")).toBe("2026-11-13");
      await first.storage.db.meta.put({ key: "last", value: "cmd_of_somebody" });
      first.storage.close();
      expect(await untilOf("2026-11-25")).toBe("2026-11-13");
    });

    test("is made anew if an earlier version of the application made it", async () => {
      const former = await openAccountDatabase(SAMPLE_DATABASE, { create: true });
      await former.db.meta.put({ key: "last", value: "cmd_of_before" });
      former.close();
      expect(await untilOf("2026-11-25")).toBe("2026-11-25");
    });
  });

  test("what was tried out in the sample is thrown away", async () => {
    const { storage } = await openSampleStorage();
    await storage.db.books.clear();
    expect(today(storage.clock)).toMatch(/^\d{4}-/);
    storage.close();
    expect(await resetSample()).toBe(true);
    expect((await indexedDB.databases()).map((each) => each.name)).not.toContain(SAMPLE_DATABASE);
    const fresh = await openSampleStorage();
    expect(await fresh.storage.db.books.count()).toBe(1);
    fresh.storage.close();
  });
});
