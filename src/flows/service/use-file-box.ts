import { useRef, useState } from "react";
import type { FileId } from "#domain/kernel/ids.ts";
import { TROUBLE_TEXTS } from "#session/trouble-texts.ts";
import { visitor } from "#session/visitor.ts";
import { newId } from "#storage/environment.ts";
import { classifyError } from "#storage/storage-error.ts";
import type { FileOwner } from "#storage/waiting-files/waiting-files-database.ts";
import { type ChosenFile, readWorkbook } from "./read-workbook.ts";
import { serviceTexts } from "./texts.ts";
import type { ServiceControl } from "./use-service-flow.ts";

const { file: texts } = serviceTexts;

function ownerOf(control: ServiceControl): FileOwner {
  return control.user?.id ?? visitor();
}

/** What was written while the dialog was open and did not go on is taken away again. */
async function takeAway(owner: FileOwner, id: FileId): Promise<void> {
  const { removeFile } = await import("#storage/waiting-files/waiting-files.ts");
  await removeFile(owner, id);
}

/** The box of the upload: what is in it, what was refused, and keeping it on this device. */
export function useFileBox(control: ServiceControl) {
  const { flow, send } = control;
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useRef<FileId>(newId("file"));
  const kept = useRef<FileOwner | null>(null);
  const turn = useRef(0);

  const closed = useRef(false);

  const take = async (files: readonly File[]): Promise<void> => {
    const [file] = files;
    if (file === undefined || busy) return;
    turn.current += 1;
    const mine = turn.current;
    if (files.length > 1) return setProblem(texts.several);
    const checked = await readWorkbook(file);
    // Another was chosen meanwhile.
    if (mine !== turn.current) return;
    if ("problem" in checked) return setProblem(texts.problems[checked.problem]);
    setChosen(checked.chosen);
    setProblem(null);
    send({ type: "fileTaken" });
  };

  const clear = (): void => {
    turn.current += 1;
    setChosen(null);
    setProblem(null);
    send({ type: "fileRemoved" });
  };

  /** Writes the file; only then does the dialog go on, so that nothing is lost on the way. */
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
      setProblem(texts.notKept(TROUBLE_TEXTS[classifyError(error)].text));
    }
    setBusy(false);
  };

  /** The dialog is closed without going on. */
  const discard = (): void => {
    turn.current += 1;
    closed.current = true;
    if (kept.current !== null) takeAway(kept.current, id.current).catch(() => undefined);
  };

  return { chosen, problem, busy, take, clear, keepAndContinue, discard };
}

export type FileBox = ReturnType<typeof useFileBox>;
