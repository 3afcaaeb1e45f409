import { useMemo } from "react";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { MonthSheet } from "#storage/queries/books/journal.ts";
import { usePages } from "../month/use-journal-month.ts";

const MOST = 12;

/** Accounts of the month's last entries, latest first: offered before the others. */
export function useRecentAccounts(bookId: BookId, month: MonthSheet): readonly AccountCode[] {
  const last = month.pages.at(-1);
  const pages = usePages(bookId, month.month, last ? [last.page] : []);
  return useMemo(() => {
    const codes = new Set<AccountCode>();
    for (const entry of [...(last ? (pages.get(last.page) ?? []) : [])].reverse()) {
      for (const line of entry.lines) if (codes.size < MOST) codes.add(line.account);
      if (codes.size >= MOST) break;
    }
    return [...codes];
  }, [pages, last]);
}
