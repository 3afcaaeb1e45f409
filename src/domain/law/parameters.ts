import type { YearlyKey } from "./legal-year.ts";
import type { Parameter } from "./parameter.ts";
import { STATUTES, type StatuteKey } from "./statutes.data.ts";
import { YEARLY } from "./yearly.ts";

export type ParameterKey = YearlyKey | StatuteKey;

/** Every single value that a payroll is computed with. */
export const PARAMETERS: Readonly<Record<ParameterKey, Parameter>> = { ...YEARLY, ...STATUTES };

export const PARAMETER_KEYS = Object.keys(PARAMETERS) as readonly ParameterKey[];
