import { bankTemplate, CHECK_SUMS, RECORD_ALL } from "../parts/bank-template.ts";
import { sayPesos } from "../parts/lines.ts";
import { askNumber, choose } from "../parts/questions.ts";
import { introduce } from "../parts/setting.ts";
import { assetPurchase, contribution, loan } from "../records/money.ts";
import { purchase } from "../records/trade.ts";
import type { ExerciseTemplate } from "../template.ts";
import { BEGINNERS } from "./equation-questions.ts";

const start = bankTemplate(
  {
    id: "equation-start",
    title: "La empresa empieza: capital y préstamo",
    topic: "equation",
    level: 1,
    minutes: 8,
    practises: ["ecuación contable", "lado del asiento"],
  },
  (s) => {
    const capital = s.amount(8_000_000, 20_000_000, 1_000_000);
    const debt = s.amount(3_000_000, 8_000_000, 1_000_000);
    return {
      chart: "mini",
      intro: [introduce(s), "La empresa acaba de nacer y usa un plan de doce cuentas."],
      operations: [
        contribution(s, { date: s.on(2), amount: capital, means: "bank" }),
        loan(s, s.on(5), debt),
      ],
      todo: [RECORD_ALL, CHECK_SUMS, "Responde las preguntas sobre la ecuación contable."],
      hints: [
        "Pregúntate qué recibió la empresa y de dónde vino.",
        "Los activos aumentan en el Debe; los pasivos y el patrimonio, en el Haber.",
      ],
      asked: [
        askNumber(
          "assets",
          "¿Cuánto suman los activos después de las dos operaciones?",
          capital + debt,
          `El dinero del banco: ${sayPesos(capital)} + ${sayPesos(debt)}.`,
          {
            fromLedger: { plus: [{ accounts: ["1"], side: "debit" }] },
          },
        ),
        choose(
          s.random,
          "side",
          "¿Qué pasó con el patrimonio cuando llegó el préstamo?",
          ["*No cambió", "Aumentó", "Disminuyó"],
          "El préstamo aumentó el activo y el pasivo en el mismo valor; el patrimonio quedó igual.",
        ),
      ],
      lesson: "Activo = Pasivo + Patrimonio: lo que la empresa tiene lo pusieron sus dueños o lo debe.",
    };
  },
);

const things = bankTemplate(
  {
    id: "equation-swap",
    title: "Un activo por otro",
    topic: "equation",
    level: 1,
    minutes: 10,
    practises: ["ecuación contable", "activo y gasto"],
  },
  (s) => {
    const capital = s.amount(10_000_000, 18_000_000, 1_000_000);
    const goods = s.amount(2_000_000, 4_000_000, 500_000);
    const desk = s.amount(800_000, 1_800_000);
    return {
      chart: "journal",
      intro: [introduce(s), "Todavía no registra impuestos."],
      operations: [
        contribution(s, { date: s.on(1), amount: capital, means: "bank" }),
        purchase(s, { date: s.on(3), base: goods, means: "credit", vat: null }),
        assetPurchase({ date: s.on(6), amount: desk, means: "bank", kind: "furniture" }),
      ],
      todo: [RECORD_ALL, CHECK_SUMS],
      hints: [
        "Comprar a crédito aumenta lo que tienes y lo que debes.",
        "Comprar de contado cambia un activo por otro.",
      ],
      asked: [
        askNumber(
          "equity",
          "¿Cuánto vale el patrimonio al final?",
          capital,
          "Ninguna compra cambió el patrimonio: sigue siendo lo que aportaron los dueños.",
          {
            fromLedger: { plus: [{ accounts: ["3"], side: "credit" }] },
          },
        ),
      ],
      lesson: "Comprar no hace más pobre a la empresa: cambia la forma de lo que tiene.",
    };
  },
);

export const EQUATION: readonly ExerciseTemplate[] = [start, things, ...BEGINNERS];
