import { plainCell, type SheetRow } from "../table/sheet.ts";
import { accountCell } from "../values/cell-columns.ts";
import type { ColumnMeaning } from "./column-meanings.ts";

/**
 * The rows of a ledger in the order of its accounts without those that head each of them: an account with what it held
 * and moved, above its movements. They are told apart in a table whose every movement has its day and its document:
 * each of the others stands right above a movement of its own account.
 */
export function withoutAccountHeads(
  rows: readonly SheetRow[],
  meanings: readonly ColumnMeaning[],
): readonly SheetRow[] {
  const [code, date, number] = [
    meanings.indexOf("code"),
    meanings.indexOf("date"),
    meanings.indexOf("number"),
  ];
  if (code < 0 || date < 0 || number < 0) return rows;
  const text = (row: SheetRow | undefined, at: number) => plainCell(row?.cells[at]);
  const isBlank = ({ cells }: SheetRow, at: number) => {
    const cell = cells[at] ?? null;
    // A day or an amount is never blank: what it would say is not made only to be thrown away.
    return cell === null || (typeof cell === "string" && plainCell(cell) === "");
  };
  const isHead = (row: SheetRow) =>
    isBlank(row, date) && isBlank(row, number) && accountCell(row.cells[code]).code !== "";
  const heads = rows.flatMap((row, at) => (isHead(row) ? [at] : []));
  // What stands below a row of its own account heads nothing.
  if (heads.some((at) => text(rows[at - 1], code) === text(rows[at], code))) return rows;
  // An account that did not move has a head alone.
  const moved = heads.filter((at) => text(rows[at + 1], code) === text(rows[at], code)).length;
  if (moved < 2 || moved * 2 <= heads.length) return rows;
  const out = new Set(heads);
  return rows.filter((_, at) => !out.has(at));
}
