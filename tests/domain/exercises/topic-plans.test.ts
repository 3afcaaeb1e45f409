import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { checkExercise } from "#domain/exercises/check-exercise.ts";
import { withIntro, withOperationText, withPoints, withTitle } from "#domain/exercises/edit-exercise.ts";
import { EXERCISE_LEVELS, type Exercise, type ExerciseTopic } from "#domain/exercises/exercise.ts";
import {
  type ExerciseWish,
  generateExercise,
  hasOwnAccounts,
  mostOperations,
} from "#domain/exercises/generate/generate-exercise.ts";
import { WISH_TOPICS } from "#domain/exercises/generate/stories.ts";
import { tellsDay } from "#domain/exercises/told-day.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { rightWork } from "#tests/domain/grading/support/right-work.ts";
import { daysUntold, taxesDenied } from "#tests/support/exercises/told.ts";
import { runs } from "#tests/support/random/runs.ts";

const puc = await loadChart("puc");
const TOPICS = WISH_TOPICS.filter(hasOwnAccounts);

const wishOf = (topic: ExerciseTopic, changes: Partial<ExerciseWish>): ExerciseWish => ({
  title: "Ejercicio",
  topic,
  level: 3,
  chart: "puc",
  accounts: [],
  vat: false,
  withholding: false,
  operations: 4,
  company: "",
  seed: 7,
  ...changes,
});

function made(wish: ExerciseWish): Exercise {
  const answer = generateExercise(wish);
  if (!answer.ok) throw new Error(`${JSON.stringify(wish)}: ${answer.error.kind}`);
  return answer.value;
}

/** Debit less credit by account, of what stands in the book with the right work after it. */
function balancesAfter({ case: told, solution }: Exercise): ReadonlyMap<string, number> {
  const nets = new Map<string, number>();
  const add = (account: string, amount: number) => nets.set(account, (nets.get(account) ?? 0) + amount);
  for (const { account, side, amount } of told.opening) add(account, side === "debit" ? amount : -amount);
  for (const { lines } of told.given) for (const each of lines) add(each.account, each.debit - each.credit);
  for (const { lines } of solution.entries)
    for (const { account, side, amount } of lines) add(account, side === "debit" ? amount : -amount);
  return nets;
}

const netOf = (exercise: Exercise, account: string) => balancesAfter(exercise).get(account) ?? 0;
const answerTo = ({ solution }: Exercise, question: string) =>
  solution.answers.find((each) => each.question === question)?.right;

it("every topic of the bank but the equation can be made as wished (ED-24)", () => {
  expect(WISH_TOPICS).toEqual([
    "entries",
    "trade",
    "vat",
    "withholding",
    "inventory",
    "payroll",
    "adjustments",
    "reconciliation",
    "cycle",
    "statements",
    "errors",
    "ratios",
  ]);
});

describe.each(TOPICS)("an exercise made on %s (ED-24)", (topic) => {
  it("is sound, as long as wished, never on the wrong side, and its right work earns all points", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_147_483_646 }),
        fc.constantFrom(...EXERCISE_LEVELS),
        fc.integer({ min: 1, max: mostOperations(topic) }),
        (seed, level, operations) => {
          const exercise = made(wishOf(topic, { seed, level, operations }));
          expect(checkExercise(exercise, puc)).toEqual([]);
          expect(exercise.case).toMatchObject({ topic, level });
          expect(exercise.solution.entries).toHaveLength(operations);
          const graded = gradeWork(exercise, rightWork(exercise), DEFAULT_POLICY);
          expect(graded.earned).toBe(graded.possible);
          expect([...daysUntold(exercise), ...taxesDenied(exercise)]).toEqual([]);
          expect(exercise.solution.entries.filter((each) => !tellsDay(exercise, each))).toEqual([]);
          for (const account of ["1105", "1110", "1305", "1435"])
            expect(netOf(exercise, account), account).toBeGreaterThanOrEqual(0);
          for (const { right } of exercise.solution.answers)
            if (typeof right === "number") expect(Number.isFinite(right)).toBe(true);
          const texts = [...exercise.case.statement, ...exercise.solution.entries.map(({ text }) => text)];
          for (const text of texts) expect(text).not.toMatch(/undefined|NaN| {2}|\.\./u);
        },
      ),
      runs(25, 10_000),
    );
  });

  it("is the same of the same seed, another of another, and stays gradable when it is edited", () => {
    const wish = wishOf(topic, { operations: 3, level: 4 });
    const exercise = made(wish);
    expect(made(wish)).toEqual(exercise);
    expect(made({ ...wish, seed: 8 })).not.toEqual(exercise);
    const edited = exercise.solution.entries.reduce(
      (each, _, place) => withOperationText(withPoints(each, place, 7), place, `Operación ${place + 1}.`),
      withTitle(withIntro(exercise, "Otra empresa."), "Otro título"),
    );
    expect(checkExercise(edited, puc)).toEqual([]);
    const again = gradeWork(edited, rightWork(edited), DEFAULT_POLICY);
    expect(again.earned).toBe(again.possible);
  });

  it("names the wished company and asks more at the last level than at the first", () => {
    const company = "Tienda La Esquina S.A.S.";
    expect(made(wishOf(topic, { company })).case.statement.join(" ")).toContain(company);
    const askedAt = (level: 1 | 5) => {
      const rules = new Set<string>();
      let questions = 0;
      for (let seed = 1; seed <= 12; seed += 1) {
        const { solution } = made(
          wishOf(topic, { level, seed, operations: Math.min(8, mostOperations(topic)) }),
        );
        questions = Math.max(questions, solution.answers.length);
        for (const { lines, rule } of solution.entries)
          rules.add(`${rule} ${lines.map(({ why }) => why).join()}`);
      }
      return questions * 100 + rules.size;
    };
    expect(askedAt(1)).toBeLessThan(askedAt(5));
  });
});

