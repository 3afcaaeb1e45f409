import { addSpans } from "#domain/report/add-spans.ts";
import type { Report } from "#domain/report/report.ts";

export interface WrongSum {
  readonly row: number;
  readonly column: string;
  readonly shown: number;
  readonly added: number | null;
}

/** Line figures in columns that add other columns, where the sum does not match. */
export function wrongAcross({ columns, rows }: Pick<Report, "columns" | "rows">): WrongSum[] {
  const wrong: WrongSum[] = [];
  for (const [row, { kind, cells }] of rows.entries())
    for (const [index, { key: column, adds = [] }] of columns.entries()) {
      const cell = cells[index];
      if (kind !== "line" || adds.length === 0 || cell?.kind !== "amount") continue;
      const terms = adds.map(({ key, minus }) => {
        const other = cells[columns.findIndex((each) => each.key === key)];
        if (other?.kind !== "amount") return Number.NaN;
        return minus ? -other.amount : other.amount;
      });
      const added = terms.reduce((sum, term) => sum + term, 0);
      if (added !== cell.amount) wrong.push({ row, column, shown: cell.amount, added });
    }
  return wrong;
}

/** Figures of rows with `sums` that differ from the sum of the rows they name, and rows that name later rows. */
export function wrongSums({ columns, rows }: Pick<Report, "columns" | "rows">): WrongSum[] {
  const wrong: WrongSum[] = [];
  for (const [index, column] of columns.entries()) {
    if (column.kind !== "amount" || column.running) continue;
    const figures = rows.map(({ cells }) => {
      const cell = cells[index];
      return cell?.kind === "amount" ? cell.amount : 0;
    });
    for (const [row, { sums, cells }] of rows.entries()) {
      const cell = cells[index];
      if (sums === undefined || cell?.kind !== "amount") continue;
      const added = sums.every(({ to }) => to < row) ? addSpans(figures, sums) : null;
      if (added !== cell.amount) wrong.push({ row, column: column.key, shown: cell.amount, added });
    }
  }
  return wrong;
}
