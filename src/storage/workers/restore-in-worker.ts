import { tellSentinel } from "../backup/bring-back.ts";
import type { BackupAccount } from "../backup/make-backup.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import { askWorker } from "./ask-worker.ts";
import type { OpenAnswer, OpenRequest, RestoreWay, WriteAnswer, WriteRequest } from "./restore-work.ts";
import { startWorker } from "./start-worker.ts";

type OnProgress = (done: number) => void;

/**
 * Opens one backup in a worker and restores it from there: neither its rows nor the work pass through the page. Ended
 * at any moment it leaves everything as it was, or restored whole.
 */
export class RestoreJob {
  #worker: Worker | null = null;
  #ended = new AbortController();

  /** Null if it was ended. Throws a StorageError. */
  open(file: Blob, passphrase: string | null, onProgress: OnProgress): Promise<OpenAnswer | null> {
    return this.#ask<OpenRequest, OpenAnswer>({ kind: "open", file, passphrase }, onProgress);
  }

  /** Restores what was opened. Null if it was ended; whether it had been written by then, `watchWritten` tells. */
  async write(
    storage: AppStorage,
    { way, account }: { readonly way: RestoreWay; readonly account: BackupAccount },
    onProgress: OnProgress,
  ): Promise<WriteAnswer | null> {
    const request = { kind: "write", way, database: storage.name, account } as const;
    const answer = await this.#ask<WriteRequest, WriteAnswer>(request, onProgress);
    if (answer?.ok && answer.value.sequence !== null) tellSentinel(storage, answer.value.sequence);
    return answer;
  }

  end(): void {
    this.#ended.abort();
    this.#worker?.terminate();
    this.#worker = null;
  }

  #ask<Request, Answer>(request: Request, onProgress: OnProgress): Promise<Answer | null> {
    const running = (): Worker => {
      this.#worker ??= startWorker();
      return this.#worker;
    };
    return askWorker<Request, Answer>(running, request, {
      onProgress,
      signal: this.#ended.signal,
      keep: true,
    });
  }
}

/** The last command of the database: another one after a restore. */
async function lastCommand({ db }: AppStorage): Promise<unknown> {
  return (await db.meta.get("last"))?.value;
}

/**
 * Watches whether a restore that is ended was written before it ended: a worker is stopped without an answer. The
 * reading waits until the store has let go of the worker's transaction, so what it finds is final.
 */
export async function watchWritten(storage: AppStorage): Promise<() => Promise<boolean>> {
  const before = await lastCommand(storage);
  return async () => (await lastCommand(storage)) !== before;
}
