import type { Pesos } from "#domain/kernel/pesos.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { type Loadable, useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { type FigureMoves, figureMoves, type MovesReach } from "#storage/queries/statements/figure-moves.ts";
import type { SourceAccount } from "./source-figure.ts";

/** The entries behind a figure of an account, live. */
export function useAccountMoves(
  source: SourceAccount,
  amount: Pesos,
  reach: MovesReach,
): Loadable<FigureMoves | null> {
  const storage = useStorage();
  const { books, account, by, side, span } = source;
  const { from, to, standing, leaves } = span;
  const ids = books.join(" ");
  return useQueryKeepingLast(
    () => figureMoves(storage, { books, account, by, side, amount, span, reach }),
    [storage, ids, account, by, side, amount, from, to, standing, leaves, reach],
  );
}
