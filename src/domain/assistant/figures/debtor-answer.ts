import { fold } from "../../kernel/spanish.ts";
import { type BookFacts, balancesText, type PartyAmount } from "./book-facts.ts";
import { AnswerMaker, citedMoney, DECREE, type FigureAnswer, noFigure } from "./figure-answer.ts";

const OWES =
  /\b(?:cuanto|que) (?:es lo que )?(?:me |nos )?(?:debe|adeuda|esta debiendo) (?:la |el |las |los |dona? |don |senora? )*([a-z][a-z ]+)/;
/** Who is no customer by a name. */
const NO_NAME =
  /^(?:empresa|negocio|tienda|compania|pagar|ser|haber|client|gente|dian|banco|socio|emplead|todos|en total)/;

const wordsOf = (text: string) => (fold(text).match(/[a-z0-9]{3,}/g) ?? []).filter((word) => word !== "dona");

/** "Cuánto le debo a Postobón", "lo que se le adeuda a Molinos Santa Rita". */
const OWED_TO =
  /\b(?:se )?(?:les? )?(?:debo|debemos|debe|adeudo|adeudamos|adeuda|estoy debiendo|estamos debiendo)(?: [a-z]{1,3})*? (?:(?:a(?:l)?|con) )+(?:(?:la|el|las|los|don|dona|senor|senora) )*([a-z][a-z0-9 .]+)/;
const NO_CREDITOR =
  /^(?:la )?(?:empresa|negocio|prove+d|gente|dian|bancos?\b|bancolombia|davivienda|bbva|socio|emplead|trabajador|muchach|todos|todo el mundo|en total|hoy|corto|largo|fecha|dia\b|corte|cierre|fin|final|credito|que|quien|mi|mis|nuestr|los|las|otr|menos|mas|cuanto|plazo|una?\b|cada|est[ae]|es[ae]|nadie|tercer|acreedor|distribuidor|cooperativ|entidad|financier|alcald|arrendador|personal|nomina|[0-9])/;

/** Who a question asks what is owed to; null where it asks of nobody by a name. */
export function askedCreditor(question: string): string | null {
  const name =
    OWED_TO.exec(fold(question).replace(/\b(?:me|nos) (?:debe|adeuda)n?\b/g, " "))?.[1]?.trim() ?? null;
  return name === null || NO_CREDITOR.test(name) ? null : name;
}

/** "¿Cuánto le debo a Postobón?": what is owed to one supplier by the name on the lines; null where nobody is named. */
export function creditorAnswer(facts: BookFacts, question: string): FigureAnswer | null {
  const name = askedCreditor(question);
  if (name === null) return null;
  const own = wordsOf(name);
  const found = facts.suppliers.filter((each) => {
    const words = wordsOf(each.name ?? "");
    return (
      words.length > 0 &&
      (words.every((word) => own.includes(word)) || own.every((word) => words.includes(word)))
    );
  });
  const [supplier, ...others] = found;
  const link = { href: "/dashboard/libro-contable", label: "Ir a los libros" };
  if (supplier?.name == null)
    return noFigure("Ningún proveedor con ese nombre tiene saldo en el grupo 22.", link);
  if (others.length > 0) return noFigure("Varios proveedores tienen ese nombre: dime cuál.", link);
  const make = new AnswerMaker();
  const amount = make.cite(
    supplier.name,
    citedMoney(Math.abs(supplier.balance)),
    `Grupo 22, ${balancesText(facts)}`,
    "22",
  );
  if (supplier.balance < 0)
    make.say(`A ${supplier.name} no le debes: le pagaste de más, o por adelantado, `, amount, ".");
  else make.say(`A ${supplier.name} le debes `, amount, ".");
  return make.answer(DECREE, null, link);
}

/** Who a question asks the debt of; null where it asks of nobody by a name. */
export function askedDebtor(question: string): string | null {
  const name = OWES.exec(fold(question))?.[1]?.trim() ?? null;
  return name === null || NO_NAME.test(name) ? null : name;
}

const ASKS_DEBT =
  /\b(?:debe|deben|debiendo|adeuda|deuda|saldo|debia|paz y salvo|cobrar(?:le)?|pendientes?)\b/;

/** Customers whose whole name a question says. */
function saidIn(customers: readonly PartyAmount[], question: string): readonly PartyAmount[] {
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

function named(customers: readonly PartyAmount[], name: string): readonly PartyAmount[] {
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
