import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import { formatLedger } from "#domain/kernel/format.ts";
import type { MonthSheet } from "#storage/queries/books/journal.ts";

type Sides = Pick<EntryLine, "debit" | "credit">;

/**
 * The text that the columns of amounts take their width from. No posted amount is above the month's sums, which are
 * known without its pages: the columns do not move while these are read or scrolled.
 */
export function widestAmount(
  month: MonthSheet,
  drafts: readonly { readonly lines: readonly Sides[] }[],
  writing: readonly Sides[],
): string {
  const open: readonly Sides[] = [...drafts.flatMap(({ lines }) => lines), ...writing];
  const amounts = [
    month.debit,
    month.credit,
    month.broughtForwardDebit,
    month.broughtForwardCredit,
    ...open.flatMap(({ debit, credit }) => [debit, credit]),
  ];
  const texts = amounts.map(formatLedger);
  return texts.reduce((widest, text) => (text.length > widest.length ? text : widest), "");
}
