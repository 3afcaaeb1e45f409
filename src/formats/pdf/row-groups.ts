import type { ReportRow } from "#domain/report/report.ts";

/** Rows drawn together. */
export interface RowGroup {
  readonly rows: readonly ReportRow[];
  /** Whether a page may break between any two of its rows; otherwise they stay on one page. */
  readonly flows: boolean;
}

interface OpenGroup {
  readonly rows: ReportRow[];
  readonly flows: boolean;
  /** How many rows may still be added. */
  room: number;
}

/** Maximum lines of an entry kept together. Longer entries would leave gaps, so the rest may break. */
const ENTRY = 12;
/** Lines kept with a section's heading, and with the sums that end it. */
const BESIDE = 2;
/** Rows per table of the library: larger tables would be laid out repeatedly while rows arrive in parts. */
const AT_ONCE = 60;

/**
 * Maximum rows of a group with this first line: an entry's lines have its heading's level, a section's lines are
 * deeper.
 */
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

/** Sums never begin a page: they are kept with the last lines before them. */
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

/** Rows in their order, grouped so that pages break only between groups. */
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
