import { useEffect, useState } from "react";
import type { Refusal } from "#domain/accounting/refusal.ts";
import type { Company } from "#domain/company/company.ts";
import type { FinancialNote } from "#domain/statement/notes/financial-notes.ts";
import { LONGEST_NOTE_TEXT } from "#domain/statement/notes/kept-notes.ts";
import { NOTE_FIELDS, unknownFields } from "#domain/statement/notes/note-fields.ts";
import { holdUnsaved } from "#pwa/hold-unsaved.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import type { StorageRefusal } from "#storage/engine/run-command.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { toast } from "#ui/kit/feedback/toast.ts";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { makeNoteDraft } from "./note-draft.ts";
import { notesTexts as texts } from "./texts.ts";

interface NoteEditorProps {
  readonly note: FinancialNote;
  readonly company: Company;
  readonly year: number;
  readonly onClose: () => void;
}

const focusOn = (field: HTMLTextAreaElement | null) => field?.focus();

function useDraft({ note, company, year, onClose }: NoteEditorProps) {
  const storage = useStorage();
  const [draft] = useState(() =>
    makeNoteDraft(storage, {
      companyId: company.id,
      reporting: company.reporting ?? {},
      note: note.key,
      year,
      written: note.written,
    }),
  );
  const [text, setText] = useState(note.written);
  const [refusal, setRefusal] = useState<Refusal | StorageRefusal | null>(null);
  useEffect(() => holdUnsaved(draft), [draft]);
  const finish = async (saving: ReturnType<typeof draft.keep>, title: string) => {
    const { id, result } = await saving;
    if (!result.ok) return setRefusal(result.error);
    toast.success({
      title,
      text: texts.numbered(note.number, note.title),
      ...recordsBack(storage, {
        target: id,
        done: { title: texts.undone },
        onRefused: (refused) => {
          if (!refused.ok) toast.error({ title: texts.failed, text: refusalText(refused.error) });
        },
      }),
    });
    onClose();
  };
  return {
    text,
    refusal,
    type: (typed: string) => {
      draft.type(typed);
      setText(typed);
    },
    save: () => (draft.isDirty() ? void finish(draft.keep(), texts.saved) : onClose()),
    reset: () => void finish(draft.reset(), texts.backToTemplate),
    cancel: () => {
      draft.giveUp();
      onClose();
    },
  };
}

/** The text of a note, edited where it stands. */
export function NoteEditor(props: NoteEditorProps) {
  const { note, year } = props;
  const { text, refusal, type, save, reset, cancel } = useDraft(props);
  const unknown = unknownFields(text);
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") cancel();
      }}
    >
      {refusal === null ? null : <Banner tone="error">{refusalText(refusal)}</Banner>}
      <TextAreaField
        ref={focusOn}
        label={texts.textOf(note.title, year)}
        help={texts.fields(NOTE_FIELDS)}
        notice={unknown.length === 0 ? undefined : texts.unknown(unknown)}
        rows={Math.min(16, Math.max(4, Math.ceil(text.length / 80)))}
        maxLength={LONGEST_NOTE_TEXT}
        value={text}
        onChange={type}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm">
          {texts.save}
        </Button>
        <Button size="sm" onClick={cancel}>
          {texts.cancel}
        </Button>
        {note.since === null ? null : (
          <Button size="sm" onClick={reset}>
            {texts.reset}
          </Button>
        )}
      </div>
    </form>
  );
}
