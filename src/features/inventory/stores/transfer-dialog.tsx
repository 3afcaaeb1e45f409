import { useState } from "react";
import { openStores, type StockStore } from "#domain/inventory/store.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { StoreId } from "#domain/kernel/ids.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import { ItemLineFields, type TypedLine } from "#flows/stock/item-line-fields.tsx";
import { StoreField } from "#flows/stock/store-field.tsx";
import { type ItemNameOf, stockTexts } from "#flows/stock/texts.ts";
import { useStockRefusal } from "#flows/stock/use-stock-refusal.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { ValuedItem } from "#storage/queries/inventory/inventory.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { DateField } from "#ui/kit/fields/date-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import type { StockActions } from "../use-stock-actions.ts";
import { inStore } from "./in-store.ts";
import { storesTexts as texts } from "./texts.ts";
import { useStoreUnits } from "./use-store-units.ts";

interface TransferDialogProps {
  readonly open: OpenBook;
  readonly stores: readonly StockStore[];
  readonly items: readonly ValuedItem[];
  readonly item: ValuedItem | null;
  readonly today: Day;
  readonly nameOf: ItemNameOf;
  readonly does: StockActions;
  readonly onClose: () => void;
}

interface TypedTransfer {
  readonly from: StoreId | null;
  readonly to: StoreId | null;
  readonly date: Day | null;
  readonly reference: string;
  readonly lines: readonly TypedLine[];
}

const BLANK = { valued: null, units: 0, amount: ZERO };

function useTransferForm({ stores, item, today, nameOf, does, onClose }: TransferDialogProps) {
  const storage = useStorage();
  const [typed, setTyped] = useState<TypedTransfer>(() => ({
    from: stores[0]?.id ?? null,
    to: openStores(stores)[1]?.id ?? null,
    date: today,
    reference: "",
    lines: [{ key: 0, ...BLANK, valued: item }],
  }));
  const [sent, setSent] = useState(false);
  const { from, to, date, reference, lines } = typed;
  const refused = useStockRefusal(nameOf);
  const say = refused.until((more: Partial<TypedTransfer>) => setTyped({ ...typed, ...more }));
  const submit = async () => {
    setSent(true);
    const told = lines.flatMap(({ valued, units }) =>
      valued === null || units <= 0
        ? []
        : [
            {
              transferId: storage.newId("stockTransfer"),
              itemId: valued.item.id,
              quantity: Math.round(units * 1000),
            },
          ],
    );
    if (date === null || from === null || to === null || from === to || told.length < lines.length) return;
    const refusal = await does.transfer({ date, from, to, reference: reference.trim(), lines: told });
    if (refusal === null) onClose();
    else refused.refuse(refusal);
  };
  return { typed, say, sent, submit, refusedOf: refused.of, refusedDay: refused.ofDay };
}

/** Units that go from one store to another. */
export function TransferDialog(props: TransferDialogProps) {
  const { stores, items, today, onClose } = props;
  const { typed, say, sent, submit, refusedOf, refusedDay } = useTransferForm(props);
  const { from, to, date, reference, lines } = typed;
  const units = useStoreUnits(props.open.book.id, stores, null);
  const ofStore = from === null ? items : inStore(items, units?.get(from));
  const find = (line: TypedLine) => ofStore.find(({ item }) => item.id === line.valued?.item.id) ?? null;
  const put = (line: TypedLine) => say({ lines: lines.map((each) => (each.key === line.key ? line : each)) });
  return (
    <FormDialog
      title={texts.transferTitle}
      confirm={texts.record}
      busy={false}
      dirty={lines.some((line) => line.units > 0)}
      strict
      onClose={onClose}
      onSubmit={submit}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <StoreField label={texts.from} stores={stores} value={from} onChange={(id) => say({ from: id })} />
        <StoreField
          label={texts.to}
          stores={stores}
          value={to}
          error={sent && from === to ? texts.sameStore : undefined}
          onChange={(id) => say({ to: id })}
        />
      </div>
      {lines.map((line) => (
        <ItemLineFields
          key={line.key}
          line={{ ...line, valued: find(line) }}
          items={ofStore}
          amount=""
          needsAmount={false}
          sent={sent}
          refused={refusedOf(line.valued)}
          onChange={put}
          onRemove={
            lines.length === 1 ? null : () => say({ lines: lines.filter(({ key }) => key !== line.key) })
          }
        />
      ))}
      <Button
        size="sm"
        variant="outline"
        className="justify-self-start"
        onClick={() => say({ lines: [...lines, { key: (lines.at(-1)?.key ?? 0) + 1, ...BLANK }] })}
      >
        {stockTexts.addLine}
      </Button>
      <div className="grid gap-4 sm:grid-cols-2">
        <div data-may-retry={refusedDay === undefined ? undefined : true}>
          <DateField
            label={texts.date}
            picker
            value={date}
            today={today}
            error={sent && date === null ? texts.needDate : refusedDay}
            onChange={(day) => say({ date: day })}
          />
        </div>
        <TextField
          label={texts.reference}
          help={texts.referenceHelp}
          autoComplete="off"
          value={reference}
          onChange={(text) => say({ reference: text })}
        />
      </div>
    </FormDialog>
  );
}
