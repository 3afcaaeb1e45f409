import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { keptTotals } from "#domain/payroll/calculator/saved-payroll.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postRun } from "#storage/commands/payroll/post-run.ts";
import { openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { listPayrolls } from "#storage/queries/payroll/payroll.ts";
import { VERSIONS } from "#storage/versions/index.ts";
import { v1First } from "#storage/versions/v1-first.ts";
import { v2ShortSummaries } from "#storage/versions/v2-short-summaries.ts";
import { makeBackup } from "#tests/support/files/make-backup.ts";
import { PEOPLE } from "#tests/support/payroll/payroll.ts";
import { beginRun, closedOf, hire, makeBook, must, on } from "#tests/support/payroll/payroll-runs.ts";
import { disagreements, dump, openTestStorage } from "#tests/support/test-storage.ts";

const OWNER = { id: "acct_owner", name: "Mariana", email: "mariana@lasabana.co" };
const BEFORE = [v1First, v2ShortSummaries];

/** A version 2 database with a company, a book and a calculation. */
async function openOld() {
  const storage = await openTestStorage({ newId, versions: BEFORE });
  const companyId = newId("company");
  must(await createCompany(storage, { id: newId("command"), companyId, name: "La Sabana" }));
  const bookId = await makeBook(storage, companyId);
  const [at, law] = [storage.clock.now(), { set: "academic" as const, day: day("2026-11-21") }];
  const calculation = { kind: "calculation", id: newId("payrollRun"), companyId, ...law, rows: PEOPLE };
  const totals = keptTotals(PEOPLE, law.set, law.day);
  const row = { ...calculation, totals, createdAt: at, updatedAt: at, version: 1 };
  await storage.db.payrollRuns.add(row as never);
  return { storage, companyId, bookId };
}

it("UP-01: what version 2 wrote opens with the same records, and takes employees and runs", async () => {
  const { storage: old, companyId, bookId } = await openOld();
  const before = await dump(old);
  expect(Object.keys(before)).not.toContain("employees");
  old.close();
  const storage = await openAccountDatabase(old.name, { newId, plan: fixedPlan("premium") });
  expect(await storage.db.meta.get("schema")).toEqual({ key: "schema", value: VERSIONS.length });
  const now = await dump(storage);
  const { meta: _old, payrollRuns = [], ...known } = before;
  for (const [name, rows] of Object.entries(known)) expect(now[name], name).toEqual(rows);
  // Version 4 gave calculations a table of their own, which says what they are.
  const [{ kind: _kind, ...calculation } = {}] = payrollRuns as readonly { readonly kind?: string }[];
  expect(payrollRuns).toHaveLength(1);
  const added = Object.entries(now).filter(([name, rows]) => !(name in before) && rows.length > 0);
  expect(added).toEqual([["calculations", [calculation]]]);
  expect([now.employees, now.payrollRuns]).toEqual([[], []]);
  await hire(storage, companyId);
  const run = await closedOf(storage, await beginRun(storage, companyId));
  must(await postRun(storage, { ...on(run), bookId, entryId: newId("entry") }));
  expect(await listPayrolls(storage)).toHaveLength(1);
  expect(await disagreements(storage, bookId)).toEqual([]);
  storage.close();
});

it("UP-01: a backup of version 2 is read and restored, without employees", async () => {
  const { storage: old, companyId } = await openOld();
  const file = await makeBackup({ ...old }, OWNER);
  const text = gunzipSync(new Uint8Array(await file.arrayBuffer())).toString("utf8");
  expect(JSON.parse(text)).toMatchObject({ schema: 2 });
  expect(Object.keys(JSON.parse(text).tables)).not.toContain("employees");
  const backup = must(await read(file));
  expect(backup).toMatchObject({ schema: 2, bad: [] });
  const storage = await openTestStorage({ newId });
  expect(await restoreBackup(storage, backup, OWNER, null)).toMatchObject({ ok: true });
  expect(await storage.db.employees.count()).toBe(0);
  expect(await listPayrolls(storage)).toHaveLength(1);
  await hire(storage, companyId);
  storage.close();
  old.close();
});

async function read(file: Blob) {
  const found = await readBackup(file);
  return found.ok ? found : { ok: false as const, error: { kind: found.error } };
}
