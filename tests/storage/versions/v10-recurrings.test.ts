import { expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos, ZERO } from "#domain/kernel/pesos.ts";
import { saveRecurring } from "#storage/commands/recurring/save-recurring.ts";
import { openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { verifyBook } from "#storage/health/verify-book.ts";
import { VERSIONS } from "#storage/versions/index.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { dump, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

it("UP-01: what version 9 wrote opens with the same records, and entries can be repeated", async () => {
  const old = await openTestStorage({ newId, versions: VERSIONS.slice(0, 9) });
  const bookId = await openTestBook(old);
  const before = await dump(old);
  expect(Object.keys(before)).not.toContain("recurrings");
  old.close();
  const storage = await openAccountDatabase(old.name, { newId, plan: fixedPlan("premium") });
  const { meta: _schema, ...known } = before;
  const now = await dump(storage);
  for (const [name, rows] of Object.entries(known)) expect(now[name], name).toEqual(rows);
  expect(now.recurrings).toEqual([]);
  const lines = [
    { account: "5120" as AccountCode, debit: pesos(5), credit: ZERO },
    { account: "1110" as AccountCode, debit: ZERO, credit: pesos(5) },
  ];
  const fields = {
    description: "Arriendo",
    first: day("2026-01-31"),
    last: null,
    state: "active" as const,
    plan: { kind: "monthly" as const, lines, asks: false },
  };
  const recurringId = newId("recurring");
  must(await saveRecurring(storage, { id: newId("command"), bookId, recurringId, fields, version: null }));
  expect(await storage.db.recurrings.get(recurringId)).toMatchObject(fields);
  expect(await verifyBook(storage.db, bookId)).toEqual([]);
  storage.close();
  // Code of the version before would not know what repeats.
  await expect(
    openAccountDatabase(old.name, { newId, plan: fixedPlan("premium"), versions: VERSIONS.slice(0, 9) }),
  ).rejects.toThrow();
});
