import type { ChartKind } from "#domain/accounting/account.ts";
import { COUNTER_ROLES, STOCK_ACCOUNTS, type StockRole } from "#domain/inventory/stock-accounts.data.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { StoreId } from "#domain/kernel/ids.ts";
import type { StockDraft } from "#storage/commands/inventory/post-stock.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";

interface Counted {
  readonly chart: ChartKind;
  readonly kind: "in" | "out";
  readonly date: Day;
  readonly description: string;
  readonly lines: StockDraft["lines"];
  /** Absent for the first one. */
  readonly store?: StoreId;
}

/** The move that a count makes of what it found too much of, or too little. */
export function adjustmentDraft(storage: AppStorage, { chart, kind, ...own }: Counted): StockDraft {
  const [role = "lost"]: readonly StockRole[] = COUNTER_ROLES[kind];
  return {
    moveId: storage.newId("stockMove"),
    entryId: storage.newId("entry"),
    kind,
    reference: "",
    thirdParty: "",
    counter: STOCK_ACCOUNTS[chart][role],
    taxed: false,
    ...own,
  };
}
