import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AccountId } from "#domain/kernel/ids.ts";
import { classifyError } from "#storage/engine/storage-error.ts";
import { sentinel } from "#storage/health/sentinel.ts";
import {
  accountById,
  accountOfSession,
  changeAccount,
  createAccount,
  emailStanding,
  findDeviceAccount,
  listAccounts,
  replacePassword,
  verifyPassword,
} from "#storage/registry/accounts.ts";
import { ITERATIONS } from "#storage/registry/password.ts";
import { openRegistry } from "#storage/registry/registry.ts";
import type { AccountRow } from "#storage/registry/registry-database.ts";
import { removeDatabase } from "#storage/registry/remove-database.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { processorTime } from "#tests/support/processor-time.ts";

const MARIANA = { email: "Mariana@LaSabana.co", name: " Mariana Restrepo ", password: "partida doble" };

async function made(wanted = MARIANA) {
  const result = await createAccount(wanted);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

async function alterRow(id: AccountId, change: Partial<Record<keyof AccountRow, unknown>>): Promise<void> {
  const { db } = await openRegistry();
  await db.accounts.where({ id }).modify(change as Partial<AccountRow>);
}

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
});

afterEach(async () => {
  await openRegistry()
    .then((registry) => registry.close())
    .catch(() => undefined);
  await removeDatabase("cuadra");
  vi.unstubAllGlobals();
});

describe("accounts of this device", () => {
  test("an account is made free, with its own database, and is found again", async () => {
    const account = await made();
    expect(account).toMatchObject({ email: "mariana@lasabana.co", name: "Mariana Restrepo", plan: "free" });
    expect(account.dbName).toBe(`cuadra-user-${account.id}`);
    expect(await findDeviceAccount("mariana@lasabana.co")).toEqual(account);
    expect(await accountById(account.id)).toEqual(account);
    expect(Object.keys(sentinel.known())).toEqual([account.id]);
  });

  test("neither the password nor what became of it leaves the registry", async () => {
    const account = await made();
    expect(Object.keys(account).sort()).toEqual([
      "createdAt",
      "dbName",
      "email",
      "id",
      "name",
      "plan",
      "sessionKey",
    ]);
    const { db } = await openRegistry();
    const row = await db.accounts.get(account.id);
    expect(JSON.stringify(row)).not.toContain(MARIANA.password);
    expect(row?.iterations).toBeGreaterThanOrEqual(600_000);
    expect(row?.salt).toMatch(/^[0-9a-f]{32}$/);
  });

  test("AU-09 every spelling of the address is one account", async () => {
    const account = await made({ ...MARIANA, email: "josé@lasabana.co" });
    for (const email of [" JOSÉ@LaSabana.CO ", "jose\u0301@lasabana.co", "Jose\u0301@lasabana.co\n"]) {
      expect(await findDeviceAccount(email)).toEqual(account);
      expect(await createAccount({ ...MARIANA, email })).toEqual({ ok: false, error: "taken" });
    }
    expect(await listAccounts()).toHaveLength(1);
  });

  test("AU-09 two tabs that make the same account at once make one", async () => {
    const results = await Promise.all([
      createAccount(MARIANA),
      createAccount(MARIANA),
      createAccount(MARIANA),
    ]);
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(await listAccounts()).toHaveLength(1);
  });

  test("the password opens, another does not, and the composed accent is the same accent", async () => {
    const account = await made({ ...MARIANA, password: "contraseña" });
    expect(await verifyPassword("mariana@lasabana.co", "contrasen\u0303a")).toEqual({
      ok: true,
      value: account,
    });
    expect(await verifyPassword("mariana@lasabana.co", "contrasena")).toEqual({ ok: false, error: "wrong" });
    expect(await verifyPassword("mariana@lasabana.co", "")).toEqual({ ok: false, error: "wrong" });
    expect(await verifyPassword("otra@lasabana.co", "contraseña")).toEqual({ ok: false, error: "unknown" });
  });

  test("no account for what is no address", async () => {
    expect(await createAccount({ ...MARIANA, email: "mariana" })).toEqual({ ok: false, error: "bad-email" });
  });

  test("a new address is announced, with the near one named", async () => {
    await made();
    expect(await emailStanding("MARIANA@lasabana.co")).toEqual({ kind: "known" });
    expect(await emailStanding("mariana@lasabana.com")).toEqual({ kind: "new", near: "mariana@lasabana.co" });
    expect(await emailStanding("otra@persona.co")).toEqual({ kind: "new", near: null });
  });

  test("the password changes only against the present one", async () => {
    const { id } = await made();
    expect(await replacePassword(id, "otra", "nueva")).toEqual({ ok: false, error: "wrong" });
    expect(await replacePassword(id, MARIANA.password, "nueva clave")).toEqual({ ok: true, value: true });
    expect((await verifyPassword(MARIANA.email, "nueva clave")).ok).toBe(true);
    expect((await verifyPassword(MARIANA.email, MARIANA.password)).ok).toBe(false);
  });

  test("AU-07 name and plan change in the registry, and a plan that is none counts as free", async () => {
    const { id } = await made();
    expect(await changeAccount(id, { plan: "premium", name: "M. Restrepo" })).toMatchObject({
      ok: true,
      value: { plan: "premium" },
    });
    expect(await accountById(id)).toMatchObject({ plan: "premium", name: "M. Restrepo" });
    await alterRow(id, { plan: "gold" });
    expect(await accountById(id)).toMatchObject({ plan: "free" });
  });

  test("AU-07 a session opens only with the key of that very account", async () => {
    const mariana = await made();
    const pedro = await made({ ...MARIANA, email: "pedro@lasabana.co" });
    expect(await accountOfSession(mariana.id, mariana.sessionKey)).toEqual(mariana);
    expect(await accountOfSession(pedro.id, mariana.sessionKey)).toBeNull();
    expect(await accountOfSession(mariana.id, undefined)).toBeNull();
    expect(await accountOfSession("__proto__", mariana.sessionKey)).toBeNull();
  });

  test.each<[string, Partial<Record<keyof AccountRow, unknown>>]>([
    ["no salt", { salt: "" }],
    ["a missing salt", { salt: undefined }],
    ["a salt that is no text", { salt: { length: 99 } }],
    ["a short salt", { salt: "00ff" }],
    ["one round", { iterations: 1 }],
    ["too few rounds", { iterations: ITERATIONS - 1 }],
    ["a thousand million rounds", { iterations: 1_000_000_000 }],
    ["rounds that are no number", { iterations: Number.NaN }],
    ["infinite rounds", { iterations: Number.POSITIVE_INFINITY }],
    ["rounds as text", { iterations: "600000" }],
    ["another algorithm", { algorithm: "MD5" }],
    ["a cut hash", { hash: "00" }],
  ])("AU-10 a password record with %s is refused at once", async (_name, change) => {
    const { id } = await made();
    await alterRow(id, change);
    const time = processorTime();
    expect(await verifyPassword(MARIANA.email, MARIANA.password)).toEqual({ ok: false, error: "damaged" });
    expect(time()).toBeLessThan(1_000);
  });
});

