/** Starts a worker of its own for a long work on the books. */
export function startWorker(): Worker {
  return new Worker(new URL("./storage.worker.ts", import.meta.url), { type: "module" });
}
