import { useEffect, useState } from "react";
import type { UsedMonths } from "#domain/accounting/charts/account-in-use.ts";
import type { Book } from "#domain/company/book.ts";
import { usedAccounts } from "#storage/queries/books/used-accounts.ts";
import { useStorage } from "./use-storage.ts";

const NONE: UsedMonths = new Map();

/**
 * How often the book used each account, as it was when the book was opened: an entry more changes nothing, and what was
 * used last is known from the month shown.
 */
export function useUsedAccounts(book: Book | null): UsedMonths {
  const storage = useStorage();
  const [found, setFound] = useState<{ readonly id: string; readonly used: typeof NONE } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each book, not with each of its entries
  useEffect(() => {
    if (book === null) return;
    let wanted = true;
    usedAccounts(storage, book).then(
      (used) => wanted && setFound({ id: book.id, used }),
      // The rest of the screen reports the storage failure.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [storage, book?.id, book?.companyId]);
  return found !== null && found.id === book?.id ? found.used : NONE;
}
