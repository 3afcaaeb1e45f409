import { trySum } from "#domain/kernel/pesos.ts";
import type { ReportColumn, ReportRow } from "#domain/report/report.ts";
import { columnLetter, sumsOf } from "./sum-formula.ts";

/** A column that another one adds, by its place in the report. */
interface ColumnPlace {
  readonly column: number;
  readonly minus: boolean;
}

export type AddedColumns = readonly (readonly ColumnPlace[])[];

/** So many are told one by one: "H6-K6". */
const FEW = 3;

/** By column, those that it adds. */
export function addedColumns(columns: readonly ReportColumn[]): AddedColumns {
  const places = new Map(columns.map(({ key }, index) => [key, index]));
  return columns.map(({ adds = [] }) =>
    adds.flatMap(({ key, minus = false }) => {
      const column = places.get(key);
      return column === undefined ? [] : [{ column, minus }];
    }),
  );
}

/** Neighbouring columns as one range: "D6:F6". */
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
 * What other columns of a row come to, as a formula without its equals sign; null when there are none, or they come to
 * another figure than the one on screen. `sheetRow`: from 1.
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
