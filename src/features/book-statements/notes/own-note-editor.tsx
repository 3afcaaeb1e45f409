import { useState } from "react";
import type { Company } from "#domain/company/company.ts";
import type { OwnNoteId } from "#domain/kernel/ids.ts";
import { LONGEST_NOTE_TEXT, type OwnNoteText } from "#domain/statement/notes/kept-notes.ts";
import { NOTE_FIELDS, unknownFields } from "#domain/statement/notes/note-fields.ts";
import { LAST_NOTES, type LastNote } from "#domain/statement/notes/note-keys.ts";
import { templateOf } from "#domain/statement/notes/note-texts.ts";
import { cleanOwnNote, LONGEST_NOTE_TITLE, ownNoteIn } from "#domain/statement/notes/own-notes.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { changeReporting } from "#storage/commands/companies/change-reporting.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Banner } from "#ui/kit/feedback/banner.tsx";
import { SelectField } from "#ui/kit/fields/select-field.tsx";
import { TextAreaField } from "#ui/kit/fields/text-area-field.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { EditorFoot } from "./editor-foot.tsx";
import { notesTexts as texts } from "./texts.ts";
import { useEditorFocus } from "./use-editor-focus.ts";
import { useNoteDraft } from "./use-note-draft.ts";

interface OwnNoteEditorProps {
  readonly id: OwnNoteId;
  /** Null for a new one. */
  readonly said: OwnNoteText | null;
  readonly company: Company;
  readonly year: number;
  /** The last notes that are presented: it can stand before one of them, or last. */
  readonly places: readonly LastNote[];
  readonly onClose: () => void;
}

const NEW: OwnNoteText = { title: "", text: "" };
function placed({ before: _was, ...rest }: OwnNoteText, place: LastNote | "end"): OwnNoteText {
  return place === "end" ? rest : { ...rest, before: place };
}

/** Where the note can stand; the place that it has is kept, also while the note of that place is not presented. */
function placesOf(presented: readonly LastNote[], own: LastNote | undefined): readonly (LastNote | "end")[] {
  return [...LAST_NOTES.filter((each) => each === own || presented.includes(each)), "end"];
}

function saverOf({ id: noteId, said, company, year }: OwnNoteEditorProps) {
  let was = said;
  return async (storage: AppStorage, typed: OwnNoteText | null) => {
    const id = storage.newId("command");
    const change = { kind: "own-note", id: noteId, year, said: typed, was } as const;
    const result = await tracked(() => changeReporting(storage, { id, companyId: company.id, change }));
    if (result.ok) was = ownNoteIn(result.value.reporting ?? {}, noteId, year)?.said ?? null;
    return { id, result };
  };
}

/** A note of the company's own, written or edited: its title, its text, and where it stands among the last ones. */
export function OwnNoteEditor(props: OwnNoteEditorProps) {
  const { said, year, places, onClose } = props;
  const [tried, setTried] = useState(false);
  const form = useEditorFocus();
  const { content, refusal, type, save, reset, cancel } = useNoteDraft<OwnNoteText>({
    written: said ?? NEW,
    save: saverOf(props),
    isWhole: (typed) => cleanOwnNote(typed) !== null,
    name: () => said?.title ?? texts.own.added,
    onClose,
  });
  const unknown = unknownFields(content.text);
  const lacks = (typed: string) => tried && typed.trim() === "";
  return (
    <form
      ref={form}
      className="grid gap-2"
      noValidate
      aria-label={said === null ? texts.own.add : texts.own.edit(said.title)}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (cleanOwnNote(content) !== null) save();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") cancel();
      }}
    >
      {refusal === null ? null : <Banner tone="error">{refusalText(refusal)}</Banner>}
      <TextField
        label={texts.own.title(year)}
        maxLength={LONGEST_NOTE_TITLE}
        autoComplete="off"
        error={lacks(content.title) ? texts.own.noTitle : undefined}
        value={content.title}
        onChange={(title) => type({ ...content, title })}
      />
      <TextAreaField
        label={texts.own.text}
        help={texts.fields(NOTE_FIELDS)}
        error={lacks(content.text) ? texts.own.noText : undefined}
        notice={unknown.length === 0 ? undefined : texts.unknown(unknown)}
        rows={Math.min(16, Math.max(4, Math.ceil(content.text.length / 80)))}
        maxLength={LONGEST_NOTE_TEXT}
        value={content.text}
        onChange={(text) => type({ ...content, text })}
      />
      <SelectField
        label={texts.own.place}
        value={content.before ?? "end"}
        options={placesOf(places, said?.before).map((value) => ({
          value,
          label: value === "end" ? texts.own.last : texts.own.before(templateOf(value).title),
        }))}
        onChange={(place) => type(placed(content, place))}
      />
      <EditorFoot save={texts.save} onCancel={cancel}>
        {said === null ? null : (
          <Button size="sm" onClick={() => reset(texts.own.removed)}>
            {texts.own.remove}
          </Button>
        )}
      </EditorFoot>
    </form>
  );
}
