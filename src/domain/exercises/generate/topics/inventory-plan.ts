import { BOOK_BEGINS, CHECK_SUMS, RECORD_ALL } from "../../parts/bank-template.ts";
import type { AskedQuestion } from "../../parts/compose.ts";
import { firstInFirstOut, type StockCard, type StockMove, weightedAverage } from "../../parts/kardex.ts";
import { credits, debits, opened } from "../../parts/ledger.ts";
import { sayPesos } from "../../parts/lines.ts";
import { askNumber } from "../../parts/questions.ts";
import { introduce, type Setting } from "../../parts/setting.ts";
import { unitsBought, unitsSold } from "../../records/stock.ts";
import { dayOfPlace, type PlanWish, type TopicPlan } from "./topic-plan.ts";

interface Method {
  readonly told: string;
  readonly how: string;
  readonly hint: string;
  readonly card: (moves: readonly StockMove[]) => StockCard;
  /** By how much each purchase is dearer than the one before. */
  readonly rise: number;
}

const ONE_COST: Method = {
  told: "Todas las unidades le cuestan lo mismo.",
  how: "Todas las unidades tienen el mismo costo",
  hint: "Costo de la venta = unidades vendidas × lo que cuesta cada una.",
  card: firstInFirstOut,
  rise: 0,
};
const AVERAGE: Method = {
  told: "Lleva inventario permanente por promedio ponderado: cada salida se redondea al peso.",
  how: "Promedio ponderado: valor del inventario ÷ unidades que hay",
  hint: "Después de cada compra calcula otra vez el promedio: valor total ÷ unidades.",
  card: weightedAverage,
  rise: 1_000,
};
const OLDEST: Method = {
  told: "Lleva inventario permanente por el método PEPS.",
  how: "PEPS: salen primero las unidades más antiguas",
  hint: "En PEPS sale primero lo primero que entró; una venta puede gastar un lote y empezar el siguiente.",
  card: firstInFirstOut,
  rise: 1_000,
};

function methodAt(s: Setting, { level }: PlanWish): Method {
  if (level <= 2) return ONE_COST;
  return s.random.pick([AVERAGE, OLDEST]);
}

/** A purchase, then a sale that leaves some, over and over: what is sold is always there. */
function movesOf(s: Setting, operations: number, unitCost: number, rise: number): readonly StockMove[] {
  const start = s.random.between(4, 8) * 10;
  const moves: StockMove[] = [{ units: start, unitCost }];
  let held = start;
  for (let place = 0; place < operations; place += 1) {
    const isPurchase = place % 2 === 0;
    const units = isPurchase
      ? s.random.between(3, 9) * 10
      : s.random.between(Math.floor(held / 20), Math.floor((held * 3) / 40)) * 10;
    held += isPurchase ? units : -units;
    moves.push(isPurchase ? { units, unitCost: unitCost + rise * (place / 2 + 1) } : { units });
  }
  return moves;
}

/** What the month's sales come to, from a level on; nothing where nothing was sold. */
function askedOfSales({ level }: PlanWish, revenue: number, cost: number): readonly AskedQuestion[] {
  if (cost === 0) return [];
  const costs = askNumber(
    "cost",
    "¿Cuánto es el costo de ventas del mes?",
    cost,
    "Lo que suman los costos de las ventas en el kárdex.",
    { fromLedger: { plus: [debits("6135")] } },
  );
  const gross = askNumber(
    "gross",
    "¿Cuánto es la utilidad bruta del mes?",
    revenue - cost,
    "Ventas menos costo de ventas.",
    { fromLedger: { plus: [credits("4135")], minus: [debits("6135")] } },
  );
  const margin = askNumber(
    "margin",
    "¿Cuál es el margen bruto? (en porcentaje, un decimal)",
    ((revenue - cost) / revenue) * 100,
    "Utilidad bruta ÷ ventas.",
    {
      unit: "percent",
      decimals: 1,
      fromLedger: { plus: [credits("4135")], minus: [debits("6135")], over: [credits("4135")], times: 100 },
    },
  );
  return [...(level >= 2 ? [costs] : []), ...(level >= 4 ? [gross] : []), ...(level >= 5 ? [margin] : [])];
}

/** A month of a kardex: purchases that get dearer from the third level on, and sales with the cost of their method. */
export const INVENTORY_PLAN: TopicPlan = {
  most: 20,
  lay: (s, wish) => {
    const { told, how, hint, card, rise } = methodAt(s, wish);
    const unitCost = s.amount(10_000, 30_000, 2_000);
    const moves = movesOf(s, wish.operations, unitCost, rise);
    const [start = { units: 0 }, ...rest] = moves;
    const { costs, units, value } = card(moves);
    const price = unitCost * 2 + rise * wish.operations;
    let sold = 0;
    const operations = rest.map((move, place) => {
      const date = dayOfPlace(s, place, rest.length);
      if (move.unitCost !== undefined) return unitsBought(s, date, move.units, move.unitCost);
      const cost = costs[sold] ?? 0;
      sold += 1;
      return unitsSold(s, date, { units: move.units, price, cost, how });
    });
    const unitsOut = rest.reduce((sum, move) => sum + (move.unitCost === undefined ? move.units : 0), 0);
    const spent = costs.reduce((sum, each) => sum + each, 0);
    const worth = start.units * unitCost;
    return {
      intro: [
        introduce(s),
        `Al empezar el mes tenía ${start.units} unidades (${s.units}) a ${sayPesos(unitCost)} cada una. ${told} No se registran impuestos.`,
        BOOK_BEGINS,
      ],
      opening: opened({ "1110": 5_000_000, "1435": worth }, { "3105": 5_000_000 + worth }),
      operations,
      todo: ["Lleva el kárdex en una hoja y calcula el costo de cada venta.", RECORD_ALL, CHECK_SUMS],
      hints: [hint, "La venta y su costo van en el mismo asiento."],
      asked: [
        askNumber(
          "left-units",
          "¿Cuántas unidades quedan al final?",
          units,
          "Las que había, más las compradas, menos las vendidas.",
          { unit: "units" },
        ),
        askNumber(
          "left-value",
          "¿Cuánto vale el inventario final?",
          value,
          "Lo que suma el kárdex después del último movimiento; debe ser el saldo de 1435.",
          { fromLedger: { plus: [debits("1435")] } },
        ),
        ...askedOfSales(wish, unitsOut * price, spent),
      ],
      lesson: "Comprar mercancía no es un gasto: el costo aparece cuando se vende.",
    };
  },
};
