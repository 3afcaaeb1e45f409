import type { GivenLine } from "./clean-lines.ts";
import type { LineLabel, LineMark } from "./grade-result.ts";
import type { LineMatch } from "./matching/match-lines.ts";
import { amountLabel } from "./slips.ts";
import type { GradingContext, Target } from "./target.ts";
import type { Pairing, Unit } from "./units.ts";

/** A line of the solution with its mark; what the grading of an entry goes on with. */
export interface MarkedLine {
  readonly mark: LineMark;
  readonly target: Target | null;
  readonly unit: Unit | null;
}

/** What is wrong with the account. */
function accountLabel(target: Target, unit: Unit): LineLabel {
  const given = unit.lines[0]?.puc ?? "";
  if (given.slice(0, 4) === target.puc.slice(0, 4)) return "other-subaccount";
  return given[0] === target.puc[0] || given === "" ? "other-account" : "wrong-class";
}

/** Whether the lines of a unit are one line of the right amount written again. */
function isRepeated({ lines }: Unit, right: number): boolean {
  return lines.length > 1 && lines.every(({ amount }) => amount === right);
}

function labelOf(pairing: Pairing, all: readonly Target[], { rates }: GradingContext): LineLabel | null {
  const { target, unit, account, side, amount } = pairing;
  if (amount < 1) {
    if (isRepeated(unit, target.amount)) return "duplicated";
    const label = amountLabel(target, unit.amount, all, rates);
    // An amount without explanation beside another account says less than the account does.
    return account < 1 && label === "wrong-amount" ? accountLabel(target, unit) : label;
  }
  if (account < 1) return accountLabel(target, unit);
  return side < 1 ? "wrong-side" : null;
}

const atOf = (lines: readonly GivenLine[]): number[] => lines.map(({ at }) => at).sort((a, b) => a - b);

const NOTHING = { account: 0, side: 0, amount: 0, score: 0, consequence: false };

/** The marks of a match: of the solution's lines in their order, then of those that leave nothing and those too many. */
export function markLines(
  match: LineMatch,
  given: readonly GivenLine[],
  targets: readonly Target[],
  context: GradingContext,
): MarkedLine[] {
  const found = new Map(match.pairings.map((pairing) => [pairing.target, pairing]));
  const own = targets.map((target): MarkedLine => {
    const pairing = found.get(target);
    if (pairing === undefined)
      return { target, unit: null, mark: { ...NOTHING, solution: target.at, student: [], label: "omitted" } };
    const { unit, account, side, amount, score } = pairing;
    const label = labelOf(pairing, targets, context);
    const mark = { account, side, amount, score, label, consequence: false };
    return { target, unit, mark: { ...mark, solution: target.at, student: atOf(unit.lines) } };
  });
  const isSame = (a: GivenLine, b: GivenLine) =>
    a !== b && a.account === b.account && a.side === b.side && a.amount === b.amount;
  const extra = [...match.extra]
    .sort((a, b) => a.at - b.at)
    .map((line): MarkedLine => {
      const label = given.some((each) => isSame(each, line)) ? "duplicated" : "extra";
      return { target: null, unit: null, mark: { ...NOTHING, solution: null, student: [line.at], label } };
    });
  const cancelled = match.cancelled.map(({ at }): MarkedLine => {
    return {
      target: null,
      unit: null,
      mark: { ...NOTHING, score: 1, label: null, solution: null, student: [at] },
    };
  });
  return [...own, ...cancelled, ...extra];
}
