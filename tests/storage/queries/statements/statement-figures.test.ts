import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { AccountCode, ChartKind } from "#domain/accounting/account.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { day, month, monthOf, monthsBetween, yearOf } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { sampleCompany } from "#domain/sample/sample-company.ts";
import type { AccountFigure, BookStatement } from "#domain/statement/books/book-statement.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { STATEMENT_KINDS } from "#domain/statement/statement-kind.ts";
import { addAccount } from "#storage/commands/books/add-account.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { importEntries } from "#storage/commands/entries/import-entries.ts";
import { saveRecurring } from "#storage/commands/recurring/save-recurring.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { BookMonths } from "#storage/pages/book-months.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import { fillSample } from "#storage/sample/sample-data.ts";
import { accountsOf, factsOf, figuresOf } from "../../../support/book-facts.ts";
import { line } from "../../../support/builders.ts";
import { randomEntries } from "../../../support/random/random-books.ts";
import { openTestStorage } from "../../../support/test-storage.ts";

let storage: AppStorage;

beforeEach(async () => {
  storage = await openTestStorage({ newId, pageSize: 4 });
  return () => storage.close();
});

async function book(chart: ChartKind = "puc"): Promise<BookId> {
  const bookId = newId("book");
  const head = { id: newId("command"), bookId, companyId: null, name: "Diario", chart };
  const made = await createBook(storage, head);
  if (!made.ok) throw new Error(made.error.kind);
  return bookId;
}

type Lines = readonly (readonly [string, number])[];

async function write(bookId: BookId, ...entries: readonly (readonly [string, ...Lines])[]): Promise<void> {
  const contents = entries.map(([date, ...lines]) => ({
    date: day(date),
    description: "Prueba",
    reference: "",
    lines: lines.map(([account, amount]) => line(account, amount)),
  }));
  await bring(bookId, contents);
}

async function bring(
  bookId: BookId,
  contents: Parameters<typeof importEntries>[1]["contents"],
): Promise<void> {
  const made = await importEntries(storage, { id: newId("command"), bookId, contents, origin: "import" });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
}

it("AC-96 reads the loans of the books, each account as the chart of all of them has it", async () => {
  const ids = [await book("puc"), await book("journal")];
  const plans = ["2105", "prestamos-por-pagar"].map((debt, at) => ({
    kind: "loan" as const,
    method: "french" as const,
    principal: pesos(1_000_000 + at),
    rate: 1.5,
    months: 12,
    debt: debt as AccountCode,
    interest: (at === 0 ? "5305" : "gastos-financieros") as AccountCode,
    money: (at === 0 ? "1110" : "bancos") as AccountCode,
  }));
  for (const [at, plan] of plans.entries()) {
    const fields = {
      description: `Préstamo ${at}`,
      first: day("2026-01-31"),
      last: null,
      state: "active" as const,
      plan,
    };
    const bookId = ids[at] as BookId;
    const head = { id: newId("command"), bookId, recurringId: newId("recurring") };
    const saved = await saveRecurring(storage, { ...head, fields, version: null });
    if (!saved.ok) throw new Error(JSON.stringify(saved.error));
  }
  const period = { from: day("2026-01-01"), to: day("2026-12-31") };
  const read = async (books: readonly BookId[], statements: readonly ("balance" | "income")[]) =>
    (await statementFigures(storage, { books, periods: [period], statements }))?.loans.map(
      ({ description, plan }) => [description, plan.debt, plan.principal],
    );
  expect(await read(ids, ["balance"])).toEqual([
    ["Préstamo 0", "2105", 1_000_000],
    ["Préstamo 1", "2105", 1_000_001],
  ]);
  expect(await read(ids.slice(1), ["balance"])).toEqual([["Préstamo 1", "prestamos-por-pagar", 1_000_001]]);
  expect(await read(ids, ["income"])).toEqual([]);
});

