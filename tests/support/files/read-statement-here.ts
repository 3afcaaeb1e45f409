import type { Chart } from "#domain/accounting/chart.ts";
import { meantAccount } from "#domain/accounting/search/meant-account.ts";
import { readStatement } from "#domain/import/statement/read-statement.ts";
import { namesToSearch, tableSteps } from "#domain/import/statement/statement-tables.ts";
import type { SheetBook } from "#domain/import/table/sheet.ts";

/** A statement as the worker and the page read it together, in one step. */
export function readStatementHere(chart: Chart, book: SheetBook, only?: string) {
  const tables = [...tableSteps(book)].filter((each) => each !== null);
  const names = namesToSearch(chart, tables);
  const meant = new Map(names.map((name) => [name, meantAccount(chart, name)?.puc ?? null]));
  return readStatement(chart, book, tables, meant, only);
}
