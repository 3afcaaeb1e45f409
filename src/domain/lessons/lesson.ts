import type { AccountCode, Side } from "../accounting/account.ts";
import type { ExerciseTopic } from "../exercises/exercise.ts";
import type { NumberUnit } from "../exercises/question.ts";
import type { EntryLabel, LineLabel } from "../grading/grade-result.ts";
import type { Pesos } from "../kernel/pesos.ts";

/** A lesson of the course, in the order in which its steps are read. Texts are Spanish; **bold** marks a term. */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
  readonly topic: ExerciseTopic;
  readonly steps: readonly LessonStep[];
  readonly words: readonly LessonWord[];
}

/** A term that the lesson introduces, and what it means. */
export interface LessonWord {
  readonly term: string;
  readonly meaning: string;
}

/** One idea: something to read, a drawing or a worked entry, and what is asked about it. */
export interface LessonStep {
  readonly title: string;
  readonly text: readonly string[];
  readonly picture?: LessonPicture;
  readonly example?: WorkedEntry;
  readonly questions: readonly LessonQuestion[];
}

/** An entry in the product's own chart, with the reason of each line. */
export interface WorkedEntry {
  readonly description: string;
  readonly lines: readonly WorkedLine[];
}

export interface WorkedLine {
  readonly account: AccountCode;
  readonly side: Side;
  readonly amount: Pesos;
  readonly why: string;
}

export type NamedAmount = readonly [name: string, amount: Pesos];

/** What a component draws. Sums and balances are computed by whoever draws, never written here. */
export type LessonPicture = TPicture | ScalePicture | TablePicture | FlowPicture | StatementPicture;

export interface TPicture {
  readonly kind: "t-account";
  readonly account: AccountCode;
  readonly debits: readonly NamedAmount[];
  readonly credits: readonly NamedAmount[];
}

/** The accounting equation: what there is, and who financed it. */
export interface ScalePicture {
  readonly kind: "scale";
  readonly assets: readonly NamedAmount[];
  readonly liabilities: readonly NamedAmount[];
  readonly equity: readonly NamedAmount[];
}

export interface TablePicture {
  readonly kind: "table";
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The last row is a total. */
  readonly total: boolean;
}

export interface FlowPicture {
  readonly kind: "flow";
  readonly caption: string;
  readonly stages: readonly { readonly name: string; readonly note: string }[];
}

export interface StatementPicture {
  readonly kind: "statement";
  readonly title: string;
  readonly rows: readonly StatementPictureRow[];
}

export interface StatementPictureRow {
  readonly name: string;
  readonly amount: Pesos;
  readonly rule: "none" | "single" | "double";
}

interface QuestionBase {
  /** Unique in the course: kept answers and review cards name it. */
  readonly id: string;
  readonly text: string;
  /** Why the right answer is right. */
  readonly why: string;
}

export interface LessonOption {
  readonly id: string;
  readonly text: string;
  readonly right: boolean;
  /** Of a wrong option, the misconception behind it. */
  readonly why: string;
}

export interface LessonChoice extends QuestionBase {
  readonly kind: "choice";
  readonly several: boolean;
  readonly options: readonly LessonOption[];
}

export interface LessonNumber extends QuestionBase {
  readonly kind: "number";
  readonly unit: NumberUnit;
  readonly decimals: number;
  readonly right: number;
  /** Typical wrong values, each with the slip that leads to it. */
  readonly slips: readonly NumberSlip[];
}

export interface NumberSlip {
  readonly value: number;
  readonly why: string;
  readonly label: LineLabel | null;
}

/** Complete the entry: the amounts stand, accounts and sides are to be chosen. */
export interface LessonEntryQuestion extends QuestionBase {
  readonly kind: "entry";
  readonly lines: readonly Pick<WorkedLine, "account" | "side" | "amount">[];
  /** Accounts of the list that belong in no line, each with why somebody would choose it. */
  readonly distractors: readonly { readonly account: AccountCode; readonly why: string }[];
  /** Said when the accounts are right and a side is not. */
  readonly sides: string;
}

export type LessonQuestion = LessonChoice | LessonNumber | LessonEntryQuestion;

/** Ids of the chosen options; of an entry, "110505:debit" line by line; or the number in the question's unit. */
export type LessonAnswer = readonly string[] | number;

export type MistakeLabel = LineLabel | EntryLabel;
