import { monthNetOf, netsWithin } from "../../statement/analysis/month-movements.ts";
import { type BookFacts, factsPeriodText } from "./book-facts.ts";
import { AnswerMaker, type AnswerStep, citedMoney, type FigureAnswer, noFigure } from "./figure-answer.ts";

const RULE = "Flujo de efectivo, método indirecto (NIIF para PYMES, sección 7)";

/** The cash flow sums used in the answer, by layout key. */
function partsOf(cash: ReadonlyMap<string, number>) {
  const sum = (key: string) => cash.get(key) ?? 0;
  const [result, adjusted, operating] = [sum("result"), sum("adjusted"), sum("operating")];
  return {
    result,
    adjustments: adjusted - result,
    operations: operating - adjusted,
    investing: sum("investing"),
    financing: sum("financing"),
    exchange: sum("exchange"),
    net: sum("net"),
    broughtForward: sum("brought"),
  };
}

/** Why the change in cash differs from the result: the period's cash flow statement in six steps. */
export function cashChangeAnswer(facts: BookFacts): FigureAnswer {
  const { now } = facts.periods;
  if (facts.cash === null) return noFigure("No se pudo armar el flujo de efectivo de estos libros.");
  const parts = partsOf(facts.cash);
  const { result, adjustments, operations, investing, financing, exchange, net, broughtForward } = parts;
  const during = factsPeriodText(facts);
  const make = new AnswerMaker();
  const earned = make.cite(
    result < 0 ? "Pérdida" : "Utilidad",
    citedMoney(Math.abs(result)),
    `Clases 4 a 7, ${during}`,
  );
  const changed = make.cite(
    net < 0 ? "Disminución del efectivo" : "Aumento del efectivo",
    citedMoney(Math.abs(net)),
    `Grupo 11, ${during}`,
    "11",
  );
  make.say(
    `De ${during} `,
    result < 0 ? "perdiste " : "ganaste ",
    earned,
    " y el efectivo ",
    net < 0 ? "bajó " : "subió ",
    changed,
    ". Entre una cifra y la otra está esto:",
  );
  const steps: AnswerStep[] = [{ label: result < 0 ? "Pérdida" : "Utilidad", amount: result }];
  const rows = [
    ["Gastos que no son salida", adjustments, "Depreciaciones, amortizaciones y otras partidas sin efectivo"],
    ["Cuentas del día a día", operations, "Clientes, inventarios, proveedores, impuestos y nómina"],
    ["Inversión", investing, "Equipos, intangibles e inversiones"],
    ["Financiación", financing, "Préstamos, abonos, aportes y dividendos"],
    ["Diferencia en cambio", exchange, "Efecto de la tasa de cambio en el efectivo (7.13)"],
  ] as const;
  for (const [label, amount, what] of rows) {
    if (amount === 0) continue;
    make.say(
      `${label}: `,
      make.cite(label, citedMoney(amount), `${what}, ${during}`),
      amount < 0 ? ", que restan." : ", que suman.",
    );
    steps.push({ label, amount });
  }
  // Cross-check computed independently: movement of the cash accounts, excluding closing and opening entries.
  const moved = monthNetOf(netsWithin(facts.months, now.first, now.last), "11");
  const sum = result + adjustments + operations + investing + financing + exchange;
  const check = {
    text: `Las cifras suman ${citedMoney(net)}, igual a los libros`,
    holds: sum === net && moved === net + broughtForward,
  };
  return {
    ...make.answer(RULE, check),
    ...(check.holds ? { steps: [...steps, { label: "Quedó", amount: net, total: true }] } : {}),
  };
}
