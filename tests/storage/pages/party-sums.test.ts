import { beforeEach, describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { type Entry, type EntryLine, linkTo } from "#domain/accounting/entries/entry.ts";
import { totalLiabilities } from "#domain/accounting/indicators.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { companyPeriods } from "#domain/statement/analysis/company-periods.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { addAccount } from "#storage/commands/books/add-account.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { duplicateBook } from "#storage/commands/books/duplicate-book.ts";
import { repairBook } from "#storage/commands/books/repair-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { editEntry } from "#storage/commands/entries/edit-entry.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { voidEntry } from "#storage/commands/entries/void-entry.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { companyCard } from "#storage/queries/companies/company-figures.ts";
import { companyMonths } from "#storage/queries/companies/company-months.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import type { MonthRow } from "#storage/shapes/rows.ts";
import { amountsOf } from "#tests/support/book-facts.ts";
import { line } from "#tests/support/builders.ts";
import {
  disagreements,
  openTestStorage,
  partySumsInOrder,
  writtenByAnother,
} from "#tests/support/test-storage.ts";

let storage: AppStorage;
let companyId: CompanyId;
let bookId: BookId;

async function done<Value>(result: Promise<{ ok: true; value: Value } | { ok: false; error: unknown }>) {
  const found = await result;
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

beforeEach(async () => {
  storage = await openTestStorage({ pageSize: 3 });
  companyId = storage.newId("company");
  bookId = storage.newId("book");
  const id = () => storage.newId("command");
  await done(createCompany(storage, { id: id(), companyId, name: "La Sabana" }));
  await done(createBook(storage, { id: id(), bookId, companyId, name: "Libro", chart: "puc" }));
  for (const code of ["11100501", "11100502"])
    await done(addAccount(storage, { ...command(), code: code as AccountCode, name: `Banco ${code}` }));
  return () => storage.close();
});

const command = () => ({ id: storage.newId("command"), bookId });
const of = (account: string, amount: number, thirdParty: string): EntryLine => ({
  ...line(account, amount),
  thirdParty,
});
const written = (date: string, ...lines: readonly EntryLine[]) => ({
  date: day(date),
  description: "Prueba",
  reference: "",
  lines,
});

async function post(date: string, ...lines: readonly EntryLine[]): Promise<Entry> {
  const content = written(date, ...lines);
  return done(
    postEntry(storage, { ...command(), entryId: storage.newId("entry"), content, origin: "journal" }),
  );
}

async function months(): Promise<MonthRow[]> {
  return storage.db.months.where("[bookId+month]").between([bookId, ""], [bookId, "\uffff"]).toArray();
}

/** What the balance, the panel and the analysis say at the end of the year: they must agree (2.52). */
async function told(to = "2026-12-31") {
  const periods = [{ from: day("2026-01-01"), to: day(to) }];
  const figures = await statementFigures(storage, { books: [bookId], periods, statements: ["balance"] });
  if (!figures) throw new Error("no book");
  const statement = makeStatement("balance", figures);
  const at = (key: string) => amountsOf(statement, key)[0] ?? 0;
  return {
    receivables: at("receivables"),
    advances: at("customer-advances"),
    overdrafts: at("bank-overdrafts"),
    liabilities: at("liabilities"),
  };
}

async function owedElsewhere() {
  const card = await companyCard(storage, companyId);
  const all = await companyMonths(storage, companyId);
  const last = all?.months.at(-1)?.month as Month;
  const { now } = companyPeriods(all?.months ?? [], last);
  return [totalLiabilities(card?.figures?.position as never), now.figures.liabilities];
}

async function sellAndOverpay() {
  await post("2026-01-10", of("1305", 10_000, "Ana"), line("4135", -10_000));
  await post("2026-02-05", line("11100501", 4_000), of("1305", -4_000, " LUZ "));
  return post("2026-03-05", line("5195", 500), line("11100502", -500));
}

describe("sums by third party (NIIF para PYMES 2.52)", () => {
  it("tell a customer's credit from another's debt, alike in statement, panel and analysis", async () => {
    await sellAndOverpay();
    const found = { receivables: 10_000, advances: 4_000, overdrafts: 500, liabilities: 4_500 };
    expect(await told()).toEqual(found);
    expect(await owedElsewhere()).toEqual([4_500, 4_500]);
    expect((await months()).map(partySumsInOrder)).toEqual([
      [["1305", "Ana", [10, 10_000, 0]]],
      [["1305", "LUZ", [5, 0, 4_000]]],
      [],
    ]);
    expect(await disagreements(storage, bookId)).toEqual([]);
  });

  it("are those of the pages in a month that is cut, and in months written before they were stored", async () => {
    await sellAndOverpay();
    await post("2026-02-20", of("1305", 4_000, "Luz"), line("4135", -4_000));
    expect(await told("2026-02-10")).toMatchObject({ receivables: 10_000, advances: 4_000 });
    expect(await told()).toMatchObject({ receivables: 10_000, advances: 0 });
    const before = await owedElsewhere();
    for (const { parties: _, ...row } of await months()) await storage.db.months.put(row);
    await writtenByAnother(storage);
    expect(await told("2026-02-10")).toMatchObject({ receivables: 10_000, advances: 4_000 });
    expect(await owedElsewhere()).toEqual(before);
    await post("2026-02-21", of("1305", 1, "Luz"), line("4135", -1));
    expect((await months())[1]?.parties).toBeUndefined();
    expect(await disagreements(storage, bookId)).toEqual([]);
  });

  it("follow an entry that changes and one that is voided", async () => {
    const sale = await post("2026-01-10", of("1305", 10_000, "Ana"), line("4135", -10_000));
    const content = written("2026-02-10", of("1305", 7_000, "Luz"), line("4135", -7_000));
    const changed = await done(
      editEntry(storage, { ...command(), entry: linkTo(sale), version: sale.version, content }),
    );
    expect((await months()).map(partySumsInOrder)).toEqual([[], [["1305", "Luz", [10, 7_000, 0]]]]);
    await done(voidEntry(storage, { ...command(), entry: linkTo(changed), version: changed.version }));
    expect((await months()).map(partySumsInOrder)).toEqual([[], []]);
  });

  it("are copied with a book, and laid again by a repair; a wrong sum is named by the check", async () => {
    await sellAndOverpay();
    const copy = storage.newId("book");
    await done(
      duplicateBook(storage, { id: storage.newId("command"), sourceId: bookId, bookId: copy, entries: true }),
    );
    expect(await disagreements(storage, copy)).toEqual([]);
    const [january] = await months();
    if (!january?.parties?.shards) throw new Error("no sums");
    const wrong = {
      ...january.parties,
      shards: january.parties.shards.map((text) => text.replace("10000", "9999")),
    };
    expect(wrong).not.toEqual(january.parties);
    await storage.db.months.put({ ...january, parties: wrong });
    await writtenByAnother(storage);
    expect(await verifyBook(storage.db, bookId)).toEqual([{ kind: "count-differs", month: "2026-01" }]);
    await done(repairBook(storage, command()));
    expect((await months())[0]?.parties).toEqual(january.parties);
  });

  it("name their entries: a wrong number is named by the check and laid again by a repair", async () => {
    await sellAndOverpay();
    const [january] = await months();
    if (!january?.parties?.numbers) throw new Error("no numbers");
    const numbers = january.parties.numbers.map((text) => text.replace("[[1]]", "[[2]]"));
    expect(numbers).not.toEqual(january.parties.numbers);
    await storage.db.months.put({ ...january, parties: { ...january.parties, numbers } });
    await writtenByAnother(storage);
    expect(await verifyBook(storage.db, bookId)).toEqual([{ kind: "count-differs", month: "2026-01" }]);
    await done(repairBook(storage, command()));
    expect((await months())[0]?.parties).toEqual(january.parties);
  });

  it("keep a third party with any name", async () => {
    await post("2026-01-10", of("1305", 5, "__proto__"), of("1305", 3, "a/b~"), line("4135", -8));
    await post("2026-01-11", of("2205" as AccountCode, 3, "a/b~"), line("1105", -3));
    expect(await told()).toMatchObject({ receivables: 8 });
    expect(await disagreements(storage, bookId)).toEqual([]);
  });

  it("tell every line that names somebody, day by day, as typed", async () => {
    await post("2026-01-10", of("1305", 7, "Ana"), of("4135", -7, "Ana"));
    await post("2026-01-10", of("1305", 3, "ana "), of("1305", -2, "Ana"), line("4135", -1));
    const twice = await post("2026-01-05", of("1305", 5, "Ana"), of("1305", -5, "Ana"));
    expect(partySumsInOrder((await months())[0] as MonthRow)).toEqual([
      ["1305", "Ana", [5, 5, 5, 10, 7, 2]],
      ["1305", "ana", [10, 3, 0]],
      ["4135", "Ana", [10, 0, 7]],
    ]);
    await done(voidEntry(storage, { ...command(), entry: linkTo(twice), version: twice.version }));
    expect(partySumsInOrder((await months())[0] as MonthRow)[0]).toEqual(["1305", "Ana", [10, 7, 2]]);
    expect(await disagreements(storage, bookId)).toEqual([]);
  });

  it("of the first edition are sound and not used: those months are read from their pages", async () => {
    await sellAndOverpay();
    for (const row of await months())
      await storage.db.months.put({ ...row, parties: { edition: 1, sums: [["1305", "ana", 1]] } } as never);
    await writtenByAnother(storage);
    expect(await told()).toMatchObject({ receivables: 10_000, advances: 4_000 });
    expect(await owedElsewhere()).toEqual([4_500, 4_500]);
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
    await done(repairBook(storage, command()));
    const [january] = await months();
    expect(january?.parties?.edition).toBe(3);
    expect(partySumsInOrder(january as MonthRow)).toEqual([["1305", "Ana", [10, 10_000, 0]]]);
  });

  it("of the second edition, a list, are used, and become texts with the next entry of their month", async () => {
    await sellAndOverpay();
    const before = await months();
    for (const row of before)
      await storage.db.months.put({ ...row, parties: { edition: 2, sums: partySumsInOrder(row) } });
    await writtenByAnother(storage);
    expect(await told()).toMatchObject({ receivables: 10_000, advances: 4_000 });
    expect(await verifyBook(storage.db, bookId)).toEqual([]);
    await post("2026-01-11", of("1305", 5, "Beto"), line("4135", -5));
    const [january] = await months();
    expect(january?.parties?.sums).toBeUndefined();
    expect(partySumsInOrder(january as MonthRow)).toContainEqual(["1305", "Beto", [11, 5, 0]]);
    expect(await disagreements(storage, bookId)).toEqual([]);
  });

  it("that cannot be read are read from the pages, named by the check, and kept no more by the next entry", async () => {
    await sellAndOverpay();
    const [january] = await months();
    if (!january?.parties?.shards) throw new Error("no sums");
    const broken = january.parties.shards.map((text) => (text === "" ? "" : text.slice(0, -2)));
    await storage.db.months.put({ ...january, parties: { ...january.parties, shards: broken } });
    await writtenByAnother(storage);
    expect(await told()).toMatchObject({ receivables: 10_000, advances: 4_000 });
    expect(await verifyBook(storage.db, bookId)).not.toEqual([]);
    await post("2026-01-11", of("1305", 5, "Ana"), line("4135", -5));
    expect((await months())[0]?.parties).toBeUndefined();
    expect(await told()).toMatchObject({ receivables: 10_005 });
    await done(repairBook(storage, command()));
    expect(await disagreements(storage, bookId)).toEqual([]);
    expect((await months())[0]?.parties?.edition).toBe(3);
  });
});
