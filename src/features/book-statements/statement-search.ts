import type { AccountCode } from "#domain/accounting/account.ts";
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
  /** The figure whose origin is shown: its line, its account if it is one's, and its column from 0. */
  readonly linea?: string;
  readonly cuenta?: AccountCode;
  readonly columna?: number;
}

/** Switches the statement, dropping the parameters that belong to the former one. */
export function withStatement(search: BookStatementSearch, statement: StatementKind): BookStatementSearch {
  const { directo: _method, ...rest } = withFigure(search, null);
  return { ...rest, statement };
}

export function withFigure(
  search: BookStatementSearch,
  figure: Pick<BookStatementSearch, "linea" | "cuenta" | "columna"> | null,
): BookStatementSearch {
  const { linea: _line, cuenta: _account, columna: _column, ...rest } = search;
  if (figure === null) return rest;
  const { columna = 0, ...named } = figure;
  return { ...rest, ...named, ...(columna > 0 && { columna }) };
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
