import { fold } from "../../kernel/spanish.ts";
import { knownAnswer } from "../known-answer.ts";
import { accountAnswer } from "./account-answer.ts";
import { askedFigure } from "./asked-figure.ts";
import type { BookFacts } from "./book-facts.ts";
import { clauseAnswers, halfAnswers } from "./clause-answers.ts";
import { askedCreditor, askedDebtor, creditorAnswer, debtorAnswer } from "./debtor-answer.ts";
import { type FigureAnswer, noFigure, TO_BOOKS } from "./figure-answer.ts";
import { FIGURE_INTENTS } from "./figure-intents.ts";
import { likelyReply } from "./likely/likely-answer.ts";
import {
  ASKS_ACTION,
  type BookReply,
  conceptIn,
  FORECAST,
  findIntent,
  HOW_TO,
  intentAnswer,
  isOtherMonths,
  nearReply,
  OWN,
  OWN_FIGURE,
  suggestionsFor,
  toldOf,
} from "./near-reply.ts";
import { writtenOut } from "./question/abbreviations.ts";
import { askedConcept } from "./question/asked-concept.ts";
import { askedPart } from "./question/asked-part.ts";
import { type AskedPeriods, namesPeriod, takePeriods } from "./question/asked-periods.ts";
import { beginOfQuestion, endOfQuestion, isOfAsker } from "./question/asking-frames.ts";
import { withNouns } from "./question/left-out.ts";
import { NOT_HELD } from "./question/not-held.ts";
import { foldedQuestion, QuestionText } from "./question/question-text.ts";
import { readQuestion } from "./question/read-question.ts";
import { spendingAnswer } from "./result-answers.ts";
import { asksSavings, tellsTwo, toldIntent } from "./told-intent.ts";

/** Data a question needs beyond monthly sums; loaded only then, because it requires reading single entries. */
export type FurtherNeed = "parties" | "cash" | null;

/** Debts to the company, which an answer tells by customer. */
const ASKS_WHO_OWES =
  /\b(?:debo|debemos|proveedor(?:es)?|debe|deben|debian?|debiendo|adeudan?|cartera|client[ea]s?|deudor[a-z]*|fiad[oa]s?|cobr(?:ar|o)[a-z]*)\b/;

export function needOf(question: string): FurtherNeed {
  if (question.length > LONGEST_QUESTION) return null;
  const id = toldIntent(fold(question)) ?? findIntent(question)?.id;
  if (
    id === "my-customers" ||
    ASKS_WHO_OWES.test(fold(question)) ||
    askedDebtor(question) !== null ||
    askedCreditor(question) !== null
  )
    return "parties";
  return id === "cash-change" ? "cash" : null;
}

/** What one question is answered by its words; `others`: the period of the other question beside it. */
function directAnswer(
  facts: BookFacts,
  question: string,
  others: AskedPeriods | null = null,
): FigureAnswer | null {
  const asked = fold(question);
  const told = FIGURE_INTENTS.find(({ id }) => id === toldIntent(asked));
  if (asksSavings(asked)) return spendingAnswer(facts);
  const named =
    accountAnswer(facts, question) ?? creditorAnswer(facts, question) ?? debtorAnswer(facts, question);
  if (named !== null) return named;
  return NOT_HELD.test(asked) || told === undefined || isOtherMonths(facts, asked, told.id)
    ? askedFigure(facts, question, others)
    : told.answer(facts);
}

/** What one question of several is answered: by its words, else by what they make likely. */
function partAnswer(
  facts: BookFacts,
  part: string,
  told: FigureAnswer | null,
  others: AskedPeriods | null = null,
): FigureAnswer | null {
  if (told !== null && told.figures.length > 0) return told;
  const likely = likelyReply(facts, part, { told, isNear: true }, others);
  return likely?.kind === "figure" ? likely.answer : told;
}

/** Longer texts are no question, and reading one would hold the page. */
export const LONGEST_QUESTION = 500;

const TOO_LONG = `Tu pregunta es más larga de lo que leo, ${LONGEST_QUESTION} letras: hazla en una o dos frases.`;

/** What is said after a question and belongs to it: "¿cuánto vendí? de zapatos". */
const ADDS =
  /^\W*(?:de|del|en|por|a|al|con|sin|solo|pero|y|o|menos|para|desde|hasta|entre)\b|\b(?:cuant[oa]s?|cual(?:es)?)\b/;

