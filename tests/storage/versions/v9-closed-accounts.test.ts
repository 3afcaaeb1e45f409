import { expect, it } from "vitest";
import { setAccountClosed } from "#storage/commands/accounts/own-accounts.ts";
import { openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { VERSIONS } from "#storage/versions/index.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { dump, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

it("UP-01: what version 8 wrote opens with the same records, and its accounts can be closed", async () => {
  const old = await openTestStorage({ newId, versions: VERSIONS.slice(0, 8) });
  const bookId = await openTestBook(old);
  await old.db.accounts.put({ bookId, code: "11100505", name: "Nequi", nature: "debit", parent: "111005" });
  const before = await dump(old);
  old.close();
  const storage = await openAccountDatabase(old.name, { newId, plan: fixedPlan("premium") });
  const { meta: _schema, ...known } = before;
  const now = await dump(storage);
  for (const [name, rows] of Object.entries(known)) expect(now[name], name).toEqual(rows);
  must(await setAccountClosed(storage, { id: newId("command"), bookId, code: "11100505", closed: true }));
  expect(await storage.db.accounts.get([bookId, "11100505"])).toMatchObject({ closed: true });
  expect(await verifyBook(storage.db, bookId)).toEqual([]);
  storage.close();
  // Code of the version before would drop what it does not know.
  await expect(
    openAccountDatabase(old.name, { newId, plan: fixedPlan("premium"), versions: VERSIONS.slice(0, 8) }),
  ).rejects.toThrow();
});
