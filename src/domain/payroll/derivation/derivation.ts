import type { Pesos } from "../../kernel/pesos.ts";

export type StepSign = "" | "+" | "−" | "×" | "÷" | "=";

/** What a step shows; the screen writes it in the way of its kind. Percents are numbers such as 12.5. */
export type StepValue =
  | { readonly kind: "amount"; readonly amount: Pesos }
  /** An amount not rounded yet, with its two decimals. */
  | { readonly kind: "unrounded"; readonly value: number }
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "number"; readonly value: number; readonly unit: StepUnit };

/** What is counted; `none` for a factor such as 1,25. */
export type StepUnit = "none" | "hours" | "days" | "uvt" | "smmlv";

/** One line of "De dónde sale": a sign, what it is, how much, and the rule or the dates behind it. */
export interface Step {
  readonly sign: StepSign;
  readonly label: string;
  readonly value: StepValue;
  readonly note?: string;
}

/** How a figure came to be, from what was typed to the peso. The last step is the figure itself. */
export interface Derivation {
  readonly steps: readonly Step[];
  /** The law or the convention that orders it. */
  readonly norm: string;
}

export function amountStep(sign: StepSign, label: string, amount: Pesos, note?: string): Step {
  return note === undefined
    ? { sign, label, value: { kind: "amount", amount } }
    : { sign, label, value: { kind: "amount", amount }, note };
}

export function unroundedStep(value: number): Step {
  return { sign: "=", label: "Sin redondear", value: { kind: "unrounded", value } };
}

// A run has the same rates and days on every slip: they are told by one step, not by thousands of equal ones. The last
// of each label is kept; labels are the domain's own, so there are few.
const lastPercent = new Map<string, Step>();
const lastNumber = new Map<string, Step>();

function noted(step: Step, note: string | undefined): Step {
  return note === undefined ? step : { ...step, note };
}

export function percentStep(label: string, percent: number, note?: string): Step {
  const known = lastPercent.get(label);
  if (known?.value.kind === "percent" && known.value.percent === percent && known.note === note) return known;
  const step = noted({ sign: "×", label, value: { kind: "percent", percent } }, note);
  lastPercent.set(label, step);
  return step;
}

export function numberStep(
  sign: "×" | "÷",
  label: string,
  count: number,
  unit: StepUnit = "none",
  note?: string,
): Step {
  const known = lastNumber.get(label);
  const same = known?.value.kind === "number" && known.value.value === count && known.value.unit === unit;
  if (known && same && known.sign === sign && known.note === note) return known;
  const step = noted({ sign, label, value: { kind: "number", value: count, unit } }, note);
  lastNumber.set(label, step);
  return step;
}

export const TO_THE_PESO = "Al peso más cercano";

export function resultStep(amount: Pesos, label: string = TO_THE_PESO): Step {
  return amountStep("=", label, amount);
}
