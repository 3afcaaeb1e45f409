import { type AccountCode, CHART_KINDS, type ChartKind, SIDES, type Side } from "../../accounting/account.ts";
import type { EntryLine } from "../../accounting/entries/entry.ts";
import {
  type CaseDocument,
  type CaseDocumentRow,
  type CaseRates,
  EXERCISE_LEVELS,
  EXERCISE_TOPICS,
  type ExerciseCase,
  type ExerciseLevel,
  type ExerciseSolution,
  type ExerciseSource,
  type ExerciseTopic,
  type GivenEntry,
  type LedgerFormula,
  type LedgerSum,
  type OpeningBalance,
  type SolutionAnswer,
  type SolutionEntry,
  type SolutionLine,
} from "../../exercises/exercise.ts";
import {
  type ChoiceQuestion,
  NUMBER_UNITS,
  type NumberQuestion,
  type NumberUnit,
  type Question,
} from "../../exercises/question.ts";
import type { ExerciseWork, WorkEntry } from "../../exercises/work.ts";
import {
  amountValue,
  byKind,
  dayValue,
  finite,
  flag,
  list,
  maybe,
  oneOf,
  only,
  pesosValue,
  type Shape,
  shape,
  table,
  whole,
  yes,
} from "../../kernel/shape.ts";
import { boundedText, longText, numberBetween, seedValue, shortText, wholeNumber } from "./bounded.ts";

// Sizes are far above what a course uses: they keep a hostile file from filling a device, and refuse no real one.
const MOST_ENTRIES = 500;
const MOST_LINES = 200;
const MOST_TEXTS = 60;
const MOST_QUESTIONS = 100;

const account: Shape<AccountCode> = boundedText<AccountCode>(40);
const side: Shape<Side> = oneOf(SIDES);
const points = numberBetween(0, 1000);
const key = boundedText(80);

export const exerciseSourceShape: Shape<ExerciseSource> = shape<ExerciseSource>({
  template: key,
  version: wholeNumber(1, 1000),
  seed: seedValue,
});

const caseDocument: Shape<CaseDocument> = shape<CaseDocument>({
  title: shortText,
  date: dayValue,
  rows: list(shape<CaseDocumentRow>({ text: shortText, amount: pesosValue, total: maybe(yes) }), MOST_LINES),
});

const opening: Shape<OpeningBalance> = shape<OpeningBalance>({ account, side, amount: amountValue });

const line: Shape<EntryLine> = shape<EntryLine>({
  account,
  debit: amountValue,
  credit: amountValue,
  thirdParty: maybe(shortText),
  note: maybe(longText),
});

const entryFields = {
  id: key,
  date: dayValue,
  description: longText,
  reference: shortText,
  lines: list(line, MOST_LINES),
};

const workEntry: Shape<WorkEntry> = shape<WorkEntry>(entryFields);
/** Given entries are made by generators, which record no simple operation. */
const givenEntry = shape<Omit<GivenEntry, "operation">>(entryFields) as Shape<GivenEntry>;

const choice: Shape<ChoiceQuestion> = shape<ChoiceQuestion>({
  id: key,
  kind: oneOf(["choice"]),
  text: longText,
  several: flag,
  options: list(shape<{ readonly id: string; readonly text: string }>({ id: key, text: longText }), 20),
});

const numberQuestion: Shape<NumberQuestion> = shape<NumberQuestion>({
  id: key,
  kind: oneOf(["number"]),
  text: longText,
  unit: oneOf<NumberUnit>(NUMBER_UNITS),
  decimals: wholeNumber(0, 6),
});

export const exerciseCaseShape: Shape<ExerciseCase> = shape<ExerciseCase>({
  title: shortText,
  topic: oneOf<ExerciseTopic>(EXERCISE_TOPICS),
  level: oneOf<ExerciseLevel>(EXERCISE_LEVELS),
  statement: list(longText, MOST_TEXTS),
  documents: list(caseDocument, MOST_TEXTS),
  todo: list(longText, MOST_TEXTS),
  hints: list(longText, MOST_TEXTS),
  chart: oneOf<ChartKind>(CHART_KINDS),
  from: dayValue,
  to: dayValue,
  opening: list(opening, MOST_ENTRIES),
  given: list(givenEntry, MOST_ENTRIES),
  questions: list(byKind<Question>({ choice, number: numberQuestion }), MOST_QUESTIONS),
});

const solutionLine: Shape<SolutionLine> = shape<SolutionLine>({
  account,
  accepted: maybe(list(account, 50)),
  side,
  amount: amountValue,
  thirdParty: maybe(shortText),
  why: longText,
});
const solutionLines = list(solutionLine, MOST_LINES);

const solutionEntry: Shape<SolutionEntry> = shape<SolutionEntry>({
  id: key,
  text: longText,
  date: dayValue,
  lines: solutionLines,
  alternatives: maybe(list(solutionLines, 20)),
  points,
  rule: longText,
});

const ledgerSums = list(shape<LedgerSum>({ accounts: list(boundedText(40), 100), side }), 50);
const ledgerFormula: Shape<LedgerFormula> = shape<LedgerFormula>({
  plus: ledgerSums,
  minus: maybe(ledgerSums),
  over: maybe(ledgerSums),
  times: maybe(finite),
});

const answer: Shape<SolutionAnswer> = byKind<SolutionAnswer>({
  options: shape<Extract<SolutionAnswer, { kind: "options" }>>({
    question: key,
    kind: oneOf(["options"]),
    right: list(key, 20),
    why: longText,
    points,
  }),
  number: shape<Extract<SolutionAnswer, { kind: "number" }>>({
    question: key,
    kind: oneOf(["number"]),
    right: finite,
    tolerance: finite,
    fromLedger: maybe(ledgerFormula),
    why: longText,
    points,
  }),
});

export const exerciseSolutionShape: Shape<ExerciseSolution> = shape<ExerciseSolution>({
  entries: list(solutionEntry, MOST_ENTRIES),
  answers: list(answer, MOST_QUESTIONS),
  rates: shape<CaseRates>({ vat: maybe(numberBetween(0, 100)), withholding: maybe(numberBetween(0, 100)) }),
  lesson: longText,
});

type Given = ExerciseWork["answers"][string];
const isGiven = (value: unknown): value is Given =>
  typeof value === "number"
    ? Number.isFinite(value)
    : Array.isArray(value) &&
      value.length <= 20 &&
      value.every((each) => typeof each === "string" && each.length <= 80);
const givenAnswers: Shape<ExerciseWork["answers"]> = whole(
  table(only(isGiven)),
  (answers) => Object.keys(answers).length <= MOST_QUESTIONS,
);

export const exerciseWorkShape: Shape<ExerciseWork> = shape<ExerciseWork>({
  entries: list(workEntry, MOST_ENTRIES),
  answers: givenAnswers,
});
