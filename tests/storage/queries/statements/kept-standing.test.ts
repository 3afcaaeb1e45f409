import { beforeEach, describe, expect, it } from "vitest";
import type { Book } from "#domain/company/book.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId, StatementId } from "#domain/kernel/ids.ts";
import { periodInWords } from "#domain/statement/books/column-heading.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { statementReport } from "#domain/statement/books/statement-report.ts";
import { STATEMENT_KINDS, type StatementKind } from "#domain/statement/statement-kind.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { saveStatement } from "#storage/commands/statements/save-statement.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { getBook } from "#storage/queries/books/books.ts";
import {
  type KeptStanding,
  keptSource,
  keptStanding,
  remadeReport,
} from "#storage/queries/statements/kept-standing.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import { getStatement } from "#storage/queries/statements/statements.ts";
import { content } from "#tests/support/builders.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const YEAR = { from: day("2025-01-01"), to: day("2025-12-31") };

let storage: AppStorage;
let bookId: BookId;

async function post(date: string, debit: string, credit: string, amount: number): Promise<void> {
  const command = { id: newId("command"), bookId, entryId: newId("entry"), origin: "journal" as const };
  const posted = await postEntry(storage, { ...command, content: content(date, debit, credit, amount) });
  if (!posted.ok) throw new Error(posted.error.kind);
}

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  await post("2025-03-10", "1110", "3105", 5_000);
  await post("2025-04-10", "1110", "4135", 900);
  await post("2025-05-10", "5105", "1110", 300);
  return () => storage.close();
});

async function bookNow(): Promise<Book> {
  const book = await getBook(storage, bookId);
  if (book === null) throw new Error("no book");
  return book;
}

async function keep(statement: StatementKind): Promise<StatementId> {
  const figures = await statementFigures(storage, {
    books: [bookId],
    periods: [YEAR],
    statements: [statement],
  });
  if (figures === null) throw new Error("no figures");
  const head = { subtitle: (await bookNow()).name, period: periodInWords(statement, [YEAR]) };
  const report = statementReport(makeStatement(statement, figures), head);
  const statementId = newId("statement");
  const saved = await saveStatement(storage, {
    id: newId("command"),
    statementId,
    origin: "workspace",
    name: statement,
    statement,
    companyId: (await bookNow()).companyId,
    date: YEAR.to,
    content: { kind: "report", report },
  });
  if (!saved.ok) throw new Error(saved.error.kind);
  return statementId;
}

type Changed = Extract<KeptStanding, { readonly kind: "changed" }>;

async function changed(id: StatementId): Promise<Changed> {
  const standing = await keptStanding(storage, id);
  if (standing.kind !== "changed") throw new Error(standing.kind);
  return standing;
}

describe("a kept statement beside its books", () => {
  it.each(STATEMENT_KINDS)("is equal until an entry of its days, whatever comes after: %s", async (kind) => {
    const id = await keep(kind);
    expect(await keptStanding(storage, id)).toEqual({ kind: "equal" });
    expect(await keptSource(storage, id)).toMatchObject({ books: [{ id: bookId }], terms: { period: YEAR } });
    await post("2026-01-10", "1110", "4135", 70);
    expect(await keptStanding(storage, id)).toEqual({ kind: "equal" });
    await post("2025-06-10", "1110", "4135", 40);
    const { lines, source } = await changed(id);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.every(({ kept, now }) => Math.abs(now - kept) === 40)).toBe(true);
    expect(source.books.map((book) => book.id)).toEqual([bookId]);
    expect(source.terms.period.to).toBe(YEAR.to);
  });

  it.each(STATEMENT_KINDS)(
    "made again with its terms it is equal, and printed as it was: %s",
    async (kind) => {
      const id = await keep(kind);
      await post("2025-06-10", "1110", "4135", 40);
      const { source } = await changed(id);
      const saved = await getStatement(storage, id);
      if (saved?.content.kind !== "report") throw new Error("no report");
      const kept = saved.content.report;
      const report = await remadeReport(storage, kind, kept, source);
      if (report === null) throw new Error("no report");
      expect([report.subtitle, report.period, report.columns]).toEqual([
        kept.subtitle,
        kept.period,
        kept.columns,
      ]);
      const { name, statement, companyId, date, version } = saved;
      const head = { id: newId("command"), statementId: id, origin: "workspace" as const };
      const again = { ...head, name, statement, companyId, date, version };
      expect((await saveStatement(storage, { ...again, content: { kind: "report", report } })).ok).toBe(true);
      expect(await keptStanding(storage, id)).toEqual({ kind: "equal" });
    },
  );

  it("without its books, or with words that are not of its day, says nothing", async () => {
    const id = await keep("income");
    const saved = await getStatement(storage, id);
    if (saved?.content.kind !== "report") throw new Error("no report");
    const report = { ...saved.content.report, period: "Octubre" };
    await storage.db.statements.put({ ...saved, content: { kind: "report", report } });
    expect(await keptStanding(storage, id)).toEqual({ kind: "no-books" });
    await storage.db.statements.put(saved);
    await storage.db.books.delete(bookId);
    expect(await keptStanding(storage, id)).toEqual({ kind: "no-books" });
    expect(await keptSource(storage, id)).toBeNull();
  });
});
