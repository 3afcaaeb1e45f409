import { useState } from "react";
import type { UsedMonths } from "#domain/accounting/charts/account-in-use.ts";
import type { InventoryMove } from "#domain/inventory/inventory-move.ts";
import type { CostChange } from "#domain/inventory/plan-stock.ts";
import { FREIGHT_ROLES } from "#domain/inventory/stock-accounts.data.ts";
import { formatDay, formatPesos } from "#domain/kernel/format.ts";
import { type Pesos, sum, ZERO } from "#domain/kernel/pesos.ts";
import { CostsDialog } from "#flows/stock/costs-dialog.tsx";
import { stockRefusalText } from "#flows/stock/refused-text.ts";
import { tellStockDone } from "#flows/stock/tell-done.ts";
import { type ItemNameOf, stockTexts } from "#flows/stock/texts.ts";
import { tracked } from "#session/saved/save-state.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { addFreight } from "#storage/commands/inventory/add-freight.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { MoneyField } from "#ui/kit/fields/money-field.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { COUNTER_NAMES } from "../texts.ts";
import { accountOfRole } from "../use-move-form.ts";
import { freightTexts as texts } from "./texts.ts";

interface FreightDialogProps {
  readonly open: OpenBook;
  readonly used: UsedMonths;
  readonly move: InventoryMove;
  readonly nameOf: ItemNameOf;
  readonly onClose: () => void;
}

interface TypedFreight {
  readonly amount: Pesos;
  readonly thirdParty: string;
  readonly role: (typeof FREIGHT_ROLES)[number];
}

function useFreightForm({ open, used, move, nameOf, onClose }: FreightDialogProps) {
  const storage = useStorage();
  const [typed, setTyped] = useState<TypedFreight>({ amount: ZERO, thirdParty: "", role: "carrier" });
  const [sent, setSent] = useState(false);
  const [seen, setSeen] = useState<readonly CostChange[] | null>(null);
  const { amount, thirdParty, role } = typed;
  const send = async (accepts: boolean) => {
    const bookId = open.book.id;
    const id = storage.newId("command");
    const said = { amount, thirdParty: thirdParty.trim(), counter: accountOfRole(open, used, role) };
    const adjustment = stockTexts.adjustment(texts.adjusting(move.description.toLocaleLowerCase("es-CO")));
    const command = { id, bookId, moveId: move.id, ...said, accepts, adjustment };
    const result = await tracked(() => addFreight(storage, command));
    if (!result.ok && result.error.kind === "costs-change") return setSeen(result.error.changes);
    setSeen(null);
    if (result.ok) {
      tellStockDone(storage, bookId, id, texts.done);
      onClose();
    } else toast.error({ title: stockTexts.failed, text: stockRefusalText(result.error, nameOf) });
  };
  return {
    typed,
    say: (more: Partial<TypedFreight>) => setTyped({ ...typed, ...more }),
    sent,
    seen,
    unsee: () => setSeen(null),
    accept: () => send(true),
    submit: async () => {
      setSent(true);
      if (amount > 0) await send(false);
    },
  };
}

/** A bill of what it cost to bring a purchase that came after it, from whoever brought it (IN-16). */
export function FreightDialog(props: FreightDialogProps) {
  const { move, nameOf, onClose } = props;
  const form = useFreightForm(props);
  const { amount, thirdParty, role } = form.typed;
  const names = move.lines.map(({ itemId }) => nameOf(itemId));
  const cost = sum(move.lines.map((line) => line.amount));
  return (
    <>
      <FormDialog
        title={texts.button}
        confirm={texts.save}
        busy={false}
        dirty={amount > 0 || thirdParty !== ""}
        strict
        onClose={onClose}
        onSubmit={form.submit}
      >
        <p className="text-caption text-muted">
          {texts.about(`${move.description}, ${formatDay(move.date)}`, formatPesos(cost), names)}
        </p>
        <MoneyField
          label={texts.amount}
          prefix
          blankZero
          value={amount}
          error={form.sent && amount <= 0 ? texts.needAmount : undefined}
          notice={amount > cost ? texts.moreThanCost(formatPesos(cost)) : undefined}
          onChange={(value) => form.say({ amount: value })}
        />
        <TextField
          label={texts.who}
          autoComplete="off"
          value={thirdParty}
          onChange={(value) => form.say({ thirdParty: value })}
        />
        <SelectField
          label={texts.counter}
          value={role}
          options={FREIGHT_ROLES.map((value) => ({ value, label: COUNTER_NAMES[value] }))}
          onChange={(value) => form.say({ role: value })}
        />
      </FormDialog>
      {form.seen === null ? null : (
        <CostsDialog changes={form.seen} nameOf={nameOf} onAccept={form.accept} onCancel={form.unsee} />
      )}
    </>
  );
}
