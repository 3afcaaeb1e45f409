import { type ReactNode, useState } from "react";
import type { BookId, CompanyId } from "#domain/kernel/ids.ts";
import { type Payable, payableEntry } from "#domain/payroll/run/payable.ts";
import { PostEntryDialog } from "#flows/post-entry/post-entry-dialog.tsx";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import { useWorkerNames } from "../payments/use-worker-names.ts";
import { settlementTexts as texts } from "./settlement-texts.ts";
import { type PostingOrder, usePosting } from "./use-posting.ts";

interface Proposal {
  readonly title: string;
  /** Notice after posting. */
  readonly done: string;
  /** Label in the undo list. */
  readonly name: string;
  readonly company: CompanyId;
  /** Text naming the people already paid in the books; null if none. */
  readonly repeats: string | null;
  /** Whether it adds to what people were already paid, which needs no question. */
  readonly completes?: boolean;
  readonly onPosted?: () => void;
}

interface PostingDialogProps extends PostingOrder, Pick<Proposal, "title" | "onPosted"> {
  readonly onClose: () => void;
}

/** Shows the proposed entry of a settlement or of benefits, and posts it to the chosen book. */
function PostingDialog({ title, onPosted, onClose, ...order }: PostingDialogProps) {
  const post = usePosting(order);
  const onPost = async (bookId: BookId) => {
    const refused = await post(bookId);
    if (refused === null) onPosted?.();
    return refused;
  };
  const nameOf = useWorkerNames(order.company);
  if (nameOf === null) return null;
  const entry = payableEntry(order.payable, nameOf);
  return (
    <PostEntryDialog
      title={title}
      companyId={order.company}
      entry={entry}
      onPost={onPost}
      onClose={onClose}
    />
  );
}

export interface PaymentPosting {
  readonly start: () => void;
  readonly dialog: ReactNode;
}

/** Posts a proposal, `null` while there is none; asks first if some of it is already in the books. */
export function usePaymentPosting(payable: Payable | null, proposal: Proposal): PaymentPosting {
  const { repeats, completes = false, ...rest } = proposal;
  const [step, setStep] = useState<"ask" | "post" | "post-again" | null>(null);
  const close = () => setStep(null);
  const start = () => setStep(repeats === null ? "post" : "ask");
  if (payable === null || step === null) return { start, dialog: null };
  const dialog =
    step === "ask" ? (
      <ConfirmDialog
        open
        title={texts.againTitle}
        text={repeats}
        detail={texts.againDetail}
        confirmLabel={texts.postAgain}
        onConfirm={() => setStep("post-again")}
        onCancel={close}
      />
    ) : (
      <PostingDialog {...rest} payable={payable} again={completes || step === "post-again"} onClose={close} />
    );
  return { start, dialog };
}
