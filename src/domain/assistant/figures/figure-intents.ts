import type { BookFacts } from "./book-facts.ts";
import { cashChangeAnswer } from "./cash-change-answer.ts";
import type { FigureAnswer } from "./figure-answer.ts";
import { customersAnswer, overviewAnswer, vatAnswer } from "./other-answers.ts";
import { cashAnswer, debtAnswer, inventoryAnswer, liquidityAnswer, owedAnswer } from "./position-answers.ts";
import {
  employeeAnswer,
  grossMarginAnswer,
  monthAnswer,
  moreSpentAnswer,
  profitAnswer,
  salesAnswer,
  spendingAnswer,
} from "./result-answers.ts";

/** A kind of question that the books can answer. */
export interface FigureIntent {
  readonly id: string;
  /** Phrased as a question, because it is also offered as a suggestion. */
  readonly title: string;
  /** In the same format as the knowledge base. */
  readonly keywords: readonly string[];
  readonly answer: (facts: BookFacts) => FigureAnswer;
}

/** The first six are the suggested questions on screen. */
export const FIGURE_INTENTS: readonly FigureIntent[] = [
  {
    id: "my-liquidity",
    title: "¿Cómo está mi liquidez?",
    keywords: ["liquidez", "razon corriente", "prueba acida", "capital de trabajo", "pagar lo que vence"],
    answer: liquidityAnswer,
  },
  {
    id: "my-customers",
    title: "¿Qué clientes me deben más?",
    keywords: ["clientes", "cartera", "quien me debe", "cuanto me deben", "cobrar"],
    answer: customersAnswer,
  },
  {
    id: "my-vat",
    title: "¿Cuánto IVA debo este bimestre?",
    keywords: ["iva", "iva por pagar", "bimestre", "iva del bimestre"],
    answer: vatAnswer,
  },
  {
    id: "more-spent",
    title: "¿En qué gasto más que el año pasado?",
    keywords: [
      "gasto mas que antes",
      "subieron mis gastos",
      "gasto mas que el año pasado",
      "año pasado",
      "aumentaron gastos",
    ],
    answer: moreSpentAnswer,
  },
  {
    id: "one-more-employee",
    title: "¿Puedo pagar otro empleado?",
    keywords: ["empleado", "contratar", "otra persona", "otro trabajador", "pagar otro salario"],
    answer: employeeAnswer,
  },
  {
    id: "my-debt",
    title: "¿Qué significa mi endeudamiento?",
    keywords: ["endeudamiento", "apalancamiento", "deuda", "nivel de deuda", "endeudado"],
    answer: debtAnswer,
  },
  {
    id: "my-profit",
    title: "¿Cuánto gané este año?",
    keywords: [
      "gane",
      "ganancia",
      "utilidad",
      "perdi",
      "perdida",
      "rentabilidad",
      "margen",
      "resultado del año",
    ],
    answer: profitAnswer,
  },
  {
    id: "my-gross-margin",
    title: "¿Cuál es mi margen bruto?",
    keywords: ["margen bruto", "utilidad bruta"],
    answer: grossMarginAnswer,
  },
  {
    id: "my-sales",
    title: "¿Cuánto he vendido?",
    keywords: ["ventas", "vendi", "vendido", "ingresos por ventas", "facture"],
    answer: salesAnswer,
  },
  {
    id: "my-cash",
    title: "¿Cuánto dinero tengo en caja y bancos?",
    keywords: ["caja", "bancos", "efectivo", "dinero disponible", "plata"],
    answer: cashAnswer,
  },
  {
    id: "cash-change",
    title: "¿Por qué la caja no subió lo que gané?",
    keywords: [
      "por que subio la caja",
      "por que bajo la caja",
      "cambio la caja",
      "flujo de efectivo de mi empresa",
      "gane pero no tengo plata",
      "donde esta la utilidad",
      "caja subio",
      "caja bajo",
    ],
    answer: cashChangeAnswer,
  },
  {
    id: "my-spending",
    title: "¿En qué se me va el dinero?",
    keywords: [
      "gastos",
      "gasto mas",
      "costos",
      "en que gasto",
      "mayores gastos",
      "se me va el dinero",
      "se me va la plata",
    ],
    answer: spendingAnswer,
  },
  {
    id: "my-owed",
    title: "¿Cuánto debo y a quién?",
    keywords: ["deudas", "proveedores", "a quien le debo", "cuanto debo", "obligaciones", "pasivo"],
    answer: owedAnswer,
  },
  {
    id: "my-inventory",
    title: "¿Cuánto tengo en inventario?",
    keywords: ["inventario", "mercancia", "existencias"],
    answer: inventoryAnswer,
  },
  {
    id: "last-month",
    title: "¿Cómo me fue el último mes?",
    keywords: ["ultimo mes", "este mes", "mes pasado", "como me fue"],
    answer: monthAnswer,
  },
  {
    id: "overview",
    title: "¿Cómo está mi empresa?",
    keywords: [
      "como esta mi empresa",
      "mi negocio",
      "situacion de mi empresa",
      "resumen",
      "interpreta",
      "indicadores",
    ],
    answer: overviewAnswer,
  },
];

const SUGGESTED = 6;

/** The six questions suggested on screen (spec §9), before anything is known of the books. */
export const SUGGESTED_QUESTIONS: readonly string[] = FIGURE_INTENTS.slice(0, SUGGESTED).map(
  ({ title }) => title,
);

/** Whether these books can answer it: an answer without figures only says what they do not hold. */
export function isAnswered({ answer }: FigureIntent, facts: BookFacts): boolean {
  return answer(facts).figures.length > 0;
}

/**
 * The questions suggested beside these books: the first six that they can answer. `facts` with customers; null while
 * nothing is posted, when there is nothing to ask.
 */
export function suggestedQuestions(facts: BookFacts | null): readonly string[] {
  if (facts === null) return [];
  return FIGURE_INTENTS.filter((intent) => isAnswered(intent, facts))
    .slice(0, SUGGESTED)
    .map(({ title }) => title);
}
