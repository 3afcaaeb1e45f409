import { describe, expect, it } from "vitest";
import { CHART_KINDS } from "#domain/accounting/account.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { checkExercise } from "#domain/exercises/check-exercise.ts";
import { EXERCISE_LEVELS, type Exercise, type ExerciseTopic } from "#domain/exercises/exercise.ts";
import {
  type ExerciseWish,
  generateExercise,
  mostOperations,
  NEED_PUC,
} from "#domain/exercises/generate/generate-exercise.ts";
import { WISH_TOPICS } from "#domain/exercises/generate/stories.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { rightWork } from "#tests/domain/grading/support/right-work.ts";
import { daysUntold, taxesDenied } from "#tests/support/exercises/told.ts";

const CHARTS = {
  puc: await loadChart("puc"),
  journal: await loadChart("journal"),
  mini: await loadChart("mini"),
};
const SEEDS = [1, 7, 48, 3_500, 99_991];

function made(topic: ExerciseTopic, changes: Partial<ExerciseWish>): Exercise {
  const wish: ExerciseWish = {
    title: "Ejercicio",
    topic,
    level: 1,
    chart: "puc",
    accounts: [],
    vat: topic === "vat",
    withholding: topic === "withholding",
    operations: Math.min(10, mostOperations(topic)),
    company: "",
    seed: 7,
    ...changes,
  };
  const answer = generateExercise(wish);
  if (!answer.ok) throw new Error(`${JSON.stringify(wish)}: ${answer.error.kind}`);
  return answer.value;
}

/** Everything but the level that it says it has. */
const contentOf = ({ case: told, solution }: Exercise) =>
  JSON.stringify([told.statement, told.documents, told.given, told.questions, solution.entries]);

/** Operations by their rule, sides and accounts and whether the text gives each amount, and questions by their ids. */
function shapesOf({ solution }: Exercise): readonly string[] {
  const operations = solution.entries.map(({ rule, lines, text }) => {
    const told = lines.map(
      ({ account, side, amount }) =>
        `${account.slice(0, 4)} ${side} ${text.includes(formatPesos(amount)) ? "told" : "to be worked out"}`,
    );
    return `${rule} ${told.toSorted().join()}`;
  });
  return [...operations, ...solution.answers.map(({ question }) => question)];
}

/** Money and goods that would be paid or sold before they were there, in the order of the days. */
function overdrawn({ case: told, solution }: Exercise): readonly string[] {
  if (told.given.length > 0 || told.chart !== "puc") return [];
  const nets = new Map<string, number>();
  for (const { account, side, amount } of told.opening)
    nets.set(account, side === "debit" ? amount : -amount);
  return solution.entries.flatMap(({ id, lines }) => {
    for (const { account, side, amount } of lines)
      nets.set(account, (nets.get(account) ?? 0) + (side === "debit" ? amount : -amount));
    return ["1105", "1110", "1305", "1435"]
      .filter((account) => (nets.get(account) ?? 0) < 0)
      .map((each) => `${id} ${each}`);
  });
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe.each(WISH_TOPICS)("the level of an exercise on %s (ED-24)", (topic) => {
  it.each(SEEDS)(
    "matters: of seed %i five levels make three exercises or more, all of them sound",
    (seed) => {
      const charts = CHART_KINDS.filter((kind) => kind === "puc" || !NEED_PUC.includes(topic));
      for (const chart of charts) {
        const all = EXERCISE_LEVELS.map((level) => made(topic, { level, seed, chart }));
        expect(new Set(all.map(contentOf)).size, chart).toBeGreaterThanOrEqual(3);
        for (const exercise of all) {
          expect(checkExercise(exercise, CHARTS[chart])).toEqual([]);
          expect([...daysUntold(exercise), ...taxesDenied(exercise), ...overdrawn(exercise)]).toEqual([]);
          const graded = gradeWork(exercise, rightWork(exercise), DEFAULT_POLICY);
          expect(graded.earned).toBe(graded.possible);
        }
      }
    },
  );

  it("asks for ever more that a beginner is not asked for", () => {
    const most = Math.min(20, mostOperations(topic));
    const first = new Set(
      Array.from({ length: 40 }, (_, place) =>
        shapesOf(made(topic, { level: 1, seed: place + 1, operations: most })),
      ).flat(),
    );
    const harder = EXERCISE_LEVELS.map((level) =>
      mean(
        SEEDS.map((seed) => shapesOf(made(topic, { level, seed })).filter((each) => !first.has(each)).length),
      ),
    );
    for (const [place, each] of harder.entries())
      if (place > 0) expect(each).toBeGreaterThanOrEqual(harder[place - 1] ?? 0);
    expect(harder[4]).toBeGreaterThan(harder[1] ?? 0);
  });
});
