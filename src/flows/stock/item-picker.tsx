import { useState } from "react";
import { itemQuantity } from "#domain/inventory/item-quantity.ts";
import { fold } from "#domain/kernel/spanish.ts";
import { unitsThere, type ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { Combobox } from "#ui/kit/fields/combobox.tsx";
import { Field } from "#ui/kit/fields/field.tsx";
import { ScanCode } from "./scan-code.tsx";
import { stockTexts as texts } from "./texts.ts";

const MOST_OPTIONS = 30;

/** Items whose name or code has all these words; a whole code or barcode comes first. */
export function searchItems(items: readonly ValuedItem[], words: string): readonly ValuedItem[] {
  const parts = fold(words).split(/\s+/).filter(Boolean);
  const exact = fold(words.trim());
  const isExact = ({ item }: ValuedItem) => fold(item.code) === exact || item.barcode === words.trim();
  const found = items.filter(({ item }) => {
    const text = fold(`${item.name} ${item.code} ${item.barcode}`);
    return parts.every((part) => text.includes(part));
  });
  return exact === "" ? found : [...found.filter(isExact), ...found.filter((each) => !isExact(each))];
}

/** The item that a read code is of: its barcode, as 12 or 13 digits of it, or its own code. */
export function itemOfCode(items: readonly ValuedItem[], code: string): ValuedItem | undefined {
  const bare = code.trim();
  const digits = (text: string) => text.replace(/^0(?=\d{12}$)/, "");
  return (
    items.find(({ item }) => item.barcode !== "" && digits(item.barcode) === digits(bare)) ??
    items.find(({ item }) => fold(item.code) === fold(bare))
  );
}

/** What there is of an item; of a kit, how many its components give. */
function thereText(valued: ValuedItem): string {
  const quantity = itemQuantity(unitsThere(valued), valued.item.unit);
  return valued.kit ? texts.available(quantity) : texts.there(quantity);
}

interface ItemPickerProps {
  readonly items: readonly ValuedItem[];
  readonly value: ValuedItem | null;
  readonly error: string | undefined;
  readonly onChange: (item: ValuedItem) => void;
  readonly autoFocus?: boolean;
  /** A cell has no label and no help: it says its name to readers alone. */
  readonly cell?: { readonly label: string; readonly placeholder: string };
}

/** Chooses an item by name, code or barcode. */
export function ItemPicker({ items, value, error, onChange, autoFocus = false, cell }: ItemPickerProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value?.item.name ?? "";
  const help = value === null || cell ? undefined : thereText(value);
  const field = (
    <Field label={cell ? undefined : texts.item} error={error} help={help} variant={cell ? "cell" : "field"}>
      {(control) => (
        <Combobox
          control={control}
          variant={cell ? "cell" : "field"}
          aria-label={cell?.label}
          placeholder={cell?.placeholder}
          text={text}
          onText={setTyped}
          options={typed === null ? [] : searchItems(items, typed).slice(0, MOST_OPTIONS)}
          optionKey={({ item }) => item.id}
          renderOption={({ item, ...figure }) => (
            <span className="flex min-w-0 flex-1 justify-between gap-3">
              <span className="option-line">{item.name}</span>
              <span className="text-caption text-muted">{`${item.code}, ${itemQuantity(unitsThere(figure), item.unit)}`}</span>
            </span>
          )}
          onPick={(picked) => {
            setTyped(null);
            onChange(picked);
          }}
          onBlur={() => setTyped(null)}
          emptyText={texts.noItem}
          listLabel={texts.items}
          autoFocus={autoFocus}
        />
      )}
    </Field>
  );
  const scan = (code: string) => {
    const found = itemOfCode(items, code);
    if (found) onChange(found);
    return found !== undefined;
  };
  return cell ? (
    field
  ) : (
    <>
      {field}
      <ScanCode onCode={scan} />
    </>
  );
}
