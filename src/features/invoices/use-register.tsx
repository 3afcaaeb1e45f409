import { useState } from "react";
import type { InventoryItem } from "#domain/inventory/inventory-item.ts";
import type { CostChange } from "#domain/inventory/plan-stock.ts";
import type { InvoiceMove } from "#domain/invoice/invoice-moves.ts";
import type { ReviewedDocument } from "#domain/invoice/review.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { CostsDialog } from "#flows/stock/costs-dialog.tsx";
import { stockRefusalText } from "#flows/stock/refused-text.ts";
import { type ItemNameOf, stockTexts } from "#flows/stock/texts.ts";
import { askIfAnyFar } from "#session/far-date/ask-if-far.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { remember, undoOne } from "#session/undo/undo-stack.ts";
import { type RegisterInvoices, registerInvoices } from "#storage/commands/entries/register-invoices.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { useSingle } from "#ui/kit/use-single.ts";
import { registration } from "./registration.ts";
import { invoiceTexts as texts } from "./texts.ts";

/** Stays until it is closed, or until the same documents are recorded. */
const REFUSED = "invoices-refused";

type Registration = Pick<RegisterInvoices, "invoices" | "stock">;

/** The costs that change by documents of earlier days, seen before they are recorded (IN-03). */
interface SeenCosts {
  readonly changes: readonly CostChange[];
  readonly wanted: Registration;
}

/** Names of items, those that the documents bring too. */
function namesIn(items: readonly InventoryItem[], { stock }: Registration): ItemNameOf {
  const names = new Map(items.map(({ id, name }) => [id, name]));
  for (const { itemId, fields } of stock?.items.made ?? []) names.set(itemId, texts.newItem(fields.name));
  return (id) => names.get(id) ?? "";
}

/** Records documents in one command, and offers to take it back whole. */
export function useRegister(bookId: BookId, items: readonly InventoryItem[]) {
  const storage = useStorage();
  const [busy, setBusy] = useState(false);
  const [seen, setSeen] = useState<SeenCosts | null>(null);
  const write = async (wanted: Registration) => {
    setBusy(true);
    const days = wanted.invoices.map(({ content }) => content.date);
    if (wanted.stock?.accepts !== true && !(await askIfAnyFar(storage, bookId, days))) return setBusy(false);
    const id = storage.newId("command");
    const done = await tracked(() => registerInvoices(storage, { id, bookId, ...wanted }));
    setBusy(false);
    if (!done.ok) {
      const { error } = done;
      if (error.kind === "costs-change") return setSeen({ changes: error.changes, wanted });
      setSeen(null);
      const text =
        error.kind === "invoice-recorded"
          ? texts.recordedMeanwhile(error.invoice, error.entry)
          : stockRefusalText(error, namesIn(items, wanted));
      return void toast.error({ id: REFUSED, title: texts.failed, text, durationMs: 0 });
    }
    setSeen(null);
    toast.dismiss(REFUSED);
    const { from, to } = done.value;
    remember(bookId, id);
    const undo = async () => {
      const back = await undoOne(storage, bookId, id);
      if (back.ok) toast.neutral({ title: texts.undone });
      else toast.error({ title: texts.undoFailed, text: refusalText(back.error) });
    };
    toast.success({ title: texts.registered(wanted.invoices.length, from, to), ...undoNotice(undo) });
  };
  /** `place`: the store that their units come to and leave. */
  const register = useSingle(
    async (documents: readonly ReviewedDocument[], place: Pick<InvoiceMove, "store">) => {
      if (documents.length === 0) return;
      const adjustment = stockTexts.adjustment(texts.adjusting);
      await write(registration(documents, items, storage.newId, adjustment, place));
    },
  );
  const accept = async ({ wanted }: SeenCosts) => {
    const { stock } = wanted;
    await write(stock ? { ...wanted, stock: { ...stock, accepts: true } } : wanted);
  };
  const costs =
    seen === null ? null : (
      <CostsDialog
        changes={seen.changes}
        nameOf={namesIn(items, seen.wanted)}
        onAccept={() => accept(seen)}
        onCancel={() => setSeen(null)}
      />
    );
  return { busy, register, costs };
}
