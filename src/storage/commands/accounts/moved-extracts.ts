import type { AccountCode } from "#domain/accounting/account.ts";
import { knownExtracts } from "../../queries/reconciliation/known-extracts.ts";
import type { MovedAccount } from "./account-marks.ts";
import type { SharedPlan } from "./shared-plan.ts";

/**
 * Extracts of a moved account are of its new code. Without a change in the trail: taking the move back moves them back
 * the same way.
 */
export async function moveInExtracts({ books, storage }: SharedPlan, change: MovedAccount): Promise<void> {
  const { from, to, at } = change;
  for (const { id } of books) {
    const own = (await knownExtracts(storage, id)).filter(({ account }) => account === from);
    const moved = own.map((row) => ({
      ...row,
      account: to as AccountCode,
      version: row.version + 1,
      updatedAt: at,
    }));
    if (moved.length > 0) await storage.db.extracts.bulkPut(moved);
  }
}
