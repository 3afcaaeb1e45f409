/** What a decree or a resolution sets again for each year. */
export const YEARLY_KEYS = ["minimumWage", "transportAllowance", "uvt"] as const;
export type YearlyKey = (typeof YEARLY_KEYS)[number];

/** A value as the norm that sets it gives it. */
export interface NormValue {
  readonly value: number;
  readonly norm: string;
  /** As the norm says it, where no number of its unit is exactly that. */
  readonly words?: string;
  /** Why the value may still change, or what could not be confirmed. */
  readonly provisional?: string;
  /** The same for a general reader, as the end of a sentence about the year's value. */
  readonly provisionalNote?: string;
}

/** A value that replaces another from a day on. */
export interface NormStep extends NormValue {
  /** As "2026-02-19". */
  readonly from: string;
}

/** The values of one calendar year. The first of each holds from 1 January, the others from their own day. */
export interface LegalYear {
  readonly year: number;
  readonly values: Readonly<Record<YearlyKey, readonly [NormValue, ...NormStep[]]>>;
}
