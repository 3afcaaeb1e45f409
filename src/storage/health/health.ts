import type { StorageTrouble } from "../engine/storage-error.ts";

/**
 * ok, or why this page no longer writes to the database. What the connection cannot mend itself lasts until a reload;
 * after "full" and "busy" it looks again, and the page goes on.
 */
export type Health = "ok" | Exclude<StorageTrouble, "bug">;

/** State of one database: read by screens (subscribe, get), set by its event handlers. */
export interface HealthStore {
  get(): Health;
  subscribe(listener: () => void): () => void;
  set(health: Health): void;
}

export function makeHealth(): HealthStore {
  let health: Health = "ok";
  const listeners = new Set<() => void>();
  return {
    get: () => health,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      if (health === next || health === "lost" || health === "newer") return;
      health = next;
      for (const listener of listeners) listener();
    },
  };
}
