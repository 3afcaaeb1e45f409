import { trySum } from "#domain/kernel/pesos.ts";
import type { ReportColumn, ReportRow } from "#domain/report/report.ts";
import { columnLetter, sumsOf } from "./sum-formula.ts";

/** A column added by another column, by its index in the report. */
interface ColumnPlace {
  readonly column: number;
  readonly minus: boolean;
}

export type AddedColumns = readonly (readonly ColumnPlace[])[];

/** Up to this many columns are listed one by one: "H6-K6". */
const FEW = 3;

/** For each column, the columns it adds. */
export function addedColumns(columns: readonly ReportColumn[]): AddedColumns {
  const places = new Map(columns.map(({ key }, index) => [key, index]));
  return columns.map(({ adds = [] }) =>
    adds.flatMap(({ key, minus = false }) => {
      const column = places.get(key);
      return column === undefined ? [] : [{ column, minus }];
    }),
  );
}

/** Adjacent columns as one range: "D6:F6". */
function rangesOf(columns: readonly number[], sheetRow: number): string[] {
  const ranges: string[] = [];
  let first = 0;
  for (const [index, column] of columns.entries()) {
    if (columns[index + 1] === column + 1) continue;
    const from = `${columnLetter(columns[first] ?? column)}${sheetRow}`;
    ranges.push(first === index ? from : `${from}:${columnLetter(column)}${sheetRow}`);
    first = index + 1;
  }
  return ranges;
}

/**
 * The sum of other columns of a row, as a formula without its equals sign; null if there are none, or if their sum
 * differs from the figure on screen. `sheetRow`: from 1.
 */
export function acrossFormula(
  places: readonly ColumnPlace[],
  { cells }: Pick<ReportRow, "cells">,
  amount: number,
  sheetRow: number,
): string | null {
  const figures = places.map(({ column, minus }) => {
    const cell = cells[column];
    if (cell?.kind !== "amount") return 0;
    return minus ? -cell.amount : cell.amount;
  });
  if (places.length === 0 || trySum(figures) !== amount) return null;
  if (places.length <= FEW) {
    const terms = places.map(({ column, minus }) => `${minus ? "-" : "+"}${columnLetter(column)}${sheetRow}`);
    return terms.join("").replace(/^\+/, "");
  }
  const of = (sign: "+" | "-") => {
    const own = places.filter(({ minus }) => minus === (sign === "-")).map(({ column }) => column);
    return sumsOf(
      rangesOf(
        own.toSorted((a, b) => a - b),
        sheetRow,
      ),
      sign,
    );
  };
  return (of("+") + of("-")).replace(/^\+/, "");
}
