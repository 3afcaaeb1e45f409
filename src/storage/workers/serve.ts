import { classifyError, type StorageTrouble } from "../engine/storage-error.ts";

/** What a worker says: how far it is, then its answer or what went wrong. */
export type WorkerMessage<Answer> =
  | { readonly kind: "progress"; readonly done: number }
  | { readonly kind: "answer"; readonly answer: Answer }
  | { readonly kind: "failed"; readonly trouble: StorageTrouble; readonly detail: string };

/** The side of a worker that talks to its page. */
export interface WorkerScope {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
}

/** Makes this worker answer requests, one after the other as they come. */
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
