import {
  BOOK_BEGINS,
  bankTemplate,
  CHECK_SUMS,
  RECORD_ALL,
  TAXED_PERPETUAL,
} from "../parts/bank-template.ts";
import { going } from "../parts/ledger.ts";
import { choose } from "../parts/questions.ts";
import { introduce } from "../parts/setting.ts";
import { cost } from "../records/money.ts";
import { purchase, sale } from "../records/trade.ts";
import type { ExerciseTemplate } from "../template.ts";

const KEEPS = "Es agente de retención en la fuente y sus proveedores declaran renta.";

const atPurchase = bankTemplate(
  {
    id: "withholding-purchase",
    title: "Retención en la fuente al comprar",
    topic: "withholding",
    level: 3,
    minutes: 12,
    practises: ["base de la retención", "bruto y neto"],
  },
  (s) => ({
    intro: [
      introduce(s),
      TAXED_PERPETUAL,
      KEEPS,
      "Por compras retiene el 2,5% del valor sin IVA.",
      BOOK_BEGINS,
    ],
    opening: going({ "1105": 1_500_000, "1110": 6_000_000 }),
    operations: [
      purchase(s, {
        date: s.on(5),
        base: s.amount(2_000_000, 6_000_000, 400_000),
        means: "credit",
        vat: "general",
        withholder: "income",
      }),
      purchase(s, { date: s.on(17), base: 400_000, means: "cash", vat: "general", withholder: "income" }),
    ],
    todo: [
      RECORD_ALL,
      CHECK_SUMS,
      "En cada compra mira si el valor llega a la base mínima de 10 UVT ($ 524.000 en 2026).",
    ],
    hints: [
      "La base de la retención es el valor antes de IVA.",
      "Al proveedor se le debe el total de la factura menos lo retenido.",
      "Por debajo de la base mínima no se retiene.",
    ],
    rates: { vat: 19, withholding: 2.5 },
    lesson: "Lo retenido sale de lo que se le paga al proveedor y se le debe a la DIAN (2365).",
  }),
);

const services = bankTemplate(
  {
    id: "withholding-services",
    title: "Retención en arriendos, servicios y honorarios",
    topic: "withholding",
    level: 3,
    minutes: 18,
    practises: ["base de la retención", "IVA separado"],
  },
  (s) => ({
    intro: [
      introduce(s),
      "Es responsable de IVA.",
      KEEPS,
      "Retiene el 3,5% en arriendos de inmuebles, el 4% en servicios y el 11% en honorarios, sobre el valor sin IVA.",
      BOOK_BEGINS,
    ],
    opening: going({ "1110": 9_000_000 }),
    operations: [
      cost({
        date: s.on(3),
        amount: s.amount(1_200_000, 2_400_000, 200_000),
        means: "bank",
        kind: "rent",
        vat: true,
        withheld: true,
      }),
      cost({
        date: s.on(10),
        amount: s.amount(300_000, 900_000, 100_000),
        means: "credit",
        kind: "advertising",
        vat: true,
        withheld: true,
      }),
      cost({
        date: s.on(18),
        amount: s.amount(1_000_000, 3_000_000, 500_000),
        means: "credit",
        kind: "fees",
        vat: true,
        withheld: true,
      }),
    ],
    todo: [RECORD_ALL, CHECK_SUMS],
    hints: [
      "Cada concepto tiene su tarifa y su subcuenta en 2365.",
      "La retención se calcula sobre el valor antes de IVA.",
    ],
    rates: { vat: 19 },
    lesson: "La tarifa de retención depende de qué se paga; la base, casi siempre, es el valor sin IVA.",
  }),
);

