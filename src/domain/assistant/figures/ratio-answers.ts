import type { Ratio, RatioId } from "../../statement/analysis/ratio.ts";
import { ratiosOf } from "../../statement/analysis/ratios.ts";
import { type BookFacts, factsPeriodText } from "./book-facts.ts";
import {
  AnswerMaker,
  CLASSROOM,
  citedMoney,
  citedPercent,
  type FigureAnswer,
  noFigure,
  ratio,
} from "./figure-answer.ts";

interface AskedRatio {
  readonly words: RegExp;
  readonly id: RatioId;
  readonly name: string;
  readonly from: string;
}

/** Ratios that a question may ask for by their names. */
const ASKED_RATIOS: readonly AskedRatio[] = [
  {
    words:
      /\broe\b|\b(?:rentabilidad|retorno|rendimiento) (?:del|sobre el|sobre|de mi|de la) (?:patrimonio|capital(?: invertido)?|inversion|inversion de los socios)\b|\b(?:rendimiento|rentabilidad|retorno|ganancia)\b.*\b(?:plata|dinero|capital|inversion) que (?:he |hemos )?(?:puse|pus[a-z]+|met[a-z]+|invert[a-z]+|aport[a-z]+)\b|\brinden?\b.*\bpatrimonio\b|\brinde (?:la plata|(?:mi|el|nuestro) capital)\b|\b(?:capital|met[a-z]+|inv[ei]rt[a-z]+|inversion|puse|pus[a-z]+|aport[a-z]+)\b.*\b(?:rindiendo|rentando|rinde|renta|rendido|rentado|produciendo)\b|\b(?:rinden?|rentan?|rindiendo|rentando)\b.*\b(?:capital|met[a-z]+|inv[ei]rt[a-z]+|inversion|puse|pus[a-z]+|aport[a-z]+)\b/,
    id: "roe",
    name: "Rentabilidad del patrimonio (ROE)",
    from: "Resultado ÷ patrimonio",
  },
  {
    words: /\broa\b|\brentabilidad (?:del|sobre el|de los) activos?\b/,
    id: "roa",
    name: "Rentabilidad del activo (ROA)",
    from: "Resultado ÷ activo",
  },
  {
    words:
      /\bdias\b.*\b(?:cartera|cxc|cuentas por cobrar|cobr[a-z]+|client[a-z]+|pagar(?:me|nos)|(?:me|nos) (?:estan |vienen )?pag[a-z]+|recaud[a-z]+)\b|\bclientes\b.*\bdias\b.*\bpag[a-z]+\b|\brotacion (?:de )?(?:la |las )?(?:cartera|cxc|cuentas por cobrar)\b|\bcada cuanto\b.*\b(?:pagan?|cobr[a-z]+|recaud[a-z]+)\b|\bperiodo (?:promedio |medio )?de cobr[a-z]+\b|\b(?:demora[n]?|tarda[n]?|toma[n]?)\b.*\bpagar(?:me|nos)\b|\b(?:client[a-z]+|cartera)\b.*\b(?:demora[n]?|tarda[n]?)\b|\b(?:clientes?|client[ao]s)\b.*\b(?:lent|demorad|puntual|cumplid|juicios)[a-z]+\b.*\bpag[a-z]+|\b(?:lent|demorad|puntual|cumplid)[a-z]+\b.*\b(?:clientes?)\b.*\bpag[a-z]+|\bdias\b.*\b(?:l[ao]s? )?(?:recog|recuper)[a-z]+\b|\b(?:me |nos )?(?:demor|tard)[a-z]+ (?:en |para )?(?:cobr|recaud|recog)[a-z]+\b/,
    id: "receivables-days",
    name: "Días de cartera",
    from: "Días del período ÷ (ventas ÷ clientes), con todas las ventas",
  },
  {
    words:
      /\bdias\b.*\bproveedores\b|\brotacion de (?:los )?proveedores\b|\bperiodo (?:promedio |medio )?de pago\b|\b(?:demor|tard)[a-z]+ (?:en |para )?pagar(?:le|les)?\b.*\bproveedor[a-z]*\b/,
    id: "suppliers-days",
    name: "Días de proveedores",
    from: "Días del período ÷ (compras ÷ proveedores)",
  },
  {
    words:
      /\bdias de (?:inventario|mercancia)\b|\brotacion de(?:l| los| la)? (?:inventarios?|mercancia)\b|\b(?:rota|dura|demora|tarda)\b.*\b(?:inventario|mercancia|venderse)\b|\b(?:inventario|mercancia)\b.*\b(?:rota|dura|demora|tarda)\b/,
    id: "inventory-days",
    name: "Días de inventario",
    from: "Días del período ÷ (costo de ventas ÷ inventario)",
  },
  {
    words: /\bcobertura de intereses\b/,
    id: "interest-coverage",
    name: "Cobertura de intereses",
    from: "Utilidad operacional ÷ intereses",
  },
  {
    words: /\bciclo de (?:efectivo|caja)\b/,
    id: "cash-cycle",
    name: "Ciclo de efectivo",
    from: "Días de cartera + días de inventario − días de proveedores",
  },
];

