import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "../app.ts";

declare global {
  interface Window {
    storeFault?: "full" | "shut" | null;
    openStores: Set<IDBDatabase>;
    letGo?: () => void;
  }
}

/** What the page's own scripts see of its store; it runs before any of them. */
function watchStores(): void {
  window.openStores = new Set();
  for (const name of ["put", "add", "delete"] as const) {
    const real = IDBObjectStore.prototype[name] as (this: IDBObjectStore, ...all: unknown[]) => IDBRequest;
    Object.assign(IDBObjectStore.prototype, {
      [name](this: IDBObjectStore, ...all: unknown[]) {
        if (window.storeFault === "full") throw new DOMException("no room", "QuotaExceededError");
        return real.apply(this, all);
      },
    });
  }
  const { open } = IDBFactory.prototype;
  /** As Chromium answers while it cannot open its store (measured: refused-store.spec.ts). */
  const failing = (): IDBOpenDBRequest => {
    const request = Object.assign(new EventTarget(), {
      error: new DOMException("Internal error opening backing store for indexedDB.open.", "UnknownError"),
    }) as unknown as IDBOpenDBRequest;
    setTimeout(() => {
      const event = new Event("error", { cancelable: true });
      request.onerror?.(event);
      request.dispatchEvent(event);
    }, 5);
    return request;
  };
  IDBFactory.prototype.open = function (...all) {
    if (window.storeFault === "shut") return failing();
    const request = open.apply(this, all);
    request.addEventListener("success", () => window.openStores.add(request.result));
    return request;
  };
  // Ten seconds of silence are waited for in slow-store.spec.ts, five until a connection looks again in its unit tests.
  const later = window.setTimeout.bind(window);
  const inTests = (ms: number | undefined) => {
    if (ms === 10_000) return 1_500;
    // A notice of four seconds passes between two looks of a loaded machine.
    if (ms === 4_000) return 12_000;
    return ms === 5_000 && window.storeFault === "shut" ? 1_000 : ms;
  };
  Object.assign(window, {
    setTimeout: (work: () => void, ms?: number, ...all: unknown[]) => later(work, inTests(ms), ...all),
  });
}

/** Closes every connection of the page, as the browser does that lost its store, and lets none be opened. */
function shutStores(): void {
  window.storeFault = "shut";
  for (const store of window.openStores) {
    store.close();
    store.dispatchEvent(new Event("close"));
  }
  window.openStores.clear();
}

/** Tells every connection of the page that another one raises the version of its database. */
function takeStores(): void {
  for (const store of window.openStores) {
    const { version } = store;
    const event = new IDBVersionChangeEvent("versionchange", {
      oldVersion: version,
      newVersion: version + 10,
    });
    store.dispatchEvent(event);
  }
  window.openStores.clear();
}

/** Holds every table of every database from this page until `letGo` is called. */
async function holdStores(): Promise<void> {
  let held = true;
  const dbs: IDBDatabase[] = [];
  for (const { name = "" } of await indexedDB.databases()) {
    const request = indexedDB.open(name);
    const db = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const names = [...db.objectStoreNames];
    if (names.length === 0) continue;
    dbs.push(db);
    const store = db.transaction(names, "readwrite").objectStore(names[0] ?? "");
    await new Promise<void>((resolve) => {
      const again = () => {
        resolve();
        if (held) store.count().onsuccess = again;
      };
      store.count().onsuccess = again;
    });
  }
  window.letGo = () => {
    held = false;
    for (const db of dbs) db.close();
  };
}

/**
 * What a store may do under an open page. full: it refuses every write. shut: it closed and does not open. silent:
 * another tab holds it, so that nothing is answered. taken: a newer version of the product opened it elsewhere.
 */
export type StoreFault = "full" | "shut" | "silent" | "taken";

/** How each is told: by its own name. */
export const FAULT_TOLD: Readonly<Record<StoreFault, string>> = {
  full: "El disco está lleno",
  shut: "El navegador no abre tus datos por ahora",
  silent: "Tus datos tardan en responder",
  taken: "Estos datos son de una versión más nueva",
};

export interface FaultyStore {
  /** From here on the store behaves so. `isBare`: no strip over the screen tells of it, which reads no books. */
  begin(isBare?: boolean): Promise<void>;
  /** It answers again. */
  end(): Promise<void>;
}

/** A store that can be made to fail, and to answer again. Call before the page opens its first address. */
export async function faultyStore(
  page: Page,
  context: BrowserContext,
  fault: StoreFault,
): Promise<FaultyStore> {
  await page.addInitScript(watchStores);
  const set = (value: "full" | null) =>
    page.evaluate((next) => {
      window.storeFault = next;
    }, value);
  if (fault === "full") return { begin: () => set("full"), end: () => set(null) };
  const banner = page.locator(".notice-sticky", { hasText: FAULT_TOLD[fault] });
  if (fault === "shut")
    return {
      begin: async (isBare = false) => {
        await page.evaluate(shutStores);
        if (!isBare) await expect(banner).toBeVisible();
      },
      end: async () => {
        await set(null);
        await expect(banner).toHaveCount(0);
      },
    };
  if (fault === "taken")
    return {
      begin: async () => {
        await page.evaluate(takeStores);
        await expect(banner).toBeVisible();
      },
      end: async () => {
        // Over the strip an open dialog says the same, and the browser's own key does it.
        if ((await page.getByRole("dialog").count()) > 0) await page.reload();
        else await banner.getByRole("button", { name: "Volver a cargar" }).click();
        await expect(banner).toHaveCount(0);
      },
    };
  let other: Page | null = null;
  return {
    begin: async () => {
      other ??= await context.newPage();
      if (!other.url().startsWith("http")) await other.goto("/manifest.webmanifest");
      await page.bringToFront();
      await other.evaluate(holdStores);
    },
    end: async () => {
      await other?.evaluate(() => window.letGo?.());
    },
  };
}
