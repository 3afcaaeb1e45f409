import type { Chart } from "../../accounting/chart.ts";
import { fold } from "../../kernel/spanish.ts";
import { type FileSheet, plainCell, type SheetBook, type SheetRow } from "../table/sheet.ts";
import { oneBelowOther } from "./one-below-other.ts";
import { hasPucCodes, isToSearch } from "./recognise-account.ts";
import { isMoneyCell, type StatementColumns, statementColumns } from "./statement-columns.ts";
import { OTHER_MONEY } from "./statement-names.data.ts";
import { type TableRows, tableRows } from "./table-rows.ts";
import type { NoStatement, UploadedStatement } from "./uploaded-statement.ts";

/** Names that are looked up by their words: each costs a search of the PUC. */
const MOST_SEARCHED = 300;

/** A table with accounts and figures in a sheet, before its accounts are known. */
export interface StatementTable {
  /** With tables that stand beside each other put one below the other. */
  readonly sheet: FileSheet;
  readonly columns: StatementColumns;
  /** The rows of the file, where both sides of a table stand in one. */
  readonly fileRows: readonly SheetRow[];
  readonly above: readonly SheetRow[];
  readonly unit: UploadedStatement["unit"];
  readonly table: TableRows;
}

/** A table of a sheet, or why that sheet cannot be read. */
export type FoundTable = StatementTable | { readonly sheet: FileSheet; readonly refused: NoStatement };

/** The rows above the table: above its heading, or where it has none above its first figure. */
function rowsAbove({ rows }: FileSheet, { first, figures }: StatementColumns): readonly SheetRow[] {
  if (first > 0) return rows.slice(0, first);
  const columns = figures.flatMap(({ plus, minus }) => [...plus, ...minus]);
  const figure = rows.findIndex(({ cells }) => columns.some((column) => isMoneyCell(cells[column] ?? null)));
  return rows.slice(0, Math.max(figure, 1));
}

const TITLE_ROWS = 40;

function titleText(above: readonly SheetRow[]): string {
  return fold(
    above
      .slice(0, TITLE_ROWS)
      .map(({ cells }) => cells.map(plainCell).join(" "))
      .join(" | ")
      .slice(0, 4000),
  );
}

function unitOf(title: string): UploadedStatement["unit"] {
  if (/\bmiles de millones\b/.test(title)) return 1_000_000_000;
  if (/\bmiles de (?:pesos|\$|cop)|en miles\b/.test(title)) return 1_000;
  return /\bmillones de (?:pesos|\$|cop)|en millones\b/.test(title) ? 1_000_000 : 1;
}

/** The first row whose figures are of another money, above the table or in it. */
function otherMoney(sheet: FileSheet, { figures, first }: StatementColumns): number | null {
  const columns = new Set(figures.flatMap(({ plus, minus }) => [...plus, ...minus]));
  for (const [index, { row, cells }] of sheet.rows.entries())
    for (const [column, cell] of cells.entries())
      if (
        typeof cell === "string" &&
        (columns.has(column) || index === first - 1) &&
        OTHER_MONEY.test(fold(cell))
      )
        return row;
  return null;
}

function tableIn(whole: FileSheet): FoundTable | null {
  const sheet = oneBelowOther(whole);
  const columns = statementColumns(sheet);
  if (columns === null) return null;
  const foreign = otherMoney(sheet, columns);
  if (foreign !== null) return { sheet, refused: { kind: "currencies", sheet: sheet.name, row: foreign } };
  const above = rowsAbove(sheet, columns);
  const title = titleText(above);
  const unit = unitOf(title);
  const table = tableRows(sheet, columns, { unit, title });
  return { sheet, columns, fileRows: whole.rows, above, unit, table };
}

/** The tables of a workbook, sheet by sheet: null after a sheet that has none. */
export function* tableSteps({ sheets }: Pick<SheetBook, "sheets">): Generator<FoundTable | null> {
  for (const sheet of sheets) yield tableIn(sheet);
}

/** The names in the tables that only the search of accounts can tell, each once. */
export function namesToSearch(chart: Chart, tables: readonly FoundTable[]): readonly string[] {
  const names = new Set<string>();
  for (const each of tables) {
    if ("refused" in each) continue;
    const { rows } = each.table;
    const trusted = hasPucCodes(chart, rows);
    const asked = new Set<string>();
    for (const row of rows) {
      if (asked.size >= MOST_SEARCHED) break;
      if (!(trusted && row.code !== "") && isToSearch(chart, row)) asked.add(row.name);
    }
    for (const name of asked) names.add(name);
  }
  return [...names];
}
