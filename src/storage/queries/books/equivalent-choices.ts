import type { AccountCode } from "#domain/accounting/account.ts";
import { mayBeCashEquivalent } from "#domain/accounting/cash-equivalents.ts";
import { accountLabel } from "#domain/accounting/puc-of-account.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { pucReader } from "#domain/statement/books/period-facts.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { balancesNow } from "./balances.ts";
import { bookChart, getBook } from "./books.ts";

/** An account that a book may hold as a cash equivalent. */
export interface EquivalentChoice {
  /** The PUC code under which the book stores the choice. */
  readonly puc: string;
  readonly label: string;
  readonly on: boolean;
}

/** The accounts that a book has used, or marked, and that may be cash equivalents. */
export async function equivalentChoices(storage: AppStorage, id: BookId): Promise<EquivalentChoice[]> {
  const book = await getBook(storage, id);
  if (book === null) return [];
  const [chart, balances] = await Promise.all([bookChart(storage, book), balancesNow(storage, id)]);
  const pucOf = pucReader(chart);
  const marked = new Set(book.cashEquivalents);
  const found = new Map<string, EquivalentChoice>();
  for (const code of new Set([...balances.keys(), ...[...marked].map((puc) => puc as AccountCode)])) {
    const puc = pucOf(code);
    if (!mayBeCashEquivalent(puc) || found.has(puc)) continue;
    found.set(puc, { puc, label: accountLabel(chart, code), on: marked.has(puc) });
  }
  return [...found.values()].sort((a, b) => (a.puc < b.puc ? -1 : 1));
}
