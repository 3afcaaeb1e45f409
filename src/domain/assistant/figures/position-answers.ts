import { unreadPuc } from "../../accounting/cash-equivalents.ts";
import { type PucNets, performanceOf } from "../../accounting/indicators.ts";
import { presentedNets, presentedOf } from "../../accounting/ledger/abnormal-balance.ts";
import { monthNetOf, netsUntil } from "../../statement/analysis/month-movements.ts";
import { type BookFacts, balancesText } from "./book-facts.ts";
import {
  AnswerMaker,
  CLASSROOM,
  citedMoney,
  citedPercent,
  DECREE,
  type FigureAnswer,
  noFigure,
  ratio,
} from "./figure-answer.ts";

const TO_ANALYSIS = { href: "/dashboard/analisis", label: "Ver el análisis" } as const;

/** Description of the accounts in a sum. */
const CURRENT_ASSETS = "Grupos 11 a 14 y cuenta 1705";
const CURRENT_LIABILITIES = "Clase 2, sin bonos (29) ni impuesto diferido (2725)";

export function liquidityAnswer(facts: BookFacts): FigureAnswer {
  const { currentAssets, currentLiabilities, quickAssets } = facts.periods.now.figures;
  if (currentAssets === null || currentLiabilities === null || quickAssets === null)
    return noFigure("Los libros no dicen qué es corriente.");
  const at = balancesText(facts);
  const make = new AnswerMaker();
  const assets = make.cite("Activo corriente", citedMoney(currentAssets), `${CURRENT_ASSETS}, ${at}`);
  if (currentLiabilities <= 0) {
    make.say("Tienes ", assets, " en activo corriente y ninguna deuda que venza este año.");
    return make.answer(CLASSROOM, null, TO_ANALYSIS);
  }
  const owed = make.cite("Pasivo corriente", citedMoney(currentLiabilities), `${CURRENT_LIABILITIES}, ${at}`);
  const value = currentAssets / currentLiabilities;
  const found = make.cite("Razón corriente", ratio(value), "Activo corriente ÷ pasivo corriente");
  make.say("Tu razón corriente es ", found, ": ", assets, " de activo corriente para ", owed, " que vencen.");
  const quick = make.cite(
    "Prueba ácida",
    ratio(quickAssets / currentLiabilities),
    "Sin inventarios (14) ni gastos anticipados (1705)",
  );
  make.say("Sin contar inventarios ni gastos anticipados queda en ", quick, ".");
  make.say(
    value >= 1.5
      ? "Se considera buena desde 1,5."
      : value >= 1
        ? "Alcanza para lo que vence, con poco margen: se considera buena desde 1,5."
        : "Está por debajo de 1: lo que vence es más que lo que se vuelve dinero pronto.",
  );
  const left = make.cite(
    "Capital de trabajo",
    citedMoney(currentAssets - currentLiabilities),
    "La resta de los dos",
  );
  make.say("Después de pagar lo que vence te quedarían ", left, ".");
  return make.answer(CLASSROOM, null, TO_ANALYSIS);
}

export function debtAnswer(facts: BookFacts): FigureAnswer {
  const { assets, liabilities, equity, currentLiabilities } = facts.periods.now.figures;
  if (assets === null || liabilities === null || equity === null || assets <= 0)
    return noFigure("Todavía no hay activos registrados con los que comparar la deuda.");
  const at = balancesText(facts);
  const nets = netsUntil(facts.months, facts.periods.now.last);
  const make = new AnswerMaker();
  const owed = make.cite("Pasivo total", citedMoney(liabilities), `Clase 2, ${at}`);
  const all = make.cite("Activo total", citedMoney(assets), `Clase 1, ${at}`);
  const own = make.cite("Patrimonio", citedMoney(equity), `Clase 3 con el resultado del ejercicio, ${at}`);
  const share = liabilities / assets;
  const found = make.cite("Endeudamiento total", citedPercent(share), "Pasivo total ÷ activo total");
  make.say("De lo que tienes, ", found, " se financia con deuda: debes ", owed, " y tienes ", all, ".");
  make.say("Lo demás, ", own, ", es de los dueños.");
  if (currentLiabilities !== null && liabilities > 0) {
    const soon = make.cite(
      "Deuda a corto plazo",
      citedPercent(currentLiabilities / liabilities),
      "Pasivo corriente ÷ pasivo total",
    );
    make.say("De esa deuda, ", soon, " vence dentro del año.");
  }
  make.say(
    share <= 0.5
      ? "Hasta 50% se considera bueno."
      : share <= 0.7
        ? "Entre 50% y 70% conviene vigilarlo."
        : "Por encima de 70% se considera crítico: la mayor parte del negocio es de los acreedores.",
  );
  const check = {
    text: "El activo es igual al pasivo más el patrimonio",
    holds: equity === 0 - monthNetOf(nets, "3") + performanceOf(nets).netResult,
  };
  return make.answer(CLASSROOM, check, TO_ANALYSIS);
}

