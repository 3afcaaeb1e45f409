import { accountPath, type Chart } from "../chart.ts";
import { wordsOfAccount } from "../words/words-of-account.ts";
import { matchRanges, type TextRange } from "./highlight.ts";
import type { AccountMatch } from "./search-accounts.ts";
import { toWords } from "./tokens.ts";

/** What of an account said the words that found it. */
export interface WhyFound {
  /** Its code or its name, which show the match themselves; what it is called every day; what stands above it; or what the words mean there. */
  readonly by: "code" | "name" | "words" | "above" | "meaning";
  readonly said: string;
  readonly ranges: readonly TextRange[];
}

const ALL = Number.POSITIVE_INFINITY;

function lettersIn(ranges: readonly TextRange[]): number {
  return ranges.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** Why a search found an account, in the words that it was found by. */
export function whyFound(chart: Chart, match: AccountMatch, text: string): WhyFound {
  const { account, codeMatch, nameMatches, reading } = match;
  const typed = text.trim();
  const whole = (by: WhyFound["by"], said: string): WhyFound => ({
    by,
    said,
    ranges: [{ start: 0, end: said.length }],
  });
  if (codeMatch > 0) return whole("code", account.code.slice(0, codeMatch));
  if (nameMatches.length > 0) return { by: "name", said: "", ranges: [] };
  if (reading !== null) return { by: "meaning", said: reading, ranges: [] };
  const typedWords = toWords(text).trim().split(" ");
  const telling = typedWords.filter((word) => word.length > 2);
  const words = telling.length > 0 ? telling : typedWords;
  const saying = (all: readonly string[]) =>
    all
      .map((said) => ({ said, ranges: matchRanges(said, words) }))
      .filter(({ ranges }) => ranges.length > 0)
      .sort((a, b) => lettersIn(b.ranges) - lettersIn(a.ranges) || a.said.length - b.said.length)[0];
  const phrase = saying(wordsOfAccount(account.puc, ALL));
  if (phrase !== undefined) return { by: "words", ...phrase };
  const above = saying([accountPath(chart, account)]);
  if (above !== undefined) return { by: "above", ...above };
  return whole("words", typed);
}
