import type { Side } from "#domain/accounting/account.ts";
import { isDebtAccount } from "#domain/accounting/operations/debt-accounts.ts";
import { type Book, canWrite } from "#domain/company/book.ts";
import type { AgePart, OwedEntry } from "#storage/queries/parties/owed-entries.ts";
import type { AgedAccount } from "#storage/queries/parties/party-balances.ts";

export type AgeColumn = AgePart | "total";

/** A pressed figure: of a row, or the sum of a column. */
export interface AgeFigure {
  readonly row: AgedAccount | null;
  readonly column: AgeColumn;
}

/** A row of the table: an account of a third party, or below it an entry of which something is owed. */
export interface AgeRow {
  readonly row: AgedAccount;
  readonly owed: OwedEntry | null;
}

/** What a row has in a column. What was paid beyond a debt takes away from what is owed. */
export function ageAmount(row: AgedAccount, column: AgeColumn): number {
  if (column === "total") return row.total;
  return column === "advance" ? 0 - row.advance : row.ages[column];
}

/** What an entry has in a column. */
export function owedAmount({ part, left }: OwedEntry, column: AgeColumn): number {
  if (column !== "total" && column !== part) return 0;
  return part === "advance" ? 0 - left : left;
}

/** One row of a third party's account. */
export const ageRowKey = ({ key, account }: Pick<AgedAccount, "key" | "account">) => `${key} ${account}`;

/** By name, or the largest debt first. */
export type AgeOrder = "name" | "total";

/** `rows` come by name. */
export function orderedAges(rows: readonly AgedAccount[], order: AgeOrder): readonly AgedAccount[] {
  return order === "name" ? rows : rows.toSorted((one, other) => other.total - one.total);
}

/** The rows with the entries of those that are unfolded. */
export function unfoldedRows(
  rows: readonly AgedAccount[],
  entries: ReadonlyMap<string, readonly OwedEntry[]>,
): readonly AgeRow[] {
  return rows.flatMap((row) => [
    { row, owed: null },
    ...(entries.get(ageRowKey(row)) ?? []).map((owed) => ({ row, owed })),
  ]);
}

/** Where what one account of a third party has is collected or paid, on its card; null for what is neither. */
export function cardPaying(
  key: string,
  accounts: readonly { readonly account: AgedAccount["account"]; readonly net: number }[],
  book: PayingBook,
) {
  const of = (which: Side) =>
    accounts
      .map(({ account, net }) =>
        payingSearch({ key, account, total: which === "debit" ? net : 0 - net }, which, book),
      )
      .find((search) => search !== null);
  const [collected, paid] = [of("debit"), of("credit")];
  return { debit: collected ?? null, credit: paid ?? null };
}

type PayingBook = Pick<Book, "id" | "chart" | "status" | "deletedAt">;

/** Where a row is collected or paid: the payment of the simple journal, with its third party; null where it is not. */
export function payingSearch(
  row: Pick<AgedAccount, "key" | "account" | "total">,
  which: Side,
  book: PayingBook,
) {
  const isDebt = isDebtAccount(row.account, which === "debit" ? "in" : "out", book.chart);
  if (!canWrite(book) || row.total <= 0 || !isDebt) return null;
  const whose = which === "debit" ? { cobro: row.key } : { pago: row.key };
  return { book: book.id, deudas: true as const, ...whose };
}
