import { describe, expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { EXERCISE_TEMPLATES, makeExercise } from "#domain/exercises/templates/all.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { runs } from "#tests/support/random/runs.ts";
import { measurePairs, measureSingles, qualities } from "./support/measure.ts";
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

const cases = casesOf(runs(1, 40).numRuns);
const pairs = casesOf(runs(4, 80).numRuns);
/** Every label of a line and of an entry, but for gross and net, which few seeds of the bank offer. */
const LABELS = 15;

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
    const found = qualities(measureSingles(cases));
    expect(found.length).toBeGreaterThanOrEqual(LABELS);
    expect(found.filter(({ precision, recall }) => Math.min(precision, recall) < 0.95)).toEqual([]);
  });

  it("ED-15 names two mistakes of one entry: at least 0,8", () => {
    // Of a label that hardly comes in pairs a single miss would be a share of its own.
    const found = qualities(measurePairs(pairs)).filter(({ cases: many }) => many >= 10);
    expect(found.length).toBeGreaterThan(8);
    expect(found.filter(({ precision, recall }) => Math.min(precision, recall) < 0.8)).toEqual([]);
  });
});
