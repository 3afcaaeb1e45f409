import fc from "fast-check";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import type { Exercise } from "#domain/exercises/exercise.ts";
import type { ExerciseWork } from "#domain/exercises/work.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { exerciseOf, operation, type Row, workOf, written } from "./exercises.ts";

const ACCOUNTS = [
  "110505",
  "110510",
  "111005",
  "130505",
  "143505",
  "220505",
  "236540",
  "240810",
  "413505",
  "510506",
  "613505",
];
const DAYS = ["2026-11-03", "2026-11-05", "2026-11-09"];

const rows = (most: number) =>
  fc.array(
    fc.tuple(
      fc.constantFrom(...ACCOUNTS),
      fc.constantFrom(100, 119, 190, 300, 500, 1000, 1190, -100, -119, -300, -500, -1000, -1190),
    ),
    { minLength: 1, maxLength: most },
  ) as fc.Arbitrary<Row[]>;

const dated = fc.tuple(fc.constantFrom(...DAYS), rows(6));

export interface RandomCase {
  readonly exercise: Exercise;
  readonly work: ExerciseWork;
}

/** Exercises and works of a few accounts and amounts, so that they agree often and in many ways. */
export const randomCase: fc.Arbitrary<RandomCase> = fc
  .tuple(fc.array(dated, { minLength: 1, maxLength: 4 }), fc.array(dated, { maxLength: 5 }))
  .map(([right, given]) => ({
    exercise: exerciseOf({
      vat: 19,
      withholding: 2.5,
      entries: right.map(([date, lines], at) => operation(`o${at}`, date, ...lines)),
    }),
    work: workOf(...given.map(([date, lines], at) => written(`e${at}`, date, ...lines))),
  }));

const odd = fc.constantFrom<unknown>(
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -5,
  0,
  0.5,
  1e300,
  100,
  undefined,
  "100",
);

const hostileLine = fc.record({
  account: fc.oneof(fc.constantFrom(...ACCOUNTS, "", "x", "99999999", "__proto__"), fc.string()),
  debit: odd,
  credit: odd,
  thirdParty: fc.constantFrom<unknown>(undefined, 7, "Ana"),
}) as unknown as fc.Arbitrary<EntryLine>;

/** Works that no journal would make. */
export const hostileWork: fc.Arbitrary<ExerciseWork> = fc.record({
  entries: fc.array(
    fc.record({
      id: fc.constantFrom("a", "b", ""),
      date: fc.constantFrom(day("2026-11-05"), "2026-13-45" as never, "" as never),
      description: fc.string(),
      reference: fc.constantFrom("", "Operación"),
      lines: fc.array(hostileLine, { maxLength: 70 }),
    }),
    { maxLength: 6 },
  ),
  answers: fc.dictionary(fc.string(), fc.oneof(fc.array(fc.string()), fc.constant(Number.NaN))),
});
