import { useRef, useState } from "react";
import type { User } from "#domain/access/user.ts";
import { dayInBogota } from "#domain/kernel/clock.ts";
import type { SavedName } from "#domain/kernel/saved-name.ts";
import { fileName } from "#domain/report/file-name.ts";
import { tickSteps } from "#session/first-week/kept-week.ts";
import { troubleText } from "#session/notices/trouble-texts.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { Drill, DrillRequest } from "#storage/backup/drill.ts";
import { classifyError } from "#storage/engine/storage-error.ts";
import type { Since } from "#storage/queries/books/changes-since.ts";
import { backupInWorker } from "#storage/workers/copy-in-worker.ts";
import { drillInWorker } from "#storage/workers/verify-in-worker.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { saveFile } from "#ui/kit/save-file.ts";
import { backupTexts as texts } from "../texts.ts";
import { lastDownload, rememberDownload } from "./download-memory.ts";

/** A copy handed to the browser, which does not tell whether it arrived: it may ask, refuse or be full. */
interface HandedCopy {
  readonly file: Blob;
  readonly name: SavedName;
  /** What it holds is as old as this. */
  readonly since: Since;
  readonly withoutFiles: boolean;
}

/** Trying the largest copy takes seconds; a worker that hangs must not keep a sound copy from being confirmed. */
const TRIAL_MS = 2 * 60_000;

/** How trying the copy went. untried: it could not be tried, which says nothing of the copy. */
export type Trial = Drill | { readonly kind: "running" } | { readonly kind: "untried" };

export interface Download {
  /** What the last copy holds that somebody saw among the downloads; null if never. */
  readonly last: Since | null;
  readonly busy: boolean;
  /** The file whose arrival nobody has confirmed; null if none. */
  readonly unconfirmed: string | null;
  /** The same file, restored beside everything else and recounted. */
  readonly trial: Trial;
  /** Null: an unprotected file. `withoutFiles`: without the attached ones. Returns true if it was handed to the browser. */
  readonly start: (passphrase: string | null, withoutFiles: boolean) => Promise<boolean>;
  /** The person has the file: the reminders count from it, if it holds everything (AD-10). */
  readonly confirm: () => void;
  /** Hands the same file to the browser once more. */
  readonly again: () => void;
}

export function backupName(at: number, withoutFiles = false): SavedName {
  return fileName(["cuadra", dayInBogota(at), ...(withoutFiles ? [texts.withoutFilesName] : [])], "cuadra");
}

async function locked(file: Blob, passphrase: string): Promise<Blob> {
  const { lockFile } = await import("#storage/backup/locked-file.ts");
  return lockFile(file, passphrase);
}

/** Downloads the account as a file, made in a worker, and remembers when, once the person has seen it. */
export function useDownload(user: User): Download {
  const storage = useStorage();
  const [last, setLast] = useState(() => lastDownload(user.id));
  const [busy, setBusy] = useState(false);
  const [handed, setHanded] = useState<HandedCopy | null>(null);
  const [trial, setTrial] = useState<Trial>({ kind: "running" });
  // The newest copy: an earlier one's trial may end later.
  const newest = useRef<Blob | null>(null);
  const tryOut = async (request: DrillRequest) => {
    newest.current = request.file;
    setTrial({ kind: "running" });
    const found = await drillInWorker(request, { signal: AbortSignal.timeout(TRIAL_MS) }).catch(() => null);
    if (newest.current === request.file) setTrial(found ?? { kind: "untried" });
  };
  const start = async (passphrase: string | null, withoutFiles: boolean): Promise<boolean> => {
    setBusy(true);
    // Read before: changes during the copy may not be in it.
    const at = storage.clock.now();
    try {
      const { id, name, email } = user;
      const {
        file: plain,
        sequence,
        ...counted
      } = await backupInWorker(storage.name, { id, name, email }, withoutFiles);
      const file = passphrase === null ? plain : await locked(plain, passphrase);
      const handedName = backupName(at, withoutFiles);
      saveFile(file, handedName);
      setHanded({ file, name: handedName, since: { at, sequence }, withoutFiles });
      void tryOut({ ...counted, file, passphrase, withoutFiles });
      return true;
    } catch (error) {
      toast.error({ title: texts.downloadFailed, text: troubleText(classifyError(error)) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    last,
    busy,
    unconfirmed: handed?.name ?? null,
    trial,
    start,
    confirm: () => {
      if (handed === null) return;
      setHanded(null);
      if (handed.withoutFiles) {
        toast.success({ title: texts.downloaded, text: texts.downloadedLight });
        return;
      }
      rememberDownload(user.id, handed.since);
      tickSteps(user.id, ["copy"]);
      setLast(handed.since);
      toast.success({ title: texts.downloaded, text: texts.downloadedText });
    },
    again: () => handed && saveFile(handed.file, handed.name),
  };
}
