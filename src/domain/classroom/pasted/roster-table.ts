import { isTotalRow, type TextRow } from "../../import/table/text-rows.ts";
import { fold } from "../../kernel/spanish.ts";

/** What a column of a list of students holds, by words of its heading; the first that fits. */
const USES: readonly (readonly [head: string, words: RegExp])[] = [
  ["Correo", /correo|e-?mail/],
  ["Cédula", /cedula|documento|identificacion|^c\.?\s?c\.?$|^t\.?\s?i\.?$/],
  ["Código", /^cod(?:igo)?\b/],
  ["Nombre", /apellidos? y nombres?|nombres? y apellidos?|nombre completo|estudiante|alumno/],
  ["Nombre", /^nombre$/],
  ["Apellidos", /apellido/],
  ["Nombres", /^(?:primer |segundo |otros )?nombres?\b/],
];
/** A kind of document is written before its number, not instead of it. */
const OTHERS = /tipo|expedicion|acudiente|docente|profesor|grupo|programa/;
const HEAD_ROWS = 20;

function meaningOf(cell: string): string | null {
  const words = fold(cell).trim();
  if (words === "" || words.length > 60 || OTHERS.test(words)) return null;
  return USES.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** The columns that a heading names, each use with all its columns: first and second surname. */
function columnsOf(cells: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const columns = new Map<string, number[]>();
  for (const [at, cell] of cells.entries()) {
    const use = meaningOf(cell);
    if (use !== null) columns.set(use, [...(columns.get(use) ?? []), at]);
  }
  if (!columns.has("Nombre") || !columns.has("Apellidos")) return columns;
  // Beside the surnames, a name is what stands before them.
  return new Map([...columns].map(([use, at]) => [use === "Nombre" ? "Nombres" : use, at]));
}

/** A heading names two columns or more, or is alone in its row and names one. */
function isHead(cells: readonly string[]): boolean {
  const named = columnsOf(cells).size;
  const filled = cells.filter((cell) => cell !== "").length;
  // A student's row has figures or an e-mail where a heading has words.
  return !cells.some((cell) => /@|\d{5}/.test(cell)) && (named > 1 || (named === 1 && filled === 1));
}

const quoted = (cell: string) => (/[;"\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * A sheet of students as the lines that `readRoster` reads: titles above the heading, columns that say nothing of a
 * student and sums are left out.
 */
export function rosterLines(rows: readonly TextRow[]): string {
  const head = rows.slice(0, HEAD_ROWS).findIndex(({ cells }) => isHead(cells));
  const columns = columnsOf(rows[head]?.cells ?? []);
  const uses = [...columns.keys()];
  const body = rows.slice(head + 1).filter(({ cells }) => !isTotalRow(cells));
  const line = (cells: readonly string[]) => {
    if (uses.length === 0) return cells.map(quoted).join(";");
    const joined = uses.map((use) =>
      (columns.get(use) ?? [])
        .map((at) => cells[at] ?? "")
        .filter((cell) => cell !== "")
        .join(" "),
    );
    return joined.some((cell) => cell !== "") ? joined.map(quoted).join(";") : "";
  };
  const lines = body.map(({ cells }) => line(cells)).filter((each) => each.replaceAll(";", "").trim() !== "");
  return [...(uses.length === 0 ? [] : [uses.join(";")]), ...lines].join("\n");
}

/** How many lines of students a sheet has, to tell which of several holds the list. */
export function worthAsRoster(rows: readonly TextRow[]): number {
  const head = rows.slice(0, HEAD_ROWS).findIndex(({ cells }) => isHead(cells));
  return head < 0 ? Math.min(rows.length, 1) : rows.length - head;
}
