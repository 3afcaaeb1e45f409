import { formatLongDay } from "#domain/kernel/format.ts";
import { ConfirmDialog } from "#ui/kit/overlays/confirm-dialog.tsx";
import type { FarDate } from "./ask-if-far.ts";
import { farDateTexts as texts } from "./texts.ts";

/** The question about a date far from the book's others; the focus starts on correcting it. */
export function FarDateDialog({ asked }: { readonly asked: FarDate }) {
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={texts.title}
      text={texts.text(formatLongDay(asked.day))}
      detail={texts.detail(asked.book)}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      onConfirm={() => asked.answer(true)}
      onCancel={() => asked.answer(false)}
    />
  );
}
