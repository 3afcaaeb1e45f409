import { coverageOf, monthSpanText } from "../../accounting/covered-months.ts";
import { monthsBetween } from "../../kernel/calendar-day.ts";
import { monthNetOf, movementOf, netsUntil, netsWithin } from "../../statement/analysis/month-movements.ts";
import { type BookFacts, balancesText } from "./book-facts.ts";
import { type AnswerMaker, type AnswerPiece, citedMoney, citedPercent } from "./figure-answer.ts";
import type { AskedSubject } from "./question/asked-subject.ts";
import type { AskedSpan } from "./question/period-words.ts";

/** A sum that a question asks for, with its name and where it comes from. */
export interface SubjectSum {
  readonly name: string;
  readonly amount: number;
  readonly from: string;
  /** "de octubre de 2026"; empty for a balance of today. */
  readonly during: string;
  readonly account: string | null;
}

/** Above zero on the side that such accounts have. */
export function signOf({ puc }: AskedSubject): 1 | -1 {
  return /^(?:[234]|1592)/.test(puc[0] ?? "") ? -1 : 1;
}

const isResult = ({ name }: AskedSubject) => name === "Resultado" || name === "Utilidad operacional";

/** What a subject moved in months: its side, or debits less credits as its sign asks. */
export function movedIn({ months }: BookFacts, subject: AskedSubject, { first, last }: AskedSpan): number {
  const { side } = subject;
  if (side !== undefined)
    return subject.puc.reduce((sum, each) => sum + movementOf(months, each, first, last)[side], 0);
  const nets = netsWithin(months, first, last);
  const net = signOf(subject) * subject.puc.reduce((sum, each) => sum + monthNetOf(nets, each), 0);
  return net === 0 ? 0 : net;
}

/** Whether a subject is told as what moved in a period, and not as what is left at its end. */
export const isMoved = ({ kind, movesByPeriod }: AskedSubject, isNow: boolean): boolean =>
  kind === "flow" || (movesByPeriod === true && !isNow);

/**
 * A subject over a span. `isNow`: no period was named, and a balance is that of every answer. null where the books have
 * nothing of it.
 */
export function subjectSum(
  facts: BookFacts,
  subject: AskedSubject,
  span: AskedSpan,
  isNow: boolean,
): SubjectSum | null {
  const during = monthSpanText(span.first, span.last);
  const accounts = `Cuentas ${subject.puc.join(", ")}`;
  const account = subject.puc.length === 1 ? (subject.puc[0] ?? null) : null;
  const nets = isMoved(subject, isNow)
    ? netsWithin(facts.months, span.first, span.last)
    : netsUntil(facts.months, span.last);
  if (![...nets.keys()].some((code) => subject.puc.some((each) => code.startsWith(each)))) return null;
  if (isMoved(subject, isNow)) {
    const amount = movedIn(facts, subject, span);
    const name =
      isResult(subject) && amount < 0
        ? "Pérdida"
        : isResult(subject) && subject.name === "Resultado"
          ? "Utilidad"
          : subject.name;
    return {
      name,
      amount: isResult(subject) ? Math.abs(amount) : amount,
      from: `${accounts}, ${during}`,
      during: ` de ${during}`,
      account,
    };
  }
  const net = signOf(subject) * subject.puc.reduce((sum, each) => sum + monthNetOf(nets, each), 0);
  const until = isNow ? balancesText(facts) : `saldos al final de ${monthSpanText(span.last, span.last)}`;
  return {
    name: subject.name,
    amount: net === 0 ? 0 : net,
    from: `${accounts}, ${until}`,
    during: isNow ? "" : ` al final de ${monthSpanText(span.last, span.last)}`,
    account,
  };
}

export const citeSum = (make: AnswerMaker, { name, amount, from, account }: SubjectSum): AnswerPiece =>
  make.cite(name, citedMoney(amount), from, account);

/** What a subject moved in two spans, the earlier one last, and its change. false where the books do not cover both. */
export function sayCompared(
  make: AnswerMaker,
  facts: BookFacts,
  subject: AskedSubject,
  [own, then]: readonly [AskedSpan, AskedSpan],
): boolean {
  if (coverageOf(facts.covered, then).kind !== "whole" || coverageOf(facts.covered, own).kind === "none")
    return false;
  const cite = (span: AskedSpan, amount: number) =>
    make.cite(
      `${subject.name} de ${monthSpanText(span.first, span.last)}`,
      citedMoney(amount),
      `Cuentas ${subject.puc.join(", ")}, ${monthSpanText(span.first, span.last)}`,
    );
  const [now, before] = [amountAt(facts, subject, own), amountAt(facts, subject, then)];
  make.say(
    `${subject.name} de ${monthSpanText(own.first, own.last)}: `,
    cite(own, now),
    `; de ${monthSpanText(then.first, then.last)}: `,
    cite(then, before),
    ".",
  );
  if (now === before) make.say("No hay diferencia.");
  else
    make.say(
      now > before ? "Son " : "Son ",
      make.cite("Diferencia", citedMoney(Math.abs(now - before)), "La resta de los dos"),
      now > before ? " más" : " menos",
      ...(before > 0
        ? [
            ", un cambio de ",
            make.cite("Variación", citedPercent((now - before) / before), "(ahora − antes) ÷ antes"),
          ]
        : []),
      ".",
    );
  if (monthsBetween(own.first, own.last).length !== monthsBetween(then.first, then.last).length)
    make.say("Los dos períodos no tienen los mismos meses.");
  return true;
}

function amountAt(facts: BookFacts, subject: AskedSubject, span: AskedSpan): number {
  return isMoved(subject, false)
    ? movedIn(facts, subject, span)
    : (subjectSum(facts, subject, span, false)?.amount ?? 0);
}
