import type { Day } from "#domain/kernel/calendar-day.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import type { Comparison } from "#domain/statement/comparison.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";

/** What the address of the screen says; each part may be absent, and the default takes its place. */
export interface BookStatementSearch {
  readonly statement?: StatementKind;
  readonly book?: BookId;
  /** All books of this company, read as one; `book` says nothing then. */
  readonly empresa?: CompanyId;
  readonly desde?: Day;
  readonly hasta?: Day;
  readonly comparar?: Comparison;
  /** The direct method of the cash flow. */
  readonly directo?: true;
  readonly porcentajes?: true;
  readonly cuentas?: true;
  readonly ceros?: true;
  readonly sinNotas?: true;
  /** The notes themselves, after the statement: each line with its accounts. */
  readonly notas?: true;
  readonly sinFirmas?: true;
  /** The line whose accounts are open. */
  readonly linea?: string;
}

/** What belongs to one statement is not carried to another. */
export function withStatement(search: BookStatementSearch, statement: StatementKind): BookStatementSearch {
  const { linea: _line, directo: _method, ...rest } = search;
  return { ...rest, statement };
}

export function withLine(search: BookStatementSearch, line: string | null): BookStatementSearch {
  const { linea: _was, ...rest } = search;
  return line === null ? rest : { ...rest, linea: line };
}

/** Off is said by absence, so that addresses stay short. */
export function withFlag(
  search: BookStatementSearch,
  flag: "directo" | "porcentajes" | "cuentas" | "ceros" | "notas" | "sinNotas" | "sinFirmas",
  on: boolean,
): BookStatementSearch {
  const { [flag]: _was, ...rest } = search;
  return on ? { ...rest, [flag]: true } : rest;
}
