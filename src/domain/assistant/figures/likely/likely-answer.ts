import { fold } from "../../../kernel/spanish.ts";
import type { BookFacts } from "../book-facts.ts";
import { clausesOf } from "../clause-answers.ts";
import type { FigureAnswer } from "../figure-answer.ts";
import type { AskedPeriods } from "../question/asked-periods.ts";
import type { AskedSubject } from "../question/asked-subject.ts";
import { NOT_HELD } from "../question/not-held.ts";
import { foldedQuestion } from "../question/question-text.ts";
import { type QuestionParts, readQuestion } from "../question/read-question.ts";
import type { FigureKind } from "./figure-kinds.ts";
import { figureOfKind, subjectOfKind } from "./figure-of-kind.ts";
import { likelyFigures } from "./likely-figures.ts";
import { isNarrowed } from "./narrowed.ts";

/** How a question was answered by reading it word by word. */
export interface ReadReply {
  /** null: by no figure. */
  readonly told: FigureAnswer | null;
  /** By words that are near to an answer, and not by what it asks. */
  readonly isNear: boolean;
}

/**
 * From here on a figure is told that the words make likely: where reading found the same and words beside it, where it found
 * none, where it found what a verb or near words say, where it found several, and where a meaning is asked whatever it found.
 */
const LEAST = { agreed: 0.2, untold: 0.3, near: 0.4, told: 0.6, meaning: 0.75 } as const;

/** What the words of a question make likely beside what reading it told. */
export type LikelyReply =
  | { readonly kind: "figure"; readonly answer: FigureAnswer }
  /** Its meaning is asked. */
  | { readonly kind: "concept" }
  /** Nothing that the books hold is asked. */
  | { readonly kind: "cannot" };

/** Kinds that are no one figure. */
const NAMED: ReadonlySet<FigureKind> = new Set<FigureKind>(["account", "third"]);

/** Whether two answers tell one figure. */
const isSame = (one: FigureAnswer, next: FigureAnswer): boolean =>
  one.figures.some(({ text }) => text === next.figures[0]?.text);

const isWithin = ({ name, puc }: AskedSubject, whole: AskedSubject): boolean =>
  name !== whole.name && puc.every((code) => whole.puc.some((each) => code.startsWith(each)));

/**
 * Whether what reading found is not to be replaced: a part of the figure ("papelería" of expenses), or several that are not
 * its parts ("caja y bancos" are).
 */
function isOther({ subjects }: QuestionParts, whole: AskedSubject | null): boolean {
  const [first] = subjects;
  if (first === undefined) return false;
  if (subjects.length === 1) return whole !== null && isWithin(first, whole);
  return whole === null || !subjects.every((each) => each.name === whole.name || isWithin(each, whole));
}

const ASKS = /\b(?:cuant[oa]s?|cual(?:es)?|que tanto|quien(?:es)?)\b/;
const asksOnce = (question: string) => clausesOf(question).filter((each) => ASKS.test(fold(each))).length < 2;

/** Words of a period that was not read: of another one nothing is told. */
const OF_PERIOD =
  /^(?:dias?|semanas?|quincenas?|mes(?:es)?|bimestres?|trimestres?|cuatrimestres?|semestres?|anos?|horas?|\d+)$/;

/** From what part on a figure is told instead; Infinity where what was told was read whole, word by word. */
function leastFor(parts: QuestionParts, { told, isNear }: ReadReply, whole: AskedSubject | null): number {
  const isTold = told !== null && told.figures.length > 0;
  const [first, second] = parts.subjects;
  if (isTold && !isNear) {
    // What a verb says, or several that are parts of one: "con la caja y el banco, ¿de cuánto dispongo?".
    if (parts.unread.length > 0 || parts.operation !== "sum") return Infinity;
    return parts.isOfVerb ? LEAST.near : second !== undefined ? LEAST.told : Infinity;
  }
  if (isNear) return LEAST.near;
  const isAgreed = first !== undefined && second === undefined && first.name === whole?.name;
  return isAgreed && !parts.isOfVerb ? LEAST.agreed : LEAST.untold;
}

/**
 * What the words of a question make likely, all of them together, where it differs from what reading it told. null: nothing
 * is likely enough, it is what was told, or words say a part that the books do not have.
 */
export function likelyReply(
  facts: BookFacts,
  question: string,
  reply: ReadReply,
  others: AskedPeriods | null = null,
): LikelyReply | null {
  const text = foldedQuestion(question);
  if (!asksOnce(question)) return null;
  const [likely] = likelyFigures(question);
  if (likely === undefined || likely.part < LEAST.agreed || NAMED.has(likely.kind)) return null;
  if (likely.kind === "concept" && likely.part >= LEAST.meaning) return { kind: "concept" };
  const { told } = reply;
  const parts = readQuestion(facts, text, facts.today);
  const whole = subjectOfKind(likely.kind);
  if (likely.part < leastFor(parts, reply, whole)) return null;
  if (likely.kind === "concept" || likely.kind === "cannot") return { kind: likely.kind };
  // What is not in its words was named by reading: half of what is asked.
  if (NOT_HELD.test(text) || parts.unread.some((word) => OF_PERIOD.test(word) || !text.includes(word)))
    return null;
  const namesFigure = (part: string) =>
    readQuestion(facts, foldedQuestion(part), facts.today).subjects.length > 0;
  if (isOther(parts, whole) || isNarrowed(question, parts.unread, namesFigure)) return null;
  const answer = figureOfKind(facts, question, likely.kind, others);
  if (answer === null || answer.figures.length === 0) return null;
  return told !== null && isSame(told, answer) ? null : { kind: "figure", answer };
}