/** Removes the notable entries from months, as in records written before they were stored. */
async function forgetNotable(): Promise<void> {
  await storage.db.months.toCollection().modify((row) => {
    Reflect.deleteProperty(row, "notable");
  });
}

/** The keys of the pages that are read from now on. */
function pagesRead(): unknown[][] {
  const read: unknown[][] = [];
  const { bulkGet } = storage.db.pages;
  storage.db.pages.bulkGet = ((keys: unknown[]) => {
    read.push(...(keys as unknown[][]));
    return bulkGet.call(storage.db.pages, keys as [string, string, number][]);
  }) as typeof bulkGet;
  return read;
}

async function entriesOf(bookId: BookId): Promise<Entry[]> {
  const months = await BookMonths.read(storage, bookId, day("2100-12-31"));
  return months.entriesNaming(() => true, day("1900-01-01"), day("2100-12-31"));
}

const period = (from: string, to: string) => ({ from: day(from), to: day(to) });
const PERIODS = [period("2025-03-10", "2025-11-05"), period("2024-12-01", "2025-01-31")];

async function figures(books: readonly BookId[], periods = PERIODS, direct = true) {
  const found = await statementFigures(storage, { books, periods, statements: STATEMENT_KINDS, direct });
  if (found === null) throw new Error("no book");
  return found;
}

/** What tells a figure by its day: what is brought has ids and numbers of its own. */
function byDays({ besides = [], ...rest }: BookStatement) {
  const figureOf = ({ moves, ...figure }: AccountFigure) => ({
    ...figure,
    moves: moves?.map((own) =>
      own.map(({ by, amount }) => `${"lines" in by ? by.date : by.day} ${amount}`).sort(),
    ),
  });
  return { ...rest, besides: besides.map(({ heading, figures }) => [heading, figures.map(figureOf)]) };
}

describe("what statements are made from", () => {
  it("is what a fold over all entries gives, whatever the pages", async () => {
    await fc.assert(
      fc.asyncProperty(randomEntries(pucChart(), 40), async (entries: Entry[]) => {
        fc.pre(entries.length > 0);
        const bookId = await book();
        await bring(bookId, entries);
        const found = await figures([bookId]);
        const folded = PERIODS.map(({ from, to }) => factsOf(entries, found.chart, from, to));
        for (const kind of STATEMENT_KINDS)
          for (const method of ["direct", "indirect"] as const)
            expect(byDays(makeStatement(kind, found, method))).toEqual(
              byDays(makeStatement(kind, { chart: found.chart, periods: folded }, method)),
            );
        await forgetNotable();
        expect(await figures([bookId])).toEqual(found);
      }),
      { numRuns: 25 },
    );
  });

  it("is null for a book that is gone, and empty statements for an empty one", async () => {
    const request = { books: [newId("book")], periods: PERIODS, statements: STATEMENT_KINDS };
    expect(await statementFigures(storage, request)).toBeNull();
    const found = await figures([await book()]);
    for (const kind of STATEMENT_KINDS) {
      const statement = makeStatement(kind, found);
      expect(figuresOf(statement)).toEqual({});
      expect(statement.checks.every((check) => check.holds)).toBe(true);
    }
  });

  it("reads the short charts as their accounts of the PUC, by their own names", async () => {
    const bookId = await book("journal");
    await write(
      bookId,
      ["2025-04-01", ["bancos", 900], ["ventas", -900]],
      ["2025-04-02", ["activos-fijos", 300], ["bancos", -300]],
    );
    const balance = makeStatement("balance", await figures([bookId]));
    expect(figuresOf(balance)).toMatchObject({ cash: 600, property: 300, assets: 900, result: 900 });
    expect(balance.lines.find((each) => each.key === "cash")?.accounts).toEqual([
      { account: "bancos", label: "Bancos", amounts: [600, 0] },
    ]);
    const mini = await book("mini");
    await write(
      mini,
      ["2025-04-01", ["1002", 900], ["4001", -900]],
      ["2025-04-03", ["5002", 100], ["2003", -100]],
    );
    expect(figuresOf(makeStatement("income", await figures([mini])))).toMatchObject({
      revenue: 900,
      administration: -100,
      result: 800,
    });
  });
});

