import { isOneEdit } from "../../../accounting/search/typos.ts";
import { mendedWord } from "../../../understanding/mend-words.ts";
import { BESIDE } from "./question-words.data.ts";
import { SUBJECTS } from "./subjects/subjects.ts";

/** Shorter words differ from others in one letter too often. */
const LEAST_LETTERS = 6;

/** Words of periods, which no figure is named with. */
const OF_PERIODS =
  /^(?:pasad[oa]s?|anterior(?:es)?|ultim[oa]s?|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|mes(?:es)?|(?:tri|bi|se|cuatri)m?estres?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)$/;

let words: readonly string[] | undefined;

/** The words that figures are named with. */
function figureWords(): readonly string[] {
  words ??= [...new Set(SUBJECTS.flatMap((subject) => subject.words.match(/[a-z]{6,}/g) ?? []))];
  return words;
}

/** The word of a figure that a folded one means but for one letter, or the everyday one that it sounds like. */
export function mendedFigure(word: string): string {
  if (OF_PERIODS.test(word)) return word;
  if (word.length < LEAST_LETTERS || BESIDE.has(word)) return mendedWord(word);
  const known = figureWords();
  if (known.some((each) => word.startsWith(each) || each.startsWith(word))) return word;
  return known.find((each) => isOneEdit(word, each)) ?? mendedWord(word);
}
