import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkOffline } from "#pwa/offline-check.ts";
import { offlineStore, pwaStore, setPhase } from "#pwa/pwa-store.ts";

const LIST = ["/assets/a.js", "/index.html"];

/** A cache that the worker fills when a file is fetched, as long as the host has it. */
function world(kept: readonly string[], onHost: readonly string[] = [...LIST, "/offline-files.json"]) {
  const cached = new Set(kept);
  const cache = { keys: async () => [...cached].map((path) => ({ url: `https://cuadra.example${path}` })) };
  vi.stubGlobal("caches", { keys: async () => ["workbox-precache-v2-x", "other"], open: async () => cache });
  vi.stubGlobal("fetch", async (path: string) => {
    if (!cached.has(path) && !onHost.includes(path)) throw new TypeError("Failed to fetch");
    cached.add(path);
    return new Response(path === "/offline-files.json" ? JSON.stringify(LIST) : "body");
  });
  return cached;
}

beforeEach(() => {
  setPhase("idle");
  offlineStore.set(false);
});
afterEach(() => vi.unstubAllGlobals());

describe("the check of what offline use takes", () => {
  it("is content with a whole cache", async () => {
    world([...LIST, "/offline-files.json"]);
    await checkOffline();
    expect(offlineStore.getSnapshot()).toBe(true);
    expect(pwaStore.getSnapshot().phase).toBe("offlineReady");
  });

  it("has what is missing fetched, and says until then that it is not ready", async () => {
    const cached = world([]);
    const phases: string[] = [];
    const stop = pwaStore.subscribe(() => phases.push(pwaStore.getSnapshot().phase));
    await checkOffline();
    stop();
    expect(phases).toEqual(["offlineRefilling", "offlineReady"]);
    expect([...cached].sort()).toEqual(["/assets/a.js", "/index.html", "/offline-files.json"]);
  });

  it("says that it is not ready when a file cannot be had", async () => {
    world(["/index.html", "/offline-files.json"], []);
    await checkOffline();
    expect(offlineStore.getSnapshot()).toBe(false);
    expect(pwaStore.getSnapshot().phase).toBe("offlineNotReady");
  });

  it.each(["not json", "{}", "[1]", '["x"]', "null"])("takes no list for granted: %s", async (body) => {
    world([...LIST, "/offline-files.json"]);
    vi.stubGlobal("fetch", async () => new Response(body));
    await checkOffline();
    expect(pwaStore.getSnapshot().phase).toBe("offlineNotReady");
  });

  it("never hides that a new version waits", async () => {
    world([], []);
    setPhase("updateReady");
    await checkOffline();
    expect(pwaStore.getSnapshot().phase).toBe("updateReady");
    expect(offlineStore.getSnapshot()).toBe(false);
  });
});
