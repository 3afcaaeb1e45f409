import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { GradeResult } from "#domain/grading/grade-result.ts";
import { GRADING_ENGINE, gradeWork } from "#domain/grading/grade-work.ts";
import { assignBest } from "#domain/grading/matching/assignment.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import { runs } from "#tests/support/random/runs.ts";
import { EXERCISES, MONTH, rightWork, workOf, written } from "./support/exercises.ts";
import { hostileWork, randomCase } from "./support/random-work.ts";

const RUNS = runs(300, 10_000);

/** Everything of a result that does not name the place of a line. */
function gist({ earned, followed, possible, entries }: GradeResult) {
  return {
    earned,
    followed,
    possible,
    entries: entries.map(({ operation, score, label, lines }) => [
      operation,
      score,
      label,
      lines.map((line) => [line.solution, line.label, line.score, line.consequence]).toSorted(),
    ]),
  };
}

describe("properties of every grade (ED-17)", () => {
  it("does not depend on the order of lines and entries", () => {
    fc.assert(
      fc.property(randomCase, fc.infiniteStream(fc.nat()), ({ exercise, work }, stream) => {
        const order = new Map<object, number>();
        const shuffled = <T extends object>(items: readonly T[]): T[] => {
          for (const each of items) order.set(each, Number(stream.next().value));
          return items.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
        };
        const other = {
          ...work,
          entries: shuffled(work.entries).map((each) => ({ ...each, lines: shuffled(each.lines) })),
        };
        const [first, second] = [work, other].map((each) => gist(gradeWork(exercise, each, DEFAULT_POLICY)));
        expect({ ...second, entries: second?.entries.toSorted() }).toEqual({
          ...first,
          entries: first?.entries.toSorted(),
        });
      }),
      RUNS,
    );
  });

  it("gives full marks to every right solution", () => {
    fc.assert(
      fc.property(randomCase, ({ exercise }) => {
        const result = gradeWork(exercise, rightWork(exercise), DEFAULT_POLICY);
        const isBalanced = result.entries.every(({ difference }) => difference === 0);
        if (isBalanced) expect(result.earned).toBe(result.possible);
        const noDiscount = { ...DEFAULT_POLICY, penalties: { ...DEFAULT_POLICY.penalties, unbalanced: 0 } };
        const free = gradeWork(exercise, rightWork(exercise), noDiscount);
        expect(free.earned).toBe(free.possible);
      }),
      RUNS,
    );
  });

  it("stays between nothing and full, and forgives no more than is lost", () => {
    fc.assert(
      fc.property(randomCase, ({ exercise, work }) => {
        const { earned, followed, possible, entries } = gradeWork(exercise, work, DEFAULT_POLICY);
        expect(earned).toBeGreaterThanOrEqual(0);
        expect(followed).toBeGreaterThanOrEqual(earned);
        expect(possible).toBeGreaterThanOrEqual(followed);
        for (const { score, followed: forgiven } of entries) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(forgiven).toBeGreaterThanOrEqual(score);
          expect(forgiven).toBeLessThanOrEqual(1);
        }
      }),
      RUNS,
    );
  });

  it("never lowers a grade because a line was split", () => {
    fc.assert(
      fc.property(randomCase, fc.nat(), fc.integer({ min: 1, max: 99 }), ({ exercise, work }, at, cut) => {
        const [first] = work.entries;
        fc.pre(first !== undefined);
        // An account once on each side: what was split is then known.
        const byPlace = new Map(first.lines.map((each) => [`${each.account} ${each.debit > 0}`, each]));
        const only = { ...first, lines: [...byPlace.values()] };
        const line = only.lines[at % only.lines.length];
        fc.pre(line !== undefined);
        const one = {
          ...exercise,
          solution: { ...exercise.solution, entries: exercise.solution.entries.slice(0, 1) },
        };
        const [debit, credit] = [Math.min(cut, line.debit), Math.min(cut, line.credit)];
        const parts = [
          { ...line, debit: pesos(debit), credit: pesos(credit) },
          { ...line, debit: pesos(line.debit - debit), credit: pesos(line.credit - credit) },
        ];
        const split = { ...only, lines: only.lines.flatMap((each) => (each === line ? parts : [each])) };
        const before = gradeWork(one, workOf(only), DEFAULT_POLICY);
        const after = gradeWork(one, workOf(split), DEFAULT_POLICY);
        expect(after.earned).toBeGreaterThanOrEqual(before.earned - 1e-9);
      }),
      RUNS,
    );
  });

  it("uses each line of the student and of the solution once", () => {
    fc.assert(
      fc.property(randomCase, ({ exercise, work }) => {
        for (const mark of gradeWork(exercise, work, DEFAULT_POLICY).entries) {
          const own = mark.lines.flatMap(({ solution }) => (solution === null ? [] : [solution]));
          expect(new Set(own).size).toBe(own.length);
          const sums = new Map<string, number>();
          for (const { student } of mark.lines)
            if (student.length > 0) sums.set(student.join(), (sums.get(student.join()) ?? 0) + 1);
          const used = [...sums.keys()].flatMap((key) => key.split(","));
          expect(new Set(used).size).toBe(used.length);
        }
      }),
      RUNS,
    );
  });

  it("grades any hostile work", () => {
    fc.assert(
      fc.property(hostileWork, fc.constantFrom(...EXERCISES), (work, exercise) => {
        const { earned, followed, possible } = gradeWork(exercise, work, DEFAULT_POLICY);
        for (const each of [earned, followed]) {
          expect(each).toBeGreaterThanOrEqual(0);
          expect(each).toBeLessThanOrEqual(possible);
        }
      }),
      RUNS,
    );
  });

  it("grades five thousand lines, and a thousand entries, in bounded time", () => {
    const [first] = rightWork(MONTH).entries;
    if (first === undefined) throw new Error("no entry");
    const long = {
      ...first,
      lines: Array.from({ length: 5000 }, (_, at) => ({ ...first.lines[0], account: `11${at}` })),
    };
    const many = Array.from({ length: 1000 }, (_, at) =>
      written(`e${at}`, "2026-11-05", ["110505", at + 1], ["413505", -at - 1]),
    );
    const spent = processorTime();
    expect(gradeWork(MONTH, workOf(long as never), DEFAULT_POLICY).earned).toBeGreaterThanOrEqual(0);
    expect(gradeWork(MONTH, workOf(...many), DEFAULT_POLICY).entries.length).toBeGreaterThanOrEqual(1000);
    expect(spent()).toBeLessThan(5000);
  });
});

