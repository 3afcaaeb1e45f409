import type { ReportRow } from "#domain/report/report.ts";

/** Rows that are drawn at once. */
export interface RowGroup {
  readonly rows: readonly ReportRow[];
  /** A page may end between any two of them; the others stay on one page. */
  readonly flows: boolean;
}

interface OpenGroup {
  readonly rows: ReportRow[];
  readonly flows: boolean;
  /** How many rows it takes. */
  room: number;
}

/** Lines of an entry that stay together. One that fills pages would leave holes: the rest of it may be parted. */
const ENTRY = 12;
/** Lines that stay with the heading of a section, and with the sums that end it. */
const BESIDE = 2;
/** A table of the library at a time: more would be laid out again and again while rows come in parts. */
const AT_ONCE = 60;

/** How many rows may be in a group with this first line: an entry's lines stand as far out as it does, a section's deeper. */
function roomWith(headings: readonly ReportRow[], line: ReportRow): number {
  const isSection = line.level > (headings.at(-1)?.level ?? 0);
  return isSection ? headings.length + BESIDE : ENTRY;
}

function addLine(groups: OpenGroup[], row: ReportRow): void {
  const open = groups.at(-1);
  const last = open?.rows.at(-1)?.kind;
  if (open && last === "heading") open.room = roomWith(open.rows, row);
  if (open && (last === "heading" || last === "line") && open.rows.length < open.room) open.rows.push(row);
  else groups.push({ rows: [row], flows: true, room: AT_ONCE });
}

/** Sums never begin a page: they take the last lines before them along. */
function addSums(groups: OpenGroup[], row: ReportRow): void {
  const open = groups.at(-1);
  if (open === undefined || open.rows.at(-1)?.kind === "note") {
    groups.push({ rows: [row], flows: false, room: 0 });
    return;
  }
  if (!open.flows) {
    open.rows.push(row);
    return;
  }
  const along = open.rows.splice(-BESIDE);
  if (open.rows.length === 0) groups.pop();
  groups.push({ rows: [...along, row], flows: false, room: 0 });
}

function addHeading(groups: OpenGroup[], row: ReportRow): void {
  const open = groups.at(-1);
  const last = open?.rows.at(-1);
  if (open && last?.kind === "heading" && row.level > last.level) open.rows.push(row);
  else groups.push({ rows: [row], flows: false, room: 0 });
}

/** Rows in the order they came, parted where a page may end. */
export function rowGroups(rows: readonly ReportRow[]): RowGroup[] {
  const groups: OpenGroup[] = [];
  for (const row of rows) {
    if (row.kind === "line") addLine(groups, row);
    else if (row.kind === "heading") addHeading(groups, row);
    else if (row.kind === "note") groups.push({ rows: [row], flows: false, room: 0 });
    else addSums(groups, row);
  }
  return groups;
}
