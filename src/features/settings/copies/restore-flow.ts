import { FILE_PROBLEMS } from "#flows/sealed-copy/texts.ts";
import { troubleText } from "#session/notices/trouble-texts.ts";
import type { BackupFacts } from "#storage/backup/backup-facts.ts";
import type { BackupAccount } from "#storage/backup/make-backup.ts";
import { listCopies, readCopy } from "#storage/copies/copies.ts";
import type { CopyInfo } from "#storage/copies/copy-info.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { classifyError, type StorageTrouble } from "#storage/engine/storage-error.ts";
import { RestoreJob } from "#storage/workers/restore-in-worker.ts";
import type { RestoreWay } from "#storage/workers/restore-work.ts";
import { createStore } from "#ui/kit/create-store.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { restoreTexts as texts } from "../texts.ts";
import { cancelledText, doneText, restoreRefusalText } from "./restore-words.ts";

/** A protected file. `failed`: why its passphrase could not be tried; it stays typed. */
interface LockedCopy {
  readonly kind: "locked";
  readonly file: Blob;
  readonly wrong: boolean;
  readonly failed: string | null;
  readonly busy: boolean;
}

/** A copy that was opened. `failed`: why it could not be written, the `way` that it was tried in. */
interface AskedCopy {
  readonly kind: "asking";
  readonly backup: BackupFacts;
  readonly way: RestoreWay;
  readonly failed: string | null;
}

/** `share`: how much is done, between 0 and 1. */
export type RestoreStep =
  | { readonly kind: "idle" }
  | { readonly kind: "reading"; readonly share: number }
  | LockedCopy
  | AskedCopy
  | { readonly kind: "restoring"; readonly share: number };

interface RestoreState {
  readonly step: RestoreStep;
  /** Why nothing was restored; null if there is no problem. */
  readonly problem: string | null;
}

const IDLE = { kind: "idle" } as const;

const asking = (backup: BackupFacts): AskedCopy => ({ kind: "asking", backup, way: "merge", failed: null });

const toTrouble = (error: unknown): StorageTrouble => classifyError(error);

/** Restores a copy in a worker: reads and checks the whole file, asks, then restores all of it or nothing. */
export class RestoreFlow {
  readonly #storage: AppStorage;
  readonly #account: BackupAccount;
  readonly #onRestored: () => void;
  readonly #store = createStore<RestoreState>({ step: IDLE, problem: null });
  readonly getSnapshot = this.#store.getSnapshot;
  readonly subscribe = this.#store.subscribe;
  #running: RestoreJob | null = null;

  /** `onRestored`: called after an attempt, successful or not. */
  constructor(storage: AppStorage, { id, name, email }: BackupAccount, onRestored: () => void) {
    this.#storage = storage;
    this.#account = { id, name, email };
    this.#onRestored = onRestored;
  }

  /** Opens a file and asks what to do with it. */
  async read(file: Blob): Promise<void> {
    await this.#ask(this.#begin(), file);
  }

  /** The same with an automatic copy. */
  async readCopy(copy: CopyInfo): Promise<void> {
    const mine = this.#begin();
    const file = await this.#fetch(mine, copy);
    if (file !== null) await this.#ask(mine, file);
  }

  /** Goes back to a snapshot in one press: what is there now becomes a snapshot first. */
  async goBack(copy: CopyInfo): Promise<void> {
    const mine = this.#begin();
    const file = await this.#fetch(mine, copy);
    if (file === null) return;
    const backup = await this.#guard(mine, () => this.#open(mine, file, null));
    if (backup) await this.#write(mine, "replace", null);
  }

  /** Tries a passphrase on a protected file. */
  async unlock(passphrase: string): Promise<void> {
    const { step } = this.getSnapshot();
    const before = this.#running;
    if (step.kind !== "locked" || step.busy || before === null) return;
    // A worker that failed is not asked again.
    const mine = step.failed === null ? before : this.#begun();
    this.#step(mine, { ...step, busy: true });
    try {
      const backup = await this.#open(mine, step.file, passphrase);
      if (backup) this.#step(mine, asking(backup));
    } catch (error) {
      this.#step(mine, { ...step, failed: troubleText(classifyError(error)) });
    }
  }

  async confirm(way: RestoreWay): Promise<void> {
    const mine = this.#running;
    const { step } = this.getSnapshot();
    if (step.kind === "asking" && mine !== null) await this.#write(mine, way, step.backup);
  }

