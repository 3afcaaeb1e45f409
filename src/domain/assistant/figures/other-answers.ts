import { monthSpanText } from "../../accounting/covered-months.ts";
import { presentBalances } from "../../accounting/ledger/abnormal-balance.ts";
import { addMonths } from "../../kernel/calendar-day.ts";
import type { Month } from "../../kernel/day.ts";
import { groupDigits } from "../../kernel/group-digits.ts";
import { THRESHOLDS_UVT } from "../../law/tax-statutes.data.ts";
import { monthNetOf, movementOf, netsUntil } from "../../statement/analysis/month-movements.ts";
import { ratiosOf } from "../../statement/analysis/ratios.ts";
import { type BookFacts, balancesText, factsPeriodText, vatPeriodOf } from "./book-facts.ts";
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

/** What the period before left in favour: the debit balance of the account where this one begins (TX-06). */
function vatCreditBefore({ months }: BookFacts, first: Month): number {
  return Math.max(monthNetOf(netsUntil(months, addMonths(first, -1)), VAT), 0);
}

/** What is left of a period once the credit that it began with is taken off; nothing is said without one. */
function sayVatCredit(make: AnswerMaker, facts: BookFacts, first: Month, net: number): void {
  const credit = vatCreditBefore(facts, first);
  if (credit === 0) return;
  const left = net - credit;
  make.say(
    "Del período anterior traías a favor ",
    make.cite(
      "IVA a favor del período anterior",
      citedMoney(credit),
      `Saldo débito de la cuenta ${VAT} antes de ${monthSpanText(first, first)}`,
      VAT,
    ),
    left < 0 ? ": usándolo te queda a favor " : ": usándolo queda por pagar ",
    citedMoney(Math.abs(left)),
    ".",
  );
}

/** The same of the four-month period, which most small companies file (ET art. 600). */
function sayFourMonths(make: AnswerMaker, facts: BookFacts): void {
  const { first, last } = vatPeriodOf(facts.today, 4);
  const during = monthSpanText(first, last);
  const { debit, credit } = movementOf(facts.months, VAT, first, last);
  const net = credit - debit;
  const four = make.cite(
    net < 0 ? "IVA a favor del cuatrimestre" : "IVA del cuatrimestre",
    citedMoney(Math.abs(net)),
    `Créditos menos débitos de la cuenta ${VAT}, ${during}`,
    VAT,
  );
  const limit = groupDigits(String(THRESHOLDS_UVT.vatTwoMonthly));
  make.say(
    `Si el año anterior tuviste menos de ${limit} UVT de ingresos declaras por cuatrimestre: el de ${during} va en `,
    four,
    net < 0 ? " a tu favor." : ".",
  );
  // Of March, July and November the longer period began earlier, and with another balance.
  if (first !== vatPeriodOf(facts.today, 2).first) sayVatCredit(make, facts, first, net);
}

/** VAT of the current two-month period. Payments for earlier periods are debits too; the answer states that. */
export function vatAnswer(facts: BookFacts): FigureAnswer {
  const { first, last } = vatPeriodOf(facts.today, 2);
  const during = monthSpanText(first, last);
  const { debit, credit } = movementOf(facts.months, VAT, first, last);
  const four = vatPeriodOf(facts.today, 4);
  const moved = movementOf(facts.months, VAT, four.first, four.last);
  if (moved.debit === 0 && moved.credit === 0)
    return noFigure(`No hay movimientos de IVA (cuenta ${VAT}) de ${during}.`);
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
  sayVatCredit(make, facts, first, net);
  const balance = 0 - monthNetOf(netsUntil(facts.months, facts.periods.now.last), VAT);
  const all = make.cite(
    balance < 0 ? "Saldo de IVA a favor" : "Saldo de IVA por pagar",
    citedMoney(Math.abs(balance)),
    `Cuenta ${VAT}, ${balancesText(facts)}`,
    VAT,
  );
  make.say("El saldo total de la cuenta, con otros períodos, es ", all, balance < 0 ? " a tu favor." : ".");
  sayFourMonths(make, facts);
  make.say(
    "Entre los débitos puede estar el pago de un período anterior: revísalo en el libro mayor antes de declarar.",
  );
  return make.answer("Bimestres y cuatrimestres del artículo 600 del Estatuto Tributario");
}

