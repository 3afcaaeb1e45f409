/** The fields that a text of a note may name between braces; each is filled in when the note is shown. */
export const NOTE_FIELDS = [
  "empresa",
  "nit",
  "ciudad",
  "actividad",
  "representante",
  "cargo",
  "contador",
  "corte",
  "período",
  "año",
  "estados",
  "método",
  "total",
  "total anterior",
] as const;
export type NoteField = (typeof NOTE_FIELDS)[number];

/** What is known of each field; one that is absent is asked for. */
export type FieldValues = Partial<Readonly<Record<NoteField, string>>>;

/** What is asked where a field is not known: nothing is invented (AC-92). */
const QUESTIONS: Readonly<Record<NoteField, string>> = {
  empresa: "¿cómo se llama la empresa?",
  nit: "¿cuál es el NIT?",
  ciudad: "¿en qué ciudad tiene su domicilio?",
  actividad: "¿a qué se dedica?",
  representante: "¿quién es el representante legal?",
  cargo: "¿en qué calidad firma?",
  contador: "¿quién es el contador público?",
  corte: "¿cuál es la fecha de corte?",
  período: "¿de qué período?",
  año: "¿de qué año?",
  estados: "¿qué estados comprende?",
  método: "¿cuál es?",
  total: "¿cuánto es?",
  "total anterior": "¿cuánto era en el período anterior?",
};

const FIELD = /\{([^{}\n]{1,30})\}/gu;
const QUESTION = /\[(¿[^[\]\n]+\?)\]/gu;

function fieldNamed(written: string): NoteField | undefined {
  const name = written.trim().toLocaleLowerCase("es").normalize("NFC");
  return NOTE_FIELDS.find((each) => each === name);
}

/** A text with its fields filled in: a known one by its value, an unknown one by a question. Others stay as written. */
export function fillNote(text: string, values: FieldValues): string {
  return text.replace(FIELD, (whole, name: string) => {
    const field = fieldNamed(name);
    return field === undefined ? whole : (values[field] ?? `[${QUESTIONS[field]}]`);
  });
}

/** What stands between braces in a text and is no field: most likely misspelt. */
export function unknownFields(text: string): readonly string[] {
  const names = [...text.matchAll(FIELD)].map(([, name = ""]) => name);
  return [...new Set(names.filter((name) => fieldNamed(name) === undefined))];
}

/** The questions that a filled text leaves open. */
export function questionsIn(filled: string): readonly string[] {
  return [...filled.matchAll(QUESTION)].map(([, question = ""]) => question);
}
