import type { Account } from "#domain/accounting/account.ts";
import { type Chart, withOwnAccounts } from "#domain/accounting/chart.ts";
import { type OwnAccountRow, ownAccount } from "../shapes/rows.ts";

/** A chart with the own accounts of some books; where two name one code apart, the first one's name stands. */
export function chartOfRows(base: Chart, rows: readonly OwnAccountRow[]): Chart {
  const byCode = new Map<string, Account>();
  for (const row of rows) if (!byCode.has(row.code)) byCode.set(row.code, ownAccount(row));
  return withOwnAccounts(base, [...byCode.values()]);
}
