import { coverageOf, monthSpanText } from "../../accounting/covered-months.ts";
import { monthNetOf, netsUntil } from "../../statement/analysis/month-movements.ts";
import { type BookFacts, balancesText } from "./book-facts.ts";
import { AnswerMaker, citedMoney, DECREE, type FigureAnswer, noFigure, TO_BOOKS } from "./figure-answer.ts";
import type { AskedSubject } from "./question/asked-subject.ts";
import type { AskedSpan } from "./question/period-readings.ts";
import type { QuestionParts } from "./question/read-question.ts";
import { thisYear } from "./running-year.ts";
import { citeSum, subjectSum } from "./subject-sums.ts";

/** Each figure that a question names over each of its periods; today's where it names none. */
export function summedAnswer(
  facts: BookFacts,
  { subjects, periods }: QuestionParts,
  named: readonly AskedSpan[],
): FigureAnswer {
  const make = new AnswerMaker();
  const missing: string[] = [];
  for (const subject of subjects) {
    const isMovedThisYear = subject.movesByPeriod === true && periods.isThisYear && named.length === 0;
    const spans = named.length > 0 ? named : [thisYear(facts)];
    for (const each of spans) {
      const isNow = named.length === 0 && !isMovedThisYear;
      if (coverageOf(facts.covered, each).kind === "none") {
        missing.push(`Tus libros no tienen asientos de ${monthSpanText(each.first, each.last)}.`);
        continue;
      }
      if (subject.parts !== undefined && isNow) {
        sayInParts(make, facts, subject, subject.parts);
        continue;
      }
      const sum = subjectSum(facts, subject, each, isNow);
      if (sum === null)
        missing.push(
          `Tus libros no mueven esas cuentas de ${monthSpanText(each.first, each.last)}: ${subject.puc.join(", ")}.`,
        );
      else make.say(`${sum.name}${sum.during}: `, citeSum(make, sum), ".");
    }
  }
  const answer = make.answer(DECREE, null, TO_BOOKS);
  return answer.figures.length === 0 ? noFigure([...new Set(missing)].join(" "), TO_BOOKS) : answer;
}

/** A figure that the law writes in two places: each, and both. */
function sayInParts(
  make: AnswerMaker,
  facts: BookFacts,
  subject: AskedSubject,
  parts: NonNullable<AskedSubject["parts"]>,
): void {
  const nets = netsUntil(facts.months, facts.periods.now.last);
  const from = (puc: string) => `Grupo ${puc}, ${balancesText(facts)}`;
  const amounts = parts.map(({ name, puc }) => ({ name, puc, amount: 0 - monthNetOf(nets, puc) }));
  const all = amounts.reduce((sum, { amount }) => sum + amount, 0);
  make.say(
    `${subject.name}: `,
    make.cite(subject.name, citedMoney(all), from(subject.puc.join(" y ")), null),
    ".",
  );
  for (const { name, puc, amount } of amounts)
    make.say(`${name}: `, make.cite(name, citedMoney(amount), from(puc), puc), ".");
}
