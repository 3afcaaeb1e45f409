import type { AccountCode } from "#domain/accounting/account.ts";
import type { Book } from "#domain/company/book.ts";
import { day, firstDay, lastDay, type MonthSpan, monthOf, yearOf } from "#domain/kernel/calendar-day.ts";
import type { Day, Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { Signal } from "#domain/watching/signal.ts";

interface Days {
  readonly desde: Day;
  readonly hasta: Day;
}

/** Where a signal is seen. */
export type SignalWay =
  | { readonly to: "ledger"; readonly search: Days & { readonly book: BookId; readonly cuenta: AccountCode } }
  | { readonly to: "trial"; readonly search: Days & { readonly book: BookId } }
  | {
      readonly to: "journal";
      readonly search: { readonly book: BookId; readonly periodo: Month; readonly asiento?: number };
    }
  | { readonly to: "ages"; readonly search: { readonly book: BookId } };

export type WatchedBook = Pick<Book, "id" | "chart" | "entries">;

const ofSpan = ({ first, last }: MonthSpan): Days => ({ desde: firstDay(first), hasta: lastDay(last) });

/** The ledger of an account by its code of the PUC; books of other charts open their trial balance. */
function ledgerWay(book: WatchedBook, account: string, days: Days): SignalWay {
  return book.chart === "puc"
    ? { to: "ledger", search: { book: book.id, cuenta: account as AccountCode, ...days } }
    : { to: "trial", search: { book: book.id, ...days } };
}

/** The account that a signal of the whole company is about. */
const ACCOUNTS = {
  "sales-drop": "41",
  "cash-cover": "11",
  "customer-share": "1305",
  "supplier-share": "22",
} as const;

/** Where a signal is seen: in its book, or in the company's book with most entries. Null without a book. */
export function signalWay(signal: Signal, books: readonly WatchedBook[], cutOff: Day): SignalWay | null {
  const [most] = books.toSorted((a, b) => b.entries - a.entries || (a.id < b.id ? -1 : 1));
  const book = "book" in signal ? books.find(({ id }) => id === signal.book) : most;
  if (book === undefined) return null;
  const year: Days = { desde: day(`${yearOf(cutOff)}-01-01`), hasta: cutOff };
  const journal = (periodo: Month, asiento?: number): SignalWay => ({
    to: "journal",
    search: { book: book.id, periodo, ...(asiento !== undefined && { asiento }) },
  });
  switch (signal.kind) {
    case "cost-growth":
      return ledgerWay(book, signal.account, ofSpan(signal.span));
    case "sales-drop":
      return ledgerWay(book, ACCOUNTS[signal.kind], ofSpan(signal.span));
    case "customer-share":
      return ledgerWay(book, signal.basis === "named" ? "41" : ACCOUNTS[signal.kind], ofSpan(signal.span));
    case "supplier-share":
      return ledgerWay(book, ACCOUNTS[signal.kind], ofSpan(signal.span));
    case "cash-cover":
      return ledgerWay(book, ACCOUNTS[signal.kind], year);
    case "against-nature":
      return { to: "ledger", search: { book: book.id, cuenta: signal.account, ...year } };
    case "duplicates":
      return journal(monthOf(signal.date), signal.groups[0]?.at(-1));
    case "stray-year":
      return signal.months[0] === undefined ? null : journal(signal.months[0]);
    case "first-digit":
    case "missing-numbers":
      return journal(monthOf(cutOff));
    case "old-receivables":
      return { to: "ages", search: { book: book.id } };
    case "vat-unpaid":
      return ledgerWay(book, "2408", { desde: year.desde, hasta: cutOff });
    case "withheld-unpaid":
      return ledgerWay(book, "2365", { desde: year.desde, hasta: cutOff });
  }
}
