import { formatPercent } from "#domain/kernel/format.ts";
import { createStore, type Store } from "../create-store.ts";
import { useStore } from "../use-store.ts";
import { toast } from "./toast.ts";

interface FileNoticeWords {
  /** "Exportando Excel". */
  readonly title: string;
  /** Said first, where more than how far it is should be said. */
  readonly starting?: string | undefined;
  /** "40% de «Libro diario»". */
  readonly share: (percent: string) => string;
  readonly cancel: string;
}

interface FileShareProps extends Pick<FileNoticeWords, "title" | "share"> {
  /** From 0 to 1. */
  readonly done: Store<number>;
}

/** How far the file is, inside its notice. Its figures are hidden from readers, which would read each of them. */
function FileShare({ title, share, done }: FileShareProps) {
  const part = useStore(done);
  return (
    <span
      role="progressbar"
      aria-label={title}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
    >
      <span aria-hidden="true">{share(formatPercent(part, 0))}</span>
    </span>
  );
}

/** For whoever makes the file: what to tell, what to listen to, and the end of the notice. */
export interface FileNotice {
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
  readonly close: () => void;
}

/** Says that a file is being made and how far it is, and can stop it; stays until it is closed. */
export function openFileNotice({ title, starting, share, cancel }: FileNoticeWords): FileNotice {
  const stop = new AbortController();
  const done = createStore(0);
  // No id of its own: a notice that is still on its way out would take the next one of that id along.
  const notice = toast.info({
    title,
    text: (
      <>
        {starting ? `${starting} ` : null}
        <FileShare title={title} share={share} done={done} />
      </>
    ),
    durationMs: 0,
    actions: [{ label: cancel, onAction: () => stop.abort() }],
  });
  return { onProgress: done.set, signal: stop.signal, close: () => toast.dismiss(notice) };
}
