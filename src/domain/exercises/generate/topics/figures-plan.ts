import type { ExerciseLevel } from "../../exercise.ts";
import { CHECK_SUMS, RECORD_ALL } from "../../parts/bank-template.ts";
import type { AskedQuestion } from "../../parts/compose.ts";
import { CaseLedger, credits, debits } from "../../parts/ledger.ts";
import { askNumber } from "../../parts/questions.ts";
import { introduce } from "../../parts/setting.ts";
import { tradingBalances } from "../../parts/trading-balances.ts";
import { makersNamed } from "../makers.ts";
import { type OperationMaker, playedOut } from "../stage.ts";
import type { TopicPlan } from "./topic-plan.ts";

/** A question from a level on, asked of the balances at the end. */
interface Figure {
  readonly from: ExerciseLevel;
  readonly ask: (ledger: CaseLedger) => AskedQuestion;
}

const owedSoon = ["22", "23"] as const;
const held = (ledger: CaseLedger, ...accounts: readonly string[]) => ledger.net(...accounts);
const owed = (ledger: CaseLedger, ...accounts: readonly string[]) => -ledger.net(...accounts);
const result = (ledger: CaseLedger) => owed(ledger, "4") - held(ledger, "5", "6");

const STATEMENT_FIGURES: readonly Figure[] = [
  {
    from: 1,
    ask: (ledger) =>
      askNumber("net", "¿Cuánto son las ventas netas del año?", owed(ledger, "41"), "4135 menos 4175.", {
        fromLedger: { plus: [credits("41")] },
      }),
  },
  {
    from: 1,
    ask: (ledger) =>
      askNumber(
        "gross",
        "¿Cuánto es la utilidad bruta?",
        owed(ledger, "41") - held(ledger, "6"),
        "Ventas netas menos costo de ventas.",
        { fromLedger: { plus: [credits("41")], minus: [debits("6")] } },
      ),
  },
  {
    from: 3,
    ask: (ledger) =>
      askNumber(
        "before-tax",
        "¿Cuánto es la utilidad antes de impuestos?",
        result(ledger),
        "Todos los ingresos menos todos los costos y gastos.",
        { fromLedger: { plus: [credits("4")], minus: [debits("5", "6")] } },
      ),
  },
  {
    from: 3,
    ask: (ledger) =>
      askNumber(
        "current",
        "¿Cuánto suma el activo corriente?",
        held(ledger, "11", "13", "14"),
        "Bancos y caja, clientes e inventario.",
        { fromLedger: { plus: [debits("11", "13", "14")] } },
      ),
  },
  {
    from: 4,
    ask: (ledger) =>
      askNumber("liabilities", "¿Cuánto suman los pasivos?", owed(ledger, "2"), "Todo lo que se debe.", {
        fromLedger: { plus: [credits("2")] },
      }),
  },
  {
    from: 5,
    ask: (ledger) =>
      askNumber(
        "equity",
        "¿Cuánto es el patrimonio con el resultado del año?",
        owed(ledger, "3") + result(ledger),
        "Activo menos pasivo; incluye el resultado, que todavía está en las clases 4, 5 y 6.",
        { fromLedger: { plus: [credits("3", "4")], minus: [debits("5", "6")] } },
      ),
  },
];

