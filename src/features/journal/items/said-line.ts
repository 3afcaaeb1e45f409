import type { AccountCode, ChartKind } from "#domain/accounting/account.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import type { StockKind } from "#domain/inventory/inventory-move.ts";
import type { SaidItem } from "#domain/inventory/said-items.ts";
import { isRole } from "#domain/inventory/stock-side.ts";
import type { AskedItems } from "#domain/inventory/told-items.ts";
import { isGivenBack } from "#domain/inventory/typed-items.ts";
import type { ItemId, StockMoveId, StoreId } from "#domain/kernel/ids.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";

/** An item of the entry being typed; any part may still be missing. */
export interface SaidLine extends Omit<SaidItem, "itemId"> {
  readonly key: number;
  readonly itemId: ItemId | null;
  readonly name: string;
  readonly unit: string;
}

/** What was said of the items of one entry. */
export interface ItemAnswer {
  /** The id that its move will have. */
  readonly moveId: StockMoveId;
  /** None: the entry is of no item. */
  readonly lines: readonly SaidLine[];
  readonly isNone: boolean;
  /** The store that was chosen; absent for the one that was used last. */
  readonly store?: StoreId;
}

export function emptyLine(key: number, amount: Pesos | null = null): SaidLine {
  return { key, itemId: null, name: "", unit: "", quantity: 0, amount };
}

const MOST_BEGUN = 20;

/** The lines that a panel opens with: one for each line of the entry on the account in question, with its amount. */
export function linesToBegin(
  chart: ChartKind,
  { kind }: Pick<AskedItems, "kind">,
  lines: readonly Pick<EntryLine, "account" | "debit" | "credit">[],
): readonly SaidLine[] {
  const isSold = kind === "sale";
  const own = (account: AccountCode) => isRole(chart, isSold ? "sales" : "inventory", account);
  const amounts = lines
    .filter(({ account }) => own(account))
    .map(({ debit, credit }) => (isSold ? credit : debit))
    .filter((amount) => amount > 0);
  return amounts.length < 2 || amounts.length > MOST_BEGUN
    ? [emptyLine(1)]
    : amounts.map((amount, place) => emptyLine(place + 1, amount));
}

export function isBlankItem({ itemId, quantity }: SaidLine): boolean {
  return itemId === null && quantity === 0;
}

/** The items that were said, or null while one of them lacks something. */
export function itemsSaid(kind: StockKind, lines: readonly SaidLine[]): readonly SaidItem[] | null {
  const written = lines.filter((line) => !isBlankItem(line));
  const items = written.flatMap(({ itemId, quantity, amount, price, source }) =>
    itemId === null || quantity <= 0 || (kind === "sale-return" && source === undefined)
      ? []
      : [
          {
            ...{ itemId, quantity, amount },
            ...(price !== undefined && { price }),
            ...(source && isGivenBack(kind) && { source }),
          },
        ],
  );
  return items.length === 0 || items.length < written.length ? null : items;
}
