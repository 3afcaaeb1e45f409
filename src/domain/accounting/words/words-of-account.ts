import type { Meanings, WordRow } from "./word-row.ts";
import { WORD_ROWS } from "./word-rows.ts";

function codesOf(meanings: Meanings | undefined): readonly string[] {
  const list = meanings === undefined ? [] : typeof meanings === "string" ? [meanings] : meanings;
  return list.map((text) => text.split(" ")[0] ?? "");
}

/** The likeliest account of each side. */
function firstCodes([, accounts]: WordRow): readonly (string | undefined)[] {
  const isSided = typeof accounts === "object" && !Array.isArray(accounts);
  const { debit, credit } = isSided
    ? (accounts as { debit?: Meanings; credit?: Meanings })
    : { debit: accounts as Meanings, credit: undefined };
  return [codesOf(debit)[0], codesOf(credit)[0]];
}

/** The everyday words that lead to an account of this PUC code before any other, at most so many. */
export function wordsOfAccount(puc: string, most: number): readonly string[] {
  return WORD_ROWS.filter((row) => firstCodes(row).includes(puc))
    .flatMap(([phrases]) => phrases.split(";"))
    .map((phrase) => phrase.trim())
    .slice(0, most);
}
