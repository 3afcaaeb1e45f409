import { useRef, useState } from "react";
import type { FileId } from "#domain/kernel/ids.ts";
import { troubleText } from "#session/notices/trouble-texts.ts";
import { visitor } from "#session/who/visitor.ts";
import { newId } from "#storage/engine/environment.ts";
import { classifyError } from "#storage/engine/storage-error.ts";
import type { FileOwner } from "#storage/waiting-files/waiting-files-database.ts";
import { serviceTexts } from "./texts.ts";
import type { ServiceControl } from "./use-service-flow.ts";
import { useWorkbook } from "./use-workbook.ts";

const { file: texts } = serviceTexts;

function ownerOf(control: ServiceControl): FileOwner {
  return control.user?.id ?? visitor();
}

/** Deletes a file that was saved while the dialog was open and then not used. */
async function takeAway(owner: FileOwner, id: FileId): Promise<void> {
  const { removeFile } = await import("#storage/waiting-files/waiting-files.ts");
  await removeFile(owner, id);
}

/** The upload box: its file, the reason for a refusal, and saving the file on this device. */
export function useFileBox(control: ServiceControl) {
  const { flow, send } = control;
  const workbook = useWorkbook(() => send({ type: "fileTaken" }));
  const { chosen, setProblem } = workbook;
  const [busy, setBusy] = useState(false);
  const id = useRef<FileId>(newId("file"));
  const kept = useRef<FileOwner | null>(null);
  const closed = useRef(false);

  const take = async (files: readonly File[]): Promise<void> => {
    if (!busy) await workbook.take(files);
  };

  const clear = (): void => {
    workbook.clear();
    send({ type: "fileRemoved" });
  };

  /** Saves the file before the dialog continues, so that it cannot be lost on the way. */
  const keepAndContinue = async (): Promise<void> => {
    if (busy || chosen === null || (flow.service !== "upload" && flow.service !== "analyze")) return;
    setBusy(true);
    setProblem(null);
    const owner = ownerOf(control);
    try {
      const { keepFile } = await import("#storage/waiting-files/waiting-files.ts");
      await keepFile({ id: id.current, owner, service: flow.service, ...chosen });
      kept.current = owner;
      if (closed.current) return await takeAway(owner, id.current);
      send({ type: "continued", isSignedIn: control.isSignedIn });
    } catch (error) {
      setProblem(texts.notKept(troubleText(classifyError(error))));
    }
    setBusy(false);
  };

  /** Called when the dialog is closed without continuing. */
  const discard = (): void => {
    workbook.clear();
    closed.current = true;
    if (kept.current !== null) takeAway(kept.current, id.current).catch(() => undefined);
  };

  return { ...workbook, busy, take, clear, keepAndContinue, discard };
}

export type FileBox = ReturnType<typeof useFileBox>;
