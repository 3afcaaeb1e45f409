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
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { rightWork } from "#tests/domain/grading/support/right-work.ts";
import { daysUntold, taxesDenied } from "#tests/support/exercises/told.ts";
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

  it("never leaves an account on the wrong side of nothing (ED-22)", () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { case: told, solution } = made(id, version, seed);
        const chart = charts[told.chart];
        const net = new Map<string, number>();
        const post = (code: string, amount: number) => {
          const puc = (chart.byCode.get(code)?.puc ?? code).slice(0, 4);
          net.set(puc, (net.get(puc) ?? 0) + amount);
        };
        for (const { account, side, amount } of told.opening)
          post(account, side === "debit" ? amount : -amount);
        const days = new Map<string, (readonly [string, number])[]>();
        const on = (day: string, line: readonly [string, number]) =>
          days.set(day, [...(days.get(day) ?? []), line]);
        for (const { date, lines } of told.given)
          for (const { account, debit, credit } of lines) on(date, [account, debit - credit]);
        for (const { date, lines } of solution.entries)
          for (const { account, side, amount } of lines)
            on(date, [account, side === "debit" ? amount : -amount]);
        for (const [day, lines] of [...days].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
          for (const [account, amount] of lines) post(account, amount);
          for (const [account, balance] of net) {
            // A shared tax account may lie on either side.
            if (account === "2408" || !/^[12]/.test(account)) continue;
            const isCredit = account.startsWith("2") || account === "1592" || account === "1399";
            expect(isCredit ? -balance : balance, `${day} ${account}`).toBeGreaterThanOrEqual(0);
          }
        }
      }),
      runs(15, 500),
    );
  });

  it("tells the day of each entry, and denies no tax that it asks for (ED-22)", () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const exercise = made(id, version, seed);
        expect(daysUntold(exercise)).toEqual([]);
        expect(taxesDenied(exercise)).toEqual([]);
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
      expect(JSON.stringify(made(id, version, 99).case)).not.toContain('"why"');
    }
  });

  it("gives no right option away by its place (ED-22)", () => {
    const places = new Map<string, Set<number>>();
    for (const { id, version } of EXERCISE_TEMPLATES)
      for (let seed = 1; seed <= 60; seed += 1) {
        const { case: told, solution } = made(id, version, seed * 7919);
        for (const question of told.questions) {
          if (question.kind !== "choice") continue;
          const answer = solution.answers.find((each) => each.question === question.id);
          const [right] = answer?.kind === "options" ? answer.right : [];
          const key = `${id} ${question.id} ${question.text}`;
          const seen = places.get(key) ?? new Set<number>();
          seen.add(question.options.findIndex((option) => option.id === right));
          places.set(key, seen);
        }
      }
    // Classes and sides keep the order in which they are taught; their right one differs by what is asked.
    const inOrder = /^(?:equation-nature|statements-classify) /;
    const fixed = [...places].filter(([key, seen]) => !inOrder.test(key) && seen.size === 1);
    expect(fixed).toEqual([]);
    expect(places.size).toBeGreaterThan(15);
  });

  it("closes an expense in the account that it was rightly recorded in (ED-22)", () => {
    const exercise = made("cycle-closing", 1, 7);
    const work = rightWork(exercise);
    const moved = (account: string) =>
      account === "512010" ? "522010" : account === "530515" ? "530505" : account;
    const other = {
      ...work,
      entries: work.entries.map((entry) => ({
        ...entry,
        lines: entry.lines.map((line) => ({ ...line, account: moved(line.account) as typeof line.account })),
      })),
    };
    const accounts = other.entries.flatMap(({ lines }) => lines.map(({ account }) => account));
    expect(accounts.filter((account) => account === "522010" || account === "530505")).toHaveLength(4);
    const result = gradeWork(exercise, other, DEFAULT_POLICY);
    expect(result.earned).toBe(result.possible);
  });

  it("says where there is nothing to record (ED-22)", () => {
    for (const { id, version } of EXERCISE_TEMPLATES) {
      const { case: told, solution } = made(id, version, 7);
      const isSaid = told.todo.some((text) => text.endsWith("No hay nada que registrar."));
      expect(isSaid, id).toBe(solution.entries.length === 0);
    }
  });

  it("asks for no balance that comes to nothing (ED-22)", () => {
    for (const { id, version } of EXERCISE_TEMPLATES)
      for (let seed = 1; seed <= 200; seed += 1)
        for (const answer of made(id, version, seed * 7919).solution.answers)
          expect(answer.right, `${id} ${seed}`).not.toBe(0);
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