describe("several books as one", () => {
  it("adds books of one chart, with the accounts that somebody added to one of them", async () => {
    const [one, other] = [await book(), await book()];
    const own = { bookId: other, code: "11100501", name: "Banco del Altiplano", id: newId("command") };
    expect((await addAccount(storage, own)).ok).toBe(true);
    await write(one, ["2025-04-01", ["1110", 500], ["3105", -500]]);
    await write(other, ["2025-05-01", ["11100501", 70], ["4135", -70]]);
    const balance = makeStatement("balance", await figures([one, other]));
    expect(accountsOf(balance)).toEqual({
      "1110": 500,
      "11100501": 70,
      "3105": 500,
      "Resultado por cerrar": 70,
    });
    expect(balance.lines.find((each) => each.key === "cash")?.accounts.map((each) => each.label)).toContain(
      "11100501 Banco del Altiplano",
    );
  });

  it("reads books of different charts in the PUC, entries too", async () => {
    const [puc, short] = [await book(), await book("journal")];
    await write(puc, ["2025-04-01", ["1110", 500], ["3105", -500]]);
    await write(
      short,
      ["2025-05-01", ["caja", 80], ["ventas", -80]],
      ["2025-06-01", ["activos-fijos", 30], ["caja", -30]],
    );
    const found = await figures([puc, short]);
    expect(found.chart.kind).toBe("puc");
    expect(accountsOf(makeStatement("balance", found))).toMatchObject({
      "1105": 50,
      "1110": 500,
      "1524": 30,
    });
    const cash = makeStatement("cash", found, "direct");
    expect(figuresOf(cash)).toMatchObject({ customers: 80, "property-paid": -30, capital: 500, end: 550 });
    expect(cash.checks.every((check) => check.holds)).toBe(true);
  });
});

describe("what it costs", () => {
  it("is months alone; where they keep no notable entries, also the pages that name equity, investing or financing", async () => {
    const bookId = await book();
    const sales = Array.from({ length: 60 }, (_, index): readonly [string, ...Lines] => [
      `2025-0${1 + (index % 9)}-15`,
      ["1105", 10 + index],
      ["4135", -10 - index],
    ]);
    await write(bookId, ["2025-02-01", ["1110", 900], ["3105", -900]], ...sales);
    const read = pagesRead();
    const years = [period("2025-01-01", "2025-12-31"), period("2024-01-01", "2024-12-31")];
    await figures([bookId], years, false);
    expect(read).toEqual([]);
    await forgetNotable();
    await figures([bookId], years, false);
    expect(read.map(([, month, page]) => `${month}/${page}`)).toEqual(["2025-02/1"]);
    read.length = 0;
    await figures([bookId], [period("2025-01-01", "2025-12-31")], true);
    expect(new Set(read.map(String)).size).toBe(await storage.db.pages.count());
  });
});

