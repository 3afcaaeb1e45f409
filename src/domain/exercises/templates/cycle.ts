import { makersNamed } from "../generate/makers.ts";
import { playedOut, type Scene } from "../generate/stage.ts";
import { bankTemplate, CHECK_SUMS, NO_TAX, PERPETUAL, RECORD_ALL } from "../parts/bank-template.ts";
import { WITHHOLDS } from "../parts/case-taxes.ts";
import { CaseLedger, credits, debits } from "../parts/ledger.ts";
import { askNumber } from "../parts/questions.ts";
import { introduce, type Setting } from "../parts/setting.ts";
import { depreciation } from "../records/adjustments.ts";
import { caseClosing } from "../records/closing.ts";
import type { ExerciseTemplate } from "../template.ts";

const TAXED = `Es responsable de IVA. ${WITHHOLDS}`;
const HINTS = [
  "Registra en orden de fecha y comprueba cada asiento antes del siguiente.",
  "Pregúntate en cada operación qué cambió: qué entró, qué salió, qué se debe, qué se ganó.",
];

/** What a finished cycle is asked, of the student's own ledger. */
function totalsOf(ledger: CaseLedger, taxed = false) {
  return [
    askNumber(
      "assets",
      `¿Cuánto suman los ${taxed ? "saldos de la clase 1, Activo," : "activos"} al final?`,
      ledger.net("1"),
      "Todo lo que la empresa tiene: dinero, clientes, inventario y equipos, menos las cuentas que restan.",
      { fromLedger: { plus: [debits("1")] } },
    ),
    askNumber(
      "liabilities",
      taxed
        ? "¿Cuánto suman los saldos de la clase 2, Pasivo, al final? Si 2408 quedó a favor, réstalo."
        : "¿Cuánto suman los pasivos al final?",
      -ledger.net("2"),
      "Todo lo que la empresa debe: proveedores, gastos por pagar, impuestos y préstamos.",
      { fromLedger: { plus: [credits("2")] } },
    ),
  ];
}

function scene(s: Setting, taxed: boolean): Scene {
  return { s, chart: "puc", vat: taxed ? "general" : null, withholder: taxed ? "income" : "none" };
}

const week = bankTemplate(
  {
    id: "cycle-first",
    title: "El primer mes de una tienda",
    topic: "cycle",
    level: 2,
    minutes: 30,
    practises: ["elección de la cuenta", "costo de venta", "ecuación contable"],
  },
  (s) => {
    const ledger = new CaseLedger();
    const kinds = makersNamed([
      "contribution",
      "purchase-credit",
      "sale-bank",
      "rent-bank",
      "sale-credit",
      "power-credit",
      "collection",
      "supplier-payment",
    ]);
    return {
      chart: "journal",
      intro: [
        introduce(s),
        PERPETUAL,
        `${NO_TAX} El arriendo y la energía son del local: tómalos como gastos administrativos u operacionales.`,
      ],
      operations: playedOut({ ...scene(s, false), chart: "journal" }, kinds, ledger),
      todo: [RECORD_ALL, CHECK_SUMS],
      hints: HINTS,
      asked: totalsOf(ledger),
      lesson:
        "Un mes completo son pocas preguntas que se repiten: qué entra, qué sale y qué queda pendiente.",
    };
  },
);

const taxedMonth = bankTemplate(
  {
    id: "cycle-taxes",
    title: "Un mes con IVA y retenciones",
    topic: "cycle",
    level: 4,
    minutes: 60,
    practises: ["IVA separado", "base de la retención", "costo de venta"],
  },
  (s) => {
    const ledger = new CaseLedger();
    const kinds = makersNamed([
      "contribution",
      "loan",
      "purchase-credit",
      "rent-bank",
      "sale-bank",
      "sale-credit",
      "fees-credit",
      "sale-return",
      "purchase-return",
      "purchase-bank",
      "sale-cash",
      "advertising-credit",
      "deposit",
      "collection",
      "supplier-payment",
      "instalment",
      "bank-charges",
    ]);
    return {
      intro: [introduce(s), PERPETUAL, TAXED],
      operations: playedOut(scene(s, true), kinds, ledger),
      todo: [RECORD_ALL, CHECK_SUMS, "Al final, saca los saldos y responde."],
      hints: [...HINTS, "El IVA de compras va al Debe de 2408; el de ventas, al Haber."],
      rates: { vat: 19, withholding: 2.5 },
      asked: [
        askNumber(
          "vat",
          "¿Cuál es el saldo de 2408 al final? Escribe con signo menos un saldo a favor.",
          -ledger.net("2408"),
          "IVA generado menos descontable, con las devoluciones.",
          { fromLedger: { plus: [credits("2408")] } },
        ),
        askNumber(
          "kept",
          "¿Cuánto se le debe a la DIAN por retenciones practicadas?",
          -ledger.net("2365"),
          "Suma de las subcuentas de 2365.",
          { fromLedger: { plus: [credits("2365")] } },
        ),
        ...totalsOf(ledger, true),
      ],
      lesson: "Los impuestos viajan aparte: ni el IVA ni lo retenido son ingreso o gasto de la empresa.",
    };
  },
);

const yearEnd = bankTemplate(
  {
    id: "cycle-closing",
    title: "Ciclo completo hasta el cierre",
    topic: "cycle",
    level: 5,
    minutes: 90,
    month: 12,
    practises: ["causación", "cierre del año", "elección de la cuenta"],
  },
  (s) => {
    const ledger = new CaseLedger();
    const kinds = makersNamed([
      "contribution",
      "contribution-cash",
      "loan",
      "asset",
      "purchase-credit",
      "rent-bank",
      "sale-credit",
      "stationery-cash",
      "sale-bank",
      "power-credit",
      "purchase-bank",
      "sale-cash",
      "cleaning-credit",
      "collection",
      "sale-return",
      "deposit",
      "supplier-payment",
      "debt-payment",
      "instalment",
      "bank-charges",
      "bank-interest",
    ]);
    const month = playedOut(scene(s, false), kinds, ledger);
    const worn = depreciation(s.to, { kind: "computer", value: ledger.net("1528"), years: 5, months: 1 });
    ledger.post(worn.entry.lines);
    const profit = -ledger.net("4", "5", "6");
    return {
      intro: [
        introduce(s),
        PERPETUAL,
        "La empresa empezó en diciembre. No se registran IVA ni retenciones, y no se calcula el impuesto de renta. El último día registra la depreciación y cierra el año.",
      ],
      operations: [...month, worn, ...caseClosing(s.to, ledger)],
      todo: [RECORD_ALL, "Registra el ajuste de depreciación y los asientos de cierre.", CHECK_SUMS],
      hints: [
        ...HINTS,
        "Antes de cerrar saca los saldos de las clases 4, 5 y 6.",
        "Después del cierre esas clases y 5905 quedan en cero.",
      ],
      asked: [
        askNumber(
          "result",
          "¿De cuánto fue el resultado del año? Escribe con signo menos una pérdida.",
          profit,
          "Ingresos menos costos y gastos; es lo que llega a 36.",
          { fromLedger: { plus: [credits("36")] } },
        ),
        ...totalsOf(ledger),
      ],
      lesson:
        "El cierre lleva el resultado al patrimonio, y la ecuación contable vuelve a mostrarse completa.",
    };
  },
);

export const CYCLE: readonly ExerciseTemplate[] = [week, taxedMonth, yearEnd];
