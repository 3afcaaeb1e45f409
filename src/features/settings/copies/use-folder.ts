import { useCallback, useEffect, useState } from "react";
import { useStorage } from "#session/storage/use-storage.ts";
import { askPermission, type FolderHandle, pickFolder } from "#storage/folder/folder-handle.ts";
import { type FolderRecord, forgetFolder, readFolder } from "#storage/folder/folder-record.ts";
import { browserFolderWorld, chooseFolder, copyToFolder } from "#storage/folder/keep-folder.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { folderTexts as texts } from "./folder-texts.ts";

export interface Folder {
  /** Null: none was chosen. Undefined while loading. */
  readonly record: FolderRecord | null | undefined;
  readonly busy: boolean;
  readonly choose: () => Promise<void>;
  readonly copy: () => Promise<void>;
  /** Asks for the permission that lapsed, and copies. */
  readonly allow: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function picked(): Promise<FolderHandle | null> {
  try {
    return await pickFolder();
  } catch {
    toast.error({ title: texts.unpicked, text: texts.unpickedText });
    return null;
  }
}

/** The folder that this account's copies go to. */
export function useFolder(accountId: string): Folder {
  const { clock } = useStorage();
  const [record, setRecord] = useState<FolderRecord | null>();
  const [busy, setBusy] = useState(false);
  const load = useCallback(
    () =>
      readFolder(accountId).then(setRecord, () => {
        setRecord(null);
      }),
    [accountId],
  );
  useEffect(() => void load(), [load]);
  const run = async (work: () => Promise<FolderRecord | null>): Promise<void> => {
    setBusy(true);
    try {
      setRecord(await work());
    } catch {
      // What went wrong with the folder itself is in its record; here the record could not be kept.
      toast.error({ title: texts.unkept, text: texts.againText });
      await load();
    } finally {
      setBusy(false);
    }
  };
  const world = browserFolderWorld(clock);
  const copy = () => run(() => copyToFolder(accountId, world));
  return {
    record,
    busy,
    copy,
    choose: async () => {
      const folder = await picked();
      if (folder !== null) await run(() => chooseFolder(accountId, folder, world));
    },
    allow: async () => {
      if (record && (await askPermission(record.folder).catch(() => false))) await copy();
    },
    stop: async () => {
      const done = await forgetFolder(accountId).catch(() => null);
      if (done) setRecord(null);
      const { stopped: title, stoppedText: text } = texts;
      if (done) toast.info({ title, text });
      else if (done === null) toast.error({ title: texts.unstopped, text: texts.againText });
      else toast.error({ title: texts.held });
    },
  };
}
