import type { AccountCode } from "#domain/accounting/account.ts";
import type { Report, ReportSource } from "#domain/report/report.ts";
import { besideKey } from "#domain/statement/books/beside-key.ts";
import type { AccountFigure, BookLine, BookStatement } from "#domain/statement/books/book-statement.ts";
import { disclosures } from "#domain/statement/books/statement-report.ts";
import type { RowPlace } from "#ui/accounting/report/figure-places.ts";
import { rowPlaces } from "#ui/accounting/report/figure-places.ts";

/** A pressed figure, as the address of the screen names it. */
export interface FigureAddress {
  /** Key of a line, or of a disclosure below the lines. */
  readonly linea?: string;
  /** An account of the line. */
  readonly cuenta?: AccountCode;
  /** Index of the amount column; the first one when absent. */
  readonly columna?: number;
}

/** What an address finds in a statement: a line, or an account of one. */
export interface FoundFigure {
  /** Null for a disclosure below the lines. */
  readonly line: BookLine | null;
  readonly account: AccountFigure | null;
  readonly column: number;
}

/** A cited note, as the address names it in the place of a line. */
const NOTE = /^nota-(\d{1,3})$/;

export function noteAddress(note: number): FigureAddress {
  return { linea: `nota-${note}` };
}

/** The number of the note that an address names; null if no line of the statement cites it. */
export function noteAt({ lines }: BookStatement, { linea = "" }: FigureAddress): number | null {
  const number = Number(NOTE.exec(linea)?.[1] ?? Number.NaN);
  return lines.some(({ note }) => note === number) ? number : null;
}

/** The figure of an address; null if the statement has none of that name. */
export function figureAt(statement: BookStatement, address: FigureAddress): FoundFigure | null {
  const { linea, cuenta, columna = 0 } = address;
  if (linea === undefined) return null;
  for (const section of disclosures(statement))
    for (const account of section.figures)
      if (besideKey(section, account) === linea && columna < account.amounts.length)
        return { line: null, account, column: columna };
  const line = statement.lines.find(({ key, kind }) => key === linea && kind !== "heading");
  if (line === undefined || columna >= line.amounts.length) return null;
  return { line, account: line.accounts.find((each) => each.account === cuenta) ?? null, column: columna };
}

/** The address of a row's figure in one of its columns; null for a row without a source. */
export function addressOf(
  statement: BookStatement,
  source: ReportSource,
  { line, heading }: RowPlace,
  columna: number,
): FigureAddress | null {
  if (source.kind === "line") return { linea: source.line, columna };
  if (source.kind !== "account") return null;
  const cuenta = source.account;
  if (line !== null) return { linea: line, cuenta, columna };
  const section = disclosures(statement).find((each) => each.heading === heading);
  const figure = section?.figures.find((each) => each.account === cuenta);
  return section && figure ? { linea: besideKey(section, figure), cuenta, columna } : null;
}

/** All figures of a column that are not zero, in the order of the sheet. */
export function figuresInOrder(statement: BookStatement, report: Report, column: number): FigureAddress[] {
  const places = rowPlaces(report.rows);
  return report.rows.flatMap(({ source, cells }, index) => {
    const amounts = cells.filter(({ kind }) => kind === "amount");
    const cell = amounts[column];
    const place = places[index];
    if (source === undefined || place === undefined) return [];
    if (cell?.kind !== "amount" || cell.amount === 0) return [];
    const address = addressOf(statement, source, place, column);
    return address === null ? [] : [address];
  });
}

export function sameFigure(a: FigureAddress, b: FigureAddress): boolean {
  return a.linea === b.linea && a.cuenta === b.cuenta && (a.columna ?? 0) === (b.columna ?? 0);
}
