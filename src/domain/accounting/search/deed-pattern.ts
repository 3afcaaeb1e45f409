import type { Sided } from "../words/word-row.ts";

/** A word with the classes it is of, and the two digits of its asset or trade. */
export interface ClassedWord {
  readonly word: string;
  /** "LEN1" and "LEN"; "E40" and "E". */
  readonly classes: ReadonlySet<string>;
  /** "40" of "E40", by its letter. */
  readonly digits: Readonly<Record<string, string>>;
}

/** One of the words or classes that a place of a pattern may have. */
type Part = { readonly class: string } | { readonly words: readonly string[] };

interface Atom {
  readonly parts: readonly Part[];
  /** Anywhere after the one before, right after it, as the first word, or nowhere at all. */
  readonly place: "after" | "next" | "first" | "never";
}

/** What a deed is said by, in any of several ways. */
export interface DeedPattern {
  readonly says: readonly (readonly Atom[])[];
  readonly accounts: string;
}

const PLACES: Readonly<Record<string, Atom["place"]>> = { "~": "next", "^": "first", "!": "never" };

function readAtom(text: string): Atom {
  const place = PLACES[text.charAt(0)];
  const parts = (place === undefined ? text : text.slice(1)).split("|");
  return {
    place: place ?? "after",
    parts: parts.map((part) => (/^[A-Z]/.test(part) ? { class: part } : { words: part.split("_") })),
  };
}

/**
 * Reads "pattern; pattern = d1305 c4135": words in their order with others between them, "a|b" for either, "!a" for
 * none of it anywhere, "~a" right after, "^a" first, upper case for a class, "_" within a name, "a*" for a beginning.
 */
export function readPatterns(text: string): readonly DeedPattern[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [patterns = "", accounts = ""] = line.split(" = ");
      return { says: patterns.split(";").map((each) => each.trim().split(" ").map(readAtom)), accounts };
    });
}

const isWord = (word: string, wanted: string) =>
  wanted.endsWith("*") ? word.startsWith(wanted.slice(0, -1)) : word === wanted;

/** How many words from a place on are the part: none, one, or those of a name. */
function lengthAt(text: readonly ClassedWord[], at: number, part: Part): number {
  if ("class" in part) return text[at]?.classes.has(part.class) ? 1 : 0;
  const { words } = part;
  return words.every((wanted, each) => isWord(text[at + each]?.word ?? "", wanted)) ? words.length : 0;
}

interface Found {
  readonly digits: string;
}

/** Whether the atoms from one on are said from a place on; with the digits of the first thing or trade among them. */
function findAtoms(text: readonly ClassedWord[], atoms: readonly Atom[], from: number): Found | null {
  const [atom, ...rest] = atoms;
  if (atom === undefined) return { digits: "" };
  const isNever = atom.place === "never";
  const last = atom.place === "next" || atom.place === "first" ? from : text.length - 1;
  for (let at = isNever ? 0 : from; at <= last; at += 1) {
    for (const part of atom.parts) {
      const length = lengthAt(text, at, part);
      if (length === 0) continue;
      if (isNever) return null;
      const after = findAtoms(text, rest, at + length);
      if (after === null) continue;
      const digits = "class" in part ? (text[at]?.digits[part.class] ?? "") : "";
      return digits === "" ? after : { digits };
    }
  }
  return isNever ? findAtoms(text, rest, from) : null;
}

/** The family of fixed assets by the digits that sub-accounts of rent, repair and insurance have for it. */
const ASSETS: Readonly<Record<string, string>> = {
  "05": "1504",
  "10": "1516",
  "15": "1520",
  "20": "1524",
  "25": "1528",
  "30": "1532",
  "35": "1536",
  "40": "1540",
};

/** "d1305 c41$" with the digits of the thing or trade that was named; the side named first is the one meant. */
export function sidedOf(accounts: string, digits: string): Sided {
  const less = String(Number(digits) - 5).padStart(2, "0");
  const sides: { debit?: string[]; credit?: string[]; lean?: "debit" | "credit" } = {};
  for (const each of accounts.trim().split(" ")) {
    const side = each.startsWith("d") ? "debit" : "credit";
    const codes = each
      .slice(1)
      .replace("$", digits)
      .replace("@", ASSETS[digits] ?? "15")
      .replace("%", less);
    sides[side] = codes.split(",");
    sides.lean ??= side;
  }
  return sides;
}

/** The first pattern that a text says, with the digits of the thing or trade in it. */
export function firstPattern(
  patterns: readonly DeedPattern[],
  text: readonly ClassedWord[],
): { readonly accounts: string; readonly digits: string } | null {
  for (const { says, accounts } of patterns) {
    for (const atoms of says) {
      const found = findAtoms(text, atoms, 0);
      if (found !== null) return { accounts, digits: found.digits };
    }
  }
  return null;
}

/** The accounts of the first pattern that a text says. */
export function firstDeed(patterns: readonly DeedPattern[], text: readonly ClassedWord[]): Sided | null {
  const found = firstPattern(patterns, text);
  return found && sidedOf(found.accounts, found.digits);
}
