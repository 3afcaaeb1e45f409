import { plainLine } from "../../kernel/graphemes.ts";
import { fold } from "../../kernel/spanish.ts";
import { bareCode, isCedula, plainCedula, type Student, type StudentDetails } from "../student.ts";
import {
  isRosterHead,
  isRosterTitle,
  type RosterColumns,
  type RosterUse,
  rosterCell,
  rosterColumns,
} from "./roster-heads.ts";

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
}

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

/** The columns that a line names as a heading, and what separates them; null for any other line. */
function headOf(line: string): { readonly columns: RosterColumns; readonly separator: RegExp } | null {
  const read = [/[\t;]/, /,/]
    .map((separator) => ({ separator, cells: cellsOf(line, separator) }))
    .filter(({ cells }) => isRosterHead(cells))
    .map(({ separator, cells }) => ({ separator, columns: rosterColumns(cells) }));
  return read.sort((one, other) => other.columns.size - one.columns.size)[0] ?? null;
}

type Read = (line: string) => StudentDetails;

function readByHead({ columns, separator }: NonNullable<ReturnType<typeof headOf>>): Read {
  return (line) => {
    const cells = cellsOf(line, separator);
    const of = (use: RosterUse) => rosterCell(columns, use, cells);
    const name = of("Nombre") || [of("Apellidos"), of("Nombres")].filter((each) => each !== "").join(", ");
    const cedula = plainCedula(of("Cédula"));
    return { name, email: of("Correo"), cedula, code: of("Código") || cedula };
  };
}

/** What counts the lines of a list: "1", "2.", "3)". */
const ORDINAL = /^\d{1,3}(?:\s*[.)-]\s*|\s+|$)/;
/** A code has figures, letters or hyphens, and no space: "E-211", "Ñ7", "2022104-3". */
const CODE = /^(?=.*\d)(?=.*[\p{L}-])[\p{L}\p{M}\d]+(?:[-./][\p{L}\p{M}\d]+)*$/u;

/** An e-mail, and a number with its kind of document, that stand within the words of a cell. */
const INSIDE =
  /<?[^\s,;<>()]+@[^\s,;<>()]+>?|(?:(?<![\p{L}\d])(?:cc|ti|ce|rc|c\.\s?c\.|t\.\s?i\.|c\.\s?e\.)\s*:?\s*)?(?<![\w.-])\d[\d.]{3,18}(?![\w-])/giu;

const bare = (text: string) => (text.includes("@") ? text.replace(/[<>]/g, "") : text.replace(/^\D+/, ""));

/** Without a head: what has an @ is the e-mail, what is digits the cédula, what mixes both the code, the rest the name. */
const readByLooks: Read = (line) => {
  const cells: string[] = [];
  const found: string[] = [];
  for (const cell of cellsOf(line, /[\t;]/)) {
    if (isCedula(cell)) found.push(cell);
    else {
      found.push(...(cell.match(INSIDE) ?? []).map(bare));
      cells.push(cell.replace(INSIDE, " "));
    }
  }
  const email = found.find((cell) => cell.includes("@")) ?? "";
  const cedula = plainCedula(found.find(isCedula) ?? "");
  const code = cells.find((cell) => CODE.test(cell.trim()))?.trim() ?? "";
  const words = cells.filter((cell) => cell.trim() !== code || code === "").map(nameOf);
  return { name: words.filter((cell) => cell !== "").join(" "), email, cedula, code: code || cedula };
};

const SHORT = /^\d{1,3}$/;

/** A number too short for a cédula, in a cell after the name, where nothing else tells who it is; empty without one. */
function shortCode(line: string): string {
  const { name, code } = readByLooks(line);
  const cells = cellsOf(line, /[\t;]/);
  const after = cells.findIndex((cell) => nameOf(cell) !== "");
  return name === "" || code !== "" ? "" : (cells.find((cell, at) => at > after && SHORT.test(cell)) ?? "");
}

/** Without a head, short numbers after the names are codes where no two lines have one: no course, no age. */
function looksReader(lines: readonly string[]): Read {
  const short = lines.map(shortCode).filter((code) => code !== "");
  if (short.length === 0 || new Set(short.map(number)).size < short.length) return readByLooks;
  return (line) => {
    const details = readByLooks(line);
    return { ...details, code: details.code || shortCode(line) };
  };
}

/** The words of a name, without what counts lines before it and without commas that separate nothing any more. */
const nameOf = (cell: string): string =>
  plainLine(cell.trim().replace(ORDINAL, ""))
    .replace(/(?:\s*,)+\s*(?=,|$)|^[\s,]+/g, "")
    .trim();

/** A number without the zeros before it, which a spreadsheet drops. */
const number = (text: string) => bareCode(text).replace(/^0+(?=\d+$)/, "");

/**
 * What two records of one person share: the cédula, the code, or the name where nothing tells them apart. Namesakes have
 * two cédulas or two codes.
 */
function isSame(one: StudentDetails, other: StudentDetails): boolean {
  const equal = (a: string, b: string) => bareCode(a) !== "" && bareCode(a) === bareCode(b);
  if (equal(one.cedula, other.cedula) || equal(one.code, other.code)) return true;
  const differ = (a: string, b: string) => a !== "" && b !== "" && number(a) !== number(b);
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
  let read: Read = looksReader(lines);
  const isTitled = lines.slice(0, HEAD_LINES).map((text) => headOf(text) !== null);
  const firstHead = isTitled.indexOf(true);
  for (const [index, text] of lines.entries()) {
    if (text.trim() === "") continue;
    const head = headOf(text);
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
  return { taken: taken.map(({ line: _, ...details }) => details), left };
}
