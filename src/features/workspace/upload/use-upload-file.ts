import { useEffect, useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import { loadChart } from "#domain/accounting/charts/load-chart.ts";
import type { SheetBook } from "#domain/import/table/sheet.ts";
import type { FileId } from "#domain/kernel/ids.ts";
import type { DeskClient } from "#formats/workers/keep-file.ts";
import { troubleText } from "#session/notices/trouble-texts.ts";
import { useSession } from "#session/who/use-session.ts";
import { fileOwner } from "#session/who/visitor.ts";
import { classifyError } from "#storage/engine/storage-error.ts";
import { readWaitingFile } from "#storage/waiting-files/waiting-files.ts";
import type { FileOwner } from "#storage/waiting-files/waiting-files-database.ts";

export interface UploadedBook {
  /** The worker that keeps its rows and recognises them. */
  readonly kept: DeskClient;
  readonly name: string;
  readonly book: SheetBook;
  readonly chart: Chart;
}

export type UploadState =
  | { readonly kind: "loading" }
  | { readonly kind: "reading"; readonly rows: number }
  | { readonly kind: "cancelled" }
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly why: string }
  | { readonly kind: "ready"; readonly file: UploadedBook };

async function read(
  owner: FileOwner,
  id: FileId,
  signal: AbortSignal,
  onRows: (rows: number) => void,
): Promise<UploadState> {
  const kept = await readWaitingFile(owner, id);
  if (kept === undefined) return { kind: "gone" };
  onRows(0);
  const { keepChosen } = await import("#flows/table-file/read-chosen.ts");
  // Storage gives back bytes of a buffer of their own.
  const file = new File([kept.bytes as Uint8Array<ArrayBuffer>], kept.row.name);
  let desk: DeskClient | null = null;
  const onKept = (kept: DeskClient) => {
    desk = kept;
    // Whoever leaves the screen leaves no worker behind.
    signal.addEventListener("abort", () => kept.end());
  };
  const reading = keepChosen(file, { signal, onRows, whole: true }, onKept);
  const [found, chart] = await Promise.all([reading, loadChart("puc")]);
  if (found === null) return { kind: "cancelled" };
  if (!found.ok) return { kind: "refused", why: found.error };
  if (desk === null) throw new Error("a file that nothing keeps");
  return { kind: "ready", file: { ...found.value, chart, kept: desk } };
}

/** A waiting file being read in the worker of files, which can be cancelled and begun again. */
export function useUploadFile(id: FileId) {
  const { state: session } = useSession();
  const owner = fileOwner(session);
  const [state, setState] = useState<UploadState>({ kind: "loading" });
  const [turn, setTurn] = useState(0);
  const [stop, setStop] = useState<AbortController | null>(null);
  useEffect(() => {
    void turn;
    if (owner === null) return setState({ kind: "gone" });
    const mine = new AbortController();
    setStop(mine);
    setState({ kind: "loading" });
    // A cancelled reading says so itself; one that another took the place of says nothing.
    let isMine = true;
    const onRows = (rows: number) => isMine && !mine.signal.aborted && setState({ kind: "reading", rows });
    read(owner, id, mine.signal, onRows).then(
      (found) => isMine && setState(found),
      (error: unknown) => isMine && setState({ kind: "refused", why: troubleText(classifyError(error)) }),
    );
    return () => {
      isMine = false;
      mine.abort();
    };
  }, [id, owner, turn]);
  return { state, cancel: () => stop?.abort(), again: () => setTurn((before) => before + 1) };
}
