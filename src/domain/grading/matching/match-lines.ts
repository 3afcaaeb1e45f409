import { type Bundle, bundledUnit, findBundles } from "../bundles.ts";
import { type GivenLine, lineKey } from "../clean-lines.ts";
import type { GradingContext, Target } from "../target.ts";
import { type Pairing, pairUp, type Unit, unitOf } from "../units.ts";
import { assignBest } from "./assignment.ts";

/** The best reading of a student's lines as those of a solution. */
export interface LineMatch {
  readonly pairings: readonly Pairing[];
  readonly omitted: readonly Target[];
  readonly extra: readonly GivenLine[];
  /** Lines of one account that leave nothing, as those of an entry and its reversal. */
  readonly cancelled: readonly GivenLine[];
  /** How many lines too many are discounted: parts of one split line count once. */
  readonly extras: number;
  /** Mean score of the solution's lines less the discount for lines too many; what the match makes largest. */
  readonly value: number;
}

/** Of more accounts written on several lines than this, either all are joined or none. */
const MOST_KEYS = 3;
/** More bundles than this are not tried together. */
const MOST_BUNDLES = 5;

interface Search {
  readonly targets: readonly Target[];
  readonly context: GradingContext;
  readonly cancelled: readonly GivenLine[];
}

/** One way to read the lines of an entry. */
interface Reading {
  readonly units: readonly Unit[];
  readonly cancelled: readonly GivenLine[];
}

function countExtras(extra: readonly GivenLine[], { policy }: GradingContext): number {
  return policy.grouping ? new Set(extra.map(lineKey)).size : extra.length;
}

function matchOf(pairings: readonly Pairing[], extra: readonly GivenLine[], search: Search): LineMatch {
  const { targets, context, cancelled } = search;
  const found = new Set(pairings.map(({ target }) => target));
  const extras = countExtras(extra, context);
  const sum = pairings.reduce((total, { score }) => total + score, 0);
  return {
    pairings,
    omitted: targets.filter((target) => !found.has(target)),
    extra,
    cancelled,
    extras,
    value: sum / targets.length - extras * context.policy.penalties["extra-lines"],
  };
}

/** Worth of a pair to the assignment: a discount is saved with each line used, and equal worth goes to the account. */
function worth({ score, account, side }: Pairing, saved: number): number {
  return score > 0 ? score + saved + account * 1e-6 + side * 1e-7 : 0;
}

/** The units and targets outside the bundles, assigned optimally. */
function assigned(units: readonly Unit[], bundles: readonly Bundle[], search: Search): LineMatch {
  const { targets, context } = search;
  const bundledTargets = new Set(bundles.flatMap((each) => each.targets));
  const bundledUnits = new Set(bundles.flatMap((each) => each.units));
  const freeTargets = targets.filter((each) => !bundledTargets.has(each));
  const freeUnits = units.filter((each) => !bundledUnits.has(each));
  const pairs = freeTargets.map((target) => freeUnits.map((unit) => pairUp(target, unit, context, targets)));
  const saved = context.policy.penalties["extra-lines"] * targets.length;
  const chosen = assignBest(pairs.map((row) => row.map((pair) => worth(pair, saved))));
  const taken = chosen.flatMap((column, row) => pairs[row]?.[column] ?? []);
  const bundled = bundles.flatMap((each) => {
    const unit = bundledUnit(each);
    return each.targets.map((target) => pairUp(target, unit, context, targets, true));
  });
  const used = new Set(taken.map(({ unit }) => unit));
  const extra = freeUnits.filter((unit) => !used.has(unit)).flatMap(({ lines }) => lines);
  return matchOf([...bundled, ...taken], extra, search);
}

const overlaps = (a: Bundle, b: Bundle): boolean =>
  a.targets.some((each) => b.targets.includes(each)) || a.units.some((each) => b.units.includes(each));

/** Every set of bundles that share no line, the empty one first. */
function bundleSets(bundles: readonly Bundle[]): Bundle[][] {
  let sets: Bundle[][] = [[]];
  for (const bundle of bundles.slice(0, MOST_BUNDLES)) {
    const more = sets.filter((set) => !set.some((each) => overlaps(each, bundle)));
    sets = [...sets, ...more.map((set) => [...set, bundle])];
  }
  return sets;
}

