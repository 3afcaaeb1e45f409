import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { slowWaits } from "#storage/engine/slow-waits.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

const later = globalThis.setTimeout;

/** Ten seconds pass at once: what is looked at is which waits are counted. */
beforeEach(() => {
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void, ms?: number) =>
    later(work, ms === 10_000 ? 20 : ms)) as typeof setTimeout);
});

afterEach(() => vi.restoreAllMocks());

test("ST-16 a single read of a store that another one holds is told, until it has its answer", async () => {
  const storage = await openTestStorage();
  let letGo = false;
  let isHeld = false;
  const holding = storage.db.transaction("rw", storage.db.books, async () => {
    while (!letGo) {
      await storage.db.books.count();
      isHeld = true;
    }
  });
  await vi.waitFor(() => expect(isHeld).toBe(true));
  const reading = storage.db.books.toArray();
  await vi.waitFor(() => expect(slowWaits.getSnapshot()).toBe(true));
  letGo = true;
  expect(await reading).toEqual([]);
  await holding;
  await vi.waitFor(() => expect(slowWaits.getSnapshot()).toBe(false));
  storage.close();
});
