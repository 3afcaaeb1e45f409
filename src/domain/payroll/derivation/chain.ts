import { addPesos, divide, hasFraction, multiply, type WorkingExact } from "../../kernel/exact.ts";
import { invariant } from "../../kernel/invariant.ts";
import { negate, type Pesos, pesos } from "../../kernel/pesos.ts";
import { nearestMultiple, roundQuantity, toPesos, toShown } from "../../kernel/rounding.ts";
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

/** A figure with its derivation. */
export interface Figure {
  readonly amount: Pesos;
  readonly derivation: Derivation;
}

/**
 * A calculation in progress: the exact value so far, and the steps that led to it. Mutated in place, so a chain has
 * one user, and must not be used after it is finished.
 */
export interface Chain extends WorkingExact {
  readonly steps: Step[];
}

export function chainFrom(label: string, amount: Pesos, note?: string): Chain {
  return { top: amount, bottom: 1, steps: [amountStep("", label, amount, note)] };
}

export function chainPercent(chain: Chain, label: string, percent: number, note?: string): Chain {
  multiply(chain, percent);
  divide(chain, 100);
  chain.steps.push(percentStep(label, percent, note));
  return chain;
}

export function chainTimes(chain: Chain, label: string, by: number, unit: StepUnit, note?: string): Chain {
  multiply(chain, by);
  chain.steps.push(numberStep("×", label, by, unit, note));
  return chain;
}

export function chainOver(chain: Chain, label: string, by: number, unit: StepUnit, note?: string): Chain {
  divide(chain, by);
  chain.steps.push(numberStep("÷", label, by, unit, note));
  return chain;
}

/** A share rounded to four decimals, for display in a step. */
export function shownShare(top: number, bottom: number): number {
  return roundQuantity(top / bottom);
}

/** Multiplies by a share of whole numbers, such as days of years: displayed rounded, kept exact. */
export function chainShare(chain: Chain, label: string, top: number, bottom: number, unit: StepUnit): Chain {
  multiply(chain, top);
  divide(chain, bottom);
  chain.steps.push(numberStep("×", label, shownShare(top, bottom), unit));
  return chain;
}

export function chainPlus(chain: Chain, label: string, amount: Pesos, note?: string): Chain {
  addPesos(chain, amount);
  chain.steps.push(amountStep("+", label, amount, note));
  return chain;
}

export function chainMinus(chain: Chain, label: string, amount: Pesos): Chain {
  addPesos(chain, negate(amount));
  chain.steps.push(amountStep("−", label, amount));
  return chain;
}

/** Copies the steps to an array of exact size; an array grown step by step takes three times the memory. */
function explained(amount: Pesos, steps: readonly Step[], norm: string): Figure {
  return { amount, derivation: { steps: steps.slice(), norm } };
}

/** Rounds a calculation half up to the peso (spec-decision 27). Always in range, because typed values are bounded. */
export function finish(chain: Chain, norm: string): Figure {
  const amount = toPesos(chain);
  invariant(amount !== null, "a payroll figure out of range");
  const { steps } = chain;
  if (hasFraction(chain)) steps.push(unroundedStep(toShown(chain)));
  if (steps.length > 1) steps.push(resultStep(amount, TO_THE_PESO));
  return explained(amount, steps, norm);
}

/** Ends a calculation at the nearest multiple of `multiple` pesos. */
export function finishAtMultiple(chain: Chain, multiple: number, label: string, norm: string): Figure {
  const amount = nearestMultiple(chain, multiple);
  const { steps } = chain;
  steps.push(unroundedStep(toShown(chain)), resultStep(amount, label));
  return explained(amount, steps, norm);
}

export interface Part {
  readonly label: string;
  readonly amount: Pesos;
  readonly note?: string;
}

/** A sum of whole amounts, minus those of `minus`. */
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
  return explained(amount, steps, norm);
}
