import { useState } from "react";
import type { User } from "#domain/access/user.ts";
import { dayInBogota } from "#domain/kernel/clock.ts";
import { TROUBLE_TEXTS } from "#session/notices/trouble-texts.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { classifyError } from "#storage/engine/storage-error.ts";
import { backupInWorker } from "#storage/workers/copy-in-worker.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { saveFile } from "#ui/kit/save-file.ts";
import { backupTexts as texts } from "../texts.ts";
import { lastDownload, rememberDownload } from "./download-memory.ts";

export interface Download {
  /** When the last copy was downloaded; null if never. */
  readonly last: number | null;
  readonly busy: boolean;
  /** Null: an unprotected file. Returns true if it was downloaded. */
  readonly start: (passphrase: string | null) => Promise<boolean>;
}

export function backupName(at: number): string {
  return `cuadra-${dayInBogota(at)}.cuadra`;
}

async function locked(file: Blob, passphrase: string): Promise<Blob> {
  const { lockFile } = await import("#storage/backup/locked-file.ts");
  return lockFile(file, passphrase);
}

/** Downloads the account as a file, made in a worker, and remembers when. */
export function useDownload(user: User): Download {
  const storage = useStorage();
  const [last, setLast] = useState(() => lastDownload(user.id));
  const [busy, setBusy] = useState(false);
  const start = async (passphrase: string | null): Promise<boolean> => {
    setBusy(true);
    // Read before: changes during the copy may not be in it.
    const at = storage.clock.now();
    try {
      const { id, name, email } = user;
      const file = await backupInWorker(storage.name, { id, name, email });
      saveFile(passphrase === null ? file : await locked(file, passphrase), backupName(at));
      rememberDownload(id, at);
      setLast(at);
      toast.success({ title: texts.downloaded, text: texts.downloadedText });
      return true;
    } catch (error) {
      toast.error({ title: texts.downloadFailed, text: TROUBLE_TEXTS[classifyError(error)].text });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { last, busy, start };
}
