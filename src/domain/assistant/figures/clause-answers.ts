import { fold } from "../../kernel/spanish.ts";
import type { BookFacts } from "./book-facts.ts";
import type { AnswerPiece, FigureAnswer } from "./figure-answer.ts";
import { type AskedPeriods, namesPeriod, takePeriods } from "./question/asked-periods.ts";
import { QuestionText } from "./question/question-text.ts";

/** Where a second question begins within one: "cuánto vendí y cuánto gasté". */
const NEXT =
  /(?:\s*[,;?.]+\s*(?:y\s+)?|\s+(?:y|e)\s+)(?:tambien\s+|ademas\s+|de paso\s+|aparte\s+)?(?:en\s+|a\s+)?(?=¿?(?:cuant[oa]s?|que tanto|que (?:saldo|valor|monto)|que (?:(?:me|nos|les?) )?(?:vendi|gast|pagu|pagam|gan|compr|factur|deb|adeud)[a-z]+)\b)|\s+y\s+(?:en\s+|a\s+)?(?=(?:cual(?:es)?|quien(?:es)? [a-z]|en que (?:mes|se)|los cuant[oa]s|cada cuant[oa]|como (?:va|van|esta|estan|quedo|anda))\b)/g;
/** "De lo que vendí, cuánto fue fiado": what the question is about, and no question before it. */
const PART_OF = /^\W*(?:de|del|si|con|sin|para)\b/;
/** "Para el comité: margen bruto y razón corriente". */
const PURPOSE = /^\W*para (?:el|la|los|las|un|una|mi) \p{L}+(?: \p{L}+){0,2}\s*[:,]\s*/iu;
/** Longer ones tell a story. */
const LONGEST_PAIR = 200;
const MOST_HALVES = 4;
const ASKS = /\b(?:cuant[oa]s?|que tanto)\b/;

/** The questions within one, as they are typed. */
export function clausesOf(question: string): readonly string[] {
  const folded = fold(question);
  const text = folded.length === question.length ? question : folded;
  const clauses: string[] = [];
  let from = 0;
  for (const { index, 0: said } of folded.matchAll(NEXT)) {
    clauses.push(text.slice(from, index));
    from = index + said.length;
  }
  return [...clauses, text.slice(from)].map((each) => each.trim()).filter((each) => each !== "");
}

/** Two answers below each other, their figures numbered on. */
function together(one: FigureAnswer, next: FigureAnswer): FigureAnswer {
  const on = (piece: AnswerPiece) =>
    typeof piece === "string" ? piece : { cite: piece.cite + one.figures.length };
  return {
    paragraphs: [...one.paragraphs, ...next.paragraphs.map((pieces) => pieces.map(on))],
    figures: [...one.figures, ...next.figures],
    check: [one.check, next.check].find((check) => check?.holds === false) ?? one.check ?? next.check,
    link: one.link ?? next.link,
    rule: [...new Set([one.rule, next.rule])].filter((rule) => rule !== "").join("; "),
  };
}

const HALF = /\s*(?:[,;]|\by\b|\be\b|\bmas\b)\s*(?:tambien\s+|ademas\s+)?/g;

/**
 * Two figures that are understood only apart: "liquidez y endeudamiento". The first place where each half is answered; a
 * half that is not understood leaves the question as it was.
 */
export function halfAnswers(
  { today }: BookFacts,
  typed: string,
  answer: (half: string) => FigureAnswer | null,
): FigureAnswer | null {
  const question = typed.replace(PURPOSE, "");
  const folded = fold(question);
  if (folded.length !== question.length || question.length > LONGEST_PAIR || PART_OF.test(folded))
    return null;
  const told = (half: string): FigureAnswer | null => {
    const found = [half, `mi ${half}`].map(answer).find((each) => each?.figures.length);
    return found ?? null;
  };
  for (const { index, 0: said } of [...folded.matchAll(HALF)].slice(0, MOST_HALVES)) {
    const halves = [question.slice(0, index), question.slice(index + said.length)];
    const dated = halves.map((each) => namesPeriod(takePeriods(new QuestionText(fold(each)), today)));
    // Of two halves with one period it is not known whether it is of both.
    if (halves.some((each) => each.trim() === "") || dated.filter(Boolean).length === 1) continue;
    const [one, next] = [told(halves[0] ?? ""), told(halves[1] ?? "")];
    if (one !== null && next !== null) return together(one, next);
  }
  return null;
}

/**
 * A question of several, each answered by itself: half an answer would pass for the whole. null where it is one
 * question, where one of them is understood only beside the others, or none has a figure.
 */
export function clauseAnswers(
  { today }: BookFacts,
  question: string,
  answer: (clause: string, others: AskedPeriods | null) => FigureAnswer | null,
): FigureAnswer | null {
  const clauses = clausesOf(question);
  if (clauses.length < 2 || PART_OF.test(fold(question))) return null;
  const dated = clauses.map((each) => takePeriods(new QuestionText(fold(each)), today)).find(namesPeriod);
  const answers: FigureAnswer[] = [];
  for (const clause of clauses) {
    const found = answer(clause, dated ?? null);
    if (found !== null) answers.push(found);
    // A greeting before the question.
    else if (ASKS.test(fold(clause))) return null;
  }
  const [first, ...more] = answers;
  if (first === undefined || answers.every(({ figures }) => figures.length === 0)) return null;
  return more.length === 0 ? null : more.reduce(together, first);
}
