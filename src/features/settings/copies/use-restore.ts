import { useRef, useState } from "react";
import type { User } from "#domain/access/user.ts";
import { ok, type Result } from "#domain/kernel/result.ts";
import { TROUBLE_TEXTS } from "#session/notices/trouble-texts.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import type { RestoreRefusal } from "#storage/backup/bring-back.ts";
import type { BackupAccount } from "#storage/backup/make-backup.ts";
import type { Backup } from "#storage/backup/read-backup.ts";
import { type CopyInfo, readCopy } from "#storage/copies/copies.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { classifyError } from "#storage/engine/storage-error.ts";
import { type ToastContent, toast } from "#ui/kit/feedback/toast.ts";
import { FILE_PROBLEMS, restoreTexts as texts } from "../texts.ts";

type Step =
  | { readonly kind: "idle" }
  | { readonly kind: "reading" }
  | { readonly kind: "locked"; readonly file: Blob; readonly wrong: boolean; readonly busy: boolean }
  | { readonly kind: "asking"; readonly backup: Backup }
  | { readonly kind: "restoring"; readonly backup: Backup };

/** Merge into the present data, or replace it. */
export const RESTORE_WAYS = ["merge", "replace"] as const;
export type RestoreWay = (typeof RESTORE_WAYS)[number];

export interface Restore {
  readonly step: Step;
  /** Why nothing was restored; null if there is no problem. */
  readonly problem: string | null;
  readonly readFile: (file: Blob) => Promise<void>;
  readonly readAutomatic: (copy: CopyInfo) => Promise<void>;
  /** Tries a passphrase on a protected file. */
  readonly unlock: (passphrase: string) => Promise<void>;
  readonly confirm: (way: RestoreWay) => Promise<void>;
  readonly cancel: () => void;
}

const IDLE = { kind: "idle" } as const;

function refusalText(refusal: RestoreRefusal): string {
  return refusal.kind === "copy-failed" ? texts.copyFailed : TROUBLE_TEXTS[refusal.trouble].text;
}

type Told = Pick<ToastContent, "title" | "text">;

async function carryOut(
  way: RestoreWay,
  storage: AppStorage,
  backup: Backup,
  account: BackupAccount,
): Promise<Result<Told, RestoreRefusal>> {
  if (way === "replace") {
    const { restoreBackup } = await import("#storage/backup/restore-backup.ts");
    const done = await restoreBackup(storage, backup, account);
    if (!done.ok) return done;
    return ok({ title: texts.done, text: texts.doneText(done.value.entries, done.value.books) });
  }
  const { mergeBackup } = await import("#storage/backup/merge-backup.ts");
  const done = await mergeBackup(storage, backup, account);
  if (!done.ok) return done;
  const { added, updated, beside, changed } = done.value;
  return ok(
    changed
      ? { title: texts.merged, text: texts.mergedText(added, updated, beside) }
      : { title: texts.nothingNew, text: texts.nothingNewText },
  );
}

/** Restores a copy: reads and checks the whole file, asks, then restores all of it or nothing. */
export function useRestore(user: User, onRestored: () => void): Restore {
  const storage = useStorage();
  const [step, setStep] = useState<Step>(IDLE);
  const [problem, setProblem] = useState<string | null>(null);
  // Incremented on cancelling: a file still being opened then asks nothing more.
  const turn = useRef(0);
  const fail = (text: string) => {
    setStep(IDLE);
    setProblem(text);
  };
  const open = async (file: Blob) => {
    const { readBackup } = await import("#storage/backup/read-backup.ts");
    const result = await readBackup(file);
    if (result.ok) setStep({ kind: "asking", backup: result.value });
    else if (result.error === "locked") setStep({ kind: "locked", file, wrong: false, busy: false });
    else fail(FILE_PROBLEMS[result.error]);
  };
  const unlock = async (passphrase: string) => {
    if (step.kind !== "locked" || step.busy) return;
    const { file } = step;
    const mine = turn.current;
    setStep({ ...step, busy: true });
    try {
      const { unlockFile } = await import("#storage/backup/locked-file.ts");
      const opened = await unlockFile(file, passphrase);
      if (mine !== turn.current) return;
      if (opened.ok) await open(opened.value);
      else if (opened.error === "wrong-passphrase")
        setStep({ kind: "locked", file, wrong: true, busy: false });
      else fail(FILE_PROBLEMS[opened.error]);
    } catch (error) {
      fail(TROUBLE_TEXTS[classifyError(error)].text);
    }
  };
  const read = async (find: () => Promise<Blob | null>) => {
    setProblem(null);
    setStep({ kind: "reading" });
    try {
      const file = await find();
      if (file === null) return fail(texts.gone);
      await open(file);
    } catch (error) {
      fail(TROUBLE_TEXTS[classifyError(error)].text);
    }
  };
  const confirm = async (way: RestoreWay) => {
    if (step.kind !== "asking") return;
    const { backup } = step;
    setStep({ kind: "restoring", backup });
    const { id, name, email } = user;
    const done = await carryOut(way, storage, backup, { id, name, email });
    onRestored();
    if (!done.ok) return fail(refusalText(done.error));
    setStep(IDLE);
    toast.success({ ...done.value, durationMs: 8000 });
  };
  return {
    step,
    problem,
    readFile: (file) => read(async () => file),
    readAutomatic: (copy) => read(() => readCopy(copy)),
    unlock,
    confirm,
    cancel: () => {
      turn.current += 1;
      setStep((now) => (now.kind === "restoring" ? now : IDLE));
    },
  };
}
