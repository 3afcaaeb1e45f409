import { USUAL_FRAMEWORK } from "./framework.ts";
import { cleanNote, keptIn, type Reporting } from "./kept-notes.ts";
import type { NoteKey } from "./note-keys.ts";
import { BALANCE_TEMPLATES } from "./templates/balance-notes.data.ts";
import { GENERAL_TEMPLATES } from "./templates/general.data.ts";
import { INCOME_TEMPLATES } from "./templates/income-notes.data.ts";
import type { NoteTemplate } from "./templates/template.ts";

const TEMPLATES: Readonly<Record<NoteKey, NoteTemplate>> = {
  ...GENERAL_TEMPLATES,
  ...BALANCE_TEMPLATES,
  ...INCOME_TEMPLATES,
};

export function templateOf(key: NoteKey): NoteTemplate {
  return TEMPLATES[key];
}

/** What the template of a note says by the framework of a company, with its fields unfilled. */
function templateText({ framework = USUAL_FRAMEWORK }: Reporting, key: NoteKey): string {
  return TEMPLATES[key].wording[framework].text;
}

/** What a note says in a year, with its fields unfilled. */
interface WrittenNote {
  readonly text: string;
  /** The year of the edit; null for the template. */
  readonly since: number | null;
}

export function writtenNote(reporting: Reporting, key: NoteKey, year: number): WrittenNote {
  const own = keptIn(reporting, key, year);
  return own?.text === undefined
    ? { text: templateText(reporting, key), since: null }
    : { text: own.text, since: own.year };
}

/** A text as it is kept; null for one that is the template's, which is not kept. */
export function textToKeep(reporting: Reporting, key: NoteKey, written: string): string | null {
  const text = cleanNote(written);
  return text === templateText(reporting, key) ? null : text;
}
