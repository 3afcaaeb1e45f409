import { ended } from "#domain/kernel/spanish.ts";
import { coverageOf, monthSpanText } from "../../accounting/covered-months.ts";
import { netMarginOf } from "../../accounting/indicators.ts";
import { type MonthSpan, monthsBetween } from "../../kernel/calendar-day.ts";
import { formatMonth } from "../../kernel/format.ts";
import { figuresFromNets } from "../../statement/analysis/analysis-figures.ts";
import {
  type ComparedPeriod,
  comparableYears,
  comparedPeriod,
  periodOf,
  recentMonths,
  sameMonths,
} from "../../statement/analysis/company-periods.ts";
import { type MonthMovements, monthNetOf, netsWithin } from "../../statement/analysis/month-movements.ts";
import { type BookFacts, balancesText, factsPeriodText } from "./book-facts.ts";
import {
  AnswerMaker,
  CLASSROOM,
  citedMoney,
  citedPercent,
  DECREE,
  type FigureAnswer,
  noFigure,
} from "./figure-answer.ts";
import { spentName } from "./spent-names.ts";

const MOST_SHOWN = 3;

/** The latest earlier year of the books, in the same months; null where there is none. */
function earlierPeriod({ months, covered, periods: { now } }: BookFacts): ComparedPeriod | null {
  const [year] = comparableYears(covered, now);
  return year === undefined ? null : comparedPeriod(months, covered, now, year);
}

/** What a comparison in part leaves out, before its figures. */
function sayInPart(
  make: AnswerMaker,
  facts: BookFacts,
  { coverage, first, last, year }: ComparedPeriod,
): void {
  if (coverage.kind !== "part") return;
  const { now } = facts.periods;
  const asked = monthSpanText(now.first, now.last).replace(/ de \d{4}$/, "");
  make.say(
    `De ${asked} de ${year} tus libros solo cubren ${monthSpanText(first, last)}: comparo esos mismos meses.`,
  );
}

export function profitAnswer(facts: BookFacts): FigureAnswer {
  const { income, sales, netResult } = facts.periods.now.figures;
  const during = factsPeriodText(facts);
  if (income === null || netResult === null || (income === 0 && netResult === 0))
    return noFigure(`No hay ingresos ni gastos registrados de ${during}.`);
  const make = new AnswerMaker();
  const earned = make.cite("Ingresos", citedMoney(income), `Clase 4, ${during}`, "4");
  const spent = make.cite("Costos y gastos", citedMoney(income - netResult), `Clases 5, 6 y 7, ${during}`);
  const left = make.cite(
    netResult < 0 ? "Pérdida" : "Utilidad",
    citedMoney(Math.abs(netResult)),
    "La resta de los dos",
  );
  make.say(
    netResult < 0 ? "Perdiste " : "Ganaste ",
    left,
    ` de ${during}: ingresos por `,
    earned,
    " menos ",
    spent,
    ".",
  );
  const share = netMarginOf(netResult, sales ?? 0);
  if (share !== null) {
    const margin = make.cite("Margen neto", citedPercent(share), "Utilidad ÷ ventas netas");
    make.say("Es un margen de ", margin, "; desde 10% se considera bueno.");
  }
  make.say(
    "Ganar no es lo mismo que tener el dinero: parte puede estar en clientes, inventarios o pagos de deuda.",
  );
  return make.answer(CLASSROOM, null, { href: "/dashboard/analisis", label: "Ver el análisis" });
}

/** What is left of sales once what was sold is taken off. */
export function grossMarginAnswer(facts: BookFacts): FigureAnswer {
  const { sales, costOfSales } = facts.periods.now.figures;
  const during = factsPeriodText(facts);
  if (sales === null || sales <= 0 || costOfSales === null)
    return noFigure(`No hay ventas registradas de ${during} (grupo 41).`);
  const make = new AnswerMaker();
  const sold = make.cite("Ventas netas", citedMoney(sales), `Grupo 41, ${during}`, "41");
  const cost = make.cite("Costo de ventas", citedMoney(costOfSales), `Clases 6 y 7, ${during}`);
  const left = make.cite("Utilidad bruta", citedMoney(sales - costOfSales), "La resta de los dos");
  const share = make.cite(
    "Margen bruto",
    citedPercent((sales - costOfSales) / sales),
    "Utilidad bruta ÷ ventas netas",
  );
  make.say("Tu margen bruto de ", during, " es ", share, ": ", left, " de ", sold, " menos ", cost, ".");
  return make.answer(DECREE, null, { href: "/dashboard/analisis", label: "Ver el análisis" });
}

