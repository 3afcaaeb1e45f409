import { useState } from "react";
import { type ItemProblem, itemProblem } from "#domain/inventory/check-stock.ts";
import type { InventoryItem, ItemFields } from "#domain/inventory/inventory-item.ts";
import { QUANTITY_DECIMALS } from "#domain/inventory/item-quantity.ts";
import { kitProblem } from "#domain/inventory/kits/kit.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import { VAT_TREATMENTS } from "#domain/law/tax-statutes.data.ts";
import { ITEM_PROBLEMS } from "#flows/stock/texts.ts";
import type { ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { QuantityField } from "#ui/accounting/quantity-field.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { KitFields } from "./kits/kit-fields.tsx";
import { inventoryTexts, TAX_NAMES } from "./texts.ts";

const { itemDialog: texts } = inventoryTexts;
const MOST_MINIMUM = 1_000_000;

const BLANK: ItemFields = {
  code: "",
  barcode: "",
  name: "",
  unit: "Unidad",
  divisible: false,
  tax: "general",
  minimum: 0,
  state: "active",
};

function fieldsOf(item: InventoryItem | null): ItemFields {
  if (item === null) return BLANK;
  const { code, barcode, name, unit, divisible, tax, minimum, price, state, parts } = item;
  const own = { code, barcode, name, unit, divisible, tax, minimum, state, ...(parts && { parts }) };
  return price === undefined ? own : { ...own, price };
}

interface ItemDialogProps {
  /** Null for a new one. */
  readonly item: InventoryItem | null;
  readonly items: readonly ValuedItem[];
  readonly onSave: (fields: ItemFields) => Promise<boolean>;
  readonly onClose: () => void;
}

interface FieldsProps {
  readonly fields: ItemFields;
  readonly say: (more: Partial<ItemFields>) => void;
  readonly errorOf: (...own: readonly (keyof typeof ITEM_PROBLEMS)[]) => string | undefined;
}

function Words({ fields, say, errorOf }: FieldsProps) {
  const word = (name: "name" | "code" | "barcode" | "unit", ...problems: (keyof typeof ITEM_PROBLEMS)[]) => ({
    label: texts[name],
    autoComplete: "off",
    value: fields[name],
    error: errorOf(...problems),
    onChange: (text: string) => say({ [name]: text }),
  });
  return (
    <>
      <TextField {...word("name", "name")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...word("code", "code", "same-code")} />
        <TextField {...word("barcode", "same-barcode")} help={texts.barcodeHelp} />
        <TextField {...word("unit", "unit")} help={texts.unitHelp} />
        {fields.parts ? null : (
          <QuantityField
            label={texts.minimum}
            help={texts.minimumHelp}
            value={fields.minimum / 1000}
            most={MOST_MINIMUM}
            decimals={QUANTITY_DECIMALS}
            refused={() => texts.badMinimum}
            onChange={(minimum) => say({ minimum: Math.round(minimum * 1000) })}
          />
        )}
      </div>
    </>
  );
}

/** Why what is typed cannot be saved; null for nothing. */
function problemOf(
  item: InventoryItem | null,
  fields: ItemFields,
  items: readonly ValuedItem[],
): ItemProblem | null {
  const all = items.map((each) => each.item);
  const byId = new Map(all.map((each) => [each.id, each]));
  const others = all.filter(({ id }) => id !== item?.id);
  return itemProblem(fields, others) ?? kitProblem(item?.id ?? null, fields, (id) => byId.get(id));
}

/** What an item is: code, barcode, name, unit, IVA and minimum, and what a kit is made of. */
export function ItemDialog({ item, items, onSave, onClose }: ItemDialogProps) {
  const [fields, setFields] = useState(() => fieldsOf(item));
  const [sent, setSent] = useState(false);
  const say = (more: Partial<ItemFields>) => setFields({ ...fields, ...more });
  const problem = problemOf(item, fields, items);
  const errorOf = (...own: readonly (keyof typeof ITEM_PROBLEMS)[]) =>
    sent && problem !== null && own.includes(problem) ? ITEM_PROBLEMS[problem] : undefined;
  const sayParts = (parts: ItemFields["parts"]) => {
    const { parts: _parts, ...rest } = fields;
    setFields(parts ? { ...rest, parts } : rest);
  };
  const isKit = fields.parts !== undefined;
  const submit = async () => {
    setSent(true);
    if (problem === null && (await onSave(fields))) onClose();
  };
  return (
    <FormDialog
      title={item === null ? texts.add : texts.edit}
      confirm={texts.save}
      busy={false}
      dirty={JSON.stringify(fields) !== JSON.stringify(fieldsOf(item))}
      strict
      onClose={onClose}
      onSubmit={submit}
    >
      <Words fields={fields} say={say} errorOf={errorOf} />
      <div className="grid gap-4 sm:grid-cols-2">
        {isKit ? null : (
          <SelectField
            label={texts.tax}
            value={fields.tax}
            options={VAT_TREATMENTS.map((value) => ({ value, label: TAX_NAMES[value] }))}
            onChange={(tax) => say({ tax })}
          />
        )}
        <MoneyField
          label={texts.price}
          prefix
          blankZero
          value={fields.price ?? ZERO}
          onChange={(price) => say({ price })}
        />
      </div>
      {isKit ? null : (
        <Checkbox
          label={texts.divisible}
          checked={fields.divisible}
          onChange={(divisible) => say({ divisible })}
        />
      )}
      <KitFields
        id={item?.id ?? null}
        parts={fields.parts}
        items={items}
        error={errorOf("parts", "part-unit", "circle")}
        onChange={sayParts}
      />
      {item === null ? null : (
        <Checkbox
          label={texts.closed}
          checked={fields.state === "closed"}
          onChange={(closed) => say({ state: closed ? "closed" : "active" })}
        />
      )}
    </FormDialog>
  );
}
