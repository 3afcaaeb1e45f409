import type { Page } from "@playwright/test";

/** From the next load on, each writing transaction of the page waits behind one that lasts this long (ms). */
export async function slowDisk(page: Page, ms: number): Promise<void> {
  await page.addInitScript((wait) => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function slow(names, mode, options) {
      if (mode === "readwrite") {
        const before = transaction.call(this, names, mode);
        const end = performance.now() + wait;
        const [store] = before.objectStoreNames;
        const hold = () => {
          if (store !== undefined && performance.now() < end)
            before.objectStore(store).count().onsuccess = hold;
        };
        hold();
      }
      return transaction.call(this, names, mode, options);
    };
  }, ms);
}

/** Slows the page's processor down by this factor. */
export async function slowProcessor(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}
