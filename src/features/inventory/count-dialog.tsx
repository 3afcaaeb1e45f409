import { useState } from "react";
import type { ChartKind } from "#domain/accounting/account.ts";
import { itemQuantity, QUANTITY_DECIMALS } from "#domain/inventory/item-quantity.ts";
import type { CostChange } from "#domain/inventory/plan-stock.ts";
import { sayStore } from "#domain/inventory/store-units.ts";
import type { Day } from "#domain/kernel/day.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import type { StoreId } from "#domain/kernel/ids.ts";
import { type Pesos, ZERO } from "#domain/kernel/pesos.ts";
import { roundHalfUp } from "#domain/kernel/rounding.ts";
import { CostLine } from "#flows/stock/cost-line.tsx";
import { costTexts } from "#flows/stock/cost-texts.ts";
import { CostsDialog } from "#flows/stock/costs-dialog.tsx";
import { StoreField } from "#flows/stock/store-field.tsx";
import { type ItemNameOf, stockTexts } from "#flows/stock/texts.ts";
import { useCostAhead } from "#flows/stock/use-costs-ahead.ts";
import { useStockRefusal } from "#flows/stock/use-stock-refusal.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { QuantityField } from "#ui/accounting/quantity-field.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { adjustmentDraft } from "./adjustment-draft.ts";
import { inventoryTexts } from "./texts.ts";
import type { StockActions } from "./use-stock-actions.ts";
import { useStockOn } from "./use-stock-on.ts";

const { countDialog: texts, move } = inventoryTexts;
const MOST_UNITS = 1_000_000_000;

type CountForm = ReturnType<typeof useCountForm>;

interface CountDialogProps {
  readonly open: OpenBook;
  readonly valued: ValuedItem;
  readonly chart: ChartKind;
  readonly today: Day;
  readonly nameOf: ItemNameOf;
  readonly does: StockActions;
  readonly onClose: () => void;
}

/** What is typed of a count, and what it makes of it. */
function useCountForm({ open, valued, chart, today, nameOf, does, onClose }: CountDialogProps) {
  const { item } = valued;
  const storage = useStorage();
  const [typed, setCounted] = useState<number | null>(null);
  const [date, setDate] = useState<Day | null>(today);
  const [store, setStore] = useState<StoreId | null>(null);
  const found = useStockOn(open, { store, day: date, today, items: [valued] });
  const { quantity, value, there } = found?.[0] ?? { ...valued, there: 0 };
  const counted = typed ?? Math.max(0, there) / 1000;
  const [typedCost, setCost] = useState<Pesos | null>(null);
  const [sent, setSent] = useState(false);
  const [seen, setSeen] = useState<readonly CostChange[] | null>(null);
  const refused = useStockRefusal(nameOf);
  const difference = Math.round(counted * 1000) - there;
  const usual = difference > 0 && quantity !== 0 ? roundHalfUp(value, difference, quantity) : ZERO;
  const cost = typedCost ?? usual;
  const kind = difference > 0 ? "in" : "out";
  const where = sayStore(open.book.stock ?? {}, store);
  const lines = [{ itemId: item.id, quantity: Math.abs(difference), amount: kind === "in" ? cost : ZERO }];
  const isOut = difference < 0 && date !== null;
  const leaves = useCostAhead(open.book.id, isOut ? { kind: "out", date, lines, ...where } : null);
  const send = async (accepts: boolean) => {
    if (date === null || difference === 0) return;
    const own = { chart, kind, date, description: texts.description(item.name), lines, ...where } as const;
    const draft = adjustmentDraft(storage, own);
    const outcome = await does.post([draft], accepts, texts.done);
    if ("changes" in outcome) setSeen(outcome.changes);
    else if (outcome.done) onClose();
    else {
      setSeen(null);
      if (outcome.refusal) refused.refuse(outcome.refusal);
    }
  };
  const submit = async () => {
    setSent(true);
    if (found !== null && (kind === "out" || cost > 0)) await send(false);
  };
  return {
    counted,
    setCounted: refused.until(setCounted),
    there,
    store,
    setStore: refused.until(setStore),
    date,
    setDate: refused.until(setDate),
    cost,
    setCost: refused.until(setCost),
    /** What is missing, at its cost; null while that is not known. */
    leaves,
    refused: refused.of(valued),
    refusedDay: refused.ofDay,
    difference,
    sent,
    seen,
    setSeen,
    send,
    submit,
  };
}

function CountFields({
  form,
  open,
  valued,
  today,
}: Pick<CountDialogProps, "open" | "valued" | "today"> & { readonly form: CountForm }) {
  const { difference, cost, sent } = form;
  return (
    <>
      <StoreField stores={open.book.stock?.stores ?? []} value={form.store} onChange={form.setStore} />
      <div data-may-retry={form.refused === undefined ? undefined : true}>
        <QuantityField
          label={texts.counted}
          help={texts.help(itemQuantity(form.there, valued.item.unit))}
          value={form.counted}
          most={MOST_UNITS}
          decimals={QUANTITY_DECIMALS}
          refused={() => stockTexts.badCount}
          error={sent && difference === 0 ? texts.same : form.refused}
          onChange={form.setCounted}
        />
      </div>
      {difference > 0 ? (
        <MoneyField
          label={texts.cost}
          prefix
          blankZero
          value={cost}
          error={sent && cost <= 0 ? stockTexts.needCost : undefined}
          onChange={form.setCost}
        />
      ) : null}
      <div data-may-retry={form.refusedDay === undefined ? undefined : true}>
        <DateField
          label={move.date}
          picker
          value={form.date}
          today={today}
          error={sent && form.date === null ? move.needDate : form.refusedDay}
          onChange={form.setDate}
        />
      </div>
      <CostLine text={form.leaves === null ? "" : costTexts.missing(formatPesos(form.leaves))} />
    </>
  );
}

/** What a count found of an item: the difference comes in or goes out, at what a unit costs now. */
export function CountDialog(props: CountDialogProps) {
  const { open, valued, today, nameOf, onClose } = props;
  const form = useCountForm(props);
  return (
    <>
      <FormDialog
        title={texts.title(valued.item.name)}
        confirm={texts.save}
        busy={false}
        dirty={form.difference !== 0}
        strict
        onClose={onClose}
        onSubmit={form.submit}
      >
        <CountFields form={form} open={open} valued={valued} today={today} />
      </FormDialog>
      {form.seen === null ? null : (
        <CostsDialog
          changes={form.seen}
          nameOf={nameOf}
          onAccept={() => form.send(true)}
          onCancel={() => form.setSeen(null)}
        />
      )}
    </>
  );
}
