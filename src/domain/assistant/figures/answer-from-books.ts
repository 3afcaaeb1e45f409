import { fold } from "../../kernel/spanish.ts";
import type { KnowledgeEntry } from "../knowledge.ts";
import { knownAnswer } from "../known-answer.ts";
import { findAnswer, indexKnowledge, rankEntries } from "../match.ts";
import { accountAnswer } from "./account-answer.ts";
import { askedFigure, notRead } from "./asked-figure.ts";
import type { BookFacts } from "./book-facts.ts";
import { clauseAnswers, halfAnswers } from "./clause-answers.ts";
import { askedDebtor, debtorAnswer } from "./debtor-answer.ts";
import { type FigureAnswer, noFigure, TO_BOOKS } from "./figure-answer.ts";
import {
  FIGURE_INTENTS,
  type FigureIntent,
  isAnswered,
  SUGGESTED_QUESTIONS,
  suggestedQuestions,
} from "./figure-intents.ts";
import { writtenOut } from "./question/abbreviations.ts";
import { askedConcept } from "./question/asked-concept.ts";
import { type AskedPeriods, askedPeriod, namesPeriod, takePeriods } from "./question/asked-periods.ts";
import { beginOfQuestion, endOfQuestion, isOfAsker } from "./question/asking-frames.ts";
import { withNouns } from "./question/left-out.ts";
import { NOT_HELD } from "./question/not-held.ts";
import { foldedQuestion, QuestionText } from "./question/question-text.ts";
import { readQuestion } from "./question/read-question.ts";
import { spendingAnswer } from "./result-answers.ts";
import { asksSavings, tellsTwo, toldIntent } from "./told-intent.ts";

/** The reply to a question. */
export type BookReply =
  /** Answered from the books. */
  | {
      readonly kind: "figures";
      readonly answer: FigureAnswer;
      /** Without a figure, what these books can answer. */
      readonly suggestions?: readonly string[];
    }
  /** Answered from the knowledge base. */
  | { readonly kind: "knowledge"; readonly entry: KnowledgeEntry }
  /** No answer; suggests other questions. */
  | { readonly kind: "none"; readonly suggestions: readonly string[] };

/** Words of a question about the user's own figures: "¿cómo está mi liquidez?" is not "¿qué es la liquidez?". */
const PERSONAL =
  /\b(?:mi|mis|me|nos|nuestr[oa]s?|tengo|tenemos|debo|debemos|deben|gan[eo]|ganamos|vend[io]|vendemos|vendido|vendimos|gast[eo]|gastamos|perd[io]|puedo|podemos|cuant[oa]s?|quien(?:es)?|empresa|negocio|este|ultimo|pasado)\b/;

/** Whose figures are asked for. */
const OWN = /\b(?:mi|mis|me|nos|nuestr[oa]s?|tengo|tenemos|empresa|negocio)\b/;

/**
 * Words of a question about how something is done or what it is: it may mention the user's own data, but does not ask
 * for figures.
 */
const HOW_TO =
  /\bcomo (?:se |puedo |debo )?(?:registr|contabiliz|hag|hac|cre[oa]|export|import|calcul|anul|elimin|borr|cambi|pas)|\bque (?:es|son|quieren? decir)\b|\bexpli[a-z]+\b|\bpara que\b/;

/** A figure named and nothing else: one's own is meant. */
const BARE = /^\W*(?:mis |las |los )?(?:ventas|gastos|deudas|utilidad|ganancias|ingresos)\W*$/;

const intents = indexKnowledge(
  FIGURE_INTENTS.map(({ id, title, keywords }): KnowledgeEntry => ({ id, title, keywords, answer: "" })),
);

function findIntent(question: string): FigureIntent | null {
  const found = findAnswer(intents, question);
  return FIGURE_INTENTS.find((intent) => intent.id === found?.id) ?? null;
}

/** Data a question needs beyond monthly sums; loaded only then, because it requires reading single entries. */
export type FurtherNeed = "customers" | "cash" | null;

/** Debts to the company, which an answer tells by customer. */
const ASKS_WHO_OWES =
  /\b(?:debe|deben|debian?|debiendo|adeudan?|cartera|client[ea]s?|deudor[a-z]*|fiad[oa]s?|cobr(?:ar|o)[a-z]*)\b/;

export function needOf(question: string): FurtherNeed {
  if (question.length > LONGEST_QUESTION) return null;
  const id = toldIntent(fold(question)) ?? findIntent(question)?.id;
  if (id === "my-customers" || ASKS_WHO_OWES.test(fold(question)) || askedDebtor(question) !== null)
    return "customers";
  return id === "cash-change" ? "cash" : null;
}

const MOST_SUGGESTED = 3;

