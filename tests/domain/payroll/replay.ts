import type { Derivation, Step, StepValue } from "#domain/payroll/derivation/derivation.ts";

/** What plain numbers may be off by, at these amounts. */
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

/** How far a step that is shown may be from what the steps above it come to. */
function roomOf({ label, value }: Step): number {
  if (value.kind === "unrounded") return 0.005;
  return label === "Al múltiplo de mil más cercano" ? 500 : 0.5;
}

/** Of shares such as 50,0556 days only four decimals are shown: how far off, as a part of the whole, that may be. */
function hiddenIn({ value }: Step): number {
  if (value.kind !== "number") return 0;
  const { value: shown } = value;
  return Math.abs(shown * 1000 - Math.round(shown * 1000)) < 1e-6 ? 0 : 0.000_05 / shown;
}

/** A limit, or nothing, in the place of what was more, or less than nothing. */
function isBound({ label }: Step, before: number, shown: number): boolean {
  if (label.startsWith("Límite: ")) return shown < before;
  return ["Sin ingreso neto", "Por pagar"].includes(label) && before < 0 && shown === 0;
}

/**
 * Goes the way that a derivation shows, as somebody with a pocket calculator would, knowing nothing of how it was made.
 * The first step that does not follow from those above it, in words; null when all do.
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
      // What is shown not rounded has two decimals of many.
      if (step.value.kind !== "unrounded") [value, hidden] = [shown, 0];
    }
    if (Number.isNaN(value)) return `step ${index + 1}, ${step.label}: begins with nothing`;
  }
  return null;
}
