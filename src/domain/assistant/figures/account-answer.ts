import { unreadPuc } from "../../accounting/cash-equivalents.ts";
import { monthSpanText } from "../../accounting/covered-months.ts";
import type { Month } from "../../kernel/day.ts";
import { fold } from "../../kernel/spanish.ts";
import { netsUntil } from "../../statement/analysis/month-movements.ts";
import { type BookFacts, balancesText } from "./book-facts.ts";
import { AnswerMaker, citedMoney, DECREE, type FigureAnswer, noFigure } from "./figure-answer.ts";
import { askedPeriod } from "./question/asked-periods.ts";

const ASKS_CONCEPT = /\b(?:que (?:es|son|significa)|para que|como (?:se|puedo|hago|debo))\b/;
const ASKS_MOVES = /\bmovimientos?\b/;
const ASKS_BALANCE = /\b(?:movimientos?|saldo|cuanto (?:hay|tengo|queda)|cuanto dinero)\b/;
const CODE = /\b([1-9]\d{3,11})\b|\b(?:la|el|de) ([1-9]\d)\b(?! de [a-z])/;
/** "Total clase 2", "el grupo 11", "la 1305 qué valor tiene". */
const NAMED_CODE = /\b(?:clase|grupo|cuenta|subcuenta) ([1-9]\d{0,5})\b/;
const BARE_CODE = /\b(?:la|el|de|en) ([1-9](?:\d{3}|\d{5}))\b(?!\d)/;
const ASKS_VALUE = /\b(?:valor|saldo|total|cuant[oa]|movimientos?|monto|tiene)\b/;
const A_YEAR = /^20\d\d$/;

function codeIn(text: string): string | null {
  const found = (ASKS_BALANCE.test(text) ? CODE : BARE_CODE).exec(text);
  return found?.[1] ?? found?.[2] ?? null;
}

/** The account code in a question about a balance; null for any other question. */
function askedAccount(question: string): string | null {
  const text = fold(question);
  if (ASKS_CONCEPT.test(text)) return null;
  const code = NAMED_CODE.exec(text)?.[1] ?? codeIn(text);
  if (code === null || A_YEAR.test(code)) return null;
  return ASKS_VALUE.test(text) ? code : null;
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
  const period = askedPeriod(fold(question), facts.today);
  if (period.kind === "months" && !ASKS_MOVES.test(fold(question))) return null;
  // An account keeps its own code here, even if the statements read it as cash.
  const own = [...netsUntil(facts.months, facts.periods.now.last)].filter(([puc]) =>
    unreadPuc(puc).startsWith(code),
  );
  if (own.length === 0) return noFigure(`La cuenta ${code}, ${name}, no tiene movimientos en tus libros.`);
  if (ASKS_MOVES.test(fold(question)) && period.kind === "months")
    return movesAnswer(facts, code, name, period);
  const net = own.reduce((sum, [, each]) => sum + each, 0);
  const make = new AnswerMaker();
  const cited = make.cite(name, citedMoney(Math.abs(net)), `Cuenta ${code}, ${balancesText(facts)}`, code);
  const side = net === 0 ? "" : net > 0 ? " débito" : " crédito";
  make.say(`El saldo de ${code}, ${name}, es `, cited, `${side}.`);
  return make.answer(DECREE);
}
