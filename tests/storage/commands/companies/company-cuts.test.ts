import { beforeEach, expect, it } from "vitest";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { changeCompany } from "#storage/commands/companies/change-company.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { getCompany } from "#storage/queries/books/books.ts";
import { backupOf, OWNER } from "#tests/support/files/make-backup.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
const companyId: CompanyId = newId("company");

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  await createCompany(storage, { id: newId("command"), companyId, name: "La Sabana", cuts: "quarter" });
  return () => storage.close();
});

const cuts = async (on = storage) => (await getCompany(on, companyId))?.cuts;

it("AC-41 a company's cuts are kept, changed, absent when it closes each year, and taken back", async () => {
  expect(await cuts()).toBe("quarter");
  await changeCompany(storage, { id: newId("command"), companyId, name: "La Sabana Ltda." });
  expect(await cuts()).toBe("quarter");
  const id = newId("command");
  await changeCompany(storage, { id, companyId, cuts: "year" });
  expect(await getCompany(storage, companyId)).not.toHaveProperty("cuts");
  expect((await undoRecords(storage, { id: newId("command"), target: id })).ok).toBe(true);
  expect(await cuts()).toBe("quarter");
});

it("AC-41 a backup brings them back", async () => {
  const other = await openTestStorage({ newId });
  expect((await restoreBackup(other, await backupOf(storage), OWNER, null)).ok).toBe(true);
  expect(await cuts(other)).toBe("quarter");
  other.close();
});
