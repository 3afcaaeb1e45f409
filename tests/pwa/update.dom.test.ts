import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Workbox } from "workbox-window";

/** A service worker container with a controlling worker, so that the next worker is a newer version. */
class Container extends EventTarget {
  readonly controller = {};
}

let container: Container;
let reloads: number;
let typed: boolean;
let skips: number;

/** Fresh for each test: the module remembers the accepted update. */
async function open() {
  vi.resetModules();
  const update = await import("#pwa/update.ts");
  const { pwaStore, setPhase } = await import("#pwa/pwa-store.ts");
  const { registerUnsaved } = await import("#pwa/unsaved.ts");
  registerUnsaved({ isDirty: () => typed, flush: async () => false });
  update.watchTakeover({
    messageSkipWaiting: () => {
      skips += 1;
    },
  } as unknown as Workbox);
  setPhase("updateReady");
  return { ...update, pwaStore };
}

const takeOver = () => container.dispatchEvent(new Event("controllerchange"));

beforeEach(() => {
  vi.useFakeTimers();
  container = new Container();
  reloads = 0;
  skips = 0;
  typed = false;
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: container });
  vi.spyOn(window.location, "reload").mockImplementation(() => {
    reloads += 1;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("ST-16 a cache that never answers leaves nobody at «Actualizando…»", async () => {
  const { acceptUpdate } = await open();
  vi.stubGlobal("caches", { keys: () => new Promise(() => undefined) });
  try {
    const accepted = acceptUpdate();
    await vi.advanceTimersByTimeAsync(5_100);
    await accepted;
    expect(skips).toBe(1);
    await vi.advanceTimersByTimeAsync(5_100);
    expect(reloads).toBe(1);
  } finally {
    vi.unstubAllGlobals();
  }
});

describe("SW-01 an update reloads nothing that is typed", () => {
  it("reloads when the new version took over and nothing is typed", async () => {
    const { acceptUpdate } = await open();
    await acceptUpdate();
    expect(skips).toBe(1);
    takeOver();
    await vi.advanceTimersByTimeAsync(0);
    expect(reloads).toBe(1);
  });

  it("what was typed while the new version took over stays, and the reload is offered again", async () => {
    const { acceptUpdate, pwaStore } = await open();
    await acceptUpdate();
    typed = true;
    takeOver();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reloads).toBe(0);
    expect(pwaStore.getSnapshot()).toEqual({ phase: "updatedElsewhere", mustFinish: true });
    typed = false;
    await acceptUpdate();
    expect(reloads).toBe(1);
  });

  it("a worker that never answers does not reload over it either", async () => {
    const { acceptUpdate, pwaStore } = await open();
    await acceptUpdate();
    typed = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reloads).toBe(0);
    expect(pwaStore.getSnapshot()).toEqual({ phase: "updateReady", mustFinish: true });
    typed = false;
    await acceptUpdate();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([skips, reloads]).toEqual([2, 1]);
  });

  it("what comes into one screen while another keeps its input is seen before the reload", async () => {
    const { acceptUpdate, pwaStore } = await open();
    const { registerUnsaved } = await import("#pwa/unsaved.ts");
    const { setPhase } = await import("#pwa/pwa-store.ts");
    setPhase("updatedElsewhere");
    let dirty = true;
    registerUnsaved({
      isDirty: () => dirty,
      flush: async () => {
        dirty = false;
        typed = true;
        return true;
      },
    });
    await acceptUpdate();
    expect(reloads).toBe(0);
    expect(pwaStore.getSnapshot().mustFinish).toBe(true);
  });
});
