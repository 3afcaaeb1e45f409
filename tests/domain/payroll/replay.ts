import type { Derivation, Step, StepValue } from "#domain/payroll/derivation/derivation.ts";

/** Tolerance for floating-point arithmetic at these amounts. */
const SLACK = 1e-3;

function numberOf(value: StepValue): number {
  switch (value.kind) {
    case "amount":
      return value.amount;
    case "percent":
      return value.percent / 100;
    default:
      return value.value;
  }
}

/** Tolerance between a displayed step and the result of the steps above it. */
function roomOf({ label, value }: Step): number {
  if (value.kind === "unrounded") return 0.005;
  return label === "Al múltiplo de mil más cercano" ? 500 : 0.5;
}

/** Shares such as 50,0556 days show only four decimals: the relative error this allows. */
function hiddenIn({ value }: Step): number {
  if (value.kind !== "number") return 0;
  const { value: shown } = value;
  return Math.abs(shown * 1000 - Math.round(shown * 1000)) < 1e-6 ? 0 : 0.000_05 / shown;
}

/** Whether the step caps the value before it at a limit, or raises a negative value to zero. */
function isBound({ label }: Step, before: number, shown: number): boolean {
  if (label.startsWith("Límite: ")) return shown < before;
  return ["Sin ingreso neto", "Por pagar"].includes(label) && before < 0 && shown === 0;
}

/**
 * Recomputes a derivation from its displayed steps alone, as with a pocket calculator.
 * Returns the first step that does not follow from those above it, in words; null if all do.
 */
export function replay({ steps }: Derivation): string | null {
  let value = Number.NaN;
  let hidden = 0;
  for (const [index, step] of steps.entries()) {
    const shown = numberOf(step.value);
    hidden += hiddenIn(step);
    if (step.sign === "") value = shown;
    else if (step.sign === "+") value += shown;
    else if (step.sign === "−") value -= shown;
    else if (step.sign === "×") value *= shown;
    else if (step.sign === "÷") value /= shown;
    else {
      const follows =
        Math.abs(value - shown) <= roomOf(step) + SLACK + Math.abs(value) * hidden ||
        isBound(step, value, shown);
      if (!follows) return `step ${index + 1}, ${step.label}: ${shown} is not ${value}`;
      // An unrounded step is displayed with two of its many decimals.
      if (step.value.kind !== "unrounded") [value, hidden] = [shown, 0];
    }
    if (Number.isNaN(value)) return `step ${index + 1}, ${step.label}: begins with nothing`;
  }
  return null;
}
