import "fake-indexeddb/auto";
import Dexie from "dexie";
import { IDBFactory } from "fake-indexeddb";
import fc from "fast-check";
import { afterAll, vi } from "vitest";

// Test files share a worker, so this runs before each of them: no file sees the databases, the modules' own state or
// the stand-ins of another.
vi.resetModules();
globalThis.indexedDB = new IDBFactory();
Dexie.dependencies.indexedDB = globalThis.indexedDB;
// Node has no local storage: one that stands here is what another file put there by hand.
if (typeof window === "undefined") Reflect.deleteProperty(globalThis, "localStorage");

// `npm test` tries the same cases each time: a change is what turns it red, never chance. `npm run test:long` tries others
// each time, and fast-check prints the seed of what failed.
const { CUADRA_RUNS, CUADRA_SEED } = process.env;
fc.configureGlobal({ seed: CUADRA_RUNS === "long" ? Date.now() : Number(CUADRA_SEED ?? 14) });

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
