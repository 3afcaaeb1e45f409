import type { AppStorage } from "./app-storage.ts";
import { accountOf } from "./database-names.ts";
import { sentinel } from "./sentinel.ts";

/** What the sentinel saw committed and the database does not hold: the end of the log was lost with the power (ST-02). */
export interface MissingMovements {
  readonly count: number;
  /** When the last of them was saved. */
  readonly until: number;
}

/** Ask right after opening and before the first command, which makes the sentinel agree again. Null: nothing is missing. */
export async function missingMovements(storage: AppStorage): Promise<MissingMovements | null> {
  const account = accountOf(storage.name);
  const known = account === null ? undefined : sentinel.known()[account];
  if (!known) return null;
  const last = await storage.db.audit.orderBy("seq").last();
  const count = known.sequence - (last?.seq ?? 0);
  return count > 0 ? { count, until: known.changedAt } : null;
}
