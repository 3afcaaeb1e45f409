import { WORD_ROWS } from "../words/word-rows.ts";
import {
  groupsByKeyOf,
  type Phrases,
  readPhrases,
  type Said,
  type SaidGroup,
  saidGroupsOf,
  type WordGroup,
} from "./phrase-table.ts";

let read: Phrases | undefined;

function phrases(): Phrases {
  read ??= readPhrases(WORD_ROWS);
  return read;
}

let keyed: ReadonlyMap<string, readonly WordGroup[]> | undefined;

/** The rows with a phrase of exactly these words, in any order. */
export function groupsByKey(key: string): readonly WordGroup[] {
  keyed ??= groupsByKeyOf(phrases());
  return keyed.get(key) ?? [];
}

/** The words of all phrases. */
export function phraseWords(): readonly string[] {
  return phrases().all.flatMap(({ tokens }) => tokens.map(({ raw }) => raw));
}

/** The rows that a text says, each once, by its best phrase. */
export function saidGroups(said: Said): readonly SaidGroup[] {
  return saidGroupsOf(phrases(), said);
}
