import { monthSpanText } from "../../accounting/covered-months.ts";
import { monthOf } from "../../kernel/calendar-day.ts";
import { plainText } from "../../understanding/plain-text.ts";
import { ASKS_BALANCED, balancedAnswer } from "./balanced-answer.ts";
import { type BookFacts, vatPeriodOf } from "./book-facts.ts";
import { comparedAnswer } from "./compared-answer.ts";
import { type FigureAnswer, noFigure, TO_BOOKS, unreadFigure } from "./figure-answer.ts";
import { FIGURE_INTENTS } from "./figure-intents.ts";
import { monthSeriesAnswer } from "./month-series-answer.ts";
import { vatAnswer } from "./other-answers.ts";
import { type AskedPeriods, namesPeriod } from "./question/asked-periods.ts";
import type { AskedSubject } from "./question/asked-subject.ts";
import { mendedFigure } from "./question/mended-figure.ts";
import { NOT_HELD } from "./question/not-held.ts";
import type { AskedSpan } from "./question/period-words.ts";
import { asTyped, foldedQuestion } from "./question/question-text.ts";
import { type QuestionParts, readQuestion } from "./question/read-question.ts";
import { ASKS_BREAK_EVEN, breakEvenAnswer, ratioAnswer } from "./ratio-answers.ts";
import { spendingAnswer } from "./result-answers.ts";
import { clipped, thisYear } from "./running-year.ts";
import { shareAnswer } from "./share-answer.ts";
import { summedAnswer } from "./summed-answer.ts";
import { RESULT, SALES } from "./whole-subjects.ts";

/** Words of a question after a figure, beside one that names nothing but a figure. */
const ASKS_FIGURE =
  /^\W*(?:plata|dinero|lo|todo lo|las?|los) (?:que|q)\b|\b(?:cuant[oa]s?|[pgirv][a-z]{2,}[ai]d[oa]s|todo lo|total|totales|saldos?|suman?|valor|monto|cual|cuales|movimientos|promedio|porcentaje|mas|menos|que tal|q tal|como (?:va|van|voy|vamos|estan|esta)|que hay|(?:lo )?que (?:me deben|nos deben|tengo|tenemos|hay|debo|debemos|llevo|llevamos|queda|vendi|vendimos|facture|facturamos|gaste|gastamos|pague|pagamos|gane|ganamos|compre|compramos))\b|\b(?:gane|gano|ganamos|ganando|perdi|perdimos|perdiendo|dio|dejo)\b|\b(?:he|hemos|han|ha) [a-z]+[aio]do\b|\b(?:plata|dinero) [a-z]+[ai]d[oa]\b/;
const ASKS_CONCEPT =
  /(?<!\blo )\bque (?:es|son)\b(?! lo que)|\b(?:que|q) (?:significan?|quieren? decir)\b|\bpara que (?:se usa|sirve)\b|\bcomo (?:se|puedo|hago|debo|registr|anul|elimin|borr|asi)|\bexpli[a-z]+\b|\bdefin[aei](?:me|cion)?\b|\ben que consisten?\b/;
const DIFFERENCE = /\bdiferencia (?:hay |existe )?entre\b/;
const WHY = /\bpor ?que\b(?! (?:porcentaje|parte))|\bque pasa(?:ria)?\b/;

const BY_MONTH =
  "Aquí tengo las cifras por mes y no por día: pregúntame por un mes, un trimestre o un año, o abre el libro para ver cada asiento.";

/** Whether a span is the two months that are declared together, and run. */
function isVatPeriod({ today }: BookFacts, span: AskedSpan | undefined): boolean {
  return span?.first === vatPeriodOf(today, 2).first;
}

/**
 * "¿Cuánto vendí en octubre?", "¿cuánto le debo al banco?", "la nómina de mayo frente a la de junio": the figures that a
 * question names, over the months that it names. null where it asks for something else. Of days, of what sums by account
 * do not hold, and where words of it were not understood, it says so (GM-25).
 */
export function askedFigure(
  facts: BookFacts,
  typed: string,
  others: AskedPeriods | null = null,
): FigureAnswer | null {
  const asked = foldedQuestion(typed);
  const plain = figureFor(facts, { typed, text: asked, others });
  if (plain?.figures.length || NOT_HELD.test(asked)) return plain;
  // Then with its mistyped words mended.
  const mended = figureFor(facts, { typed, text: plainText(asked, mendedFigure).plain, others });
  return mended?.figures.length ? mended : (plain ?? mended);
}

interface AskedText {
  readonly typed: string;
  /** Folded. */
  readonly text: string;
  /** The periods of the other part of the question, which what moves is asked of where its own part names none. */
  readonly others: AskedPeriods | null;
}

/** The parts of a question, of the period of the other part where its own names none. */
function readParts(facts: BookFacts, { text, others }: AskedText): QuestionParts {
  const own = readQuestion(facts, text, facts.today);
  const isOthers =
    others !== null && !namesPeriod(own.periods) && own.subjects.every(({ kind }) => kind === "flow");
  return isOthers ? { ...own, periods: others } : own;
}

function figureFor(facts: BookFacts, asked: AskedText): FigureAnswer | null {
  const { text } = asked;
  if (ASKS_CONCEPT.test(text)) return null;
  if (ASKS_BREAK_EVEN.test(text)) return breakEvenAnswer(facts);
  const question = readParts(facts, asked);
  if (DIFFERENCE.test(text) && question.periods.spans.length === 0) return null;
  const { spans } = question.periods;
  const now = thisYear(facts);
  const [span] = spans.map((each) => clipped(facts, each));
  const isOther = span !== undefined && (span.first !== now.first || span.last !== now.last);
  const indicator = ratioAnswer(facts, text, isOther);
  if (indicator !== null) return indicator;
  if (NOT_HELD.test(text))
    return noFigure("Las sumas de tus cuentas no lo dicen, y no lo adivino.", TO_BOOKS);
  if (ASKS_BALANCED.test(text)) return balancedAnswer(facts);
  if (WHY.test(text) && question.operation !== "compare") return null;
  return answerOf(facts, asked, question);
}

