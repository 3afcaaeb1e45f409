import { BOOK_BEGINS, bankTemplate, CHECK_SUMS, ONLY_QUESTIONS, RECORD_ALL } from "../parts/bank-template.ts";
import { firstInFirstOut, type StockMove, weightedAverage } from "../parts/kardex.ts";
import { debits, going, opened } from "../parts/ledger.ts";
import { sayPesos } from "../parts/lines.ts";
import { askNumber, choose } from "../parts/questions.ts";
import { introduce, type Setting } from "../parts/setting.ts";
import { stockShortage } from "../records/adjustments.ts";
import { periodicMonth, unitsBought, unitsSold } from "../records/stock.ts";
import type { ExerciseTemplate } from "../template.ts";

/** Stock at the beginning, two purchases that get dearer, and two sales. */
function stockOf(s: Setting) {
  const unitCost = s.amount(10_000, 30_000, 2_000);
  const units = s.random.between(4, 8) * 10;
  const moves: readonly StockMove[] = [
    { units, unitCost },
    { units: units * 2, unitCost: unitCost + 3_000 },
    { units: units + 20 },
    { units, unitCost: unitCost + 6_000 },
    { units: units + 10 },
  ];
  return { moves, units, unitCost, price: unitCost * 2 };
}

function withMethod(s: Setting, how: "PEPS" | "promedio ponderado") {
  const { moves, units, unitCost, price } = stockOf(s);
  const card = how === "PEPS" ? firstInFirstOut(moves) : weightedAverage(moves);
  const [first = 0, second = 0] = card.costs;
  const value = units * unitCost;
  const why =
    how === "PEPS"
      ? "PEPS: salen primero las unidades más antiguas"
      : "Promedio ponderado: valor del inventario ÷ unidades que hay";
  return {
    intro: [
      introduce(s),
      `Al empezar el mes tenía ${units} unidades (${s.units}) a ${sayPesos(unitCost)} cada una. Lleva inventario permanente por el método ${how}. No se registran impuestos.`,
    ],
    opening: opened({ "1110": 5_000_000, "1435": value }, { "3105": 5_000_000 + value }),
    operations: [
      unitsBought(s, s.on(4), units * 2, unitCost + 3_000),
      unitsSold(s, s.on(11), { units: units + 20, price, cost: first, how: why }),
      unitsBought(s, s.on(17), units, unitCost + 6_000),
      unitsSold(s, s.on(25), { units: units + 10, price, cost: second, how: why }),
    ],
    todo: ["Lleva el kárdex en una hoja y calcula el costo de cada venta.", RECORD_ALL, CHECK_SUMS],
    asked: [
      askNumber(
        "left-units",
        "¿Cuántas unidades quedan al final?",
        card.units,
        "Las que había, más las compradas, menos las vendidas.",
        { unit: "units" },
      ),
      askNumber(
        "left-value",
        "¿Cuánto vale el inventario final?",
        card.value,
        "Lo que suma el kárdex después de la última salida; debe ser el saldo de 1435.",
        { fromLedger: { plus: [debits("1435")] } },
      ),
    ],
  };
}

const oldest = bankTemplate(
  {
    id: "inventory-peps",
    title: "Kárdex por PEPS",
    topic: "inventory",
    level: 3,
    minutes: 25,
    practises: ["PEPS", "costo de venta"],
  },
  (s) => ({
    ...withMethod(s, "PEPS"),
    hints: [
      "En PEPS sale primero lo primero que entró.",
      "Una venta puede gastar un lote y empezar el siguiente: suma las dos partes.",
    ],
    lesson: "Con PEPS, el inventario que queda es el más reciente.",
  }),
);

const mean = bankTemplate(
  {
    id: "inventory-average",
    title: "Kárdex por promedio ponderado",
    topic: "inventory",
    level: 3,
    minutes: 25,
    practises: ["promedio ponderado", "costo de venta"],
  },
  (s) => ({
    ...withMethod(s, "promedio ponderado"),
    hints: [
      "Después de cada compra calcula otra vez el promedio: valor total ÷ unidades.",
      "Calcula el costo de la venta con el valor total, y redondea solo el resultado al peso.",
    ],
    lesson: "El promedio cambia con cada compra, no con las ventas.",
  }),
);

