import { type FirstStep, type FirstWeek, readFirstWeek, withSteps } from "#domain/company/first-week.ts";

/** The key contains the account's id, so that it is deleted with the account (AU-16). */
function keyOf(accountId: string): string {
  return `cuadra_semana_${accountId}`;
}

export function keptWeek(accountId: string): FirstWeek {
  try {
    return readFirstWeek(localStorage.getItem(keyOf(accountId)));
  } catch {
    return readFirstWeek(null);
  }
}

function keep(accountId: string, week: FirstWeek): void {
  try {
    localStorage.setItem(keyOf(accountId), JSON.stringify(week));
  } catch {
    // If lost, a line waits for its tick again, which is harmless.
  }
}

/** Ticks what was done. What another tab ticked meanwhile stays. */
export function tickSteps(accountId: string, steps: readonly FirstStep[]): FirstWeek {
  const before = keptWeek(accountId);
  const after = withSteps(before, steps);
  if (after.done.length > before.done.length) keep(accountId, after);
  return after;
}

export function dismissWeek(accountId: string, dismissed: boolean): void {
  keep(accountId, { ...keptWeek(accountId), dismissed });
}
