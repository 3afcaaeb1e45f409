import { monthSpanText } from "../../accounting/covered-months.ts";
import { addMonths } from "../../kernel/calendar-day.ts";
import type { Month } from "../../kernel/day.ts";
import { monthNetOf, netsWithin } from "../../statement/analysis/month-movements.ts";
import type { AskedSubject } from "./asked-subjects.data.ts";
import { type BookFacts, factsPeriodText } from "./book-facts.ts";
import { AnswerMaker, citedMoney, DECREE, type FigureAnswer } from "./figure-answer.ts";

/** "¿Cuál fue el mejor mes de ventas?", "promedio de ventas mensuales", "¿en qué mes gasté más?". */
export const ASKS_MONTHS =
  /\bpromedios?\b|\b(?:mejor|peor) mes\b|\ben (?:que|cual) mes\b|\b(?:mes|meses) (?:con|de|en que) (?:mas|menos|mayor|menor)\b/;

/** What a subject moved month by month in the period of every answer: all of it, its average, its highest and lowest month. */
export function monthSeriesAnswer(facts: BookFacts, subject: AskedSubject, sign: 1 | -1): FigureAnswer {
  const { first, last } = facts.periods.now;
  const months: { readonly month: Month; readonly amount: number }[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) {
    const nets = netsWithin(facts.months, month, month);
    months.push({ month, amount: sign * subject.puc.reduce((sum, each) => sum + monthNetOf(nets, each), 0) });
  }
  const all = months.reduce((sum, { amount }) => sum + amount, 0);
  const sorted = months.toSorted((a, b) => b.amount - a.amount);
  const make = new AnswerMaker();
  const accounts = `Cuentas ${subject.puc.join(", ")}`;
  const cite = (label: string, amount: number, during: string) =>
    make.cite(label, citedMoney(amount), `${accounts}, ${during}`);
  make.say(
    `${subject.name} de ${factsPeriodText(facts)}: `,
    cite(subject.name, all, factsPeriodText(facts)),
    "; en promedio ",
    cite("Promedio al mes", Math.round(all / months.length), `${months.length} meses`),
    " al mes.",
  );
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
  return make.answer(DECREE);
}
