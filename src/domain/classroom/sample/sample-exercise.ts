import type { AccountCode } from "../../accounting/account.ts";
import type { EntryLine } from "../../accounting/entries/entry.ts";
import type { Exercise, SolutionEntry, SolutionLine } from "../../exercises/exercise.ts";
import type { ExerciseWork } from "../../exercises/work.ts";
import { addDays } from "../../kernel/calendar-day.ts";
import type { Day } from "../../kernel/day.ts";
import { type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";

const solved = (account: string, side: "debit" | "credit", amount: number, why: string): SolutionLine => ({
  account: account as AccountCode,
  side,
  amount: pesos(amount),
  why,
});

function operations(day: Day): readonly SolutionEntry[] {
  return [
    {
      id: "op1",
      text: "Se vende mercancía de contado por $ 2.000.000 más IVA del 19%.",
      date: addDays(day, -6),
      lines: [
        solved("110505", "debit", 2_380_000, "Entra a caja el precio con el IVA."),
        solved("413595", "credit", 2_000_000, "El ingreso es el precio sin el IVA."),
        solved("2408", "credit", 380_000, "El IVA cobrado se debe a la DIAN."),
      ],
      points: 3,
      rule: "El IVA que se cobra no es ingreso: es una deuda con la DIAN.",
    },
    {
      id: "op2",
      text: "Se consignan en el banco $ 1.500.000 de la caja.",
      date: addDays(day, -4),
      lines: [
        solved("111005", "debit", 1_500_000, "El dinero queda en el banco."),
        solved("110505", "credit", 1_500_000, "El dinero sale de la caja."),
      ],
      points: 2,
      rule: "Un traslado entre caja y banco no cambia el resultado.",
    },
    {
      id: "op3",
      text: "Se causa el servicio de energía del mes por $ 320.000; se paga el mes siguiente.",
      date: addDays(day, -2),
      lines: [
        solved("513530", "debit", 320_000, "El gasto es del mes en que se recibe el servicio."),
        solved("233550", "credit", 320_000, "Queda debiéndose hasta que se pague."),
      ],
      points: 2,
      rule: "El gasto se registra cuando se causa, no cuando se paga.",
    },
  ];
}

/** A short exercise of the sample classrooms, with its solution. */
export function sampleExercise(title: string, day: Day): Exercise {
  const entries = operations(day);
  return {
    source: null,
    case: {
      title,
      topic: "entries",
      level: 2,
      statement: [
        "La Sabana S.A.S. registra las operaciones de la semana. Lleva inventario periódico: el costo de lo vendido se calcula al final del mes.",
        ...entries.map((each) => each.text),
      ],
      documents: [],
      todo: ["Registra cada operación en el libro."],
      hints: ["Empieza por lo que entra o sale de la caja."],
      chart: "puc",
      from: addDays(day, -7),
      to: day,
      opening: [],
      given: [],
      questions: [],
    },
    solution: { entries, answers: [], rates: { vat: 19 }, lesson: "Toda entrada tiene su contrapartida." },
  };
}

function lineOf({ account, side, amount }: SolutionLine, slip: boolean): EntryLine {
  const shown: Pesos = slip ? pesos(amount * 10) : amount;
  return side === "debit" ? { account, debit: shown, credit: ZERO } : { account, debit: ZERO, credit: shown };
}

/** What a student writes of each operation in the journal. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  op1: "Venta de mercancía de contado",
  op2: "Consignación en el banco",
  op3: "Servicio de energía del mes",
};

/** A student's work: the solution, without its last operation or with a slip of digits in one, by `slips`. */
export function sampleWork(exercise: Exercise, slips: number): ExerciseWork {
  const kept = exercise.solution.entries.slice(0, slips > 1 ? -1 : undefined);
  const entries = kept.map(({ id, date, lines }, place) => ({
    id: `w${id}`,
    date,
    description: DESCRIPTIONS[id] ?? "",
    reference: "",
    lines: lines.map((line) => lineOf(line, slips % 2 === 1 && place === 1)),
  }));
  return { entries, answers: {} };
}
