import { expect, vi } from "vitest";
import type { WorkerScope } from "#storage/workers/serve.ts";

/** Runs a worker's own module in this thread, with messages passed as in a browser. */
export class ThreadlessWorker {
  static readonly started: ThreadlessWorker[] = [];
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  ended = false;
  readonly #ready: Promise<WorkerScope>;

  constructor(url: URL) {
    ThreadlessWorker.started.push(this);
    this.#ready = this.#load(url);
  }

  async #load(url: URL): Promise<WorkerScope> {
    const scope = globalThis as unknown as WorkerScope;
    vi.resetModules();
    expect(url.pathname).toMatch(/storage\.worker\.ts$/);
    await import("#storage/workers/storage.worker.ts");
    const { onmessage } = scope;
    return { onmessage, postMessage: (message) => this.#tell(message) };
  }

  #tell(data: unknown): void {
    if (!this.ended) this.onmessage?.({ data } as MessageEvent);
  }

  postMessage(data: unknown): void {
    void this.#ready.then((scope) => {
      if (this.ended) return;
      vi.stubGlobal("postMessage", scope.postMessage);
      scope.onmessage?.({ data } as MessageEvent);
    });
  }

  terminate(): void {
    this.ended = true;
  }
}