describe("the exact assignment (ED-12)", () => {
  const matrix = fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
    .chain(([rows, columns]) =>
      fc.array(fc.array(fc.integer({ min: -2, max: 9 }), { minLength: columns, maxLength: columns }), {
        minLength: rows,
        maxLength: rows,
      }),
    );

  const total = (values: readonly (readonly number[])[], chosen: readonly number[]) =>
    chosen.reduce((sum, column, row) => sum + (column < 0 ? 0 : (values[row]?.[column] ?? 0)), 0);

  /** The most that the rows from `row` on can take of the free columns. */
  function tryAll(values: readonly (readonly number[])[], row = 0, taken = new Set<number>()): number {
    if (row === values.length) return 0;
    let best = tryAll(values, row + 1, taken);
    for (const [column, value] of (values[row] ?? []).entries()) {
      if (taken.has(column)) continue;
      best = Math.max(best, value + tryAll(values, row + 1, new Set(taken).add(column)));
    }
    return best;
  }

  function takeFirstBest(values: readonly (readonly number[])[]): number {
    const pairs = values
      .flatMap((row, at) => row.map((value, column) => ({ at, column, value })))
      .sort((a, b) => b.value - a.value);
    const [rows, columns] = [new Set<number>(), new Set<number>()];
    let sum = 0;
    for (const { at, column, value } of pairs) {
      if (value <= 0 || rows.has(at) || columns.has(column)) continue;
      rows.add(at);
      columns.add(column);
      sum += value;
    }
    return sum;
  }

  it("equals trying all, and is never under taking the first best", () => {
    fc.assert(
      fc.property(matrix, (values) => {
        const chosen = assignBest(values);
        const taken = chosen.filter((column) => column >= 0);
        expect(new Set(taken).size).toBe(taken.length);
        expect(total(values, chosen)).toBe(tryAll(values));
        expect(total(values, chosen)).toBeGreaterThanOrEqual(takeFirstBest(values));
      }),
      RUNS,
    );
  });

  it("assigns nothing to nothing", () => {
    expect(assignBest([])).toEqual([]);
    expect(assignBest([[], []])).toEqual([-1, -1]);
  });
});

it("says which engine made a grade (ED-18)", () => {
  expect(gradeWork(MONTH, workOf(), DEFAULT_POLICY).engine).toBe(GRADING_ENGINE);
});
