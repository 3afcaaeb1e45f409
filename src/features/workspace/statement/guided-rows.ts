import { type Chart, displayName, findAccount } from "#domain/accounting/chart.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import { newRowIds, type Rows } from "#domain/statement/typed/edit-rows.ts";
import type { StatementRow } from "#domain/statement/typed/typed-statement.ts";

/** A row of the table for each line of an entry, with ids of its own. */
export function rowsOfLines(lines: readonly EntryLine[], chart: Chart, rows: Rows): readonly StatementRow[] {
  const ids = newRowIds(rows, lines.length);
  return lines.map(({ account, debit, credit }, at) => {
    const known = findAccount(chart, account);
    const name = known === undefined ? "" : displayName(chart, known);
    return { id: ids[at] ?? "", code: account, name, debit, credit, affectsTaxes: false };
  });
}
