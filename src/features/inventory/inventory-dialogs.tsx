import type { ChartKind } from "#domain/accounting/account.ts";
import type { UsedMonths } from "#domain/accounting/charts/account-in-use.ts";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import { yearOf } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { StoreId } from "#domain/kernel/ids.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import type { ItemNameOf } from "#flows/stock/texts.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { forMoves, type ValuedItem, withoutKits } from "#storage/queries/inventory/inventory.ts";
import { BelowZeroDialog, type CostRules, MethodDialog } from "./begin-inventory.tsx";
import { CountSheetDialog } from "./count/count-sheet-dialog.tsx";
import { CountDialog } from "./count-dialog.tsx";
import { DifferenceDialog } from "./difference-dialog.tsx";
import { FreightDialog } from "./freight/freight-dialog.tsx";
import { ItemDialog } from "./item-dialog.tsx";
import { toOrder } from "./item-list.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { OrderDialog } from "./order/order-dialog.tsx";
import { PasteItemsDialog } from "./paste-dialog.tsx";
import { PlayDialog } from "./play-dialog.tsx";
import { CloseStoreDialog } from "./stores/close-store-dialog.tsx";
import { StoresDialog } from "./stores/stores-dialog.tsx";
import { TransferDialog } from "./stores/transfer-dialog.tsx";
import { inventoryTexts as texts } from "./texts.ts";
import type { MoveAsked } from "./use-move-form.ts";
import type { StockActions } from "./use-stock-actions.ts";

/** The dialog that was asked for. */
export type AskedOfStock =
  | { readonly dialog: "item"; readonly valued: ValuedItem | null }
  | { readonly dialog: "paste" }
  | { readonly dialog: "count-sheet" }
  | { readonly dialog: "order" }
  | { readonly dialog: "method" }
  | { readonly dialog: "below-zero" }
  | { readonly dialog: "stores" }
  | { readonly dialog: "close-store"; readonly store: StoreId }
  | { readonly dialog: "transfer"; readonly item: ValuedItem | null }
  | { readonly dialog: "difference" }
  | { readonly dialog: "play" }
  | { readonly dialog: "count"; readonly valued: ValuedItem }
  | { readonly dialog: "freight"; readonly move: InventoryMove }
  | ({ readonly dialog: "move" } & MoveAsked);

interface InventoryDialogsProps {
  readonly open: OpenBook;
  readonly used: UsedMonths;
  readonly asked: AskedOfStock;
  /** What the ledger has more than the kardex. */
  readonly difference: Pesos;
  readonly chart: ChartKind;
  readonly items: readonly ValuedItem[];
  readonly rules: CostRules;
  readonly today: Day;
  readonly nameOf: ItemNameOf;
  readonly does: StockActions;
  readonly onAsk: (asked: AskedOfStock) => void;
  readonly onClose: () => void;
}

function AskedItem({
  item,
  items,
  does,
  onClose,
}: InventoryDialogsProps & { readonly item: InventoryItem | null }) {
  const title = item === null ? texts.itemDialog.added : texts.itemDialog.saved;
  return (
    <ItemDialog
      item={item}
      items={items}
      onSave={async (fields) => (await does.saveMany([{ known: item, fields }], title)) !== null}
      onClose={onClose}
    />
  );
}

export function InventoryDialogs(props: InventoryDialogsProps) {
  const { asked, items, today, does, onClose } = props;
  switch (asked.dialog) {
    case "item":
      return <AskedItem {...props} item={asked.valued?.item ?? null} />;
    case "paste":
      return <PasteItemsDialog {...props} />;
    case "method": {
      return (
        <MethodDialog
          year={yearOf(today)}
          rules={props.rules}
          onSave={(year, rules) => does.begun(year, rules, texts.methodDialog.saved, true)}
          onClose={onClose}
        />
      );
    }
    case "below-zero":
      return (
        <BelowZeroDialog
          allowed={props.open.book.stock?.belowZero === true}
          onSave={does.allowBelowZero}
          onClose={onClose}
        />
      );
    case "stores":
      return (
        <StoresDialog
          stores={props.open.book.stock?.stores ?? []}
          onSave={does.nameStores}
          onShut={(store) => props.onAsk({ dialog: "close-store", store: store.id })}
          onOpen={async ({ id }) => (await does.reopen(id)) && onClose()}
          onClose={onClose}
        />
      );
    case "transfer": {
      const own = { stores: props.open.book.stock?.stores ?? [], items: forMoves(items, "opening") };
      return <TransferDialog {...props} {...own} item={asked.item} />;
    }
    case "close-store":
      return <CloseStoreDialog {...props} key={asked.store} store={asked.store} />;
    case "count-sheet":
      return <CountSheetDialog {...props} items={withoutKits(items)} />;
    case "order":
      return <OrderDialog {...props} items={toOrder(items)} />;
    case "difference":
      return <DifferenceDialog {...props} periodic={props.rules.system === "periodic"} />;
    case "play":
      return <PlayDialog {...props} />;
    case "count":
      return <CountDialog {...props} valued={asked.valued} />;
    case "freight":
      return <FreightDialog {...props} move={asked.move} />;
    case "move":
      return <MoveDialog {...props} asked={asked} items={forMoves(items, asked.kind)} />;
  }
}
