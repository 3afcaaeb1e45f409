import { useState } from "react";
import type { BookId } from "#domain/kernel/ids.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { remember, undoOne } from "#session/undo/undo-stack.ts";
import { type RegisteredInvoice, registerInvoices } from "#storage/commands/entries/register-invoices.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import { useSingle } from "#ui/kit/use-single.ts";
import { invoiceTexts as texts } from "./texts.ts";

/** Records documents in one command, and offers to take it back whole. */
export function useRegister(bookId: BookId) {
  const storage = useStorage();
  const [busy, setBusy] = useState(false);
  const register = useSingle(async (invoices: readonly RegisteredInvoice[]) => {
    if (invoices.length === 0) return;
    setBusy(true);
    const id = storage.newId("command");
    const done = await tracked(() => registerInvoices(storage, { id, bookId, invoices }));
    setBusy(false);
    if (!done.ok) {
      const { error } = done;
      const text =
        error.kind === "invoice-recorded"
          ? texts.recordedMeanwhile(error.invoice, error.entry)
          : refusalText(error);
      return void toast.error({ title: texts.failed, text, durationMs: 0 });
    }
    const { from, to } = done.value;
    remember(bookId, id);
    const undo = async () => {
      const back = await undoOne(storage, bookId, id);
      if (back.ok) toast.neutral({ title: texts.undone });
      else toast.error({ title: texts.undoFailed, text: refusalText(back.error) });
    };
    toast.success({ title: texts.registered(invoices.length, from, to), ...undoNotice(undo) });
  });
  return { busy, register };
}
