import { monthNetOf, movementOf, netsUntil } from "../../statement/analysis/month-movements.ts";
import { ratiosOf } from "../../statement/analysis/ratios.ts";
import { type BookFacts, balancesText, bimesterOf, factsPeriodText, monthSpanText } from "./book-facts.ts";
import {
  AnswerMaker,
  CLASSROOM,
  citedMoney,
  citedPercent,
  type FigureAnswer,
  noFigure,
  ratio,
} from "./figure-answer.ts";

const VAT = "2408";

/** VAT of the current two-month period. Payments for earlier periods are debits too; the answer says so. */
export function vatAnswer(facts: BookFacts): FigureAnswer {
  const { first, last } = bimesterOf(facts.today);
  const during = monthSpanText(first, last);
  const { debit, credit } = movementOf(facts.months, VAT, first, last);
  if (debit === 0 && credit === 0) return noFigure(`No hay movimientos de IVA (cuenta ${VAT}) de ${during}.`);
  const make = new AnswerMaker();
  const generated = make.cite(
    "IVA generado",
    citedMoney(credit),
    `Créditos de la cuenta ${VAT}, ${during}`,
    VAT,
  );
  const taken = make.cite(
    "IVA descontable y pagos",
    citedMoney(debit),
    `Débitos de la cuenta ${VAT}, ${during}`,
    VAT,
  );
  const net = credit - debit;
  const due = make.cite(
    net < 0 ? "Saldo a favor del bimestre" : "IVA del bimestre",
    citedMoney(Math.abs(net)),
    "La resta de los dos",
    VAT,
  );
  make.say(`De ${during} cobraste `, generated, " de IVA y descontaste o pagaste ", taken, ".");
  make.say(net < 0 ? "Queda un saldo a tu favor de " : "Por este bimestre debes ", due, ".");
  const balance = 0 - monthNetOf(netsUntil(facts.months, facts.periods.now.last), VAT);
  const all = make.cite(
    "Saldo de IVA por pagar",
    citedMoney(balance),
    `Cuenta ${VAT}, ${balancesText(facts)}`,
    VAT,
  );
  make.say("El saldo total de la cuenta, con otros períodos, es ", all, ".");
  make.say(
    "Entre los débitos puede estar el pago de un bimestre anterior: revísalo en el libro mayor antes de declarar.",
  );
  return make.answer("Bimestres del artículo 600 del Estatuto Tributario");
}

const MOST_SHOWN = 5;

/** Customers who owe money, as far as the entries name them. */
export function customersAnswer(facts: BookFacts): FigureAnswer {
  const total = monthNetOf(netsUntil(facts.months, facts.periods.now.last), "1305");
  if (total === 0) return noFigure("No hay saldo en clientes (cuenta 1305).");
  const at = balancesText(facts);
  const make = new AnswerMaker();
  const all = make.cite("Clientes", citedMoney(total), `Cuenta 1305, ${at}`, "1305");
  const named = facts.customers
    .filter((each) => each.name !== null && each.balance !== 0)
    .sort((a, b) => b.balance - a.balance);
  if (named.length === 0) {
    make.say("Tus clientes te deben ", all, ".");
    make.say("No tengo ese dato: los asientos no dicen de qué cliente es cada valor.");
    return make.answer("");
  }
  make.say("Tus clientes te deben ", all, ". Los que más:");
  for (const { name, balance } of named.slice(0, MOST_SHOWN)) {
    const label = name ?? "";
    make.say(
      `${label}: `,
      make.cite(label, citedMoney(balance), `Cuenta 1305, tercero ${label}, ${at}`, "1305"),
    );
  }
  const sum = facts.customers.reduce((added, { balance }) => added + balance, 0);
  const shown = named.slice(0, MOST_SHOWN).reduce((added, { balance }) => added + balance, 0);
  if (total !== shown)
    make.say("El resto, ", citedMoney(total - shown), ", es de otros clientes o de líneas sin tercero.");
  return make.answer("", { text: "Los clientes suman el saldo de la cuenta", holds: sum === total });
}

/** The three indicators shown on every screen. */
export function overviewAnswer(facts: BookFacts): FigureAnswer {
  const { now, opening } = facts.periods;
  const ratios = ratiosOf({ now: now.figures, opening, days: now.days });
  const at = balancesText(facts);
  const make = new AnswerMaker();
  const rows = [
    ["current-ratio", "Liquidez", ratio, `Activo corriente ÷ pasivo corriente, ${at}`],
    ["net-margin", "Rentabilidad", citedPercent, `Utilidad ÷ ventas netas, ${factsPeriodText(facts)}`],
    ["debt", "Endeudamiento", citedPercent, `Pasivo ÷ activo, ${at}`],
  ] as const;
  const words = { good: "bueno", warning: "para vigilar", bad: "crítico" } as const;
  const told = rows.flatMap(([id, label, format, from]) => {
    const found = ratios.get(id);
    if (!found || found.value === null) return [];
    return [{ label, status: found.status, piece: make.cite(label, format(found.value), from) }];
  });
  if (told.length === 0) return noFigure("Los libros todavía no alcanzan para un indicador.");
  make.say(`Así está ${facts.company}:`);
  for (const { label, status, piece } of told)
    make.say(`${label}: `, piece, status === null ? "." : `, ${words[status]}.`);
  const bad = told.filter(({ status }) => status === "bad").map(({ label }) => label.toLowerCase());
  if (bad.length > 0) make.say(`Lo primero que conviene mirar: ${bad.join(" y ")}.`);
  return make.answer(CLASSROOM, null, { href: "/dashboard/analisis", label: "Ver el análisis completo" });
}