const atSale = bankTemplate(
  {
    id: "withholding-sale",
    title: "Cuando el cliente retiene",
    topic: "withholding",
    level: 3,
    minutes: 12,
    practises: ["anticipo de impuestos", "bruto y neto"],
  },
  (s) => {
    const base = s.amount(4_000_000, 9_000_000, 1_000_000);
    return {
      intro: [
        introduce(s),
        TAXED_PERPETUAL,
        "Declara renta, y el cliente de esta venta es agente de retención: retiene el 2,5% por compras.",
        BOOK_BEGINS,
      ],
      opening: going({ "1110": 3_000_000, "1435": 8_000_000 }),
      operations: [
        sale(s, {
          date: s.on(9),
          base,
          means: "credit",
          vat: "general",
          withholder: "income",
          cost: (base * 65) / 100,
        }),
      ],
      todo: [RECORD_ALL, CHECK_SUMS],
      hints: [
        "Lo que te retienen es un impuesto pagado por anticipado: un activo, en 1355.",
        "El cliente debe el total de la factura menos lo retenido.",
      ],
      rates: { vat: 19, withholding: 2.5 },
      asked: [
        choose(
          s.random,
          "kind",
          "¿Qué es para la empresa lo que el cliente le retuvo?",
          [
            "*Un activo: un anticipo de su impuesto de renta",
            "Un pasivo con la DIAN",
            "Un gasto del período",
            "Un menor ingreso",
          ],
          "Se resta del impuesto de renta cuando la empresa declare: es un anticipo, 135515.",
        ),
      ],
      lesson: "2365 es lo que retienes a otros (pasivo); 1355, lo que otros te retienen (activo).",
    };
  },
);

const large = bankTemplate(
  {
    id: "withholding-large",
    title: "Retefuente, reteIVA y reteICA a la vez",
    topic: "withholding",
    level: 4,
    minutes: 20,
    practises: ["base de la retención", "reteIVA", "reteICA"],
  },
  (s) => ({
    intro: [
      introduce({ ...s, city: "Bogotá" }),
      TAXED_PERPETUAL,
      "Es gran contribuyente y agente de retención en Bogotá. Por compras retiene renta del 2,5% sobre el valor sin IVA, el 15% del IVA y 11,04 por mil de ICA (1,104%) sobre el valor sin IVA. Sus proveedores no son grandes contribuyentes. A la empresa de energía no le retiene: es autorretenedora.",
      BOOK_BEGINS,
    ],
    opening: going({ "1110": 15_000_000 }),
    operations: [
      purchase(s, {
        date: s.on(6),
        base: s.amount(5_000_000, 12_000_000, 1_000_000),
        means: "credit",
        vat: "general",
        withholder: "large",
      }),
      cost({ date: s.on(20), amount: s.amount(1_000_000, 2_000_000, 500_000), means: "bank", kind: "power" }),
    ],
    todo: [RECORD_ALL, CHECK_SUMS],
    hints: [
      "El reteIVA se calcula sobre el IVA, no sobre el precio.",
      "Por mil es la décima parte de por ciento: 11,04 por mil es 1,104%.",
    ],
    rates: { vat: 19, withholding: 2.5 },
    lesson: "Cada retención tiene su base: renta e ICA, el valor sin IVA; reteIVA, el IVA.",
  }),
);

const largeSale = bankTemplate(
  {
    id: "withholding-large-sale",
    title: "Vender a un gran contribuyente de Bogotá",
    topic: "withholding",
    level: 4,
    minutes: 15,
    practises: ["anticipo de impuestos", "reteIVA", "reteICA"],
  },
  (s) => {
    const base = s.amount(5_000_000, 12_000_000, 1_000_000);
    return {
      intro: [
        introduce({ ...s, city: "Bogotá" }),
        TAXED_PERPETUAL,
        "No es gran contribuyente. Su cliente sí lo es y le retiene renta (2,5% del valor sin IVA), IVA (15% del IVA) e ICA (11,04 por mil del valor sin IVA).",
        BOOK_BEGINS,
      ],
      opening: going({ "1110": 3_000_000, "1435": 10_000_000 }),
      operations: [
        sale(s, {
          date: s.on(14),
          base,
          means: "credit",
          vat: "general",
          withholder: "large",
          cost: (base * 65) / 100,
        }),
      ],
      todo: [RECORD_ALL, CHECK_SUMS],
      hints: [
        "Las tres retenciones son activos: 135515, 135517 y 135518.",
        "El cliente debe la factura menos las tres retenciones.",
      ],
      rates: { vat: 19, withholding: 2.5 },
      lesson: "Aunque el cliente pague menos, el ingreso y el IVA generado se registran completos.",
    };
  },
);

export const WITHHOLDING_EXERCISES: readonly ExerciseTemplate[] = [
  atPurchase,
  services,
  atSale,
  large,
  largeSale,
];
