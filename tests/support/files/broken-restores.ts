import { expect, type MockInstance, vi } from "vitest";
import type { Result } from "#domain/kernel/result.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { dump } from "../test-storage.ts";

const NO_ROOM = "QuotaExceededError";
const WRITES = ["add", "put", "clear", "delete"] as const;

/** Either the call itself throws, or the store ends the transaction under it, as a full disk does. */
export type FaultKind = "throws" | "ends";

/** Breaks the k-th write (counting from 1) of any store, below every library. */
class RawFaults {
  writes = 0;
  failAt = 0;
  readonly #kind: FaultKind;
  readonly #spies: MockInstance[] = [];

  constructor(kind: FaultKind) {
    this.#kind = kind;
    const stores = IDBObjectStore.prototype as unknown as Record<string, (...args: unknown[]) => IDBRequest>;
    for (const name of WRITES) {
      const real = stores[name];
      if (real === undefined) throw new Error(name);
      const broken = (store: IDBObjectStore, args: unknown[]) =>
        this.#write(store, () => real.apply(store, args));
      const spy = vi.spyOn(stores, name).mockImplementation(function (this: unknown, ...args) {
        return broken(this as IDBObjectStore, args);
      });
      this.#spies.push(spy);
    }
  }

  end(): void {
    for (const spy of this.#spies) spy.mockRestore();
  }

  #write(store: IDBObjectStore, go: () => IDBRequest): IDBRequest {
    this.writes += 1;
    if (this.writes !== this.failAt) return go();
    if (this.#kind === "throws") throw new DOMException("no room", NO_ROOM);
    const request = go();
    // Ends the transaction as the store itself does when it cannot go on.
    (store.transaction as unknown as { _abort(name: string): void })._abort(NO_ROOM);
    return request;
  }
}

/** BR-05: failing at any of its writes, a restore leaves everything unchanged, and then succeeds as a whole. */
export async function expectAllOrNothing(
  storage: AppStorage,
  kind: FaultKind,
  run: () => Promise<Result<unknown, unknown>>,
): Promise<void> {
  const before = await dump(storage);
  const faults = new RawFaults(kind);
  for (let at = 1; ; at += 1) {
    faults.writes = 0;
    faults.failAt = at;
    const result = await run();
    if (result.ok) break;
    expect(result.error).toEqual({ kind: "storage", trouble: "full" });
    expect(await dump(storage)).toEqual(before);
    expect(at).toBeLessThan(100);
  }
  faults.end();
  expect(faults.writes).toBeGreaterThan(15);
  expect(await dump(storage)).not.toEqual(before);
}
