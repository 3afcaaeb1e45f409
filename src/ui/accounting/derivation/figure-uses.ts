import type { Pesos } from "#domain/kernel/pesos.ts";
import { type LineUse, usesOf, usesOfNet } from "#domain/payroll/slip/line-uses.ts";
import type { Slip, SlipLine } from "#domain/payroll/slip/slip.ts";
import { derivationTexts as texts } from "./derivation-texts.ts";

/** A base or an account that includes the figure, with its total. */
export interface FigureUse {
  readonly label: string;
  readonly amount: Pesos;
}

function inWords(uses: readonly LineUse[]): readonly FigureUse[] {
  return uses.map((use) => ({
    label: use.kind === "base" ? texts.baseNames[use.base] : texts.account(use.account, use.side),
    amount: use.amount,
  }));
}

/** The bases and accounts that include the figure of a line, in words. */
export function figureUses(slip: Slip, line: SlipLine): readonly FigureUse[] {
  return inWords(usesOf(slip, line));
}

/** The bases and accounts that include the net of a slip, in words. */
export function netUses(slip: Slip): readonly FigureUse[] {
  return inWords(usesOfNet(slip));
}
