/** With what the calculator calculates: the specification's own figures, or the law of a day (decision 16). */
export const PARAMETER_SETS = ["academic", "law"] as const;

export type ParameterSet = (typeof PARAMETER_SETS)[number];
