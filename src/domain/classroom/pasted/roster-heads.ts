import { fold } from "../../kernel/spanish.ts";

/** What a column of a list of students holds; the words are the headings that a list read by us is given. */
export type RosterUse = "Correo" | "Cédula" | "Código" | "Nombre" | "Apellidos" | "Nombres";

const PERSON = "(?:estudiantes?|alumn[oa]s?)";

/** By words of a heading; the first that fits. */
const USES: readonly (readonly [use: RosterUse, words: RegExp])[] = [
  ["Correo", /correo|e-?mail/],
  ["Cédula", /cedula|documento|identificacion|identidad|^doc\b|^id$|^c\.?\s?c\.?$|^t\.?\s?i\.?$/],
  ["Código", /^cod(?:igo)?\b|^matricula$/],
  ["Nombre", /apellidos? y nombres?|nombres? y apellidos?|nombres? completos?/],
  ["Nombre", new RegExp(`^(?:nombres? (?:de |del |de los |de las )?)?${PERSON}$|^nombre$`)],
  ["Apellidos", /apellido/],
  ["Nombres", /^(?:primer |segundo |otros )?nombres?(?:\b|\d)/],
];
/** A kind of document is written before its number, not instead of it. */
const OTHERS = /tipo|expedicion|acudiente|docente|profesor|grupo|programa/;

function meaningOf(cell: string): RosterUse | null {
  const words = fold(cell)
    .trim()
    .replace(/[.:]+$/, "")
    .replace(/^(?:(?:no|nro|num|numero)\b|n°|#)\.?\s*(?:de )?/, "");
  if (words === "" || words.length > 60 || OTHERS.test(words)) return null;
  return USES.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

export type RosterColumns = ReadonlyMap<RosterUse, readonly number[]>;

/** The columns that a heading names, each use with all its columns: first and second surname. */
export function rosterColumns(cells: readonly string[]): RosterColumns {
  const columns = new Map<RosterUse, number[]>();
  for (const [at, cell] of cells.entries()) {
    const use = meaningOf(cell);
    if (use !== null) columns.set(use, [...(columns.get(use) ?? []), at]);
  }
  if (!columns.has("Nombre") || !columns.has("Apellidos")) return columns;
  // Beside the surnames, a name is what stands before them.
  return new Map([...columns].map(([use, at]) => [use === "Nombre" ? "Nombres" : use, at]));
}

/** Whether a row is the heading of a list: it names two columns or more, or is alone in its row and names one. */
export function isRosterHead(cells: readonly string[]): boolean {
  const named = rosterColumns(cells).size;
  const filled = cells.filter((cell) => cell !== "").length;
  // A student's row has figures or an e-mail where a heading has words.
  return !cells.some((cell) => /@|\d{4}/.test(cell)) && (named > 1 || (named === 1 && filled === 1));
}

/** What a row holds for a use: its columns, one after the other. */
export const rosterCell = (columns: RosterColumns, use: RosterUse, cells: readonly string[]): string =>
  (columns.get(use) ?? [])
    .map((at) => cells[at] ?? "")
    .filter((cell) => cell !== "")
    .join(" ");

const TITLE =
  /\b(?:institucion|universidad|colegio|escuela|instituto|facultad|sede|jornada|grado|curso|grupo|asignatura|materia|docente|profesora?|periodo|semestre|lista(?:do)?|planilla|fecha)\b/;

/** Whether a line above a heading is a title of the list, not a student. */
export const isRosterTitle = (line: string): boolean => TITLE.test(fold(line));
