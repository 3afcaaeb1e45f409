import { useEffect, useState } from "react";
import type { PartyDebt } from "#domain/accounting/operations/debts.ts";
import type { Direction } from "#domain/accounting/operations/operation.ts";
import type { Book } from "#domain/company/book.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { EntryId } from "#domain/kernel/ids.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery, useQueryKeepingLast } from "#storage/engine/use-query.ts";
import type { DebtLists, DebtTotals } from "#storage/queries/books/debts.ts";

/** Whatever the book holds, dated ahead too: a payment settles what is written. */
const EVER = "9999-12-31" as Day;

const load = () => import("#storage/queries/books/debts.ts");

/** The command that pays a debt. */
export const loadPaying = () => import("#storage/commands/entries/post-debt-payment.ts");

/** The lists are there once what pays from them is: a payment that is shown can be saved without a connection. */
const loadWithPaying = () => Promise.all([load(), loadPaying()]).then(([queries]) => queries);

/** The queries of debts, fetched when they are first wanted: the journal opens without them. */
function useDebtQueries(wanted: boolean, from: typeof load): Awaited<ReturnType<typeof load>> | null {
  const [queries, setQueries] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const isMissing = wanted && queries === null;
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    from().then(
      (found) => isHere && setQueries(found),
      // Code that did not load is told by the page; the rest of the journal goes on.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isMissing, from]);
  return queries;
}

/** The sums of both lists; null while loading. */
export function useDebtTotals({ id, chart, companyId }: Book): DebtTotals | null {
  const storage = useStorage();
  const queries = useDebtQueries(true, load);
  const found = useQuery(
    async () => queries && (await queries.debtTotals(storage, { id, chart, companyId }, EVER)),
    [storage, id, chart, companyId, queries !== null],
  );
  return found.state === "ready" ? found.value : null;
}

/** Both lists, without an entry that is being corrected; null while loading or not asked for. */
export function useDebtLists(
  { id, chart, companyId }: Book,
  wanted: boolean,
  without?: EntryId,
): DebtLists | null {
  const storage = useStorage();
  const queries = useDebtQueries(wanted, loadWithPaying);
  const found = useQueryKeepingLast(
    async () =>
      wanted && queries ? await queries.openDebts(storage, { id, chart, companyId }, EVER, without) : null,
    [storage, id, chart, companyId, wanted, queries !== null, without],
  );
  return found.state === "ready" ? found.value : null;
}

/** What a third party owes or is owed; null for nothing. */
export function debtOfParty(
  lists: DebtLists | null,
  direction: Direction,
  thirdParty: string | undefined,
): PartyDebt | null {
  return lists?.[direction].find(({ key }) => key === lists.keyOf(thirdParty)) ?? null;
}
