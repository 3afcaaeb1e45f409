import { bankTemplate, ONLY_QUESTIONS } from "../parts/bank-template.ts";
import { sayPesos } from "../parts/lines.ts";
import { askNumber, chooseInOrder } from "../parts/questions.ts";
import { introduce } from "../parts/setting.ts";
import type { ExerciseTemplate } from "../template.ts";

/** Accounts with their class and the side on which they increase. */
const NATURES: readonly (readonly [account: string, kind: string, side: "Debe" | "Haber", why: string])[] = [
  ["Caja", "Activo", "Debe", "Caja es dinero que la empresa tiene."],
  ["Proveedores", "Pasivo", "Haber", "Proveedores es lo que se debe por mercancía."],
  ["Capital suscrito y pagado", "Patrimonio", "Haber", "El capital es lo que aportaron los dueños."],
  ["Ventas de mercancía", "Ingreso", "Haber", "Vender aumenta el patrimonio: es un ingreso."],
  ["Arrendamientos pagados", "Gasto", "Debe", "El arriendo que se consume es un gasto."],
  ["Clientes", "Activo", "Debe", "Clientes es el derecho a cobrarles."],
  ["Depreciación acumulada", "Activo", "Haber", "Resta del activo: por eso aumenta en el Haber."],
  ["Ingresos recibidos por anticipado", "Pasivo", "Haber", "Se cobró antes de entregar: todavía se debe."],
  ["Gastos pagados por anticipado", "Activo", "Debe", "Se pagó antes de usarlo: es un derecho."],
  ["Retención en la fuente por pagar", "Pasivo", "Haber", "Lo que se retuvo a otros se le debe a la DIAN."],
];
const KINDS = ["Activo", "Pasivo", "Patrimonio", "Ingreso", "Gasto"] as const;

const nature = bankTemplate(
  {
    id: "equation-nature",
    title: "Clase y naturaleza de las cuentas",
    topic: "equation",
    level: 1,
    minutes: 8,
    practises: ["clase de la cuenta", "naturaleza de la cuenta"],
  },
  (s) => {
    const first = s.random.between(0, NATURES.length - 1);
    const rows = [0, 3, 6].flatMap((step) => {
      const row = NATURES[(first + step) % NATURES.length];
      return row ? [row] : [];
    });
    return {
      intro: [introduce(s), "El contador nuevo repasa el plan de cuentas antes de empezar."],
      operations: [],
      todo: [`Elige la clase de cada cuenta y el lado en que aumenta. ${ONLY_QUESTIONS}`],
      hints: [
        "Activos, costos y gastos aumentan en el Debe; pasivos, patrimonio e ingresos, en el Haber.",
        "Hay cuentas que restan de su clase: aumentan en el lado contrario.",
      ],
      asked: rows.flatMap(([account, kind, side, why], index) => [
        chooseInOrder(
          `kind-${index + 1}`,
          `¿De qué clase es la cuenta ${account}?`,
          KINDS.map((each) => (each === kind ? `*${each}` : each)),
          why,
        ),
        chooseInOrder(
          `side-${index + 1}`,
          `¿En qué lado aumenta la cuenta ${account}?`,
          ["Debe", "Haber"].map((each) => (each === side ? `*${each}` : each)),
          `${why} Aumenta en el ${side}.`,
        ),
      ]),
      lesson: "La naturaleza de una cuenta dice en qué lado aumenta; en el otro disminuye.",
    };
  },
);

const missing = bankTemplate(
  {
    id: "equation-missing",
    title: "El dato que falta en la ecuación",
    topic: "equation",
    level: 1,
    minutes: 6,
    practises: ["ecuación contable"],
  },
  (s) => {
    const liabilities = s.amount(4_000_000, 12_000_000, 500_000);
    const equity = s.amount(6_000_000, 20_000_000, 500_000);
    const profit = s.amount(1_000_000, 4_000_000, 500_000);
    return {
      intro: [
        introduce(s),
        `Al empezar el mes debía ${sayPesos(liabilities)} y su patrimonio era de ${sayPesos(equity)}. Durante el mes ganó ${sayPesos(profit)}, no repartió utilidades y sus deudas no cambiaron.`,
      ],
      operations: [],
      todo: [`Calcula los valores que piden las preguntas. ${ONLY_QUESTIONS}`],
      hints: ["Activo = Pasivo + Patrimonio.", "La ganancia que no se reparte aumenta el patrimonio."],
      asked: [
        askNumber(
          "before",
          "¿Cuánto sumaban los activos al empezar el mes?",
          liabilities + equity,
          `${sayPesos(liabilities)} + ${sayPesos(equity)} = ${sayPesos(liabilities + equity)}.`,
        ),
        askNumber(
          "equity",
          "¿Cuánto vale el patrimonio al terminar el mes?",
          equity + profit,
          `${sayPesos(equity)} + ${sayPesos(profit)} = ${sayPesos(equity + profit)}.`,
        ),
        askNumber(
          "after",
          "¿Cuánto suman los activos al terminar el mes?",
          liabilities + equity + profit,
          `Pasivo ${sayPesos(liabilities)} más patrimonio ${sayPesos(equity + profit)}.`,
        ),
      ],
      lesson: "Con dos de los tres términos de la ecuación siempre se conoce el tercero.",
    };
  },
);

export const BEGINNERS: readonly ExerciseTemplate[] = [nature, missing];
