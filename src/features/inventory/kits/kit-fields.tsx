import X from "lucide-react/icons/x";
import type { ItemFields, KitPart } from "#domain/inventory/inventory-item.ts";
import { QUANTITY_DECIMALS } from "#domain/inventory/item-quantity.ts";
import { kitProblem, partProblem } from "#domain/inventory/kits/kit.ts";
import type { ItemId } from "#domain/kernel/ids.ts";
import { ItemPicker } from "#flows/stock/item-picker.tsx";
import { stockTexts } from "#flows/stock/texts.ts";
import { unitsThere, type ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { QuantityField } from "#ui/accounting/quantity-field.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { kitsTexts as texts } from "./texts.ts";

const MOST_UNITS = 1_000_000;
/** A component that is not chosen yet. */
const NO_ITEM = "" as ItemId;
const BLANK: KitPart = { itemId: NO_ITEM, quantity: 1000 };

interface KitFieldsProps {
  /** The item that is edited; null for a new one. */
  readonly id: ItemId | null;
  readonly parts: ItemFields["parts"];
  readonly items: readonly ValuedItem[];
  readonly error: string | undefined;
  /** Undefined for what is no kit. */
  readonly onChange: (parts: ItemFields["parts"]) => void;
}

/** What may be a component: active items, but for the kit itself and kits that contain it. */
function choicesOf(id: ItemId | null, items: readonly ValuedItem[]): readonly ValuedItem[] {
  const byId = new Map(items.map(({ item }) => [item.id, item]));
  const closes = (itemId: ItemId) =>
    kitProblem(id, { parts: [{ itemId, quantity: 1000 }] }, (each) => byId.get(each)) === "circle";
  return items.filter(({ item }) => item.state === "active" && !closes(item.id));
}

/** Whether an item is a kit, and what it is made of. */
export function KitFields({ id, parts, items, error, onChange }: KitFieldsProps) {
  const valuedOf = (wanted: ItemId) => items.find(({ item }) => item.id === wanted) ?? null;
  const own = id === null ? null : valuedOf(id);
  // What has a kardex of its own cannot become one.
  const mayBe = parts !== undefined || own === null || unitsThere(own) === 0;
  const choices = parts === undefined ? [] : choicesOf(id, items);
  const problemOf = (part: KitPart) =>
    error === undefined ? null : partProblem(id, part, (each) => valuedOf(each)?.item);
  const isTwice = (itemId: ItemId) => parts?.filter((each) => each.itemId === itemId).length !== 1;
  const pickError = (part: KitPart): string | undefined => {
    if (error === undefined) return undefined;
    if (part.itemId === NO_ITEM) return stockTexts.needItem;
    return problemOf(part) === "circle" || isTwice(part.itemId) ? error : undefined;
  };
  const unitsError = (part: KitPart): string | undefined => {
    if (error === undefined || part.itemId === NO_ITEM) return undefined;
    if (part.quantity <= 0) return stockTexts.badQuantity;
    return problemOf(part) === "part-unit" ? error : undefined;
  };
  const isTold = parts?.some((part) => [pickError(part), unitsError(part)].includes(error));
  const put = (place: number, more: Partial<KitPart>) =>
    onChange(parts?.map((each, at) => (at === place ? { ...each, ...more } : each)));
  return (
    <>
      {mayBe ? (
        <Checkbox
          label={texts.label}
          checked={parts !== undefined}
          onChange={(checked) => onChange(checked ? [BLANK] : undefined)}
        />
      ) : null}
      {parts === undefined ? null : (
        <fieldset className="grid gap-3">
          <legend className="font-semibold">{texts.parts}</legend>
          <p className="text-caption text-muted">{texts.help}</p>
          {parts.map(({ itemId, quantity }, place) => (
            <fieldset
              // biome-ignore lint/suspicious/noArrayIndexKey: a component that is not chosen yet is known by its place
              key={place}
              className="flex items-start gap-2"
            >
              <legend className="sr-only">{texts.part(place + 1)}</legend>
              <div className="min-w-0 flex-1">
                <ItemPicker
                  items={choices}
                  value={valuedOf(itemId)}
                  error={pickError({ itemId, quantity })}
                  onChange={({ item }) => put(place, { itemId: item.id })}
                />
              </div>
              <div className="w-28 shrink-0">
                <QuantityField
                  label={texts.perKit}
                  value={quantity / 1000}
                  blankZero
                  most={MOST_UNITS}
                  decimals={QUANTITY_DECIMALS}
                  refused={() => stockTexts.badQuantity}
                  error={unitsError({ itemId, quantity })}
                  onChange={(units) => put(place, { quantity: Math.round(units * 1000) })}
                />
              </div>
              <IconButton
                className="mt-6"
                label={texts.remove(place + 1)}
                icon={<X size={18} aria-hidden="true" />}
                onClick={() => onChange(parts.filter((_, at) => at !== place))}
              />
            </fieldset>
          ))}
          {error === undefined || isTold ? null : (
            <p role="alert" data-tone="error" className="field-note">
              {error}
            </p>
          )}
          <Button
            size="sm"
            variant="outline"
            className="justify-self-start"
            onClick={() => onChange([...parts, BLANK])}
          >
            {texts.add}
          </Button>
        </fieldset>
      )}
    </>
  );
}