/** What may be asked instead: what is near, of it only what these books answer. */
function suggestionsFor(
  facts: BookFacts | null,
  question: string,
  known: readonly string[],
): readonly string[] {
  const near = rankEntries(intents, question).flatMap(({ entry }) => {
    const intent = FIGURE_INTENTS.find(({ id }) => id === entry.id);
    return intent !== undefined && (facts === null || isAnswered(intent, facts)) ? [intent.title] : [];
  });
  const always = facts === null ? SUGGESTED_QUESTIONS : suggestedQuestions(facts);
  return [...new Set([...near.slice(0, 2), ...known, ...always])].slice(0, MOST_SUGGESTED);
}

/** The answer, and where it has no figure, what these books have that is near. */
function toldOf(facts: BookFacts, question: string, answer: FigureAnswer): BookReply {
  if (answer.figures.length > 0) return { kind: "figures", answer };
  const instead = (answer.instead ?? []).filter(
    (each) => (askedFigure(facts, each)?.figures.length ?? 0) > 0,
  );
  const more = suggestionsFor(facts, question, []);
  return {
    kind: "figures",
    answer,
    suggestions: [...new Set([...instead, ...more])].slice(0, MOST_SUGGESTED),
  };
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
  const named = accountAnswer(facts, question) ?? debtorAnswer(facts, question);
  if (named !== null) return named;
  return NOT_HELD.test(asked) || told === undefined || isOtherMonths(facts, asked, told.id)
    ? askedFigure(facts, question, others)
    : told.answer(facts);
}

/** This assistant's description of itself; the other one does not read books. */
const ABOUT =
  "Respondo con las cifras de tus libros y digo de dónde sale cada una; lo que no está en ellos, lo digo. También sé de contabilidad básica en Colombia y de Cuadra, con textos escritos de antemano. Todo se arma en este equipo: no soy una persona y no reemplazo a tu contador.";

/** "Saldo de …", "cuánto debo en …": an amount of one's own. */
const ASKS_OWN_AMOUNT =
  /^\W*(?:cual es (?:el|mi) |dime (?:el|mi) )?(?:saldo|total)\b|\bcuant[oa]s?\b.*\b(?:(?:debo|debemos)(?! [a-z]+[aei]r\b)|(?:tengo|tenemos)(?! que)|recibi|recibimos|pague|pagamos|gaste|gastamos|inverti|invertimos|compre|compramos|vendi|vendimos|valen|han|ha quitado|llevo|llevamos|(?:me|nos) (?:queda|va a|van a|entro|cobraron))\b|^\W*(?:plata|dinero|efectivo|mercancia) en\b/;
/** "¿Subirá la gasolina?": what is to come is known to nobody. */
const FORECAST = /(?<!\p{L})(?!(?:habr|ser|podr|tendr|estar|quedar|sabr)[áa])\p{L}{2,}r(?:á|án)(?!\p{L})/iu;

/** "Preséntame la declaración", "páguele a la DIAN": something to be done. */
const ASKS_ACTION =
  /^(?:[^a-z]*(?:por favor|porfa|oye|oiga|hola|ya|necesito que|quiero que|podrias|puedes|me haces el favor de|hagame el favor y)[^a-z]*)*(?:present|pag|transfier|transfer|consign|envi|mand|factur|registr|borr|elimin|anul|imprim|firm|declar|liquid|cotiz|llam|escrib|reserv|compr|vend|pid|abr|cobr|program|agend|renuev|contrat|despid|gir|descarg|instal)(?:a|e|ue|ame|eme|uele|ale|ele|uelo|alo|elo|ales|eles|anos|enos|amela|amelo|emela|emelo|ar|er|ir)(?:me|le|lo|la)? /;
const NOT_READ = "No sé a qué cuenta de tus libros te refieres: dime su nombre o su código.";

/** Answers of the period of every answer, and of the last month. */
const OF_THE_YEAR: ReadonlySet<string> = new Set([
  "my-profit",
  "my-sales",
  "my-spending",
  "my-gross-margin",
  "last-month",
]);

/** What answers of their own period would be told of another one than is asked. */
function isOtherMonths({ today, periods }: BookFacts, asked: string, intent: string): boolean {
  if (!OF_THE_YEAR.has(intent)) return false;
  const period = askedPeriod(asked, today);
  if (period.kind !== "months") return false;
  if (/\bcomo (?:me|nos|le) (?:fue|ha ido|va)\b|\bresumen\b/.test(asked)) return false;
  const { first, last } = periods.now;
  return period.first !== first || period.last !== last;
}

