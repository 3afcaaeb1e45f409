import type { ReportRow } from "#domain/report/report.ts";

/** Rows that a page break does not part. A group that fills pages would leave holes: the rest of it may be parted. */
const TOGETHER = 12;

/** Rows in the order they came, parted where a page may end: a heading stays with its first lines. */
export function rowGroups(rows: readonly ReportRow[]): ReportRow[][] {
  const groups: ReportRow[][] = [];
  let open: ReportRow[] | null = null;
  for (const row of rows) {
    const joins = open !== null && row.kind === "line" && open.length < TOGETHER;
    if (open !== null && joins) open.push(row);
    else {
      open = [row];
      groups.push(open);
    }
  }
  return groups;
}
