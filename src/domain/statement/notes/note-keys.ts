/** The notes before those of the figures, numbered 1 to 3 (NIIF para PYMES 8.4). */
export const FIRST_NOTES = ["entity", "basis", "policies"] as const;

/** The notes after those of the figures. */
export const LAST_NOTES = ["restatement", "contingencies", "subsequent-events", "going-concern"] as const;
export type LastNote = (typeof LAST_NOTES)[number];

/** The notes that explain lines: their keys are those that the lines of the layouts share. */
export const FIGURE_NOTES = [
  "cash",
  "investments",
  "receivables",
  "payables",
  "employees",
  "deferred-income",
  "taxes",
  "inventories",
  "prepaid",
  "property",
  "intangibles",
  "deferred-tax",
  "other-assets",
  "debt",
  "provisions",
  "equity",
  "result",
  "revenue",
  "cost",
  "administration",
  "selling",
  "other-income",
  "other-expenses",
  "finance-income",
  "finance-cost",
  "income-tax",
] as const;

export const NOTE_KEYS = [...FIRST_NOTES, ...FIGURE_NOTES, ...LAST_NOTES] as const;
export type NoteKey = (typeof NOTE_KEYS)[number];

export function isNoteKey(value: unknown): value is NoteKey {
  return NOTE_KEYS.some((each) => each === value);
}

/** Notes that no set may lack: the entity, compliance with the framework, and the policies (NIIF para PYMES 8.4). */
export function isCompulsory(key: NoteKey): boolean {
  return FIRST_NOTES.some((each) => each === key);
}

/** Whether a note explains no line and comes after those that do: it can be left out whole. */
export function isLastNote(key: NoteKey): key is LastNote {
  return LAST_NOTES.some((each) => each === key);
}
