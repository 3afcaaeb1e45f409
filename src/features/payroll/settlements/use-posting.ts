import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { monthOf } from "#domain/kernel/calendar-day.ts";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import type { Payable } from "#domain/payroll/run/payable.ts";
import type { StoredPayment } from "#domain/payroll/settlement/stored-payment.ts";
import { runRefusalText } from "#session/notices/run-refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { remember } from "#session/undo/undo-stack.ts";
import { postBenefits } from "#storage/commands/payroll/post-benefits.ts";
import { readPayment } from "#storage/queries/payroll/payments.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { settlementTexts as texts } from "./settlement-texts.ts";

/** How long the notice with the link to the entry is shown. */
const SEEN_MS = 8000;

export interface PostingOrder {
  readonly company: CompanyId;
  readonly payable: Payable;
  /** The user confirmed posting for someone already paid. */
  readonly again: boolean;
  /** Notice after posting. */
  readonly done: string;
  /** Label in the undo list. */
  readonly name: string;
}

/** Posts a payment to a book. The dialog creates the ids, so submitting twice posts once. */
export function usePosting({ company: companyId, payable, again, done, name }: PostingOrder) {
  const storage = useStorage();
  const navigate = useNavigate();
  const [ids] = useState(() => ({
    id: storage.newId("command"),
    paymentId: storage.newId(payable.what === "settlement" ? "settlement" : "benefitPayment"),
    entryId: storage.newId("entry"),
  }));
  const tell = async (payment: StoredPayment) => {
    const posted = await readPayment(storage, payment);
    if (posted === null) return;
    const { book, entry } = posted;
    const search = { book: book.id, periodo: monthOf(entry.date), asiento: entry.number };
    toast.success({
      title: done,
      text: texts.postedText(entry.number, book.name),
      durationMs: SEEN_MS,
      actions: [{ label: texts.seeEntry, onAction: () => void navigate({ to: "/journal/complex", search }) }],
    });
  };
  return async (bookId: BookId): Promise<string | null> => {
    const command = { ...ids, bookId, companyId, payable, again };
    const posted = await tracked(() => postBenefits(storage, command));
    if (!posted.ok) return runRefusalText(posted.error);
    remember(bookId, ids.id, name);
    await tell(posted.value);
    return null;
  };
}
