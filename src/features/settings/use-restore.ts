import { useState } from "react";
import type { User } from "#domain/access/user.ts";
import { TROUBLE_TEXTS } from "#session/texts.ts";
import { useStorage } from "#session/use-storage.ts";
import type { Backup } from "#storage/backup/read-backup.ts";
import type { RestoreRefusal } from "#storage/backup/restore-backup.ts";
import { type CopyInfo, readCopy } from "#storage/copies.ts";
import { classifyError } from "#storage/storage-error.ts";
import { toast } from "#ui/kit/toast.ts";
import { FILE_PROBLEMS, restoreTexts as texts } from "./texts.ts";

type Step =
  | { readonly kind: "idle" }
  | { readonly kind: "reading" }
  | { readonly kind: "asking"; readonly backup: Backup }
  | { readonly kind: "restoring"; readonly backup: Backup };

export interface Restore {
  readonly step: Step;
  /** Why nothing was restored; null when there is nothing to say. */
  readonly problem: string | null;
  readonly readFile: (file: Blob) => Promise<void>;
  readonly readAutomatic: (copy: CopyInfo) => Promise<void>;
  readonly confirm: () => Promise<void>;
  readonly cancel: () => void;
}

const IDLE = { kind: "idle" } as const;

function refusalText(refusal: RestoreRefusal): string {
  return refusal.kind === "copy-failed" ? texts.copyFailed : TROUBLE_TEXTS[refusal.trouble].text;
}

/** A file is read and checked whole; then asked about; then it replaces everything, or nothing. */
export function useRestore(user: User, onRestored: () => void): Restore {
  const storage = useStorage();
  const [step, setStep] = useState<Step>(IDLE);
  const [problem, setProblem] = useState<string | null>(null);
  const fail = (text: string) => {
    setStep(IDLE);
    setProblem(text);
  };
  const read = async (find: () => Promise<Blob | null>) => {
    setProblem(null);
    setStep({ kind: "reading" });
    try {
      const file = await find();
      if (file === null) return fail(texts.gone);
      const { readBackup } = await import("#storage/backup/read-backup.ts");
      const result = await readBackup(file);
      if (result.ok) setStep({ kind: "asking", backup: result.value });
      else fail(FILE_PROBLEMS[result.error]);
    } catch (error) {
      fail(TROUBLE_TEXTS[classifyError(error)].text);
    }
  };
  const confirm = async () => {
    if (step.kind !== "asking") return;
    const { backup } = step;
    setStep({ kind: "restoring", backup });
    const { restoreBackup } = await import("#storage/backup/restore-backup.ts");
    const { id, name, email } = user;
    const result = await restoreBackup(storage, backup, { id, name, email });
    onRestored();
    if (!result.ok) return fail(refusalText(result.error));
    setStep(IDLE);
    const { entries, books } = result.value;
    toast.success({ title: texts.done, text: texts.doneText(entries, books), durationMs: 8000 });
  };
  return {
    step,
    problem,
    readFile: (file) => read(async () => file),
    readAutomatic: (copy) => read(() => readCopy(copy)),
    confirm,
    cancel: () => setStep((now) => (now.kind === "restoring" ? now : IDLE)),
  };
}