describe("what each topic's figures come to (ED-24)", () => {
  const seeds = [1, 20, 300, 4_000];
  const each = (topic: ExerciseTopic, level: 1 | 2 | 3 | 4 | 5) =>
    seeds.map((seed) => made(wishOf(topic, { seed, level, operations: Math.min(7, mostOperations(topic)) })));

  it("the kardex and the account of goods agree", () => {
    for (const level of [1, 3, 5] as const)
      for (const exercise of each("inventory", level))
        expect(answerTo(exercise, "left-value")).toBe(netOf(exercise, "1435"));
  });

  it("the net of a payroll is owed until it is paid", () => {
    for (const exercise of each("payroll", 2)) {
      const owed = exercise.solution.entries.flatMap(({ lines }) =>
        lines.flatMap(({ account, side, amount }) => (account === "2505" && side === "credit" ? amount : [])),
      );
      expect(answerTo(exercise, "net")).toBe(owed.reduce((sum, amount) => sum + amount, 0));
    }
  });

  it("the reconciled balance is that of the books", () => {
    for (const exercise of each("reconciliation", 4)) {
      expect(answerTo(exercise, "balance")).toBe(netOf(exercise, "1110"));
      expect(answerTo(exercise, "right")).toBe(netOf(exercise, "1110"));
    }
  });

  it("corrections leave the balances as the facts would have", () => {
    for (const level of [1, 3, 5] as const)
      for (const exercise of each("errors", level)) {
        const right = made(wishOf("errors", { seed: 1, level, operations: 1 }));
        expect(right.case.given.length).toBe(4);
        const wrong = exercise.solution.answers.find(({ question }) => question === "wrong");
        expect(wrong?.right).toHaveLength(exercise.solution.entries.length);
        for (const { lines, alternatives = [] } of exercise.solution.entries) {
          const nets = (all: typeof lines) => {
            const found = new Map<string, number>();
            for (const { account, side, amount } of all)
              found.set(account, (found.get(account) ?? 0) + (side === "debit" ? amount : -amount));
            return found;
          };
          for (const other of alternatives) expect(nets(other)).toEqual(nets(lines));
        }
      }
  });

  it("statements and ratios are those of the balances", () => {
    const sum = (exercise: Exercise, ...prefixes: readonly string[]) =>
      [...balancesAfter(exercise)].reduce(
        (all, [account, net]) => (prefixes.some((prefix) => account.startsWith(prefix)) ? all + net : all),
        0,
      );
    for (const exercise of each("statements", 5)) {
      expect(answerTo(exercise, "net")).toBe(-sum(exercise, "41"));
      expect(answerTo(exercise, "equity")).toBe(sum(exercise, "1") + sum(exercise, "2"));
    }
    for (const exercise of each("ratios", 5)) {
      const current = sum(exercise, "11", "13", "14") / -sum(exercise, "22", "23");
      expect(answerTo(exercise, "current")).toBe(Math.round(current * 100) / 100);
      expect(answerTo(exercise, "debt")).toBe(
        Math.round((-sum(exercise, "2") / sum(exercise, "1")) * 1000) / 10,
      );
    }
  });
});
