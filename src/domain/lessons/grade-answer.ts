import { type AccountCode, oppositeSide, SIDES, type Side } from "../accounting/account.ts";
import type {
  LessonAnswer,
  LessonChoice,
  LessonEntryQuestion,
  LessonNumber,
  LessonQuestion,
  MistakeLabel,
} from "./lesson.ts";

/** What an answer shows: whether it is right, why it is not, and which mistake it is where that is known. */
export interface AnswerGrade {
  readonly right: boolean;
  /** The misconceptions behind a wrong answer; none where none is recognised. */
  readonly notes: readonly string[];
  readonly label: MistakeLabel | null;
}

const RIGHT: AnswerGrade = { right: true, notes: [], label: null };

function wrong(notes: readonly string[], label: MistakeLabel | null = null): AnswerGrade {
  return { right: false, notes, label };
}

function gradeChoice({ options }: LessonChoice, chosen: readonly string[]): AnswerGrade {
  const isRight = options.every(({ id, right }) => chosen.includes(id) === right);
  if (isRight) return RIGHT;
  const off = options.filter(({ id, right }) => chosen.includes(id) && !right);
  return wrong(off.map(({ why }) => why));
}

/** Half of the last decimal asked for, so that a rounded answer is right. */
function gradeNumber({ right, slips, decimals, unit }: LessonNumber, value: number): AnswerGrade {
  const tolerance = unit === "pesos" ? 0 : 0.5000001 * 10 ** -decimals;
  const near = (target: number) => Math.abs(value - target) <= tolerance;
  if (near(right)) return RIGHT;
  const slip = slips.find((each) => near(each.value));
  return slip === undefined ? wrong([], "wrong-amount") : wrong([slip.why], slip.label ?? "wrong-amount");
}

export interface ChosenLine {
  readonly account: AccountCode | null;
  readonly side: Side | null;
}

/** "110505:debit" of a line; the parts that are not chosen yet are empty. */
export function writeChosenLine({ account, side }: ChosenLine): string {
  return `${account ?? ""}:${side ?? ""}`;
}

export function readChosenLine(text: string | undefined): ChosenLine {
  const [account = "", side = ""] = (text ?? "").split(":");
  return {
    account: account === "" ? null : (account as AccountCode),
    side: SIDES.find((each) => each === side) ?? null,
  };
}

/** A line by what it must say; lines of one amount may be given in either order. */
function lineKeys(
  lines: readonly { account: AccountCode | null; side: Side | null; amount: number }[],
): string[] {
  return lines.map((line) => `${writeChosenLine(line)}:${line.amount}`).sort();
}

/** Whether two lists of as many texts say the same. */
function same(a: readonly string[], b: readonly string[]): boolean {
  return a.every((text, index) => text === b[index]);
}

function gradeEntry(question: LessonEntryQuestion, chosen: readonly string[]): AnswerGrade {
  const { lines, distractors, sides } = question;
  const given = lines.map(({ amount }, index) => ({ ...readChosenLine(chosen[index]), amount }));
  const keys = lineKeys(given);
  if (same(keys, lineKeys(lines))) return RIGHT;
  const turned = lines.map((line) => ({ ...line, side: oppositeSide(line.side) }));
  if (same(keys, lineKeys(turned))) return wrong([sides], "reversed");
  const taken = distractors.filter(({ account }) => given.some((line) => line.account === account));
  if (taken.length > 0) {
    const classes = new Set(lines.map(({ account }) => account.charAt(0)));
    const otherClass = taken.some(({ account }) => !classes.has(account.charAt(0)));
    return wrong(
      taken.map(({ why }) => why),
      otherClass ? "wrong-class" : "other-account",
    );
  }
  const accounts = (list: readonly ChosenLine[]) => list.map(({ account }) => account ?? "").sort();
  if (same(accounts(given), accounts(lines))) return wrong([sides], "wrong-side");
  return wrong([], "other-account");
}

/** Grades an answer. An answer of another kind, as an older version may have kept, is wrong and no more. */
export function gradeAnswer(question: LessonQuestion, answer: LessonAnswer): AnswerGrade {
  if (question.kind === "number")
    return typeof answer === "number" ? gradeNumber(question, answer) : wrong([]);
  if (typeof answer === "number") return wrong([]);
  return question.kind === "choice" ? gradeChoice(question, answer) : gradeEntry(question, answer);
}
