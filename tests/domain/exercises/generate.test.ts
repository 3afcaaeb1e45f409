import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { checkExercise } from "#domain/exercises/check-exercise.ts";
import { withIntro, withOperationText, withPoints, withTitle } from "#domain/exercises/edit-exercise.ts";
import { EXERCISE_LEVELS } from "#domain/exercises/exercise.ts";
import {
  type ExerciseWish,
  generateExercise,
  hasOwnAccounts,
  mostOperations,
  NEED_PUC,
} from "#domain/exercises/generate/generate-exercise.ts";
import { WISH_TOPICS } from "#domain/exercises/generate/stories.ts";
import { tellsDay } from "#domain/exercises/told-day.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { rightWork } from "#tests/domain/grading/support/right-work.ts";
import { daysUntold, taxesDenied } from "#tests/support/exercises/told.ts";
import { runs } from "#tests/support/random/runs.ts";

const charts = {
  puc: await loadChart("puc"),
  journal: await loadChart("journal"),
  mini: await loadChart("mini"),
};
const pesosIn = (text: string) =>
  [...text.matchAll(/\$\s?(\d{1,3}(?:\.\d{3})*)/gu)].map(([, digits = ""]) =>
    Number(digits.replaceAll(".", "")),
  );
/** Amounts and their sums by twos and threes: a price with its tax, a debt with what was withheld of it. */
function sums(amounts: readonly number[]): readonly number[] {
  const [first, ...rest] = amounts;
  if (first === undefined) return [0];
  const others = sums(rest);
  return [...others, ...others.map((each) => each + first)];
}
const WISH = {
  title: "Ejercicio",
  topic: "cycle",
  level: 3,
  accounts: [],
  company: "Tienda La Esquina S.A.S.",
  seed: 7,
} as const;

