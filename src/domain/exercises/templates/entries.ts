import { bankTemplate, CHECK_SUMS, NO_TAX, RECORD_ALL } from "../parts/bank-template.ts";
import { askNumber, choose } from "../parts/questions.ts";
import { introduce } from "../parts/setting.ts";
import {
  assetPurchase,
  contribution,
  cost,
  debtPayment,
  deposit,
  instalment,
  loan,
  service,
} from "../records/money.ts";
import type { ExerciseTemplate } from "../template.ts";

const HINTS = [
  "Busca primero las dos cosas que cambian: qué entra y qué sale, o qué se gana y qué se debe.",
  "Lo que aumenta en el Debe: activos y gastos. Lo que aumenta en el Haber: pasivos, patrimonio e ingresos.",
];

const expenses = bankTemplate(
  {
    id: "entries-expenses",
    title: "Gastos pagados y por pagar",
    topic: "entries",
    level: 1,
    minutes: 10,
    practises: ["gasto y deuda", "lado del asiento"],
  },
  (s) => {
    const power = s.amount(150_000, 450_000, 10_000);
    return {
      chart: "journal",
      intro: [introduce(s), `${NO_TAX} Toma como administrativos los gastos de la oficina.`],
      operations: [
        contribution(s, { date: s.on(1), amount: s.amount(5_000_000, 9_000_000, 500_000), means: "cash" }),
        cost({ date: s.on(8), amount: power, means: "credit", kind: "power" }),
        cost({
          date: s.on(14),
          amount: s.amount(80_000, 240_000, 10_000),
          means: "cash",
          kind: "stationery",
        }),
        debtPayment({ date: s.on(21), amount: power, means: "cash" }),
      ],
      todo: [RECORD_ALL, CHECK_SUMS],
      hints: HINTS,
      lesson: "El gasto se registra una sola vez: al recibirlo. Pagar después solo cancela la deuda.",
    };
  },
);

const services = bankTemplate(
  {
    id: "entries-services",
    title: "Ingresos cobrados y por cobrar",
    topic: "entries",
    level: 1,
    minutes: 10,
    practises: ["ingreso y cobro", "lado del asiento"],
  },
  (s) => {
    const due = s.amount(600_000, 1_500_000);
    return {
      chart: "mini",
      intro: [`${s.person} abrió en ${s.city} un taller que arregla locales, como una S.A.S. ${NO_TAX}`],
      operations: [
        contribution(s, { date: s.on(1), amount: s.amount(4_000_000, 8_000_000, 500_000), means: "bank" }),
        service(s, { date: s.on(7), amount: s.amount(500_000, 1_200_000), means: "cash" }),
        service(s, { date: s.on(15), amount: due, means: "credit" }),
        deposit(s, s.on(22), 400_000),
      ],
      todo: [RECORD_ALL, CHECK_SUMS],
      hints: HINTS,
      asked: [
        choose(
          s.random,
          "earned",
          "¿Cuándo se gana el ingreso del trabajo que quedó por cobrar?",
          ["*Cuando se presta el servicio", "Cuando el cliente paga", "Cuando termina el año"],
          "Por causación, el ingreso se registra al prestar el servicio; cobrar después solo cambia la cartera por dinero.",
        ),
      ],
      lesson: "El ingreso es de cuando se trabaja, no de cuando se cobra.",
    };
  },
);

const debts = bankTemplate(
  {
    id: "entries-debts",
    title: "Un préstamo y su primera cuota",
    topic: "entries",
    level: 2,
    minutes: 12,
    practises: ["capital e intereses", "activo y gasto"],
  },
  (s) => {
    const amount = s.amount(6_000_000, 12_000_000, 1_000_000);
    const capital = amount / 10;
    const interest = (amount * 2) / 100;
    return {
      intro: [introduce(s), NO_TAX],
      operations: [
        loan(s, s.on(3), amount),
        assetPurchase({
          date: s.on(6),
          amount: s.amount(1_800_000, 3_600_000, 300_000),
          means: "bank",
          kind: "computer",
        }),
        instalment(s, s.on(27), capital, interest),
      ],
      todo: [RECORD_ALL, CHECK_SUMS, "Di cuánto se le debe todavía al banco."],
      hints: HINTS,
      asked: [
        askNumber(
          "owed",
          "¿Cuánto capital se le debe todavía al banco?",
          amount - capital,
          "Lo prestado menos el abono a capital; los intereses no bajan la deuda.",
          {
            fromLedger: { plus: [{ accounts: ["21"], side: "credit" }] },
          },
        ),
      ],
      lesson: "De la cuota de un préstamo, el capital baja la deuda y los intereses son gasto.",
    };
  },
);

const mixed = bankTemplate(
  {
    id: "entries-mixed",
    title: "La primera quincena de un taller",
    topic: "entries",
    level: 2,
    minutes: 15,
    practises: ["elección de la cuenta", "lado del asiento"],
  },
  (s) => {
    const rent = s.amount(900_000, 1_600_000);
    return {
      intro: [`${s.person} es accionista de un taller de arreglos locativos en ${s.city}. ${NO_TAX}`],
      operations: [
        contribution(s, { date: s.on(1), amount: s.amount(9_000_000, 15_000_000, 1_000_000), means: "bank" }),
        assetPurchase({
          date: s.on(2),
          amount: s.amount(900_000, 2_000_000),
          means: "credit",
          kind: "furniture",
        }),
        cost({ date: s.on(3), amount: rent, means: "bank", kind: "rent" }),
        service(s, { date: s.on(9), amount: s.amount(1_500_000, 3_000_000), means: "credit" }),
        cost({
          date: s.on(12),
          amount: s.amount(200_000, 500_000, 50_000),
          means: "credit",
          kind: "advertising",
        }),
      ],
      todo: [RECORD_ALL, CHECK_SUMS],
      hints: [...HINTS, "El escritorio no se compra para venderlo: no es inventario."],
      lesson:
        "Antes de escribir, decide si lo recibido se va a usar, vender o consumir: de eso depende la cuenta.",
    };
  },
);

export const ENTRIES: readonly ExerciseTemplate[] = [expenses, services, debts, mixed];