const CUSTOMERS = "1305";
const MOST_SHOWN = 5;

/** What customers owe and what is owed to them: neither settles the other (NIIF para PYMES 2.52). */
function customerSides(total: number, customers: BookFacts["customers"]) {
  const parties = new Map(
    customers.flatMap(({ name, balance }) => (name === null ? [] : [[name, balance] as const])),
  );
  const [[, parts] = ["", []]] = presentBalances([[CUSTOMERS, { puc: CUSTOMERS, net: total, parties }]]);
  const sum = (isAdvance: boolean) =>
    parts.reduce((added, { rule, net }) => ((rule !== null) === isAdvance ? added + net : added), 0);
  return { owed: sum(false), advances: 0 - sum(true) };
}

/** The largest debtors, and what the sum has besides them. */
function sayDebtors(make: AnswerMaker, owed: number, customers: BookFacts["customers"], at: string): void {
  const debtors = customers
    .flatMap(({ name, balance }) => (name !== null && balance > 0 ? [{ name, balance }] : []))
    .sort((a, b) => b.balance - a.balance)
    .slice(0, MOST_SHOWN);
  for (const { name, balance } of debtors)
    make.say(
      `${name}: `,
      make.cite(name, citedMoney(balance), `Cuenta ${CUSTOMERS}, tercero ${name}, ${at}`, CUSTOMERS),
    );
  const rest = debtors.reduce((left, { balance }) => left - balance, owed);
  if (rest > 0) make.say("El resto, ", citedMoney(rest), ", es de otros clientes o de líneas sin tercero.");
  else if (rest < 0)
    make.say("De la suma ya se restaron ", citedMoney(-rest), " de abonos que no dicen de qué cliente son.");
}

/** Customers who owe money, and those who paid in advance, as far as the entries name them. */
export function customersAnswer(facts: BookFacts): FigureAnswer {
  const { customers } = facts;
  const total = monthNetOf(netsUntil(facts.months, facts.periods.now.last), CUSTOMERS);
  const isNamed = customers.some(({ name, balance }) => name !== null && balance !== 0);
  if (total === 0 && !isNamed) return noFigure("No hay saldo en clientes (cuenta 1305).");
  const at = balancesText(facts);
  const make = new AnswerMaker();
  const { owed, advances } = customerSides(total, customers);
  const from = `Cuenta ${CUSTOMERS}, ${at}`;
  if (owed > 0)
    make.say(
      "Tus clientes te deben ",
      make.cite("Clientes", citedMoney(owed), from, CUSTOMERS),
      isNamed ? ". Los que más:" : ".",
    );
  else make.say("Ningún cliente te debe.");
  if (isNamed && owed > 0) sayDebtors(make, owed, customers, at);
  if (advances > 0) {
    const held = make.cite(
      "Anticipos de clientes",
      citedMoney(advances),
      `${from}, saldos crédito`,
      CUSTOMERS,
    );
    const names = customers.flatMap(({ name, balance }) => (name !== null && balance < 0 ? [name] : []));
    const whose = names.length === 0 ? "" : ` (${names.slice(0, MOST_SHOWN).join(", ")})`;
    make.say(
      "Tienes ",
      held,
      ` que pagaron de más o por adelantado${whose}: es un anticipo, una deuda tuya.`,
    );
  }
  if (!isNamed) {
    make.say("No tengo ese dato: los asientos no dicen de qué cliente es cada valor.");
    return make.answer("");
  }
  const sum = customers.reduce((added, { balance }) => added + balance, 0);
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
  const known = rows.flatMap(([id, label, format, from]) => {
    const found = ratios.get(id);
    if (!found || found.value === null) return [];
    return [{ label, status: found.status, piece: make.cite(label, format(found.value), from) }];
  });
  if (known.length === 0) return noFigure("Los libros todavía no alcanzan para un indicador.");
  make.say(`Así está ${facts.company}:`);
  for (const { label, status, piece } of known)
    make.say(`${label}: `, piece, status === null ? "." : `, ${words[status]}.`);
  const bad = known.filter(({ status }) => status === "bad").map(({ label }) => label.toLowerCase());
  if (bad.length > 0) make.say(`Lo primero que conviene mirar: ${bad.join(" y ")}.`);
  return make.answer(CLASSROOM, null, { href: "/dashboard/analisis", label: "Ver el análisis completo" });
}
