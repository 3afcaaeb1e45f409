import { LAST_YEAR } from "../kernel/as-day.ts";
import { day } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";
import { LEGAL_YEARS } from "./legal-years.data.ts";

const years = LEGAL_YEARS.map(({ year }) => year);

/** The last year whose values are published. */
export const LAST_LEGAL_YEAR = Math.max(...years);

/** No value is known before it. */
export const LAW_FROM: Day = day(`${Math.min(...years)}-01-01`);

/**
 * The last day whose yearly values are confirmed: no minimum wage, transport allowance or UVT is known after it. It
 * moves with the list of legal years alone.
 */
export const HORIZON: Day = day(`${LAST_LEGAL_YEAR}-12-31`);

/** The last day of a statute that names none: it holds until another law changes it, not until the year ends. */
export const NO_END: Day = day(`${LAST_YEAR}-12-31`);
