import type { AccountCode } from "#domain/accounting/account.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import type { FigureSpan } from "#domain/statement/source/figure-span.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { type Loadable, useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { type FigureMoves, figureMoves } from "#storage/queries/statements/figure-moves.ts";

interface MovesWanted {
  readonly books: readonly BookId[];
  readonly account: AccountCode;
  readonly span: FigureSpan;
  readonly lastMonth: boolean;
}

/** The entries behind a figure of an account, live. */
export function useFigureMoves({
  books,
  account,
  span,
  lastMonth,
}: MovesWanted): Loadable<FigureMoves | null> {
  const storage = useStorage();
  const { from, to, standing, leaves } = span;
  const ids = books.join(" ");
  return useQueryKeepingLast(
    () => figureMoves(storage, { books, account, span: { from, to, standing, leaves }, lastMonth }),
    [storage, ids, account, from, to, standing, leaves, lastMonth],
  );
}