function sayEarlierSales(make: AnswerMaker, facts: BookFacts, before: ComparedPeriod, then: number): void {
  const { now } = facts.periods;
  const mine = sameMonths(before, now);
  const sold = 0 - monthNetOf(netsWithin(facts.months, mine.first, mine.last), "41");
  const during = monthSpanText(before.first, before.last);
  sayInPart(make, facts, before);
  const same = make.cite(`Ventas de ${before.year}`, citedMoney(then), `Grupo 41, ${during}`, "41");
  const change = make.cite("Variación", citedPercent((sold - then) / then), "(ahora − antes) ÷ antes");
  if (before.coverage.kind === "whole") {
    make.say(`En los mismos meses de ${before.year} fueron `, same, ": un cambio de ", change, ".");
    return;
  }
  const span = monthSpanText(mine.first, mine.last);
  const own = make.cite(`Ventas de ${span}`, citedMoney(sold), `Grupo 41, ${span}`, "41");
  make.say(`De ${during} fueron `, same, `; de ${span}, `, own, ": un cambio de ", change, ".");
}

export function salesAnswer(facts: BookFacts): FigureAnswer {
  const { now } = facts.periods;
  const { sales } = now.figures;
  if (sales === null || sales === 0)
    return noFigure(`No hay ventas registradas de ${factsPeriodText(facts)} (grupo 41).`);
  const make = new AnswerMaker();
  make.say(
    "De ",
    factsPeriodText(facts),
    " vendiste ",
    make.cite("Ventas netas", citedMoney(sales), `Grupo 41, ${factsPeriodText(facts)}`, "41"),
    ".",
  );
  const last = monthNetOf(netsWithin(facts.months, now.last, now.last), "41");
  const month = formatMonth(now.last).toLowerCase();
  make.say(
    `En ${month}: `,
    make.cite(`Ventas de ${month}`, citedMoney(0 - last), `Grupo 41, ${month}`, "41"),
    ".",
  );
  const before = earlierPeriod(facts);
  const then = before?.figures.sales ?? 0;
  if (before !== null && then > 0) sayEarlierSales(make, facts, before, then);
  return make.answer(DECREE);
}

interface Spent {
  readonly account: string;
  readonly amount: number;
}

/** Amount spent per four-digit account of expenses and costs. */
function spentOf(months: readonly MonthMovements[], first: string, last: string): Map<string, number> {
  const nets = netsWithin(months, first as MonthMovements["month"], last as MonthMovements["month"]);
  const spent = new Map<string, number>();
  for (const [puc, net] of nets)
    if (/^[567]/.test(puc)) spent.set(puc.slice(0, 4), (spent.get(puc.slice(0, 4)) ?? 0) + net);
  return spent;
}

