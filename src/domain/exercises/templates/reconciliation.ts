import { bankTemplate, CHECK_SUMS } from "../parts/bank-template.ts";
import { debits, opened } from "../parts/ledger.ts";
import { cr, dr, recorded, sayPesos } from "../parts/lines.ts";
import { askNumber } from "../parts/questions.ts";
import { introduce, type Setting } from "../parts/setting.ts";
import { askedOnTheWay, returnedCheque, toldOnTheWay } from "../records/cheques.ts";
import { bankCharges, bankInterest } from "../records/money.ts";
import { collection } from "../records/trade.ts";
import type { ExerciseTemplate } from "../template.ts";

const ONLY_BOOKS = "Registra en los libros lo que el banco ya hizo y la empresa no había registrado.";
const AS_IT_IS = "Toma los valores como los da el banco: no se separan IVA ni retenciones.";
const HINTS = [
  "Lo que el banco sabe y los libros no, se registra en los libros.",
  "Lo que los libros saben y el banco todavía no, no se registra otra vez: queda en la conciliación.",
];

function bookOf(s: Setting) {
  const bank = s.amount(6_000_000, 15_000_000, 500_000);
  const owed = s.amount(2_000_000, 4_000_000, 500_000);
  return { bank, owed, opening: opened({ "1110": bank, "1305": owed }, { "3105": bank + owed }) };
}

const notes = bankTemplate(
  {
    id: "reconciliation-notes",
    title: "Notas débito y crédito del banco",
    topic: "reconciliation",
    level: 3,
    minutes: 15,
    practises: ["conciliación bancaria", "gastos bancarios"],
  },
  (s) => {
    const { bank, owed, opening } = bookOf(s);
    const fee = s.amount(12_000, 40_000, 1_000);
    const moved = s.amount(2_000_000, 6_000_000, 500_000);
    const earned = s.amount(8_000, 30_000, 1_000);
    const tax = (moved * 4) / 1000;
    return {
      intro: [
        introduce(s),
        `Sus libros dicen que tiene ${sayPesos(bank)} en ${s.bank}. Al recibir el extracto encuentra movimientos que no había registrado. ${AS_IT_IS}`,
      ],
      opening,
      operations: [
        collection(s, { date: s.on(18), amount: owed, means: "bank" }),
        bankCharges(s, s.on(30), fee, moved),
        bankInterest(s, s.on(30), earned),
      ],
      todo: [ONLY_BOOKS, CHECK_SUMS],
      hints: [...HINTS, "Nota débito del banco: le quita dinero a la cuenta. Nota crédito: le agrega."],
      asked: [
        askNumber(
          "balance",
          "¿Cuál es el saldo de Bancos en libros después de los registros?",
          bank + owed - fee - tax + earned,
          "Saldo en libros más la transferencia del cliente y los rendimientos, menos la comisión y el 4 por mil.",
          { fromLedger: { plus: [debits("1110")] } },
        ),
      ],
      lesson: "La conciliación empieza por registrar lo que el banco hizo sin avisar.",
    };
  },
);

const pending = bankTemplate(
  {
    id: "reconciliation-balance",
    title: "Cheques pendientes y consignaciones en tránsito",
    topic: "reconciliation",
    level: 4,
    minutes: 20,
    practises: ["conciliación bancaria", "partidas pendientes"],
  },
  (s) => {
    const { bank, opening } = bookOf(s);
    const [cheque, transit] = [s.amount(400_000, 900_000, 50_000), s.amount(300_000, 800_000, 50_000)];
    const fee = s.amount(12_000, 40_000, 1_000);
    const moved = s.amount(2_000_000, 5_000_000, 500_000);
    const right = bank - fee - (moved * 4) / 1000;
    const way = { statement: right + cheque - transit, cheque, transit, right };
    return {
      intro: [
        introduce(s),
        `Sus libros dicen que tiene ${sayPesos(bank)} en ${s.bank}; el extracto dice ${sayPesos(way.statement)}. ${toldOnTheWay(way)} ${AS_IT_IS}`,
      ],
      opening,
      operations: [bankCharges(s, s.on(30), fee, moved)],
      todo: [ONLY_BOOKS, "Concilia los dos saldos en una hoja y responde."],
      hints: [
        ...HINTS,
        "Saldo del extracto − cheques sin cobrar + consignaciones en tránsito = saldo conciliado.",
      ],
      asked: askedOnTheWay(s, way),
      lesson: "Dos saldos distintos pueden estar bien: solo les falta tiempo.",
    };
  },
);

const slip = bankTemplate(
  {
    id: "reconciliation-slip",
    title: "Un error en libros que muestra el extracto",
    topic: "reconciliation",
    level: 4,
    minutes: 15,
    practises: ["conciliación bancaria", "transposición"],
  },
  (s) => {
    const { bank, opening } = bookOf(s);
    const [high, low] = [s.random.between(6, 9), s.random.between(1, 4)];
    const paid = high * 100_000 + low * 10_000;
    const typed = low * 100_000 + high * 10_000;
    const gap = paid - typed;
    // Never the same as the gap, so that neither line can be taken for the other.
    const returned = s.amount(300_000, 650_000, 50_000) + 20_000;
    return {
      intro: [
        introduce(s),
        `Sus libros dicen que tiene ${sayPesos(bank)} en ${s.bank}. Al conciliar ve que la energía, que pagó por ${sayPesos(paid)}, quedó en los libros como un gasto pagado por ${sayPesos(typed)}, y que el banco devolvió un cheque de un cliente.`,
      ],
      opening,
      operations: [
        recorded(
          s.on(28),
          `corresponde corregir el pago de la energía: se pagaron ${sayPesos(paid)} y se registraron ${sayPesos(typed)}.`,
          [
            dr(
              "513530|5135|523530|5235",
              gap,
              `Al gasto le faltan ${sayPesos(paid)} − ${sayPesos(typed)} = ${sayPesos(gap)}.`,
            ),
            cr("1110", gap, "Del banco salió más de lo que decían los libros."),
          ],
          "Un error se corrige con otro asiento, por la diferencia; no se borra el primero.",
        ),
        returnedCheque(s, s.on(30), returned),
      ],
      todo: ["Registra la corrección y el cheque devuelto.", CHECK_SUMS],
      hints: [
        "Una diferencia divisible por 9 suele ser dos cifras cambiadas de lugar.",
        ...HINTS.slice(0, 1),
      ],
      asked: [
        askNumber(
          "gap",
          "¿De cuánto es el error en el pago de la energía?",
          gap,
          `${sayPesos(paid)} − ${sayPesos(typed)} = ${sayPesos(gap)}, divisible por 9.`,
        ),
      ],
      lesson: "El extracto es la mejor prueba de los libros: concilia cada mes.",
    };
  },
);

export const RECONCILIATION: readonly ExerciseTemplate[] = [notes, pending, slip];
