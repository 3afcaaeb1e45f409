import type { EffectLine } from "#domain/fiscal/effect-line.ts";
import { taxName } from "#domain/fiscal/effect-words.ts";
import { type FiscalEffect, fiscalEffect } from "#domain/fiscal/fiscal-effect.ts";
import { COMPANY, type FiscalOperation } from "#domain/fiscal/fiscal-operation.ts";
import type { FiscalContent } from "#domain/fiscal/fiscal-profile.ts";
import type { Day } from "#domain/kernel/day.ts";
import { negate, type Pesos } from "#domain/kernel/pesos.ts";

export const EXAMPLES = ["purchase", "service", "sale"] as const;
export type Example = (typeof EXAMPLES)[number];

const BASE = 2_000_000 as Pesos;

function operationOf(example: Example, day: Day): FiscalOperation {
  return {
    kind: example === "sale" ? "sale" : "purchase",
    concept: example === "service" ? "services" : "purchases",
    treatment: "general",
    base: BASE,
    day,
    counterpart: COMPANY,
    settlement: "credit",
  };
}

interface ExampleLine {
  readonly label: string;
  readonly account: string;
  readonly amount: Pesos;
  readonly tax: NonNullable<EffectLine["tax"]>;
}

/** The taxes of an example by their effect on the amount paid: VAT is added, withholdings are subtracted. */
function exampleLines(effect: FiscalEffect): ExampleLine[] {
  return effect.lines.flatMap(({ tax, account, role }) => {
    // A self-withholding is settled between the company and the tax office: it does not change the amount collected.
    if (!tax || tax.why.kind === "self-withheld") return [];
    const amount = role === "withheld" ? negate(tax.amount) : tax.amount;
    return [{ label: taxName(tax), account, amount, tax }];
  });
}

/** An example operation under a profile on a day; null if its rates withhold more than the amount. */
export function exampleOf(content: FiscalContent, example: Example, day: Day) {
  const result = fiscalEffect(content, operationOf(example, day));
  if (!result.ok) return null;
  const vatFirst = (line: ExampleLine) => (line.tax.why.kind.startsWith("vat") ? 0 : 1);
  const lines = exampleLines(result.value).sort((a, b) => vatFirst(a) - vatFirst(b));
  return { base: BASE, lines, skipped: result.value.skipped, settled: result.value.settled };
}
