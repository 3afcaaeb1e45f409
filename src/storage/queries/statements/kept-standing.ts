import { type Book, countingBooks } from "#domain/company/book.ts";
import type { StatementId } from "#domain/kernel/ids.ts";
import type { Report } from "#domain/report/report.ts";
import {
  type ChangedLine,
  changedLines,
  type KeptTerms,
  keptTerms,
} from "#domain/statement/against-books.ts";
import type { BookStatement } from "#domain/statement/books/book-statement.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { type StatementLook, statementReport } from "#domain/statement/books/statement-report.ts";
import { comparativePeriod } from "#domain/statement/comparative-period.ts";
import type { SavedStatement } from "#domain/statement/saved-statement.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { knownBooks } from "../known-records.ts";
import { statementFigures } from "./statement-figures.ts";
import { getStatement } from "./statements.ts";

/** What a kept statement was made of. */
export interface KeptSource {
  readonly books: readonly Book[];
  readonly terms: KeptTerms;
}

/** How a kept statement stands against its books as they are; no-books: they are gone, or it was not made of any. */
export type KeptStanding =
  | { readonly kind: "equal" }
  | { readonly kind: "changed"; readonly lines: readonly ChangedLine[]; readonly source: KeptSource }
  | { readonly kind: "no-books" };

/** What the statement may have been made of: a book that it names, or its company's books together. */
function candidates(
  { companyId, content }: SavedStatement,
  all: readonly Book[],
): readonly (readonly Book[])[] {
  const own = all.filter((book) => book.companyId === companyId);
  const together = countingBooks(own);
  const subtitle = content.kind === "report" ? content.report.subtitle : "";
  const named = own.filter(({ name }) => subtitle === name || subtitle.endsWith(`. ${name}`));
  if (named.length > 0) return named.map((book) => [book]);
  // A book may have another name by now.
  return companyId === null ? own.map((book) => [book]) : [together, ...together.map((book) => [book])];
}

async function madeNow(
  storage: AppStorage,
  statement: StatementKind,
  { books, terms: { period, comparison, direct } }: KeptSource,
): Promise<BookStatement | null> {
  const periods =
    comparison === null || comparison === "unknown"
      ? [period]
      : [period, comparativePeriod(period, comparison)];
  const request = { books: books.map(({ id }) => id), periods, statements: [statement], direct };
  const figures = await statementFigures(storage, request);
  return figures && makeStatement(statement, figures, direct ? "direct" : "indirect");
}

/** As it was printed: which columns it has, and whether its accounts stand under their lines. */
function lookOf({ columns, rows }: Report): StatementLook {
  return {
    detail: rows.some(({ kind, source }) => kind === "note" && source?.kind === "account")
      ? "accounts"
      : "lines",
    notes: columns.some(({ kind }) => kind === "number"),
    percent: columns.some(({ kind }) => kind === "percent"),
    zeros: false,
  };
}

/** The kept statement with the figures of today, printed as it was; null if the books are gone. */
export async function remadeReport(
  storage: AppStorage,
  statement: StatementKind,
  kept: Report,
  source: KeptSource,
): Promise<Report | null> {
  const made = await madeNow(storage, statement, source);
  const method = made?.method ?? null;
  if (made === null) return null;
  const report = statementReport(made, kept, lookOf(kept));
  return method === null ? report : { ...report, period: kept.period };
}

interface Compared {
  readonly source: KeptSource;
  readonly lines: readonly ChangedLine[];
}

/** The books that tell most of what a kept statement tells, and what they tell otherwise; null without any. */
async function comparedBooks(storage: AppStorage, id: StatementId): Promise<Compared | null> {
  const saved = await getStatement(storage, id);
  if (saved === null || saved.content.kind !== "report") return null;
  const { statement, content, date } = saved;
  const terms = keptTerms(statement, content.report, date);
  if (terms === null) return null;
  let nearest: Compared | null = null;
  for (const books of candidates(saved, await knownBooks(storage))) {
    const source = { books, terms };
    const made = books.length === 0 ? null : await madeNow(storage, statement, source);
    if (made === null) continue;
    const lines = changedLines(statement, content.report, statementReport(made, content.report));
    if (lines.length === 0) return { source, lines };
    if (nearest === null || lines.length < nearest.lines.length) nearest = { source, lines };
  }
  return nearest;
}

/** Makes a kept statement of the books again and compares the figures of its present period. */
export async function keptStanding(storage: AppStorage, id: StatementId): Promise<KeptStanding> {
  const found = await comparedBooks(storage, id);
  if (found === null) return { kind: "no-books" };
  return found.lines.length === 0 ? { kind: "equal" } : { kind: "changed", ...found };
}

/** What a kept statement was made of; null if its books are gone, or it was not made of any. */
export async function keptSource(storage: AppStorage, id: StatementId): Promise<KeptSource | null> {
  const found = await comparedBooks(storage, id);
  return found?.source ?? null;
}
