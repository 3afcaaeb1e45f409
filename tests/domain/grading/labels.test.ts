import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { EXERCISE_TEMPLATES, makeExercise } from "#domain/exercises/templates/all.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { runs } from "#tests/support/random/runs.ts";
import { measurePairs, measureSingles, qualities } from "./support/measure.ts";
import { OPERATORS } from "./support/operators.ts";
import { rightWork } from "./support/right-work.ts";

const charts = {
  puc: await loadChart("puc"),
  journal: await loadChart("journal"),
  mini: await loadChart("mini"),
};

function casesOf(seeds: number) {
  return EXERCISE_TEMPLATES.flatMap(({ id, version }) =>
    Array.from({ length: seeds }, (_, index) => {
      const exercise = makeExercise(id, version, 1 + index * 7919);
      if (exercise === null) throw new Error(`no ${id}`);
      return { exercise, chart: charts[exercise.case.chart] };
    }),
  );
}

/** How many exercises of each template are mutated. */
const DRAWS = Number(process.env.GRADING_DRAWS ?? runs(1, 40).numRuns);
const cases = casesOf(DRAWS);
const pairs = casesOf(DRAWS === 1 ? 4 : DRAWS * 2);
/** Every label of a line and of an entry, but for gross and net, which few seeds of the bank offer. */
const LABELS = 15;
const singles = qualities(measureSingles(cases));
const doubles = qualities(measurePairs(pairs));
/** Right works, each of a template in turn and of another seed. */
const RIGHT_WORKS = Number(process.env.GRADING_SEEDS ?? runs(106, 10_000).numRuns);

describe("the whole bank, graded", () => {
  it("gives a right work full marks and no label", () => {
    for (const { exercise } of cases) {
      const result = gradeWork(exercise, rightWork(exercise), DEFAULT_POLICY);
      expect(result.earned, exercise.case.title).toBe(result.possible);
      expect(result.possible).toBeGreaterThan(0);
      const labels = result.entries.flatMap((entry) => [
        entry.label,
        ...entry.lines.map(({ label }) => label),
      ]);
      expect(labels.filter((label) => label !== null)).toEqual([]);
    }
  });

  it("gives an empty work nothing", () => {
    for (const { exercise } of cases) {
      expect(gradeWork(exercise, { entries: [], answers: {} }, DEFAULT_POLICY).earned).toBe(0);
    }
  });

  it("ED-15 names single mistakes: precision and recall of at least 0,95", () => {
    expect(singles.length).toBeGreaterThanOrEqual(LABELS);
    expect(singles.filter(({ precision, recall }) => Math.min(precision, recall) < 0.95)).toEqual([]);
  });

  it("ED-15 names two mistakes of one entry: at least 0,8", () => {
    // Of a label that hardly comes in pairs a single miss would be a share of its own.
    const found = doubles.filter(({ cases: many }) => many >= 10);
    expect(found.length).toBeGreaterThan(8);
    expect(found.filter(({ precision, recall }) => Math.min(precision, recall) < 0.8)).toEqual([]);
  });

  it("gives the right work of any seed full marks, and no work more (ED-17)", () => {
    const less: string[] = [];
    for (let at = 0; at < RIGHT_WORKS; at += 1) {
      const template = EXERCISE_TEMPLATES[at % EXERCISE_TEMPLATES.length];
      const seed = 1 + ((at * 104_729) % 2_147_483_645);
      const exercise = template && makeExercise(template.id, template.version, seed);
      if (!exercise) throw new Error(`no exercise ${at}`);
      const { earned, possible } = gradeWork(exercise, rightWork(exercise), DEFAULT_POLICY);
      if (earned !== possible) less.push(`${template.id} ${seed}: ${earned} of ${possible}`);
    }
    expect(less).toEqual([]);
  }, 1_200_000);

  it("writes its result where a command asks for it", () => {
    expect(OPERATORS.length).toBeGreaterThanOrEqual(15);
    const file = process.env.GRADING_REPORT;
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    const facts = {
      operators: OPERATORS.length,
      exercises: EXERCISE_TEMPLATES.length,
      draws: DRAWS,
      rightWorks: RIGHT_WORKS,
    };
    writeFileSync(file, JSON.stringify({ ...facts, singles, doubles }));
  });
});
