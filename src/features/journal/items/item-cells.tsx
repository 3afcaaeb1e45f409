import X from "lucide-react/icons/x";
import type { StockKind } from "#domain/inventory/inventory-move.ts";
import { QUANTITY_DECIMALS, unitsText } from "#domain/inventory/item-quantity.ts";
import type { ReturnChoice } from "#domain/inventory/said-items.ts";
import { isGivenBack } from "#domain/inventory/typed-items.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { ItemPicker } from "#flows/stock/item-picker.tsx";
import { stockTexts } from "#flows/stock/texts.ts";
import { QuantityField } from "#ui/accounting/quantity-field.tsx";
import { IconButton } from "#ui/kit/controls/icon-button.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import type { SaidLine } from "./said-line.ts";
import { typedItemsTexts as texts } from "./texts.ts";
import type { SaidItems, ShownLine } from "./use-said-items.ts";

const MOST_UNITS = 1_000_000_000;

const keyOf = ({ moveId, line }: { readonly moveId: string; readonly line: number }) => `${moveId}/${line}`;

interface SourceProps {
  readonly line: SaidLine;
  readonly sources: readonly ReturnChoice[];
  readonly place: number;
  readonly onChange: (line: SaidLine) => void;
}

/** Which sale or purchase is given back: the choice of its line, with what is left of it. */
export function SourceField({ line, sources, place, onChange }: SourceProps) {
  const isEmpty = line.itemId !== null && sources.length === 0;
  return (
    <SelectField
      size="sm"
      aria-label={texts.source(place)}
      placeholder={isEmpty ? texts.noSource : texts.sourceHint}
      value={line.source ? keyOf(line.source) : ""}
      options={sources.map(({ line: each, left }) => ({
        value: keyOf(each),
        label: texts.sourceOf(formatDay(each.date), unitsText(left)),
      }))}
      onChange={(key) => {
        const found = sources.find((each) => keyOf(each.line) === key)?.line;
        if (found) onChange({ ...line, source: { moveId: found.moveId, line: found.line } });
      }}
    />
  );
}

interface ItemCellsProps {
  readonly kind: StockKind;
  readonly said: SaidItems;
  readonly shown: ShownLine;
  /** Counting from 1. */
  readonly place: number;
}

/** What the amount of an item is; empty for what is written off, which has none. */
export function amountName(kind: StockKind): string {
  if (kind === "out") return "";
  return kind === "sale" || kind === "sale-return" ? texts.price : texts.cost;
}

/** From the item that was chosen to the next field of its row. */
function goOn(key: number): void {
  const [, next] = document.querySelectorAll<HTMLElement>(`[data-item="${key}"] :is(input, select)`);
  next?.focus();
}

/** One item as a row of the panel. */
export function ItemCells({ kind, said, shown, place }: ItemCellsProps) {
  const { line, valued, amount, sources } = shown;
  const name = amountName(kind);
  return (
    <div className="journal-item" data-item={line.key}>
      <ItemPicker
        items={said.items ?? []}
        value={valued}
        error={undefined}
        autoFocus={line.itemId === null}
        cell={{ label: texts.item(place), placeholder: texts.itemHint }}
        onChange={(chosen) => {
          said.choose(line, chosen);
          goOn(line.key);
        }}
      />
      {isGivenBack(kind) ? (
        <SourceField line={line} sources={sources} place={place} onChange={said.put} />
      ) : null}
      <QuantityField
        variant="cell"
        aria-label={texts.quantity(place)}
        placeholder={texts.quantityHint}
        value={line.quantity / 1000}
        blankZero
        most={MOST_UNITS}
        decimals={QUANTITY_DECIMALS}
        refused={() => stockTexts.badQuantity}
        onChange={(units) => said.put({ ...line, quantity: Math.round(units * 1000) })}
      />
      {name === "" ? (
        <span />
      ) : (
        <MoneyField
          variant="cell"
          aria-label={texts.amount(name, place)}
          placeholder={name}
          value={amount}
          onChange={(typed) => said.put({ ...line, amount: typed })}
        />
      )}
      <IconButton
        size="sm"
        label={texts.remove(place)}
        tabIndex={-1}
        icon={<X size={16} aria-hidden="true" />}
        onClick={() => said.remove(line.key)}
      />
    </div>
  );
}
