import { addSpans } from "#domain/report/add-spans.ts";
import type { Report } from "#domain/report/report.ts";

export interface WrongSum {
  readonly row: number;
  readonly column: string;
  readonly shown: number;
  readonly added: number | null;
}

/** Figures of rows with `sums` that are not what those rows add up, and rows that name what comes after them. */
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
