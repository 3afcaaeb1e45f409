/** One worker reads and draws codes: the library of them is in its file alone. */
export function startCodeWorker(): Worker {
  return new Worker(new URL("./code.worker.ts", import.meta.url), { type: "module" });
}
