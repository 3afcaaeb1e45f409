import type { Instant } from "#domain/kernel/clock.ts";
import { newId, systemClock } from "#storage/engine/environment.ts";
import type { RegistryDoor } from "#storage/registry/registry-door.ts";
import type { GuestId } from "./session-state.ts";

export type SessionMessage =
  | { readonly type: "session-changed" }
  | { readonly type: "account-deleted"; readonly id: string };

interface SessionBus {
  post(message: SessionMessage): void;
  /** Listens to messages of other tabs. */
  listen(heard: (message: SessionMessage) => void): void;
}

export interface SessionLocks {
  /** Holds a shared lock until the returned function is called or the tab closes. */
  hold(name: string): () => void;
  isHeld(name: string): Promise<boolean>;
}

/** Browser features the session needs, injected so that tests run without a browser. */
export interface SessionWorld {
  readonly local: Storage;
  readonly tab: Storage;
  readonly locks: SessionLocks;
  readonly bus: SessionBus;
  /** `look` is called when another tab, or the user, may have changed the stored user. */
  onOutsideChange(look: () => void): void;
  /** `ended` is called with true when the page ends, perhaps with its tab, and with false when it goes on. */
  onPageLeft(ended: (left: boolean) => void): void;
  loadRegistry(): Promise<RegistryDoor>;
  now(): Instant;
  newGuestId(): GuestId;
  wait(milliseconds: number): Promise<void>;
}

/** The browser's storage, or an in-memory substitute for this page where the browser refuses it. */
function storageOr(area: () => Storage): Storage {
  try {
    const found = area();
    found.getItem("cuadra_user");
    return found;
  } catch {
    const items = new Map<string, string>();
    return {
      get length() {
        return items.size;
      },
      key: (index) => [...items.keys()][index] ?? null,
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
      clear: () => items.clear(),
    };
  }
}

/** A message as another tab sent it, which may run another version of the code; null if it is none of ours. */
export function readSessionMessage(data: unknown): SessionMessage | null {
  if (typeof data !== "object" || data === null || !("type" in data)) return null;
  if (data.type === "session-changed") return { type: "session-changed" };
  if (data.type !== "account-deleted" || !("id" in data) || typeof data.id !== "string") return null;
  return { type: "account-deleted", id: data.id };
}

function browserBus(): SessionBus {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("cuadra-session");
  return {
    post: (message) => channel?.postMessage(message),
    listen(heard) {
      channel?.addEventListener("message", (event: MessageEvent<unknown>) => {
        const message = readSessionMessage(event.data);
        if (message !== null) heard(message);
      });
    },
  };
}

function browserLocks(): SessionLocks {
  return {
    hold(name) {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      // Rejected only while the page is unloading, when the lock no longer matters.
      navigator.locks?.request(name, { mode: "shared" }, () => held).catch(() => undefined);
      return () => release();
    },
    async isHeld(name) {
      const locks = await navigator.locks?.query();
      return locks?.held?.some((lock) => lock.name === name) ?? false;
    },
  };
}

export function browserWorld(): SessionWorld {
  return {
    local: storageOr(() => window.localStorage),
    tab: storageOr(() => window.sessionStorage),
    locks: browserLocks(),
    bus: browserBus(),
    onOutsideChange(look) {
      window.addEventListener("storage", look);
      window.addEventListener("pageshow", look);
      document.addEventListener("visibilitychange", look);
    },
    onPageLeft(ended) {
      window.addEventListener("pagehide", () => ended(true));
      window.addEventListener("pageshow", () => ended(false));
      document.addEventListener("visibilitychange", () => ended(false));
    },
    now: () => systemClock.now(),
    loadRegistry: () => import("#storage/registry/registry-door.ts").then((made) => made.registryDoor),
    newGuestId: () => newId("guest"),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };
}
