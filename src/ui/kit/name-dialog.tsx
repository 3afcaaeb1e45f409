import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { TextField } from "./text-field.tsx";
import { kitTexts } from "./texts.ts";

interface NameDialogProps {
  readonly title: string;
  /** Of the field. */
  readonly label: string;
  readonly name: string;
  readonly confirm: string;
  /** Answers why it cannot be, or null when it is done. */
  readonly onConfirm: (name: string) => Promise<string | null>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks for a name. Enter confirms; a refusal stands under the field. */
export function NameDialog(props: NameDialogProps) {
  const { title, label, name: start, confirm, onConfirm, onClose, children } = props;
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(start);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    const refused = await onConfirm(name);
    setBusy(false);
    setError(refused);
    if (refused === null) onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void submit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      initialFocus={field}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {kitTexts.cancel}
          </Button>
          <Button type="submit" form={form} variant="primary" loading={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={onSubmit}>
        <TextField
          ref={field}
          label={label}
          error={error ?? undefined}
          value={name}
          maxLength={120}
          onChange={(text) => {
            setName(text);
            setError(null);
          }}
        />
        {children}
      </form>
    </Dialog>
  );
}
