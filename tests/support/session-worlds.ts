import { makeId } from "#domain/kernel/ids.ts";
import { SessionStore } from "#session/who/session-store.ts";
import type { SessionMessage, SessionWorld } from "#session/who/session-world.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";

/**
 * A browser with tabs, for session tests: one local storage and one set of locks for all, session storage per tab;
 * events reach only the other tabs, as in a browser.
 */
export class SessionBrowser {
  readonly local: Storage;
  readonly held: { name: string; tab: object }[] = [];
  readonly waits: number[] = [];
  readonly #looks = new Map<object, () => void>();
  readonly #hearers = new Map<object, (message: SessionMessage) => void>();
  readonly #leavers = new Map<object, (left: boolean) => void>();
  now = 1_700_000_000_000;
  #guests = 0;

  constructor(local: Storage) {
    this.local = local;
  }

  world(tab: Storage = new MemoryStorage()): SessionWorld {
    const { held, waits } = this;
    const hearers = this.#hearers;
    const looks = this.#looks;
    return {
      local: this.#localOf(tab),
      tab,
      locks: {
        hold(name) {
          const entry = { name, tab };
          held.push(entry);
          return () => void held.splice(held.indexOf(entry), 1);
        },
        isHeld: async (name) => held.some((each) => each.name === name),
      },
      bus: {
        post(message) {
          for (const [owner, hear] of hearers) if (owner !== tab) hear(message);
        },
        listen: (heard) => void hearers.set(tab, heard),
      },
      onOutsideChange: (look) => void looks.set(tab, look),
      onPageLeft: (ended) => void this.#leavers.set(tab, ended),
      now: () => this.now,
      loadRegistry: async () => (await import("#storage/registry/registry-door.ts")).registryDoor,
      newGuestId: () => {
        this.#guests += 1;
        return makeId("guest", this.#guests, new Uint8Array(10));
      },
      wait: async (milliseconds) => void waits.push(milliseconds),
    };
  }

  open(tab?: Storage): SessionStore {
    const store = new SessionStore(this.world(tab));
    store.start();
    return store;
  }

  /** Closes a tab as a person does: its page is told before. */
  close(tab: Storage): void {
    this.#leavers.get(tab)?.(true);
    this.kill(tab);
  }

  /** Ends a tab without a word: its locks are released and it receives no more events. */
  kill(tab: Storage): void {
    for (const entry of this.held.filter((each) => each.tab === tab))
      this.held.splice(this.held.indexOf(entry), 1);
    this.#hearers.delete(tab);
    this.#looks.delete(tab);
    this.#leavers.delete(tab);
  }

  /** Local storage whose changes notify the other tabs. */
  #localOf(tab: object): Storage {
    const tell = (): void => {
      for (const [owner, look] of this.#looks) if (owner !== tab) look();
    };
    const { local } = this;
    return {
      get length() {
        return local.length;
      },
      key: (index) => local.key(index),
      getItem: (key) => local.getItem(key),
      setItem(key, value) {
        local.setItem(key, value);
        tell();
      },
      removeItem(key) {
        if (local.getItem(key) === null) return;
        local.removeItem(key);
        tell();
      },
      clear: () => local.clear(),
    };
  }
}
