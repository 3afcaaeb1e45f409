import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { closingPoints } from "#domain/accounting/closing/points/closing-points.ts";
import { monthSpan } from "#domain/accounting/closing/points/closing-span.ts";
import type { EntryContent } from "#domain/accounting/entries/entry.ts";
import { day, month, monthOf } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { closeYear } from "#storage/commands/books/close-year.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { reverseEntry } from "#storage/commands/entries/reverse-entry.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import { newId } from "#storage/engine/environment.ts";
import { yearClosing } from "#storage/queries/books/year-closing.ts";
import { pointFacts } from "#storage/queries/closing/point-facts.ts";
import { bookOfEntries } from "#tests/support/book-of-entries.ts";
import { content } from "#tests/support/builders.ts";

type Stored = Awaited<ReturnType<typeof bookOfEntries>>;

const TODAY = day("2026-11-20");

async function factsOf({ storage, open }: Stored, of: Month | number) {
  const period = typeof of === "number" ? closingPeriod(of) : monthSpan(of);
  const closing = await yearClosing(storage, open.book, period);
  return pointFacts(storage, open, closing, TODAY);
}

interface Move {
  readonly date: Day;
  readonly debit: string;
  readonly credit: string;
  readonly amount: number;
}

const of = ({ date, debit, credit, amount }: Move): EntryContent => content(date, debit, credit, amount);

