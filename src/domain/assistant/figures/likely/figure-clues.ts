import { fold, monthName } from "../../../kernel/spanish.ts";

/** Letters by which the forms of a word are one: "vendimos" and "vendido". */
const STEM = 5;
const MONTHS: ReadonlySet<string> = new Set(Array.from({ length: 12 }, (_, at) => fold(monthName(at + 1))));
const SHORT: Readonly<Record<string, string>> = { q: "que", pa: "para", x: "por" };

function clueOf(word: string): string {
  if (MONTHS.has(word)) return "%m";
  return /^\d+$/.test(word) ? "%d" : (SHORT[word] ?? word).slice(0, STEM);
}

/** The clues by which figures are told apart: the beginnings of a question's words, and those of two that stand together. */
export function figureClues(question: string): ReadonlySet<string> {
  const stems = (fold(question).match(/[a-z0-9]+/g) ?? []).map(clueOf);
  const clues = new Set(stems);
  for (const [at, each] of stems.entries()) clues.add(`${at === 0 ? "^" : stems[at - 1]}_${each}`);
  return clues;
}