/** One question of several, answered by what it is near to. */
function intentAnswer(facts: BookFacts, clause: string, others: AskedPeriods | null): FigureAnswer | null {
  const intent = findIntent(clause);
  const asked = fold(clause);
  if (intent?.id === "overview" && /\bcuant[oa]s?\b/.test(asked)) return null;
  if (intent === null || HOW_TO.test(asked) || !PERSONAL.test(asked)) return null;
  if (isOtherMonths(facts, asked, intent.id) || (others !== null && OF_THE_YEAR.has(intent.id))) return null;
  return intent.answer(facts);
}

/** Longer texts are no question, and reading one would hold the page. */
export const LONGEST_QUESTION = 500;
const TOO_LONG = `Tu pregunta es más larga de lo que leo, ${LONGEST_QUESTION} letras: hazla en una o dos frases.`;
const NO_BOOKS = "Todavía no hay asientos en los libros.";

/** Words of a question beside the figure that an intent tells, which nothing was made of. */
function unreadIn(facts: BookFacts, question: string, intent: string): readonly string[] {
  const { subjects, unread } = readQuestion(facts, foldedQuestion(question), facts.today);
  return subjects.some(({ told }) => told === intent) ? unread : [];
}

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
 * `facts`: null while nothing is posted. Total: a question without an answer gets "no answer", never a guess.
 */
export function answerFromBooks(facts: BookFacts | null, typed: string): BookReply {
  if (typed.length > LONGEST_QUESTION) return { kind: "figures", answer: noFigure(TOO_LONG, TO_BOOKS) };
  const meaning = askedConcept(fold(typed));
  const explained = meaning === null ? null : knownAnswer(meaning).entry;
  if (explained !== null) return { kind: "knowledge", entry: explained };
  const question = facts === null ? typed : withNouns(writtenOut(questionOf(facts, typed)));
  const told = FIGURE_INTENTS.find(({ id }) => id === toldIntent(fold(question)));
  if (facts !== null) {
    const direct =
      clauseAnswers(
        facts,
        question,
        (clause, others) => directAnswer(facts, clause, others) ?? intentAnswer(facts, clause, others),
      ) ?? directAnswer(facts, question);
    const isWhole = direct !== null && direct.figures.length > 0 && !tellsTwo(question);
    const halves = isWhole ? null : halfAnswers(facts, question, (half) => directAnswer(facts, half));
    if (halves !== null) return toldOf(facts, question, halves);
    if (direct !== null) return toldOf(facts, question, direct);
  }
  const intent = told ?? findIntent(question);
  const { entry, isConcept, near } = knownAnswer(question);
  const asked = fold(question);
  // "Diferencia entre costo y gasto" asks what they are; "¿qué significa mi endeudamiento?" asks for the own.
  const isGeneral = HOW_TO.test(asked) || (isConcept && !OWN.test(asked));
  const isPersonal = (PERSONAL.test(asked) && !isGeneral) || BARE.test(asked);
  if (facts !== null && intent !== null && !isGeneral && isOtherMonths(facts, asked, intent.id))
    return toldOf(facts, question, noFigure(NOT_READ, TO_BOOKS));
  // Words that were not understood beside a figure make it another one.
  const isTold = intent !== null && !isGeneral && (isPersonal || entry === null);
  const unread = facts !== null && told === undefined && isTold ? unreadIn(facts, question, intent.id) : [];
  if (facts !== null && unread.length > 0)
    return toldOf(facts, question, noFigure(notRead(question, unread), TO_BOOKS));
  // How the whole company does is no amount that was asked for.
  const isAmount = intent?.id === "overview" && /\bcuant[oa]s?\b/.test(asked);
  if (facts !== null && isAmount && !isGeneral) return toldOf(facts, question, noFigure(NOT_READ, TO_BOOKS));
  if (intent !== null && (isPersonal || entry === null)) {
    return facts === null
      ? { kind: "figures", answer: noFigure(NO_BOOKS, TO_BOOKS) }
      : toldOf(facts, question, intent.answer(facts));
  }
  // A balance that is asked for is no definition: it is said that it is not known.
  if (facts !== null && ASKS_OWN_AMOUNT.test(asked) && !isGeneral)
    return toldOf(facts, question, noFigure(NOT_READ, TO_BOOKS));
  // A term beside a month is the figure of that month, and not what it means.
  const isDated = facts !== null && askedPeriod(asked, facts.today).kind === "months";
  if (isDated && entry?.id.startsWith("term-") && !isGeneral)
    return toldOf(facts, question, noFigure(NOT_READ, TO_BOOKS));
  // What is to be done is done by nobody here, and not explained instead.
  return entry === null || ((ASKS_ACTION.test(asked) || FORECAST.test(typed)) && !isGeneral)
    ? { kind: "none", suggestions: suggestionsFor(facts, question, near) }
    : { kind: "knowledge", entry: entry.id === "this-assistant" ? { ...entry, answer: ABOUT } : entry };
}
