import { beforeEach, describe, expect, it } from "vitest";
import type { ChartKind } from "#domain/accounting/account.ts";
import { closingPeriod } from "#domain/accounting/closing/closing-period.ts";
import { closingProposals } from "#domain/accounting/closing/proposals/closing-proposals.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { linkTo } from "#domain/accounting/entries/entry.ts";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { closeYear, openYear, reopenYear } from "#storage/commands/books/close-year.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { postProposals } from "#storage/commands/books/post-proposals.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { reverseEntry } from "#storage/commands/entries/reverse-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { balancesNow } from "#storage/queries/books/balances.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { yearClosing } from "#storage/queries/books/year-closing.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import { content } from "../../../support/builders.ts";
import { allEntries, openTestStorage } from "../../../support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;

const id = () => newId("command");

async function begin(chart: ChartKind = "puc"): Promise<void> {
  const companyId = newId("company");
  await createCompany(storage, { id: id(), companyId, name: "La Sabana S.A." });
  bookId = newId("book");
  await createBook(storage, { id: id(), bookId, companyId, name: "Diario", chart });
}

async function post(date: string, debit: string, credit: string, amount: number): Promise<void> {
  const head = { id: id(), bookId, entryId: newId("entry"), origin: "journal" as const };
  const made = await postEntry(storage, { ...head, content: content(date, debit, credit, amount) });
  if (!made.ok) throw new Error(made.error.kind);
}

async function reverse(entry: Entry, date: string): Promise<void> {
  const head = { id: id(), bookId, entry: linkTo(entry), version: entry.version };
  const made = await reverseEntry(storage, {
    ...head,
    reversalId: newId("entry"),
    date: day(date),
    description: "Reversión",
  });
  if (!made.ok) throw new Error(made.error.kind);
}

