import { type ReactNode, useRef, useState } from "react";
import { Banner } from "../feedback/banner.tsx";
import { useRefusal } from "../feedback/use-refusal.ts";
import { TextField } from "../fields/text-field.tsx";
import { FormDialog } from "./form-dialog.tsx";

/** Why a name was not taken: `name` says that another one has to be typed, `form` that this one may be sent again. */
export interface NameRefusal {
  readonly at: "name" | "form";
  readonly why: string;
}

interface NameDialogProps {
  readonly title: string;
  /** Label of the field. */
  readonly label: string;
  readonly name: string;
  readonly confirm: string;
  /** Returns the reason for a refusal, or null on success. */
  readonly onConfirm: (name: string) => Promise<NameRefusal | null>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/**
 * Asks for a name. Enter confirms; a refusal of the name is shown below the field, any other one below the form, where it
 * marks nothing as wrong (ST-06).
 */
export function NameDialog(props: NameDialogProps) {
  const { title, label, name: start, confirm, onConfirm, onClose, children } = props;
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(start);
  const [error, setError] = useRefusal<NameRefusal>();
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
        error={error?.at === "name" ? error.why : undefined}
        value={name}
        maxLength={120}
        onChange={(text) => {
          setName(text);
          setError(null);
        }}
      />
      {children}
      {error?.at === "form" ? <Banner tone="error">{error.why}</Banner> : null}
    </FormDialog>
  );
}
