import { fold } from "../../kernel/spanish.ts";
import type { KnowledgeEntry } from "../knowledge.ts";
import { knownAnswer } from "../known-answer.ts";
import { findAnswer, indexKnowledge, rankEntries } from "../match.ts";
import { askedFigure, notRead } from "./asked-figure.ts";
import type { BookFacts } from "./book-facts.ts";
import { type FigureAnswer, noFigure, TO_BOOKS, unreadFigure } from "./figure-answer.ts";
import {
  FIGURE_INTENTS,
  type FigureIntent,
  isAnswered,
  SUGGESTED_QUESTIONS,
  suggestedQuestions,
} from "./figure-intents.ts";
import { type AskedPeriods, askedPeriod } from "./question/asked-periods.ts";
import { foldedQuestion } from "./question/question-text.ts";
import { readQuestion } from "./question/read-question.ts";

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
export const OWN = /\b(?:mi|mis|me|nos|nuestr[oa]s?|tengo|tenemos|empresa|negocio)\b/;

/** Beside these a meaning is asked of one's own figure. */
export const OWN_FIGURE = /\b(?:mi|mis|nuestr[oa]s?|tengo|tenemos|empresa|negocio)\b/;

/**
 * Words of a question about how something is done or what it is: it may mention the user's own data, but does not ask
 * for figures.
 */
export const HOW_TO =
  /\bcomo (?:se |puedo |debo )?(?:registr|contabiliz|hag|hac|cre[oa]|export|import|calcul|anul|elimin|borr|cambi|pas)|\bque (?:es|son|quieren? decir)\b|\bexpli[a-z]+\b|\bpara que\b/;

/** A figure named and nothing else: one's own is meant. */
const BARE = /^\W*(?:mis |las |los )?(?:ventas|gastos|deudas|utilidad|ganancias|ingresos)\W*$/;

const intents = indexKnowledge(
  FIGURE_INTENTS.map(({ id, title, keywords }): KnowledgeEntry => ({ id, title, keywords, answer: "" })),
);

export function findIntent(question: string): FigureIntent | null {
  const found = findAnswer(intents, question);
  return FIGURE_INTENTS.find((intent) => intent.id === found?.id) ?? null;
}

const MOST_SUGGESTED = 3;

