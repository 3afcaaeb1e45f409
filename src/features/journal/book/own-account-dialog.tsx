import { useRef, useState } from "react";
import type { Book } from "#domain/company/book.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { addAccount } from "#storage/commands/books/add-account.ts";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { useRefusal } from "#ui/kit/feedback/use-refusal.ts";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { journalTexts } from "../texts.ts";

const { ownAccount: texts } = journalTexts;

/** "form": nothing that was typed is wrong, the store refused. */
type Field = "code" | "name" | "form";

interface OwnAccountDialogProps {
  readonly book: Book;
  readonly onClose: () => void;
}

/** Adds a user's sub-account under a PUC account, for this book. */
export function OwnAccountDialog({ book, onClose }: OwnAccountDialogProps) {
  const storage = useStorage();
  const first = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useRefusal<{ readonly field: Field; readonly why: string }>();
  const add = async () => {
    setBusy(true);
    const command = { id: storage.newId("command"), bookId: book.id, code: code.trim(), name };
    const added = await tracked(() => addAccount(storage, command));
    setBusy(false);
    if (added.ok) {
      toast.success({ title: texts.added(added.value.code), text: added.value.name });
      return onClose();
    }
    const { error } = added;
    const isName = error.kind === "own-account" && error.problem === "blank-name";
    const field = error.kind === "storage" ? "form" : isName ? "name" : "code";
    setRefused({ field, why: refusalText(error) });
  };
  const errorOf = (field: Field) => (refused?.field === field ? refused.why : undefined);
  return (
    <FormDialog
      title={texts.title}
      initialFocus={first}
      dirty={code !== "" || name !== ""}
      confirm={texts.add}
      busy={busy}
      onSubmit={add}
      onClose={onClose}
    >
      <TextField
        ref={first}
        label={texts.code}
        help={texts.codeHelp}
        inputMode="numeric"
        maxLength={12}
        value={code}
        error={errorOf("code")}
        onChange={setCode}
      />
      <TextField label={texts.name} maxLength={120} value={name} error={errorOf("name")} onChange={setName} />
      {refused?.field === "form" ? <Banner tone="error">{refused.why}</Banner> : null}
    </FormDialog>
  );
}
