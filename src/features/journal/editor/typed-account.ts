import type { Account, AccountCode } from "#domain/accounting/account.ts";
import { type Chart, findAccount } from "#domain/accounting/chart.ts";
import { naturalBalance } from "#domain/accounting/ledger/balances.ts";
import type { Ledger } from "#domain/accounting/ledger/ledger.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { subtract } from "#domain/kernel/pesos.ts";
import type { EntryDraft } from "./entry-draft.ts";

/** The account of the active line, else the last account entered. */
export function typedAccount(
  chart: Chart,
  draft: Pick<EntryDraft, "lines">,
  activeLine: number | null,
): Account | null {
  const active = draft.lines.find((line) => line.key === activeLine)?.account ?? null;
  const last = draft.lines.findLast((line) => line.account !== null)?.account ?? null;
  const code = active ?? last;
  return code === null ? null : (findAccount(chart, code) ?? null);
}

/** Account shown while nothing is typed: the first recent one in group 11, else the latest. */
export function accountAtRest(chart: Chart, recent: readonly AccountCode[]): Account | null {
  const accounts = recent.map((code) => findAccount(chart, code)).filter((account) => account !== undefined);
  return accounts.find((account) => account.puc.startsWith("11")) ?? accounts[0] ?? null;
}

/** The ledger without one entry: during a correction the new version is added instead. */
export function withoutEntry(ledger: Ledger, id: EntryId): Ledger {
  let { closing } = ledger;
  const months = ledger.months.map((month) => {
    const lines = month.lines.filter((line) => line.entry.id !== id);
    for (const line of month.lines) {
      if (line.entry.id === id) closing = subtract(closing, naturalBalance(ledger.account, line));
    }
    return { ...month, lines };
  });
  return { ...ledger, months, closing };
}
