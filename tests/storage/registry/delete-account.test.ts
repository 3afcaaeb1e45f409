import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { COPIES_CACHE } from "#storage/copies/copies.ts";
import { sentinel } from "#storage/health/sentinel.ts";
import { accountById, createAccount, findDeviceAccount, listAccounts } from "#storage/registry/accounts.ts";
import { deleteAccount, finishDeletions } from "#storage/registry/delete-account.ts";
import { openRegistry } from "#storage/registry/registry.ts";
import { removeDatabase } from "#storage/registry/remove-database.ts";
import { MemoryCopies } from "#tests/support/memory-copies.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";

async function made(email: string) {
  const result = await createAccount({ email, name: "Mariana", password: "clave" });
  if (!result.ok) throw new Error(result.error);
  const { value: account } = result;
  await openRaw(account.dbName).then((db) => db.close());
  localStorage.setItem(`cuadra_densidad_${account.id}`, "compacta");
  return account;
}

function openRaw(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function databases(): Promise<string[]> {
  return (await indexedDB.databases()).map((each) => each.name ?? "").sort();
}

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
});

afterEach(async () => {
  await openRegistry().then((registry) => registry.close());
  for (const name of await databases()) await removeDatabase(name);
  vi.unstubAllGlobals();
});

test("AU-16 nothing of a deleted account is left, and the other account is untouched", async () => {
  const gone = await made("mariana@lasabana.co");
  const kept = await made("pedro@lasabana.co");
  expect(await deleteAccount(gone.id)).toBe("deleted");
  expect(await databases()).toEqual(["cuadra", kept.dbName]);
  expect(await findDeviceAccount("mariana@lasabana.co")).toBeNull();
  expect(await accountById(gone.id)).toBeNull();
  expect(Object.keys(sentinel.known())).toEqual([kept.id]);
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
  expect(keys.filter((key) => key.includes(gone.id))).toEqual([]);
  expect(keys).toContain(`cuadra_densidad_${kept.id}`);
  expect(await listAccounts()).toEqual([kept]);
  const { db } = await openRegistry();
  expect(JSON.stringify(await db.accounts.toArray())).not.toContain(gone.id);
});

test("AU-16 its copies go with it, and no other account's", async () => {
  const copies = new MemoryCopies();
  vi.stubGlobal("caches", { keys: async () => [COPIES_CACHE], open: async () => copies });
  const gone = await made("mariana@lasabana.co");
  const kept = await made("pedro@lasabana.co");
  const at = (id: string, name: string) => `http://localhost/copias/${id}/${name}.cuadra`;
  for (const url of [at(gone.id, "1"), at(gone.id, "2"), at(kept.id, "1")])
    await copies.put(url, new Response("x"));
  await deleteAccount(gone.id);
  expect((await copies.keys()).map((request) => request.url)).toEqual([at(kept.id, "1")]);
});

test("AU-16 after the last account is gone the device is new, not lost", async () => {
  const { id } = await made("mariana@lasabana.co");
  await deleteAccount(id);
  (await openRegistry()).close();
  expect((await createAccount({ email: "mariana@lasabana.co", name: "Mariana", password: "otra" })).ok).toBe(
    true,
  );
});

test("AU-16 another page holds the database: the account is gone at once, the rest at the next start", async () => {
  const account = await made("mariana@lasabana.co");
  const holder = await openRaw(account.dbName);
  expect(await deleteAccount(account.id)).toBe("pending");
  expect(await findDeviceAccount("mariana@lasabana.co")).toBeNull();
  const { db } = await openRegistry();
  const marked = JSON.stringify(await db.accounts.toArray());
  expect(marked).not.toContain("mariana@lasabana.co");
  expect(marked).not.toContain("Mariana");
  holder.close();
  await finishDeletions();
  expect(await databases()).toEqual(["cuadra"]);
  expect(await db.accounts.count()).toBe(0);
  expect(sentinel.known()).toEqual({});
});
