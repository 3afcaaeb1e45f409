import { type FormEvent, type ReactNode, useEffect, useId } from "react";
import { Button } from "../controls/button.tsx";
import { focusRefusedFields, holdsRefused } from "../fields/focus-refused.ts";
import { sending } from "../held-work.ts";
import { kitTexts } from "../texts.ts";
import { useSingle } from "../use-single.ts";
import { Dialog, type DialogProps } from "./dialog.tsx";

interface FormDialogProps extends Omit<DialogProps, "open" | "footer"> {
  readonly confirm: string;
  /** What leaving it is called; "Cancelar" if absent. */
  readonly cancel?: string;
  readonly busy: boolean;
  /** False while there is nothing to send: its button is off. */
  readonly ready?: boolean;
  readonly onSubmit: () => unknown;
  /** Another button, before the main one. */
  readonly other?: ReactNode;
  /** Sends nothing while a field says that it cannot read what was typed: it holds nothing, or 0, for it (NU-01). */
  readonly strict?: boolean;
}

/** A form in a dialog: Enter submits from any field, but not again while it is being submitted. */
export function FormDialog({
  confirm,
  cancel = kitTexts.cancel,
  busy,
  ready = true,
  onSubmit,
  other,
  strict = false,
  children,
  ...dialog
}: FormDialogProps) {
  useEffect(focusRefusedFields, []);
  const form = useId();
  const send = useSingle(onSubmit);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !ready || (strict && holdsRefused(event.currentTarget))) return;
    void sending(event.currentTarget, send);
  };
  return (
    <Dialog
      {...dialog}
      open
      footer={(close) => (
        <>
          <Button variant="ghost" onClick={close}>
            {cancel}
          </Button>
          {other}
          <Button type="submit" form={form} variant="primary" disabled={!ready} loading={busy}>
            {confirm}
          </Button>
        </>
      )}
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  );
}
