import { QUANTITY_DECIMALS } from "#domain/inventory/item-quantity.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import type { ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { QuantityField } from "#ui/accounting/quantity-field.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { ItemPicker } from "./item-picker.tsx";
import { stockTexts as texts } from "./texts.ts";

const MOST_UNITS = 1_000_000_000;

/** One item of a move as it is typed. */
export interface TypedLine {
  readonly key: number;
  readonly valued: ValuedItem | null;
  readonly units: number;
  readonly amount: Pesos;
}

interface ItemLineFieldsProps {
  readonly line: TypedLine;
  readonly items: readonly ValuedItem[];
  /** What its amount is called; empty for none. */
  readonly amount: string;
  /** Whether an amount of zero is refused. */
  readonly needsAmount: boolean;
  /** What its amount lacks besides. */
  readonly lacks?: string | undefined;
  /** The item is not chosen here. */
  readonly fixed?: boolean;
  /** What is said of it under its name. */
  readonly told?: string | undefined;
  readonly sent: boolean;
  /** What the store refused of its quantity; it may be sent again as it is, since what there is may have changed. */
  readonly refused?: string | undefined;
  readonly onChange: (line: TypedLine) => void;
  readonly onRemove: (() => void) | null;
}

/** The item, how many and for how much. */
export function ItemLineFields(props: ItemLineFieldsProps) {
  const {
    line,
    items,
    amount,
    needsAmount,
    lacks,
    fixed = false,
    told,
    sent,
    refused,
    onChange,
    onRemove,
  } = props;
  const problem = needsAmount && line.amount <= 0 ? texts.needCost : lacks;
  return (
    <fieldset className="grid gap-3 border-raya border-b pb-4">
      <legend className="sr-only">{line.valued?.item.name ?? texts.item}</legend>
      {fixed ? (
        <div>
          <p className="font-semibold">{line.valued?.item.name}</p>
          {told === undefined ? null : <p className="text-caption text-muted">{told}</p>}
        </div>
      ) : (
        <ItemPicker
          items={items}
          value={line.valued}
          error={sent && line.valued === null ? texts.needItem : undefined}
          autoFocus={line.valued === null}
          onChange={(valued) => onChange({ ...line, valued })}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <div data-may-retry={refused === undefined ? undefined : true}>
          <QuantityField
            label={texts.quantity}
            value={line.units}
            blankZero
            most={MOST_UNITS}
            decimals={QUANTITY_DECIMALS}
            refused={() => texts.badQuantity}
            error={sent && line.units <= 0 ? texts.badQuantity : refused}
            onChange={(units) => onChange({ ...line, units })}
          />
        </div>
        {amount === "" ? null : (
          <MoneyField
            label={amount}
            prefix
            blankZero
            value={line.amount}
            error={sent ? problem : undefined}
            onChange={(typed) => onChange({ ...line, amount: typed })}
          />
        )}
      </div>
      {onRemove === null ? null : (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={onRemove}>
          {texts.removeLine}
        </Button>
      )}
    </fieldset>
  );
}
