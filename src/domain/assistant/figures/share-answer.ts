import { coverageOf, monthSpanText } from "../../accounting/covered-months.ts";
import type { BookFacts } from "./book-facts.ts";
import {
  AnswerMaker,
  citedMoney,
  citedPercent,
  DECREE,
  type FigureAnswer,
  noFigure,
  TO_BOOKS,
} from "./figure-answer.ts";
import type { AskedSubject } from "./question/asked-subject.ts";
import type { AskedSpan } from "./question/period-words.ts";
import { movedIn } from "./subject-sums.ts";
import { SALES } from "./whole-subjects.ts";

/** What share a subject is of another one, of sales where no other is named. */
export function shareAnswer(
  facts: BookFacts,
  subjects: readonly AskedSubject[],
  span: AskedSpan,
): FigureAnswer {
  const during = monthSpanText(span.first, span.last);
  const isSales = ({ name }: AskedSubject) => name === "Ventas" || name === "Ingresos";
  const part = subjects.find((each) => !isSales(each)) ?? SALES;
  const whole = subjects.find((each) => each !== part) ?? SALES;
  const isMargin = part.name === "Resultado" && isSales(whole);
  const [one, all] = [movedIn(facts, part, span), movedIn(facts, whole, span)];
  if (all <= 0 || coverageOf(facts.covered, span).kind === "none")
    return noFigure(`Tus libros no tienen ${whole.name.toLowerCase()} de ${during}.`, TO_BOOKS);
  const make = new AnswerMaker();
  const cite = (subject: AskedSubject, amount: number) =>
    make.cite(subject.name, citedMoney(amount), `Cuentas ${subject.puc.join(", ")}, ${during}`);
  make.say(
    `${part.name} de ${during}: `,
    cite(part, one),
    ", el ",
    make.cite(
      isMargin ? "Margen neto" : "Proporción",
      citedPercent(one / all),
      `${part.name} ÷ ${whole.name}`,
    ),
    ` de ${whole.name.toLowerCase()}, `,
    cite(whole, all),
    ".",
  );
  return make.answer(DECREE, null, TO_BOOKS);
}
