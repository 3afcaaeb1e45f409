import { slipsBetween } from "../../access/nearest-email.ts";
import { bareCode, codeWithoutKind, plainCedula } from "../../classroom/student.ts";
import { fold } from "../../kernel/spanish.ts";

/** Who may have written a code, as far as matching asks. */
export interface Coded {
  readonly code: string;
  readonly cedula: string;
  readonly name: string;
}

interface WithDevice {
  /** The signing key of the device that handed in first; null until then. */
  readonly device: string | null;
}

const MOST_SUGGESTIONS = 3;
const NEAR = 2;
/** Longer texts are no codes; comparing them would take long. */
const LONGEST = 60;

const wordsOf = (name: string): readonly string[] =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

const words = (name: string): string => wordsOf(name).toSorted().join(" ");

/** Whether two names can be of one person: they share a word, or one of them says nothing. */
export function mayBeNamed(one: string, other: string): boolean {
  const [own, others] = [wordsOf(one), wordsOf(other)];
  return own.length === 0 || others.length === 0 || own.some((word) => others.includes(word));
}

/** Spreadsheets drop the zeros before a number, and people type them or not: "007" is "7" where nobody else is. */
const withoutZeros = (code: string): string => bareCode(code).replace(/^0+(?=\d+$)/, "");

/** "CC 1001156285" is the number that a list has, where nobody has it with its kind. */
const withoutKind = (code: string): string => bareCode(plainCedula(code));

/**
 * Those whose code it is: one, or several when two students have one code. As it is written counts before the same
 * number with other zeros or without its kind of document, and a code before a cédula.
 */
export function withCode<Who extends Coded>(roster: readonly Who[], code: string): readonly Who[] {
  if (bareCode(code) === "") return [];
  for (const plain of [bareCode, withoutZeros, withoutKind])
    for (const use of ["code", "cedula"] as const) {
      const found = roster.filter((each) => plain(each[use]) === plain(code));
      if (found.length > 0) return found;
    }
  return [];
}

/** Whose device it is; nobody's where several hand in from it. */
export function ownerOfDevice<Who extends WithDevice>(
  roster: readonly Who[],
  device: string,
): Who | undefined {
  const [owner, ...others] = roster.filter((who) => who.device === device);
  return others.length === 0 ? owner : undefined;
}

/** Who may be meant by a code that nobody has: the same name, or a code a slip or two away; the nearest first. */
export function likelyStudents<Who extends Coded>(
  roster: readonly Who[],
  author: { readonly code: string; readonly name: string },
): readonly Who[] {
  const written = [...new Set([bareCode(author.code), codeWithoutKind(author.code)])].map((each) =>
    each.slice(0, LONGEST),
  );
  const name = words(author.name);
  const ranked = roster.flatMap((who) => {
    const codes = [who.code, who.cedula].map(bareCode);
    // A slip or two in three characters is another code.
    const near = written.flatMap((code) =>
      codes
        .map((each) => slipsBetween(code, each.slice(0, LONGEST), NEAR))
        .filter((steps) => steps <= NEAR && code.length > 2 * steps),
    );
    const steps = Math.min(Number.POSITIVE_INFINITY, ...near);
    const isNear = near.length > 0;
    const isNamed = name !== "" && words(who.name) === name;
    return isNear || isNamed ? [{ who, rank: (isNamed ? -3 : 0) + (isNear ? steps : NEAR + 1) }] : [];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ who }) => who);
}
