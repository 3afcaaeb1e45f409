import type { AccountCode, ChartKind } from "#domain/accounting/account.ts";
import type { Exercise, SolutionAnswer, SolutionEntry, SolutionLine } from "#domain/exercises/exercise.ts";
import type { ExerciseWork, WorkEntry } from "#domain/exercises/work.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { type Pesos, pesos } from "#domain/kernel/pesos.ts";

/** An account with what it takes: above zero a debit, below zero a credit. */
export type Row = readonly [account: string, amount: number, accepted?: readonly string[]];

export function solutionLines(...rows: readonly Row[]): SolutionLine[] {
  return rows.map(([account, amount, accepted]) => ({
    account: account as AccountCode,
    ...(accepted && { accepted: accepted as AccountCode[] }),
    side: amount > 0 ? "debit" : "credit",
    amount: pesos(Math.abs(amount)),
    why: `Porque ${account}.`,
  }));
}

export function operation(id: string, date: string, ...rows: readonly Row[]): SolutionEntry {
  return {
    id,
    text: `Operación ${id}`,
    date: day(date),
    lines: solutionLines(...rows),
    points: Math.max(1, rows.length),
    rule: "Regla.",
  };
}

interface Parts {
  readonly entries: readonly SolutionEntry[];
  readonly chart?: ChartKind;
  readonly vat?: number;
  readonly withholding?: number;
  readonly answers?: readonly SolutionAnswer[];
  readonly questions?: Exercise["case"]["questions"];
  readonly opening?: Exercise["case"]["opening"];
}

export function exerciseOf({
  entries,
  chart = "puc",
  vat,
  withholding,
  answers = [],
  questions = [],
  opening = [],
}: Parts): Exercise {
  return {
    source: null,
    case: {
      title: "Ejercicio",
      topic: "entries",
      level: 1,
      statement: [],
      documents: [],
      todo: [],
      hints: [],
      chart,
      from: day("2026-11-01"),
      to: day("2026-11-30"),
      opening,
      given: [],
      questions,
    },
    solution: {
      entries,
      answers,
      rates: { ...(vat && { vat }), ...(withholding && { withholding }) },
      lesson: "Lección.",
    },
  };
}

export function written(id: string, date: string, ...rows: readonly Row[]): WorkEntry {
  return {
    id,
    date: day(date),
    description: "",
    reference: "",
    lines: rows.map(([account, amount]) => ({
      account: account as AccountCode,
      debit: Math.max(0, amount) as Pesos,
      credit: Math.max(0, -amount) as Pesos,
    })),
  };
}

export function workOf(...entries: readonly WorkEntry[]): ExerciseWork {
  return { entries, answers: {} };
}

/** The solution as a student would write it, with the answers. */
export function rightWork({ solution }: Exercise, alternative = 0): ExerciseWork {
  const entries = solution.entries.flatMap((each): WorkEntry[] => {
    const lines = alternative === 0 ? each.lines : (each.alternatives?.[alternative - 1] ?? each.lines);
    if (lines.length === 0) return [];
    return [
      {
        id: `e-${each.id}`,
        date: each.date,
        description: each.text,
        reference: "",
        lines: lines.map(({ account, side, amount, thirdParty }) => ({
          account,
          debit: side === "debit" ? amount : (0 as Pesos),
          credit: side === "credit" ? amount : (0 as Pesos),
          ...(thirdParty && { thirdParty }),
        })),
      },
    ];
  });
  const answers = Object.fromEntries(
    solution.answers.map((each) => [each.question, each.kind === "options" ? [...each.right] : each.right]),
  );
  return { entries, answers };
}

/** A purchase with VAT and withholding. */
export const PURCHASE = exerciseOf({
  vat: 19,
  withholding: 2.5,
  entries: [
    operation(
      "compra",
      "2026-11-05",
      ["1435", 4_600_000],
      ["2408", 874_000],
      ["2365", -115_000],
      ["2205", -5_359_000],
    ),
  ],
});

const MONTH = exerciseOf({
  vat: 19,
  withholding: 2.5,
  entries: [
    operation("aporte", "2026-11-02", ["111005", 25_480_000], ["311505", -25_480_000]),
    operation("equipo", "2026-11-03", ["152805", 3_270_000], ["240810", 621_300], ["111005", -3_891_300]),
    operation(
      "compra",
      "2026-11-05",
      ["143505", 6_843_000],
      ["240810", 1_300_170],
      ["236540", -171_075],
      ["220505", -7_972_095],
    ),
    operation(
      "venta",
      "2026-11-12",
      ["130505", 10_731_420],
      ["413536", -9_018_000],
      ["240805", -1_713_420],
      ["613536", 5_126_700],
      ["143505", -5_126_700],
    ),
    operation("arriendo", "2026-11-15", ["512010", 1_950_600], ["236530", -68_271], ["111005", -1_882_329]),
    operation("pago", "2026-11-20", ["220505", 2_413_750], ["111005", -2_413_750]),
    operation(
      "nómina",
      "2026-11-30",
      ["510506", 4_917_300],
      ["510527", 324_180],
      ["237005", -196_692],
      ["238030", -196_693],
      ["250505", -4_848_095],
    ),
  ],
});

const BEGINNER = exerciseOf({
  chart: "mini",
  entries: [
    operation("a", "2026-11-02", ["1001", 3_584_000], ["3001", -3_584_000]),
    operation("b", "2026-11-04", ["1004", 1_237_000], ["2001", -1_237_000]),
    operation("c", "2026-11-09", ["1001", 942_600], ["4001", -942_600]),
    operation("d", "2026-11-15", ["5002", 318_450], ["1002", -318_450]),
  ],
});

const NAMED = exerciseOf({
  chart: "journal",
  entries: [
    operation("a", "2026-11-02", ["bancos", 9_152_000], ["prestamos-por-pagar", -9_152_000]),
    operation(
      "b",
      "2026-11-06",
      ["cuentas-por-cobrar", 2_746_800],
      ["ventas", -2_746_800],
      ["costo-de-ventas", 1_534_900],
      ["inventarios", -1_534_900],
    ),
    operation("c", "2026-11-19", ["gastos-financieros", 182_630], ["bancos", -182_630]),
  ],
});

/** One of each kind: a month, both short charts, and a purchase with its taxes. */
export const EXERCISES: readonly Exercise[] = [PURCHASE, MONTH, BEGINNER, NAMED];
export { BEGINNER, MONTH, NAMED };
