import type { ChartKind } from "#domain/accounting/account.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import { carriesFreight } from "#domain/inventory/posting/purchase-costs.ts";
import { givenLines, type TradedLine } from "#domain/inventory/posting/returned-amount.ts";
import { type ReturnChoice, returnableOf } from "#domain/inventory/said-items.ts";
import { lineTaxes } from "#domain/inventory/stock-entry.ts";
import { isRole } from "#domain/inventory/stock-side.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { StockMoveId } from "#domain/kernel/ids.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { entryByNumber } from "#storage/queries/books/journal.ts";
import { kardexOf, movesOfKit, type ValuedItem, vatRates } from "#storage/queries/inventory/inventory.ts";

/** A line that may be given back, with how much of it is left. */
export interface TradedLineLeft extends TradedLine {
  readonly left: number;
}

/** What is given back, and what its move said. */
export interface GivenBack extends Pick<InventoryMove, "counter" | "reference" | "store"> {
  readonly moveId: StockMoveId;
  /** Those with something left; all of them where nothing is, so that it is said. */
  readonly lines: readonly TradedLineLeft[];
  readonly thirdParty: string;
  readonly taxed: boolean;
  /** Of a purchase: whether freight is in its cost; null where nothing tells. */
  readonly freight: boolean | null;
}

const LAST_DAY = "9999-12-31" as Day;

async function returnsOf(
  storage: AppStorage,
  { bookId, kind }: InventoryMove,
  { item: { id }, kit }: ValuedItem,
): Promise<readonly ReturnChoice[]> {
  if (kit) return (await movesOfKit(storage, bookId, id)).returns;
  const of = kind === "purchase" ? "purchase-return" : "sale-return";
  return returnableOf((await kardexOf(storage, bookId, id)).cards, of, LAST_DAY);
}

/**
 * What a return begins with: the lines of its item, or of its kit, what each changed hands for, and what the entry of the
 * move says of its IVA and of whose it was.
 */
export async function givenBack(
  storage: AppStorage,
  move: InventoryMove,
  valued: ValuedItem,
  chart: ChartKind,
): Promise<GivenBack> {
  const { bookId, counter, reference, store } = move;
  const [entry, returns, rates] = await Promise.all([
    entryByNumber(storage, bookId, move.entryNumber),
    returnsOf(storage, move, valued),
    vatRates(storage, move),
  ]);
  const said = entry?.lines ?? [];
  const isKit = valued.kit !== undefined;
  const all = givenLines(move.lines, { id: valued.item.id, isKit }).map((each) => {
    const found = returns.find(({ line }) => line.moveId === move.id && line.line === each.line);
    return { ...each, left: found?.left ?? 0 };
  });
  const left = all.filter((each) => each.left > 0);
  return {
    moveId: move.id,
    lines: left.length > 0 ? left : all,
    counter,
    reference,
    ...(store && { store }),
    thirdParty: said.find(({ account }) => account === counter)?.thirdParty ?? "",
    taxed: chart === "puc" && said.some(({ account }) => isRole(chart, "vat", account)),
    freight: move.kind === "purchase" ? carriesFreight(chart, move, said, lineTaxes(move, rates, [])) : false,
  };
}
