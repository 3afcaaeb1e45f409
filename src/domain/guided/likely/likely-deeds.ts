import { DEED_KINDS, type DeedKind, type DeedLetter } from "./deed-kinds.ts";
import { DEED_WEIGHTS, DEED_WEIGHTS_SCALE, UNSAID_WEIGHT } from "./deed-weights.data.ts";

const LETTERS = Object.keys(DEED_KINDS) as readonly DeedLetter[];

/** What one clue adds for or against each kind of deed. */
type Weights = readonly (readonly [kind: number, weight: number])[];

/** "a3G2": a letter and a whole number for each kind that a clue speaks for, in upper case against. */
function readWeights(text: string): Weights {
  return [...text.matchAll(/([a-s])(\d+)/gi)].map(([, letter = "", weight = ""]) => {
    const kind = LETTERS.findIndex((each) => each === letter.toLowerCase());
    const sign = letter === letter.toLowerCase() ? 1 : -1;
    return [kind, (sign * Number(weight)) / DEED_WEIGHTS_SCALE];
  });
}

let read: ReadonlyMap<string, Weights> | undefined;

/** The weights by clue; "" has those of every clause. */
function weights(): ReadonlyMap<string, Weights> {
  read ??= new Map(
    DEED_WEIGHTS.trim()
      .split("\n")
      .map((line) => {
        const [clue = "", text = ""] = line.split(" ");
        return [clue, readWeights(text)];
      }),
  );
  return read;
}

/** How likely each kind of deed is by the clues of a clause, together one. */
export function likelyDeeds(clues: ReadonlySet<string>): ReadonlyMap<DeedKind, number> {
  const table = weights();
  const known = [...clues].flatMap((clue) =>
    clue === "" ? [] : [table.get(clue)].filter((each) => each !== undefined),
  );
  const sums = LETTERS.map(() => 0);
  const add = (list: Weights, part: number) => {
    for (const [kind, weight] of list) sums[kind] = (sums[kind] ?? 0) + weight * part;
  };
  for (const each of known) add(each, 1 / Math.sqrt(known.length));
  add(table.get("=") ?? [], UNSAID_WEIGHT);
  const most = Math.max(...sums);
  const powers = sums.map((each) => Math.exp(each - most));
  const whole = powers.reduce((sum, each) => sum + each, 0);
  return new Map(LETTERS.map((letter, at) => [DEED_KINDS[letter], (powers[at] ?? 0) / whole]));
}
