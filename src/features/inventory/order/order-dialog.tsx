import { useState } from "react";
import { lackingOf, type OrderLine, orderLine, orderSum } from "#domain/inventory/glance/order-list.ts";
import { itemQuantity, unitsText } from "#domain/inventory/item-quantity.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatDay, formatDecimal, formatPesos } from "#domain/kernel/format.ts";
import type { ItemId } from "#domain/kernel/ids.ts";
import { unitCost } from "#reports/inventory/inventory-reports.ts";
import { orderReport } from "#reports/inventory/order-reports.ts";
import { ownerLine } from "#reports/report-head.ts";
import { headTexts } from "#reports/texts.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useQuery } from "#storage/engine/use-query.ts";
import type { ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { lastPurchases } from "#storage/queries/inventory/last-purchases.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { kitTexts } from "#ui/kit/texts.ts";
import { StepperField, typedUnits } from "../count/stepper-field.tsx";
import { InventoryExport } from "../inventory-export.tsx";
import { orderTexts as texts } from "./texts.ts";

interface OrderDialogProps {
  readonly open: OpenBook;
  /** Those below their minimum. */
  readonly items: readonly ValuedItem[];
  readonly today: Day;
  readonly onClose: () => void;
}

function costText({ bought }: OrderLine): string {
  const cost = bought && unitCost(bought.value, bought.quantity);
  return bought === null || cost === null
    ? texts.never
    : texts.bought(`$ ${formatDecimal(cost, 2)}`, formatDay(bought.date));
}

interface RowProps {
  readonly line: OrderLine;
  readonly text: string;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
}

function OrderRow({ line, text, error, onText }: RowProps) {
  const { item, there } = line;
  const has = itemQuantity(there, item.unit);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-raya border-b py-2">
      <span className="grid min-w-0 flex-1 basis-48">
        <span className="wrap-anywhere">{item.name}</span>
        <span className="text-caption text-muted">
          {item.code}. {item.minimum > 0 ? texts.there(has, unitsText(item.minimum)) : texts.noMinimum(has)}
        </span>
        <span className="text-caption text-muted">{costText(line)}</span>
      </span>
      <StepperField
        name={item.name}
        label={texts.order(item.name)}
        text={text}
        start={0}
        error={error}
        onText={onText}
      />
    </li>
  );
}

/** What is ordered of a typed text; why it cannot be. */
function read(text: string, divisible: boolean): { readonly quantity: number; readonly error?: string } {
  if (text.trim() === "") return { quantity: 0 };
  const quantity = typedUnits(text);
  if (quantity === null) return { quantity: 0, error: texts.wrong };
  return !divisible && quantity % 1000 !== 0 ? { quantity: 0, error: texts.whole } : { quantity };
}

/** What is to be bought of what is below its minimum, as a list for whoever sells it; nothing is posted (IN-57). */
export function OrderDialog({ open, items, today, onClose }: OrderDialogProps) {
  const storage = useStorage();
  const { company, book } = open;
  // What is sold meanwhile does not take away what somebody looks at.
  const [asked] = useState(items);
  const [typed, setTyped] = useState<ReadonlyMap<ItemId, string>>(new Map());
  const ids = asked.map(({ item }) => item.id);
  const found = useQuery(() => lastPurchases(storage, book.id, ids), [storage, book.id, ids.join(" ")]);
  const bought = found.state === "ready" ? found.value : null;
  const rows = asked.map(({ item, quantity: there }) => {
    const text = typed.get(item.id) ?? unitsText(lackingOf(item, there));
    const { quantity, error } = read(text, item.divisible);
    return { text, error, line: orderLine(item, there, quantity, bought?.get(item.id) ?? null) };
  });
  const ordered = rows.map(({ line }) => line).filter(({ quantity }) => quantity > 0);
  const unknown = ordered.filter(({ amount }) => amount === null).length;
  const sum = orderSum(ordered);
  const head = {
    subtitle: ownerLine(company, book.name),
    period: `${formatDay(today)}. ${headTexts.inPesos}`,
  };
  const isSound = rows.every(({ error }) => error === undefined);
  return (
    <Dialog
      open
      title={texts.title}
      dirty={typed.size > 0}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button variant="ghost" onClick={close}>
            {kitTexts.close}
          </Button>
          {ordered.length > 0 && isSound && bought !== null ? (
            <InventoryExport open={open} report={orderReport(ordered, head)} today={today} />
          ) : null}
        </>
      )}
    >
      <p>{texts.text}</p>
      <ul className="mt-3">
        {rows.map(({ line, text, error }) => (
          <OrderRow
            key={line.item.id}
            line={line}
            text={text}
            error={error}
            onText={(next) => setTyped(new Map(typed).set(line.item.id, next))}
          />
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 font-semibold" role="status">
        <span>{ordered.length === 0 ? texts.nothing : texts.sum(ordered.length)}</span>
        {sum === null ? null : <span>{formatPesos(sum)}</span>}
      </p>
      <p className="text-caption text-muted">
        {sum === null ? null : `${texts.sumHelp}.`}{" "}
        {unknown > 0 && bought !== null ? texts.unknown(unknown) : null}
      </p>
    </Dialog>
  );
}
