import type { Pesos } from "#domain/kernel/pesos.ts";
import { usesOf } from "#domain/payroll/line-uses.ts";
import type { Slip, SlipLine } from "#domain/payroll/slip.ts";
import { derivationTexts as texts } from "./derivation-texts.ts";

/** A base or an account that a figure goes on to, with what that comes to. */
export interface FigureUse {
  readonly label: string;
  readonly amount: Pesos;
}

/** Where the figure of a line goes on to, in words. */
export function figureUses(slip: Slip, line: SlipLine): readonly FigureUse[] {
  return usesOf(slip, line).map((use) => ({
    label: use.kind === "base" ? texts.baseNames[use.base] : texts.account(use.account, use.side),
    amount: use.amount,
  }));
}
