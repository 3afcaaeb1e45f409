import { beforeEach, expect, it, vi } from "vitest";
import type { Company } from "#domain/company/company.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { type Backup, readBackup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { adoptGuestWork } from "#storage/commands/companies/adopt-guest-work.ts";
import {
  activateCompany,
  type ChangeCompany,
  changeCompany,
} from "#storage/commands/companies/change-company.ts";
import { type CreateCompany, createCompany } from "#storage/commands/companies/create-company.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { guestDatabase } from "#storage/engine/database-names.ts";
import { newId } from "#storage/engine/environment.ts";
import { getCompany } from "#storage/queries/books/books.ts";
import { readRow } from "#storage/shapes/read-row.ts";
import { TABLE_SHAPES } from "#storage/shapes/table-shapes.ts";
import { steppingClock } from "#tests/support/builders.ts";
import { makeBackup } from "#tests/support/files/make-backup.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

const ANA = { id: "acct_0190", name: "Ana Ruiz", email: "ana@ejemplo.co" };
const MARIANA = { name: "Mariana Restrepo Gil", document: "52.418.306" };
const JORGE = { name: "Jorge Iván Salcedo", document: "148206-T" };
const KNOWN = { city: "Bogotá", signers: { representative: MARIANA, accountant: JORGE } };

let storage: AppStorage;

beforeEach(async () => {
  vi.stubGlobal("localStorage", new MemoryStorage());
  storage = await openTestStorage({ newId });
  return () => storage.close();
});

async function create(on: AppStorage, more: Partial<CreateCompany> = {}): Promise<CompanyId> {
  const ids = { id: newId("command"), companyId: newId("company") };
  const made = await createCompany(on, { ...ids, name: "La Sabana", ...more });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value.id;
}

async function change(companyId: CompanyId, more: Partial<ChangeCompany>, id = newId("command")) {
  const changed = await changeCompany(storage, { id, companyId, ...more });
  if (!changed.ok) throw new Error(changed.error.kind);
}

/** The city and signers stored for a company. */
async function keptIn(on: AppStorage, companyId: CompanyId): Promise<Partial<Company>> {
  const { city, signers } = (await getCompany(on, companyId)) ?? {};
  return { ...(city !== undefined && { city }), ...(signers && { signers }) };
}

async function backupOf(on: AppStorage): Promise<Backup> {
  const backup = await readBackup(await makeBackup(on, ANA));
  if (!backup.ok) throw new Error(backup.error);
  expect(backup.value.bad).toEqual([]);
  return backup.value;
}

it("keeps them clean, changes only what is said, and empties what is emptied", async () => {
  const representative = { name: "  Mariana  Restrepo Gil", document: "52.418.306 " };
  const auditor = { name: " ", document: "" };
  const signers = { representative, accountant: JORGE, auditor };
  const id = await create(storage, { city: " Bogotá ", signers });
  expect(await keptIn(storage, id)).toEqual(KNOWN);
  await change(id, { name: "Otra" });
  expect(await keptIn(storage, id)).toEqual(KNOWN);
  await change(id, { signers: { accountant: JORGE } });
  expect(await keptIn(storage, id)).toEqual({ city: "Bogotá", signers: { accountant: JORGE } });
  await change(id, { city: "", signers: null });
  expect(await keptIn(storage, id)).toEqual({});
  expect(await getCompany(storage, id)).not.toHaveProperty("signers");
});

it("a change of them is taken back, and again; so is another change, which leaves them", async () => {
  const id = await create(storage, KNOWN);
  const target = newId("command");
  await change(id, { city: "Cali", signers: { auditor: JORGE } }, target);
  const undo = newId("command");
  expect((await undoRecords(storage, { id: undo, target })).ok).toBe(true);
  expect(await keptIn(storage, id)).toEqual(KNOWN);
  expect((await undoRecords(storage, { id: newId("command"), target: undo })).ok).toBe(true);
  expect(await keptIn(storage, id)).toEqual({ city: "Cali", signers: { auditor: JORGE } });
  const activated = newId("command");
  await activateCompany(storage, { id: newId("command"), companyId: await create(storage) });
  await activateCompany(storage, { id: activated, companyId: id });
  expect((await undoRecords(storage, { id: newId("command"), target: activated })).ok).toBe(true);
  expect(await keptIn(storage, id)).toEqual({ city: "Cali", signers: { auditor: JORGE } });
});

it("BR-01 comes through a backup and its restore", async () => {
  const id = await create(storage, KNOWN);
  const backup = await backupOf(storage);
  await change(id, { city: "", signers: null });
  expect((await restoreBackup(storage, backup)).ok).toBe(true);
  expect(await keptIn(storage, id)).toEqual(KNOWN);
});

it("BR-06 merging brings them with the company that was changed more often", async () => {
  const id = await create(storage);
  const before = await backupOf(storage);
  await change(id, KNOWN);
  const after = await backupOf(storage);
  const other = await openTestStorage({ newId });
  expect((await restoreBackup(other, before)).ok).toBe(true);
  expect((await mergeBackup(other, after, ANA, null)).ok).toBe(true);
  expect(await keptIn(other, id)).toEqual(KNOWN);
  expect((await mergeBackup(other, before, ANA, null)).ok).toBe(true);
  expect(await keptIn(other, id)).toEqual(KNOWN);
  other.close();
});

it("BR-04 a company kept before there were any is read as it was, and takes them", async () => {
  const id = await create(storage);
  const old = { id, name: "La Sabana", nit: "", createdAt: 1, updatedAt: 1, version: 1 };
  await storage.db.companies.put(old);
  expect(readRow(TABLE_SHAPES.companies, old)).toEqual(old);
  const backup = await backupOf(storage);
  expect(backup.tables.companies).toEqual([old]);
  expect((await restoreBackup(storage, backup)).ok).toBe(true);
  expect(await getCompany(storage, id)).toEqual(old);
  await change(id, KNOWN);
  expect(await keptIn(storage, id)).toEqual(KNOWN);
});

it("IM-10 of a foreign file only known keys of known kinds are copied", () => {
  const row = { id: newId("company"), name: "La Sabana", nit: "", createdAt: 1, updatedAt: 1, version: 1 };
  const copy = (value: unknown) => readRow(TABLE_SHAPES.companies, value);
  const signers = JSON.parse('{"accountant":{"name":"A","document":"1","x":1},"__proto__":{"y":1},"z":{}}');
  expect(copy({ ...row, signers })).toEqual({
    ...row,
    signers: { accountant: { name: "A", document: "1" } },
  });
  for (const bad of [{ city: 7 }, { signers: [] }, { signers: { auditor: { name: "A" } } }])
    expect(copy({ ...row, ...bad })).toBeNull();
});

it("spec-decision 3: come along with a guest's company", async () => {
  const guest = await openAccountDatabase(guestDatabase("guest_signers"), {
    create: true,
    clock: steppingClock(),
  });
  const id = await create(guest, KNOWN);
  expect((await adoptGuestWork(storage, guest, { id: newId("command"), guestId: newId("guest") })).ok).toBe(
    true,
  );
  expect(await keptIn(storage, id)).toEqual(KNOWN);
  guest.close();
});
