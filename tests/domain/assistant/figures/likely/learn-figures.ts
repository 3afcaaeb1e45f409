import {
  FIGURE_KINDS,
  type FigureKind,
  type FigureLetter,
} from "#domain/assistant/figures/likely/figure-kinds.ts";

/** The clues of a question, with what it asks for. */
export interface LearntQuestion {
  readonly clues: ReadonlySet<string>;
  readonly kind: FigureKind;
}

const LETTERS = Object.keys(FIGURE_KINDS) as readonly FigureLetter[];
const LEAST_QUESTIONS = 3;
const MOST_CLUES = 1_000;
const ROUNDS = 150;
const STEP = 0.15;
const SHRINK = 1e-4;

/** Weights by which a softmax tells the figures, by gradient descent from none; the last row is that of every question. */
function learnt(
  questions: readonly LearntQuestion[],
  clues: readonly string[],
  unsaid: number,
): Float64Array {
  const places = new Map(clues.map((clue, at) => [clue, at]));
  const kinds = LETTERS.length;
  const rows = questions.map(({ clues: own, kind }) => ({
    at: [...own].flatMap((clue) => places.get(clue) ?? []),
    kind: LETTERS.findIndex((letter) => FIGURE_KINDS[letter] === kind),
  }));
  const size = (clues.length + 1) * kinds;
  const [weights, first, second] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  const sums = new Float64Array(kinds);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slope = weights.map((each) => each * SHRINK);
    for (const { at, kind } of rows) {
      const part = 1 / Math.sqrt(Math.max(1, at.length));
      sums.fill(0);
      const each = (clue: number, x: number, add: (kind: number, place: number, x: number) => void) => {
        for (let place = 0; place < kinds; place += 1) add(place, clue * kinds + place, x);
      };
      const sum = (to: number, place: number, x: number) => {
        sums[to] = (sums[to] ?? 0) + x * (weights[place] ?? 0);
      };
      for (const clue of at) each(clue, part, sum);
      each(clues.length, unsaid, sum);
      const most = Math.max(...sums);
      let whole = 0;
      for (let place = 0; place < kinds; place += 1) whole += Math.exp((sums[place] ?? 0) - most);
      const lean = (to: number, place: number, x: number) => {
        const off = Math.exp((sums[to] ?? 0) - most) / whole - (to === kind ? 1 : 0);
        slope[place] = (slope[place] ?? 0) + (off * x) / rows.length;
      };
      for (const clue of at) each(clue, part, lean);
      each(clues.length, unsaid, lean);
    }
    slope.forEach((each, at) => {
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * each;
      second[at] = 0.99 * (second[at] ?? 0) + 0.01 * each * each;
      const [mean, spread] = [(first[at] ?? 0) / (1 - 0.9 ** round), (second[at] ?? 0) / (1 - 0.99 ** round)];
      weights[at] = (weights[at] ?? 0) - (STEP * mean) / (Math.sqrt(spread) + 1e-8);
    });
  }
  return weights;
}

/** The table of weights that questions teach: the clues that tell most, each with whole numbers by figure. */
export function learnFigures(questions: readonly LearntQuestion[], scale: number, unsaid: number): string {
  const counts = new Map<string, number>();
  for (const { clues } of questions) for (const clue of clues) counts.set(clue, (counts.get(clue) ?? 0) + 1);
  const common = [...counts.keys()].filter((clue) => (counts.get(clue) ?? 0) >= LEAST_QUESTIONS).sort();
  const all = learnt(questions, common, unsaid);
  const kinds = LETTERS.length;
  const told = (at: number) =>
    Math.max(...all.slice(at * kinds, (at + 1) * kinds).map(Math.abs)) *
    Math.sqrt(counts.get(common[at] ?? "") ?? 0);
  const clues = common
    .map((clue, at) => ({ clue, told: told(at) }))
    .sort((a, b) => b.told - a.told)
    .slice(0, MOST_CLUES)
    .map(({ clue }) => clue)
    .sort();
  const weights = learnt(questions, clues, unsaid);
  const text = (at: number) =>
    LETTERS.map((letter, kind) => {
      const whole = Math.round((weights[at * kinds + kind] ?? 0) * scale);
      return Math.abs(whole) < 2 ? "" : `${letter}${whole}`;
    }).join("");
  return ["=", ...clues]
    .map((clue, at) => `${clue} ${text(at === 0 ? clues.length : at - 1)}`)
    .filter((line) => !line.endsWith(" "))
    .join("\n");
}
