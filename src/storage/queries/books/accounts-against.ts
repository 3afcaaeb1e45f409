import type { Chart } from "#domain/accounting/chart.ts";
import { type TrialRow, trialBalance } from "#domain/accounting/ledger/trial-balance.ts";
import type { Book } from "#domain/company/book.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { balancesBefore, movementsBetween } from "./balances.ts";

/** The accounts of a book whose balance on the last day of a span is against their nature, as its trial balance marks them. */
export async function accountsAgainst(
  storage: AppStorage,
  { book, chart }: { readonly book: Pick<Book, "id">; readonly chart: Chart },
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<readonly TrialRow[]> {
  const opening = await balancesBefore(storage, book.id, from);
  const movements = await movementsBetween(storage, book.id, from, to);
  const { classes } = trialBalance({ chart, opening, movements, level: 4, zeros: false });
  return classes.flatMap(({ rows }) => rows).filter((row) => row.isAbnormal);
}
