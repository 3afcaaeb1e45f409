import { countingBooks } from "#domain/company/book.ts";
import { activeCompany } from "#domain/company/company.ts";
import type { BookStatement } from "#domain/statement/books/book-statement.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import type { StatementInput } from "#domain/statement/books/statement-input.ts";
import { STATEMENT_KINDS } from "#domain/statement/statement-kind.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { type Loadable, useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { listCompanies } from "#storage/queries/books/books.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import type { BookStatementSearch } from "../statement-search.ts";
import { readScope, readShelf, type Shelf, type StatementScope } from "../use-book-statement.ts";

/** What the address of the front door says; the year is compared unless it says otherwise. */
export type FrontDoorSearch = Pick<
  BookStatementSearch,
  "empresa" | "book" | "desde" | "hasta" | "comparar"
> & {
  readonly sinComparar?: true;
  /** Shows the notes instead of the statements. */
  readonly notas?: true;
};

export interface FrontDoorView extends StatementScope {
  /** In the order of `STATEMENT_KINDS`. */
  readonly statements: readonly BookStatement[];
  readonly empty: boolean;
  /** What the statements were made of, for their notes. */
  readonly figures: StatementInput;
}

export interface FoundFrontDoor {
  readonly shelf: Shelf;
  /** Null without a book. */
  readonly view: FrontDoorView | null;
  /** A company without books of its own; null otherwise. */
  readonly without: string | null;
}

/** The books named by the address, or all books of the active company, or the first book of nobody. */
async function scopeSearch(storage: AppStorage, shelf: Shelf, search: FrontDoorSearch) {
  const { sinComparar, notas: _shown, ...rest } = search;
  const comparar = sinComparar ? undefined : (rest.comparar ?? "ano");
  const { comparar: _asked, ...named } = rest;
  const whole = { ...named, ...(comparar && { comparar }) };
  if (rest.book !== undefined) {
    const { empresa: _company, ...own } = whole;
    return { search: own, without: null };
  }
  const companies = await listCompanies(storage);
  const company = companies.find(({ id }) => id === rest.empresa) ?? activeCompany(companies);
  if (company === null) return { search: whole, without: null };
  const has = countingBooks(shelf.books).some(({ companyId }) => companyId === company.id);
  return { search: { ...whole, empresa: company.id }, without: has ? null : company.name };
}

async function readFrontDoor(storage: AppStorage, search: FrontDoorSearch): Promise<FoundFrontDoor> {
  const shelf = await readShelf(storage);
  const asked = await scopeSearch(storage, shelf, search);
  const scope = asked.without === null ? await readScope(storage, shelf, asked.search, null) : null;
  if (scope === null) return { shelf, view: null, without: asked.without };
  const figures = await statementFigures(storage, {
    books: scope.books.map(({ id }) => id),
    periods: scope.periods,
    statements: STATEMENT_KINDS,
  });
  if (figures === null) return { shelf, view: null, without: null };
  const statements = STATEMENT_KINDS.map((kind) => makeStatement(kind, figures));
  const empty = statements.every(({ lines }) =>
    lines.every(({ amounts }) => amounts.every((each) => each === 0)),
  );
  return { shelf, view: { ...scope, statements, empty, figures }, without: null };
}

/** The four statements of the active company, live. */
export function useFrontDoor(search: FrontDoorSearch): Loadable<FoundFrontDoor> {
  const storage = useStorage();
  const { empresa, book, desde, hasta, comparar, sinComparar } = search;
  return useQueryKeepingLast(
    () => readFrontDoor(storage, search),
    [storage, empresa, book, desde, hasta, comparar, sinComparar],
  );
}
