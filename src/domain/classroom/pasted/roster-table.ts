import { isTotalRow, type TextRow } from "../../import/table/text-rows.ts";
import { isRosterHead, rosterCell, rosterColumns } from "./roster-heads.ts";

const HEAD_ROWS = 20;

const quoted = (cell: string) => (/[;"\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A line of `rosterLines`, and the row of the sheet that it was made of. */
interface RosterLine {
  readonly row: number;
  readonly text: string;
}

function linesOf(rows: readonly TextRow[]): readonly RosterLine[] {
  const head = rows.slice(0, HEAD_ROWS).findIndex(({ cells }) => isRosterHead(cells));
  const columns = rosterColumns(rows[head]?.cells ?? []);
  const uses = [...columns.keys()];
  const body = rows.slice(head + 1).filter(({ cells }) => !isTotalRow(cells));
  const line = (cells: readonly string[]) => {
    if (uses.length === 0) return cells.map(quoted).join(";");
    const joined = uses.map((use) => rosterCell(columns, use, cells));
    return joined.map(quoted).join(";");
  };
  const lines = body
    .map(({ row, cells }) => ({ row, text: line(cells) }))
    .filter(({ text }) => text.replaceAll(";", "").trim() !== "");
  return [...(uses.length === 0 ? [] : [{ row: rows[head]?.row ?? 1, text: uses.join(";") }]), ...lines];
}

/**
 * A sheet of students as the lines that `readRoster` reads: titles above the heading, columns that say nothing of a
 * student and sums are left out.
 */
export function rosterLines(rows: readonly TextRow[]): string {
  return linesOf(rows)
    .map(({ text }) => text)
    .join("\n");
}

/** For each of those lines its row in the file, by which a line that adds nobody is told. */
export function rosterRows(rows: readonly TextRow[]): readonly number[] {
  return linesOf(rows).map(({ row }) => row);
}

/** How many lines of students a sheet has, to tell which of several holds the list. */
export function worthAsRoster(rows: readonly TextRow[]): number {
  const head = rows.slice(0, HEAD_ROWS).findIndex(({ cells }) => isRosterHead(cells));
  return head < 0 ? Math.min(rows.length, 1) : rows.length - head;
}