const compared = bankTemplate(
  {
    id: "inventory-compare",
    title: "PEPS y promedio: el mismo mes con dos métodos",
    topic: "inventory",
    level: 4,
    minutes: 20,
    practises: ["PEPS", "promedio ponderado", "utilidad bruta"],
  },
  (s) => {
    const { moves, units, unitCost, price } = stockOf(s);
    const sum = (costs: readonly number[]) => costs.reduce((all, cost) => all + cost, 0);
    const [peps, average] = [sum(firstInFirstOut(moves).costs), sum(weightedAverage(moves).costs)];
    const sold = (units * 2 + 30) * price;
    return {
      intro: [
        introduce(s),
        `Empezó el mes con ${units} unidades a ${sayPesos(unitCost)}. Compró ${units * 2} a ${sayPesos(unitCost + 3_000)}, vendió ${units + 20}, compró ${units} a ${sayPesos(unitCost + 6_000)} y vendió ${units + 10}, en ese orden. Vendió todo a ${sayPesos(price)} la unidad.`,
      ],
      operations: [],
      todo: [`Haz el kárdex con los dos métodos y responde. ${ONLY_QUESTIONS}`],
      hints: [
        "El orden de las compras y las ventas importa en los dos métodos.",
        "Utilidad bruta = ventas menos costo de ventas.",
      ],
      asked: [
        askNumber(
          "peps",
          "¿Cuál es el costo de ventas por PEPS?",
          peps,
          "Salen primero las unidades más antiguas.",
        ),
        askNumber(
          "average",
          "¿Cuál es el costo de ventas por promedio ponderado, con cada salida redondeada al peso?",
          average,
          "Cada salida cuesta el promedio de lo que había en ese momento.",
        ),
        askNumber(
          "margin",
          "¿Cuánto es la utilidad bruta por PEPS?",
          sold - peps,
          `Ventas de ${sayPesos(sold)} menos costo de ${sayPesos(peps)}.`,
        ),
        choose(
          s.random,
          "higher",
          "Cuando los precios de compra suben, ¿qué método muestra más utilidad?",
          ["*PEPS", "Promedio ponderado", "Los dos muestran la misma"],
          "PEPS lleva al costo los precios viejos, que son más bajos.",
        ),
      ],
      lesson: "El método no cambia el dinero que entró: cambia en qué período se muestra el costo.",
    };
  },
);

const counted = bankTemplate(
  {
    id: "inventory-count",
    title: "El conteo físico del inventario",
    topic: "inventory",
    level: 2,
    minutes: 10,
    practises: ["conteo físico", "costo de venta"],
  },
  (s) => {
    const unitCost = s.amount(15_000, 45_000, 5_000);
    const [missing, there] = [s.random.between(2, 6), s.random.between(60, 120)];
    const value = unitCost * there;
    return {
      intro: [
        introduce(s),
        `Según sus libros tiene ${there} unidades (${s.units}) a ${sayPesos(unitCost)} cada una. No se registran impuestos.`,
      ],
      opening: opened({ "1110": 4_000_000, "1435": value }, { "3105": 4_000_000 + value }),
      operations: [stockShortage(s, s.on(30), missing, unitCost)],
      todo: [RECORD_ALL, "Calcula el saldo que debe quedar en el inventario."],
      hints: [
        "El conteo manda: los libros se ajustan a lo que hay.",
        "La pérdida se mide por el costo, no por el precio de venta.",
      ],
      asked: [
        askNumber(
          "left",
          "¿Cuál es el saldo de 1435 después del ajuste?",
          value - missing * unitCost,
          `${there - missing} unidades × ${sayPesos(unitCost)}.`,
          { fromLedger: { plus: [debits("1435")] } },
        ),
      ],
      lesson: "Sin conteo físico, el inventario de los libros es solo una promesa.",
    };
  },
);

const periodic = bankTemplate(
  {
    id: "inventory-periodic",
    title: "Inventario periódico: compras y costo por conteo",
    topic: "inventory",
    level: 3,
    minutes: 20,
    practises: ["inventario periódico", "costo de venta"],
  },
  (s) => {
    const first = s.amount(3_000_000, 6_000_000, 500_000);
    const bought = s.amount(4_000_000, 8_000_000, 500_000);
    const returned = bought / 10;
    const last = s.amount(2_000_000, first, 500_000);
    const sold = s.amount(8_000_000, 12_000_000, 500_000);
    const cost = first + bought - returned - last;
    return {
      intro: [
        introduce(s),
        "Lleva inventario periódico: registra sus compras en 6205 y no registra el costo en cada venta. No se registran impuestos.",
        `El mes empezó con mercancía por ${sayPesos(first)}. El conteo del último día dio ${sayPesos(last)}.`,
        BOOK_BEGINS,
      ],
      opening: going({ "1110": 5_000_000, "1435": first }),
      operations: periodicMonth(s, { bought, returned, sold }),
      todo: [RECORD_ALL, CHECK_SUMS, "Calcula el costo de ventas con el conteo y responde."],
      hints: [
        "En el sistema periódico 1435 no se mueve durante el mes.",
        "Costo de ventas = inventario inicial + compras − devoluciones en compras − inventario final.",
      ],
      asked: [
        askNumber(
          "cost",
          "¿Cuánto es el costo de ventas del mes?",
          cost,
          `${sayPesos(first)} + ${sayPesos(bought)} − ${sayPesos(returned)} − ${sayPesos(last)} = ${sayPesos(cost)}.`,
        ),
        askNumber(
          "margin",
          "¿Cuánto es la utilidad bruta del mes?",
          sold - cost,
          `Ventas de ${sayPesos(sold)} menos costo de ${sayPesos(cost)}.`,
        ),
      ],
      lesson: "Con inventario periódico el costo no sale de cada venta: sale de contar lo que quedó.",
    };
  },
);

export const INVENTORY: readonly ExerciseTemplate[] = [counted, oldest, mean, periodic, compared];
