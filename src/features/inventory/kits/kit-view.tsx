import { itemQuantity } from "#domain/inventory/item-quantity.ts";
import { openStores, type StockStore } from "#domain/inventory/store.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import type { ItemId } from "#domain/kernel/ids.ts";
import type { ItemNameOf } from "#flows/stock/texts.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { movesOfKit, unitsThere, type ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { SkeletonRows } from "#ui/kit/tables/skeleton-rows.tsx";
import { KardexFigure, Moves } from "../item-moves.tsx";
import { inStore } from "../stores/in-store.ts";
import { useStoreUnits } from "../stores/use-store-units.ts";
import { inventoryTexts } from "../texts.ts";
import type { MoveAsked } from "../use-move-form.ts";
import type { StockActions } from "../use-stock-actions.ts";
import { kitsTexts as texts } from "./texts.ts";

interface KitViewProps {
  readonly open: OpenBook;
  readonly valued: ValuedItem;
  readonly items: readonly ValuedItem[];
  readonly nameOf: ItemNameOf;
  readonly does: StockActions;
  readonly writable: boolean;
  readonly onReturn: (asked: MoveAsked) => void;
}

const NO_STORES: readonly StockStore[] = [];

/** How many each store can give; nothing where a book has one. */
function KitStores({ open: { book }, valued }: Pick<KitViewProps, "open" | "valued">) {
  const stores = book.stock?.stores ?? NO_STORES;
  const units = useStoreUnits(book.id, stores, null);
  if (stores.length < 2 || units === null) return null;
  return (
    <dl aria-label={texts.stores} className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
      {openStores(stores).map(({ id, name }) => {
        const [own = valued] = inStore([valued], units.get(id));
        return (
          <div key={id}>
            <dt className="text-caption text-muted">{name}</dt>
            <dd>{itemQuantity(unitsThere(own), valued.item.unit)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function Components({ valued, items }: Pick<KitViewProps, "valued" | "items">) {
  const parts = valued.item.parts ?? [];
  const valuedOf = (id: ItemId) => items.find(({ item }) => item.id === id);
  return (
    <section aria-labelledby="kit-parts" className="mt-6">
      <h2 id="kit-parts" className="section-head">
        {texts.parts}
      </h2>
      {parts.length === 0 ? <p className="mt-2 text-muted">{texts.none}</p> : null}
      <ul>
        {parts.map(({ itemId, quantity }) => {
          const part = valuedOf(itemId);
          if (part === undefined) return null;
          const { name, unit } = part.item;
          return (
            <li
              key={itemId}
              className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-raya border-b py-2"
            >
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="text-muted">
                {texts.each(itemQuantity(quantity, unit), itemQuantity(unitsThere(part), unit))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A kit: how many there can be, what it is made of, and what was sold of it. */
export function KitView({ open, valued, items, nameOf, does, writable, onReturn }: KitViewProps) {
  const storage = useStorage();
  const { item } = valued;
  const bookId = open.book.id;
  const found = useQuery(() => movesOfKit(storage, bookId, item.id), [storage, bookId, item.id]);
  return (
    <>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
        <KardexFigure label={texts.figure} value={itemQuantity(unitsThere(valued), item.unit)} />
        {item.price === undefined ? null : (
          <KardexFigure label={texts.price} value={formatPesos(item.price)} />
        )}
      </dl>
      <KitStores open={open} valued={valued} />
      <Components valued={valued} items={items} />
      {found.state !== "ready" ? (
        <SkeletonRows label={inventoryTexts.loading} />
      ) : found.value.moves.length === 0 ? (
        <p className="mt-4 text-muted">{texts.empty}</p>
      ) : writable ? (
        <Moves
          chart={open.chart.kind}
          moves={found.value.moves}
          valued={valued}
          nameOf={nameOf}
          does={does}
          onReturn={onReturn}
        />
      ) : null}
    </>
  );
}
