import { classifyError, type StorageTrouble } from "../engine/storage-error.ts";

/** Messages of a worker: its progress, then its answer or its error. */
export type WorkerMessage<Answer> =
  | { readonly kind: "progress"; readonly done: number }
  | { readonly kind: "answer"; readonly answer: Answer }
  | { readonly kind: "failed"; readonly trouble: StorageTrouble; readonly detail: string };

/** The part of a worker's scope that communicates with its page. */
export interface WorkerScope {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
}

/** Makes this worker answer requests as they arrive. */
export function serve<Request, Answer>(
  scope: WorkerScope,
  work: (request: Request, onProgress: (done: number) => void) => Promise<Answer>,
): void {
  const post = (message: WorkerMessage<Answer>): void => scope.postMessage(message);
  scope.onmessage = (event: MessageEvent<Request>) => {
    work(event.data, (done) => post({ kind: "progress", done })).then(
      (answer) => post({ kind: "answer", answer }),
      (error: unknown) => post({ kind: "failed", trouble: classifyError(error), detail: String(error) }),
    );
  };
}
