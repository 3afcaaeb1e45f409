import { DEED_KINDS, type DeedKind, type DeedLetter } from "#domain/guided/likely/deed-kinds.ts";

/** The clues of a sentence, with the kind of deed that it tells. */
export interface LearntSentence {
  readonly clues: ReadonlySet<string>;
  readonly kind: DeedKind;
}

const LETTERS = Object.keys(DEED_KINDS) as readonly DeedLetter[];
const LEAST_SENTENCES = 3;
const MOST_CLUES = 1_000;
const ROUNDS = 150;
const STEP = 0.15;
const SHRINK = 1e-4;

interface Learnt {
  readonly clues: readonly string[];
  /** By clue and kind; the last row is that of every sentence. */
  readonly weights: Float64Array;
}

/** Weights by which a softmax tells the kinds, by gradient descent from none: the same sentences give the same. */
function learnt(sentences: readonly LearntSentence[], clues: readonly string[], unsaid: number): Learnt {
  const places = new Map(clues.map((clue, at) => [clue, at]));
  const kinds = LETTERS.length;
  const rows = sentences.map(({ clues: own, kind }) => ({
    at: [...own].flatMap((clue) => places.get(clue) ?? []),
    kind: LETTERS.findIndex((letter) => DEED_KINDS[letter] === kind),
  }));
  const size = (clues.length + 1) * kinds;
  const [weights, first, second] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slope = weights.map((each) => each * SHRINK);
    for (const { at, kind } of rows) {
      const part = 1 / Math.sqrt(Math.max(1, at.length));
      const places = [...at.map((each) => [each, part] as const), [clues.length, unsaid] as const];
      const sums = LETTERS.map((_, each) =>
        places.reduce((sum, [clue, x]) => sum + x * (weights[clue * kinds + each] ?? 0), 0),
      );
      const most = Math.max(...sums);
      const powers = sums.map((each) => Math.exp(each - most));
      const whole = powers.reduce((sum, each) => sum + each, 0);
      powers.forEach((power, each) => {
        const off = (power / whole - (each === kind ? 1 : 0)) / rows.length;
        for (const [clue, x] of places)
          slope[clue * kinds + each] = (slope[clue * kinds + each] ?? 0) + off * x;
      });
    }
    slope.forEach((each, at) => {
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * each;
      second[at] = 0.99 * (second[at] ?? 0) + 0.01 * each * each;
      const [mean, spread] = [(first[at] ?? 0) / (1 - 0.9 ** round), (second[at] ?? 0) / (1 - 0.99 ** round)];
      weights[at] = (weights[at] ?? 0) - (STEP * mean) / (Math.sqrt(spread) + 1e-8);
    });
  }
  return { clues, weights };
}

/** The table of weights that sentences teach: the clues that tell most, each with whole numbers by kind. */
export function learnDeeds(sentences: readonly LearntSentence[], scale: number, unsaid: number): string {
  const counts = new Map<string, number>();
  for (const { clues } of sentences) for (const clue of clues) counts.set(clue, (counts.get(clue) ?? 0) + 1);
  const common = [...counts.keys()].filter((clue) => (counts.get(clue) ?? 0) >= LEAST_SENTENCES).sort();
  const all = learnt(sentences, common, unsaid);
  const told = (at: number) =>
    Math.max(...LETTERS.map((_, kind) => Math.abs(all.weights[at * LETTERS.length + kind] ?? 0))) *
    Math.sqrt(counts.get(common[at] ?? "") ?? 0);
  const telling = common
    .map((clue, at) => ({ clue, told: told(at) }))
    .sort((a, b) => b.told - a.told)
    .slice(0, MOST_CLUES)
    .map(({ clue }) => clue)
    .sort();
  const { clues, weights } = learnt(sentences, telling, unsaid);
  const text = (at: number) =>
    LETTERS.map((letter, kind) => {
      const whole = Math.round((weights[at * LETTERS.length + kind] ?? 0) * scale);
      if (whole === 0) return "";
      return `${whole > 0 ? letter : letter.toUpperCase()}${Math.abs(whole)}`;
    }).join("");
  return ["=", ...clues]
    .map((clue, at) => `${clue} ${text(at === 0 ? clues.length : at - 1)}`)
    .filter((line) => !line.endsWith(" "))
    .join("\n");
}
