import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import { itemQuantity } from "#domain/inventory/item-quantity.ts";
import { openStores, type StockStore, type StockTransfer } from "#domain/inventory/store.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { StoreId } from "#domain/kernel/ids.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { storesTexts as texts } from "./texts.ts";
import { useStoreUnits } from "./use-store-units.ts";

const NO_STORES: readonly StockStore[] = [];
const MOST_TRANSFERS = 30;

interface ItemStoresProps {
  readonly open: OpenBook;
  readonly item: InventoryItem;
  /** Whose kardex is shown; null for that of all. */
  readonly store: StoreId | null;
  readonly onStore: (store: StoreId | null) => void;
}

/** What each store has of an item, and whose kardex is shown; nothing where a book has one. */
export function ItemStores({ open: { book }, item, store, onStore }: ItemStoresProps) {
  const stores = book.stock?.stores ?? NO_STORES;
  const units = useStoreUnits(book.id, stores, null);
  if (stores.length < 2) return null;
  return (
    <div className="mt-3 flex flex-wrap items-end justify-between gap-3">
      <dl aria-label={texts.units} className="flex flex-wrap gap-x-6 gap-y-1">
        {openStores(stores).map(({ id, name }) => (
          <div key={id}>
            <dt className="text-caption text-muted">{name}</dt>
            <dd>{itemQuantity(units?.get(id)?.get(item.id) ?? 0, item.unit)}</dd>
          </div>
        ))}
      </dl>
      <SelectField
        label={texts.kardex}
        className="no-print w-56"
        value={store ?? "all"}
        options={[
          { value: "all", label: texts.all },
          ...stores.map(({ id, name, closed }) => ({
            value: id,
            label: closed ? texts.closedName(name) : name,
          })),
        ]}
        onChange={(chosen) => onStore(chosen === "all" ? null : (chosen as StoreId))}
      />
    </div>
  );
}

interface TransferListProps {
  readonly transfers: readonly StockTransfer[];
  readonly stores: readonly StockStore[];
  readonly unit: string;
  /** Null in a book that takes no changes. */
  readonly onTakeBack: ((transfer: StockTransfer) => Promise<void>) | null;
}

/** What went from store to store of an item, the last first. */
export function TransferList({ transfers, stores, unit, onTakeBack }: TransferListProps) {
  if (transfers.length === 0) return null;
  const nameOf = (id: StoreId) => stores.find((each) => each.id === id)?.name ?? "";
  const last = transfers.toSorted((a, b) =>
    a.date === b.date ? b.number - a.number : a.date < b.date ? 1 : -1,
  );
  return (
    <section aria-labelledby="stock-transfers" className="no-print mt-6">
      <h2 id="stock-transfers" className="section-head">
        {texts.transfers}
      </h2>
      <ul>
        {last.slice(0, MOST_TRANSFERS).map((each) => {
          const { id, date, quantity, from, to } = each;
          const what = texts.line(formatDay(date), itemQuantity(quantity, unit), nameOf(from), nameOf(to));
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-raya border-b py-2"
            >
              <span className="min-w-0 wrap-anywhere">{what}</span>
              {onTakeBack === null ? null : (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={texts.dropOf(what)}
                  onClick={() => void onTakeBack(each)}
                >
                  {texts.drop}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
