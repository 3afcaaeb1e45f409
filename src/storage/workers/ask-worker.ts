import { STORAGE_TROUBLES, StorageError } from "../engine/storage-error.ts";
import { isObject } from "../shapes/shape.ts";
import type { WorkerMessage } from "./serve.ts";

export interface AskOptions {
  /** Between 0 and 1. */
  readonly onProgress?: (done: number) => void;
  /** Terminates the worker at once, whatever it is doing. */
  readonly signal?: AbortSignal;
  /** Leaves the worker for a next request, unless it is stopped. */
  readonly keep?: boolean;
}

/**
 * A message as a worker sent it. Another version of the code may be answering, and a message that is none of ours must
 * not leave its request without an end: it is a failure.
 */
export function readWorkerMessage<Answer>(data: unknown): WorkerMessage<Answer> {
  const { kind, done, answer, trouble, detail } = isObject(data) ? data : {};
  if (kind === "progress")
    return { kind, done: typeof done === "number" && done >= 0 ? Math.min(done, 1) : 0 };
  // Only our own worker of the same build makes answers; their contents are checked where they are used.
  if (kind === "answer") return { kind, answer: answer as Answer };
  const known = STORAGE_TROUBLES.find((each) => each === trouble) ?? "bug";
  return { kind: "failed", trouble: known, detail: typeof detail === "string" ? detail : "" };
}

/** The worker itself did not start or broke down: nothing is known of what it was asked. */
export class WorkerFailed extends StorageError {
  constructor(message: string) {
    super("bug", message);
  }
}

/**
 * Starts a worker for one request and, unless it is kept, terminates it afterwards; null if it was stopped. Throws a
 * StorageError.
 */
export function askWorker<Request, Answer>(
  start: () => Worker,
  request: Request,
  { onProgress, signal, keep = false }: AskOptions = {},
): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      resolve(null);
      return;
    }
    let worker: Worker;
    try {
      worker = start();
    } catch (error) {
      reject(new WorkerFailed(String(error)));
      return;
    }
    const end = (settle: () => void, isStopped = false): void => {
      if (isStopped || !keep) worker.terminate();
      signal?.removeEventListener("abort", stop);
      settle();
    };
    const stop = (): void => end(() => resolve(null), true);
    signal?.addEventListener("abort", stop);
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readWorkerMessage<Answer>(data);
      if (message.kind === "progress") onProgress?.(message.done);
      else if (message.kind === "answer") end(() => resolve(message.answer));
      else end(() => reject(new StorageError(message.trouble, message.detail)));
    };
    worker.onerror = (event) => end(() => reject(new WorkerFailed(event.message)));
    worker.postMessage(request);
  });
}
