import type { ReportRow } from "#domain/report/report.ts";

/** Rows that a page break does not part. A group that fills pages would leave holes: the rest of it may be parted. */
const TOGETHER = 12;

/** Whether a row stays with those before it: lines with their heading, a heading with the one over it, sums with lines. */
function staysWith(group: readonly ReportRow[], row: ReportRow): boolean {
  const last = group.at(-1);
  if (last === undefined) return false;
  switch (row.kind) {
    case "line":
      return (last.kind === "line" || last.kind === "heading") && group.length < TOGETHER;
    case "heading":
      return last.kind === "heading" && row.level > last.level;
    case "subtotal":
    case "total":
      // Never first on a page.
      return last.kind !== "note" && group.length < TOGETHER + 3;
    case "note":
      return false;
  }
}

/** Rows in the order they came, parted where a page may end. */
export function rowGroups(rows: readonly ReportRow[]): ReportRow[][] {
  const groups: ReportRow[][] = [];
  for (const row of rows) {
    const open = groups.at(-1);
    if (open !== undefined && staysWith(open, row)) open.push(row);
    else groups.push([row]);
  }
  return groups;
}
