import {
  type AnswerMark,
  ENTRY_LABELS,
  type EntryLabel,
  type EntryMark,
  type GradeResult,
  type GradingPolicy,
  LINE_LABELS,
  type LineLabel,
  type LineMark,
  PENALTIES,
  type PenaltyKind,
} from "../../grading/grade-result.ts";
import { flag, integer, list, maybe, oneOf, orNull, type Shape, shape } from "../../kernel/shape.ts";
import { boundedText, numberBetween, sentShare, wholeNumber } from "./bounded.ts";

const MOST_MARKS = 1000;
const key = boundedText(80);
const place = wholeNumber(0, MOST_MARKS);
const points = numberBetween(0, 1_000_000);

const lineMark: Shape<LineMark> = shape<LineMark>({
  solution: orNull(place),
  student: list(place, MOST_MARKS),
  account: sentShare,
  side: sentShare,
  amount: sentShare,
  score: sentShare,
  label: orNull(oneOf<LineLabel>(LINE_LABELS)),
  consequence: flag,
});

const entryMark: Shape<EntryMark> = shape<EntryMark>({
  operation: orNull(key),
  entry: orNull(key),
  joined: maybe(list(key, MOST_MARKS)),
  alternative: place,
  lines: list(lineMark, MOST_MARKS),
  label: orNull(oneOf<EntryLabel>(ENTRY_LABELS)),
  difference: integer,
  penalties: list(
    shape<EntryMark["penalties"][number]>({ kind: oneOf<PenaltyKind>(PENALTIES), share: sentShare }),
    PENALTIES.length * 2,
  ),
  score: sentShare,
  followed: sentShare,
  points,
});

const answerMark: Shape<AnswerMark> = shape<AnswerMark>({
  question: key,
  score: sentShare,
  followed: sentShare,
  points,
});

export const gradeResultShape: Shape<GradeResult> = shape<GradeResult>({
  engine: wholeNumber(1, 1000),
  entries: list(entryMark, MOST_MARKS),
  answers: list(answerMark, MOST_MARKS),
  earned: points,
  followed: points,
  possible: points,
});

export const gradingPolicyShape: Shape<GradingPolicy> = shape<GradingPolicy>({
  weights: shape<GradingPolicy["weights"]>({ account: sentShare, side: sentShare, amount: sentShare }),
  tolerance: shape<GradingPolicy["tolerance"]>({ pesos: wholeNumber(0, 1_000_000_000), share: sentShare }),
  accountDigits: oneOf<4 | 6>([4, 6]),
  otherSubaccount: sentShare,
  sameGroup: sentShare,
  slipShare: sentShare,
  grouping: flag,
  penalties: shape<GradingPolicy["penalties"]>({
    "extra-lines": sentShare,
    unbalanced: sentShare,
    date: sentShare,
    "third-party": sentShare,
  }),
  dateDays: wholeNumber(0, 400),
  asksThirdParty: flag,
});