describe("a registry that is not what it was", () => {
  test("ST-03 absent beside a sentinel that knows accounts: lost, and no account is made", async () => {
    sentinel.accountCreated("acct_01936a3c-7000-7000-8000-000000000001");
    const outcome = await createAccount(MARIANA).catch(classifyError);
    expect(outcome).toBe("lost");
    expect((await indexedDB.databases()).map((each) => each.name)).not.toContain("cuadra");
  });

  test("ST-03 present but empty beside a sentinel: lost as well", async () => {
    (await openRegistry()).close();
    sentinel.accountCreated("acct_01936a3c-7000-7000-8000-000000000001");
    expect(await createAccount(MARIANA).catch(classifyError)).toBe("lost");
  });

  test("UP-06 made by a newer version: not read and not written", async () => {
    await new Promise<void>((resolve) => {
      const request = indexedDB.open("cuadra", 20);
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    });
    expect(await createAccount(MARIANA).catch(classifyError)).toBe("newer");
  });

  test("UP-02 a newer schema number appears while it is open: the next write is refused", async () => {
    const { db } = await openRegistry();
    await db.meta.put({ key: "schema", value: 2 });
    expect(await createAccount(MARIANA).catch(classifyError)).toBe("newer");
    expect(await db.accounts.count()).toBe(0);
  });

  test("deleted under the page: it is not silently made anew", async () => {
    await made();
    await removeDatabase("cuadra");
    expect(await createAccount({ ...MARIANA, email: "otra@x.co" }).catch(classifyError)).toBe("lost");
  });
});
