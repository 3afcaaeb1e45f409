import type { AccountCode, ChartKind, Side } from "../accounting/account.ts";
import type { EntryContent } from "../accounting/entries/entry.ts";
import type { Day } from "../kernel/day.ts";
import type { Pesos } from "../kernel/pesos.ts";
import type { Question } from "./question.ts";

/** What an exercise practises. The order is the order in which a course meets them. */
export const EXERCISE_TOPICS = [
  "equation",
  "entries",
  "trade",
  "vat",
  "withholding",
  "inventory",
  "payroll",
  "adjustments",
  "reconciliation",
  "cycle",
  "statements",
  "errors",
  "ratios",
] as const;
export type ExerciseTopic = (typeof EXERCISE_TOPICS)[number];

export const EXERCISE_LEVELS = [1, 2, 3, 4, 5] as const;
export type ExerciseLevel = (typeof EXERCISE_LEVELS)[number];

/** Which generator made an exercise, of which version and from which seed: enough to make it again, to the peso. */
export interface ExerciseSource {
  readonly template: string;
  readonly version: number;
  readonly seed: number;
}

/** A source document of the case, as an invoice or a bank's notice: rows of words and amounts. */
export interface CaseDocument {
  readonly title: string;
  readonly date: Day;
  readonly rows: readonly CaseDocumentRow[];
}

export interface CaseDocumentRow {
  readonly text: string;
  readonly amount: Pesos;
  /** A subtotal or total, ruled above. */
  readonly total?: true;
}

/** A balance that the student's book begins with. */
export interface OpeningBalance {
  readonly account: AccountCode;
  readonly side: Side;
  readonly amount: Pesos;
}

/** An entry that already stands in the student's book: a story so far, or one with a planted error. */
export interface GivenEntry extends EntryContent {
  readonly id: string;
}

/** One line of a right entry. */
export interface SolutionLine {
  readonly account: AccountCode;
  /** Other accounts that are just as right (1105 or 1110, 5195 or 5295). */
  readonly accepted?: readonly AccountCode[];
  readonly side: Side;
  readonly amount: Pesos;
  /** The third party that the line must name, when the exercise asks for it. */
  readonly thirdParty?: string;
  /** Why this account, on this side, for this amount; one or two sentences in Spanish for the student. */
  readonly why: string;
}

/** One operation of the case with the entry that records it; no lines when it needs no entry. */
export interface SolutionEntry {
  readonly id: string;
  /** The operation as the case tells it. */
  readonly text: string;
  readonly date: Day;
  readonly lines: readonly SolutionLine[];
  /** Whole alternatives to `lines`, each as right as it. */
  readonly alternatives?: readonly (readonly SolutionLine[])[];
  /** Weight within the exercise; one line counts one where nothing else is said. */
  readonly points: number;
  /** The rule of accounting or of law behind the entry. */
  readonly rule: string;
}

/** A rate and base of the case, by which slips of VAT and withholding are recognised. Rates in percent. */
export interface CaseRates {
  readonly vat?: number;
  readonly withholding?: number;
}

/** What the student sees. */
export interface ExerciseCase {
  readonly title: string;
  readonly topic: ExerciseTopic;
  readonly level: ExerciseLevel;
  /** Paragraphs. */
  readonly statement: readonly string[];
  readonly documents: readonly CaseDocument[];
  readonly todo: readonly string[];
  readonly hints: readonly string[];
  readonly chart: ChartKind;
  readonly from: Day;
  readonly to: Day;
  readonly opening: readonly OpeningBalance[];
  readonly given: readonly GivenEntry[];
  readonly questions: readonly Question[];
}

/** What grading compares with. A graded task carries none of it (E6). */
export interface ExerciseSolution {
  readonly entries: readonly SolutionEntry[];
  readonly answers: readonly SolutionAnswer[];
  readonly rates: CaseRates;
  /** What is to be remembered after it, in Spanish. */
  readonly lesson: string;
}

/** The right answer to a question: options by id, or a number in the unit of the question. */
export type SolutionAnswer =
  | {
      readonly question: string;
      readonly kind: "options";
      readonly right: readonly string[];
      readonly why: string;
      readonly points: number;
    }
  | {
      readonly question: string;
      readonly kind: "number";
      readonly right: number;
      /** Largest difference that still counts as right. */
      readonly tolerance: number;
      /** How the number follows from the student's own ledger, for follow-through (E2). */
      readonly fromLedger?: LedgerFormula;
      readonly why: string;
      readonly points: number;
    };

/** Sum of balances of accounts by the beginning of their code; of debit balances when `side` is debit. */
export interface LedgerSum {
  readonly accounts: readonly string[];
  readonly side: Side;
}

/** A sum, a difference of sums or a quotient of ledger balances, times a factor (100 for a percentage). */
export interface LedgerFormula {
  readonly plus: readonly LedgerSum[];
  readonly minus?: readonly LedgerSum[];
  readonly over?: readonly LedgerSum[];
  readonly times?: number;
}

/** An exercise whole, as a teacher or somebody who practises has it. */
export interface Exercise {
  readonly source: ExerciseSource | null;
  readonly case: ExerciseCase;
  readonly solution: ExerciseSolution;
}
