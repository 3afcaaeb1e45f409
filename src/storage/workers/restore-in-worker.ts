import type { CommandId } from "#domain/kernel/ids.ts";
import { tellSentinel } from "../backup/bring-back.ts";
import type { BackupAccount } from "../backup/make-backup.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import { inTime } from "../engine/in-time.ts";
import { StorageError } from "../engine/storage-error.ts";
import { askWorker, WorkerFailed } from "./ask-worker.ts";
import type { OpenAnswer, OpenRequest } from "./held-backup.ts";
import type { RestoreWay, WriteAnswer, WriteRequest } from "./restore-work.ts";
import { startWorker } from "./start-worker.ts";

type OnProgress = (done: number) => void;

/** How long a person who cancelled waits for what became of it. */
const PATIENCE_MS = 10_000;

/**
 * Opens one backup in a worker and restores it from there: neither its rows nor the work pass through the page. Ended
 * at any moment it leaves everything as it was, or restored whole.
 */
export class RestoreJob {
  #worker: Worker | null = null;
  #ended = new AbortController();
  #write: CommandId | null = null;
  /** What was opened, and by which passphrase: a worker that broke down took what it had read with it (ST-32). */
  #opened: OpenRequest | null = null;

  /** Null if it was ended. Throws a StorageError. */
  async open(file: Blob, passphrase: string | null, onProgress: OnProgress): Promise<OpenAnswer | null> {
    const request: OpenRequest = { kind: "open", file, passphrase };
    const answer = await this.#ask<OpenRequest, OpenAnswer>(request, onProgress);
    this.#opened = answer?.ok ? request : null;
    return answer;
  }

  /** Restores what was opened. Null if it was ended; whether it had been written by then, `wasWritten` tells. */
  async write(
    storage: AppStorage,
    { way, account }: { readonly way: RestoreWay; readonly account: BackupAccount },
    onProgress: OnProgress,
  ): Promise<WriteAnswer | null> {
    if (this.#worker === null && this.#opened !== null) {
      const again = await this.#ask<OpenRequest, OpenAnswer>(this.#opened, () => undefined);
      if (again !== null && !again.ok) throw new StorageError("bug", again.error);
    }
    if (this.#ended.signal.aborted) return null;
    this.#write = storage.newId("command");
    const request = { kind: "write", id: this.#write, way, database: storage.name, account } as const;
    const answer = await this.#ask<WriteRequest, WriteAnswer>(request, onProgress);
    if (answer?.ok && answer.value.sequence !== null) tellSentinel(storage, answer.value.sequence);
    return answer;
  }

  end(): void {
    this.#ended.abort();
    this.#stop();
    this.#opened = null;
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  /**
   * Whether a restore that was ended had been written: a worker is stopped without an answer. Null if none was begun.
   * The reading waits until the store has let go of the worker's transaction, so what it finds is final, whatever other
   * tabs save meanwhile. Throws a StorageError.
   */
  async wasWritten(storage: AppStorage): Promise<boolean | null> {
    if (this.#write === null) return null;
    const isWritten = (await inTime(storage.db.meta.get("restored"), PATIENCE_MS))?.value === this.#write;
    if (isWritten) {
      const last = await storage.db.audit.orderBy("seq").last();
      tellSentinel(storage, last?.seq ?? 0);
    }
    return isWritten;
  }

  async #ask<Request, Answer>(request: Request, onProgress: OnProgress): Promise<Answer | null> {
    const running = (): Worker => {
      this.#worker ??= startWorker();
      return this.#worker;
    };
    try {
      const { signal } = this.#ended;
      return await askWorker<Request, Answer>(running, request, { onProgress, signal, keep: true });
    } catch (error) {
      if (error instanceof WorkerFailed) this.#stop();
      throw error;
    }
  }
}
