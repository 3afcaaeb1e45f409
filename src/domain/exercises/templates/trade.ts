import {
  BOOK_BEGINS,
  bankTemplate,
  CHECK_SUMS,
  NO_TAX,
  PERPETUAL,
  RECORD_ALL,
} from "../parts/bank-template.ts";
import { going } from "../parts/ledger.ts";
import { askNumber } from "../parts/questions.ts";
import { introduce } from "../parts/setting.ts";
import { purchaseReturn, saleReturn } from "../records/returns.ts";
import { collection, purchase, sale, supplierPayment } from "../records/trade.ts";
import type { ExerciseTemplate } from "../template.ts";

const HINTS = [
  "La venta va por su precio; el inventario sale por su costo.",
  "Lo que se compra para vender es inventario, no gasto.",
];

const first = bankTemplate(
  {
    id: "trade-first",
    title: "Comprar y vender de contado",
    topic: "trade",
    level: 1,
    minutes: 8,
    practises: ["costo de venta", "inventario y gasto"],
  },
  (s) => {
    const bought = s.amount(1_000_000, 2_000_000);
    const sold = s.amount(600_000, 900_000);
    return {
      chart: "journal",
      intro: [introduce(s), PERPETUAL, NO_TAX, BOOK_BEGINS],
      opening: going({ "1105": 3_000_000 }),
      operations: [
        purchase(s, { date: s.on(4), base: bought, means: "cash", vat: null }),
        sale(s, { date: s.on(11), base: sold, means: "cash", vat: null, cost: sold / 2 }),
      ],
      todo: [RECORD_ALL, CHECK_SUMS],
      hints: HINTS,
      asked: [
        askNumber(
          "margin",
          "¿Cuánto ganó con la venta, después de su costo?",
          sold / 2,
          "Precio de venta menos costo de lo vendido.",
          {
            fromLedger: {
              plus: [{ accounts: ["4"], side: "credit" }],
              minus: [{ accounts: ["6"], side: "debit" }],
            },
          },
        ),
      ],
      lesson: "Toda venta de mercancía tiene dos caras: el ingreso, y el costo de lo que salió.",
    };
  },
);

const credit = bankTemplate(
  {
    id: "trade-credit",
    title: "A crédito: comprar, vender, cobrar y pagar",
    topic: "trade",
    level: 2,
    minutes: 15,
    practises: ["costo de venta", "cobro y venta"],
  },
  (s) => {
    const bought = s.amount(3_000_000, 6_000_000, 500_000);
    const sold = s.amount(2_000_000, 4_000_000, 500_000);
    return {
      intro: [introduce(s), PERPETUAL, NO_TAX, BOOK_BEGINS],
      opening: going({ "1110": 4_000_000 }),
      operations: [
        purchase(s, { date: s.on(3), base: bought, means: "credit", vat: null }),
        sale(s, { date: s.on(8), base: sold, means: "credit", vat: null, cost: (sold * 6) / 10 }),
        collection(s, { date: s.on(20), amount: sold, means: "bank" }),
        supplierPayment(s, { date: s.on(25), amount: bought / 2, means: "bank" }),
      ],
      todo: [RECORD_ALL, CHECK_SUMS],
      hints: [...HINTS, "Cobrar y pagar no cambian ni los ingresos ni los gastos."],
      lesson: "Cobrar no es vender y pagar no es comprar: solo se cancela lo que estaba pendiente.",
    };
  },
);

const returns = bankTemplate(
  {
    id: "trade-returns",
    title: "Devoluciones de clientes y a proveedores",
    topic: "trade",
    level: 2,
    minutes: 15,
    practises: ["devoluciones", "costo de venta"],
  },
  (s) => {
    const bought = s.amount(4_000_000, 8_000_000, 500_000);
    const sold = s.amount(2_000_000, 4_000_000, 400_000);
    return {
      intro: [introduce(s), PERPETUAL, NO_TAX],
      operations: [
        purchase(s, { date: s.on(2), base: bought, means: "credit", vat: null }),
        purchaseReturn(s, { date: s.on(5), base: bought / 10, vat: null }),
        sale(s, { date: s.on(10), base: sold, means: "credit", vat: null, cost: sold / 2 }),
        saleReturn(s, { date: s.on(16), base: sold / 4, cost: sold / 8, vat: null }),
      ],
      todo: [RECORD_ALL, CHECK_SUMS],
      hints: [...HINTS, "Una devolución es el asiento contrario de la parte devuelta."],
      asked: [
        askNumber(
          "net",
          "¿Cuánto suman las ventas netas, ya sin devoluciones?",
          (sold * 3) / 4,
          "Ventas menos devoluciones en ventas.",
          {
            fromLedger: { plus: [{ accounts: ["41"], side: "credit" }] },
          },
        ),
      ],
      lesson: "Las devoluciones en ventas tienen cuenta propia, 4175, para que se vea cuánto se devuelve.",
    };
  },
);

const discounts = bankTemplate(
  {
    id: "trade-discounts",
    title: "Descuentos por pronto pago",
    topic: "trade",
    level: 3,
    minutes: 15,
    practises: ["descuento condicionado", "bruto y neto"],
  },
  (s) => {
    const bought = s.amount(3_000_000, 6_000_000, 1_000_000);
    const sold = s.amount(2_000_000, 5_000_000, 1_000_000);
    return {
      intro: [
        introduce(s),
        PERPETUAL,
        NO_TAX,
        BOOK_BEGINS,
        "Los descuentos por pronto pago se pactan al comprar o vender y la empresa los lleva como ingreso o gasto financiero cuando se gana el derecho a ellos.",
      ],
      opening: going({ "1110": 8_000_000 }),
      operations: [
        purchase(s, { date: s.on(3), base: bought, means: "credit", vat: null }),
        sale(s, { date: s.on(6), base: sold, means: "credit", vat: null, cost: (sold * 55) / 100 }),
        supplierPayment(s, { date: s.on(12), amount: bought, discount: (bought * 2) / 100, means: "bank" }),
        collection(s, { date: s.on(15), amount: sold, discount: (sold * 3) / 100, means: "bank" }),
      ],
      todo: [RECORD_ALL, CHECK_SUMS],
      hints: [
        "La deuda se cancela completa; la diferencia con lo pagado es el descuento.",
        "El descuento que concedes es un gasto financiero (530535); el que te conceden, un ingreso financiero (421040).",
      ],
      lesson: "En un pago con descuento la deuda baja por el total, aunque el dinero sea menos.",
    };
  },
);

export const TRADE: readonly ExerciseTemplate[] = [first, credit, returns, discounts];
