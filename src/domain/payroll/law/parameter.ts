import type { Day } from "../../kernel/calendar-day.ts";

/** `clock` is an hour of the day; `smmlv` and `uvt` are multiples of those values. */
export type ParameterUnit = "pesos" | "percent" | "hours" | "clock" | "smmlv" | "uvt";

/** A value of the law with the days it holds, both included. */
export interface DatedValue {
  readonly value: number;
  readonly from: Day;
  readonly to: Day;
  readonly norm: string;
  /** Why it may still change, or what could not be confirmed. */
  readonly provisional?: string;
}

export interface Parameter {
  readonly label: string;
  readonly unit: ParameterUnit;
  /** In order of time, without gaps between the first and the last day known. */
  readonly rows: readonly DatedValue[];
}

/** One step of a table: above `over`, and up to the next step's, so many percent and a fixed part. */
export interface Bracket {
  readonly over: number;
  /** Whether `over` itself belongs to the step. */
  readonly inclusive: boolean;
  readonly percent: number;
  /** In the table's unit, added to the percentage of what is above `over`. */
  readonly fixed: number;
}

export interface DatedTable {
  readonly brackets: readonly Bracket[];
  readonly from: Day;
  readonly to: Day;
  readonly norm: string;
  readonly provisional?: string;
}