describe("exercises made as wished (ED-24)", () => {
  it("are sound and as long as wished, in every chart", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_147_483_646 }),
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom("puc", "journal", "mini"),
        fc.boolean(),
        fc.boolean(),
        (seed, operations, chart, vat, withholding) => {
          const taxed = chart === "puc";
          const made = generateExercise({
            ...WISH,
            seed,
            operations,
            chart,
            vat: taxed && vat,
            withholding: taxed && withholding,
          });
          if (!made.ok) throw new Error(made.error.kind);
          expect(checkExercise(made.value, charts[chart])).toEqual([]);
          expect(made.value.solution.entries).toHaveLength(operations);
        },
      ),
      runs(25, 1000),
    );
  });

  it("deny no tax that the bank keeps, where neither VAT nor withholding is wished", () => {
    const wish = { ...WISH, accounts: ["5115"], operations: 12, chart: "puc" } as const;
    const made = generateExercise({ ...wish, vat: false, withholding: false });
    if (!made.ok) throw new Error(made.error.kind);
    expect(
      rightWork(made.value).entries.flatMap(({ lines }) => lines.map(({ account }) => account)),
    ).toContain("511595");
    expect(taxesDenied(made.value)).toEqual([]);
  });

  describe.each(WISH_TOPICS.filter((topic) => !hasOwnAccounts(topic)))("on %s", (topic) => {
    const needsPuc = NEED_PUC.includes(topic);
    const combinations = EXERCISE_LEVELS.flatMap((level) =>
      [1, 4, 9, 20].map((operations, place) => ({
        ...WISH,
        topic,
        level,
        operations,
        seed: level * 1000 + place,
        chart:
          needsPuc || place % 2 === 0
            ? ("puc" as const)
            : place === 1
              ? ("journal" as const)
              : ("mini" as const),
        vat: topic === "vat" || (needsPuc && level === 5),
        withholding: topic === "withholding" || (needsPuc && level >= 4),
      })),
    );

    it("are gradable, tell what they record, and stay so when they are edited", () => {
      for (const wish of combinations) {
        const made = generateExercise(wish);
        if (!made.ok) throw new Error(`${JSON.stringify(wish)}: ${made.error.kind}`);
        const { value } = made;
        expect(checkExercise(value, charts[wish.chart])).toEqual([]);
        expect(value.case).toMatchObject({ topic, level: wish.level });
        expect(value.solution.entries).toHaveLength(wish.operations);
        const graded = gradeWork(value, rightWork(value), DEFAULT_POLICY);
        expect(graded.earned).toBe(graded.possible);
        expect([...daysUntold(value), ...taxesDenied(value)]).toEqual([]);
        expect(value.solution.entries.filter((each) => !tellsDay(value, each))).toEqual([]);
        for (const entry of value.solution.entries) {
          const told = pesosIn(entry.text);
          expect(value.case.statement).toContain(entry.text);
          // Each amount that a text names stands in the entry, or is what something else is worked out from.
          const recorded: readonly number[] = entry.lines.map(({ amount }) => amount);
          const follows =
            /depreciación|seguro:|interés|cartera|conteo|cuota|gravamen|descuento comercial|pagó .* deuda/u.test(
              entry.text,
            );
          const tellable = sums(recorded);
          for (const amount of told)
            if (!follows)
              // What an asset costs holds its VAT.
              expect(tellable.includes(amount) || tellable.includes(amount * 1.19), entry.text).toBe(true);
          expect(told.length, entry.text).toBeGreaterThan(0);
        }
        const edited = value.solution.entries.reduce(
          (each, _, place) => withOperationText(withPoints(each, place, 7), place, `Operación ${place + 1}.`),
          withTitle(withIntro(value, "Otra empresa."), "Otro título"),
        );
        expect(checkExercise(edited, charts[wish.chart])).toEqual([]);
        const again = gradeWork(edited, rightWork(edited), DEFAULT_POLICY);
        expect(again.earned).toBe(again.possible);
      }
    });

    it("differ by level: the first asks fewer kinds of entry than the last", () => {
      const taxes = { vat: topic === "vat", withholding: topic === "withholding" };
      const kindsAt = (level: 1 | 5) => {
        const made = generateExercise({
          ...WISH,
          ...taxes,
          topic,
          level,
          operations: 20,
          chart: "puc",
        });
        if (!made.ok) throw new Error(made.error.kind);
        return new Set(made.value.solution.entries.map(({ rule }) => rule)).size;
      };
      expect(kindsAt(1)).toBeLessThan(kindsAt(5));
    });
  });

  it("undo in a return what was withheld of the purchase", () => {
    const made = generateExercise({
      ...WISH,
      topic: "withholding",
      level: 5,
      operations: 20,
      chart: "puc",
      vat: true,
      withholding: true,
    });
    if (!made.ok) throw new Error(made.error.kind);
    const back = made.value.solution.entries.find(({ text }) => text.includes("mercancía defectuosa"));
    const of = (account: string) => back?.lines.find((line) => line.account === account);
    const goods = of("1435")?.amount ?? 0;
    expect(goods).toBeGreaterThan(0);
    expect(of("236540")).toMatchObject({ side: "debit", amount: goods * 0.025 });
    expect(of("2205")).toMatchObject({ side: "debit", amount: goods * (1.19 - 0.025) });
  });

  it("practise the wished account", () => {
    for (const account of ["5305", "2205", "4175", "1528", "5120"]) {
      const made = generateExercise({
        ...WISH,
        operations: 10,
        chart: "puc",
        vat: false,
        withholding: false,
        accounts: [account],
      });
      if (!made.ok) throw new Error(made.error.kind);
      const used = made.value.solution.entries.flatMap(({ lines }) =>
        lines.map((line) => line.account.slice(0, 4)),
      );
      expect(used).toContain(account);
    }
  });

  it("say which wish cannot be met", () => {
    const wish = { ...WISH, operations: 5, chart: "puc", vat: false, withholding: false } as const;
    expect(generateExercise({ ...wish, accounts: ["1504"] })).toEqual({
      ok: false,
      error: { kind: "no-operation-for", accounts: ["1504"] },
    });
    expect(generateExercise({ ...wish, operations: 1, accounts: ["5305"] })).toMatchObject({
      error: { kind: "too-short-for", accounts: ["5305"] },
    });
    expect(generateExercise({ ...wish, operations: 31 })).toMatchObject({
      error: { kind: "bad-count", most: 30 },
    });
    for (const topic of WISH_TOPICS.filter(hasOwnAccounts)) {
      const most = mostOperations(topic);
      const errorOf = (changes: Partial<ExerciseWish>) => generateExercise({ ...wish, topic, ...changes });
      expect(errorOf({ operations: most }).ok).toBe(true);
      expect(errorOf({ operations: most + 1 })).toMatchObject({ error: { kind: "bad-count", most } });
      expect(errorOf({ operations: 1, accounts: ["1110"] })).toMatchObject({
        error: { kind: "topic-has-accounts" },
      });
      expect(errorOf({ operations: 1, vat: true })).toMatchObject({ error: { kind: "topic-without-taxes" } });
      expect(errorOf({ operations: 1, chart: "mini" })).toMatchObject({ error: { kind: "topic-needs-puc" } });
    }
    expect(generateExercise({ ...wish, seed: 0 })).toMatchObject({ error: { kind: "bad-seed" } });
    expect(generateExercise({ ...wish, chart: "mini", vat: true })).toMatchObject({
      error: { kind: "taxes-need-puc" },
    });
    expect(generateExercise({ ...wish, chart: "mini", topic: "adjustments" })).toMatchObject({
      error: { kind: "topic-needs-puc" },
    });
    for (const topic of ["vat", "withholding"] as const)
      expect(generateExercise({ ...wish, topic })).toMatchObject({ error: { kind: "topic-needs-tax" } });
  });
});
