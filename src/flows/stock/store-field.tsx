import type { StockStore } from "#domain/inventory/store.ts";
import type { StoreId } from "#domain/kernel/ids.ts";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { stockTexts } from "./texts.ts";

interface StoreFieldProps {
  readonly stores: readonly StockStore[];
  /** Null for the first one. */
  readonly value: StoreId | null;
  readonly onChange: (store: StoreId) => void;
  readonly label?: string;
  readonly error?: string | undefined;
  /** In a row of small buttons, where its name is only read. */
  readonly small?: boolean;
}

/** The store where the units of a move are; nothing where a book has one. */
export function StoreField(props: StoreFieldProps) {
  const { stores, value, onChange, label = stockTexts.store, error, small = false } = props;
  const [first] = stores;
  // One that was closed meanwhile stays while it is chosen: it is refused in words, not changed unseen.
  const choices = stores.filter(({ id, closed }) => closed !== true || id === value);
  if (first === undefined || choices.length < 2) return null;
  return (
    <SelectField
      {...(small ? { "aria-label": label, size: "sm" as const } : { label })}
      value={value ?? first.id}
      options={choices.map(({ id, name }) => ({ value: id, label: name }))}
      error={error}
      onChange={onChange}
    />
  );
}
