import { monthSpanText } from "../../accounting/covered-months.ts";
import { monthNetOf, netsUntil } from "../../statement/analysis/month-movements.ts";
import { type BookFacts, balancesText } from "./book-facts.ts";
import { AnswerMaker, citedMoney, DECREE, type FigureAnswer, noFigure, TO_BOOKS } from "./figure-answer.ts";
import type { AskedSubject } from "./question/asked-subject.ts";
import type { AskedSpan } from "./question/period-words.ts";
import type { QuestionParts } from "./question/read-question.ts";
import { coveredPart, thisYear, untoldPeriod } from "./running-year.ts";
import { citeSum, isMoved, subjectSum } from "./subject-sums.ts";

/** Each figure that a question names over each of its periods; today's where it names none. */
export function summedAnswer(
  facts: BookFacts,
  { subjects, periods }: QuestionParts,
  named: readonly AskedSpan[],
): FigureAnswer {
  const make = new AnswerMaker();
  const missing = new Set<string>();
  const inPart = new Set<string>();
  for (const subject of subjects) {
    const isMovedThisYear = subject.movesByPeriod === true && periods.isThisYear && named.length === 0;
    // "Utilidad de mayo; patrimonio a hoy": what is left is asked of the day that is named for it.
    const isBeside =
      periods.isToday && subject.kind === "balance" && subjects.some(({ kind }) => kind === "flow");
    const isNow = (named.length === 0 || isBeside) && !isMovedThisYear;
    const year = thisYear(facts);
    const first = subject.isSinceEver && !periods.isThisYear ? facts.months[0]?.month : undefined;
    const unnamed = first === undefined ? [year] : [year, { first, last: year.last }];
    for (const each of withoutTwins(named.length > 0 && !isBeside ? named : unnamed)) {
      const isBalance = !isMoved(subject, isNow);
      const untold = untoldPeriod(facts, each, isBalance);
      if (untold !== null) missing.add(untold);
      else if (subject.parts !== undefined && isBalance) sayInParts(make, facts, subject, each, isNow);
      else if (!saySubject(make, facts, subject, each, isNow)) missing.add(unmovedText(subject, each));
      else if (!isBalance) inPart.add(coveredPart(facts, each) ?? "");
    }
  }
  const said = [...inPart, ...missing].filter((each) => each !== "");
  const told = make.answer(DECREE, null, TO_BOOKS);
  if (told.figures.length === 0) return noFigure(said.join(" "), TO_BOOKS);
  // What could not be told of the question is said beside what could.
  for (const each of said) make.say(each);
  return make.answer(DECREE, null, TO_BOOKS);
}

const withoutTwins = (spans: readonly AskedSpan[]): readonly AskedSpan[] =>
  spans.filter(
    ({ first, last }, at) => spans.findIndex((each) => each.first === first && each.last === last) === at,
  );

function unmovedText({ name, puc }: AskedSubject, { first, last }: AskedSpan): string {
  const accounts = `${puc.length > 1 ? "cuentas" : "cuenta"} ${puc.join(", ")}`;
  return `${name}: tus libros no tienen movimientos de ${monthSpanText(first, last)} (${accounts}).`;
}

/** A subject over a span, and each account of several that were named together. false where the books have nothing of it. */
function saySubject(
  make: AnswerMaker,
  facts: BookFacts,
  subject: AskedSubject,
  span: AskedSpan,
  isNow: boolean,
): boolean {
  const sum = subjectSum(facts, subject, span, isNow);
  if (sum === null) return false;
  make.say(`${sum.name}${sum.during}: `, citeSum(make, sum), ".");
  for (const each of subject.together ?? []) {
    const part = subjectSum(facts, each, span, isNow);
    if (part !== null) make.say(`${part.name}: `, citeSum(make, part), ".");
  }
  return true;
}

/** A figure that the law writes in two places: both, and each. */
function sayInParts(
  make: AnswerMaker,
  facts: BookFacts,
  subject: AskedSubject,
  span: AskedSpan,
  isNow: boolean,
): void {
  const nets = netsUntil(facts.months, isNow ? facts.periods.now.last : span.last);
  const at = isNow ? balancesText(facts) : `saldos al final de ${monthSpanText(span.last, span.last)}`;
  const during = isNow ? "" : ` al final de ${monthSpanText(span.last, span.last)}`;
  const amounts = (subject.parts ?? []).map(({ name, puc }) => ({
    name,
    puc,
    amount: 0 - monthNetOf(nets, puc),
  }));
  const all = amounts.reduce((sum, { amount }) => sum + amount, 0);
  const from = (puc: string) => `Grupo ${puc}, ${at}`;
  const whole = make.cite(subject.name, citedMoney(all), from(subject.puc.join(" y ")), null);
  make.say(`${subject.name}${during}: `, whole, ".");
  for (const { name, puc, amount } of amounts)
    make.say(`${name}: `, make.cite(name, citedMoney(amount), from(puc), puc), ".");
}
