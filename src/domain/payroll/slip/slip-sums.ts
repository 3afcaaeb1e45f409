import { negate, type Pesos } from "../../kernel/pesos.ts";
import { amountStep, type Derivation, resultStep, type Step } from "../derivation/derivation.ts";
import type { PaySlip, PaySlipPart } from "./pay-slip.ts";

/** The sums on a printed slip. */
export const SLIP_SUMS = ["accrued", "deducted", "net", "employer", "provisions", "cost"] as const;
export type SlipSum = (typeof SLIP_SUMS)[number];

export interface SummedFigure {
  readonly label: string;
  readonly amount: Pesos;
  readonly derivation: Derivation;
}

type Part = readonly [label: string, amount: Pesos];

const OPPOSITE = { "+": "−", "−": "+" } as const;

/**
 * Steps of a sum: each part after the first has a sign; a negative part, such as a refunded contribution, gets the
 * opposite sign.
 */
function stepsOf(parts: readonly Part[], sign: keyof typeof OPPOSITE = "+"): readonly Step[] {
  return parts.map(([label, amount], index) => {
    if (index === 0) return amountStep("", label, amount);
    return amount < 0 ? amountStep(OPPOSITE[sign], label, negate(amount)) : amountStep(sign, label, amount);
  });
}

function summed(label: string, amount: Pesos, steps: readonly Step[]): SummedFigure {
  const norm = "las cifras de este desprendible";
  return { label, amount, derivation: { steps: [...steps, resultStep(amount, label)], norm } };
}

function ofPart({ lines, totalLabel, total }: PaySlipPart): SummedFigure {
  const parts = lines.map(({ label, quantity, amount }): Part => {
    return [[label, quantity].filter(Boolean).join(", "), amount];
  });
  return summed(totalLabel, total, stepsOf(parts));
}

/**
 * How a slip's total follows from the amounts it shows, to the peso (PY-04); null for a total that it does not show.
 */
export function slipSum(slip: PaySlip, sum: SlipSum): SummedFigure | null {
  const { accrued, deducted, net, employer, provisions, cost } = slip;
  switch (sum) {
    case "accrued":
      return ofPart(accrued);
    case "deducted":
      return ofPart(deducted);
    case "employer":
      return employer && ofPart(employer);
    case "provisions":
      return provisions && ofPart(provisions);
    case "net": {
      const parts: Part[] = [
        [accrued.totalLabel, accrued.total],
        [deducted.totalLabel, deducted.total],
      ];
      return summed(net.label, net.amount, stepsOf(parts, "−"));
    }
    case "cost": {
      const besides = [employer, provisions].flatMap((part): Part[] =>
        part === null ? [] : [[part.title, part.total]],
      );
      return summed(cost.label, cost.amount, stepsOf([[accrued.totalLabel, accrued.total], ...besides]));
    }
  }
}
