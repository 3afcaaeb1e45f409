import { useEffect, useEffectEvent, useState } from "react";
import type { MeantNames } from "#domain/import/statement/recognise-account.ts";
import type { NoStatement, UploadedStatement } from "#domain/import/statement/uploaded-statement.ts";
import type { Result } from "#domain/kernel/result.ts";
import { meantNames } from "./meant-names.ts";
import type { UploadedBook } from "./use-upload-file.ts";

/** How far the names of the accounts are known. */
type NamesState =
  | { readonly kind: "working"; readonly done: number }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed" }
  | { readonly kind: "known"; readonly meant: MeantNames };

const BEGUN: NamesState = { kind: "working", done: 0 };

async function findNames(
  { kept, chart }: UploadedBook,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<MeantNames | null> {
  const names = await kept.look((done) => onProgress(done / 2));
  if (names === undefined) return null;
  return meantNames(chart, names, { signal, onProgress: (done) => onProgress((1 + done) / 2) });
}

/** The names in the file, found by its worker and searched for a frame at a time; can be cancelled and begun again. */
function useNames(file: UploadedBook) {
  const [state, setState] = useState<NamesState>(BEGUN);
  const [turn, setTurn] = useState(0);
  const [stop, setStop] = useState<AbortController | null>(null);
  useEffect(() => {
    void turn;
    const mine = new AbortController();
    const say = (next: NamesState) => mine.signal.aborted || setState(next);
    setStop(mine);
    setState(BEGUN);
    findNames(file, mine.signal, (done) => say({ kind: "working", done })).then(
      (meant) => meant && say({ kind: "known", meant }),
      () => say({ kind: "failed" }),
    );
    return () => mine.abort();
  }, [file, turn]);
  const cancel = () => {
    stop?.abort();
    file.kept.stop();
    setState({ kind: "cancelled" });
  };
  return { state, cancel, fail: () => setState({ kind: "failed" }), again: () => setTurn((now) => now + 1) };
}

export type Recognition =
  | Exclude<NamesState, { readonly kind: "known" }>
  | { readonly kind: "read"; readonly read: Result<UploadedStatement, NoStatement> };

/** What the worker of a file recognises in it, or in one of its sheets. */
export function useRecognition(file: UploadedBook, sheet: string | null) {
  const { state, cancel, fail, again } = useNames(file);
  const meant = state.kind === "known" ? state.meant : null;
  const failed = useEffectEvent(fail);
  const [read, setRead] = useState<Result<UploadedStatement, NoStatement> | null>(null);
  useEffect(() => {
    if (meant === null) return;
    let isMine = true;
    file.kept.statement({ meant, ...(sheet !== null && { only: sheet }) }).then(
      (found) => isMine && found !== undefined && setRead(found),
      () => isMine && failed(),
    );
    return () => {
      isMine = false;
    };
  }, [file, meant, sheet]);
  // What was read of the sheet before stays until that of this one is there.
  const recognition: Recognition =
    state.kind !== "known" ? state : read === null ? { kind: "working", done: 1 } : { kind: "read", read };
  return { recognition, cancel, again };
}
