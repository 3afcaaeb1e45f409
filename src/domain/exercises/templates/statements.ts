import { bankTemplate, CHECK_SUMS, ONLY_QUESTIONS, RECORD_ALL } from "../parts/bank-template.ts";
import { CaseLedger, credits, debits } from "../parts/ledger.ts";
import { sayPesos } from "../parts/lines.ts";
import { askNumber, chooseInOrder } from "../parts/questions.ts";
import { introduce } from "../parts/setting.ts";
import { tradingBalances } from "../parts/trading-balances.ts";
import { caseClosing } from "../records/closing.ts";
import { contribution, cost, deposit, service } from "../records/money.ts";
import type { ExerciseTemplate } from "../template.ts";

const READ = `Mira los saldos con que empieza tu libro y responde. ${ONLY_QUESTIONS}`;

const ITEMS: readonly (readonly [item: string, place: string, why: string])[] = [
  ["Clientes que pagan en 60 días", "Activo corriente", "Se va a cobrar en menos de un año."],
  [
    "La bodega propia donde se guarda la mercancía",
    "Activo no corriente",
    "Se usa varios años y no es para vender.",
  ],
  ["Mercancía para la venta", "Activo corriente", "Se va a vender dentro del ciclo del negocio."],
  ["Préstamo bancario que vence en cuatro años", "Pasivo no corriente", "Se paga después de un año."],
  ["IVA por pagar de este bimestre", "Pasivo corriente", "Se paga en pocos meses."],
  ["Capital suscrito y pagado", "Patrimonio", "Es lo que aportaron los dueños."],
  [
    "Seguro pagado por los próximos ocho meses",
    "Activo corriente",
    "Es un derecho que se usa antes de un año.",
  ],
  ["Salarios del mes por pagar", "Pasivo corriente", "Se les deben a los trabajadores en el corto plazo."],
  ["Utilidad del ejercicio", "Patrimonio", "Lo ganado pertenece a los dueños."],
];
const PLACES = [
  "Activo corriente",
  "Activo no corriente",
  "Pasivo corriente",
  "Pasivo no corriente",
  "Patrimonio",
];

const classify = bankTemplate(
  {
    id: "statements-classify",
    title: "¿Dónde va en el estado de situación financiera?",
    topic: "statements",
    level: 2,
    minutes: 8,
    practises: ["corriente y no corriente", "clase de la cuenta"],
  },
  (s) => {
    const first = s.random.between(0, ITEMS.length - 1);
    const rows = [0, 1, 2, 3, 4].flatMap((step) => {
      const row = ITEMS[(first + step * 2) % ITEMS.length];
      return row ? [row] : [];
    });
    return {
      intro: [introduce(s), "Prepara su estado de situación financiera y clasifica sus partidas."],
      operations: [],
      todo: [`Elige el lugar de cada partida. ${ONLY_QUESTIONS}`],
      hints: ["Corriente: se cobra, se usa o se paga en los próximos doce meses."],
      asked: rows.map(([item, place, why], index) =>
        chooseInOrder(
          `item-${index + 1}`,
          `${item}:`,
          PLACES.map((each) => (each === place ? `*${each}` : each)),
          why,
        ),
      ),
      lesson: "Separar lo corriente muestra si la empresa puede pagar lo que vence pronto.",
    };
  },
);

const account = bankTemplate(
  {
    id: "statements-t-account",
    title: "De los asientos a la cuenta T de Caja",
    topic: "statements",
    level: 1,
    minutes: 12,
    practises: ["cuenta T", "saldo de una cuenta"],
  },
  (s) => {
    const start = s.amount(2_000_000, 4_000_000, 100_000);
    const [earned, spent] = [s.amount(600_000, 1_200_000, 50_000), s.amount(100_000, 300_000, 10_000)];
    const taken = s.amount(300_000, 900_000, 100_000);
    return {
      chart: "mini",
      intro: [
        `${s.person} abrió en ${s.city} un taller que arregla locales, como una S.A.S. No se registran impuestos.`,
      ],
      operations: [
        contribution(s, { date: s.on(1), amount: start, means: "cash" }),
        service(s, { date: s.on(6), amount: earned, means: "cash" }),
        cost({ date: s.on(12), amount: spent, means: "cash", kind: "stationery" }),
        deposit(s, s.on(20), taken),
      ],
      todo: [RECORD_ALL, "Dibuja la cuenta T de Caja y responde."],
      hints: [
        "A la izquierda de la T van los débitos; a la derecha, los créditos.",
        "Saldo = débitos − créditos en una cuenta de activo.",
      ],
      asked: [
        askNumber(
          "debits",
          "¿Cuánto suman los débitos de Caja?",
          start + earned,
          `${sayPesos(start)} + ${sayPesos(earned)}.`,
        ),
        askNumber(
          "balance",
          "¿Cuál es el saldo de Caja?",
          start + earned - spent - taken,
          "Débitos menos créditos.",
          { fromLedger: { plus: [debits("1105", "1001")] } },
        ),
      ],
      lesson: "La cuenta T junta lo que los asientos le hicieron a una sola cuenta.",
    };
  },
);

