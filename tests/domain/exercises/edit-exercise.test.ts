import { describe, expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { checkExercise } from "#domain/exercises/check-exercise.ts";
import {
  introOf,
  solutionGap,
  withAmount,
  withIntro,
  withOperationText,
  withoutBlankIntro,
  withoutDocument,
  withPoints,
  withTitle,
} from "#domain/exercises/edit-exercise.ts";
import type { Exercise } from "#domain/exercises/exercise.ts";
import { accountsOffered, generateExercise } from "#domain/exercises/generate/generate-exercise.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";

const WISH = {
  title: "Caso",
  topic: "trade",
  level: 2,
  chart: "puc",
  accounts: [],
  vat: true,
  withholding: false,
  operations: 6,
  company: "",
  seed: 11,
} as const;
const chart = await loadChart("puc");

function made(): Exercise {
  const answer = generateExercise(WISH);
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
}

describe("an exercise edited before use (ED-94)", () => {
  it("keeps case and solution telling the same operation", () => {
    const exercise = made();
    for (const [place, entry] of exercise.solution.entries.entries()) {
      const changed = withOperationText(exercise, place, "Otra cosa.");
      expect(changed.case.statement.filter((text) => text === "Otra cosa.")).toHaveLength(1);
      expect(changed.case.statement).not.toContain(entry.text);
      expect(changed.solution.entries[place]?.text).toBe("Otra cosa.");
      expect(introOf(changed)).toEqual(introOf(exercise));
    }
  });

  it("takes an introduction of any number of paragraphs and keeps the operations", () => {
    const exercise = made();
    for (const [text, kept] of [
      ["Uno\n\nDos", ["Uno", "Dos"]],
      ["", []],
      ["\n\n", []],
    ] as const) {
      const changed = withoutBlankIntro(withIntro(exercise, text));
      expect(introOf(changed)).toEqual(kept);
      expect(changed.case.statement.slice(kept.length)).toEqual(
        exercise.solution.entries.map((entry) => entry.text),
      );
      expect(checkExercise(changed, chart)).toEqual([]);
    }
  });

  it("is refused while an amount leaves it unbalanced, a text is empty or points are none", () => {
    const exercise = made();
    const [first] = exercise.solution.entries;
    if (first === undefined) throw new Error("no operation");
    const broken = withAmount(exercise, 0, 0, 1 as Pesos);
    const [entry] = broken.solution.entries;
    expect(entry && solutionGap(entry)).not.toBe(0);
    expect(checkExercise(broken, chart).map(({ kind }) => kind)).toContain("unbalanced");
    const even = first.lines.reduce((each, _, line) => withAmount(each, 0, line, 500_000 as Pesos), exercise);
    expect(checkExercise(even, chart)).toEqual([]);
    expect(even.solution.entries[0]?.alternatives).toBeUndefined();
    expect(checkExercise(withPoints(exercise, 1, 0), chart).map(({ kind }) => kind)).toEqual(["bad-points"]);
    expect(checkExercise(withTitle(exercise, " "), chart).map(({ kind }) => kind)).toEqual(["empty-text"]);
  });

  it("loses the one document that was taken out", () => {
    const exercise = made();
    const { documents } = exercise.case;
    expect(documents.length).toBeGreaterThan(0);
    expect(withoutDocument(exercise, 0).case.documents).toEqual(documents.slice(1));
  });

  it("each account that is offered can be practised, in every chart and with each tax", () => {
    const refused: string[] = [];
    for (const kind of ["puc", "journal", "mini"] as const) {
      for (const taxed of kind === "puc" ? [false, true] : [false]) {
        const terms = { chart: kind, vat: taxed, withholding: taxed };
        for (const account of accountsOffered(terms)) {
          const answer = generateExercise({ ...WISH, ...terms, accounts: [account], operations: 30 });
          if (!answer.ok) refused.push(`${kind} ${taxed} ${account} ${answer.error.kind}`);
        }
      }
    }
    expect(refused).toEqual([]);
  });
});
