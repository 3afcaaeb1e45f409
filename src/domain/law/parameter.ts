import { addDays, day } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import type { Dated } from "./dated.ts";
import type { NormStep, NormValue } from "./legal-year.ts";

/** `clock` is an hour of the day; `smmlv` and `uvt` are multiples of those values. */
export type ParameterUnit = "pesos" | "percent" | "hours" | "clock" | "smmlv" | "uvt";

/** `yearly`: a decree or a resolution sets it for each calendar year. `statute`: a law set it until another changes it. */
export type LawKind = "yearly" | "statute";

/** A value of the law with the days it holds and the norm that sets it. */
export interface DatedValue extends Dated, NormValue {}

export interface Parameter {
  readonly kind: LawKind;
  readonly label: string;
  readonly unit: ParameterUnit;
  /** In date order, without gaps between the first and last known day. */
  readonly rows: readonly DatedValue[];
}

/** One bracket of a table: from `over` up to the next bracket, a percentage and a fixed amount. */
export interface Bracket {
  readonly over: number;
  /** Whether `over` itself belongs to the bracket. */
  readonly inclusive: boolean;
  readonly percent: number;
  /** In the table's unit, added to the percentage of the amount above `over`. */
  readonly fixed: number;
}

export interface DatedTable extends Dated {
  readonly kind: LawKind;
  readonly brackets: readonly Bracket[];
  readonly norm: string;
  readonly provisional?: string;
}

/** Each value holds up to the day before the next one, the last one to `until`. */
export function datedRows(steps: readonly NormStep[], until: Day): readonly DatedValue[] {
  return steps.map(({ from, ...value }, index) => {
    const next = steps[index + 1];
    return { ...value, from: day(from), to: next ? addDays(day(next.from), -1) : until };
  });
}