describe("AC-80 the figures of each point are those of the entries", () => {
  const move: fc.Arbitrary<Move> = fc
    .record({
      month: fc.integer({ min: 1, max: 10 }),
      pair: fc.constantFrom(
        ["1105", "4135"],
        ["1110", "1105"],
        ["5195", "1110"],
        ["1105", "2408"],
        ["2408", "1110"],
        ["5195", "2365"],
        ["1105", "2895"],
        ["2895", "1305"],
      ),
      amount: fc.integer({ min: 1, max: 500 }),
    })
    .map(({ month: at, pair: [debit = "", credit = ""], amount }) => {
      return { date: day(`2026-${String(at).padStart(2, "0")}-15`), debit, credit, amount };
    });

  it("for any history, of a year and of each month", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(move, { minLength: 1, maxLength: 12 }),
        fc.constantFrom<Month | number>(2026, month("2026-03"), month("2026-10")),
        async (moves, span) => {
          const stored = await bookOfEntries(moves.map(of));
          const facts = await factsOf(stored, span);
          const last = typeof span === "number" ? "2026-12" : span;
          const first = typeof span === "number" ? "2026-01" : span;
          const until = moves.filter(({ date }) => monthOf(date) <= last);
          const net = (fits: RegExp, some = until) =>
            some.reduce(
              (sum, { debit, credit, amount }) =>
                sum + (fits.test(debit) ? amount : 0) - (fits.test(credit) ? amount : 0),
              0,
            );
          const names = (fits: RegExp, some: readonly Move[]) =>
            some.some(({ debit, credit }) => fits.test(debit) || fits.test(credit));
          const own = until.filter(({ date }) => monthOf(date) >= first);
          expect(facts.sums).toBe(0);
          expect(facts.unclassified.amount).toBe(Math.abs(net(/^2895/)));
          expect(facts.vat?.owed ?? null).toBe(
            net(/^2408/) !== 0 || names(/^2408/, own) ? 0 - net(/^2408/) : null,
          );
          expect(facts.withheld?.owed ?? null).toBe(names(/^2365/, until) ? 0 - net(/^2365/) : null);
          expect(facts.overdrawn).toBe(names(/^1110/, until) ? (net(/^1110/) < 0 ? 1 : 0) : null);
          expect(facts.reconciled).toEqual(names(/^1110/, until) ? { open: ["1110"] } : null);
          const used = new Set(own.map(({ date }) => monthOf(date))).size;
          expect(facts.months.used).toBe(used);
          stored.storage.close();
        },
      ),
      { numRuns: 25 },
    );
  });

  it("counts drafts of the span, and a month that is not over waits", async () => {
    const stored = await bookOfEntries([content("2026-11-03", "1110", "4135", 9)]);
    const { storage, open } = stored;
    const head = { id: newId("command"), bookId: open.book.id, entryId: newId("entry") };
    await saveDraft(storage, {
      ...head,
      origin: "journal",
      content: content("2026-10-02", "1105", "4135", 10),
    });
    expect((await factsOf(stored, month("2026-10"))).drafts).toBe(1);
    const november = await factsOf(stored, month("2026-11"));
    expect(november).toMatchObject({ drafts: 0, until: null, isMonth: true });
    const points = closingPoints({ ...november, recount: 0 }, new Map());
    const waiting = points.filter(({ state }) => state === "waiting").map(({ key }) => key);
    expect(waiting).toEqual(["over", "reconciled"]);
    storage.close();
  });

  it("a month with nothing but what the closing posted was not worked in, closed, divided and reopened", async () => {
    const stored = await bookOfEntries([content("2026-10-15", "1105", "4135", 1000)]);
    const { storage } = stored;
    const bookId = stored.open.book.id;
    const head = () => ({ id: newId("command"), bookId });
    const months = async () => (await factsOf(stored, 2026)).months;
    const december = async () => (await factsOf(stored, month("2026-12"))).months.used;
    expect(await months()).toEqual({ used: 1, of: 12, empty: 10 });
    expect((await closeYear(storage, { ...head(), year: 2026 })).ok).toBe(true);
    expect([await months(), await december()]).toEqual([{ used: 1, of: 12, empty: 10 }, 0]);
    for (const [debit, credit] of [
      ["3605", "330505"],
      ["516015", "159215"],
    ]) {
      const entry = content("2026-12-31", debit ?? "", credit ?? "", 10);
      const entryId = newId("entry");
      expect((await postEntry(storage, { ...head(), entryId, content: entry, origin: "closing" })).ok).toBe(
        true,
      );
    }
    expect([await months(), await december()]).toEqual([{ used: 1, of: 12, empty: 10 }, 0]);
    const { closing } = await yearClosing(storage, stored.open.book, closingPeriod(2026));
    for (const { id, number, date, version } of closing) {
      const entry = { id, number, date };
      const reversed = {
        entry,
        version,
        reversalId: newId("entry"),
        date: day("2026-12-31"),
        description: "Reverso",
      };
      expect((await reverseEntry(storage, { ...head(), ...reversed })).ok).toBe(true);
    }
    expect(await december()).toBe(0);
    const sale = content("2026-12-15", "1105", "4135", 10);
    await postEntry(storage, { ...head(), entryId: newId("entry"), content: sale, origin: "journal" });
    expect([await months(), await december()]).toEqual([{ used: 2, of: 12, empty: 10 }, 1]);
    storage.close();
  });

  it("finds the payment of a tax in the months after, and leaves those of the month itself alone", async () => {
    const stored = await bookOfEntries([
      content("2026-08-15", "1105", "2408", 500),
      content("2026-09-14", "2408", "1110", 300),
      content("2026-09-20", "1105", "2365", 90),
    ]);
    expect(await factsOf(stored, month("2026-08"))).toMatchObject({
      vat: { owed: 500, paid: 300, isDue: true },
      withheld: null,
    });
    expect(await factsOf(stored, month("2026-09"))).toMatchObject({
      vat: { owed: 200, paid: 0, isDue: false },
      withheld: { owed: 90, paid: 0 },
    });
    stored.storage.close();
  });

  it("says of a year that goes on which ended declarations were not paid", async () => {
    const stored = await bookOfEntries([
      content("2026-02-15", "1105", "2408", 500),
      content("2026-08-15", "1105", "2408", 400),
      content("2026-09-14", "2408", "1110", 300),
      content("2026-10-15", "1105", "2408", 70),
      content("2026-10-20", "1105", "2365", 90),
    ]);
    expect(await factsOf(stored, 2026)).toMatchObject({
      vat: { owed: 670, isDue: false, late: { until: "2026-08", amount: 600 } },
      withheld: { owed: 90, isDue: false, late: { until: "2026-10", amount: 90 } },
    });
    stored.storage.close();
    const paid = await bookOfEntries([
      content("2026-08-15", "1105", "2408", 400),
      content("2026-09-14", "2408", "1110", 400),
      content("2026-10-15", "1105", "2408", 70),
    ]);
    const { vat } = await factsOf(paid, 2026);
    expect(vat).toEqual({ owed: 70, paid: 0, isDue: false });
    paid.storage.close();
  });

  it("tells what third parties owe for more than ninety days, as of today where the period goes on", async () => {
    const sale = content("2026-07-01", "1305", "4135", 700);
    const named = { ...sale, lines: sale.lines.map((each) => ({ ...each, thirdParty: "Luz" })) };
    const fresh = { ...named, date: day("2026-10-30") };
    const stored = await bookOfEntries([named, fresh]);
    expect(await factsOf(stored, 2026)).toMatchObject({
      receivables: { owed: 1400, old: 700 },
      payables: null,
    });
    expect((await factsOf(stored, month("2026-08"))).receivables).toEqual({ owed: 700, old: 0 });
    stored.storage.close();
  });

  it("counts what repeats and waits, until the last day of the span", async () => {
    const stored = await bookOfEntries([content("2026-08-01", "1105", "4135", 10)]);
    const { storage, open } = stored;
    expect((await factsOf(stored, 2026)).recurring).toBeNull();
    const lines = content("2026-08-01", "5120", "1110", 100).lines;
    await storage.db.recurrings.put({
      id: newId("recurring"),
      bookId: open.book.id,
      name: "Arriendo",
      description: "Arriendo",
      first: day("2026-08-05"),
      last: null,
      plan: { kind: "monthly", asks: false, lines },
      marks: [],
      state: "active",
      createdAt: 1,
      updatedAt: 1,
      version: 1,
    } as never);
    expect((await factsOf(stored, month("2026-09"))).recurring).toEqual({ waiting: 2 });
    expect((await factsOf(stored, 2026)).recurring).toEqual({ waiting: 4 });
    storage.close();
  });

  it("sets the kardex beside its account, and a bank beside the extract of its month", async () => {
    const stored = await bookOfEntries([content("2026-08-01", "1435", "1110", 100)]);
    const { storage, open } = stored;
    const book = {
      ...open.book,
      stock: { methods: [{ since: 2026, method: "peps" as const }], lastMove: 0 },
    };
    const found = await factsOf({ storage, open: { ...open, book } }, month("2026-08"));
    expect(found.stock).toEqual({ kardex: ZERO, ledger: pesos(100) });
    await storage.db.extracts.put({
      id: newId("extract"),
      bookId: book.id,
      account: "1110" as AccountCode,
      month: month("2026-08"),
      bank: "",
      opening: ZERO,
      closing: pesos(-100),
      lines: [],
      closed: true,
      createdAt: 1,
      updatedAt: 1,
      version: 1,
    });
    expect((await factsOf(stored, month("2026-08"))).reconciled).toEqual({ open: [] });
    expect((await factsOf(stored, month("2026-09"))).reconciled).toEqual({ open: ["1110"] });
    storage.close();
  });
});