/** The largest expenses, by default of the period of every answer. */
export function spendingAnswer(
  facts: BookFacts,
  { first, last }: MonthSpan = facts.periods.now,
): FigureAnswer {
  const during = monthSpanText(first, last);
  const spent = spentOf(facts.months, first, last);
  const found: Spent[] = [...spent]
    .map(([account, amount]) => ({ account, amount }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount);
  if (found.length === 0) return noFigure(`No hay gastos ni costos registrados de ${during}.`);
  const make = new AnswerMaker();
  const all = [...spent.values()].reduce((sum, amount) => sum + amount, 0);
  const total = make.cite("Costos y gastos", citedMoney(all), `Clases 5, 6 y 7, ${during}`);
  make.say("Tus costos y gastos suman ", total, `, de ${during}. Los mayores:`);
  for (const { account, amount } of found.slice(0, MOST_SHOWN)) {
    const name = spentName(facts, account, spent.keys());
    const share = all > 0 ? ` (${citedPercent(amount / all)})` : "";
    make.say(
      `${name}: `,
      make.cite(name, citedMoney(amount), `Cuenta ${account}, ${during}`, account),
      share,
    );
  }
  return make.answer(DECREE);
}

/** Accounts with more spending than in the same months of the previous year. */
export function moreSpentAnswer(facts: BookFacts): FigureAnswer {
  const { now } = facts.periods;
  const before = earlierPeriod(facts);
  const then = before?.result ? spentOf(facts.months, before.first, before.last) : new Map<string, number>();
  if (before === null || then.size === 0) {
    const wanted =
      before === null
        ? `Tus libros empiezan en ${now.year}`
        : `Tus libros no tienen gastos de esos meses de ${before.year}`;
    return noFigure(`${wanted}: no hay con qué comparar los gastos de ${factsPeriodText(facts)}.`);
  }
  const mine = sameMonths(before, now);
  const spent = spentOf(facts.months, mine.first, mine.last);
  const more = [...spent]
    .map(([account, amount]) => ({ account, amount, grew: amount - (then.get(account) ?? 0) }))
    .filter(({ grew }) => grew > 0)
    .sort((a, b) => b.grew - a.grew);
  const [during, same] = [monthSpanText(mine.first, mine.last), monthSpanText(before.first, before.last)];
  const make = new AnswerMaker();
  sayInPart(make, facts, before);
  if (more.length === 0) {
    make.say(`En ninguna cuenta gastaste más de ${during} que de ${same}.`);
    return make.answer(DECREE);
  }
  make.say(`Comparé ${during} con ${same}. Donde más subió:`);
  for (const { account, amount, grew } of more.slice(0, MOST_SHOWN)) {
    const name = spentName(facts, account, spent.keys());
    const nowCited = make.cite(
      `${name}, ${now.year}`,
      citedMoney(amount),
      `Cuenta ${account}, ${during}`,
      account,
    );
    const was = make.cite(
      `${name}, ${before.year}`,
      citedMoney(then.get(account) ?? 0),
      `Cuenta ${account}, ${same}`,
      account,
    );
    make.say(`${name}: pasó de `, was, " a ", nowCited, `, ${citedMoney(grew)} más.`);
  }
  return make.answer(DECREE, null, { href: "/dashboard/analisis", label: "Ver el análisis horizontal" });
}

/** A mean is of the last three months, or of those that the books have. */
const MEAN_OF = 3;

/** Whether the monthly surplus could pay one more salary: what the books show, and what they do not. */
export function employeeAnswer(facts: BookFacts): FigureAnswer {
  const { now } = facts.periods;
  const recent = coverageOf(facts.covered, recentMonths(now.last, MEAN_OF)).pieces.at(-1) ?? now;
  const nets = netsWithin(facts.months, recent.first, recent.last);
  const { netResult } = figuresFromNets(null, nets);
  const { cash } = now.figures;
  const during = monthSpanText(recent.first, recent.last);
  if (netResult === null || cash === null) return noFigure(`No hay resultados registrados de ${during}.`);
  const make = new AnswerMaker();
  const mean = Math.round(netResult / monthsBetween(recent.first, recent.last).length);
  const left = make.cite("Resultado mensual promedio", citedMoney(mean), `Clases 4 a 7, ${during}`);
  const held = make.cite("Disponible", citedMoney(cash), `Grupo 11, ${balancesText(facts)}`, "11");
  make.say(
    mean > 0 ? "En promedio te quedan " : "En promedio el resultado es ",
    left,
    ` al mes (${during}) y tienes `,
    held,
    " disponibles.",
  );
  make.say(
    mean > 0
      ? "Compáralo con el costo total mensual de la persona: si es menor que lo que te queda, los resultados lo soportan; si no, saldría del disponible."
      : "Con ese resultado, un salario más saldría del disponible o de nueva deuda.",
  );
  make.say(
    "No tengo ese dato: cuánto costaría la persona depende de su salario. La calculadora de nómina lo dice con aportes y prestaciones.",
  );
  return make.answer(DECREE, null, { href: "/payroll-calculator", label: "Abrir la calculadora de nómina" });
}

/** Compares the last month with the one before. */
export function monthAnswer(facts: BookFacts): FigureAnswer {
  const { last } = facts.periods.now;
  const { figures } = periodOf(facts.months, last);
  const own = figuresFromNets(null, netsWithin(facts.months, last, last));
  const name = formatMonth(last).toLowerCase();
  if (own.income === null || own.netResult === null || figures.income === null)
    return noFigure(`No hay resultados de ${ended(name)}`);
  const make = new AnswerMaker();
  const earned = make.cite(`Ingresos de ${name}`, citedMoney(own.income), `Clase 4, ${name}`, "4");
  const spent = make.cite(
    `Costos y gastos de ${name}`,
    citedMoney(own.income - own.netResult),
    `Clases 5, 6 y 7, ${name}`,
  );
  const left = make.cite(`Resultado de ${name}`, citedMoney(own.netResult), "La resta de los dos");
  make.say(
    `El último mes con asientos es ${name}: ingresos por `,
    earned,
    ", costos y gastos por ",
    spent,
    " y un resultado de ",
    left,
    ".",
  );
  return make.answer(DECREE);
}
