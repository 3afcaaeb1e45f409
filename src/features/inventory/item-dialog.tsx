import { useState } from "react";
import { itemProblem } from "#domain/inventory/check-stock.ts";
import type { InventoryItem, ItemFields } from "#domain/inventory/inventory-item.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import { VAT_TREATMENTS } from "#domain/law/tax-statutes.data.ts";
import { ITEM_PROBLEMS } from "#flows/stock/texts.ts";
import { QuantityField } from "#ui/accounting/quantity-field.tsx";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
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
  const { code, barcode, name, unit, divisible, tax, minimum, price, state } = item;
  const own = { code, barcode, name, unit, divisible, tax, minimum, state };
  return price === undefined ? own : { ...own, price };
}

interface ItemDialogProps {
  /** Null for a new one. */
  readonly item: InventoryItem | null;
  readonly others: readonly InventoryItem[];
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
        <QuantityField
          label={texts.minimum}
          help={texts.minimumHelp}
          value={fields.minimum / 1000}
          most={MOST_MINIMUM}
          refused={() => texts.badMinimum}
          onChange={(minimum) => say({ minimum: Math.round(minimum * 1000) })}
        />
      </div>
    </>
  );
}

/** What an item is: code, barcode, name, unit, IVA and minimum. */
export function ItemDialog({ item, others, onSave, onClose }: ItemDialogProps) {
  const [fields, setFields] = useState(() => fieldsOf(item));
  const [sent, setSent] = useState(false);
  const say = (more: Partial<ItemFields>) => setFields({ ...fields, ...more });
  const problem = itemProblem(fields, others);
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
      <Words
        fields={fields}
        say={say}
        errorOf={(...own) =>
          sent && problem !== null && own.includes(problem) ? ITEM_PROBLEMS[problem] : undefined
        }
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={texts.tax}
          value={fields.tax}
          options={VAT_TREATMENTS.map((value) => ({ value, label: TAX_NAMES[value] }))}
          onChange={(tax) => say({ tax })}
        />
        <MoneyField
          label={texts.price}
          prefix
          blankZero
          value={fields.price ?? ZERO}
          onChange={(price) => say({ price })}
        />
      </div>
      <Checkbox
        label={texts.divisible}
        checked={fields.divisible}
        onChange={(divisible) => say({ divisible })}
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
