import { BOOK_BEGINS, bankTemplate, CHECK_SUMS, ON_LAST_DAY } from "../parts/bank-template.ts";
import { going } from "../parts/ledger.ts";
import { sayPesos } from "../parts/lines.ts";
import { askNumber, choose } from "../parts/questions.ts";
import { introduce } from "../parts/setting.ts";
import {
  advanceReceived,
  depreciation,
  impairment,
  incomeEarned,
  interestDue,
  prepaid,
  prepaidUsed,
  stockShortage,
} from "../records/adjustments.ts";
import type { ExerciseTemplate } from "../template.ts";

const ADJUST = `Registra cada ajuste en el libro diario, ${ON_LAST_DAY}.`;

const worn = bankTemplate(
  {
    id: "adjustments-depreciation",
    title: "Depreciación en línea recta",
    topic: "adjustments",
    level: 2,
    minutes: 12,
    practises: ["depreciación", "cuenta que resta"],
  },
  (s) => {
    const value = s.random.between(2, 6) * 1_200_000;
    const desk = s.random.between(1, 4) * 1_200_000;
    const [month, years] = [Math.round(value / 60), 5];
    return {
      intro: [introduce(s), BOOK_BEGINS],
      opening: going({ "1110": 4_000_000, "1524": desk, "1528": value }),
      operations: [
        depreciation(s.to, { kind: "computer", value, years, months: 1 }),
        depreciation(s.to, { kind: "furniture", value: desk, years: 10, months: 1 }),
      ],
      todo: [ADJUST, CHECK_SUMS],
      hints: [
        "Depreciación del mes = costo ÷ meses de vida útil.",
        "La depreciación acumulada (1592) resta del activo: aumenta en el Haber.",
      ],
      asked: [
        askNumber(
          "book",
          "¿Cuánto valen en libros los equipos de cómputo después de dos años completos de depreciación?",
          value - month * 24,
          `${sayPesos(value)} menos 24 cuotas de ${sayPesos(month)} (${years} años son 60 meses).`,
        ),
      ],
      lesson: "El costo del bien queda intacto en su cuenta; lo gastado se acumula aparte.",
    };
  },
);

const insured = bankTemplate(
  {
    id: "adjustments-prepaid",
    title: "El seguro que se paga por anticipado",
    topic: "adjustments",
    level: 2,
    minutes: 12,
    practises: ["causación", "activo y gasto"],
  },
  (s) => {
    const monthly = s.amount(80_000, 240_000, 20_000);
    return {
      intro: [introduce(s), "No se registran impuestos.", BOOK_BEGINS],
      opening: going({ "1110": 5_000_000 }),
      operations: [
        prepaid(s.on(1), monthly, 12),
        prepaidUsed(s.to, { paid: monthly * 12, months: 12, used: 1 }),
      ],
      todo: ["Registra el pago y el ajuste del mes, cada uno con su fecha.", CHECK_SUMS],
      hints: [
        "Al pagar todavía no se ha usado nada: es un activo, 1705.",
        "Cada mes pasa al gasto la doceava parte.",
      ],
      asked: [
        askNumber(
          "left",
          "¿Cuánto seguro queda por usar al terminar el mes?",
          monthly * 11,
          `Quedan 11 meses de ${sayPesos(monthly)}.`,
          { fromLedger: { plus: [{ accounts: ["1705"], side: "debit" }] } },
        ),
      ],
      lesson: "Pagar no es gastar: el gasto es de los meses en que se usa lo pagado.",
    };
  },
);

const accruals = bankTemplate(
  {
    id: "adjustments-accruals",
    title: "Intereses por pagar y arriendos ganados",
    topic: "adjustments",
    level: 3,
    minutes: 15,
    practises: ["causación", "ingreso y cobro"],
  },
  (s) => {
    const capital = s.amount(10_000_000, 30_000_000, 1_000_000);
    const monthly = s.random.pick([1, 1.5, 2]);
    const received = s.amount(600_000, 1_200_000) * 6;
    return {
      intro: [introduce(s), "Cierra el mes y ajusta sus cuentas. No se registran impuestos.", BOOK_BEGINS],
      opening: going({ "1110": 12_000_000, "1516": 60_000_000 }, { "2105": capital, "270515": received }),
      operations: [
        interestDue(s, s.to, capital, monthly),
        incomeEarned(s.to, {
          received,
          months: 6,
          earned: s.random.between(1, 3),
        }),
      ],
      todo: [ADJUST, CHECK_SUMS],
      hints: [
        "El tiempo ya pasó: el interés ya se debe, aunque se pague después.",
        "Del arriendo cobrado por anticipado se gana una parte cada mes.",
      ],
      asked: [
        choose(
          s.random,
          "basis",
          "¿Qué principio piden estos ajustes?",
          ["*Causación o devengo", "Caja", "Costo histórico", "Prudencia con los ingresos futuros"],
          "Los hechos se registran cuando ocurren, no cuando se paga o se cobra.",
        ),
      ],
      lesson: "Al cerrar el mes se registra lo que pasó con el tiempo, aunque no haya una factura.",
    };
  },
);

