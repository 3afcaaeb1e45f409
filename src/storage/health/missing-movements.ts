import type { AppStorage } from "../engine/app-storage.ts";
import { accountOfDatabase } from "../engine/database-names.ts";
import { sentinel } from "./sentinel.ts";

/**
 * Movements that the sentinel saw committed and the database lacks: a power failure lost the end of the log (ST-02).
 */
export interface MissingMovements {
  readonly count: number;
  /** When the last present movement was saved; null if there is none. */
  readonly since: number | null;
  /** When the last missing movement was saved. */
  readonly until: number;
}

/**
 * Movements missing from the database, or null. Call right after opening and before the first command, which updates
 * the sentinel.
 */
export async function missingMovements(storage: AppStorage): Promise<MissingMovements | null> {
  const account = accountOfDatabase(storage.name);
  const known = account === null ? undefined : sentinel.known()[account];
  if (!known) return null;
  const last = await storage.db.audit.orderBy("seq").last();
  const count = known.sequence - (last?.seq ?? 0);
  return count > 0 ? { count, since: last?.at ?? null, until: known.changedAt } : null;
}

/**
 * Marks the loss as acknowledged: it is not reported again. No effect if a movement was saved meanwhile, which
 * already updated the sentinel.
 */
export function acceptMissing(storage: AppStorage, { count, until }: MissingMovements): void {
  const account = accountOfDatabase(storage.name);
  const known = account === null ? undefined : sentinel.known()[account];
  if (account === null || known?.changedAt !== until) return;
  sentinel.committed(account, { ...known, sequence: known.sequence - count });
}
