import type { AccountCode } from "#domain/accounting/account.ts";
import { DEFAULT_CLASSROOM_SETTINGS } from "#domain/classroom/classroom.ts";
import type {
  ClassCardMessage,
  PublicKeys,
  ReturnMessage,
  SubmissionMessage,
  TaskMessage,
} from "#domain/exchange/message.ts";
import type { ExerciseCase, ExerciseSolution } from "#domain/exercises/exercise.ts";
import type { ExerciseWork } from "#domain/exercises/work.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { type Id, type IdKind, makeId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";

export const NOON = 1_795_000_000_000;

/** An id by its number. */
export function idOf<K extends IdKind>(kind: K, number: number): Id<K> {
  const random = Uint8Array.from({ length: 10 }, (_, at) =>
    at === 9 ? number & 255 : at === 8 ? number >> 8 : 7,
  );
  return makeId(kind, NOON, random);
}

export const CLASSROOM = idOf("classroom", 1);
export const ACTIVITY = idOf("activity", 1);

const account = (code: string) => code as AccountCode;

/** Entries as a student writes them: PUC codes, pesos and words, never twice the same. */
export function work(entries: number): ExerciseWork {
  return {
    answers: { "p-1": ["b"], "p-2": 12.5 },
    entries: Array.from({ length: entries }, (_, at) => {
      const base = pesos(450_000 + at * 137_931);
      const vat = pesos(Math.round((base * 19) / 100));
      return {
        id: `e${at + 1}`,
        date: day(`2026-11-${String((at % 28) + 1).padStart(2, "0")}`),
        description:
          ["Compra de mercancía a Aceros Ñandú", "Venta de contado", "Pago de arriendo"][at % 3] ?? "",
        reference: `FV-${1000 + at * 7}`,
        lines: [
          { account: account("143505"), debit: base, credit: pesos(0) },
          ...(at % 2 === 0 ? [{ account: account("240810"), debit: vat, credit: pesos(0) }] : []),
          { account: account("220505"), debit: pesos(0), credit: pesos(at % 2 === 0 ? base + vat : base) },
        ],
      };
    }),
  };
}

export function cardMessage(keys: PublicKeys, name = "Fundamentos de Contabilidad"): ClassCardMessage {
  return {
    kind: "clase",
    id: idOf("packet", 1),
    madeAt: NOON,
    content: {
      classroom: CLASSROOM,
      name,
      group: "01",
      subject: "Contabilidad",
      institution: "Universidad del Altiplano",
      teacher: "Hernán Ospina",
      settings: DEFAULT_CLASSROOM_SETTINGS,
      keys,
      roster: [{ code: "1024118359", name: "Gaitán Lugo, Natalia" }],
    },
  };
}

export const CASE: ExerciseCase = {
  title: "Compra con IVA",
  topic: "vat",
  level: 2,
  statement: ["Ferretería El Ñame compra mercancía 🧾 por $ 1.000.000 más IVA."],
  documents: [
    {
      title: "Factura",
      date: day("2026-11-03"),
      rows: [{ text: "Total", amount: pesos(1_190_000), total: true }],
    },
  ],
  todo: ["Registra la compra."],
  hints: [],
  chart: "puc",
  from: day("2026-11-01"),
  to: day("2026-11-30"),
  opening: [{ account: account("110505"), side: "debit", amount: pesos(5_000_000) }],
  given: [],
  questions: [
    {
      id: "p-1",
      kind: "choice",
      text: "¿Qué es el IVA?",
      several: false,
      options: [{ id: "a", text: "Un pasivo" }],
    },
  ],
};

export const SOLUTION: ExerciseSolution = {
  entries: [
    {
      id: "o1",
      text: "Compra",
      date: day("2026-11-03"),
      lines: [
        {
          account: account("143505"),
          accepted: [account("6205")],
          side: "debit",
          amount: pesos(1_000_000),
          why: "Entra.",
        },
      ],
      points: 1,
      rule: "Norma",
    },
  ],
  answers: [{ question: "p-1", kind: "options", right: ["a"], why: "Porque sí.", points: 1 }],
  rates: { vat: 19 },
  lesson: "El IVA se separa.",
};

export function taskMessage(mode: "practice" | "graded", title = "Taller de ajustes"): TaskMessage {
  return {
    kind: "tarea",
    id: idOf("packet", 2),
    madeAt: NOON,
    content: {
      classroom: CLASSROOM,
      activity: ACTIVITY,
      title,
      description: "Registra las operaciones.",
      type: "exercise",
      period: 2,
      weight: 10,
      dueDate: day("2026-11-18"),
      attempts: mode === "practice" ? { kind: "practice" } : { kind: "graded", most: 2, keep: "best" },
      feedback: { level: 2, release: { kind: "deadline" } },
      source: { template: "compra-con-iva", version: 1, seed: 42 },
      personal: true,
      case: CASE,
      solution: mode === "practice" ? SOLUTION : null,
      policy: null,
      opening: "",
    },
  };
}

export interface HandInFacts {
  readonly number?: number;
  readonly code?: string;
  readonly name?: string;
  readonly attempt?: number;
  readonly entries?: number;
  readonly question?: string;
}

export function handInMessage(device: PublicKeys, facts: HandInFacts = {}): SubmissionMessage {
  const { number = 1, code = "1024118359", name = "Gaitán Lugo, Natalia", attempt = 1, entries = 12 } = facts;
  const { question } = facts;
  return {
    kind: "entrega",
    id: idOf("submission", number),
    madeAt: NOON,
    content: {
      classroom: CLASSROOM,
      activity: ACTIVITY,
      code,
      name,
      attempt,
      seed: 77,
      finished: true,
      startedAt: NOON - 3_600_000,
      handedInAt: NOON,
      work: { kind: "exercise", work: work(entries) },
      ...(question === undefined ? {} : { question }),
      device,
      log: [],
    },
  };
}

export function returnMessage(comment = "Muy bien 👏, revisa el IVA del año"): ReturnMessage {
  return {
    kind: "devolucion",
    id: idOf("packet", 3),
    madeAt: NOON,
    content: {
      classroom: CLASSROOM,
      activity: ACTIVITY,
      submission: idOf("submission", 1),
      code: "1024118359",
      attempt: 1,
      grade: "4,2",
      raw: 0.84,
      manual: false,
      comment,
      result: { engine: 1, entries: [], answers: [], earned: 8.4, followed: 9, possible: 10 },
      solution: SOLUTION,
      gradedAt: NOON,
    },
  };
}
