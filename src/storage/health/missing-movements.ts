import type { AppStorage } from "../engine/app-storage.ts";
import { accountOf } from "../engine/database-names.ts";
import { sentinel } from "./sentinel.ts";

/** What the sentinel saw committed and the database does not hold: the end of the log was lost with the power (ST-02). */
export interface MissingMovements {
  readonly count: number;
  /** When the last movement that is here was saved; null when none is. */
  readonly since: number | null;
  /** When the last of the missing ones was saved. */
  readonly until: number;
}

/** Ask right after opening and before the first command, which makes the sentinel agree again. Null: nothing is missing. */
export async function missingMovements(storage: AppStorage): Promise<MissingMovements | null> {
  const account = accountOf(storage.name);
  const known = account === null ? undefined : sentinel.known()[account];
  if (!known) return null;
  const last = await storage.db.audit.orderBy("seq").last();
  const count = known.sequence - (last?.seq ?? 0);
  return count > 0 ? { count, since: last?.at ?? null, until: known.changedAt } : null;
}

/** The loss was seen and taken: it is not told again. A movement saved meanwhile has said as much by itself. */
export function acceptMissing(storage: AppStorage, { count, until }: MissingMovements): void {
  const account = accountOf(storage.name);
  const known = account === null ? undefined : sentinel.known()[account];
  if (account === null || known?.changedAt !== until) return;
  sentinel.committed(account, { ...known, sequence: known.sequence - count });
}
