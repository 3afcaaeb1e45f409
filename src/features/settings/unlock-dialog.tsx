import { type FormEvent, useId, useState } from "react";
import { Button } from "#ui/kit/button.tsx";
import { Dialog } from "#ui/kit/dialog.tsx";
import { PasswordField } from "#ui/kit/password-field.tsx";
import { lockTexts, restoreTexts } from "./texts.ts";

interface UnlockDialogProps {
  readonly wrong: boolean;
  readonly busy: boolean;
  readonly onOpen: (passphrase: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the passphrase of a copy, as often as it is wrong. */
export function UnlockDialog({ wrong, busy, onOpen, onCancel }: UnlockDialogProps) {
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState("");
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || typed === "") return;
    setTried(typed);
    onOpen(typed);
  };
  return (
    <Dialog
      open
      title={lockTexts.title}
      onClose={onCancel}
      footer={
        <>
          <Button variant="ghost" onClick={onCancel}>
            {restoreTexts.cancel}
          </Button>
          <Button variant="primary" type="submit" form={form} loading={busy}>
            {lockTexts.open}
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-3" onSubmit={submit}>
        <p>{lockTexts.ask}</p>
        <PasswordField
          label={lockTexts.passphrase}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          error={wrong && !busy && typed === tried ? lockTexts.wrong : undefined}
        />
      </form>
    </Dialog>
  );
}
