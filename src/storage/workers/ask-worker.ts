import { StorageError } from "../engine/storage-error.ts";
import type { WorkerMessage } from "./serve.ts";

export interface AskOptions {
  /** Between 0 and 1. */
  readonly onProgress?: (done: number) => void;
  /** Terminates the worker at once, whatever it is doing. */
  readonly signal?: AbortSignal;
}

/** Starts a worker for one request and terminates it afterwards; null if it was stopped. Throws a StorageError. */
export function askWorker<Request, Answer>(
  start: () => Worker,
  request: Request,
  { onProgress, signal }: AskOptions = {},
): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      resolve(null);
      return;
    }
    const worker = start();
    const end = (settle: () => void): void => {
      worker.terminate();
      signal?.removeEventListener("abort", stop);
      settle();
    };
    const stop = (): void => end(() => resolve(null));
    signal?.addEventListener("abort", stop);
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage<Answer>>) => {
      if (data.kind === "progress") onProgress?.(data.done);
      else if (data.kind === "answer") end(() => resolve(data.answer));
      else end(() => reject(new StorageError(data.trouble, data.detail)));
    };
    worker.onerror = (event) => end(() => reject(new StorageError("bug", event.message)));
    worker.postMessage(request);
  });
}
