import type { Entry } from "#domain/accounting/entries/entry.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { type Loadable, useQuery } from "#storage/engine/use-query.ts";
import { monthsInUse } from "#storage/queries/books/balances.ts";
import { type JournalMonth, journalMonth, journalPages } from "#storage/queries/books/journal.ts";

/** The last month with entries, apart from mistyped ones, or null for an empty book; live. */
export function useLastMonth(bookId: BookId): Loadable<Month | null> {
  const storage = useStorage();
  return useQuery(async () => {
    const used = await monthsInUse(storage, bookId);
    return used?.reported ?? used?.last ?? null;
  }, [storage, bookId]);
}

/** Pages and sums of a month; reads no entries except drafts. */
export function usePagesOfMonth(bookId: BookId, month: Month): Loadable<JournalMonth> {
  const storage = useStorage();
  const found = useQuery(() => journalMonth(storage, bookId, month), [storage, bookId, month]);
  // While the next month loads, the answer is still the former month's.
  const isOther = found.state === "ready" && found.value.month !== month;
  return isOther ? { state: "loading" } : found;
}

interface PageAnswer {
  readonly asked: string;
  readonly entries: readonly Entry[];
}

/** The entries of a page while it is visible, else null. */
export function usePage(
  bookId: BookId,
  month: Month,
  page: number,
  inSight: boolean,
): readonly Entry[] | null {
  const storage = useStorage();
  const asked = inSight ? `${bookId} ${month} ${page}` : "";
  const found = useQuery(async (): Promise<PageAnswer> => {
    if (asked === "") return { asked, entries: [] };
    const pages = await journalPages(storage, bookId, month, [page]);
    return { asked, entries: pages.get(page) ?? [] };
  }, [storage, asked]);
  return found.state === "ready" && asked !== "" && found.value.asked === asked ? found.value.entries : null;
}
