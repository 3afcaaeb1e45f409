import type { Result } from "#domain/kernel/result.ts";
import type { BackupFacts } from "../backup/backup-facts.ts";
import type { BackupProblem } from "../backup/backup-file.ts";
import type { BackupAccount } from "../backup/make-backup.ts";
import { metaRow } from "../backup/replace-contents.ts";
import { newId } from "../engine/environment.ts";
import { inTime } from "../engine/in-time.ts";
import { withRaw } from "../raw/raw-database.ts";
import type { PresentKept } from "../recovery/replace-account.ts";
import { askWorker, WorkerFailed } from "./ask-worker.ts";
import type { KeepRequest, RecoverRequest, ReplaceRequest } from "./recover-work.ts";
import { startWorker } from "./start-worker.ts";

type OnProgress = (done: number) => void;

/** A worker that says nothing for so long after its first request did not start. */
const START_MS = 10_000;
/** How long a person who cancelled waits for what became of it. */
const PATIENCE_MS = 10_000;

/** By its own mark; it waits until the store has let go of the transaction of a worker that was stopped. */
async function hasMark(name: string, id: string): Promise<boolean> {
  const read = withRaw(name, async (db) => (await metaRow(db.transaction("meta"), "restored"))?.value === id);
  return (await inTime(read, PATIENCE_MS)) ?? false;
}

/**
 * Opens one backup in a worker and replaces an account by it from there, outside the application. Where no worker
 * starts, the page does the same. Ended at any moment it leaves everything as it was, or restored whole.
 */
export class RecoverJob {
  readonly #file: Blob;
  readonly #ended = new AbortController();
  #worker: Worker | null = null;
  #isBeside = true;
  #isOpen = false;

  constructor(file: Blob) {
    this.#file = file;
  }

  /** Null if it was ended. Throws a StorageError. */
  async open(onProgress: OnProgress): Promise<Result<BackupFacts, BackupProblem> | null> {
    const request = { kind: "open", file: this.#file, passphrase: null } as const;
    const answer = (await this.#ask(request, onProgress)) as Result<BackupFacts, BackupProblem> | null;
    this.#isOpen = answer?.ok ?? false;
    return answer;
  }

  /** What became of the present contents; null if it was ended. */
  async keep(database: string, account: BackupAccount): Promise<PresentKept | null> {
    const { id, name, email } = account;
    const request: KeepRequest = { kind: "keep", database, account: { id, name, email } };
    return (await this.#ask(request, () => undefined)) as PresentKept | null;
  }

  /** Null if it was ended before anything was written. Throws a StorageError; then nothing was written. */
  async replace(
    name: string,
    before: unknown,
    onProgress: OnProgress,
  ): Promise<"written" | "changed" | null> {
    // A worker that broke down took what it had read with it.
    if (!this.#isOpen) await this.open(() => undefined);
    if (this.#ended.signal.aborted) return null;
    const request: ReplaceRequest = { kind: "replace", name, id: newId("command"), before };
    try {
      const answer = (await this.#ask(request, onProgress)) as "written" | "changed" | null;
      if (answer !== null) return answer;
    } catch (error) {
      if (!(error instanceof WorkerFailed) || !(await hasMark(name, request.id))) throw error;
    }
    return (await hasMark(name, request.id)) ? "written" : null;
  }

  end(): void {
    this.#ended.abort();
    this.#stop();
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#isOpen = false;
  }

  async #ask(request: RecoverRequest, onProgress: OnProgress): Promise<unknown> {
    if (this.#ended.signal.aborted) return null;
    if (this.#isBeside) {
      try {
        return await this.#askBeside(request, onProgress);
      } catch (error) {
        if (!(error instanceof WorkerFailed)) throw error;
        this.#stop();
        // What was begun is looked at before it is done again.
        if (request.kind === "replace") throw error;
        console.error(error);
        this.#isBeside = false;
      }
    }
    if (this.#ended.signal.aborted) return null;
    const { recoverWork } = await import("./recover-work.ts");
    const answer = await recoverWork(request, onProgress);
    // Reading cannot be stopped on the page; nobody waits for it any more.
    return request.kind === "open" && this.#ended.signal.aborted ? null : answer;
  }

  async #askBeside(request: RecoverRequest, onProgress: OnProgress): Promise<unknown> {
    const stop = new AbortController();
    const silent = new AbortController();
    this.#ended.signal.addEventListener("abort", () => stop.abort());
    const late = (): void => {
      silent.abort();
      stop.abort();
    };
    const timer = request.kind === "open" ? setTimeout(late, START_MS) : undefined;
    const heard = (done: number): void => {
      clearTimeout(timer);
      onProgress(done);
    };
    const running = (): Worker => {
      this.#worker ??= startWorker();
      return this.#worker;
    };
    try {
      const options = { onProgress: heard, signal: stop.signal, keep: true };
      const answer = await askWorker<RecoverRequest, unknown>(running, request, options);
      if (silent.signal.aborted) throw new WorkerFailed("no answer");
      return answer;
    } finally {
      clearTimeout(timer);
    }
  }
}
