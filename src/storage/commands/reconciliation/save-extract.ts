import type { AccountCode } from "#domain/accounting/account.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { ExtractId } from "#domain/kernel/ids.ts";
import type { Pesos } from "#domain/kernel/pesos.ts";
import { ok } from "#domain/kernel/result.ts";
import { type BankExtract, type ExtractContent, joinExtract } from "#domain/reconciliation/bank-extract.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { type BookCommand, changeBook } from "../../pages/book-work.ts";
import { RECONCILE_TABLES, type ReconcileResult, ReconcileWork, refuse } from "./reconcile-work.ts";

export interface SaveExtract extends BookCommand {
  /** Id of the extract if the month has none yet. */
  readonly extractId: ExtractId;
  readonly account: AccountCode;
  readonly month: Month;
  readonly content: ExtractContent;
}

export interface SavedExtract {
  /** Lines that were not there before. */
  readonly added: number;
  readonly known: number;
}

/**
 * Keeps what a bank says of an account in a month, joined with what is kept already: the same file twice adds nothing
 * (CB-02). `undoRecords` takes it back.
 */
export function saveExtract(
  storage: AppStorage,
  command: SaveExtract,
): Promise<ReconcileResult<SavedExtract>> {
  const { account, month, content, bookId, extractId } = command;
  return changeBook(
    storage,
    command,
    "save-extract",
    async (work) => {
      const does = await ReconcileWork.read(storage, work);
      const before = does.extracts.find((each) => each.account === account && each.month === month) ?? null;
      if (before?.closed) return refuse("closed");
      const stamp = { createdAt: before?.createdAt ?? work.at, updatedAt: work.at };
      const joined = before === null ? null : joinExtract(before, content);
      const isSame =
        joined?.added === 0 &&
        joined.content.opening === before?.opening &&
        joined.content.closing === before?.closing;
      if (joined !== null && isSame) return ok({ added: 0, known: joined.known });
      const version = (before?.version ?? 0) + 1;
      const kept = joined?.content ?? content;
      const id = before?.id ?? extractId;
      await does.putExtract(before, { id, bookId, account, month, ...kept, ...stamp, version });
      return ok({ added: joined?.added ?? content.lines.length, known: joined?.known ?? 0 });
    },
    { tables: RECONCILE_TABLES },
  );
}

export interface SetExtractBalance extends BookCommand {
  readonly extractId: ExtractId;
  readonly opening: Pesos | null;
  readonly closing: Pesos | null;
}

/** Sets the balances that a file does not tell. `undoRecords` takes it back. */
export function setExtractBalance(
  storage: AppStorage,
  { opening, closing, ...command }: SetExtractBalance,
): Promise<ReconcileResult<BankExtract>> {
  return changeBook(
    storage,
    command,
    "save-extract",
    async (work) => {
      const does = await ReconcileWork.read(storage, work);
      const found = does.openExtract(command.extractId);
      if (!found.ok) return found;
      const before = found.value;
      const after = { ...before, opening, closing, updatedAt: work.at, version: before.version + 1 };
      await does.putExtract(before, after);
      return ok(after);
    },
    { tables: RECONCILE_TABLES },
  );
}

export interface ExtractCommand extends BookCommand {
  readonly extractId: ExtractId;
}

/** Removes an extract with its matches; no entry changes. `undoRecords` takes it back. */
export function deleteExtract(
  storage: AppStorage,
  command: ExtractCommand,
): Promise<ReconcileResult<BankExtract>> {
  return changeBook(
    storage,
    command,
    "delete-extract",
    async (work) => {
      const does = await ReconcileWork.read(storage, work);
      const found = does.openExtract(command.extractId);
      if (!found.ok) return found;
      const { id } = found.value;
      const own = does.matches.filter(({ lines }) => lines.some(({ extractId }) => extractId === id));
      for (const match of own) await does.putMatch(match, null);
      await does.putExtract(found.value, null);
      return ok(found.value);
    },
    { tables: RECONCILE_TABLES },
  );
}