/** What the ratio was made of, with which balance it was divided: an average, or the last one where no other is known. */
function madeOf({ from }: AskedRatio, { id, derivation }: Ratio): string {
  if ((id !== "roa" && id !== "roe") || derivation.kind !== "quotient") return from;
  return `${from} ${derivation.bottom.averaged ? "promedio" : "al final"}`;
}

const TO_ANALYSIS = { href: "/dashboard/analisis", label: "Ver el análisis" } as const;

/** The ratio that a folded text names; null where it names none. */
export const askedRatio = (text: string): RatioId | null =>
  ASKED_RATIOS.find(({ words }) => words.test(text))?.id ?? null;

/** A ratio of the period of every answer, by its name; null where none is asked for. `isOther`: another period is. */
export function ratioAnswer(facts: BookFacts, text: string, isOther: boolean): FigureAnswer | null {
  const asked = ASKED_RATIOS.find(({ words }) => words.test(text));
  if (asked === undefined) return null;
  const during = factsPeriodText(facts);
  if (isOther) return noFigure(`Calculo ese indicador de ${during}, y no de otro período.`, TO_ANALYSIS);
  const { now, opening } = facts.periods;
  const found = ratiosOf({ now: now.figures, opening, days: now.days }).get(asked.id);
  if (found === undefined || found.value === null)
    return noFigure("Los libros no alcanzan para calcular ese indicador.", TO_ANALYSIS);
  const make = new AnswerMaker();
  const told =
    found.unit === "percent"
      ? citedPercent(found.value)
      : found.unit === "days"
        ? String(Math.round(found.value))
        : ratio(found.value);
  make.say(
    `${asked.name} de ${during}: `,
    make.cite(asked.name, told, madeOf(asked, found)),
    found.unit === "days" ? " días." : ".",
  );
  return make.answer(CLASSROOM, null, TO_ANALYSIS);
}

export const ASKS_BREAK_EVEN =
  /\b(?:punto|pto) (?:de )?equilibrio\b|\b(?:qued|sal|est)[a-z]+ (?:en |a )?(?:tablas|ras|ceros?|mano)\b|\ba partir de (?:que|cuant[oa]s?) (?:ventas|plata|ingresos)?.*\b(?:gan[a-z]+|utilidad)\b|\b(?:lo minimo|minimo|como minimo)\b.*\b(?:vender|facturar)\b|\b(?:vender|facturar)\b.*\b(?:como|lo|de) minimo\b|\b(?:vender|ventas|facturar|facturacion)\b.*\bpara (?:salir (?:en |a )?(?:tablas|mano|ras)|no ganar ni perder|ni ganar|no (?:perder|dar perdida|quebrar)|(?:no |ni )?(?:quedar |salir )?(?:ni )?(?:perd|gan)[a-z]+ ni (?:perd|gan)[a-z]+|(?:no )?(?:salir|quedar|estar|irme|irnos) (?:perdiendo|a perdida|en rojo|quebrad[oa]s?)|quedar en ceros?|cubrir (?:los |mis |todos los )?(?:gastos|costos)|empatar)\b/;

/** What sales a month cover its expenses, all of them taken as fixed, at the gross margin of the period. */
export function breakEvenAnswer(facts: BookFacts): FigureAnswer {
  const { sales, grossProfit, costOfSales, netResult, income } = facts.periods.now.figures;
  const months = facts.periods.now.days / 30.4;
  if (sales === null || grossProfit === null || costOfSales === null || netResult === null || income === null)
    return noFigure("Los libros no dicen las ventas y su costo.", TO_ANALYSIS);
  if (sales <= 0 || grossProfit <= 0)
    return noFigure(
      "Sin margen bruto ninguna venta cubre los gastos: revisa las ventas y su costo.",
      TO_ANALYSIS,
    );
  const during = factsPeriodText(facts);
  const spent = Math.round((income - netResult - costOfSales) / Math.max(1, Math.round(months)));
  const margin = grossProfit / sales;
  const make = new AnswerMaker();
  const needed = make.cite(
    "Punto de equilibrio al mes",
    citedMoney(Math.round(spent / margin)),
    "Gastos al mes ÷ margen bruto",
  );
  const monthly = make.cite("Gastos al mes", citedMoney(spent), `Clase 5, promedio de ${during}`);
  const share = make.cite("Margen bruto", citedPercent(margin), `Utilidad bruta ÷ ventas netas, ${during}`);
  make.say(
    "Para no perder tendrías que vender unos ",
    needed,
    " al mes: gastas ",
    monthly,
    " al mes y de cada venta te queda ",
    share,
    ".",
  );
  make.say("Es una estimación: cuenta todos los gastos como fijos, y los libros no dicen cuáles lo son.");
  return make.answer(CLASSROOM, null, TO_ANALYSIS);
}
