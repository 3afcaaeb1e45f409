/** The screens that have the guided mode. */
export const GUIDED_PLACES = ["workspace", "simple-journal", "complex-journal", "payroll"] as const;
export type GuidedPlace = (typeof GUIDED_PLACES)[number];