/** Sums of the accounts that `accountOf` names, largest first and without those at zero. */
function sumsBy(
  nets: PucNets,
  accountOf: (puc: string) => string | null,
): { readonly account: string; readonly amount: number }[] {
  const sums = new Map<string, number>();
  for (const [puc, net] of nets) {
    const account = accountOf(puc);
    if (account !== null) sums.set(account, (sums.get(account) ?? 0) + net);
  }
  return [...sums]
    .map(([account, amount]) => ({ account, amount }))
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
}

/** Cash as the balance reports it: equivalents are in it (NIIF para PYMES 7.2), overdrafts are debts (2.52). */
export function cashAnswer(facts: BookFacts): FigureAnswer {
  const nets = netsUntil(facts.months, facts.periods.now.last);
  const at = balancesText(facts);
  const make = new AnswerMaker();
  const total = facts.periods.now.figures.cash ?? 0;
  const parts = sumsBy(presentedNets(nets), (puc) =>
    puc.startsWith("11") ? unreadPuc(puc).slice(0, 4) : null,
  ).sort((a, b) => (a.account < b.account ? -1 : 1));
  const from = parts.some(({ account }) => !account.startsWith("11"))
    ? "Grupo 11 y equivalentes al efectivo"
    : "Grupo 11";
  const all = make.cite("Disponible", citedMoney(total), `${from}, ${at}`, "11");
  make.say("En dinero disponible tienes ", all, ".");
  for (const { account, amount } of parts) {
    const name = facts.nameOf(account) ?? account;
    make.say(`${name}: `, make.cite(name, citedMoney(amount), `Cuenta ${account}, ${at}`, account));
  }
  const overdrawn = presentedOf(nets)
    .filter(({ account, rule }) => rule !== null && account.startsWith("11"))
    .reduce((added, { net }) => added - net, 0);
  if (overdrawn > 0) {
    const owed = make.cite(
      "Saldos en contra",
      citedMoney(overdrawn),
      `Cuentas del grupo 11 con saldo crédito, ${at}`,
      "11",
    );
    make.say("Las cuentas con saldo en contra suman ", owed, ": son una deuda y no restan del disponible.");
  }
  const sum = parts.reduce((added, { amount }) => added + amount, 0);
  const check = { text: "Las cuentas suman el disponible", holds: sum === total };
  return make.answer(DECREE, parts.length === 0 ? null : check);
}

export function inventoryAnswer(facts: BookFacts): FigureAnswer {
  const { inventories, costOfSales } = facts.periods.now.figures;
  if (inventories === null || inventories === 0) return noFigure("No hay saldo en inventarios (grupo 14).");
  const make = new AnswerMaker();
  const all = make.cite("Inventarios", citedMoney(inventories), `Grupo 14, ${balancesText(facts)}`, "14");
  make.say("Tienes ", all, " en inventarios.");
  if (costOfSales !== null && costOfSales > 0) {
    const { days } = facts.periods.now;
    const sold = make.cite("Costo de ventas", citedMoney(costOfSales), `Clases 6 y 7, ${days} días`);
    const last = make.cite(
      "Días que alcanza el inventario",
      String(Math.round((inventories * days) / costOfSales)),
      "Inventario ÷ costo de ventas × días del período",
    );
    make.say("Con un costo de ventas de ", sold, ", alcanza para unos ", last, " días de venta.");
  }
  return make.answer(DECREE);
}

/**
 * Liabilities by group, largest first, as the balance reports them: an overdraft and a customer's advance are debts,
 * and a liability with a debit balance is not (NIIF para PYMES 2.52).
 */
export function owedAnswer(facts: BookFacts): FigureAnswer {
  const { liabilities } = facts.periods.now.figures;
  const nets = presentedNets(netsUntil(facts.months, facts.periods.now.last));
  const at = balancesText(facts);
  const groups = sumsBy(nets, (puc) => (puc.startsWith("2") ? puc.slice(0, 2) : null)).map(
    ({ account, amount }) => ({ group: account, amount: 0 - amount }),
  );
  if (liabilities === null || groups.length === 0) return noFigure("Los libros no registran deudas.");
  const make = new AnswerMaker();
  make.say("Debes ", make.cite("Pasivo total", citedMoney(liabilities), `Clase 2, ${at}`), ":");
  for (const { group, amount } of groups) {
    const name = facts.nameOf(group) ?? group;
    make.say(`${name}: `, make.cite(name, citedMoney(amount), `Grupo ${group}, ${at}`, group));
  }
  const sum = groups.reduce((added, { amount }) => added + amount, 0);
  return make.answer(DECREE, { text: "Los grupos suman el pasivo", holds: sum === liabilities });
}
