import { plainLine } from "../../kernel/graphemes.ts";
import { fold } from "../../kernel/spanish.ts";
import { bareCode, plainCedula, type Student, type StudentDetails } from "../student.ts";
import { rosterCells } from "./roster-cells.ts";
import {
  isRosterHead,
  isRosterTitle,
  type RosterColumns,
  type RosterUse,
  rosterCell,
  rosterColumns,
} from "./roster-heads.ts";
import { looksOf, type NumbersTold, numberOf, numbersTold, type ReadLine } from "./roster-looks.ts";

/** Most students that one list adds. */
export const MOST_PASTED = 500;
const LONGEST_NAME = 120;
/** Lines among which the first heading is looked for, under the titles of a list. */
const HEAD_LINES = 20;

/** Why a line adds nobody. `of` is the line, or the student, that has the same cédula, code or name. */
export type LeftReason =
  | { readonly kind: "no-name" }
  | { readonly kind: "title" }
  | { readonly kind: "repeated"; readonly of: number }
  | { readonly kind: "known"; readonly of: string }
  | { readonly kind: "over" };

/** A line that adds nobody; `line` counts from 1, as an editor does. */
export interface LeftLine {
  readonly line: number;
  readonly text: string;
  readonly reason: LeftReason;
}

export interface PastedRoster {
  readonly taken: readonly StudentDetails[];
  readonly left: readonly LeftLine[];
  /** What became of short numbers beside the names of a list without a head. */
  readonly numbers: readonly NumbersTold[];
}

/** The columns that a line names as a heading, and what separates them; null for any other line. */
function headOf(line: string): { readonly columns: RosterColumns; readonly separator: RegExp } | null {
  const read = [/[\t;]/, /,/]
    .map((separator) => ({ separator, cells: rosterCells(line, separator) }))
    .filter(({ cells }) => isRosterHead(cells))
    .map(({ separator, cells }) => ({ separator, columns: rosterColumns(cells) }));
  return read.sort((one, other) => other.columns.size - one.columns.size)[0] ?? null;
}

function readByHead({ columns, separator }: NonNullable<ReturnType<typeof headOf>>): ReadLine {
  return (line) => {
    const cells = rosterCells(line, separator);
    const of = (use: RosterUse) => rosterCell(columns, use, cells);
    const name = of("Nombre") || [of("Apellidos"), of("Nombres")].filter((each) => each !== "").join(", ");
    const cedula = plainCedula(of("Cédula"));
    return { name, email: of("Correo"), cedula, code: of("Código") || cedula };
  };
}

/**
 * What two records of one person share: the cédula, the code, or the name where nothing tells them apart. Namesakes have
 * two cédulas or two codes.
 */
function isSame(one: StudentDetails, other: StudentDetails): boolean {
  const equal = (a: string, b: string) => bareCode(a) !== "" && bareCode(a) === bareCode(b);
  if (equal(one.cedula, other.cedula) || equal(one.code, other.code)) return true;
  const differ = (a: string, b: string) => a !== "" && b !== "" && numberOf(a) !== numberOf(b);
  return (
    fold(one.name) === fold(other.name) && !differ(one.cedula, other.cedula) && !differ(one.code, other.code)
  );
}

/**
 * Students of a typed or pasted list, one a line, under a head or without one. Every line that adds nobody is told with
 * its reason (ED-101); `here` are those of the classroom.
 */
export function readRoster(typed: string, here: readonly Student[]): PastedRoster {
  const lines = typed.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const taken: (StudentDetails & { readonly line: number })[] = [];
  const left: LeftLine[] = [];
  const heads = lines.map(headOf);
  const headless = heads.some((head) => head !== null)
    ? heads.findIndex((head) => head !== null)
    : lines.length;
  const looks = looksOf(lines.slice(0, headless));
  let read: ReadLine = looks.read;
  const firstHead = headless < HEAD_LINES ? headless : -1;
  for (const [index, text] of lines.entries()) {
    if (text.trim() === "") continue;
    const head = heads[index] ?? null;
    if (head !== null) {
      read = readByHead(head);
      continue;
    }
    const details = read(text);
    const student = { ...details, name: plainLine(details.name).slice(0, LONGEST_NAME).trim() };
    const line = index + 1;
    const leave = (reason: LeftReason) => left.push({ line, text: text.trim(), reason });
    const twin = taken.find((each) => isSame(each, student));
    const known = here.find((each) => isSame(each, student));
    if (index < firstHead && isRosterTitle(text)) leave({ kind: "title" });
    // A code alone, under a head whose first column has the names.
    else if (!/\p{L}/u.test(student.name)) leave({ kind: "no-name" });
    else if (twin !== undefined) leave({ kind: "repeated", of: twin.line });
    else if (known !== undefined) leave({ kind: "known", of: known.name });
    else if (taken.length >= MOST_PASTED) leave({ kind: "over" });
    else taken.push({ ...student, line });
  }
  const told = numbersTold(
    looks,
    taken.filter(({ line }) => line <= headless),
  );
  return { taken: taken.map(({ line: _, ...details }) => details), left, numbers: told };
}
