import { formatPercent } from "#domain/kernel/format.ts";
import { createStore, type Store } from "../create-store.ts";
import { useStore } from "../use-store.ts";
import { feedbackTexts as texts } from "./texts.ts";
import { toast } from "./toast.ts";
import { useStalled } from "./use-stalled.ts";

interface FileNoticeWords {
  /** "Exportando Excel". */
  readonly title: string;
  /** Text before the progress, if there is more to say. */
  readonly starting?: string | undefined;
  /** "40% de «Libro diario»". */
  readonly share: (percent: string) => string;
  readonly cancel: string;
}

interface FileShareProps extends Pick<FileNoticeWords, "title" | "share"> {
  /** From 0 to 1. */
  readonly done: Store<number>;
}

/** Progress of the file, inside its notice. Hidden from screen readers, which would read out every figure. */
function FileShare({ title, share, done }: FileShareProps) {
  const part = useStore(done);
  const isStalled = useStalled(part);
  return (
    <>
      <span
        role="progressbar"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part * 100)}
      >
        <span aria-hidden="true">{share(formatPercent(part, 0))}</span>
      </span>
      {isStalled ? ` ${texts.slowCancel}` : null}
    </>
  );
}

/** Interface for the file maker: reports progress, receives the abort signal, closes the notice. */
export interface FileNotice {
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
  readonly close: () => void;
}

/** Opens a notice that shows a file's progress and can cancel it; it stays until closed. */
export function openFileNotice({ title, starting, share, cancel }: FileNoticeWords): FileNotice {
  const stop = new AbortController();
  const done = createStore(0);
  // No fixed id: a notice that is still closing would close the next one with the same id.
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