/** A question without what is told before and after it, unless that says when: "en mayo estuvo duro, ¿cuánto vendí?". */
function questionOf(facts: BookFacts, typed: string): string {
  const { today } = facts;
  const folded = fold(typed);
  if (folded.length !== typed.length) return typed;
  const datedIn = (text: string) => namesPeriod(takePeriods(new QuestionText(text), today));
  const begin = beginOfQuestion(folded);
  const end = endOfQuestion(folded);
  const [before, asked, after] = [folded.slice(0, begin), folded.slice(begin, end), folded.slice(end)];
  const namesIn = (text: string) => readQuestion(facts, foldedQuestion(text), today).subjects.length > 0;
  // What is asked about may be named before: "¿hay efectivo? ¿cuánto?".
  const isBefore =
    begin > 0 && ((datedIn(before) && !datedIn(asked)) || (!namesIn(asked) && namesIn(before)));
  const from = isBefore ? 0 : begin;
  // "¿En cuánto van las ventas? El contador me las pide."
  const closed = asked.search(/[.;?!]\s*[^.;?!]+[.?!]*\s*$/) + 1;
  const last = asked.slice(closed);
  if (
    closed > 1 &&
    last.trim().split(/\s+/).length > 2 &&
    !ADDS.test(last) &&
    !datedIn(last) &&
    (isOfAsker(last) || !namesIn(last)) &&
    namesIn(asked.slice(0, closed))
  )
    return typed.slice(from, begin + closed);
  return typed.slice(from, datedIn(after) ? typed.length : end);
}

/**
 * Answers a question: from the books when it asks about the user's own figures, else from the knowledge base.
 * `facts`: null while nothing is posted. What reading it word by word does not tell, or tells against all its words, is told
 * by what they make likely (GM-37). Total: a question without an answer gets "no answer".
 */
export function answerFromBooks(facts: BookFacts | null, typed: string): BookReply {
  if (typed.length > LONGEST_QUESTION) return { kind: "figures", answer: noFigure(TOO_LONG, TO_BOOKS) };
  const asked = fold(typed);
  const meaning = askedConcept(asked);
  const explained = meaning === null ? null : knownAnswer(meaning).entry;
  if (explained !== null) return { kind: "knowledge", entry: explained };
  if (facts === null) return readReply(null, typed).reply;
  const question = withNouns(writtenOut(questionOf(facts, typed)));
  const { reply, isNear } = readReply(facts, question);
  if (ASKS_ACTION.test(asked) || FORECAST.test(typed)) return reply;
  const told = reply.kind === "figures" ? reply.answer : null;
  const isSilent = told !== null && told.figures.length === 0 && told.isUnread !== true;
  const isTitle = FIGURE_INTENTS.some(({ title }) => title === typed);
  if (isTitle || told?.check?.holds === false) return reply;
  const part = told === null || told.figures.length > 0 ? null : aloneAnswer(facts, typed, isSilent);
  if (isSilent) return part === null ? reply : { kind: "figures", answer: part };
  const likely = likelyReply(facts, question, { told, isNear: isNear && reply.kind !== "none" });
  if (likely?.kind === "figure" && !HOW_TO.test(asked)) return { kind: "figures", answer: likely.answer };
  if (part !== null) return { kind: "figures", answer: part };
  if (likely?.kind === "concept" && reply.kind !== "knowledge" && !OWN_FIGURE.test(asked)) {
    const entry = conceptIn(typed);
    return entry === null ? reply : { kind: "knowledge", entry };
  }
  // What is asked of one's own books is explained by no text, unless it asks for one.
  return reply.kind === "knowledge" && OWN.test(asked) && likely?.kind === "cannot"
    ? { kind: "none", suggestions: suggestionsFor(facts, typed, []) }
    : reply;
}

/**
 * What the part of a question that asks is answered by itself, where it names what it asks for. `isSilent`: the whole was
 * understood and not told, as days are: of a balance the rest may be a story.
 */
function aloneAnswer(facts: BookFacts, typed: string, isSilent: boolean): FigureAnswer | null {
  const part = askedPart(typed);
  if (part === null) return null;
  const own = readQuestion(facts, foldedQuestion(part), facts.today);
  if (own.isOfVerb || (isSilent && own.subjects.some(({ kind }) => kind === "flow"))) return null;
  const dated = namesPeriod(own.periods) ? null : takePeriods(new QuestionText(fold(typed)), facts.today);
  const others = dated === null || dated.isByDay ? null : dated;
  const answer = partAnswer(facts, part, directAnswer(facts, part, others), others);
  return answer !== null && answer.figures.length > 0 ? answer : null;
}

/** A reply, and whether it is only near to the words of the question. */
interface NearReply {
  readonly reply: BookReply;
  readonly isNear: boolean;
}

/** What a question is answered by reading it word by word. */
function readReply(facts: BookFacts | null, question: string): NearReply {
  const told = FIGURE_INTENTS.find(({ id }) => id === toldIntent(fold(question)));
  if (facts !== null) {
    const direct =
      clauseAnswers(facts, question, (clause, others) => {
        const answer = directAnswer(facts, clause, others) ?? intentAnswer(facts, clause, others);
        return partAnswer(facts, clause, answer, others);
      }) ?? directAnswer(facts, question);
    const isWhole = direct !== null && direct.figures.length > 0 && !tellsTwo(question);
    const halves = isWhole
      ? null
      : halfAnswers(facts, question, (half) => partAnswer(facts, half, directAnswer(facts, half)));
    if (halves !== null) return { reply: toldOf(facts, question, halves), isNear: false };
    if (direct !== null) return { reply: toldOf(facts, question, direct), isNear: false };
  }
  return { reply: nearReply(facts, question, told), isNear: told === undefined };
}
