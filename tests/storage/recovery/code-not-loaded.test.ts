import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openAccountDatabase } from "#storage/engine/app-storage.ts";
import { givenUp, lookAround, lookAtDatabase } from "#storage/recovery/look.ts";
import { startOver } from "#storage/recovery/start-over.ts";
import { createAccount } from "#storage/registry/accounts.ts";
import { openRegistry } from "#storage/registry/registry.ts";
import { removeDatabase } from "#storage/registry/remove-database.ts";
import { MemoryCopies } from "#tests/support/memory-copies.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { openTestBook } from "#tests/support/test-storage.ts";

const charts = vi.hoisted(() => ({ error: null as Error | null }));

vi.mock("#domain/accounting/charts/load-chart.ts", async (original) => {
  const real = await original<typeof import("#domain/accounting/charts/load-chart.ts")>();
  return {
    ...real,
    loadChart: (kind: "puc") => (charts.error ? Promise.reject(charts.error) : real.loadChart(kind)),
  };
});

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
});

afterEach(async () => {
  charts.error = null;
  (await openRegistry().catch(() => null))?.close();
  for (const { name } of await indexedDB.databases()) await removeDatabase(name ?? "");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function keepBook(): Promise<string> {
  const made = await createAccount({ email: "ana@ejemplo.co", name: "Ana Ruiz", password: "clave" });
  if (!made.ok) throw new Error(made.error);
  const storage = await openAccountDatabase(made.value.dbName, { create: true });
  await openTestBook(storage);
  storage.close();
  return made.value.dbName;
}

it("ST-03 code that does not load is no damage, and starting over removes nothing", async () => {
  const name = await keepBook();
  charts.error = new TypeError("Failed to fetch dynamically imported module: /assets/puc.js");
  const findings = await lookAround(new MemoryCopies());
  expect(findings.accounts[0]?.database.state).toBe("busy");
  expect(givenUp(findings)).toEqual([]);
  const [account] = findings.accounts;
  if (!account) throw new Error("no account");
  const earlier = {
    ...findings,
    accounts: [{ ...account, database: { state: "damaged", detail: "", books: [] } as const }],
  };
  expect(await startOver(earlier)).toBe("opens");
  charts.error = null;
  expect(await lookAtDatabase(name)).toMatchObject({ state: "open", books: [{ name: "Diario" }] });
});

it.each([
  ["an error of our own code", new TypeError("x is not a function"), "busy"],
  ["a record that the browser cannot decode", new DOMException("bad value", "DataError"), "damaged"],
  ["a read that the store gave up", new DOMException("gave up", "AbortError"), "damaged"],
])("ST-03 of %s", async (_what, error, state) => {
  const name = await keepBook();
  vi.spyOn(IDBObjectStore.prototype, "getAll").mockImplementation(() => {
    throw error;
  });
  expect((await lookAtDatabase(name)).state).toBe(state);
});
