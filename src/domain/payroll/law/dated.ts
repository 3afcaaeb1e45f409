import type { Day } from "../../kernel/calendar-day.ts";

export interface Dated {
  readonly from: Day;
  readonly to: Day;
}

/** The row that holds on a day; null where none is known. */
export function rowOn<Row extends Dated>(rows: readonly Row[], date: Day): Row | null {
  return rows.find((row) => row.from <= date && date <= row.to) ?? null;
}
