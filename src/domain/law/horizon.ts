import { day } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import { LEGAL_YEARS } from "./legal-years.data.ts";

const years = LEGAL_YEARS.map(({ year }) => year);

/** The last year whose values are published. */
export const LAST_LEGAL_YEAR = Math.max(...years);

/** No value is known before it. */
export const LAW_FROM: Day = day(`${Math.min(...years)}-01-01`);

/**
 * The last day that the law is confirmed for: nothing yearly is known after it, and no tax is proposed. It moves with
 * the list of legal years alone.
 */
export const HORIZON: Day = day(`${LAST_LEGAL_YEAR}-12-31`);

/**
 * How far a statute without an end is carried past the horizon, so that a payroll of the next year can be computed once
 * somebody types that year's values.
 */
export const STATUTE_UNTIL: Day = day(`${LAST_LEGAL_YEAR + 1}-12-31`);
