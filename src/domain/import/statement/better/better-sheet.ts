import type { Report } from "../../../report/report.ts";

/** A cell of the clean trial balance, whose figures all others are made of. Row and column of its report. */
export interface TrialTerm {
  readonly row: number;
  readonly column: number;
  readonly minus?: true;
}

/** A figure of a sheet that is made of the trial balance: the sum of `of`, divided by the sum of `over` where it is. */
export interface TrialLink {
  readonly row: number;
  readonly column: number;
  readonly of: readonly TrialTerm[];
  readonly over?: readonly TrialTerm[];
}

/** Rows of a sheet drawn as bars, a series for each of its columns of figures. */
export interface BetterChart {
  readonly title: string;
  readonly rows: { readonly from: number; readonly to: number };
}

/** A sheet of the better workbook. */
export interface BetterSheet {
  readonly report: Report;
  readonly links: readonly TrialLink[];
  readonly charts?: readonly BetterChart[];
}

/** Two cells of sheets of the workbook that must say the same. */
export interface BetterTie {
  readonly label: string;
  readonly cells: readonly [BetterCell, BetterCell];
}

export interface BetterCell {
  /** Index of the sheet. */
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
  readonly amount: number;
}

export interface BetterBook {
  /** The trial balance first. */
  readonly sheets: readonly BetterSheet[];
  readonly ties: readonly BetterTie[];
}
