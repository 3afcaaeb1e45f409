import { coveredOf, monthSpanText } from "../../accounting/covered-months.ts";
import type { Month } from "../../kernel/day.ts";
import type { BookFacts } from "./book-facts.ts";
import { AnswerMaker, citedMoney, DECREE, type FigureAnswer, noFigure, TO_BOOKS } from "./figure-answer.ts";
import type { AskedSubject } from "./question/asked-subject.ts";
import type { AskedSpan } from "./question/period-words.ts";
import { coveredPart, untoldPeriod } from "./running-year.ts";
import { movedIn } from "./subject-sums.ts";

/**
 * "¿Cuál fue el mejor mes de ventas?", "promedio de ventas mensuales": what a subject moved month by month, by default in
 * the period of every answer: all of it, its average, its highest and its lowest month, and each where that is asked.
 */
export function monthSeriesAnswer(
  facts: BookFacts,
  subject: AskedSubject,
  span: AskedSpan = facts.periods.now,
  isListed = false,
): FigureAnswer {
  const { first, last } = span;
  const during = monthSpanText(first, last);
  const untold = untoldPeriod(facts, span, false);
  if (untold !== null) return noFigure(untold, TO_BOOKS);
  const months = coveredOf(facts.covered, span).map((month) => ({
    month,
    amount: movedIn(facts, subject, { first: month, last: month }),
  }));
  const all = months.reduce((sum, { amount }) => sum + amount, 0);
  const sorted = months.toSorted((a, b) => b.amount - a.amount);
  const make = new AnswerMaker();
  const accounts = `Cuentas ${subject.puc.join(", ")}`;
  const cite = (label: string, amount: number, from: string) =>
    make.cite(label, citedMoney(amount), `${accounts}, ${from}`);
  make.say(
    `${subject.name} de ${during}: `,
    cite(subject.name, all, during),
    "; en promedio ",
    cite(
      "Promedio al mes",
      Math.round(all / months.length),
      months.length === 1 ? "1 mes" : `${months.length} meses`,
    ),
    " al mes.",
  );
  const inPart = coveredPart(facts, span);
  if (inPart !== null) make.say(inPart);
  const [most, least] = [sorted[0], sorted.at(-1)];
  if (most === undefined || least === undefined || months.length < 2) return make.answer(DECREE);
  const named = ({ month }: { readonly month: Month }) => monthSpanText(month, month);
  make.say(
    `El mes más alto fue ${named(most)}, con `,
    cite("El mes más alto", most.amount, named(most)),
    `, y el más bajo ${named(least)}, con `,
    cite("El mes más bajo", least.amount, named(least)),
    ".",
  );
  if (isListed)
    for (const each of months) make.say(`${named(each)}: `, cite(named(each), each.amount, named(each)), ".");
  return make.answer(DECREE);
}
