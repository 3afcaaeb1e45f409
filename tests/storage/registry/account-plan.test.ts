import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { accountPlan } from "#storage/registry/account-plan.ts";
import { changeAccount, createAccount } from "#storage/registry/accounts.ts";
import { openRegistry } from "#storage/registry/registry.ts";
import { removeDatabase } from "#storage/registry/remove-database.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryStorage());
});

afterEach(async () => {
  await openRegistry()
    .then((registry) => registry.close())
    .catch(() => undefined);
  for (const { name } of await indexedDB.databases()) if (name) await removeDatabase(name);
  vi.unstubAllGlobals();
});

async function made() {
  const account = await createAccount({ email: "mariana@lasabana.co", name: "Mariana", password: "clave" });
  if (!account.ok) throw new Error(account.error);
  return account.value;
}

test("AU-07 the registry's plan counts, and a step back in another tab is obeyed before it is heard of", async () => {
  const { id, dbName } = await made();
  await changeAccount(id, { plan: "premium" });
  const plan = await accountPlan(id);
  const storage = await openAccountDatabase(dbName, { create: true, plan });
  localStorage.setItem("cuadra_user", JSON.stringify({ id, plan: "premium", isPremium: true }));
  const make = () =>
    createCompany(storage, { id: newId("command"), companyId: newId("company"), name: "La Sabana" });
  expect((await make()).ok).toBe(true);
  expect((await make()).ok).toBe(true);
  await changeAccount(id, { plan: "free" });
  expect(plan.now()).toBe("premium");
  expect(await make()).toEqual({ ok: false, error: { kind: "plan", text: "company-limit" } });
  expect(plan.now()).toBe("free");
  storage.close();
});

test("what is heard counts at once, and an account that is gone has the free plan", async () => {
  const { id } = await made();
  const plan = await accountPlan(id);
  plan.heard("premium");
  expect(plan.now()).toBe("premium");
  expect(await plan.fresh()).toBe("free");
  expect((await accountPlan(newId("account"))).now()).toBe("free");
});

test("a registry that cannot be read refuses the command instead of guessing", async () => {
  const { id, dbName } = await made();
  const storage = await openAccountDatabase(dbName, { create: true, plan: await accountPlan(id) });
  (await openRegistry()).close();
  await removeDatabase("cuadra");
  const command = { id: newId("command"), companyId: newId("company"), name: "La Sabana" };
  expect(await createCompany(storage, command)).toEqual({
    ok: false,
    error: { kind: "storage", trouble: "lost" },
  });
  storage.close();
});
