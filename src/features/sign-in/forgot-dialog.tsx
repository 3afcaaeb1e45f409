import { type FormEvent, useState } from "react";
import { openRecovery } from "#session/storage/open-recovery.ts";
import { session } from "#session/who/session.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { Dialog } from "#ui/kit/overlays/dialog.tsx";
import { signInTexts } from "./texts.ts";

const texts = signInTexts.forgot;

interface ForgotDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function RemoveAccount({ onDone }: { readonly onDone: () => void }) {
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    const account = await session.findAccount(email);
    const answer = account === null ? null : await session.deleteAccount(account.id);
    setBusy(false);
    if (answer === null) return setError(texts.unknown);
    if (!answer.ok) return setError(texts.failed);
    toast.error({
      title: texts.removed,
      text: answer.value === "deleted" ? texts.removedText : texts.pendingText,
    });
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && email.trim() !== "") void remove();
  };
  return (
    <form noValidate className="mt-3 grid gap-3" onSubmit={submit}>
      <TextField
        label={texts.removeField}
        type="email"
        inputMode="email"
        autoComplete="off"
        value={email}
        onChange={(text) => {
          setEmail(text);
          setError(null);
        }}
        error={error}
      />
      <Button
        type="submit"
        variant="danger"
        className="justify-self-start"
        loading={busy}
        disabled={email.trim() === ""}
      >
        {texts.remove}
      </Button>
    </form>
  );
}

/** Explains that no server can send the password, and what to do instead (spec-decision 20). */
export function ForgotDialog({ open, onClose }: ForgotDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} size="md">
      <p>{texts.text}</p>
      <h3 className="section-head mt-6">{texts.restoreTitle}</h3>
      <p className="mt-3">{texts.restoreText}</p>
      <Button className="mt-3" onClick={() => openRecovery()}>
        {texts.restore}
      </Button>
      <h3 className="section-head mt-6">{texts.removeTitle}</h3>
      <p className="mt-3">{texts.removeText}</p>
      <RemoveAccount onDone={onClose} />
    </Dialog>
  );
}
