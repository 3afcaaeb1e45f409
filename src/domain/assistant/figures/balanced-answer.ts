import type { BookFacts } from "./book-facts.ts";
import { AnswerMaker, citedMoney, type FigureAnswer } from "./figure-answer.ts";

export const ASKS_BALANCED =
  /\b(?:libros?|contabilidad|cuentas|balance)\b.*\b(?:cuadrad[oa]s?|cuadran(?:do)?|cuadra|descuadrad[oa]s?)\b|\b(?:me |nos )?(?:cuadran?|cuadrad[oa]s?|descuadrad[oa]s?)\b.*\b(?:libros?|contabilidad|cuentas|balance|asientos)\b|\b(?:esta|estan|queda|quedo) (?:bien )?cuadrad[oa]s?\b|\b(?:verific|cuadr|cumpl|revis)[a-z]+\b.*\b(?:partida doble|ecuacion (?:patrimonial|contable))\b|\becuacion (?:patrimonial|contable)\b.*\b(?:cuadr|cumpl)[a-z]+\b|\bsumas iguales\b|\bse cumple la (?:ecuacion|partida doble)\b|\b(?:descuadres?|balancead[oa]s?)\b.*\b(?:libros?|contabilidad|cuentas|balance|asientos)\b|\b(?:libros?|contabilidad|cuentas)\b.*\b(?:descuadres?|balancead[oa]s?)\b|\b(?:esta|estan) balancead[oa]s?\b|\b(?:suman?|iguales|igual)\b.*\bdebe\b.*\bhaber\b|\bdebe\b.*\bhaber\b.*\b(?:igual(?:es)?|suman?|cuadran?)\b|\bdebitos?\b.*\bcreditos?\b.*\b(?:igual(?:es)?|coinciden?|descuadr[a-z]*|cuadran?|diferencia)\b|\bdebitos?\b.*\b(?:igual|mismo)\b.*\bcreditos?\b/;

/** Whether debits and credits of the whole book are the same. */
export function balancedAnswer({ months }: BookFacts): FigureAnswer {
  let [debits, credits] = [0, 0];
  for (const { byPuc } of months)
    for (const { debit, credit } of byPuc.values()) {
      debits += debit;
      credits += credit;
    }
  const make = new AnswerMaker();
  const [debit, credit] = [
    make.cite("Débitos", citedMoney(debits), "Todas las cuentas, todos los meses"),
    make.cite("Créditos", citedMoney(credits), "Todas las cuentas, todos los meses"),
  ];
  make.say(
    debits === credits ? "Sí, cuadra: débitos por " : "No cuadra: débitos por ",
    debit,
    " y créditos por ",
    credit,
    ".",
  );
  return make.answer("Partida doble", null, {
    href: "/dashboard/configuracion",
    label: "Verificar mis libros",
  });
}
