import type { FilePart } from "../file-head.ts";
import type { FileAnswer, FileRequest, TaskOf } from "./file-messages.ts";

export interface FileOptions {
  /** Between 0 and 1. */
  readonly onProgress?: (done: number) => void;
  /** Aborting stops the work immediately. */
  readonly signal?: AbortSignal;
}

/** A worker that writes a file, sent one request at a time. */
export interface FileMaker<Head> {
  ask(request: FileRequest<Head>): Promise<FileAnswer>;
  end(): void;
}

/** Its code did not come, or it hangs: nobody waits for a file without an end (ST-16). */
const BEGIN_MS = 30_000;

/** Starts the worker that writes files of every kind. */
export function startFileWorker<Head>(): FileMaker<Head> {
  const worker = new Worker(new URL("./file.worker.ts", import.meta.url), { type: "module" });
  return {
    ask: (request) =>
      new Promise((resolve) => {
        // A part takes as long as its rows need; only the beginning has a length of its own.
        const isLate = () => resolve({ kind: "failed", detail: "no answer" });
        const timer = request.kind === "begin" ? setTimeout(isLate, BEGIN_MS) : undefined;
        const answer = (data: FileAnswer) => {
          clearTimeout(timer);
          resolve(data);
        };
        worker.onmessage = ({ data }: MessageEvent<FileAnswer>) => answer(data);
        worker.onerror = (event) => answer({ kind: "failed", detail: event.message });
        worker.postMessage(request);
      }),
    end: () => worker.terminate(),
  };
}

async function written<Head>(
  maker: FileMaker<Head>,
  request: FileRequest<Head>,
): Promise<ArrayBuffer | null> {
  const answer = await maker.ask(request);
  if (answer.kind === "failed") throw new Error(answer.detail);
  return answer.kind === "file" ? answer.bytes : null;
}

/** `stopped` resolves to null when the signal aborts; `off` removes the listener. */
function whenStopped(signal: AbortSignal | undefined): { readonly stopped: Promise<null>; off(): void } {
  let listener: () => void = () => undefined;
  const stopped = new Promise<null>((resolve) => {
    listener = () => resolve(null);
    signal?.addEventListener("abort", listener);
  });
  return { stopped, off: () => signal?.removeEventListener("abort", listener) };
}

type Parts<Row> = AsyncIterable<FilePart<Row>> | Iterable<FilePart<Row>>;

/** The same rows in fewer, larger parts. */
async function* gathered<Row>(parts: Parts<Row>, atOnce: number): AsyncGenerator<FilePart<Row>> {
  let rows: Row[] = [];
  let done = 0;
  for await (const part of parts) {
    rows = rows.concat(part.rows);
    done = part.done;
    if (rows.length < atOnce) continue;
    yield { rows, done };
    rows = [];
  }
  if (rows.length > 0) yield { rows, done };
}

/** The content of a file to write. */
interface FileOrder<Head, Row> {
  readonly task: TaskOf<Head>;
  readonly parts: Parts<Row>;
  /** Minimum rows per message: each message costs a round trip, which is slow on a busy machine. */
  readonly atOnce: number;
}

/**
 * Writes a file in a worker, so that the page stays responsive: each part is sent once the previous one is written,
 * and read while that one is being written.
 * Null if cancelled; throws if it cannot be made.
 */
export async function writeBeside<Head, Row>(
  start: () => FileMaker<Head>,
  { task, parts, atOnce }: FileOrder<Head, Row>,
  { onProgress, signal }: FileOptions,
): Promise<ArrayBuffer | null> {
  if (signal?.aborted) return null;
  const maker = start();
  const { stopped, off } = whenStopped(signal);
  const write = async (): Promise<ArrayBuffer | null> => {
    /**
     * The worker's current request, starting with its own start-up: the next part is read meanwhile, and at most that
     * one waits.
     */
    let writing: Promise<unknown> = written(maker, { kind: "begin", task });
    // Failures are handled where the promise is awaited.
    writing.catch(() => undefined);
    for await (const { rows, done } of gathered(parts, atOnce)) {
      if (signal?.aborted) return null;
      await writing;
      writing = written(maker, { kind: "rows", rows: JSON.stringify(rows) }).then(() => onProgress?.(done));
      writing.catch(() => undefined);
    }
    await writing;
    return written(maker, { kind: "finish" });
  };
  try {
    return await Promise.race([write(), stopped]);
  } finally {
    off();
    maker.end();
  }
}
