import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { checkExercise } from "#domain/exercises/check-exercise.ts";
import { generateExercise } from "#domain/exercises/generate/generate-exercise.ts";
import { runs } from "#tests/support/random/runs.ts";

const charts = {
  puc: await loadChart("puc"),
  journal: await loadChart("journal"),
  mini: await loadChart("mini"),
};
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
    expect(generateExercise({ ...wish, operations: 31 })).toMatchObject({ error: { kind: "bad-count" } });
    expect(generateExercise({ ...wish, seed: 0 })).toMatchObject({ error: { kind: "bad-seed" } });
    expect(generateExercise({ ...wish, chart: "mini", vat: true })).toMatchObject({
      error: { kind: "taxes-need-puc" },
    });
  });
});
