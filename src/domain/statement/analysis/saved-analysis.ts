import type { Indicator } from "../../accounting/indicators.ts";
import type { Day } from "../../kernel/calendar-day.ts";
import type { Instant } from "../../kernel/clock.ts";
import type { CompanyId, Id } from "../../kernel/ids.ts";
import type { StatementId } from "../saved-statement.ts";

export type AnalysisId = Id<"analysis">;

/** What was analysed: a company by its books, or a statement as it was saved. */
export type AnalysisSubject =
  | { readonly kind: "company"; readonly companyId: CompanyId }
  | { readonly kind: "statement"; readonly statementId: StatementId };

/** The three ratios of a saved analysis (spec §3). */
export interface SavedRatios {
  readonly liquidez: Indicator;
  readonly rentabilidad: Indicator;
  readonly endeudamiento: Indicator;
}

/** An analysis as it was on the day it was kept. It changes no more, whatever is posted later. */
export interface SavedAnalysis {
  readonly id: AnalysisId;
  /** The name of the statement or of the company, as it was. */
  readonly statementName: string;
  /** The day it was made. */
  readonly date: Day;
  readonly ratios: SavedRatios;
  readonly subject: AnalysisSubject;
  /** The day that the balances are of. */
  readonly cutOff: Day;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}
