import type { Day } from "../../kernel/day.ts";
import { fold, isMonthName } from "../../kernel/spanish.ts";
import { partyKeyOf } from "../../parties/party-key.ts";
import { copiedLines } from "../entries/copied-lines.ts";
import type { Entry, EntryContent } from "../entries/entry.ts";

/** What is typed of an entry before its lines. */
export interface TypedHead {
  readonly reference: string;
  readonly description: string;
  readonly thirdParty: string;
}

/** Fewer letters mean nothing yet. */
const LEAST_LETTERS = 3;

/** An entry that may be written again: what was taken back, or only closes a year, is no model. */
export function isRepeatable({ status, origin, reverses, reversedBy }: Entry): boolean {
  const isReversal = origin === "reversal" || reverses !== undefined || reversedBy !== undefined;
  return status === "posted" && origin !== "closing" && !isReversal;
}

function wordsOf(description: string): readonly string[] {
  return fold(description).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** They join a month to its year, and say nothing. */
const JOINING: ReadonlySet<string> = new Set(["de", "del"]);

/** The words of a description that come again: its months, years and numbers of documents change each time. */
export function lastingWords(description: string): readonly string[] {
  return wordsOf(description).filter((word) => !(/\d/.test(word) || JOINING.has(word) || isMonthName(word)));
}

/** What an earlier entry is written again with: all but its day, and the reference of its own document. */
export function repeated({ description, lines }: Entry, date: Day): EntryContent {
  return { date, description, reference: "", lines: copiedLines(lines) };
}

/** The day of an entry that is written again: today, or the day of the book's period that is nearest. */
export function dayOfRepeat(today: Day, { start, end }: { readonly start: Day; readonly end: Day }): Day {
  if (today > end) return end;
  return today < start ? start : today;
}

/** The letters that head a reference: "CE" of "CE-0156". */
function referencePrefix(reference: string): string {
  return /^\p{L}+/u.exec(fold(reference.trim()))?.[0] ?? "";
}

interface Head {
  readonly words: readonly string[];
  readonly parties: ReadonlySet<string>;
  readonly prefix: string;
}

const heads = new WeakMap<Entry, Head>();

/** Folded once for each entry: a search with each key folds only what is typed. */
function headOf(entry: Entry): Head {
  const known = heads.get(entry);
  if (known) return known;
  const head: Head = {
    words: wordsOf(entry.description),
    parties: new Set(entry.lines.map(({ thirdParty }) => partyKeyOf(thirdParty ?? ""))),
    prefix: referencePrefix(entry.reference),
  };
  heads.set(entry, head);
  return head;
}

/** The typed words begin words of the description, in order and from its first one. */
function begins(words: readonly string[], typed: readonly string[]): boolean {
  let at = 0;
  for (const [index, word] of typed.entries()) {
    const found = words.findIndex((each, place) => place >= at && each.startsWith(word));
    if (found < 0 || (index === 0 && found > 0)) return false;
    at = found + 1;
  }
  return true;
}

/** The month that is typed, whole or begun at the end, is another than the month of the entry before. */
function withoutMonths(typed: readonly string[]): readonly string[] {
  return typed.filter((word, index) => {
    const isBegun = index === typed.length - 1 && word.length >= LEAST_LETTERS;
    return !isMonthName(word, isBegun ? "beginning" : "whole");
  });
}

function latest(
  entries: readonly Entry[],
  words: readonly string[],
  party: string,
  prefix: string,
): Entry | null {
  let other: Entry | null = null;
  for (const entry of entries.toReversed()) {
    if (!isRepeatable(entry)) continue;
    const head = headOf(entry);
    if (!begins(head.words, words) || (party !== "" && !head.parties.has(party))) continue;
    if (prefix === "" || head.prefix === prefix) return entry;
    // Whoever numbers a document anew may still mean the same entry.
    if (words.length > 0 || party !== "") other ??= entry;
  }
  return other;
}

/**
 * The last entry like the one being written, of entries in their order: with the words of its description and its
 * third party, if typed, and rather with the letters of its reference. Null while too little is typed (UX-03).
 */
export function similarEntry(entries: readonly Entry[], typed: TypedHead): Entry | null {
  const words = wordsOf(typed.description);
  const isWorded = words.join("").length >= LEAST_LETTERS;
  // Words too short to say anything are about something not said yet.
  if (!isWorded && words.length > 0) return null;
  const party = partyKeyOf(typed.thirdParty);
  const prefix = referencePrefix(typed.reference);
  if (!isWorded && party === "" && prefix === "") return null;
  const found = latest(entries, words, party, prefix);
  const others = withoutMonths(words);
  if (found !== null || others.length === words.length || others.length === 0) return found;
  return latest(entries, others, party, prefix);
}
