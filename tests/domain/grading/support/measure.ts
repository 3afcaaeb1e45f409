import type { Chart } from "#domain/accounting/chart.ts";
import type { Exercise } from "#domain/exercises/exercise.ts";
import type { ExerciseWork, WorkEntry } from "#domain/exercises/work.ts";
import type { EntryLabel, LineLabel } from "#domain/grading/grade-result.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { type Seeded, seeded } from "#domain/sample/seeded.ts";
import { OPERATORS, type Operator } from "./operators.ts";
import { rightWork } from "./right-work.ts";

type Label = LineLabel | EntryLabel;

/** How often a label was expected and found, expected and not, found and not expected. */
export interface LabelCount {
  hits: number;
  misses: number;
  false: number;
}

export type Counts = Map<string, LabelCount>;

const labelOf = ({ label }: Operator): { readonly key: string; readonly of: "line" | "entry" } =>
  "line" in label ? { key: label.line, of: "line" } : { key: `entry: ${label.entry}`, of: "entry" };

/** Labels of an entry that say no more than its lines do. */
const FOLLOWS: ReadonlySet<Label> = new Set<Label>(["unbalanced"]);

function foundIn(exercise: Exercise, work: ExerciseWork, entry: WorkEntry): ReadonlySet<string> {
  const { entries } = gradeWork(exercise, work, DEFAULT_POLICY);
  const found = new Set<string>();
  for (const mark of entries) {
    if (mark.entry !== entry.id && mark.operation !== entry.id) continue;
    if (mark.label !== null && !FOLLOWS.has(mark.label)) found.add(`entry: ${mark.label}`);
    for (const line of mark.lines) if (line.label !== null && !line.consequence) found.add(line.label);
  }
  return found;
}

function count(counts: Counts, expected: ReadonlySet<string>, found: ReadonlySet<string>): void {
  const of = (key: string): LabelCount => {
    const known = counts.get(key) ?? { hits: 0, misses: 0, false: 0 };
    counts.set(key, known);
    return known;
  };
  for (const key of expected) {
    if (found.has(key)) of(key).hits += 1;
    else of(key).misses += 1;
  }
  // What a whole entry's mistake does to its lines is told by the entry's label.
  if ([...expected].some((key) => key.startsWith("entry: "))) return;
  for (const key of found) if (!expected.has(key)) of(key).false += 1;
}

interface Case {
  readonly exercise: Exercise;
  readonly chart: Chart;
}

function mutated(
  { exercise, chart }: Case,
  entry: WorkEntry,
  at: number,
  operator: Operator,
  random: Seeded,
) {
  return operator.make({ exercise, chart, entry, at, random });
}

/** Every operator on a line of each entry, one at a time. */
export function measureSingles(cases: readonly Case[]): Counts {
  const counts: Counts = new Map();
  for (const [index, each] of cases.entries()) {
    const random = seeded(index + 1);
    const work = rightWork(each.exercise);
    for (const entry of work.entries) {
      for (const operator of OPERATORS) {
        const wrong = mutated(each, entry, random.between(0, entry.lines.length - 1), operator, random);
        if (wrong === null) continue;
        const entries = work.entries.map((own) => (own === entry ? wrong : own));
        count(counts, new Set([labelOf(operator).key]), foundIn(each.exercise, { ...work, entries }, wrong));
      }
    }
  }
  return counts;
}

/** Two mistakes on two lines of the same entry. */
export function measurePairs(cases: readonly Case[]): Counts {
  const counts: Counts = new Map();
  const lineOperators = OPERATORS.filter((operator) => labelOf(operator).of === "line");
  const [first, ...rest] = lineOperators;
  if (first === undefined) return counts;
  for (const [index, each] of cases.entries()) {
    const random = seeded(index + 1);
    const work = rightWork(each.exercise);
    for (const entry of work.entries.filter(({ lines }) => lines.length >= 3)) {
      const [a, b] = [random.pick([first, ...rest]), random.pick([first, ...rest])];
      // The later line first, so that a line left out moves no other.
      const later = random.between(1, entry.lines.length - 1);
      const once = mutated(each, entry, later, a, random);
      if (once === null || once.lines.length < 3) continue;
      const twice = mutated(each, once, random.between(0, later - 1), b, random);
      if (twice === null) continue;
      const entries = work.entries.map((own) => (own === entry ? twice : own));
      const expected = new Set([labelOf(a).key, labelOf(b).key]);
      count(counts, expected, foundIn(each.exercise, { ...work, entries }, twice));
    }
  }
  return counts;
}

export interface LabelQuality {
  readonly label: string;
  readonly cases: number;
  readonly precision: number;
  readonly recall: number;
}

export function qualities(counts: Counts): readonly LabelQuality[] {
  return [...counts]
    .map(([label, { hits, misses, false: wrong }]) => ({
      label,
      cases: hits + misses,
      precision: hits + wrong === 0 ? 1 : hits / (hits + wrong),
      recall: hits + misses === 0 ? 1 : hits / (hits + misses),
    }))
    .sort((a, b) => (a.label < b.label ? -1 : 1));
}
