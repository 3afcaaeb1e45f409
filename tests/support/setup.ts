import "fake-indexeddb/auto";
import Dexie from "dexie";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, vi } from "vitest";

// Test files share a worker, so this runs before each of them: no file sees the databases, the modules' own state or
// the stand-ins of another.
vi.resetModules();
globalThis.indexedDB = new IDBFactory();
Dexie.dependencies.indexedDB = globalThis.indexedDB;

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// A hundredth of the rounds: the tests sign in several hundred times, and what they check does not depend on the cost.
const original: SubtleCrypto = Object.getPrototypeOf(crypto.subtle);
crypto.subtle.deriveBits = (algorithm, key, length) => {
  const cheaper =
    typeof algorithm === "object" && "iterations" in algorithm
      ? { ...algorithm, iterations: Math.ceil(algorithm.iterations / 100) }
      : algorithm;
  return original.deriveBits.call(crypto.subtle, cheaper, key, length);
};
