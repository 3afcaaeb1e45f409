import { unreadPuc } from "../../accounting/cash-equivalents.ts";
import { monthSpanText } from "../../accounting/covered-months.ts";
import type { Month } from "../../kernel/day.ts";
import { fold } from "../../kernel/spanish.ts";
import { netsUntil } from "../../statement/analysis/month-movements.ts";
import { askedPeriod } from "./asked-period.ts";
import { type BookFacts, balancesText } from "./book-facts.ts";
import { AnswerMaker, citedMoney, DECREE, type FigureAnswer, noFigure } from "./figure-answer.ts";

const ASKS_MOVES = /\bmovimientos?\b/;
const ASKS_BALANCE = /\b(?:movimientos?|saldo|cuanto (?:hay|tengo|queda)|cuanto dinero)\b/;
const CODE = /\b([1-9]\d{1,11})\b/;

/** The account code in a question about a balance; null for any other question. */
function askedAccount(question: string): string | null {
  const text = fold(question);
  return ASKS_BALANCE.test(text) ? (CODE.exec(text)?.[1] ?? null) : null;
}

/** What an account moved on each side in the months that are named. */
function movesAnswer(
  { months }: BookFacts,
  code: string,
  name: string,
  { first, last }: { readonly first: Month; readonly last: Month },
): FigureAnswer {
  let [debits, credits] = [0, 0];
  for (const { month, byPuc } of months)
    if (month >= first && month <= last)
      for (const [puc, { debit, credit }] of byPuc)
        if (unreadPuc(puc).startsWith(code)) {
          debits += debit;
          credits += credit;
        }
  const during = monthSpanText(first, last);
  const make = new AnswerMaker();
  const cite = (label: string, amount: number) =>
    make.cite(label, citedMoney(amount), `Cuenta ${code}, ${during}`, code);
  make.say(
    `${code}, ${name}, de ${during}: débitos por `,
    cite("Débitos", debits),
    " y créditos por ",
    cite("Créditos", credits),
    ".",
  );
  return make.answer(DECREE);
}

/** "¿Cuál es el saldo de la 1110?": any PUC account, by its code. null: the question asks something else. */
export function accountAnswer(facts: BookFacts, question: string): FigureAnswer | null {
  const code = askedAccount(question);
  if (code === null) return null;
  const name = facts.nameOf(code);
  if (name === null) return noFigure(`La cuenta ${code} no está en el PUC.`);
  // An account keeps its own code here, even if the statements read it as cash.
  const own = [...netsUntil(facts.months, facts.periods.now.last)].filter(([puc]) =>
    unreadPuc(puc).startsWith(code),
  );
  if (own.length === 0) return noFigure(`La cuenta ${code}, ${name}, no tiene movimientos en tus libros.`);
  const period = askedPeriod(fold(question), facts.today);
  if (ASKS_MOVES.test(fold(question)) && period.kind === "months")
    return movesAnswer(facts, code, name, period);
  const net = own.reduce((sum, [, each]) => sum + each, 0);
  const make = new AnswerMaker();
  const cited = make.cite(name, citedMoney(Math.abs(net)), `Cuenta ${code}, ${balancesText(facts)}`, code);
  const side = net === 0 ? "" : net > 0 ? " débito" : " crédito";
  make.say(`El saldo de ${code}, ${name}, es `, cited, `${side}.`);
  return make.answer(DECREE);
}
