import { addDays, day } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import { HORIZON, LAST_LEGAL_YEAR, LAW_FROM } from "#domain/law/horizon.ts";
import { PARAMETER_KEYS, PARAMETERS } from "#domain/law/parameters.ts";
import { WITHHOLDING_TABLE } from "#domain/law/tables.data.ts";

// Days around the horizon, so that a new legal year moves the tests of what is not known along with it.

export const UNPUBLISHED_YEAR = LAST_LEGAL_YEAR + 1;

/** The first day whose yearly values are not published. */
export const UNPUBLISHED: Day = addDays(HORIZON, 1);

/** A day of the first year whose values are not published; `at` as "04-01". */
export function unpublished(at: string): Day {
  return day(`${UNPUBLISHED_YEAR}-${at}`);
}

// Only few people need the table of the solidarity fund: a payroll does not end with it.
const tables = [...PARAMETER_KEYS.map((key) => PARAMETERS[key].rows), WITHHOLDING_TABLE];

const [firstEnd = LAW_FROM] = tables.map((rows) => rows.at(-1)?.to ?? LAW_FROM).sort();

/** The last day that a payroll has every parameter for: the horizon, or before it where a statute ends. */
export const LAST_COMPLETE_DAY: Day = firstEnd;
