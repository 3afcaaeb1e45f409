import {
  BOOK_BEGINS,
  bankTemplate,
  CHECK_SUMS,
  RECORD_ALL,
  TAXED_PERPETUAL,
} from "../parts/bank-template.ts";
import { going } from "../parts/ledger.ts";
import { askNumber, choose } from "../parts/questions.ts";
import { atGrocer, introduce } from "../parts/setting.ts";
import { purchaseReturn, saleReturn } from "../records/returns.ts";
import { purchase, sale } from "../records/trade.ts";
import type { ExerciseTemplate } from "../template.ts";

const VAT_HINTS = [
  "El IVA no es costo ni ingreso: va a la cuenta 2408.",
  "En la compra el IVA va en el Debe (descontable); en la venta, en el Haber (generado).",
];
const general = bankTemplate(
  {
    id: "vat-general",
    title: "IVA del 19% al comprar y al vender",
    topic: "vat",
    level: 2,
    minutes: 12,
    practises: ["IVA separado", "costo de venta"],
  },
  (s) => {
    const bought = s.amount(2_000_000, 5_000_000, 500_000);
    // Never the same as what was bought, so that a balance is left.
    const sold = s.amount(3_000_000, 6_000_000, 500_000) + 200_000;
    const owed = ((sold - bought) * 19) / 100;
    return {
      intro: [introduce(s), TAXED_PERPETUAL, "No practica retenciones ni le retienen.", BOOK_BEGINS],
      opening: going({ "1110": 8_000_000, "1435": 3_000_000 }),
      operations: [
        purchase(s, { date: s.on(3), base: bought, means: "bank", vat: "general" }),
        sale(s, { date: s.on(12), base: sold, means: "bank", vat: "general", cost: sold / 2 }),
      ],
      todo: [RECORD_ALL, CHECK_SUMS, "Calcula el saldo de la cuenta del IVA."],
      hints: VAT_HINTS,
      rates: { vat: 19 },
      asked: [
        askNumber(
          "balance",
          "¿Cuál es el saldo de 2408 al terminar? Escribe con signo menos un saldo a favor.",
          owed,
          "IVA generado en la venta menos IVA descontable de la compra.",
          {
            fromLedger: { plus: [{ accounts: ["2408"], side: "credit" }] },
          },
        ),
      ],
      lesson:
        "La empresa recauda el IVA para la DIAN: paga la diferencia entre el que cobra y el que le cobran.",
    };
  },
);

const mixedRates = bankTemplate(
  {
    id: "vat-rates",
    title: "Tarifas de IVA: 19%, 5% y exentos",
    topic: "vat",
    level: 3,
    minutes: 18,
    practises: ["IVA separado", "tarifa de IVA"],
  },
  (setting) => {
    const s = atGrocer(setting);
    const base = () => s.amount(1_000_000, 4_000_000, 200_000);
    const [one, two, three] = [base(), base(), base()];
    return {
      intro: [
        introduce(s),
        TAXED_PERPETUAL,
        "Vende unos productos a la tarifa general, otros a la reducida y otros exentos. No practica retenciones ni le retienen.",
        BOOK_BEGINS,
      ],
      opening: going({ "1110": 5_000_000, "1435": 4_000_000 }),
      operations: [
        purchase(s, { date: s.on(2), base: one, means: "credit", vat: "general" }),
        purchase(s, { date: s.on(4), base: two, means: "credit", vat: "reduced" }),
        sale(s, { date: s.on(11), base: one, means: "credit", vat: "general", cost: one / 2 }),
        sale(s, { date: s.on(15), base: two, means: "cash", vat: "reduced", cost: two / 2 }),
        sale(s, { date: s.on(18), base: three, means: "bank", vat: "exempt", cost: three / 2 }),
      ],
      todo: [RECORD_ALL, CHECK_SUMS],
      hints: [...VAT_HINTS, "Una venta exenta no lleva IVA: su tarifa es 0%."],
      rates: { vat: 19 },
      asked: [
        choose(
          s.random,
          "exempt",
          "¿Qué diferencia a un bien exento de uno excluido?",
          [
            "*Quien produce exentos puede descontar el IVA de sus compras; quien produce excluidos, no",
            "El exento paga IVA del 5%",
            "El excluido paga IVA del 19%",
            "Ninguna: son lo mismo",
          ],
          "Ninguno de los dos cobra IVA al vender. El productor o exportador de exentos descuenta el IVA de sus compras (ET arts. 477 y 481); el de excluidos lo lleva al costo (ET art. 424).",
        ),
      ],
      lesson: "Cada bien tiene su tarifa, y el IVA se calcula sobre el precio antes de impuestos.",
    };
  },
);

const vatReturns = bankTemplate(
  {
    id: "vat-returns",
    title: "Devoluciones con IVA",
    topic: "vat",
    level: 3,
    minutes: 15,
    practises: ["IVA separado", "devoluciones"],
  },
  (s) => {
    const bought = s.amount(3_000_000, 7_000_000, 500_000);
    const sold = s.amount(2_000_000, 5_000_000, 500_000);
    return {
      intro: [introduce(s), TAXED_PERPETUAL, "No practica retenciones ni le retienen.", BOOK_BEGINS],
      opening: going({ "1110": 5_000_000, "1435": 3_000_000 }),
      operations: [
        purchase(s, { date: s.on(2), base: bought, means: "credit", vat: "general" }),
        purchaseReturn(s, { date: s.on(6), base: bought / 5, vat: "general" }),
        sale(s, { date: s.on(13), base: sold, means: "credit", vat: "general", cost: (sold * 6) / 10 }),
        saleReturn(s, { date: s.on(19), base: sold / 10, cost: (sold * 6) / 100, vat: "general" }),
      ],
      todo: [RECORD_ALL, CHECK_SUMS],
      hints: [...VAT_HINTS, "Si se devuelve la mercancía, se devuelve también su IVA."],
      rates: { vat: 19 },
      lesson: "El IVA sigue a la mercancía: si ella vuelve, el IVA también.",
    };
  },
);

export const VAT_EXERCISES: readonly ExerciseTemplate[] = [general, mixedRates, vatReturns];