/** What may be asked instead: what is near, of it only what these books answer. */
export function suggestionsFor(
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
export function toldOf(facts: BookFacts, question: string, answer: FigureAnswer): BookReply {
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

/** This assistant's description of itself; the other one does not read books. */
const ABOUT =
  "Respondo con las cifras de tus libros y digo de dónde sale cada una; lo que no está en ellos, lo digo. También sé de contabilidad básica en Colombia y de Cuadra, con textos escritos de antemano. Todo se arma en este equipo: no soy una persona y no reemplazo a tu contador.";

/** "Saldo de …", "cuánto debo en …": an amount of one's own. */
const ASKS_OWN_AMOUNT =
  /^\W*(?:cual es (?:el|mi) |dime (?:el|mi) )?(?:saldo|total)\b|\bcuant[oa]s?\b.*\b(?:(?:debo|debemos)(?! [a-z]+[aei]r\b)|(?:tengo|tenemos)(?! que)|recibi|recibimos|pague|pagamos|gaste|gastamos|inverti|invertimos|compre|compramos|vendi|vendimos|valen|han|ha quitado|llevo|llevamos|(?:me|nos) (?:queda|va a|van a|entro|cobraron))\b|^\W*(?:plata|dinero|efectivo|mercancia) en\b/;

/** "¿Subirá la gasolina?": what is to come is known to nobody. */
export const FORECAST =
  /(?<!\p{L})(?!(?:habr|ser|podr|tendr|estar|quedar|sabr)[áa])\p{L}{2,}r(?:á|án)(?!\p{L})/iu;

/** "Preséntame la declaración", "páguele a la DIAN": something to be done. */
export const ASKS_ACTION =
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
export function isOtherMonths({ today, periods }: BookFacts, asked: string, intent: string): boolean {
  if (!OF_THE_YEAR.has(intent)) return false;
  const period = askedPeriod(asked, today);
  if (period.kind !== "months") return false;
  if (/\bcomo (?:me|nos|le) (?:fue|ha ido|va)\b|\bresumen\b/.test(asked)) return false;
  const { first, last } = periods.now;
  return period.first !== first || period.last !== last;
}

/** One question of several, answered by what it is near to. */
export function intentAnswer(
  facts: BookFacts,
  clause: string,
  others: AskedPeriods | null,
): FigureAnswer | null {
  const intent = findIntent(clause);
  const asked = fold(clause);
  if (intent?.id === "overview" && /\bcuant[oa]s?\b/.test(asked)) return null;
  if (intent === null || HOW_TO.test(asked) || !PERSONAL.test(asked)) return null;
  if (isOtherMonths(facts, asked, intent.id) || (others !== null && OF_THE_YEAR.has(intent.id))) return null;
  return intent.answer(facts);
}

const NO_BOOKS = "Todavía no hay asientos en los libros.";

/** Words of a question beside the figure that an intent tells, which nothing was made of. */
function unreadIn(facts: BookFacts, question: string, intent: string): readonly string[] {
  const { subjects, unread } = readQuestion(facts, foldedQuestion(question), facts.today);
  return subjects.some(({ told }) => told === intent) ? unread : [];
}

const LONGEST_TERM = 4;

/** What is known of the longest term that a question says, which asks for a meaning. */
export function conceptIn(question: string): KnowledgeEntry | null {
  const words = fold(question).match(/[a-z0-9]+/g) ?? [];
  for (let length = LONGEST_TERM; length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const term = words.slice(from, from + length).join(" ");
      if (length === 1 && term.length < 4) continue;
      const { entry, isConcept } = knownAnswer(`qué es ${term}`);
      if (isConcept && entry !== null) return entry;
    }
  return null;
}

/** What the words of a question are near to. */
export function nearReply(
  facts: BookFacts | null,
  question: string,
  told: FigureIntent | undefined,
): BookReply {
  const intent = told ?? findIntent(question);
  const { entry, isConcept, near } = knownAnswer(question);
  const asked = fold(question);
  // "Diferencia entre costo y gasto" asks what they are; "¿qué significa mi endeudamiento?" asks for the own.
  const isGeneral = HOW_TO.test(asked) || (isConcept && !OWN.test(asked));
  const isPersonal = (PERSONAL.test(asked) && !isGeneral) || BARE.test(asked);
  if (facts !== null && intent !== null && !isGeneral && isOtherMonths(facts, asked, intent.id))
    return toldOf(facts, question, unreadFigure(NOT_READ));
  // Words that were not understood beside a figure make it another one.
  const isTold = intent !== null && !isGeneral && (isPersonal || entry === null);
  const unread = facts !== null && told === undefined && isTold ? unreadIn(facts, question, intent.id) : [];
  if (facts !== null && unread.length > 0)
    return toldOf(facts, question, unreadFigure(notRead(question, unread)));
  // How the whole company does is no amount that was asked for.
  const isAmount = intent?.id === "overview" && /\bcuant[oa]s?\b/.test(asked);
  if (facts !== null && isAmount && !isGeneral) return toldOf(facts, question, unreadFigure(NOT_READ));
  if (intent !== null && (isPersonal || entry === null)) {
    return facts === null
      ? { kind: "figures", answer: noFigure(NO_BOOKS, TO_BOOKS) }
      : toldOf(facts, question, intent.answer(facts));
  }
  // A balance that is asked for is no definition: it is said that it is not known.
  if (facts !== null && ASKS_OWN_AMOUNT.test(asked) && !isGeneral)
    return toldOf(facts, question, unreadFigure(NOT_READ));
  // A term beside a month is the figure of that month, and not what it means.
  const isDated = facts !== null && askedPeriod(asked, facts.today).kind === "months";
  if (isDated && entry?.id.startsWith("term-") && !isGeneral)
    return toldOf(facts, question, unreadFigure(NOT_READ));
  // What is to be done is done by nobody here, and not explained instead.
  return entry === null || ((ASKS_ACTION.test(asked) || FORECAST.test(question)) && !isGeneral)
    ? { kind: "none", suggestions: suggestionsFor(facts, question, near) }
    : { kind: "knowledge", entry: entry.id === "this-assistant" ? { ...entry, answer: ABOUT } : entry };
}
