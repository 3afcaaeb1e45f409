import { fold } from "../../kernel/spanish.ts";
import { type BookFacts, balancesText, type CustomerBalance } from "./book-facts.ts";
import { AnswerMaker, citedMoney, DECREE, type FigureAnswer, noFigure } from "./figure-answer.ts";

const OWES =
  /\bcuanto (?:es lo que )?(?:me |nos )?(?:debe|adeuda|esta debiendo) (?:la |el |las |los |dona? |don |senora? )*([a-z][a-z ]+)/;
/** Who is no customer by a name. */
const NO_NAME =
  /^(?:empresa|negocio|tienda|compania|pagar|ser|haber|client|gente|dian|banco|socio|emplead|todos|en total)/;

const wordsOf = (text: string) => (fold(text).match(/[a-z0-9]{3,}/g) ?? []).filter((word) => word !== "dona");

/** Who a question asks the debt of; null where it asks of nobody by a name. */
export function askedDebtor(question: string): string | null {
  const name = OWES.exec(fold(question))?.[1]?.trim() ?? null;
  return name === null || NO_NAME.test(name) ? null : name;
}

const ASKS_DEBT =
  /\b(?:debe|deben|debiendo|adeuda|deuda|saldo|debia|paz y salvo|cobrar(?:le)?|pendientes?)\b/;

/** Customers whose whole name a question says. */
function saidIn(customers: readonly CustomerBalance[], question: string): readonly CustomerBalance[] {
  const said = new Set(wordsOf(question));
  const whole = customers.filter(({ name }) => {
    const own = wordsOf(name ?? "");
    return own.length > 0 && own.every((word) => said.has(word));
  });
  if (whole.length > 0) return whole;
  // "Al colegio hay que cobrarle": by the word that its name begins with.
  return customers.filter(({ name }) => {
    const [first = ""] = wordsOf(name ?? "");
    return first.length > 4 && said.has(first);
  });
}

function named(customers: readonly CustomerBalance[], name: string): readonly CustomerBalance[] {
  const asked = wordsOf(name);
  return customers.filter((each) => {
    const own = new Set(wordsOf(each.name ?? ""));
    return asked.length > 0 && asked.every((word) => own.has(word));
  });
}

/** "¿Cuánto me debe doña Carmen?": what one customer owes by the name on the lines; null where nobody is named. */
export function debtorAnswer(facts: BookFacts, question: string): FigureAnswer | null {
  const name = askedDebtor(question);
  const said = ASKS_DEBT.test(fold(question)) ? saidIn(facts.customers, question) : [];
  if (name === null && said.length !== 1) return null;
  const [customer, ...others] = name === null || said.length === 1 ? said : named(facts.customers, name);
  const link = { href: "/dashboard/libro-contable", label: "Ir a los libros" };
  if (customer === undefined || customer.name === null)
    return noFigure("Ningún cliente con ese nombre tiene saldo en la cuenta 1305.", link);
  if (others.length > 0) return noFigure("Varios clientes tienen ese nombre: dime cuál.", link);
  const make = new AnswerMaker();
  const amount = make.cite(
    customer.name,
    citedMoney(Math.abs(customer.balance)),
    `Cuenta 1305, ${balancesText(facts)}`,
    "1305",
  );
  if (customer.balance < 0)
    make.say(`${customer.name} no te debe: pagó de más, o por adelantado, `, amount, ".");
  else make.say(`${customer.name} te debe `, amount, ".");
  return make.answer(DECREE, null, link);
}
