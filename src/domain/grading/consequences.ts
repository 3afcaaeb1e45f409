import type { GradingPolicy } from "./grade-result.ts";
import type { MarkedLine } from "./mark-lines.ts";
import { takesNet } from "./slips.ts";
import { lineScore } from "./target.ts";

const isAmountWrong = ({ mark }: MarkedLine): boolean =>
  mark.amount < 1 && mark.account === 1 && mark.side === 1 && mark.student.length > 0;

/** What a wrong amount that nothing explains is labelled; the others are slips of their own. */
const isUnexplained = ({ mark }: MarkedLine): boolean =>
  mark.label === "wrong-amount" || mark.label === "amount-of-other-line";

/** Whether a tax is right for the wrong amount that it was figured from. */
function isFigured(line: MarkedLine, lines: readonly MarkedLine[]): boolean {
  const { target, unit } = line;
  if (target === null || unit === null || target.tax === null || !isAmountWrong(line)) return false;
  return lines.some((base) => {
    if (base === line || base.target === null || base.unit === null || !isAmountWrong(base)) return false;
    if (base.target.tax !== null) return false;
    const figured = (target.amount / base.target.amount) * base.unit.amount;
    return Math.abs(figured - unit.amount) <= 1;
  });
}

/**
 * The line that balances an entry in which another one is wrong: its amount follows from theirs. Only a line
 * that nothing else explains; of several, where the net goes, then the last.
 */
function balancingLine(lines: readonly MarkedLine[], figured: ReadonlySet<MarkedLine>): MarkedLine | null {
  const wrong = lines.filter((line) => isAmountWrong(line) && isUnexplained(line) && !figured.has(line));
  const roots = lines.filter(
    (line) =>
      !figured.has(line) &&
      (line.mark.solution === null ? line.mark.score < 1 : line.mark.amount < 1 || line.mark.side < 1),
  );
  if (roots.length < 2) return null;
  const rank = ({ target }: MarkedLine): number => (target !== null && takesNet(target) ? 1 : 0);
  let best: MarkedLine | null = null;
  for (const line of wrong) if (best === null || rank(line) >= rank(best)) best = line;
  return best;
}

/**
 * Marks the lines that are wrong only because another one is (ED-14): taxes figured from a wrong amount, and in an
 * entry that balances the line that makes it balance.
 */
export function withConsequences(lines: readonly MarkedLine[], difference: number): MarkedLine[] {
  const found = new Set(lines.filter((line) => isFigured(line, lines)));
  if (difference === 0) {
    const balancing = balancingLine(lines, found);
    if (balancing !== null) found.add(balancing);
  }
  return lines.map((line) =>
    found.has(line)
      ? { ...line, mark: { ...line.mark, label: "wrong-amount" as const, consequence: true } }
      : line,
  );
}

/** What a line earns once consequences are forgiven. */
export function followedScore({ mark }: MarkedLine, policy: GradingPolicy): number {
  return mark.consequence ? lineScore(mark.account, mark.side, 1, policy) : mark.score;
}