const undated = (question: QuestionParts, spans: readonly AskedSpan[] = []): QuestionParts => ({
  ...question,
  periods: { ...question.periods, spans },
});

const SPENT_MOST = "¿En qué se me va el dinero?";

/** What can be asked with what was understood: each figure over the first period. */
function insteadOf(facts: BookFacts, { subjects, periods }: QuestionParts): readonly string[] {
  const { first, last } = clipped(facts, periods.spans[0] ?? thisYear(facts));
  const named = subjects.map(({ name, kind }) =>
    kind === "balance" && periods.spans.length === 0
      ? `Saldo de ${name}`
      : `${name} de ${monthSpanText(first, last)}`,
  );
  const isSpent = subjects.some(({ puc }) => puc.every((each) => each.startsWith("5")));
  return isSpent ? [...named, SPENT_MOST] : named;
}

/** Names the words of a question that were not understood. */
export const notRead = (typed: string, unread: readonly string[]): string =>
  `No sé qué es «${asTyped(typed, unread)}» en tus libros, y no doy otra cifra por esa.`;

/** A figure that a question asks for without naming it, over the periods that it names. */
export function subjectAnswer(
  facts: BookFacts,
  typed: string,
  subject: AskedSubject,
  others: AskedPeriods | null,
): FigureAnswer | null {
  const asked = { typed, text: foldedQuestion(typed), others };
  const own = readQuestion(facts, asked.text, facts.today);
  const isOthers = others !== null && !namesPeriod(own.periods) && subject.kind === "flow";
  return answerOf(facts, asked, {
    ...own,
    periods: isOthers ? others : own.periods,
    subjects: [subject],
    operation: "sum",
    frame: null,
    unread: [],
  });
}

function answerOf(
  facts: BookFacts,
  { typed, text }: AskedText,
  question: QuestionParts,
): FigureAnswer | null {
  const { subjects, operation, unread, periods } = question;
  const always = periods.isAlways ? facts.months[0] : undefined;
  const spans = [
    ...periods.spans.map((each) => clipped(facts, each)),
    ...(always === undefined ? [] : [{ first: always.month, last: facts.periods.now.last }]),
  ];
  const isAsked =
    ASKS_FIGURE.test(text) ||
    /[?¿]|\blo [a-z]+[aio]d[oa]\b|\b(?:pagad|gastad|comprad|invertid|recibid|cobrad|consignad)[oa]s?\b/.test(
      text,
    ) ||
    operation !== "sum" ||
    question.frame === null ||
    (!question.isOfVerb && unread.length === 0 && namesPeriod(periods));
  if (operation === "largest" && unread.length === 0)
    return periods.isByDay ? noFigure(BY_MONTH, TO_BOOKS) : spendingAnswer(facts, spans[0]);
  const [subject] = subjects;
  // "¿En qué mes nos fue mejor?"
  if (operation === "months" && subject === undefined && unread.length === 0 && periods.spans.length < 2)
    return monthSeriesAnswer(facts, /\b(?:vend|factur|mov)[a-z]+\b/.test(text) ? SALES : RESULT, spans[0]);
  if (operation === "compare" && subject === undefined && unread.length === 0)
    return comparedAnswer(facts, text, { ...question, subjects: [SALES, RESULT] });
  if (subject === undefined || !isAsked) return null;
  if (unread.length > 0) {
    const isFigure = ASKS_FIGURE.test(text) || namesPeriod(periods);
    return isFigure ? unreadFigure(notRead(typed, unread), insteadOf(facts, question)) : null;
  }
  const isFlow = subjects.some(({ kind }) => kind === "flow");
  const isByDay = periods.isByDay && (isFlow || !periods.isToday);
  if (isByDay || (isFlow && periods.spans.some(({ isOneDay }) => isOneDay))) {
    const month = monthOf(facts.today);
    const ofMonth = undated(
      question,
      periods.spans.length > 0 ? periods.spans : [{ first: month, last: month }],
    );
    return noFigure(BY_MONTH, TO_BOOKS, insteadOf(facts, ofMonth));
  }
  if (operation === "compare") return comparedAnswer(facts, text, question);
  if ((operation === "months" || operation === "average" || operation === "each") && isFlow)
    return monthSeriesAnswer(facts, subject, spans[0], operation === "each");
  if (operation === "share" && isFlow) return shareAnswer(facts, subjects, spans[0] ?? thisYear(facts));
  if (
    subject.puc[0] === "2408" &&
    subjects.length === 1 &&
    /\bbimestre\b/.test(text) &&
    isVatPeriod(facts, spans[0])
  )
    return vatAnswer(facts);
  const told = FIGURE_INTENTS.find(({ id }) => id === subject.told);
  const isOfYear = subject.movesByPeriod === true && periods.isThisYear;
  if (told !== undefined && subjects.length === 1 && spans.length === 0 && !isOfYear)
    return told.answer(facts);
  const answer = summedAnswer(facts, question, spans);
  // Of a period that the books do not have, those of this year are near.
  return answer.figures.length > 0 ? answer : { ...answer, instead: insteadOf(facts, undated(question)) };
}