async function taken<T>(made: Promise<{ ok: true; value: T } | { ok: false; error: unknown }>): Promise<T> {
  const found = await made;
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

async function view(year: number) {
  const book = await getBook(storage, bookId);
  if (!book) throw new Error("no book");
  const { input } = await yearClosing(storage, book, closingPeriod(year));
  return { input, ...closingProposals(input) };
}

const netOf = async (code: string) => {
  const found = [...(await balancesNow(storage, bookId))].find(([each]) => each === code)?.[1];
  return (found?.debit ?? 0) - (found?.credit ?? 0);
};

beforeEach(async () => {
  storage = await openTestStorage({ newId, clock: { now: () => Date.parse("2027-06-10T15:00:00Z") } });
  return () => storage.close();
});

describe("AC-40 a result carried forward and reversed is proposed again", () => {
  beforeEach(async () => {
    await begin();
    await post("2025-01-02", "1110", "3105", 10_000);
    await post("2025-03-01", "1105", "4135", 1_000);
    await taken(closeYear(storage, { id: id(), bookId, year: 2025 }));
  });

  it("on the screen, and by opening the year, once", async () => {
    const [carry] = await taken(openYear(storage, { id: id(), bookId, year: 2026 }));
    if (!carry) throw new Error("not carried");
    expect((await view(2025)).after.map(({ key }) => key)).not.toContain("carry");
    await taken(closeMonth(storage, { id: id(), bookId, month: month("2025-12") }));
    await taken(closeMonth(storage, { id: id(), bookId, month: month("2026-01") }));
    await reverse(carry, "2026-02-10");
    const found = (await view(2025)).after.find(({ key }) => key === "carry");
    expect(found?.entry.lines.map(({ debit, credit }) => debit - credit)).toEqual([900, -900]);
  });

  it("and posted by the transaction, which reads the same", async () => {
    const [carry] = await taken(openYear(storage, { id: id(), bookId, year: 2026 }));
    if (!carry) throw new Error("not carried");
    await reverse(carry, "2026-02-10");
    await taken(openYear(storage, { id: id(), bookId, year: 2026 }));
    expect([await netOf("3605"), await netOf("3705")]).toEqual([0, -1_000]);
    expect((await openYear(storage, { id: id(), bookId, year: 2026 })).ok).toBe(false);
  });

  it("a later closing that was reversed takes nothing from it", async () => {
    await post("2026-03-01", "5195", "1105", 300);
    await post("2026-04-01", "1105", "4135", 700);
    const closings = await taken(closeYear(storage, { id: id(), bookId, year: 2026 }));
    for (const entry of closings) await reverse(entry, "2027-01-15");
    const [carry] = await taken(openYear(storage, { id: id(), bookId, year: 2026 }));
    expect(carry?.lines.map(({ debit, credit }) => debit - credit)).toEqual([1_000, -1_000]);
  });
});

describe("AC-40 a proposal that was reversed, and a reversal that was reversed too", () => {
  type Key = "carry" | "reserve" | "income-tax" | "depreciation";

  /** Posts one proposal, and returns its entry. */
  async function propose(key: Key): Promise<Entry> {
    const { input, before, after } = await view(2025);
    const chosen = [...before, ...after].filter((each) => each.key === key);
    const { company, until } = input;
    const command = { id: id(), bookId, year: 2025, company, until, chosen };
    const [entry] = await taken(postProposals(storage, command));
    if (!entry) throw new Error("nothing posted");
    return entry;
  }
  const keys = async () => {
    const { before, after } = await view(2025);
    return [...before, ...after].map(({ key }) => key);
  };
  const again = async (entry: Entry): Promise<Entry> => {
    const found = (await allEntries(storage, bookId)).get(entry.id);
    if (!found) throw new Error("no entry");
    return found;
  };
  const reversalOf = async ({ id: reversed }: Entry): Promise<Entry> => {
    const found = [...(await allEntries(storage, bookId)).values()].find(
      (each) => each.reverses?.id === reversed,
    );
    if (!found) throw new Error("no reversal");
    return found;
  };

  beforeEach(async () => {
    await begin();
    await post("2025-01-02", "1110", "3105", 10_000);
    await post("2025-01-02", "1524", "1110", 6_000);
    for (const name of ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10"])
      await post(`2025-${name}-28`, "516015", "159215", 10);
    await post("2025-03-01", "1105", "4135", 1_000);
  });

  it.each<[Key, boolean, string, string]>([
    ["depreciation", false, "2025-12-31", "2025-12-31"],
    ["income-tax", false, "2025-12-31", "2025-12-31"],
    ["reserve", true, "2026-02-10", "2026-02-11"],
    ["carry", true, "2026-02-10", "2026-02-11"],
  ])("%s", async (key, closed, first, second) => {
    if (closed) await taken(closeYear(storage, { id: id(), bookId, year: 2025 }));
    const entry = await propose(key);
    expect(await keys()).not.toContain(key);
    await reverse(entry, first);
    expect(await keys()).toContain(key);
    await reverse(await reversalOf(entry), second);
    expect(await keys()).not.toContain(key);
    expect((await again(entry)).status).toBe("posted");
    // Taken back for good, it is proposed and posted once more.
    await reverse(await reversalOf(await reversalOf(entry)), second);
    expect(await keys()).toContain(key);
    await propose(key);
    expect(await keys()).not.toContain(key);
  });
});

describe("AC-40 the reserve of a year that was opened and closed again (C.Co. art. 452)", () => {
  it("is compared with the new profit, and what is missing is said", async () => {
    await begin();
    await post("2025-01-02", "1110", "3105", 10_000);
    await post("2025-03-01", "1105", "4135", 1_000);
    await taken(closeYear(storage, { id: id(), bookId, year: 2025 }));
    const { after, input } = await view(2025);
    const chosen = after.filter(({ key }) => key === "reserve");
    expect(chosen).toHaveLength(1);
    const { company, until } = input;
    await taken(postProposals(storage, { id: id(), bookId, year: 2025, company, until, chosen }));
    expect((await view(2025)).remarks).toEqual([]);
    await taken(reopenYear(storage, { id: id(), bookId, year: 2025 }));
    await post("2025-05-01", "1105", "4135", 1_000);
    await taken(closeYear(storage, { id: id(), bookId, year: 2025 }));
    const again = await view(2025);
    expect(again.after.map(({ key }) => key)).not.toContain("reserve");
    expect(again.remarks.map(({ text }) => text)).toEqual([
      "Ya hay $\u00a0100 de reserva legal de 2025; por la utilidad de ahora serían $\u00a0200: $\u00a0100 de menos. Si la utilidad cambió, ajusta la reserva.",
    ]);
  });
});

describe("I-05 a closing reversed in the next year is no income of it", () => {
  it.each<[ChartKind, string, string]>([
    ["mini", "1001", "4001"],
    ["journal", "caja", "ventas"],
    ["puc", "1105", "4135"],
  ])("%s", async (chart, cash, sales) => {
    await begin(chart);
    await post("2026-03-01", cash, sales, 500);
    const closings = await taken(closeYear(storage, { id: id(), bookId, year: 2026 }));
    for (const entry of closings) await reverse(entry, "2027-01-15");
    const figures = await statementFigures(storage, {
      books: [bookId],
      periods: [
        { from: day("2027-01-01"), to: day("2027-12-31") },
        { from: day("2026-01-01"), to: day("2026-12-31") },
      ],
      statements: ["income", "balance"],
      direct: false,
    });
    if (figures === null) throw new Error("no book");
    const income = makeStatement("income", figures);
    const result = income.lines.find(({ key }) => key === "result")?.amounts;
    expect(result).toEqual([0, 500]);
    expect(makeStatement("balance", figures).checks.every(({ holds }) => holds)).toBe(true);
  });
});
