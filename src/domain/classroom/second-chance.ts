import type { ActivityId } from "../kernel/ids.ts";

/**
 * What the grade of an activity is put in place of where it is higher (E5, ED-153). final: the final grade of who fails
 * with at least `from`, of 0 to 5 (habilitación, validación). activity: the grade of another activity (supletorio).
 */
export type SecondChance =
  | { readonly kind: "final"; readonly from: number }
  | { readonly kind: "activity"; readonly activity: ActivityId };

/** UNAD: who has less than 2,0 repeats the course. */
export const LEAST_TO_RETRY = 2;
export const FULL_GRADE = 5;

/** Whether a second chance can be kept: of another activity, or from a grade of 0 to 5 with one decimal. */
export function isSecondChance(chance: SecondChance, own: ActivityId): boolean {
  if (chance.kind === "activity") return chance.activity !== own;
  return (
    chance.from >= 0 &&
    chance.from <= FULL_GRADE &&
    Math.abs(chance.from * 10 - Math.round(chance.from * 10)) < 1e-9
  );
}

/** The activity that another one is in place of; undefined where it is in none's. */
export function replacedBy<Row extends { readonly id: ActivityId }>(
  { replaces }: { readonly replaces?: SecondChance | undefined },
  activities: readonly Row[],
): Row | undefined {
  return replaces?.kind === "activity" ? activities.find(({ id }) => id === replaces.activity) : undefined;
}

/** An activity that may be a second chance, with a student's grade in it as a fraction. */
export interface Retried {
  readonly replaces?: SecondChance | undefined;
  readonly raw: number | null;
}

/** The higher of two grades; null where there is none. */
export function higher(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.max(one, other);
}

/** Of a student, the best grade that may stand in for that of each activity. */
export function standIns(all: readonly Retried[]): ReadonlyMap<ActivityId, number> {
  const found = new Map<ActivityId, number>();
  for (const { replaces, raw } of all) {
    if (replaces?.kind !== "activity" || raw === null) continue;
    found.set(replaces.activity, higher(found.get(replaces.activity) ?? null, raw) ?? raw);
  }
  return found;
}