  /** Ends what is under way. It is all there or not at all: which of the two is looked at before it is told. */
  async cancel(): Promise<void> {
    const was = this.#stop();
    this.#store.set({ ...this.getSnapshot(), step: IDLE });
    if (was === null) return;
    const written = await was.wasWritten(this.#storage).catch(() => "unknown" as const);
    if (written === null) return;
    toast.info(cancelledText(written));
    this.#onRestored();
  }

  #begun(): RestoreJob {
    this.#stop();
    const mine = new RestoreJob();
    this.#running = mine;
    return mine;
  }

  #begin(): RestoreJob {
    const mine = this.#begun();
    this.#store.set({ step: { kind: "reading", share: 0 }, problem: null });
    return mine;
  }

  #stop(): RestoreJob | null {
    const was = this.#running;
    this.#running = null;
    was?.end();
    return was;
  }

  /** A restore that was ended shows nothing any more. */
  #step(mine: RestoreJob, step: RestoreStep): void {
    if (this.#running === mine) this.#store.set({ step, problem: null });
  }

  #fail(mine: RestoreJob, problem: string): void {
    if (this.#running !== mine) return;
    this.#stop();
    this.#store.set({ step: IDLE, problem });
  }

  async #guard<T>(mine: RestoreJob, work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      this.#fail(mine, troubleText(classifyError(error)));
      return null;
    }
  }

  async #fetch(mine: RestoreJob, copy: CopyInfo): Promise<Blob | null> {
    // Gone is only what is not there: where its place does not answer, that is what is told.
    const file = await this.#guard(mine, async () => (await readCopy(copy)) ?? "gone");
    if (file === "gone") this.#fail(mine, texts.gone);
    return file === "gone" ? null : file;
  }

  async #open(mine: RestoreJob, file: Blob, passphrase: string | null): Promise<BackupFacts | null> {
    const opened = await mine.open(file, passphrase, (share) => {
      if (passphrase === null) this.#step(mine, { kind: "reading", share });
    });
    if (opened === null) return null;
    if (opened.ok) return opened.value;
    const wrong = opened.error === "wrong-passphrase";
    if (opened.error === "locked" || wrong)
      this.#step(mine, { kind: "locked", file, wrong, failed: null, busy: false });
    else this.#fail(mine, FILE_PROBLEMS[opened.error]);
    return null;
  }

  async #ask(mine: RestoreJob, file: Blob): Promise<void> {
    const backup = await this.#guard(mine, () => this.#open(mine, file, null));
    if (backup) this.#step(mine, asking(backup));
  }

  /** `asked`: the copy whose question was answered. It is asked again where it fails, its passphrase is not (ST-32). */
  async #write(mine: RestoreJob, way: RestoreWay, asked: BackupFacts | null): Promise<void> {
    this.#step(mine, { kind: "restoring", share: 0 });
    const request = { way, account: this.#account };
    const onProgress = (share: number) => this.#step(mine, { kind: "restoring", share });
    const answer = await mine.write(this.#storage, request, onProgress).catch(toTrouble);
    this.#onRestored();
    if (answer === null || this.#running !== mine) return;
    if (typeof answer === "string" && (await this.#isTold(mine))) return;
    if (typeof answer === "string" || !answer.ok) {
      const why = typeof answer === "string" ? troubleText(answer) : restoreRefusalText(answer.error);
      if (asked === null) this.#fail(mine, why);
      else this.#step(mine, { kind: "asking", backup: asked, way, failed: why });
      return;
    }
    this.#stop();
    this.#store.set({ step: IDLE, problem: null });
    const back = await this.#wayBack(answer.value.snapshot);
    toast.success({ ...doneText(answer.value.done), durationMs: 12_000, ...(back && { actions: [back] }) });
  }

  /** A worker that broke down may have written all the same: whether it had is looked at before anything is told. */
  async #isTold(mine: RestoreJob): Promise<boolean> {
    const written = await mine.wasWritten(this.#storage).catch(() => "unknown" as const);
    if (this.#running !== mine) return true;
    if (written === false || written === null) return false;
    this.#stop();
    this.#store.set({ step: IDLE, problem: null });
    toast.info(
      written === "unknown" ? cancelledText(written) : { title: texts.done, text: texts.doneUnread },
    );
    return true;
  }

  /** To how things were before this restore: the copy made for it, never an older one. */
  async #wayBack(snapshot: string | null) {
    if (snapshot === null) return null;
    const before = (await listCopies(this.#account.id).catch(() => [])).find(({ url }) => url === snapshot);
    return before && { label: texts.undo, onAction: () => void this.goBack(before) };
  }
}
