import { useState } from "react";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { PasswordField } from "#ui/kit/fields/password-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { lockTexts } from "./texts.ts";

interface UnlockDialogProps {
  readonly wrong: boolean;
  /** Why it could not be tried; what was typed stays, to be sent again. */
  readonly failed: string | null;
  readonly busy: boolean;
  readonly onOpen: (passphrase: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the passphrase of a copy until it is correct. It closes at once: a typed passphrase is nothing to lose. */
export function UnlockDialog({ wrong, failed, busy, onOpen, onCancel }: UnlockDialogProps) {
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState("");
  const submit = () => {
    if (typed === "") return;
    setTried(typed);
    onOpen(typed);
  };
  return (
    <FormDialog
      title={lockTexts.title}
      confirm={lockTexts.open}
      busy={busy}
      leaves
      onSubmit={submit}
      onClose={onCancel}
    >
      <p>{lockTexts.ask}</p>
      <PasswordField
        label={lockTexts.passphrase}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        error={wrong && !busy && typed === tried ? lockTexts.wrong : undefined}
      />
      {failed === null || busy ? null : <Banner tone="error">{failed}</Banner>}
    </FormDialog>
  );
}
