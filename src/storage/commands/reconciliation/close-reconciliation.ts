import { ok } from "#domain/kernel/result.ts";
import { bankDeedOf } from "#domain/reconciliation/bank-deed.ts";
import type { BankExtract } from "#domain/reconciliation/bank-extract.ts";
import type { ReconcileRefusal } from "#domain/reconciliation/reconcile-refusal.ts";
import { reconciliationOf, whyNotClosable } from "#domain/reconciliation/reconciliation.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { changeBook } from "../../pages/book-work.ts";
import { readReconciliation } from "../../queries/reconciliation/read-reconciliation.ts";
import { RECONCILE_TABLES, type ReconcileResult, ReconcileWork, refuse } from "./reconcile-work.ts";
import type { ExtractCommand } from "./save-extract.ts";

/**
 * Closes a month of a reconciliation: refused while something is proposed or the balances differ, as the books of the
 * transaction have it (CB-08). `undoRecords` takes it back.
 */
export function closeReconciliation(
  storage: AppStorage,
  command: ExtractCommand,
): Promise<ReconcileResult<BankExtract>> {
  return changeBook<BankExtract, ReconcileRefusal>(
    storage,
    command,
    "close-reconciliation",
    async (work) => {
      const does = await ReconcileWork.read(storage, work);
      const found = does.openExtract(command.extractId);
      if (!found.ok) return found;
      const { bookId, account, month } = found.value;
      const now = reconciliationOf(await readReconciliation(storage, bookId, account, month));
      const waiting = now.unrecorded.filter((line) => bankDeedOf(line) !== null).length;
      if (whyNotClosable(now, waiting) !== null) return refuse("not-closable");
      const after: BankExtract = {
        ...found.value,
        closed: true,
        updatedAt: work.at,
        version: found.value.version + 1,
      };
      await does.putExtract(found.value, after);
      return ok(after);
    },
    { tables: RECONCILE_TABLES },
  );
}

/** Opens a closed month again; its matches stay. `undoRecords` takes it back. */
export function reopenReconciliation(
  storage: AppStorage,
  command: ExtractCommand,
): Promise<ReconcileResult<BankExtract>> {
  return changeBook<BankExtract, ReconcileRefusal>(
    storage,
    command,
    "reopen-reconciliation",
    async (work) => {
      const does = await ReconcileWork.read(storage, work);
      const before = does.extracts.find(({ id }) => id === command.extractId);
      if (before?.closed !== true) return refuse("unknown-extract");
      const { closed: _was, ...open } = before;
      const after: BankExtract = { ...open, updatedAt: work.at, version: before.version + 1 };
      await does.putExtract(before, after);
      return ok(after);
    },
    { tables: RECONCILE_TABLES },
  );
}
