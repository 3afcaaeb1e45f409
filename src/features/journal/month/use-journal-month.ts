import { useEffect, useMemo, useState } from "react";
import type { Account, AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import type { Entry } from "#domain/accounting/entries/entry.ts";
import { naturalBalance } from "#domain/accounting/ledger/balances.ts";
import type { Ledger } from "#domain/accounting/ledger/ledger.ts";
import type { Book } from "#domain/company/book.ts";
import { firstDay, lastDay } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { type Loadable, useQuery, useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { balancesNow } from "#storage/queries/books/balances.ts";
import { journalPages, type MonthSheet, monthDrafts, monthSheet } from "#storage/queries/books/journal.ts";
import { accountLedger } from "#storage/queries/books/ledger.ts";
import { createStore, type Store } from "#ui/kit/create-store.ts";
import { useStore } from "#ui/kit/use-store.ts";

const LOADING = { state: "loading" } as const;

/** A month on the sheet. */
export interface MonthInHand {
  readonly month: MonthSheet;
  /**
   * Its unfinished entries, outside React: the one being written is stored with every few keys, and whoever shows none
   * of it does not render again.
   */
  readonly drafts: Store<readonly Entry[]>;
}

/** Damaged counts never agree: then what was read last is shown after this pause (ms). */
const LATE_MS = 300;

/**
 * The sheet and the drafts of one moment, which are read apart: what is posted leaves the drafts and joins the sums at
 * once, and until both answers are there, those before stay.
 */
class MonthPair {
  readonly sheet = createStore<MonthSheet | null>(null);
  readonly drafts = createStore<readonly Entry[]>([]);
  #sheet: MonthSheet | null = null;
  #drafts: readonly Entry[] | null = null;
  #late: ReturnType<typeof setTimeout> | undefined;

  readSheet(sheet: MonthSheet): void {
    this.#sheet = sheet;
    this.#agree(false);
  }

  readDrafts(drafts: readonly Entry[]): void {
    this.#drafts = drafts;
    this.#agree(false);
  }

  #agree(isLate: boolean): void {
    clearTimeout(this.#late);
    if (this.#sheet === null || this.#drafts === null) return;
    if (isLate || this.#sheet.unfinished === this.#drafts.length) {
      this.drafts.set(this.#drafts);
      this.sheet.set(this.#sheet);
    } else this.#late = setTimeout(() => this.#agree(true), LATE_MS);
  }
}

/** Page data of a month, enough to lay out its whole list before any entry is read, and its unfinished entries. */
export function useMonth(bookId: BookId, month: Month): Loadable<MonthInHand> {
  const storage = useStorage();
  const key = [storage, bookId, month];
  // biome-ignore lint/correctness/useExhaustiveDependencies: one for each month
  const pair = useMemo(() => new MonthPair(), key);
  const sheet = useQuery(async () => pair.readSheet(await monthSheet(storage, bookId, month)), key);
  const drafts = useQuery(async () => pair.readDrafts(await monthDrafts(storage, bookId, month)), key);
  const trouble = sheet.state === "failed" ? sheet : drafts.state === "failed" ? drafts : null;
  const found = useStore(pair.sheet);
  return useMemo(() => {
    if (trouble !== null) return trouble;
    return found === null ? LOADING : { state: "ready", value: { month: found, drafts: pair.drafts } };
  }, [found, pair, trouble]);
}

export type ReadPages = ReadonlyMap<number, readonly Entry[]>;

const NO_PAGES: ReadPages = new Map();

/** The entries of the visible pages, live. */
export function usePages(bookId: BookId, month: Month, pages: readonly number[]): ReadPages {
  const storage = useStorage();
  const asked = `${bookId} ${month}`;
  const found = useQueryKeepingLast(
    async () => ({ asked, pages: await journalPages(storage, bookId, month, pages) }),
    [storage, asked, pages.join()],
  );
  return found.state === "ready" && found.value.asked === asked ? found.value.pages : NO_PAGES;
}

/** Current balance of any account, positive on its normal side. */
export function useBalanceOf(book: Book, chart: Chart): (code: AccountCode) => Pesos | undefined {
  const storage = useStorage();
  const found = useQuery(() => balancesNow(storage, book.id), [storage, book.id]);
  return useMemo(() => {
    const balances = found.state === "ready" ? found.value : null;
    return (code) => {
      const account = chart.byCode.get(code);
      const movement = balances?.get(code);
      return account && movement ? naturalBalance(account, movement) : undefined;
    };
  }, [found, chart]);
}

/**
 * The ledger of one account in the month shown. Re-read only when an entry was posted or changed (`stamp`), not with
 * each draft: a busy account is on every page of the month.
 */
export function useLedgerOf(
  bookId: BookId,
  month: Month,
  account: Account | null,
  stamp: number,
): Ledger | null {
  const storage = useStorage();
  const asked = `${bookId} ${month}`;
  const [found, setFound] = useState<{ readonly asked: string; readonly ledger: Ledger } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stamp says when to read again
  useEffect(() => {
    let wanted = true;
    if (account === null) return;
    accountLedger(storage, bookId, account, firstDay(month), lastDay(month)).then(
      (ledger) => wanted && setFound({ asked, ledger }),
      // The rest of the screen reports the storage failure.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [storage, bookId, month, asked, account, stamp]);
  return found?.asked === asked && found.ledger.account === account ? found.ledger : null;
}
