import type { AccountCode } from "#domain/accounting/account.ts";
import { ledger } from "#reports/ledger/ledger.ts";
import { reportPlace } from "#reports/reports.ts";
import type { BookStatementView } from "./use-book-statement.ts";

/** The ledger of an account in the period of a column; the columns of equity are components of the present period. */
export function ledgerAddress(view: BookStatementView, account: AccountCode, column: number) {
  const [present] = view.periods;
  const { from, to } = view.statement.statement === "equity" ? present : (view.periods[column] ?? present);
  return {
    ...reportPlace(ledger),
    search: { book: view.books[0].id, cuenta: account, desde: from, hasta: to },
  };
}