const RATIO_FIGURES: readonly Figure[] = [
  {
    from: 1,
    ask: (ledger) =>
      askNumber(
        "current",
        "¿Cuál es la razón corriente? (dos decimales)",
        held(ledger, "11", "13", "14") / owed(ledger, ...owedSoon),
        "Activo corriente ÷ pasivo corriente.",
        {
          unit: "times",
          decimals: 2,
          fromLedger: { plus: [debits("11", "13", "14")], over: [credits(...owedSoon)] },
        },
      ),
  },
  {
    from: 1,
    ask: (ledger) =>
      askNumber(
        "debt",
        "¿Cuál es el nivel de endeudamiento? (en porcentaje, un decimal)",
        (owed(ledger, "2") / held(ledger, "1")) * 100,
        "Pasivo ÷ activo.",
        {
          unit: "percent",
          decimals: 1,
          fromLedger: { plus: [credits("2")], over: [debits("1")], times: 100 },
        },
      ),
  },
  {
    from: 3,
    ask: (ledger) =>
      askNumber(
        "acid",
        "¿Cuál es la prueba ácida? (dos decimales)",
        held(ledger, "11", "13") / owed(ledger, ...owedSoon),
        "Activo corriente sin inventarios ÷ pasivo corriente.",
        {
          unit: "times",
          decimals: 2,
          fromLedger: { plus: [debits("11", "13")], over: [credits(...owedSoon)] },
        },
      ),
  },
  {
    from: 4,
    ask: (ledger) =>
      askNumber(
        "gross",
        "¿Cuál es el margen bruto? (en porcentaje, un decimal)",
        ((owed(ledger, "41") - held(ledger, "6")) / owed(ledger, "41")) * 100,
        "Utilidad bruta ÷ ventas netas.",
        {
          unit: "percent",
          decimals: 1,
          fromLedger: { plus: [credits("41")], minus: [debits("6")], over: [credits("41")], times: 100 },
        },
      ),
  },
  {
    from: 5,
    ask: (ledger) =>
      askNumber(
        "stock",
        "¿Cuántos días dura el inventario? (año de 360 días, un decimal)",
        (held(ledger, "14") * 360) / held(ledger, "6"),
        "Inventario × 360 ÷ costo de ventas.",
        {
          unit: "days",
          decimals: 1,
          fromLedger: { plus: [debits("14")], over: [debits("6")], times: 360 },
        },
      ),
  },
];

/** Debts only grow here, so that nothing is divided by what was paid off. */
const KINDS: readonly (readonly [from: ExerciseLevel, kind: string])[] = [
  [1, "purchase-credit"],
  [1, "sale-credit"],
  [1, "rent-bank"],
  [1, "sale-bank"],
  [3, "power-credit"],
  [3, "advertising-credit"],
  [4, "cleaning-credit"],
  [4, "bank-interest"],
  [5, "bank-charges"],
];

const ROUNDS = 3;

function kindsAt(level: ExerciseLevel, operations: number): readonly OperationMaker[] {
  const pool = makersNamed(KINDS.filter(([from]) => from <= level).map(([, kind]) => kind));
  const rounds = Math.ceil((operations * ROUNDS) / pool.length);
  return Array.from({ length: rounds }, () => pool).flat();
}

/** The last operations of a year that is under way, and what its figures come to with them. */
function figuresPlan(figures: readonly Figure[], reads: string, hint: string, lesson: string): TopicPlan {
  return {
    most: 20,
    month: 12,
    lay: (s, { level, operations }) => {
      const { opening } = tradingBalances(s);
      const ledger = new CaseLedger();
      ledger.post(opening);
      const scene = { s, chart: "puc", vat: null, withholder: "none" } as const;
      const made = playedOut(scene, kindsAt(level, operations), ledger, operations);
      return {
        intro: [
          introduce(s),
          "Tu libro trae sus saldos del año antes de las operaciones de diciembre. El préstamo bancario vence en tres años. Lleva inventario permanente, y no se registran IVA ni retenciones.",
        ],
        opening,
        operations: made,
        todo: [RECORD_ALL, reads, CHECK_SUMS],
        hints: [hint, "Toma los saldos después de tu último asiento, antes de cerrar el año."],
        asked: figures.filter(({ from }) => from <= level).map(({ ask }) => ask(ledger)),
        lesson,
      };
    },
  };
}

export const STATEMENTS_PLAN = figuresPlan(
  STATEMENT_FIGURES,
  "Con los saldos finales responde las cifras de los estados financieros.",
  "Antes de cerrar, el resultado del año está en las clases 4, 5 y 6.",
  "Los estados financieros no se registran: se leen de los saldos que dejan los asientos.",
);

export const RATIOS_PLAN = figuresPlan(
  RATIO_FIGURES,
  "Con los saldos finales calcula cada razón.",
  "El pasivo corriente aquí son proveedores y costos por pagar; el préstamo es no corriente.",
  "Una razón se lee con su pregunta, y cambia con cada asiento.",
);
