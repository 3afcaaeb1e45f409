import type { Day } from "../../kernel/day.ts";
import type { Pesos } from "../../kernel/pesos.ts";

/** A column of figures of an uploaded statement. */
export interface UploadedPeriod {
  /** As its heading says it; empty where it has none. */
  readonly label: string;
  /** Its last day, where the heading or the title tells it. */
  readonly day: Day | null;
}

/**
 * How the figures of a sheet are written. signed: debits less credits. natural: each above zero on its own side.
 * deducted: natural, with costs and expenses below zero.
 */
export type FigureSigns = "signed" | "natural" | "deducted";

/** An account of an uploaded table; sums, headings and accounts that only add up others are none. */
export interface UploadedLine {
  /** Of the whole file. */
  readonly id: string;
  readonly sheet: string;
  /** As the spreadsheet counts, from 1. */
  readonly row: number;
  /** Digits alone; empty where the row has no code. */
  readonly code: string;
  readonly name: string;
  /** By period, as the sheet writes them. */
  readonly amounts: readonly Pesos[];
  readonly signs: FigureSigns;
  /** It stands under a heading of what is collected or paid in more than a year. */
  readonly isLong: boolean;
  /** The account of the PUC that it was recognised as; null: it has to be asked for. */
  readonly puc: string | null;
  readonly by: "code" | "name" | null;
}

/** Why a row of the table is not part of what was read. */
export type UnreadReason =
  /** One of its figures is an error of the spreadsheet, or a formula without a result. */
  | "error"
  /** One of its figures is no amount. */
  | "bad-amount"
  /** It has figures and neither code nor name. */
  | "no-name"
  /** An account with others below it that add up to something else: those below count. */
  | "other-sum";

export interface LeftRow {
  readonly sheet: string;
  readonly row: number;
  /** What stands in it, cut. */
  readonly text: string;
  readonly why: UnreadReason;
}

export type UploadedKind = "trial-balance" | "balance" | "income" | "both";

export interface UploadedStatement {
  readonly kind: UploadedKind;
  /** The latest first. */
  readonly periods: readonly UploadedPeriod[];
  readonly lines: readonly UploadedLine[];
  readonly left: readonly LeftRow[];
  readonly sheets: readonly string[];
  /** Sheets with something in them that were not read. */
  readonly unused: readonly string[];
  /** 1.000 where the sheet says that it counts thousands. */
  readonly unit: 1 | 1_000 | 1_000_000 | 1_000_000_000;
  /** How many figures had cents, and stand for the nearest peso. */
  readonly rounded: number;
}

/** Why a file cannot be read as a statement. */
export interface NoStatement {
  readonly kind: "no-figures" | "no-accounts" | "currencies" | "too-large";
  readonly sheet?: string;
  readonly row?: number;
}

/** What a person said of a line that was not recognised: its account, or that it does not count. */
export type LineAnswers = ReadonlyMap<string, string | null>;
