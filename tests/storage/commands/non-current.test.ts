import { beforeEach, describe, expect, it } from "vitest";
import { day, month } from "#domain/kernel/calendar-day.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { companyPeriods } from "#domain/statement/analysis/company-periods.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { setBookStatus, setNonCurrent } from "#storage/commands/books/change-book.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { companyCard } from "#storage/queries/companies/company-figures.ts";
import { companyMonths } from "#storage/queries/companies/company-months.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import { makeBackup } from "#tests/support/files/make-backup.ts";
import { amountsOf } from "../../support/book-facts.ts";
import { content } from "../../support/builders.ts";
import { openTestStorage } from "../../support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;
let companyId: CompanyId;
const id = () => newId("command");
const OWNER = { id: "acct_owner", name: "Mariana", email: "mariana@lasabana.co" };

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  companyId = newId("company");
  bookId = newId("book");
  await createCompany(storage, { id: id(), companyId, name: "La Sabana" });
  await createBook(storage, { id: id(), bookId, companyId, name: "Diario", chart: "puc" });
  for (const [debit, credit, amount] of [
    ["1110", "2105", 900],
    ["1110", "2205", 100],
  ] as const) {
    const head = { id: id(), bookId, entryId: newId("entry"), origin: "journal" as const };
    const made = await postEntry(storage, { ...head, content: content("2026-03-01", debit, credit, amount) });
    if (!made.ok) throw new Error(made.error.kind);
  }
  return () => storage.close();
});

const mark = (nonCurrent: boolean, account = "2105") =>
  setNonCurrent(storage, { id: id(), bookId, account, nonCurrent });

async function said() {
  return (await getBook(storage, bookId))?.nonCurrent;
}

/** Current and non-current liabilities according to the balance sheet, the indicators and the analysis. */
async function liabilities() {
  const figures = await statementFigures(storage, {
    books: [bookId],
    periods: [{ from: day("2026-01-01"), to: day("2026-12-31") }],
    statements: ["balance"],
  });
  if (figures === null) throw new Error("no figures");
  const balance = makeStatement("balance", figures);
  const position = (await companyCard(storage, companyId))?.figures?.position;
  const months = (await companyMonths(storage, companyId))?.months ?? [];
  const analysis = companyPeriods(months, month("2026-03")).now.figures;
  return [
    ["current-liabilities", "non-current-liabilities"].map((key) => amountsOf(balance, key)[0]),
    [position?.currentLiabilities, position?.otherLiabilities],
    [analysis.currentLiabilities, analysis.otherLiabilities],
  ];
}

const thrice = (...both: readonly number[]) => [both, both, both];

describe("saying that an account is non-current", () => {
  it("moves it in the balance, the indicators and the analysis alike, and back", async () => {
    expect(await liabilities()).toEqual(thrice(1000, 0));
    expect(await mark(true)).toMatchObject({ ok: true, value: { nonCurrent: ["2105"] } });
    expect(await liabilities()).toEqual(thrice(100, 900));
    await mark(false);
    expect(await said()).toBeUndefined();
    expect(await liabilities()).toEqual(thrice(1000, 0));
  });

  it("keeps each account once, and none that is always current", async () => {
    await mark(true);
    await mark(true);
    await mark(true, "130505");
    await mark(true, "1105");
    await mark(true, "236540");
    expect(await said()).toEqual(["130505", "2105"]);
  });

  it("is done once for one command, and is taken back and done again by its record", async () => {
    const command = { id: id(), bookId, account: "2105", nonCurrent: true };
    const first = await setNonCurrent(storage, command);
    expect(await setNonCurrent(storage, command)).toEqual(first);
    expect((await getBook(storage, bookId))?.version).toBe(2);
    const undo = { id: id(), target: command.id };
    expect(await undoRecords(storage, undo)).toMatchObject({ ok: true });
    expect(await said()).toBeUndefined();
    expect(await undoRecords(storage, { id: id(), target: undo.id })).toMatchObject({ ok: true });
    expect(await said()).toEqual(["2105"]);
  });

  it("is refused for a book that is closed to changes", async () => {
    await setBookStatus(storage, { id: id(), bookId, status: "completed" });
    expect(await mark(true)).toMatchObject({ ok: false, error: { kind: "read-only" } });
  });

  it("comes back with a backup", async () => {
    await mark(true);
    const read = await readBackup(await makeBackup(storage, OWNER));
    if (!read.ok) throw new Error(read.error);
    await mark(false);
    expect((await restoreBackup(storage, read.value)).ok).toBe(true);
    expect(await said()).toEqual(["2105"]);
  });
});
