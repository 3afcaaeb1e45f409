import { partyKey } from "#domain/accounting/ledger/party-balances.ts";
import type { PartyDebt } from "#domain/accounting/operations/debts.ts";
import type { Direction } from "#domain/accounting/operations/operation.ts";
import type { Book } from "#domain/company/book.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery, useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { type DebtLists, type DebtTotals, debtTotals, openDebts } from "#storage/queries/books/debts.ts";

/** Whatever the book holds, dated ahead too: a payment settles what is written. */
const EVER = "9999-12-31" as Day;

/** The sums of both lists; null while loading. */
export function useDebtTotals({ id, chart }: Book): DebtTotals | null {
  const storage = useStorage();
  const found = useQuery(() => debtTotals(storage, { id, chart }, EVER), [storage, id, chart]);
  return found.state === "ready" ? found.value : null;
}

/** Both lists, without an entry that is being corrected; null while loading or not asked for. */
export function useDebtLists({ id, chart }: Book, wanted: boolean, without?: EntryId): DebtLists | null {
  const storage = useStorage();
  const found = useQueryKeepingLast(
    async () => (wanted ? await openDebts(storage, { id, chart }, EVER, without) : null),
    [storage, id, chart, wanted, without],
  );
  return found.state === "ready" ? found.value : null;
}

/** What a third party owes or is owed; null for nothing. */
export function debtOfParty(
  lists: DebtLists | null,
  direction: Direction,
  thirdParty: string | undefined,
): PartyDebt | null {
  return lists?.[direction].find(({ key }) => key === partyKey(thirdParty)) ?? null;
}
