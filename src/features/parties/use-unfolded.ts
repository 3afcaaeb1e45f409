import { useState } from "react";
import type { Side } from "#domain/accounting/account.ts";
import type { Book } from "#domain/company/book.ts";
import type { Day } from "#domain/kernel/day.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQueryKeepingLast } from "#storage/engine/use-query.ts";
import { type OwedEntry, owedEntries } from "#storage/queries/parties/owed-entries.ts";
import type { AgedAccount } from "#storage/queries/parties/party-balances.ts";
import { type AgeRow, ageRowKey, unfoldedRows } from "./age-rows.ts";

/** Which rows are unfolded, with the entries that they show. */
export interface Unfolded {
  readonly has: (row: AgedAccount) => boolean;
  readonly toggle: (row: AgedAccount) => void;
  readonly rowsOf: (rows: readonly AgedAccount[]) => readonly AgeRow[];
}

type Chosen = Pick<AgedAccount, "key" | "account">;

/** Reads the entries of the rows that are unfolded, and of no other. */
export function useUnfolded({ id, companyId }: Book, which: Side, at: Day): Unfolded {
  const storage = useStorage();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const found = useQueryKeepingLast(async () => {
    const read = chosen.map(
      async ({ key, account }): Promise<[string, readonly OwedEntry[]]> => [
        ageRowKey({ key, account }),
        await owedEntries(storage, { id, companyId }, { key, account, side: which }, at),
      ],
    );
    return new Map(await Promise.all(read));
  }, [storage, id, companyId, chosen.map(ageRowKey).join(), which, at]);
  const entries = found.state === "ready" ? found.value : new Map<string, readonly OwedEntry[]>();
  const isChosen = (row: Chosen) => chosen.some((each) => ageRowKey(each) === ageRowKey(row));
  return {
    has: isChosen,
    toggle: ({ key, account }) =>
      setChosen((now) => {
        const others = now.filter((each) => ageRowKey(each) !== ageRowKey({ key, account }));
        return others.length < now.length ? others : [...now, { key, account }];
      }),
    rowsOf: (rows) => {
      const shown = new Map([...entries].filter(([key]) => chosen.some((each) => ageRowKey(each) === key)));
      return unfoldedRows(rows, shown);
    },
  };
}
