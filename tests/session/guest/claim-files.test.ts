import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { claimVisitorFiles } from "#session/guest/claim-files.ts";
import { fileOwner, forgetVisitor, knownVisitor, visitor } from "#session/who/visitor.ts";
import { FILES_DATABASE } from "#storage/engine/database-names.ts";
import { newId } from "#storage/engine/environment.ts";
import { removeDatabase } from "#storage/registry/remove-database.ts";
import { closeWaitingFiles, keepFile, listFiles } from "#storage/waiting-files/waiting-files.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";

beforeEach(() => vi.stubGlobal("sessionStorage", new MemoryStorage()));

afterEach(async () => {
  forgetVisitor();
  closeWaitingFiles();
  await removeDatabase(FILES_DATABASE);
  vi.unstubAllGlobals();
});

const bring = () =>
  keepFile({
    id: newId("file"),
    owner: visitor(),
    name: "ventas.xlsx",
    service: "upload",
    bytes: new Uint8Array([1]),
  });

describe("what a visitor brought in this tab", () => {
  test("goes to the account that signs in, and the visitor is nobody afterwards", async () => {
    const row = await bring();
    const [ana, berta] = [newId("account"), newId("account")];
    expect(await claimVisitorFiles(ana)).toMatchObject([{ id: row.id, owner: ana }]);
    expect(knownVisitor()).toBeNull();
    expect(await claimVisitorFiles(berta)).toEqual([]);
    expect(await listFiles(ana)).toHaveLength(1);
    expect(await listFiles(berta)).toEqual([]);
  });

  test("opens no database for whoever brought nothing", async () => {
    expect(await claimVisitorFiles(newId("account"))).toEqual([]);
    expect((await indexedDB.databases()).map((each) => each.name)).not.toContain(FILES_DATABASE);
  });

  test("is still the visitor's when the claim fails", async () => {
    await bring();
    const before = knownVisitor();
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("no room", "QuotaExceededError");
    });
    await expect(claimVisitorFiles(newId("account"))).rejects.toThrow();
    put.mockRestore();
    expect(knownVisitor()).toBe(before);
    expect(before && (await listFiles(before))).toHaveLength(1);
  });
});

test("a reload keeps the visitor, a mark written by hand is none", () => {
  const id = visitor();
  expect(visitor()).toBe(id);
  forgetVisitor();
  sessionStorage.setItem("cuadra_visitante", "acct_019a0000-0000-7000-8000-000000000000");
  expect(knownVisitor()).toBeNull();
});

test("where the browser keeps nothing, the visitor lasts as long as the page", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(knownVisitor()).toBeNull();
  const id = visitor();
  expect(knownVisitor()).toBe(id);
});

test("files are seen by the account that is in, else by this tab's visitor", () => {
  const id = visitor();
  const user = {
    id: newId("account"),
    name: "Ana",
    email: "ana@lasabana.co",
    plan: "free",
    isPremium: false,
  } as const;
  expect(fileOwner({ kind: "in", user })).toBe(user.id);
  expect(fileOwner({ kind: "out" })).toBe(id);
  expect(fileOwner({ kind: "guest", guestId: newId("guest") })).toBe(id);
  expect(fileOwner({ kind: "loading" })).toBeNull();
});
