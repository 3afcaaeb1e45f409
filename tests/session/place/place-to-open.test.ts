import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LastPlace } from "#domain/company/last-place.ts";
import type { Month } from "#domain/kernel/day.ts";
import { keepPlace, keptPlace } from "#session/place/kept-place.ts";
import { placeToOpen } from "#session/place/place-to-open.ts";
import type { CurrentStorage } from "#session/storage/current-storage.ts";
import { deleteBook } from "#storage/commands/books/change-book.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { eraseTraces } from "#storage/registry/erase-traces.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { createStore } from "#ui/kit/create-store.ts";

const ANA = "acct_01936a3c-7000-7000-8000-000000000001";
const LUIS = "acct_01936a3c-7000-7000-8000-000000000002";

let storage: AppStorage;
let place: LastPlace;

beforeEach(async () => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  storage = await openTestStorage();
  place = { view: "complex", book: await openTestBook(storage), month: "2026-11" as Month, entry: null };
});

afterEach(() => {
  storage.close();
  vi.unstubAllGlobals();
});

const open = (): CurrentStorage => ({ kind: "open", name: storage.name, storage });
const still = (now: CurrentStorage) => createStore(now);

describe("where an account was", () => {
  test("is its own on this device, the last of all tabs, and goes with the account", async () => {
    keepPlace(ANA, place);
    keepPlace(ANA, { ...place, view: "simple", entry: 3 });
    expect(keptPlace(ANA)).toEqual({ ...place, view: "simple", entry: 3 });
    expect(keptPlace(LUIS)).toBeNull();
    await eraseTraces(ANA);
    expect(keptPlace(ANA)).toBeNull();
  });

  test("a storage that refuses remembers nothing, and says nothing", () => {
    vi.stubGlobal("localStorage", undefined);
    keepPlace(ANA, place);
    expect(keptPlace(ANA)).toBeNull();
  });
});

describe("the address that the application opens", () => {
  test("is the book and the month, once the database is open", async () => {
    const current = createStore<CurrentStorage>({ kind: "closed" });
    const asked = placeToOpen(place, current);
    current.set({ kind: "opening", name: storage.name });
    current.set(open());
    expect(await asked).toBe(`/journal/complex?book=${place.book}&periodo=2026-11`);
  });

  test("leaves out an entry that is no longer there", async () => {
    expect(await placeToOpen({ ...place, entry: 40 }, still(open()))).toBe(
      `/journal/complex?book=${place.book}&periodo=2026-11`,
    );
  });

  test("is the panel without a place, for a deleted book, and where the books cannot be opened", async () => {
    expect(await placeToOpen(null, still(open()))).toBe("/dashboard");
    const failed = { kind: "failed", name: storage.name, trouble: "damaged" } as const;
    expect(await placeToOpen(place, still(failed))).toBe("/dashboard");
    expect((await deleteBook(storage, { id: storage.newId("command"), bookId: place.book })).ok).toBe(true);
    expect(await placeToOpen(place, still(open()))).toBe("/dashboard");
  });
});
