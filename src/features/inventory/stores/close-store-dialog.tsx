import { useState } from "react";
import { itemQuantity } from "#domain/inventory/item-quantity.ts";
import { openStores, type StockStore } from "#domain/inventory/store.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { StoreId } from "#domain/kernel/ids.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import type { ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import type { StockActions } from "../use-stock-actions.ts";
import { storesTexts } from "./texts.ts";
import { useStoreUnits } from "./use-store-units.ts";

const { closing: texts } = storesTexts;
const NO_STORES: readonly StockStore[] = [];
const MOST_SHOWN = 20;

interface CloseStoreProps {
  readonly open: OpenBook;
  readonly store: StoreId;
  readonly items: readonly ValuedItem[];
  readonly today: Day;
  readonly does: StockActions;
  readonly onClose: () => void;
}

/** What a store still has of each item. */
function Held({ held }: { readonly held: readonly (readonly [ValuedItem["item"], number])[] }) {
  return (
    <section aria-label={texts.held}>
      <ul>
        {held.slice(0, MOST_SHOWN).map(([{ id, name, unit }, quantity]) => (
          <li key={id} className="flex justify-between gap-4 border-raya border-b py-2">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="shrink-0">{itemQuantity(quantity, unit)}</span>
          </li>
        ))}
      </ul>
      {held.length > MOST_SHOWN ? (
        <p className="text-caption text-muted">{texts.more(held.length - MOST_SHOWN)}</p>
      ) : null}
    </section>
  );
}

/** Closes a store that holds nothing; of one that does, it says what, and moves all of it to another in one press. */
export function CloseStoreDialog({ open, store, items, today, does, onClose }: CloseStoreProps) {
  const stores = open.book.stock?.stores ?? NO_STORES;
  const others = openStores(stores).filter(({ id }) => id !== store);
  const name = stores.find(({ id }) => id === store)?.name ?? "";
  const [to, setTo] = useState<StoreId | null>(others[0]?.id ?? null);
  const [date, setDate] = useState<Day | null>(today);
  const [sent, setSent] = useState(false);
  const units = useStoreUnits(open.book.id, stores, null);
  const held = items.flatMap(({ item }) => {
    const quantity = units?.get(store)?.get(item.id) ?? 0;
    return quantity === 0 ? [] : [[item, quantity] as const];
  });
  const holds = held.length > 0;
  const submit = async () => {
    setSent(true);
    if (units === null) return;
    if (!holds) {
      if (await does.close(store)) onClose();
    } else if (date !== null && to !== null) await does.empty({ from: store, to, date, reference: "" });
  };
  return (
    <FormDialog
      title={texts.title(name)}
      confirm={holds ? texts.move : texts.confirm}
      busy={false}
      dirty={false}
      onClose={onClose}
      onSubmit={submit}
    >
      <p role="status">{units === null ? texts.loading : holds ? texts.holds(held.length) : texts.empty}</p>
      {holds ? (
        <>
          <Held held={held} />
          {held.some(([, quantity]) => quantity < 0) ? (
            <p className="text-caption text-muted">{texts.below}</p>
          ) : null}
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={storesTexts.to}
              value={to ?? ""}
              options={others.map((each) => ({ value: each.id, label: each.name }))}
              onChange={(chosen) => setTo(chosen as StoreId)}
            />
            <DateField
              label={storesTexts.date}
              picker
              value={date}
              today={today}
              error={sent && date === null ? storesTexts.needDate : undefined}
              onChange={setDate}
            />
          </div>
        </>
      ) : null}
    </FormDialog>
  );
}
