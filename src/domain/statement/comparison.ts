/** What a period is compared with: the preceding one of the same length, or the same days a year earlier. */
export const COMPARISONS = ["anterior", "ano"] as const;

export type Comparison = (typeof COMPARISONS)[number];
