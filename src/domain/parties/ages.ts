import type { Side } from "../accounting/account.ts";
import { dayNumber } from "../kernel/calendar-day.ts";
import type { Day } from "../kernel/day.ts";

/** What one account and third party moved on a day. */
export interface PartyMove {
  readonly day: Day;
  readonly debit: number;
  readonly credit: number;
}

/** 0 to 30 days, 31 to 60, 61 to 90, and more. */
export const AGE_LIMITS = [30, 60, 90] as const;
export const AGES = ["0-30", "31-60", "61-90", "91+"] as const;
export type Age = (typeof AGES)[number];

/** A part of what is owed, since the day it arose. */
export interface OwedPart {
  readonly day: Day;
  readonly days: number;
  readonly age: Age;
  readonly amount: number;
}

/** What is owed at a day, and since when. Either there are parts or an advance. */
export interface Aged {
  readonly parts: readonly OwedPart[];
  /** What was paid beyond what was owed. */
  readonly advance: number;
}

export function ageAfter(days: number): Age {
  return AGES[AGE_LIMITS.findIndex((limit) => days <= limit)] ?? "91+";
}

/** What of some parts has each age. */
export type AgeSums = Readonly<Record<Age, number>>;

export function sumByAge(parts: readonly Pick<OwedPart, "age" | "amount">[]): AgeSums {
  const sums = Object.fromEntries(AGES.map((age) => [age, 0])) as Record<Age, number>;
  for (const { age, amount } of parts) sums[age] += amount;
  return sums;
}

export function addAges(all: readonly AgeSums[]): AgeSums {
  return sumByAge(all.flatMap((ages) => AGES.map((age) => ({ age, amount: ages[age] }))));
}

/** What is owed in all, of whatever age. */
export function agedSum(ages: AgeSums): number {
  return AGES.reduce((sum, age) => sum + ages[age], 0);
}

/**
 * The age of what is owed on one account by one third party. What is paid settles the oldest first, whenever it was
 * paid; so what is left is of the newest charges, back until the balance is reached. `side`: where the account grows.
 */
export function agedAt(moves: readonly PartyMove[], side: Side, at: Day): Aged {
  const until = moves.filter((move) => move.day <= at).sort((a, b) => (a.day < b.day ? 1 : -1));
  const [charged, paid] = side === "debit" ? (["debit", "credit"] as const) : (["credit", "debit"] as const);
  const balance = until.reduce((sum, move) => sum + move[charged] - move[paid], 0);
  const parts: OwedPart[] = [];
  let left = Math.max(balance, 0);
  for (const move of until) {
    if (left === 0) break;
    const amount = Math.min(left, Math.max(move[charged], 0));
    if (amount === 0) continue;
    const days = dayNumber(at) - dayNumber(move.day);
    parts.push({ day: move.day, days, age: ageAfter(days), amount });
    left -= amount;
  }
  return { parts: parts.toReversed(), advance: Math.max(-balance, 0) };
}

/** What is left of one of a day's charges. */
export interface LeftOf<Charge> {
  readonly charge: Charge;
  readonly left: number;
}

/** What is left of a day, told by its charges in order: the earlier ones are settled first. */
export function leftOfDay<Charge extends { readonly amount: number }>(
  left: number,
  charges: readonly Charge[],
): readonly LeftOf<Charge>[] {
  let rest = left;
  const found: LeftOf<Charge>[] = [];
  for (const charge of charges.toReversed()) {
    const part = Math.min(rest, charge.amount);
    if (part > 0) found.push({ charge, left: part });
    rest -= part;
  }
  return found.toReversed();
}
