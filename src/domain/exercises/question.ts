/** A question beside the journal: choose, choose several, or give a number. */
export type Question = ChoiceQuestion | NumberQuestion;

export interface ChoiceQuestion {
  readonly id: string;
  readonly kind: "choice";
  readonly text: string;
  /** True when several options may be right. */
  readonly several: boolean;
  readonly options: readonly { readonly id: string; readonly text: string }[];
}

export const NUMBER_UNITS = ["pesos", "percent", "times", "days", "units"] as const;
export type NumberUnit = (typeof NUMBER_UNITS)[number];

export interface NumberQuestion {
  readonly id: string;
  readonly kind: "number";
  readonly text: string;
  readonly unit: NumberUnit;
  readonly decimals: number;
}
