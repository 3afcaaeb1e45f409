import type { AccountCode } from "#domain/accounting/account.ts";
import type { EntryLine } from "#domain/accounting/entries/entry.ts";
import type { StudentDevice } from "#domain/classroom/student.ts";
import type { WordsOrFile } from "#domain/classroom/student-desk.ts";
import type { SubmittedWork } from "#domain/classroom/submission.ts";
import type { Exercise, ExerciseCase, ExerciseSource } from "#domain/exercises/exercise.ts";
import type { ExerciseWork, WorkEntry } from "#domain/exercises/work.ts";
import {
  type AnswerMark,
  ENTRY_LABELS,
  type EntryMark,
  type GradeResult,
  type GradingPolicy,
  LINE_LABELS,
  type LineMark,
  PENALTIES,
  type PenaltyKind,
} from "#domain/grading/grade-result.ts";
import { plain } from "../../shapes/plain.ts";
import {
  amountValue,
  byKind,
  count,
  dayValue,
  finite,
  flag,
  integer,
  isObject,
  list,
  maybe,
  oneOf,
  only,
  orNull,
  type Shape,
  shape,
  table,
  textAs,
  textValue,
} from "../../shapes/shape.ts";

/** A share between 0 and 1. */
export const shareValue: Shape<number> = only(
  (value): value is number => Number.isFinite(value) && (value as number) >= 0 && (value as number) <= 1,
);

const workLine = shape<EntryLine>({
  account: textAs<AccountCode>(),
  debit: amountValue,
  credit: amountValue,
  thirdParty: maybe(textValue),
  note: maybe(textValue),
});

const workEntry = shape<WorkEntry>({
  id: textValue,
  date: dayValue,
  description: textValue,
  reference: textValue,
  lines: list(workLine, 500),
});

const answer: Shape<readonly string[] | number> = only((value): value is readonly string[] | number =>
  Array.isArray(value) ? value.every((each) => typeof each === "string") : Number.isFinite(value),
);

export const answersShape = table(answer);

export const workShape = shape<ExerciseWork>({ entries: list(workEntry, 2000), answers: answersShape });

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;

const exerciseWork = shape<Extract<SubmittedWork, { kind: "exercise" }>>({
  kind: oneOf(["exercise"]),
  work: workShape,
});
const textWork = shape<Extract<SubmittedWork, { kind: "text" }>>({
  kind: oneOf(["text"]),
  text: textValue,
});
const fileWork = shape<Extract<SubmittedWork, { kind: "file" }>>({
  kind: oneOf(["file"]),
  name: textValue,
  bytes: only(isBytes),
});

export const writtenWork = byKind<WordsOrFile>({ text: textWork, file: fileWork });

export const submittedWork = byKind<SubmittedWork>({
  exercise: exerciseWork,
  text: textWork,
  file: fileWork,
});

export const deviceShape = shape<StudentDevice>({ sign: textValue, seal: textValue });

const lineMark = shape<LineMark>({
  solution: orNull(count),
  student: list(count),
  account: finite,
  side: finite,
  amount: finite,
  score: finite,
  label: orNull(oneOf(LINE_LABELS)),
  consequence: flag,
});

const entryMark = shape<EntryMark>({
  operation: orNull(textValue),
  entry: orNull(textValue),
  joined: maybe(list(textValue)),
  alternative: count,
  lines: list(lineMark),
  label: orNull(oneOf(ENTRY_LABELS)),
  difference: finite,
  penalties: list(shape<{ kind: PenaltyKind; share: number }>({ kind: oneOf(PENALTIES), share: finite })),
  score: finite,
  followed: finite,
  points: finite,
});

const answerMark = shape<AnswerMark>({
  question: textValue,
  score: finite,
  followed: finite,
  points: finite,
});

export const resultShape = shape<GradeResult>({
  engine: integer,
  entries: list(entryMark),
  answers: list(answerMark),
  earned: finite,
  followed: finite,
  possible: finite,
});

export const policyShape = shape<GradingPolicy>({
  weights: shape<GradingPolicy["weights"]>({ account: shareValue, side: shareValue, amount: shareValue }),
  tolerance: shape<GradingPolicy["tolerance"]>({ pesos: finite, share: shareValue }),
  accountDigits: oneOf([4, 6]),
  otherSubaccount: shareValue,
  sameGroup: shareValue,
  slipShare: shareValue,
  grouping: flag,
  penalties: shape<GradingPolicy["penalties"]>({
    "extra-lines": shareValue,
    unbalanced: shareValue,
    date: shareValue,
    "third-party": shareValue,
  }),
  dateDays: count,
  asksThirdParty: flag,
});

export const sourceShape = shape<ExerciseSource>({ template: textValue, version: count, seed: integer });

/** Lists that every case has; their items are checked by who reads them (a message) or made by the program. */
function hasLists(value: unknown, keys: readonly string[]): boolean {
  return isObject(value) && keys.every((key) => Array.isArray(value[key]));
}

const CASE_LISTS = ["statement", "documents", "todo", "hints", "opening", "given", "questions"];

function isCase(value: unknown): value is ExerciseCase {
  return hasLists(value, CASE_LISTS) && typeof (value as { title?: unknown }).title === "string";
}

function isExercise(value: unknown): value is Exercise {
  return isObject(value) && isCase(value.case) && hasLists(value.solution, ["entries", "answers"]);
}

/** A value of plain data that `is` recognises, copied without what no JSON holds. */
function plainOf<T>(is: (value: unknown) => value is T): Shape<T> {
  return {
    check: (value) => (is(value) ? plain.check(value) : "bad"),
    copy: (value) => plain.copy(value) as T,
  };
}

export const caseShape: Shape<ExerciseCase> = plainOf(isCase);
export const exerciseShape: Shape<Exercise> = plainOf(isExercise);