const income = bankTemplate(
  {
    id: "statements-income",
    title: "Las utilidades del estado de resultados",
    topic: "statements",
    level: 3,
    minutes: 12,
    month: 12,
    practises: ["estado de resultados", "utilidad bruta"],
  },
  (s) => {
    const { amounts, profit, opening } = tradingBalances(s);
    const gross = amounts.sales - amounts.returns - amounts.goods;
    const operating = gross - amounts.admin - amounts.selling;
    return {
      intro: [introduce(s), "Estos son sus saldos antes de cerrar el año."],
      opening,
      operations: [],
      todo: [READ],
      hints: [
        "Ventas netas = ventas − devoluciones.",
        "La utilidad operacional no lleva ni intereses pagados ni rendimientos ganados.",
      ],
      asked: [
        askNumber(
          "net",
          "¿Cuánto son las ventas netas?",
          amounts.sales - amounts.returns,
          "4135 menos 4175.",
          { fromLedger: { plus: [credits("41")] } },
        ),
        askNumber("gross", "¿Cuánto es la utilidad bruta?", gross, "Ventas netas menos costo de ventas.", {
          fromLedger: { plus: [credits("41")], minus: [debits("6")] },
        }),
        askNumber(
          "operating",
          "¿Cuánto es la utilidad operacional?",
          operating,
          "Utilidad bruta menos gastos de administración y de ventas.",
          { fromLedger: { plus: [credits("41")], minus: [debits("6"), debits("51", "52")] } },
        ),
        askNumber(
          "before-tax",
          "¿Cuánto es la utilidad antes de impuestos?",
          profit,
          "Utilidad operacional más rendimientos menos intereses.",
          { fromLedger: { plus: [credits("4")], minus: [debits("5", "6")] } },
        ),
      ],
      lesson:
        "Cada escalón del estado de resultados responde otra pregunta: margen, operación, financiación.",
    };
  },
);

const position = bankTemplate(
  {
    id: "statements-position",
    title: "Las cifras del estado de situación financiera",
    topic: "statements",
    level: 3,
    minutes: 12,
    month: 12,
    practises: ["corriente y no corriente", "ecuación contable"],
  },
  (s) => {
    const found = tradingBalances(s);
    const { position: held, worn, assets, liabilities, profit } = found;
    const current = held.cash + held.owed + held.stock;
    return {
      intro: [
        introduce(s),
        "Estos son sus saldos antes de cerrar el año. El préstamo bancario vence en tres años.",
      ],
      opening: found.opening,
      operations: [],
      todo: [READ],
      hints: [
        "1592 resta de los equipos.",
        "Antes de cerrar, el resultado del año todavía está en las clases 4, 5 y 6: hace parte del patrimonio.",
      ],
      asked: [
        askNumber("current", "¿Cuánto suma el activo corriente?", current, "Bancos, clientes e inventario.", {
          fromLedger: { plus: [debits("11", "13", "14")] },
        }),
        askNumber(
          "gear",
          "¿Cuánto valen en libros los equipos?",
          held.gear - worn,
          "Costo menos depreciación acumulada.",
          { fromLedger: { plus: [debits("15")] } },
        ),
        askNumber("liabilities", "¿Cuánto suman los pasivos?", liabilities, "Proveedores y bancos.", {
          fromLedger: { plus: [credits("2")] },
        }),
        askNumber(
          "equity",
          "¿Cuánto es el patrimonio con el resultado del año?",
          assets - liabilities,
          `Activo de ${sayPesos(assets)} menos pasivo de ${sayPesos(liabilities)}; incluye la utilidad de ${sayPesos(profit)}.`,
          { fromLedger: { plus: [credits("3", "4")], minus: [debits("5", "6")] } },
        ),
      ],
      lesson: "Si el activo no es igual al pasivo más el patrimonio, busca primero el resultado del año.",
    };
  },
);

const closing = bankTemplate(
  {
    id: "statements-closing",
    title: "Asientos de cierre del año",
    topic: "statements",
    level: 4,
    minutes: 25,
    month: 12,
    practises: ["cierre del año", "naturaleza de la cuenta"],
  },
  (s) => {
    const { opening, profit } = tradingBalances(s);
    const ledger = new CaseLedger();
    ledger.post(opening);
    return {
      intro: [
        introduce(s),
        "Estos son sus saldos antes de cerrar el año. Ya hizo sus ajustes y no se calcula el impuesto de renta.",
      ],
      opening,
      operations: caseClosing(s.to, ledger),
      todo: ["Cierra ingresos, costos y gastos contra 5905 y lleva el resultado al patrimonio.", CHECK_SUMS],
      hints: [
        "Una cuenta se cierra con el lado contrario de su saldo.",
        "Las devoluciones en ventas tienen saldo débito: se cierran con los gastos.",
      ],
      asked: [
        askNumber("result", "¿De cuánto es la utilidad del ejercicio?", profit, "Lo que 5905 pasa a 3605.", {
          fromLedger: { plus: [credits("36")] },
        }),
      ],
      lesson: "Después del cierre solo quedan con saldo el activo, el pasivo y el patrimonio.",
    };
  },
);

export const STATEMENTS: readonly ExerciseTemplate[] = [account, classify, income, position, closing];
