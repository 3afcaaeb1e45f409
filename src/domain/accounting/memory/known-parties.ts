import { formatNit, type NitProblem, readNit } from "../../company/nit.ts";
import { plainLine } from "../../kernel/graphemes.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import { compareSpanish } from "../../kernel/spanish.ts";
import { partyKeyOf } from "../../parties/party-key.ts";
import type { Entry } from "../entries/entry.ts";

/** A third party that can be offered on a line. */
export interface KnownParty {
  readonly name: string;
  /** Number of the document as it is shown; null where none is known. */
  readonly document: string | null;
}

/**
 * Whether a line on this account is asked for its third party: receivables, payables, taxes, what workers are owed, and
 * advances. More than have balances by third party: a withholding is certified to whom it was kept from.
 */
export function wantsParty(puc: string): boolean {
  return /^(?:13(?!99)|2[2-58])/.test(puc);
}

/** The names on the lines of entries in their order, each once: as written last, the last one first. */
export function namesOnLines(entries: readonly Pick<Entry, "lines">[]): readonly string[] {
  const names = new Map<string, string>();
  for (const { lines } of entries.toReversed())
    for (const { thirdParty } of lines) {
      const name = thirdParty?.trim() ?? "";
      const key = partyKeyOf(name);
      if (key !== "" && !names.has(key)) names.set(key, name);
    }
  return [...names.values()];
}

/** One list of them, each name once: of two the one that comes first. */
export function joinParties(...lists: readonly (readonly KnownParty[])[]): readonly KnownParty[] {
  const found = new Map<string, KnownParty>();
  for (const party of lists.flat()) {
    const key = partyKeyOf(party.name);
    if (key !== "" && !found.has(key)) found.set(key, party);
  }
  return [...found.values()];
}

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const digitsOf = (text: string): string => text.replace(/\D/g, "");

interface Words {
  readonly words: readonly string[];
  readonly digits: string;
}

const read = new WeakMap<KnownParty, Words>();

/** Folded once for each third party: a search with each key folds only what is typed. */
function wordsOf(party: KnownParty): Words {
  const known = read.get(party);
  if (known) return known;
  const words = {
    words: wordsIn(partyKeyOf(party.name)),
    digits: digitsOf(party.document ?? ""),
  };
  read.set(party, words);
  return words;
}

const FEWEST_DIGITS = 3;

/** 0 for the number or the beginning of the name, 1 for other words of it; null for none. */
function placeOf(party: KnownParty, typed: readonly string[], digits: string): 0 | 1 | null {
  const own = wordsOf(party);
  if (digits.length >= FEWEST_DIGITS && own.digits.startsWith(digits)) return 0;
  if (!typed.every((word) => own.words.some((each) => each.startsWith(word)))) return null;
  return own.words[0]?.startsWith(typed[0] ?? "") ? 0 : 1;
}

/** The third parties whose name has words that begin as typed, or whose number does, with or without its dots. */
export function findParties(
  parties: readonly KnownParty[],
  text: string,
  most: number,
): readonly KnownParty[] {
  const typed = wordsIn(partyKeyOf(text));
  const digits = /^[\d.\s-]+$/.test(text) ? digitsOf(text) : "";
  if (typed.length === 0) return parties.slice(0, most);
  const found: [KnownParty[], KnownParty[]] = [[], []];
  for (const party of parties) {
    const place = placeOf(party, typed, digits);
    if (place !== null) found[place].push(party);
  }
  const [first, others] = found;
  return [...first, ...others.sort((a, b) => compareSpanish(a.name, b.name))].slice(0, most);
}

/** A third party as it is typed to be created: "Textiles Medellín 900.123.456". */
export interface TypedParty {
  readonly name: string;
  /** NIT or cédula with its check digit; null where none was typed. */
  readonly nit: string | null;
}

/** What makes no third party: nothing but a number, or a number whose check digit is another. */
export type TypedPartyProblem = { readonly kind: "no-name" } | NitProblem;

const LONGEST_NAME = 500;
const FEWEST_OF_DOCUMENT = 6;
/** A number with dots, spaces or its check digit, at the end or at the beginning, after "NIT" or "CC" or without. */
const NUMBER = /(?:\b(?:nit|c\.?c\.?)[\s.:]*)?(\d[\d.]*(?:\s?[-–]\s?\d)?)/gi;

/** Reads a name, and the number of a document where one was typed before or after it. */
export function readTypedParty(text: string): Result<TypedParty, TypedPartyProblem> {
  const whole = plainLine(text).slice(0, LONGEST_NAME);
  for (const match of whole.matchAll(NUMBER)) {
    const number = match[1] ?? "";
    const before = whole.slice(0, match.index);
    const after = whole.slice(match.index + match[0].length);
    const isAtEnd = before === "" || after === "";
    if (!isAtEnd || digitsOf(number).length < FEWEST_OF_DOCUMENT) continue;
    const name = `${before} ${after}`.replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, "");
    const nit = readNit(number);
    if (!nit.ok) return err(nit.error);
    return name === "" ? err({ kind: "no-name" }) : ok({ name, nit: formatNit(nit.value) });
  }
  return /\p{L}/u.test(whole) ? ok({ name: whole, nit: null }) : err({ kind: "no-name" });
}
