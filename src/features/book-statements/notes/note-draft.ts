import type { CompanyId } from "#domain/kernel/ids.ts";
import { keptIn, type Reporting } from "#domain/statement/notes/kept-notes.ts";
import type { NoteKey } from "#domain/statement/notes/note-keys.ts";
import { textToKeep } from "#domain/statement/notes/note-texts.ts";
import { tracked } from "#session/saved/save-state.ts";
import { changeReporting } from "#storage/commands/companies/change-company.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";

interface Edited {
  readonly companyId: CompanyId;
  readonly reporting: Reporting;
  readonly note: NoteKey;
  readonly year: number;
  /** The text with its fields, as the editor opens with it. */
  readonly written: string;
}

/**
 * The text of a note while it is edited. It outlives no screen: what was typed and not saved when its editor closes is
 * saved then, unless it was given up.
 */
export function makeNoteDraft(storage: AppStorage, { companyId, reporting, note, year, written }: Edited) {
  let [typed, saved] = [written, written];
  let was = keptIn(reporting, note, year)?.text ?? null;
  const save = async (text: string | null) => {
    const id = storage.newId("command");
    const change = { kind: "note", note, year, text, was } as const;
    const result = await tracked(() => changeReporting(storage, { id, companyId, change }));
    if (result.ok) {
      saved = typed;
      was = keptIn(result.value.reporting ?? {}, note, year)?.text ?? null;
    }
    return { id, result };
  };
  const isDirty = () => typed !== saved;
  return {
    type: (text: string) => {
      typed = text;
    },
    isDirty,
    /** Saves the text as typed. */
    keep: () => save(textToKeep(reporting, note, typed)),
    /** The template again. */
    reset: () => {
      typed = saved;
      return save(null);
    },
    giveUp: () => {
      typed = saved;
    },
    flush: async () => !isDirty() || (await save(textToKeep(reporting, note, typed))).result.ok,
  };
}
