/** Parameter set of the calculator: the specification's figures, or the law of a day (spec-decision 16). */
export const PARAMETER_SETS = ["academic", "law"] as const;

export type ParameterSet = (typeof PARAMETER_SETS)[number];