describe("cash that follows what a payable was for", () => {
  it("is what a fold over all entries gives, over pages, years and third parties", async () => {
    const bookId = await book();
    const parties = ["Ana", "Beto", undefined] as const;
    const owed = (account: string, amount: number, at: number) => {
      const thirdParty = parties[at % 3];
      return { ...line(account, amount), ...(thirdParty === undefined ? {} : { thirdParty }) };
    };
    const contents = Array.from({ length: 30 }, (_, at) => {
      const date = day(`${at < 12 ? "2024" : "2025"}-${String((at % 9) + 1).padStart(2, "0")}-1${at % 10}`);
      const amount = 100 + 7 * at;
      const kind = at % 5;
      const lines =
        kind === 0
          ? [line("1524", amount), owed("2335", -amount, at)]
          : kind === 1
            ? [line("5135", amount), owed("2335", -amount, at)]
            : kind === 4
              ? [owed("2335", amount, at), owed("2205", -amount, at)]
              : [owed(kind === 2 ? "2335" : "2205", amount, at), line("1110", -amount)];
      return { date, description: "Prueba", reference: "", lines };
    });
    await bring(bookId, contents);
    const years = [period("2025-01-01", "2025-12-31"), period("2024-01-01", "2024-12-31")];
    const found = await figures([bookId], years);
    const entries = await entriesOf(bookId);
    const folded = years.map(({ from, to }) => factsOf(entries, found.chart, from, to));
    for (const method of ["direct", "indirect"] as const) {
      const cash = makeStatement("cash", found, method);
      expect(cash).toEqual(makeStatement("cash", { chart: found.chart, periods: folded }, method));
      expect(figuresOf(cash)["property-paid"]).toBeLessThan(0);
    }
  });

  it("reads the pages of the accounts concerned, and of no other", async () => {
    const bookId = await book();
    const day15 = (month: number) => `2025-0${month}-15`;
    const many = (debit: string, credit: string) =>
      Array.from({ length: 8 }, (_, at): readonly [string, ...Lines] => [
        day15(at + 1),
        [debit, 10],
        [credit, -10],
      ]);
    await write(bookId, ...many("1105", "4135"), ...many("6135", "2205"), [
      "2025-03-20",
      ["1524", 50],
      ["2335", -50],
    ]);
    await write(bookId, ["2025-09-15", ["2335", 50], ["1105", -50]]);
    const read = pagesRead();
    const found = await figures([bookId], [period("2025-09-01", "2025-09-30")], false);
    expect(figuresOf(makeStatement("cash", found))).toMatchObject({ "property-paid": -50 });
    expect(read.map(([, month]) => month)).toEqual(["2025-03", "2025-09"]);
  });
});

describe("the sample company", () => {
  /** What the entries say, read line by line: credits less debits of some accounts, closings left out. */
  const read = (fits: RegExp, from: string, to: string) =>
    sampleCompany(today(storage.clock))
      .entries.filter(
        ({ date, lines }) => date >= from && date <= to && !lines.some((each) => each.account === "5905"),
      )
      .flatMap(({ lines }) => lines)
      .filter(({ account }) => fits.test(account))
      .reduce((sum, { debit, credit }) => sum + credit - debit, 0);

  it("has statements that hold in every month and in its years", async () => {
    const bookId = await fillSample(storage);
    const end = today(storage.clock);
    const months = monthsBetween(month("2025-01"), monthOf(end)).map((each) =>
      period(`${each}-01`, `${each}-28`),
    );
    const years = [period(`${yearOf(end)}-01-01`, end), period("2025-01-01", "2025-12-31")];
    for (const periods of [years, ...months.map((each) => [each])]) {
      const found = await figures([bookId], periods);
      for (const kind of STATEMENT_KINDS) {
        const { checks, unplaced } = makeStatement(kind, found, "direct");
        expect(checks.filter((check) => !check.holds)).toEqual([]);
        expect(unplaced).toEqual([]);
      }
    }
    const found = await figures([bookId], [period("2025-01-01", "2025-12-31")]);
    expect(figuresOf(makeStatement("income", found))).toMatchObject({
      revenue: read(/^41/, "2025-01-01", "2025-12-31"),
      result: read(/^[4567]/, "2025-01-01", "2025-12-31"),
    });
    expect(figuresOf(makeStatement("balance", found))).toMatchObject({
      assets: -read(/^1/, "2025-01-01", "2025-12-31"),
      result: read(/^[4567]/, "2025-01-01", "2025-12-31"),
    });
    expect((found.chart.byCode.get("1105") as { code: AccountCode }).code).toBe("1105");
  });
});
