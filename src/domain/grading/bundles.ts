import type { GradingPolicy } from "./grade-result.ts";
import { amountAgrees } from "./policy.ts";
import { accountShare, type Target } from "./target.ts";
import { type Unit, unitOf } from "./units.ts";

/** Several lines on one side of the comparison that add up to one on the other. */
export interface Bundle {
  readonly targets: readonly Target[];
  readonly units: readonly Unit[];
}

/** Of more lines than this, sums are not searched: the number of their combinations doubles with each. */
const MOST_PARTS = 8;

/** Combinations of two or more parts that add up to a sum. */
function partsOf<T extends { readonly amount: number }>(
  parts: readonly T[],
  isSum: (amount: number) => boolean,
): T[][] {
  if (parts.length < 2 || parts.length > MOST_PARTS) return [];
  const found: T[][] = [];
  for (let mask = 3; mask < 1 << parts.length; mask += 1) {
    if ((mask & (mask - 1)) === 0) continue;
    let sum = 0;
    for (let at = 0; at < parts.length; at += 1) if (mask & (1 << at)) sum += parts[at]?.amount ?? 0;
    if (isSum(sum)) found.push(parts.filter((_, at) => mask & (1 << at)));
  }
  return found;
}

function fits(target: Target, unit: Unit, policy: GradingPolicy): boolean {
  if (unit.side !== target.side) return false;
  return unit.lines.every((line) => accountShare(target, line, policy) > 0);
}

const isWhole = (target: Target, unit: Unit, policy: GradingPolicy): boolean =>
  amountAgrees(target.amount, unit.amount, policy) &&
  unit.lines.every((line) => accountShare(target, line, policy) === 1);

/** Two lines of the solution, of one account on both sides, and a line of the student with what they leave. */
function netsOf(targets: readonly Target[], unit: Unit, policy: GradingPolicy): Bundle[] {
  const signed = (of: { readonly side: Target["side"]; readonly amount: number }) =>
    of.side === "debit" ? of.amount : -of.amount;
  const near = targets.filter((target) =>
    unit.lines.every((line) => accountShare(target, line, policy) === 1),
  );
  return near.flatMap((first, at) =>
    near.slice(at + 1).flatMap((second) => {
      if (first.side === second.side || first.puc !== second.puc) return [];
      const net = signed(first) + signed(second);
      const isNet =
        Math.sign(net) === Math.sign(signed(unit)) && amountAgrees(Math.abs(net), unit.amount, policy);
      return isNet ? [{ targets: [first, second], units: [unit] }] : [];
    }),
  );
}

/**
 * The bundles of an entry (E3.5): a line of the solution that the student split, and a line of the student that sums
 * several of the solution, of the same group of accounts and on the same side, or leaves what two of one account do.
 */
export function findBundles(
  targets: readonly Target[],
  units: readonly Unit[],
  policy: GradingPolicy,
): Bundle[] {
  const found: Bundle[] = [];
  for (const target of targets) {
    const near = units.filter((unit) => fits(target, unit, policy));
    if (near.length < 2 || near.some((unit) => isWhole(target, unit, policy))) continue;
    const smaller = near.filter(({ amount }) => amount <= target.amount + policy.tolerance.pesos);
    for (const parts of partsOf(smaller, (sum) => amountAgrees(target.amount, sum, policy)))
      found.push({ targets: [target], units: parts });
  }
  for (const unit of units) {
    found.push(...netsOf(targets, unit, policy));
    const near = targets.filter((target) => fits(target, unit, policy));
    if (near.length < 2 || near.some((target) => isWhole(target, unit, policy))) continue;
    for (const parts of partsOf(near, (sum) => amountAgrees(sum, unit.amount, policy)))
      found.push({ targets: parts, units: [unit] });
  }
  return found;
}

/** The units of a bundle as one. */
export function bundledUnit({ units }: Bundle): Unit {
  return unitOf(units.flatMap(({ lines }) => lines));
}
