import type { Side } from "../accounting/account.ts";
import type { GivenLine } from "./clean-lines.ts";
import type { GradingPolicy } from "./grade-result.ts";
import { amountAgrees } from "./policy.ts";
import { isSlip } from "./slips.ts";
import { accountShare, type GradingContext, lineScore, type Target } from "./target.ts";

/** Lines of the student that are read as one: of one side, or of one account on both sides, by what they leave. */
export interface Unit {
  readonly lines: readonly GivenLine[];
  readonly side: Side;
  readonly amount: number;
}

export function unitOf(lines: readonly GivenLine[]): Unit {
  const net = lines.reduce((sum, { side, amount }) => sum + (side === "debit" ? amount : -amount), 0);
  return { lines, side: net > 0 ? "debit" : "credit", amount: Math.abs(net) };
}

export interface Shares {
  readonly account: number;
  readonly side: number;
  readonly amount: number;
  readonly score: number;
}

/** A line of the solution with what was read as it. */
export interface Pairing extends Shares {
  readonly target: Target;
  readonly unit: Unit;
}

/** Share of the accounts of a unit, each line counting by its amount. */
export function unitAccount(target: Target, unit: Unit, policy: GradingPolicy): number {
  const [only] = unit.lines;
  if (only === undefined) return 0;
  if (unit.lines.length === 1) return accountShare(target, only, policy);
  let [sum, whole] = [0, 0];
  for (const line of unit.lines) {
    const share = accountShare(target, line, policy);
    if (share === 0) return 0;
    sum += share * line.amount;
    whole += line.amount;
  }
  return sum / whole;
}

/**
 * How a unit compares with a line of the solution; `agrees` where their amounts were already found to add up, and their
 * sides to be those that leave them.
 */
export function pairUp(
  target: Target,
  unit: Unit,
  context: GradingContext,
  all: readonly Target[],
  agrees = false,
): Pairing {
  const { policy } = context;
  const account = unitAccount(target, unit, policy);
  const side = agrees || unit.side === target.side ? 1 : 0;
  const isRight = agrees || amountAgrees(target.amount, unit.amount, policy);
  // A recognised slip earns a part of the amount only beside the right kind of account: alone it may be chance.
  const isSlipped =
    !isRight && policy.slipShare > 0 && account > 0 && isSlip(target, unit.amount, all, context.rates);
  const amount = isRight ? 1 : isSlipped ? policy.slipShare : 0;
  return { target, unit, account, side, amount, score: lineScore(account, side, amount, policy) };
}
