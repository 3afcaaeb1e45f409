import { addExact } from "../../kernel/exact.ts";
import { abs, pesos } from "../../kernel/pesos.ts";
import { toPesos } from "../../kernel/rounding.ts";
import { type Chain, finish } from "../derivation/chain.ts";
import { amountStep, resultStep } from "../derivation/derivation.ts";
import type { ConceptKey } from "./concepts.data.ts";
import type { MonthSoFar, Quantity, RoundedPart, SlipLine } from "./slip.ts";

// Pay of days and hours is rounded by month: the second fortnight rounds each part together with the first.

interface PartOrder {
  readonly concept: ConceptKey;
  readonly label: string;
  readonly quantity: Quantity;
  readonly norm: string;
  /** The same in both fortnights for what a whole month pays as one line. */
  readonly name: string;
}

/** The line of a calculation of days or hours, with its value before rounding. */
export function partLine(chain: Chain, { concept, label, quantity, norm, name }: PartOrder): SlipLine {
  const { amount, derivation } = finish(chain, norm);
  const exact = { top: chain.top, bottom: chain.bottom };
  return { concept, label, quantity, amount, derivation, part: { name, exact } };
}

/**
 * The line that makes the month's figure the rounded sum of both fortnights, so that two halves of an odd salary are
 * that salary, not a peso more. What a closed first fortnight paid otherwise is not settled, only how it was rounded.
 */
export function roundedWith(soFar: Pick<MonthSoFar, "rounded">, line: SlipLine): SlipLine {
  const before = line.part && soFar.rounded.get(line.part.name);
  if (!line.part || !before) return line;
  const month = toPesos(addExact(before.exact, line.part.exact));
  const rest = month === null ? 0 : month - before.amount - line.amount;
  if (Math.abs(rest) !== 1) return line;
  const amount = pesos(line.amount + rest);
  const { steps, norm } = line.derivation;
  const rounding = amountStep(rest < 0 ? "−" : "+", "Redondeo de la primera quincena", abs(pesos(rest)));
  return {
    ...line,
    amount,
    derivation: { steps: [...steps, rounding, resultStep(amount, "En este período")], norm },
  };
}

/** The parts of the month to date, this slip's lines included. */
export function partsWith(
  { rounded }: Pick<MonthSoFar, "rounded">,
  lines: readonly SlipLine[],
): MonthSoFar["rounded"] {
  const all = new Map<string, RoundedPart>(rounded);
  for (const { part, amount } of lines) {
    if (!part) continue;
    const before = all.get(part.name);
    all.set(part.name, {
      exact: before ? addExact(before.exact, part.exact) : part.exact,
      amount: pesos((before?.amount ?? 0) + amount),
    });
  }
  return all;
}
