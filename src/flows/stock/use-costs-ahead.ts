import type { BookId } from "#domain/kernel/ids.ts";
import { type Pesos, sum } from "#domain/kernel/pesos.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { type CostsAhead, costsAhead, type MoveAhead } from "#storage/queries/inventory/costs-ahead.ts";

/** What moves that are being told would cost (IN-53); null while nothing is told, and where they would be refused. */
export function useCostsAhead(bookId: BookId, moves: readonly MoveAhead[]): readonly CostsAhead[] | null {
  const storage = useStorage();
  const key = JSON.stringify(moves);
  const found = useQuery(
    async () => (moves.length === 0 ? null : { key, costs: await costsAhead(storage, bookId, moves) }),
    [storage, bookId, key],
  );
  if (found.state !== "ready" || found.value?.key !== key || !found.value.costs.ok) return null;
  return found.value.costs.value;
}

/** What one move would cost in all; null where that is not known. */
export function useCostAhead(bookId: BookId, move: MoveAhead | null): Pesos | null {
  const [costs] = useCostsAhead(bookId, move === null ? [] : [move]) ?? [];
  return costs === undefined || costs.size === 0 ? null : sum(costs.values());
}
