import { useState } from "react";
import { itemQuantity, QUANTITY_DECIMALS } from "#domain/inventory/item-quantity.ts";
import type { InvoiceStock, StockedLine } from "#domain/invoice/invoice-stock.ts";
import type { LineChoice } from "#domain/invoice/match-items.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { ItemPicker } from "#flows/stock/item-picker.tsx";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import { itemsToChoose, type ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { QuantityField } from "#ui/accounting/quantity-field.tsx";
import { Button } from "#ui/kit/controls/button.tsx";
import { Segmented } from "#ui/kit/fields/segmented.tsx";
import { invoiceTexts } from "../texts.ts";

const { items: texts } = invoiceTexts;
const MOST_UNITS = 1_000_000_000;
const KINDS = (["item", "new", "none"] as const).map((value) => ({ value, label: texts.kinds[value] }));

/** What was said of the lines with what is said of one of them now. */
function withLine(said: readonly LineChoice[], now: LineChoice): readonly LineChoice[] {
  const before = said.find(({ line }) => line === now.line);
  return [...said.filter(({ line }) => line !== now.line), { ...before, ...now }];
}

interface LineProps {
  readonly stocked: StockedLine;
  readonly items: readonly ValuedItem[];
  readonly isPurchase: boolean;
  readonly onSay: (choice: LineChoice) => void;
}

function LineOfItem({ stocked, items, isPurchase, onSay }: LineProps) {
  const { line, place, is, quantity, problem } = stocked;
  // "Artículo" says none yet: the picker that it shows does.
  const [isPicking, setPicking] = useState(false);
  const kind = is.kind === "unknown" || isPicking ? "item" : is.kind;
  const value = is.kind === "item" ? (items.find(({ item }) => item.id === is.item.id) ?? null) : null;
  const kinds = isPurchase ? KINDS : KINDS.filter((each) => each.value !== "new");
  return (
    <fieldset className="grid gap-2 border-raya border-b py-3">
      <legend className="sr-only">{line.description}</legend>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="min-w-0 wrap-anywhere">
          {line.description}
          <span className="block text-caption text-muted">
            {[line.code, line.quantity && texts.units(itemQuantity(line.quantity, ""))]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </p>
        <Segmented
          label={texts.what(line.description)}
          value={kind}
          segments={kinds}
          onChange={(chosen) => {
            // "Artículo" alone says no item yet: the picker below does.
            setPicking(chosen === "item");
            if (chosen !== "item") onSay({ line: place, item: chosen });
          }}
        />
      </div>
      {kind === "item" ? (
        <ItemPicker
          items={items}
          value={value}
          error={undefined}
          onChange={({ item }) => onSay({ line: place, item: item.id })}
        />
      ) : null}
      {is.kind === "item" ? <p className="text-caption text-muted">{texts.by[is.by]}</p> : null}
      {kind === "none" ? (
        isPurchase ? (
          <p className="text-caption text-muted">{texts.noneOf}</p>
        ) : null
      ) : (
        <QuantityField
          label={texts.quantity}
          value={(quantity ?? 0) / 1000}
          blankZero
          most={MOST_UNITS}
          decimals={QUANTITY_DECIMALS}
          refused={() => texts.badQuantity}
          error={problem === null ? undefined : texts.problems[problem]}
          onChange={(units) => onSay({ line: place, quantity: Math.round(units * 1000) })}
        />
      )}
    </fieldset>
  );
}

interface InvoiceItemsProps {
  readonly bookId: BookId;
  readonly stock: InvoiceStock;
  readonly said: readonly LineChoice[];
  readonly isSettled: boolean;
  readonly onSay: (said: readonly LineChoice[]) => void;
}

/** Which items the lines of a document are, and how many. */
export function InvoiceItems({ bookId, stock, said, isSettled, onSay }: InvoiceItemsProps) {
  const storage = useStorage();
  const { kind } = stock;
  const found = useQuery(() => itemsToChoose(storage, bookId, kind), [storage, bookId, kind]);
  const items = found.state === "ready" ? found.value : [];
  if (isSettled || stock.lines.length === 0) return null;
  const isPurchase = stock.kind === "purchase";
  const unknown = stock.lines.filter(({ is }) => is.kind === "unknown");
  const makeAll = () =>
    onSay(unknown.reduce((all, { place }) => withLine(all, { line: place, item: "new" }), said));
  return (
    <section aria-label={texts.title} className="mt-5 min-w-0">
      <h3 className="font-semibold">{texts.title}</h3>
      <p className="text-caption text-muted">{texts.lead[stock.kind as keyof typeof texts.lead]}</p>
      {unknown.length === 0 ? null : (
        <Button size="sm" variant="outline" className="mt-2" onClick={makeAll}>
          {texts.allNew(unknown.length)}
        </Button>
      )}
      {stock.lines.map((stocked) => (
        <LineOfItem
          key={stocked.place}
          stocked={stocked}
          items={items}
          isPurchase={isPurchase}
          onSay={(choice) => onSay(withLine(said, choice))}
        />
      ))}
    </section>
  );
}
