import { plainLine } from "../../kernel/graphemes.ts";
import { fold } from "../../kernel/spanish.ts";
import type { Student, StudentDetails } from "../student.ts";

/** Most students that one list adds. */
export const MOST_PASTED = 500;
const LONGEST_NAME = 120;

/** Why a line adds nobody. `of` is the line, or the student, that has the same cédula, code or name. */
export type LeftReason =
  | { readonly kind: "no-name" }
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
}

type Column = "surnames" | "names" | "name" | "cedula" | "code" | "email" | "none";

/** Heads that a list of a university or a sheet of a teacher has, folded. */
const HEADS: Readonly<Record<string, Column>> = {
  nombre: "name",
  "nombre completo": "name",
  "nombres y apellidos": "name",
  "apellidos y nombres": "name",
  estudiante: "name",
  estudiantes: "name",
  alumno: "name",
  nombres: "names",
  "primer nombre": "names",
  apellido: "surnames",
  apellidos: "surnames",
  cedula: "cedula",
  documento: "cedula",
  "documento de identidad": "cedula",
  identificacion: "cedula",
  "numero de documento": "cedula",
  cc: "cedula",
  codigo: "code",
  "codigo estudiantil": "code",
  correo: "email",
  "correo electronico": "email",
  "e-mail": "email",
  email: "email",
  "correo institucional": "email",
  "": "none",
  "#": "none",
  no: "none",
  "n°": "none",
  nro: "none",
  item: "none",
  grupo: "none",
  programa: "none",
};

const CEDULA = /^\d[\d.\s]{3,18}$/;

/** Cells of a line; what stands between double quotes is one cell, and two quotes within it are one. */
function cellsOf(line: string, separator: RegExp): string[] {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? "";
    if (sign === '"' && (isQuoted || cell.trim() === "")) {
      if (isQuoted && line[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = !isQuoted;
    } else if (!isQuoted && separator.test(sign)) {
      cells.push(cell);
      cell = "";
    } else cell += sign;
  }
  return [...cells, cell].map((each) => plainLine(each));
}

const headOf = (cell: string): Column | undefined => HEADS[fold(cell).trim().replace(/[.:]$/, "")];

/** The columns that a head names; null for a line of a student. A comma separates only under such a head. */
function columnsOf(line: string): { readonly columns: readonly Column[]; readonly separator: RegExp } | null {
  for (const separator of [/[\t;]/, /,/]) {
    const columns = cellsOf(line, separator).map(headOf);
    const isHead =
      columns.every((column) => column !== undefined) && columns.some((column) => column !== "none");
    if (isHead) return { columns: columns as Column[], separator };
  }
  return null;
}

type Read = (line: string) => StudentDetails;

const digits = (cell: string) => (CEDULA.test(cell) ? cell.replace(/\D/g, "") : cell);

function readByHead({ columns, separator }: NonNullable<ReturnType<typeof columnsOf>>): Read {
  return (line) => {
    const cells = cellsOf(line, separator);
    const at = (column: Column) => cells.find((_, place) => columns[place] === column) ?? "";
    const [surnames, names] = [at("surnames"), at("names")];
    const name = at("name") || [surnames, names].filter((each) => each !== "").join(", ");
    const cedula = digits(at("cedula"));
    return { name, email: at("email"), cedula, code: at("code") || cedula };
  };
}

/** Without a head: what has an @ is the e-mail, what is digits the cédula, the rest the name. */
const readByLooks: Read = (line) => {
  const cells = cellsOf(line, /[\t;]/).filter((cell) => cell !== "");
  const email = cells.find((cell) => cell.includes("@")) ?? "";
  const cedula = cells.find((cell) => CEDULA.test(cell))?.replace(/\D/g, "") ?? "";
  const name = cells.filter((cell) => cell !== email && !CEDULA.test(cell)).join(" ");
  return { name, email, cedula, code: cedula };
};

/** What two records of one person share: the cédula, the code, or the name where one of them has no cédula. */
function isSame(one: StudentDetails, other: StudentDetails): boolean {
  const equal = (a: string, b: string) => a !== "" && fold(a) === fold(b);
  if (equal(one.cedula, other.cedula) || equal(one.code, other.code)) return true;
  return (one.cedula === "" || other.cedula === "") && equal(one.name, other.name);
}

/**
 * Students of a typed or pasted list, one a line, under a head or without one. Every line that adds nobody is told with
 * its reason (ED-101); `here` are those of the classroom.
 */
export function readRoster(typed: string, here: readonly Student[]): PastedRoster {
  const lines = typed.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const taken: (StudentDetails & { readonly line: number })[] = [];
  const left: LeftLine[] = [];
  let read: Read = readByLooks;
  let isFirst = true;
  for (const [index, text] of lines.entries()) {
    if (text.trim() === "") continue;
    const head = isFirst ? columnsOf(text) : null;
    isFirst = false;
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
    if (student.name === "") leave({ kind: "no-name" });
    else if (twin !== undefined) leave({ kind: "repeated", of: twin.line });
    else if (known !== undefined) leave({ kind: "known", of: known.name });
    else if (taken.length >= MOST_PASTED) leave({ kind: "over" });
    else taken.push({ ...student, line });
  }
  return { taken: taken.map(({ line: _, ...details }) => details), left };
}
