import { useRef, useState } from "react";
import type { ReceivedThing } from "#formats/exchange/receive/receive-many.ts";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { FormDialog } from "#ui/kit/overlays/form-dialog.tsx";
import { exchangeTexts } from "./texts.ts";

const { paste: texts, box } = exchangeTexts;

/** Takes the text of a chat or a mail. */
export function PasteTextDialog({
  onThing,
  onClose,
}: {
  readonly onThing: (thing: ReceivedThing) => void;
  readonly onClose: () => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const submit = () => {
    if (text.trim() === "") {
      setError(texts.empty);
      field.current?.focus();
      return;
    }
    onClose();
    onThing({ kind: "text", name: box.pastedName, text });
  };
  return (
    <FormDialog
      title={texts.title}
      confirm={texts.confirm}
      busy={false}
      dirty={text !== ""}
      initialFocus={field}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        ref={field}
        label={texts.label}
        help={texts.help}
        error={error}
        rows={8}
        spellCheck={false}
        value={text}
        onChange={setText}
      />
    </FormDialog>
  );
}
