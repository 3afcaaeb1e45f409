import type { AccountCode, ChartKind } from "#domain/accounting/account.ts";
import type { Entry, EntryLine } from "#domain/accounting/entries/entry.ts";
import type { InventoryMove, StockKind, StockLine } from "#domain/inventory/inventory-move.ts";
import { followedLines, type SaidItem } from "#domain/inventory/said-items.ts";
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

/** What a posted entry that is being corrected moves. */
export interface MovedItems {
  readonly entry: Entry;
  readonly move: InventoryMove;
  /** Its items as they would have been said while it was typed. */
  readonly told: ItemAnswer;
}

/** Whether other items are said of a correction than the entry had. */
export function isOtherAnswer({
  answer,
  corrects,
}: {
  readonly answer: ItemAnswer | null;
  readonly corrects: { readonly told: ItemAnswer } | null;
}): boolean {
  return JSON.stringify(answer) !== JSON.stringify(corrects?.told ?? null);
}

/** The lines of the corrected move where nothing else is said of it, with amounts that follow the entry; else null. */
export function sameLines(
  asked: AskedItems,
  answer: ItemAnswer,
  corrects: { readonly told: ItemAnswer; readonly move: Pick<InventoryMove, "kind" | "lines"> } | null,
): readonly StockLine[] | null {
  if (corrects === null || isOtherAnswer({ answer, corrects }) || asked.kind !== corrects.move.kind)
    return null;
  return followedLines(asked, corrects.move.lines);
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
  const items = written.flatMap(({ itemId, quantity, amount, price, source, was }) =>
    itemId === null || quantity <= 0 || (kind === "sale-return" && source === undefined)
      ? []
      : [
          {
            itemId,
            quantity,
            amount,
            ...(price !== undefined && { price }),
            ...(was !== undefined && { was }),
            ...(source && isGivenBack(kind) && { source }),
          },
        ],
  );
  return items.length === 0 || items.length < written.length ? null : items;
}
