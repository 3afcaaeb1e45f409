import type { AppStorage } from "#storage/engine/app-storage.ts";
import { guestDatabase, SAMPLE_DATABASE, userDatabase } from "#storage/engine/database-names.ts";
import { classifyError, type StorageTrouble } from "#storage/engine/storage-error.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { saveState } from "../saved/save-state.ts";
import type { SessionSnapshot } from "../who/session-state.ts";

export type CurrentStorage =
  /** No user whose data could be opened. */
  | { readonly kind: "closed" }
  | { readonly kind: "opening"; readonly name: string }
  | { readonly kind: "open"; readonly name: string; readonly storage: AppStorage }
  /** It was open, and this page may no longer write to it. The screen stays, unsaved text included (UP-02). */
  | {
      readonly kind: "stopped";
      readonly name: string;
      readonly storage: AppStorage;
      readonly trouble: StorageTrouble;
    }
  | { readonly kind: "failed"; readonly name: string; readonly trouble: StorageTrouble };

/** The part of the session that determines the database. */
interface SessionSource {
  subscribe(listener: () => void): () => void;
  getSnapshot(): SessionSnapshot;
  /** Called when the open database is gone: the account may be deleted, or all storage lost. */
  recheck(): void;
}

type OpenStorage = (name: string) => Promise<AppStorage>;

const CLOSED: CurrentStorage = { kind: "closed" };

/** Database of the current user: the sample while it is open, else the account's, else the guest's. */
function databaseOf({ state, sample }: SessionSnapshot): string | null {
  if (sample) return SAMPLE_DATABASE;
  if (state.kind === "in") return userDatabase(state.user.id);
  return state.kind === "guest" ? guestDatabase(state.guestId) : null;
}

/**
 * Keeps the session's one database open, from the first screen that needs it until the session changes. Closes the
 * old one first: after a sign-out no query of the former account is answered (MT-05, MT-07).
 */
export class CurrentStorageStore {
  readonly #session: SessionSource;
  readonly #open: OpenStorage;
  readonly #listeners = new Set<() => void>();
  #current: CurrentStorage = CLOSED;
  #wanted = false;
  /** The storage opened and not yet closed, whatever the state. */
  #held: AppStorage | null = null;

  constructor(session: SessionSource, open: OpenStorage) {
    this.#session = session;
    this.#open = open;
    session.subscribe(() => this.#follow());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (!this.#wanted) {
      this.#wanted = true;
      this.#follow();
    }
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): CurrentStorage => this.#current;

  /** Call after a failure, or when a restore replaced the database. */
  reopen(): void {
    this.#leave();
    this.#follow();
  }

  #set(current: CurrentStorage): void {
    this.#current = current;
    for (const listener of this.#listeners) listener();
  }

  #take(name: string, storage: AppStorage): void {
    this.#held = storage;
    this.#set({ kind: "open", name, storage });
    storage.health.subscribe(() => {
      const health = storage.health.get();
      const current = this.#current;
      if ((current.kind !== "open" && current.kind !== "stopped") || current.storage !== storage) return;
      if (health === "ok") {
        if (current.kind === "stopped") this.#set({ kind: "open", name, storage });
        return;
      }
      const gone = health === "lost" || health === "damaged";
      this.#set(
        gone
          ? { kind: "failed", name, trouble: health }
          : { kind: "stopped", name, storage, trouble: health },
      );
      if (!gone) return;
      this.#release();
      this.#session.recheck();
    });
  }

  /** Closes the open database with its connection, its copies and its notices. */
  #release(): void {
    this.#held?.close();
    this.#held = null;
  }

  #leave(): void {
    this.#release();
    saveState.forgetAll();
    if (this.#current.kind === "closed") return;
    // What was told of these books is nothing for whoever comes next (MT-05).
    toast.dismiss();
    this.#set(CLOSED);
  }

  #follow(): void {
    const name = databaseOf(this.#session.getSnapshot());
    if (this.#current.kind !== "closed" && this.#current.name === name) return;
    this.#leave();
    if (name === null || !this.#wanted) return;
    const opening: CurrentStorage = { kind: "opening", name };
    this.#set(opening);
    this.#open(name).then(
      (storage) => {
        // False if the session changed while the database opened: it is then closed unused.
        if (this.#current === opening) this.#take(name, storage);
        else storage.close();
      },
      (error: unknown) => {
        const trouble = classifyError(error);
        if (trouble === "bug") console.error(error);
        if (this.#current === opening) this.#set({ kind: "failed", name, trouble });
      },
    );
  }
}
