import type { Company } from "#domain/company/company.ts";
import type { FinancialNote } from "#domain/statement/notes/financial-notes.ts";
import { keptIn, LONGEST_NOTE_TEXT } from "#domain/statement/notes/kept-notes.ts";
import { NOTE_FIELDS, unknownFields } from "#domain/statement/notes/note-fields.ts";
import type { NoteKey } from "#domain/statement/notes/note-keys.ts";
import { textToKeep } from "#domain/statement/notes/note-texts.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { changeReporting } from "#storage/commands/companies/change-reporting.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { EditorFoot } from "./editor-foot.tsx";
import { notesTexts as texts } from "./texts.ts";
import { useEditorFocus } from "./use-editor-focus.ts";
import { useNoteDraft } from "./use-note-draft.ts";

interface NoteEditorProps {
  readonly note: FinancialNote & { readonly key: NoteKey };
  readonly company: Company;
  readonly year: number;
  readonly onClose: () => void;
}

/** How the text of a note is saved, beginning with what is kept now (MT-02). */
function saverOf({ note, company, year }: NoteEditorProps) {
  const { id: companyId, reporting = {} } = company;
  let was = keptIn(reporting, note.key, year)?.text ?? null;
  return async (storage: AppStorage, typed: string | null) => {
    const id = storage.newId("command");
    const text = typed === null ? null : textToKeep(reporting, note.key, typed);
    const change = { kind: "note", note: note.key, year, text, was } as const;
    const result = await tracked(() => changeReporting(storage, { id, companyId, change }));
    if (result.ok) was = keptIn(result.value.reporting ?? {}, note.key, year)?.text ?? null;
    return { id, result };
  };
}

/** The text of a note, edited where it stands. */
export function NoteEditor(props: NoteEditorProps) {
  const { note, year, onClose } = props;
  const form = useEditorFocus();
  const { content, refusal, type, save, reset, cancel } = useNoteDraft({
    written: note.written,
    save: saverOf(props),
    name: () => texts.numbered(note.number, note.title),
    onClose,
  });
  const unknown = unknownFields(content);
  return (
    <form
      ref={form}
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
        label={texts.textOf(note.title, year)}
        help={texts.fields(NOTE_FIELDS)}
        notice={unknown.length === 0 ? undefined : texts.unknown(unknown)}
        rows={Math.min(16, Math.max(4, Math.ceil(content.length / 80)))}
        maxLength={LONGEST_NOTE_TEXT}
        value={content}
        onChange={type}
      />
      <EditorFoot save={texts.save} onCancel={cancel}>
        {note.since === null ? null : (
          <Button size="sm" onClick={() => reset(texts.backToTemplate)}>
            {texts.reset}
          </Button>
        )}
      </EditorFoot>
    </form>
  );
}
