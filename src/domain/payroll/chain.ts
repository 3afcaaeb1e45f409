import { invariant } from "../kernel/invariant.ts";
import { type Pesos, pesos } from "../kernel/pesos.ts";
import {
  amountStep,
  type Derivation,
  numberStep,
  percentStep,
  resultStep,
  type Step,
  type StepUnit,
  TO_THE_PESO,
  unroundedStep,
} from "./derivation.ts";
import { type Exact, exact, hasFraction, nearestMultiple, over, times, toPesos, toShown } from "./exact.ts";

/** A figure with the way to it. */
export interface Figure {
  readonly amount: Pesos;
  readonly derivation: Derivation;
}

/** A calculation on its way: the exact value so far, and the steps that led to it. */
export interface Chain {
  readonly value: Exact;
  readonly steps: readonly Step[];
}

export function chainFrom(label: string, amount: Pesos, note?: string): Chain {
  return { value: exact(amount), steps: [amountStep("", label, amount, note)] };
}

export function chainPercent(chain: Chain, label: string, percent: number, note?: string): Chain {
  const value = over(times(chain.value, percent), 100);
  return { value, steps: [...chain.steps, percentStep(label, percent, note)] };
}

export function chainTimes(chain: Chain, label: string, by: number, unit: StepUnit, note?: string): Chain {
  const steps = [...chain.steps, numberStep("×", label, by, unit, note)];
  return { value: times(chain.value, by), steps };
}

export function chainOver(chain: Chain, label: string, by: number, unit: StepUnit, note?: string): Chain {
  const steps = [...chain.steps, numberStep("÷", label, by, unit, note)];
  return { value: over(chain.value, by), steps };
}

/** Ends a calculation at the peso, halves up (decision 27). What people may type is bounded so that it always fits. */
export function finish(chain: Chain, norm: string): Figure {
  const amount = toPesos(chain.value);
  invariant(amount !== null, "a payroll figure out of range");
  const shown = hasFraction(chain.value) ? [unroundedStep(toShown(chain.value))] : [];
  const last = chain.steps.length > 1 || shown.length > 0 ? [resultStep(amount, TO_THE_PESO)] : [];
  return { amount, derivation: { steps: [...chain.steps, ...shown, ...last], norm } };
}

/** Ends a calculation at the nearest multiple of so many pesos. */
export function finishAtMultiple(chain: Chain, multiple: number, label: string, norm: string): Figure {
  const amount = nearestMultiple(chain.value, multiple);
  const steps = [...chain.steps, unroundedStep(toShown(chain.value)), resultStep(amount, label)];
  return { amount, derivation: { steps, norm } };
}

export interface Part {
  readonly label: string;
  readonly amount: Pesos;
  readonly note?: string;
}

/** A sum of whole amounts, those of `minus` taken off. */
export function addUp(label: string, plus: readonly Part[], minus: readonly Part[], norm: string): Figure {
  const steps: Step[] = [];
  let total = 0;
  for (const part of plus) {
    steps.push(amountStep(steps.length === 0 ? "" : "+", part.label, part.amount, part.note));
    total += part.amount;
  }
  for (const part of minus) {
    steps.push(amountStep("−", part.label, part.amount, part.note));
    total -= part.amount;
  }
  const amount = pesos(total);
  steps.push(resultStep(amount, label));
  return { amount, derivation: { steps, norm } };
}
