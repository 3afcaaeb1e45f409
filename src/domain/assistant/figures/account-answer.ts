import { unreadPuc } from "../../accounting/cash-equivalents.ts";
import { fold } from "../../kernel/spanish.ts";
import { netsUntil } from "../../statement/analysis/month-movements.ts";
import { type BookFacts, balancesText } from "./book-facts.ts";
import { AnswerMaker, citedMoney, DECREE, type FigureAnswer, noFigure } from "./figure-answer.ts";

const ASKS_BALANCE = /\b(?:saldo|cuanto (?:hay|tengo|queda)|cuanto dinero)\b/;
const CODE = /\b([1-9]\d{1,11})\b/;

/** The account code in a question about a balance; null for any other question. */
function askedAccount(question: string): string | null {
  const text = fold(question);
  return ASKS_BALANCE.test(text) ? (CODE.exec(text)?.[1] ?? null) : null;
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
  const net = own.reduce((sum, [, each]) => sum + each, 0);
  const make = new AnswerMaker();
  const cited = make.cite(name, citedMoney(Math.abs(net)), `Cuenta ${code}, ${balancesText(facts)}`, code);
  const side = net === 0 ? "" : net > 0 ? " débito" : " crédito";
  make.say(`El saldo de ${code}, ${name}, es `, cited, `${side}.`);
  return make.answer(DECREE);
}
