import { keptFileName } from "#domain/report/file-name.ts";
import { nameRefusal } from "#session/notices/name-refusal.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { troubleText } from "#session/notices/trouble-texts.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import { useUser } from "#session/who/use-session.ts";
import { deleteStatement, renameStatement } from "#storage/commands/statements/change-statement.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { classifyError } from "#storage/engine/storage-error.ts";
import type { CommandResult } from "#storage/pages/book-work.ts";
import type { StatementItem } from "#storage/queries/statements/statements.ts";
import { type KeptFile, putFileBack } from "#storage/waiting-files/waiting-files.ts";
import type { FileOwner } from "#storage/waiting-files/waiting-files-database.ts";
import { SLOW_TOAST, toast } from "#ui/kit/feedback/toast.ts";
import { undoNotice } from "#ui/kit/feedback/undo-notice.ts";
import type { NameRefusal } from "#ui/kit/overlays/name-dialog.tsx";
import { saveFile } from "#ui/kit/save-file.ts";
import { takeWorkbook, workbookOf } from "./statement-files.ts";
import { savedStatementTexts as texts } from "./texts.ts";

export interface StatementActions {
  remove(item: StatementItem): Promise<void>;
  /** Null on success, else the reason. */
  rename(item: StatementItem, name: string): Promise<NameRefusal | null>;
  /** Downloads the uploaded workbook, unchanged. */
  downloadFile(item: StatementItem): Promise<void>;
}

function tellRefusal(result: CommandResult<unknown>): void {
  if (!result.ok) toast.error({ title: texts.failed, text: refusalText(result.error) });
}

async function isPutBack(kept: KeptFile): Promise<boolean> {
  try {
    await putFileBack(kept);
    return true;
  } catch {
    return false;
  }
}

function removal(storage: AppStorage, owner: FileOwner | null) {
  return async (item: StatementItem): Promise<void> => {
    const target = storage.newId("command");
    const result = await tracked(() => deleteStatement(storage, { id: target, statementId: item.id }));
    if (!result.ok) return tellRefusal(result);
    const file = owner === null ? undefined : await takeWorkbook(owner, item);
    const id = storage.newId("command");
    const back = async (kept: KeptFile | undefined) => {
      // File first: a restored statement must have its file.
      const isWhole = kept === undefined || (await isPutBack(kept));
      const undone = await tracked(() => undoRecords(storage, { id, target }));
      if (!undone.ok) tellRefusal(undone);
      else if (isWhole) toast.success({ title: texts.restored, text: item.name });
      else toast.warning({ title: texts.restored, text: texts.restoredBare(item.name), durationMs: 0 });
    };
    toast.neutral({ title: texts.removed, text: item.name, ...undoNotice(() => back(file)) });
  };
}

function renaming(storage: AppStorage) {
  const rename = async (item: StatementItem, name: string): Promise<NameRefusal | null> => {
    const id = storage.newId("command");
    const result = await tracked(() => renameStatement(storage, { id, statementId: item.id, name }));
    if (!result.ok) return nameRefusal(result.error);
    const done = { title: texts.renamed, text: item.name };
    if (result.value.name !== item.name)
      toast.success({
        title: texts.renamed,
        text: result.value.name,
        ...recordsBack(storage, { target: id, done, onRefused: tellRefusal }),
      });
    return null;
  };
  return rename;
}

async function downloadFile(owner: FileOwner | null, item: StatementItem): Promise<void> {
  if (item.origin.kind !== "file") return;
  const { fileName } = item.origin;
  try {
    const file = owner === null ? null : await workbookOf(owner, item);
    if (file === null)
      return void toast.error({ title: texts.fileGone, text: texts.fileGoneText, ...SLOW_TOAST });
    saveFile(file, keptFileName(fileName));
    toast.success({ title: texts.downloaded, text: fileName });
  } catch (error) {
    toast.error({ title: texts.fileFailed, text: troubleText(classifyError(error)) });
  }
}

/** Actions on a saved statement that need no dialog, each with a notice and undo. */
export function useStatementActions(): StatementActions {
  const storage = useStorage();
  const owner = useUser()?.id ?? null;
  return {
    remove: removal(storage, owner),
    rename: renaming(storage),
    downloadFile: (item) => downloadFile(owner, item),
  };
}
