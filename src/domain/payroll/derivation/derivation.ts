import type { Pesos } from "../../kernel/pesos.ts";

export type StepSign = "" | "+" | "−" | "×" | "÷" | "=";

/** Value of a step; the screen formats it by kind. Percents are numbers such as 12.5. */
export type StepValue =
  | { readonly kind: "amount"; readonly amount: Pesos }
  /** An unrounded amount, with two decimals. */
  | { readonly kind: "unrounded"; readonly value: number }
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "number"; readonly value: number; readonly unit: StepUnit };

/** Unit of a number; `none` for a factor such as 1,25. */
export type StepUnit = "none" | "hours" | "days" | "uvt" | "smmlv";

/** One line of "De dónde sale": sign, label, value, and the rule or dates behind it. */
export interface Step {
  readonly sign: StepSign;
  readonly label: string;
  readonly value: StepValue;
  readonly note?: string;
}

/** How a figure was computed, from the typed values to the peso. The last step is the figure itself. */
export interface Derivation {
  readonly steps: readonly Step[];
  /** The law or convention that prescribes it. */
  readonly norm: string;
}

/** How many steps are remembered; a power of two. */
const SHARED = 512;

/**
 * Steps made lately, each in the place that its number and label lead to. A run of a thousand people says the same rates,
 * days and bases again and again: an equal step is shared, so that a run holds half as many objects. What lands in the
 * place of another takes it, so the table never grows.
 */
const recent: (Step | undefined)[] = Array.from({ length: SHARED });

function placeFor(sign: StepSign, label: string, count: number): number {
  return ((count | 0) ^ (label.length << 4) ^ sign.charCodeAt(0)) & (SHARED - 1);
}

function keep(at: number, step: Step, note: string | undefined): Step {
  const { sign, label, value } = step;
  const kept = note === undefined ? step : { sign, label, value, note };
  recent[at] = kept;
  return kept;
}

function isSame(step: Step, sign: StepSign, label: string, note: string | undefined): boolean {
  return step.sign === sign && step.label === label && step.note === note;
}

export function amountStep(sign: StepSign, label: string, amount: Pesos, note?: string): Step {
  const at = placeFor(sign, label, amount);
  const known = recent[at];
  if (known?.value.kind === "amount" && known.value.amount === amount && isSame(known, sign, label, note))
    return known;
  return keep(at, { sign, label, value: { kind: "amount", amount } }, note);
}

export function unroundedStep(value: number): Step {
  return { sign: "=", label: "Sin redondear", value: { kind: "unrounded", value } };
}

export function percentStep(label: string, percent: number, note?: string): Step {
  const at = placeFor("×", label, percent);
  const known = recent[at];
  if (known?.value.kind === "percent" && known.value.percent === percent && isSame(known, "×", label, note))
    return known;
  return keep(at, { sign: "×", label, value: { kind: "percent", percent } }, note);
}

export function numberStep(
  sign: "×" | "÷",
  label: string,
  count: number,
  unit: StepUnit = "none",
  note?: string,
): Step {
  const at = placeFor(sign, label, count);
  const known = recent[at];
  const same = known?.value.kind === "number" && known.value.value === count && known.value.unit === unit;
  if (known && same && isSame(known, sign, label, note)) return known;
  return keep(at, { sign, label, value: { kind: "number", value: count, unit } }, note);
}

export const TO_THE_PESO = "Al peso más cercano";

export function resultStep(amount: Pesos, label: string = TO_THE_PESO): Step {
  return amountStep("=", label, amount);
}
