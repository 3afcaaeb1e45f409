import { monthSpanText } from "../../accounting/covered-months.ts";
import type { BookFacts } from "./book-facts.ts";
import { comparedSpans } from "./compared-spans.ts";
import { AnswerMaker, DECREE, type FigureAnswer, noFigure, TO_BOOKS } from "./figure-answer.ts";
import type { QuestionParts } from "./question/read-question.ts";
import { sayCompared } from "./subject-sums.ts";

/** What is named is what the present one is compared with. */
const BESIDE_ANOTHER = /\b(?:que|contra|versus|vs|compar[a-z]+|respecto|relacion|frente|al lado)\b/;

/** Each figure that a question names in two periods, beside each other. */
export function comparedAnswer(
  facts: BookFacts,
  text: string,
  { subjects, periods }: QuestionParts,
): FigureAnswer {
  const spans = comparedSpans(periods, facts.today, {
    isByMonth: /\bmes\b/.test(text),
    isChange: !BESIDE_ANOTHER.test(text),
    isBalance: subjects.every(({ kind }) => kind === "balance"),
  });
  const make = new AnswerMaker();
  const isSaid = subjects.map((subject) => sayCompared(make, facts, subject, spans));
  const [own, then] = spans;
  return isSaid.some(Boolean)
    ? make.answer(DECREE, null, TO_BOOKS)
    : noFigure(
        `Tus libros no cubren los dos períodos: ${monthSpanText(own.first, own.last)} y ${monthSpanText(then.first, then.last)}.`,
        TO_BOOKS,
      );
}
