import type { Side } from "../accounting/account.ts";
import type { CaseRates, SolutionLine } from "../exercises/exercise.ts";
import { isKeptLine, type TaxKind, taxOfLine } from "../exercises/tax-lines.ts";
import type { GradingPolicy } from "./grade-result.ts";
import { cleanShare } from "./policy.ts";
import type { ReadPuc } from "./puc-of-chart.ts";

/** What the grading of every entry of an exercise shares. */
export interface GradingContext {
  readonly policy: GradingPolicy;
  readonly pucOf: ReadPuc;
  readonly rates: CaseRates;
}

/** A line of the solution with its accounts read as codes of the PUC. */
export interface Target {
  /** Index in the solution's lines. */
  readonly at: number;
  /** The account itself first, then those accepted in its place. */
  readonly accounts: readonly { readonly code: string; readonly puc: string }[];
  readonly puc: string;
  readonly side: Side;
  readonly amount: number;
  readonly thirdParty: string;
  readonly tax: TaxKind | null;
  /** Whether it is kept from what is paid or collected. */
  readonly isKept: boolean;
}

type TargetContext = Pick<GradingContext, "pucOf" | "rates">;

export function targetsOf(lines: readonly SolutionLine[], { pucOf, rates }: TargetContext): Target[] {
  const read = lines.map(({ account, side, amount }) => ({
    code: account,
    puc: pucOf(account),
    side,
    amount,
  }));
  return read.map((own, at) => {
    const { accepted = [], thirdParty = "" } = lines[at] as SolutionLine;
    return {
      at,
      accounts: [own, ...accepted.map((code) => ({ code, puc: pucOf(code) }))],
      puc: own.puc,
      side: own.side,
      amount: own.amount,
      thirdParty,
      tax: taxOfLine(own, read, rates),
      isKept: isKeptLine(own, read),
    };
  });
}

/** Share of one account for another: a code below the right one, such as an own sub-account, counts as it (ED-11). */
function shareOf(
  right: { readonly code: string; readonly puc: string },
  given: { readonly account: string; readonly puc: string },
  policy: GradingPolicy,
): number {
  if (right.code === given.account) return 1;
  if (right.puc === "" || given.puc === "") return 0;
  const level = right.puc.slice(0, policy.accountDigits);
  if (level.length >= 4 && given.puc.startsWith(level)) return 1;
  if (right.puc.slice(0, 4) === given.puc.slice(0, 4)) return policy.otherSubaccount;
  return right.puc.slice(0, 2) === given.puc.slice(0, 2) ? policy.sameGroup : 0;
}

/** The best share that an account earns among those accepted. */
export function accountShare(
  target: Target,
  given: { readonly account: string; readonly puc: string },
  policy: GradingPolicy,
): number {
  let best = 0;
  for (const right of target.accounts) best = Math.max(best, shareOf(right, given, policy));
  return best;
}

/** Shares of account, side and amount as one; nothing where neither account nor amount agree (E3). */
export function lineScore(account: number, side: number, amount: number, policy: GradingPolicy): number {
  if (account === 0 && amount === 0) return 0;
  if (account === 1 && side === 1 && amount === 1) return 1;
  const { weights } = policy;
  const whole = weights.account + weights.side + weights.amount;
  if (!(whole > 0)) return 0;
  return cleanShare((weights.account * account + weights.side * side + weights.amount * amount) / whole);
}
