import { figureClues } from "./figure-clues.ts";
import { FIGURE_KINDS, type FigureKind, type FigureLetter } from "./figure-kinds.ts";
import { FIGURE_WEIGHTS, FIGURE_WEIGHTS_SCALE, UNSAID_FIGURE_WEIGHT } from "./figure-weights.data.ts";

const LETTERS = Object.keys(FIGURE_KINDS) as readonly FigureLetter[];

/** What one clue adds for or against each figure. */
type Weights = readonly (readonly [kind: number, weight: number])[];

let read: ReadonlyMap<string, Weights> | undefined;

/** "a3G-2": a letter and a whole number for each figure that a clue speaks for, below zero against. */
function weights(): ReadonlyMap<string, Weights> {
  read ??= new Map(
    FIGURE_WEIGHTS.trim()
      .split("\n")
      .map((line) => {
        const [clue = "", text = ""] = line.split(" ");
        const own = [...text.matchAll(/([a-z])(-?\d+)/gi)].map(([, letter = "", weight = ""]) => {
          const kind = LETTERS.findIndex((each) => each === letter);
          return [kind, Number(weight) / FIGURE_WEIGHTS_SCALE] as const;
        });
        return [clue, own];
      }),
  );
  return read;
}

/** A figure that a question may ask for, and how likely it is by all its words. */
export interface LikelyFigure {
  readonly kind: FigureKind;
  readonly part: number;
}

/** How likely each figure is by the words of a question, together one, the likeliest first. */
export function likelyFigures(question: string): readonly LikelyFigure[] {
  const table = weights();
  const known = [...figureClues(question)].flatMap((clue) => {
    const own = table.get(clue);
    return own === undefined ? [] : [own];
  });
  const sums = LETTERS.map(() => 0);
  const add = (list: Weights, part: number) => {
    for (const [kind, weight] of list) sums[kind] = (sums[kind] ?? 0) + weight * part;
  };
  for (const each of known) add(each, 1 / Math.sqrt(known.length));
  add(table.get("=") ?? [], UNSAID_FIGURE_WEIGHT);
  const most = Math.max(...sums);
  const powers = sums.map((each) => Math.exp(each - most));
  const whole = powers.reduce((sum, each) => sum + each, 0);
  return LETTERS.map((letter, at) => ({ kind: FIGURE_KINDS[letter], part: (powers[at] ?? 0) / whole })).sort(
    (a, b) => b.part - a.part,
  );
}
