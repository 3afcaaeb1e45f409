import { afterEach, expect, it, vi } from "vitest";
import { openAccountDatabase } from "#storage/engine/app-storage.ts";
import { StorageError } from "#storage/engine/storage-error.ts";
import { v1First } from "#storage/versions/v1-first.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A connection that ignores versionchange, like a page running old code. */
function holdOpen(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

it("UP-03 an upgrade that another page blocks is told within three seconds, and opens once that page lets go", async () => {
  const old = await openTestStorage({ versions: [v1First] });
  old.close();
  const held = await holdOpen(old.name);
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const opening = openAccountDatabase(old.name).catch((error: unknown) => error);
  await vi.waitUntil(() => warned.mock.calls.length > 0 && vi.getTimerCount() > 0, { timeout: 60_000 });
  vi.advanceTimersByTime(3_000);
  const refused = await opening;
  vi.useRealTimers();
  expect(warned).toHaveBeenCalledOnce();
  expect(refused).toBeInstanceOf(StorageError);
  expect(refused).toMatchObject({ trouble: "blocked" });
  held.close();
  const storage = await openAccountDatabase(old.name);
  expect(storage.health.get()).toBe("ok");
  storage.close();
});
