import { useState } from "react";
import type { Day } from "#domain/kernel/day.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import type { ChosenFile } from "#flows/service/read-workbook.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { troubleText } from "#session/notices/trouble-texts.ts";
import { tracked } from "#session/saved/save-state.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { useUser } from "#session/who/use-session.ts";
import { saveStatement } from "#storage/commands/statements/save-statement.ts";
import { classifyError } from "#storage/engine/storage-error.ts";
import { keepFile, removeFile } from "#storage/waiting-files/waiting-files.ts";
import { uploadTexts as texts } from "./texts.ts";

interface UploadFields {
  readonly name: string;
  readonly statement: StatementKind;
  readonly date: Day;
  readonly companyId: CompanyId | null;
}

/**
 * Saves a workbook as a statement. The file is stored first, in the database of files: a statement that names one
 * must find it. If the statement is refused, the file is removed again. The ids belong to this dialog: sending twice
 * creates once.
 */
export function useUpload({ name: fileName, bytes }: ChosenFile) {
  const storage = useStorage();
  const owner = useUser()?.id ?? null;
  const [ids] = useState(() => ({
    id: storage.newId("command"),
    statementId: storage.newId("statement"),
    fileId: storage.newId("file"),
  }));
  const [busy, setBusy] = useState(false);
  const write = async (fields: UploadFields): Promise<string | null> => {
    if (owner === null) return null;
    const { fileId, ...own } = ids;
    try {
      await keepFile({ id: fileId, owner, service: "statement", name: fileName, bytes }, storage.clock);
    } catch (error) {
      return texts.notKept(troubleText(classifyError(error)));
    }
    const content = { kind: "file", fileId, fileName, bytes: bytes.byteLength } as const;
    const command = { ...own, ...fields, origin: "dashboard" as const, content };
    const made = await tracked(() => saveStatement(storage, command));
    if (made.ok) return null;
    await removeFile(owner, fileId).catch(() => undefined);
    return refusalText(made.error);
  };
  /** Returns null on success, else the reason. */
  const save = async (fields: UploadFields): Promise<string | null> => {
    setBusy(true);
    const refused = await write(fields);
    setBusy(false);
    return refused;
  };
  return { busy, save };
}
