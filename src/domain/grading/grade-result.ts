/** What a line shows; the simplest explanation wins (E4). */
export const LINE_LABELS = [
  "wrong-side",
  "wrong-class",
  "other-subaccount",
  "other-account",
  "transposition",
  "shifted-digits",
  "vat-not-separated",
  "wrong-withholding-base",
  "gross-for-net",
  "amount-of-other-line",
  "wrong-amount",
  "omitted",
  "extra",
  "duplicated",
] as const;
export type LineLabel = (typeof LINE_LABELS)[number];

export const ENTRY_LABELS = [
  "reversed",
  "unbalanced",
  "out-of-period",
  "other-transaction",
  "no-cost-of-sale",
  "no-entry-needed",
  "omitted",
  "extra",
] as const;
export type EntryLabel = (typeof ENTRY_LABELS)[number];

/** How one line was matched and what it earned. Shares are between 0 and 1. */
export interface LineMark {
  /** Index in the solution's lines; null for a line too many. */
  readonly solution: number | null;
  /** Indexes in the student's lines; several where split lines were read as one; none for an omission. */
  readonly student: readonly number[];
  readonly account: number;
  readonly side: number;
  readonly amount: number;
  /** Share of the line's points. */
  readonly score: number;
  readonly label: LineLabel | null;
  /** True when the line is wrong only because another one is (E2, follow-through). */
  readonly consequence: boolean;
}

export const PENALTIES = ["extra-lines", "unbalanced", "date", "third-party"] as const;
export type PenaltyKind = (typeof PENALTIES)[number];

export interface EntryMark {
  /** Id of the operation; null for an entry too many. */
  readonly operation: string | null;
  /** Id of the student's entry; null for an omission. */
  readonly entry: string | null;
  /** Further entries of the student that were read as one with it; line indexes go on over their lines. */
  readonly joined?: readonly string[];
  /** Which alternative it was compared with: 0 for the solution's own lines. */
  readonly alternative: number;
  readonly lines: readonly LineMark[];
  readonly label: EntryLabel | null;
  /** Debits less credits of the student's entry, in pesos. */
  readonly difference: number;
  readonly penalties: readonly { readonly kind: PenaltyKind; readonly share: number }[];
  /** Share of the entry's points, never below 0 nor over 1. */
  readonly score: number;
  /** The same with consequences forgiven. */
  readonly followed: number;
  /** Of the operation; of an entry too many, what its discount is a share of, and no part of what is possible. */
  readonly points: number;
}

export interface AnswerMark {
  readonly question: string;
  readonly score: number;
  /** The same against the student's own ledger. */
  readonly followed: number;
  readonly points: number;
}

/** A graded work. The grade is `earned / possible` on the classroom's scale; `followed` is the second score shown. */
export interface GradeResult {
  /** Of the engine, so that a kept result says what made it. */
  readonly engine: number;
  readonly entries: readonly EntryMark[];
  readonly answers: readonly AnswerMark[];
  readonly earned: number;
  readonly followed: number;
  readonly possible: number;
}

/** How an exercise is scored; the teacher's rubric. Shares are between 0 and 1 (E3). */
export interface GradingPolicy {
  readonly weights: { readonly account: number; readonly side: number; readonly amount: number };
  /** Pesos, and as a share of the right amount; the larger one holds. */
  readonly tolerance: { readonly pesos: number; readonly share: number };
  /** Digits of the code that must agree: 4 accepts any sub-account. */
  readonly accountDigits: 4 | 6;
  readonly otherSubaccount: number;
  readonly sameGroup: number;
  /** Share of the amount's weight for a recognised slip; 0 for none. */
  readonly slipShare: number;
  readonly grouping: boolean;
  readonly penalties: Readonly<Record<PenaltyKind, number>>;
  /** Days by which an entry may be off its date. */
  readonly dateDays: number;
  readonly asksThirdParty: boolean;
}