function better(a: LineMatch, b: LineMatch): LineMatch {
  return b.value > a.value + 1e-9 ? b : a;
}

/** Reads a line too many as a part of a matched one of its account and side, where that costs less than a discount. */
function absorbed(match: LineMatch, search: Search): LineMatch {
  let best = match;
  for (const key of new Set(match.extra.map(lineKey))) {
    const same = best.extra.filter((line) => lineKey(line) === key);
    const others = best.extra.filter((line) => lineKey(line) !== key);
    const { pairings } = best;
    for (const [at, pairing] of pairings.entries()) {
      const shared = pairings.filter(({ unit }) => unit === pairing.unit).length > 1;
      if (shared || !pairing.unit.lines.every((line) => lineKey(line) === key)) continue;
      const unit = unitOf([...pairing.unit.lines, ...same]);
      const joined = pairUp(pairing.target, unit, search.context, search.targets);
      best = better(
        best,
        matchOf(pairings.with(at, joined), others, { ...search, cancelled: match.cancelled }),
      );
    }
  }
  return best;
}

function groupsOf(lines: readonly GivenLine[], keyOf: (line: GivenLine) => string): GivenLine[][] {
  const byKey = new Map<string, GivenLine[]>();
  for (const line of lines) {
    const same = byKey.get(keyOf(line));
    if (same) same.push(line);
    else byKey.set(keyOf(line), [line]);
  }
  return [...byKey.values()];
}

/** Accounts on both sides of the entry, each read by what its lines leave; null where there is none. */
function netted(lines: readonly GivenLine[]): Reading | null {
  const groups = groupsOf(lines, ({ account }) => account);
  if (groups.every((group) => group.every(({ side }) => side === group[0]?.side))) return null;
  const units = groups.map(unitOf);
  const cancelled = units.filter(({ amount }) => amount === 0).flatMap((unit) => unit.lines);
  return { units: units.filter(({ amount }) => amount > 0), cancelled };
}

/** The ways to read lines of one account and side: each on its own, or as one. */
function groupings(lines: readonly GivenLine[], grouping: boolean): Unit[][] {
  const apart = lines.map((line) => unitOf([line]));
  if (!grouping) return [apart];
  const groups = groupsOf(lines, lineKey);
  const several = groups.filter(({ length }) => length > 1);
  if (several.length === 0) return [apart];
  const whole = groups.map(unitOf);
  if (several.length > MOST_KEYS) return [apart, whole];
  return Array.from({ length: 1 << several.length }, (_, mask) =>
    groups.flatMap((group) => {
      const at = several.indexOf(group);
      return at >= 0 && !(mask & (1 << at)) ? group.map((line) => unitOf([line])) : [unitOf(group)];
    }),
  );
}

function readings(lines: readonly GivenLine[], grouping: boolean): Reading[] {
  const plain = groupings(lines, grouping).map((units): Reading => ({ units, cancelled: [] }));
  const net = grouping ? netted(lines) : null;
  return net === null ? plain : [...plain, net];
}

/**
 * Matches a student's lines with those of a solution so that the score is the largest (ED-12): an exact assignment, of
 * the lines as they are, of lines of one account and side as one, of both sides by what they leave, and with bundles
 * that add up.
 */
export function matchLines(
  targets: readonly Target[],
  lines: readonly GivenLine[],
  context: GradingContext,
): LineMatch {
  let best: LineMatch | null = null;
  for (const { units, cancelled } of readings(lines, context.policy.grouping)) {
    const search = { targets, context, cancelled };
    const plain = assigned(units, [], search);
    best = best ? better(best, plain) : plain;
    if (best.value >= 1 - 1e-9) return best;
    const bundles = context.policy.grouping ? findBundles(targets, units, context.policy) : [];
    for (const set of bundleSets(bundles).slice(1)) best = better(best, assigned(units, set, search));
    if (context.policy.grouping) best = better(best, absorbed(plain, search));
  }
  const { cancelled } = best as LineMatch;
  return context.policy.grouping
    ? absorbed(best as LineMatch, { targets, context, cancelled })
    : (best as LineMatch);
}
