import { type ReactNode, useRef, useState } from "react";
import { TextField } from "../fields/text-field.tsx";
import { FormDialog } from "./form-dialog.tsx";

interface NameDialogProps {
  readonly title: string;
  /** Label of the field. */
  readonly label: string;
  readonly name: string;
  readonly confirm: string;
  /** Returns the reason for a refusal, or null on success. */
  readonly onConfirm: (name: string) => Promise<string | null>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks for a name. Enter confirms; a refusal is shown below the field. */
export function NameDialog(props: NameDialogProps) {
  const { title, label, name: start, confirm, onConfirm, onClose, children } = props;
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
  return (
    <FormDialog
      title={title}
      initialFocus={field}
      dirty={name !== start}
      confirm={confirm}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
