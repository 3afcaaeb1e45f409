import { useState } from "react";
import { LONGEST_NOTE_REASON } from "#domain/statement/notes/kept-notes.ts";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { EditorFoot } from "./editor-foot.tsx";
import { notesTexts as texts } from "./texts.ts";
import { useEditorFocus } from "./use-editor-focus.ts";

interface LeaveOutFormProps {
  readonly title: string;
  readonly reason?: string;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks why a note is not presented: without a reason it is. */
export function LeaveOutForm({ title, reason: before = "", onReason, onClose }: LeaveOutFormProps) {
  const form = useEditorFocus();
  const [reason, setReason] = useState(before);
  const [tried, setTried] = useState(false);
  const blank = reason.trim() === "";
  return (
    <form
      ref={form}
      className="grid gap-2"
      noValidate
      aria-label={texts.leaveOut.of(title)}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!blank) onReason(reason);
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <TextField
        label={texts.leaveOut.why}
        help={texts.leaveOut.help}
        error={tried && blank ? texts.leaveOut.missing : undefined}
        maxLength={LONGEST_NOTE_REASON}
        autoComplete="off"
        value={reason}
        onChange={setReason}
      />
      <EditorFoot save={texts.leaveOut.save} onCancel={onClose} />
    </form>
  );
}
