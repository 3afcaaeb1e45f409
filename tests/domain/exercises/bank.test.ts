import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import { checkExercise } from "#domain/exercises/check-exercise.ts";
import {
  EXERCISE_LEVELS,
  EXERCISE_TOPICS,
  type Exercise,
  type LedgerFormula,
  type LedgerSum,
  type SolutionLine,
} from "#domain/exercises/exercise.ts";
import { isSeed, seedOf } from "#domain/exercises/template.ts";
import { EXERCISE_TEMPLATES, makeExercise } from "#domain/exercises/templates/all.ts";
import { exerciseWithoutSolution } from "#domain/exercises/without-solution.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { runs } from "#tests/support/random/runs.ts";

const charts = {
  puc: await loadChart("puc"),
  journal: await loadChart("journal"),
  mini: await loadChart("mini"),
};
const anySeed = fc.integer({ min: 1, max: 2_147_483_646 });

function made(id: string, version: number, seed: number): Exercise {
  const exercise = makeExercise(id, version, seed);
  if (exercise === null) throw new Error(`no ${id}`);
  return exercise;
}

function textsOf({ case: told, solution }: Exercise): readonly string[] {
  return [
    told.title,
    ...told.statement,
    ...told.todo,
    ...told.hints,
    ...told.documents.flatMap(({ title, rows }) => [title, ...rows.map(({ text }) => text)]),
    ...told.given.map(({ description }) => description),
    ...told.questions.flatMap((question) => [
      question.text,
      ...(question.kind === "choice" ? question.options.map(({ text }) => text) : []),
    ]),
    ...solution.entries.flatMap(({ text, rule, lines }) => [text, rule, ...lines.map(({ why }) => why)]),
    ...solution.answers.map(({ why }) => why),
    solution.lesson,
  ];
}

/** A formula over the ledger of the right solution, by the codes of the exercise's own chart. */
function byFormula(
  { case: told, solution }: Exercise,
  { plus, minus = [], over, times = 1 }: LedgerFormula,
): number {
  const lines = [
    ...told.opening.map(
      ({ account, side, amount }) => [account, side === "debit" ? amount : -amount] as const,
    ),
    ...told.given.flatMap((entry) =>
      entry.lines.map(({ account, debit, credit }) => [account, debit - credit] as const),
    ),
    ...solution.entries
      .flatMap((entry) => entry.lines)
      .map(({ account, side, amount }) => [account, side === "debit" ? amount : -amount] as const),
  ];
  const sum = (sums: readonly LedgerSum[]) =>
    sums.reduce((all, { accounts, side }) => {
      const net = lines.reduce(
        (part, [code, each]) => (accounts.some((prefix) => code.startsWith(prefix)) ? part + each : part),
        0,
      );
      return all + (side === "debit" ? net : -net);
    }, 0);
  return ((sum(plus) - sum(minus)) / (over === undefined ? 1 : sum(over))) * times;
}

