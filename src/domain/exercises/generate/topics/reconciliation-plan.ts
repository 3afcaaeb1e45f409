import type { ExerciseLevel } from "../../exercise.ts";
import { CHECK_SUMS } from "../../parts/bank-template.ts";
import { CaseLedger, debits, opened } from "../../parts/ledger.ts";
import { cr, dr, type Recorded, recorded, sayPesos } from "../../parts/lines.ts";
import { CASE_CUSTOMERS } from "../../parts/names.data.ts";
import { askNumber } from "../../parts/questions.ts";
import { introduce, type Setting } from "../../parts/setting.ts";
import { askedOnTheWay, returnedCheque, toldOnTheWay } from "../../records/cheques.ts";
import { bankCharges, bankInterest, cost } from "../../records/money.ts";
import { collection } from "../../records/trade.ts";
import { dayOfPlace, type TopicPlan } from "./topic-plan.ts";

type Movement = (date: Recorded["entry"]["date"]) => Recorded;

/** A payment in the books with two digits that changed places. */
function correction(s: Setting): Movement {
  const [high, low] = [s.random.between(6, 9), s.random.between(1, 4)];
  const [paid, typed] = [high * 100_000 + low * 10_000, low * 100_000 + high * 10_000];
  const gap = paid - typed;
  return (date) =>
    recorded(
      date,
      `corresponde corregir el pago de la publicidad: el extracto muestra ${sayPesos(paid)} y en los libros quedó como gasto pagado por ${sayPesos(typed)}.`,
      [
        dr(
          "5235|523560|5195|5295",
          gap,
          `Al gasto le faltan ${sayPesos(paid)} − ${sayPesos(typed)} = ${sayPesos(gap)}.`,
        ),
        cr("1110", gap, "Del banco salió más de lo que decían los libros."),
      ],
      "Un error se corrige con otro asiento, por la diferencia; no se borra el primero.",
    );
}

/** What the bank did and the books lack, the simplest first. */
function movementsOf(s: Setting, level: ExerciseLevel, debts: readonly number[]): readonly Movement[] {
  const first = CASE_CUSTOMERS.indexOf(s.customer);
  const collected = debts.map((amount, place): Movement => {
    const customer = CASE_CUSTOMERS[(first + place) % CASE_CUSTOMERS.length] ?? s.customer;
    return (date) => collection({ ...s, customer }, { date, amount, means: "bank" });
  });
  const [fee, moved] = [s.amount(12_000, 40_000, 1_000), s.amount(2_000_000, 6_000_000, 500_000)];
  const [earned, power] = [s.amount(8_000, 30_000, 1_000), s.amount(180_000, 420_000, 20_000)];
  const others: readonly Movement[] = [
    (date) => bankCharges(s, date, fee, moved),
    (date) => bankInterest(s, date, earned),
    (date) => cost({ date, amount: power, means: "bank", kind: "power" }),
  ];
  // Never the same as another amount, so that no line can be taken for another's.
  const back = s.amount(300_000, 650_000, 50_000) + 15_000;
  const chequeBack: Movement = (date) => returnedCheque(s, date, back);
  const harder = [...(level >= 3 ? [chequeBack] : []), ...(level >= 4 ? [correction(s)] : [])];
  return [...collected.slice(0, 1), ...others, ...harder, ...collected.slice(1)];
}

const DEBTORS = 5;

/** What is on its way between books and bank, from the fourth level on. */
function pendingOf(s: Setting, right: number) {
  const [cheque, transit] = [s.amount(400_000, 900_000, 50_000), s.amount(300_000, 800_000, 50_000)];
  const way = { statement: right + cheque - transit, cheque, transit, right };
  return {
    told: `Al terminar el mes el extracto dice ${sayPesos(way.statement)}. ${toldOnTheWay(way)}`,
    asked: askedOnTheWay(s, way),
  };
}

/** Movements of a bank statement that the books lack, then the balance that both agree on. */
export const RECONCILIATION_PLAN: TopicPlan = {
  most: 8,
  lay: (s, { level, operations }) => {
    const bank = s.amount(8_000_000, 15_000_000, 500_000);
    const debts = Array.from({ length: DEBTORS }, () => s.amount(900_000, 3_000_000, 100_000));
    const owed = debts.reduce((sum, each) => sum + each, 0);
    const opening = opened({ "1110": bank, "1305": owed }, { "3105": bank + owed });
    const made = movementsOf(s, level, debts)
      .slice(0, operations)
      .map((movement, place) => movement(dayOfPlace(s, place, operations)));
    const ledger = new CaseLedger();
    ledger.post(opening);
    for (const { entry } of made) ledger.post(entry.lines);
    const right = ledger.net("1110");
    const pending = level >= 4 ? pendingOf(s, right) : null;
    return {
      intro: [
        introduce(s),
        `Sus libros dicen que tiene ${sayPesos(bank)} en ${s.bank}. Al recibir el extracto encuentra lo que sigue. Toma los valores como los da el banco: no se separan IVA ni retenciones.`,
        ...(pending === null ? [] : [pending.told]),
      ],
      opening,
      operations: made,
      todo: ["Registra en los libros lo que la empresa no había registrado.", CHECK_SUMS],
      hints: [
        "Lo que el banco sabe y los libros no, se registra en los libros.",
        "Lo que los libros saben y el banco todavía no, no se registra otra vez: queda en la conciliación.",
      ],
      asked: [
        askNumber(
          "balance",
          "¿Cuál es el saldo de Bancos en libros después de los registros?",
          right,
          "Saldo en libros, más lo que el banco recibió, menos lo que pagó o cobró.",
          { fromLedger: { plus: [debits("1110")] } },
        ),
        ...(pending?.asked ?? []),
      ],
      lesson: "La conciliación empieza por registrar lo que el banco hizo sin avisar.",
    };
  },
};
