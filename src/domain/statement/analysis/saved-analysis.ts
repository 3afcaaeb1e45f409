import type { Indicator } from "../../accounting/indicators.ts";
import type { Instant } from "../../kernel/clock.ts";
import type { Day } from "../../kernel/day.ts";
import type { CompanyId, Id, StatementId } from "../../kernel/ids.ts";

export type AnalysisId = Id<"analysis">;

/** The subject of an analysis: a company's books, or a saved statement. */
export type AnalysisSubject =
  | { readonly kind: "company"; readonly companyId: CompanyId }
  | { readonly kind: "statement"; readonly statementId: StatementId };

/** The three ratios of a saved analysis (spec §3). */
export interface SavedRatios {
  readonly liquidez: Indicator;
  readonly rentabilidad: Indicator;
  readonly endeudamiento: Indicator;
}

/** An analysis as of the day it was saved. Later postings do not change it. */
export interface SavedAnalysis {
  readonly id: AnalysisId;
  /** Name of the statement or company at that time. */
  readonly statementName: string;
  /** The day the analysis was made. */
  readonly date: Day;
  readonly ratios: SavedRatios;
  readonly subject: AnalysisSubject;
  /** Date of the balances. */
  readonly cutOff: Day;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}