/** Words that are often written without their accent, and what no sentence should hold. */
const SLIPS =
  / {2}|undefined|\bnull\b|\[object| [,.;:]|\.\.|\b(?:credito|debito|operacion|retencion|devolucion|pagare|tambien|dia|mercancia|deposito|numero|articulo|periodo|depreciacion|comision|interes|nomina|pension|prestamo|deberia|facturo|compro|pago a|vendio|despues|energia|papeleria|segun|mas IVA|razon|liquidacion|provision|vacacion|cesantia)\b|−\$/iu;

describe.each(
  EXERCISE_TEMPLATES.map((template) => [`${template.id}@${template.version}`, template] as const),
)("the exercise %s", (_name, { id, version, topic, level, title }) => {
  it("is sound from any seed (ED-21)", () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const exercise = made(id, version, seed);
        expect(checkExercise(exercise, charts[exercise.case.chart])).toEqual([]);
        expect(exercise.case).toMatchObject({ topic, level, title });
      }),
      runs(25, 1000),
    );
  });

  it("reads well from any seed (ED-22)", () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        for (const text of textsOf(made(id, version, seed))) {
          expect(text).not.toMatch(SLIPS);
          expect(text).not.toContain("NaN");
          expect(text).toBe(text.trim());
        }
      }),
      runs(25, 1000),
    );
  });

  it("shows documents that add up to what is recorded (ED-22)", () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { case: told, solution } = made(id, version, seed);
        const withheld = (lines: readonly SolutionLine[]) =>
          lines.filter(({ account }) => /^(?:2365|2367|2368|1355)/.test(account));
        const sum = (lines: readonly SolutionLine[]) => lines.reduce((all, { amount }) => all + amount, 0);
        const amounts = new Set(
          solution.entries.flatMap(({ lines }) =>
            lines.flatMap(({ amount }) => [amount as number, amount + sum(withheld(lines))]),
          ),
        );
        const answers = new Set(
          solution.entries.flatMap(({ lines }) => withheld(lines).map(({ amount }) => amount as number)),
        );
        for (const { rows } of told.documents) {
          // What the payer withholds is to be worked out: an invoice does not tell it.
          expect(rows.filter(({ amount }) => answers.has(Math.abs(amount)))).toEqual([]);
          const parts = rows
            .filter(({ total }) => total !== true)
            .reduce((all, { amount }) => all + amount, 0);
          for (const row of rows.filter(({ total }) => total === true)) {
            expect(row.amount).toBe(parts);
            if (solution.entries.length > 0) expect(amounts).toContain(parts);
          }
        }
      }),
      runs(25, 1000),
    );
  });

  it("asks numbers that the right ledger gives (ED-22)", () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const exercise = made(id, version, seed);
        for (const answer of exercise.solution.answers)
          if (answer.kind === "number" && answer.fromLedger !== undefined)
            expect(Math.abs(byFormula(exercise, answer.fromLedger) - answer.right)).toBeLessThanOrEqual(
              answer.tolerance,
            );
      }),
      runs(25, 1000),
    );
  });

  it("is another one from another seed, and the same from the same (ED-20)", () => {
    const seen = new Set(
      Array.from({ length: 12 }, (_, index) => JSON.stringify(made(id, version, index * 7919 + 1).case)),
    );
    expect(seen.size).toBeGreaterThan(8);
    expect(made(id, version, 4711)).toEqual(made(id, version, 4711));
  });
});

describe("the bank", () => {
  it("tells in the case nothing that only the solution knows (ED-23)", () => {
    for (const { id, version } of EXERCISE_TEMPLATES) {
      const task = exerciseWithoutSolution(made(id, version, 99));
      expect(Object.keys(task)).toEqual(["case"]);
      expect(JSON.stringify(task)).not.toContain('"why"');
    }
  });

  it("writes amounts as the product does", () => {
    const { solution } = made("trade-first", 1, 5);
    const amount = solution.entries[0]?.lines[0]?.amount;
    expect(amount && solution.entries[0]?.text.includes(formatPesos(amount))).toBe(true);
  });

  it("knows no template, version or seed that is not there", () => {
    expect(makeExercise("nothing", 1, 1)).toBeNull();
    expect(makeExercise("trade-first", 99, 1)).toBeNull();
    for (const seed of [0, -1, 1.5, 2_147_483_647, Number.NaN])
      expect(makeExercise("trade-first", 1, seed)).toBeNull();
  });

  it("makes a seed of any digest (ED-20)", () => {
    fc.assert(
      fc.property(fc.string(), (text) => isSeed(seedOf(createHash("sha256").update(text).digest("hex")))),
      runs(100, 1000),
    );
    expect(isSeed(seedOf(""))).toBe(true);
    expect(isSeed(seedOf("ffffffffffff"))).toBe(true);
  });

  it("has one template of each id and version, of known topics and levels", () => {
    const names = EXERCISE_TEMPLATES.map(({ id, version }) => `${id}@${version}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { topic, level } of EXERCISE_TEMPLATES) {
      expect(EXERCISE_TOPICS).toContain(topic);
      expect(EXERCISE_LEVELS).toContain(level);
    }
  });
});
