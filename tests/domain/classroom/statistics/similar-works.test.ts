import fc from "fast-check";
import { expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import { type ComparedWork, similarWorks } from "#domain/classroom/statistics/similar-works.ts";
import type { Exercise } from "#domain/exercises/exercise.ts";
import { makeExercise } from "#domain/exercises/templates/all.ts";
import type { ExerciseWork } from "#domain/exercises/work.ts";
import { gradeWork } from "#domain/grading/grade-work.ts";
import { DEFAULT_POLICY } from "#domain/grading/policy.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { activityId, studentId } from "#tests/support/classroom/classrooms.ts";
import { runs } from "#tests/support/random/runs.ts";
import { rightWork } from "../../grading/support/right-work.ts";

/** A mistake as a person makes it: on which line, on another account, times ten, on the other side, or left out. */
interface Slip {
  readonly entry: number;
  readonly line: number;
  readonly kind: "account" | "tenfold" | "side" | "gone";
}

function slipped({ account, debit, credit }: EntryLine, kind: Slip["kind"]): readonly EntryLine[] {
  if (kind === "gone") return [];
  if (kind === "side") return [{ account, debit: credit, credit: debit }];
  if (kind === "account") return [{ account: "519595" as AccountCode, debit, credit }];
  const ten = (amount: number) => (amount === 0 ? ZERO : pesos(amount * 10));
  return [{ account, debit: ten(debit), credit: ten(credit) }];
}

function withSlips(exercise: Exercise, slips: readonly Slip[]): ExerciseWork {
  const { entries, answers } = rightWork(exercise);
  return {
    answers,
    entries: entries.map((entry, at) => ({
      ...entry,
      lines: entry.lines.flatMap((line, index) => {
        const slip = slips.find((each) => each.entry === at && each.line === index);
        return slip === undefined ? [line] : slipped(line, slip.kind);
      }),
    })),
  };
}

/** The work of one student of the class, with figures of their own. */
function workOf(student: number, slips: readonly Slip[], template = "cycle-first"): ComparedWork {
  const exercise = makeExercise(template, 1, student * 7 + 3);
  if (exercise === null) throw new Error("no exercise");
  const work = withSlips(exercise, slips);
  const result = gradeWork(exercise, work, DEFAULT_POLICY);
  return { student: studentId(student), activity: activityId(1), attempt: 1, result, exercise, work };
}

const slip = (entry: number, line: number, kind: Slip["kind"]): Slip => ({ entry, line, kind });
const COPIED = [slip(0, 0, "account"), slip(2, 1, "tenfold"), slip(4, 0, "side"), slip(5, 1, "account")];
const OTHERS: readonly (readonly Slip[])[] = [
  [],
  [slip(0, 1, "tenfold")],
  [slip(1, 0, "account"), slip(3, 1, "gone"), slip(6, 0, "account")],
  [slip(1, 1, "side"), slip(3, 0, "tenfold"), slip(7, 0, "account")],
  [],
];

it("ED-145 finds two works with the same mistakes, though their figures differ, and nobody else", () => {
  const works = [...OTHERS.map((slips, at) => workOf(at + 1, slips)), workOf(8, COPIED), workOf(9, COPIED)];
  const found = similarWorks(works);
  expect(found.map(({ students }) => students)).toEqual([[studentId(8), studentId(9)]]);
  expect(found[0]?.shared).toBe(found[0]?.all);
  expect(found[0]?.shared).toBeGreaterThanOrEqual(4);
});

it("ED-145 finds it too where one of them made a mistake more", () => {
  const works = [workOf(1, []), workOf(8, COPIED), workOf(9, [...COPIED, slip(6, 0, "tenfold")])];
  expect(similarWorks(works)).toHaveLength(1);
});

it("ED-145 says nothing of what the whole class does wrong, of few mistakes, or of right works", () => {
  const everybody = Array.from({ length: 8 }, (_, at) => workOf(at + 1, COPIED));
  expect(similarWorks(everybody)).toEqual([]);
  expect(similarWorks([workOf(1, COPIED.slice(0, 1)), workOf(2, COPIED.slice(0, 1))])).toEqual([]);
  expect(similarWorks(Array.from({ length: 6 }, (_, at) => workOf(at + 1, [])))).toEqual([]);
  expect(similarWorks([])).toEqual([]);
});

it("ED-145 compares within one activity", () => {
  const other = { ...workOf(9, COPIED), activity: activityId(2) };
  expect(similarWorks([workOf(8, COPIED), other])).toEqual([]);
});

const anySlips = fc.uniqueArray(
  fc.record({
    entry: fc.nat(7),
    line: fc.nat(1),
    kind: fc.constantFrom<Slip["kind"]>("account", "tenfold", "side", "gone"),
  }),
  { selector: ({ entry, line }) => `${entry} ${line}`, minLength: 3, maxLength: 6 },
);

it("ED-145 whoever copies mistakes is found beside the one who made them, in any order of the works", () => {
  fc.assert(
    fc.property(anySlips, fc.boolean(), (slips, isTurned) => {
      const works = [workOf(8, slips), workOf(1, []), workOf(9, slips)];
      const alone = new Set(
        works[0]?.result.entries.flatMap(({ lines }) => lines.filter(({ label }) => label)),
      );
      fc.pre(alone.size >= 3);
      const found = similarWorks(isTurned ? works.toReversed() : works);
      expect(found).toHaveLength(1);
      expect([...(found[0]?.students ?? [])].sort()).toEqual([studentId(8), studentId(9)].sort());
    }),
    runs(60, 1_000),
  );
});
