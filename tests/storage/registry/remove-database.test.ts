import { afterEach, expect, it, vi } from "vitest";
import { removeDatabase } from "#storage/registry/remove-database.ts";

afterEach(() => vi.restoreAllMocks());

it("ST-16 a store that does not answer is told as busy, neither as gone nor as held by another page", async () => {
  vi.spyOn(indexedDB, "deleteDatabase").mockReturnValue({} as IDBOpenDBRequest);
  await expect(removeDatabase("cuadra-x", 5, 10)).rejects.toMatchObject({ trouble: "busy" });
});

it("what is not there is gone at once", async () => {
  expect(await removeDatabase("cuadra-none")).toBe(true);
});
