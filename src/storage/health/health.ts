import type { StorageTrouble } from "../engine/storage-error.ts";

/** ok, or why this page no longer writes to the database. Once troubled it stays so until a reload. */
type Health = "ok" | Exclude<StorageTrouble, "full" | "bug">;

/** One database's state, readable by screens (subscribe, get) and set where its events arrive. */
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
