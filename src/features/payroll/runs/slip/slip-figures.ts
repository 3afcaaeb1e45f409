import type { Pesos } from "#domain/kernel/pesos.ts";
import type { PaySlip } from "#domain/payroll/slip/pay-slip.ts";
import type { Slip } from "#domain/payroll/slip/slip.ts";
import { SLIP_SUMS, type SlipSum, slipSum } from "#domain/payroll/slip/slip-sums.ts";
import type { Explained } from "#ui/accounting/derivation/explained.ts";
import { figureUses, netUses } from "#ui/accounting/derivation/figure-uses.ts";

/** Key of a figure, the same on every person's slip: "hours HED 0", "health 0", "net". */
export type FigureKey = string;

/** A figure with its derivation, for the panel. */
export interface SlipFigure {
  readonly amount: Pesos;
  readonly explained: Explained;
}

/** Keys of a slip's lines, in order; lines of the same concept are numbered. */
export function lineKeys({ lines }: Pick<Slip, "lines">): readonly FigureKey[] {
  const seen = new Map<string, number>();
  return lines.map(({ concept, hours }) => {
    const name = hours === undefined ? concept : `${concept} ${hours}`;
    const turn = seen.get(name) ?? 0;
    seen.set(name, turn + 1);
    return `${name} ${turn}`;
  });
}

function summedFigure(slip: Slip, paper: PaySlip, sum: SlipSum): SlipFigure | null {
  const found = slipSum(paper, sum);
  if (found === null) return null;
  const { label, amount, derivation } = found;
  const uses = sum === "net" ? netUses(slip) : [];
  return { amount, explained: { figure: label, person: paper.person, derivation, uses } };
}

/** The figure with this key; null if this slip does not have it. */
export function slipFigure(slip: Slip, paper: PaySlip, key: FigureKey): SlipFigure | null {
  const sum = SLIP_SUMS.find((each) => each === key);
  if (sum !== undefined) return summedFigure(slip, paper, sum);
  const line = slip.lines[lineKeys(slip).indexOf(key)];
  if (line === undefined) return null;
  const { label, amount, derivation } = line;
  return {
    amount,
    explained: { figure: label, person: paper.person, derivation, uses: figureUses(slip, line) },
  };
}
