import type { Day } from "#domain/kernel/day.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import type { Comparison } from "#domain/statement/comparison.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";

/** Parameters in the screen's address; absent ones get their default. */
export interface BookStatementSearch {
  readonly statement?: StatementKind;
  readonly book?: BookId;
  /** All books of this company combined; `book` is then ignored. */
  readonly empresa?: CompanyId;
  readonly desde?: Day;
  readonly hasta?: Day;
  readonly comparar?: Comparison;
  /** Uses the direct method for the cash flow. */
  readonly directo?: true;
  readonly porcentajes?: true;
  readonly cuentas?: true;
  readonly ceros?: true;
  readonly sinNotas?: true;
  /** Appends the notes to the statement: each line with its accounts. */
  readonly notas?: true;
  readonly sinFirmas?: true;
  /** Line whose accounts are shown. */
  readonly linea?: string;
}

/** Switches the statement, dropping the parameters that belong to the former one. */
export function withStatement(search: BookStatementSearch, statement: StatementKind): BookStatementSearch {
  const { linea: _line, directo: _method, ...rest } = search;
  return { ...rest, statement };
}

export function withLine(search: BookStatementSearch, line: string | null): BookStatementSearch {
  const { linea: _was, ...rest } = search;
  return line === null ? rest : { ...rest, linea: line };
}

/** Off is expressed by absence, so that addresses stay short. */
export function withFlag(
  search: BookStatementSearch,
  flag: "directo" | "porcentajes" | "cuentas" | "ceros" | "notas" | "sinNotas" | "sinFirmas",
  on: boolean,
): BookStatementSearch {
  const { [flag]: _was, ...rest } = search;
  return on ? { ...rest, [flag]: true } : rest;
}