const doubtful = bankTemplate(
  {
    id: "adjustments-impairment",
    title: "Cartera que no se espera cobrar",
    topic: "adjustments",
    level: 3,
    minutes: 10,
    practises: ["deterioro", "cuenta que resta"],
  },
  (s) => {
    const owed = s.amount(10_000_000, 40_000_000, 2_000_000);
    const percent = s.random.pick([5, 10, 15]);
    return {
      intro: [introduce(s), BOOK_BEGINS],
      opening: going({ "1110": 4_000_000, "1305": owed }),
      operations: [impairment(s.to, owed, percent)],
      todo: [ADJUST, CHECK_SUMS],
      hints: ["La cuenta Clientes no se toca: el deterioro va en 1399.", "El gasto es 5199, provisiones."],
      asked: [
        askNumber(
          "net",
          "¿Por cuánto aparece la cartera en el estado de situación financiera?",
          owed - (owed * percent) / 100,
          `${sayPesos(owed)} menos su deterioro.`,
        ),
      ],
      lesson: "El deterioro resta de la cartera sin perdonarle nada al cliente.",
    };
  },
);

const several = bankTemplate(
  {
    id: "adjustments-month-end",
    title: "Los ajustes de un cierre de mes",
    topic: "adjustments",
    level: 4,
    minutes: 25,
    practises: ["causación", "depreciación", "deterioro", "conteo físico"],
  },
  (s) => {
    const advance = s.amount(1_000_000, 3_000_000, 500_000);
    const van = s.random.between(3, 8) * 12_000_000;
    const premium = s.amount(100_000, 300_000, 10_000) * 12;
    const used = s.random.between(1, 3);
    const debt = s.amount(8_000_000, 20_000_000, 1_000_000);
    const owed = s.amount(10_000_000, 30_000_000, 1_000_000);
    const [missing, unitCost] = [s.random.between(2, 6), s.amount(20_000, 90_000, 5_000)];
    return {
      intro: [
        introduce(s),
        "Antes de sacar sus estados financieros del mes revisa lo que falta por registrar. No se registran impuestos.",
        BOOK_BEGINS,
      ],
      opening: going(
        {
          "1110": 6_000_000,
          "1305": owed,
          "1435": unitCost * 100,
          "1540": van,
          "170520": premium,
        },
        { "2105": debt },
      ),
      operations: [
        advanceReceived(s, s.on(24), advance),
        depreciation(s.to, { kind: "vehicle", value: van, years: 10, months: 1 }),
        prepaidUsed(s.to, { paid: premium, months: 12, used }),
        interestDue(s, s.to, debt, 1.5),
        impairment(s.to, owed, 5),
        stockShortage(s, s.to, missing, unitCost),
      ],
      todo: ["Registra el anticipo y los ajustes, cada uno en su asiento.", CHECK_SUMS],
      hints: [
        "Un anticipo recibido es una deuda: no es ingreso todavía.",
        "Cada ajuste toca una cuenta del balance y una de resultados.",
        "En ningún ajuste entra ni sale dinero.",
      ],
      asked: [
        choose(
          s.random,
          "cash",
          "¿Cuál de estas operaciones movió dinero?",
          [
            "*El anticipo del cliente",
            "La depreciación",
            "El deterioro de la cartera",
            "El faltante de inventario",
          ],
          "Los ajustes reparten o corrigen valores; solo el anticipo entró al banco.",
        ),
      ],
      lesson: "Los ajustes ponen cada ingreso y cada gasto en el mes al que pertenecen.",
    };
  },
);

export const ADJUSTMENTS: readonly ExerciseTemplate[] = [worn, insured, accruals, doubtful, several];
