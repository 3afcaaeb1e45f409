import { beforeEach, expect, it } from "vitest";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { MOST_OWN_NOTES } from "#domain/statement/notes/own-notes.ts";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { changeCompany } from "#storage/commands/companies/change-company.ts";
import { changeReporting, type ReportingChange } from "#storage/commands/companies/change-reporting.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { getCompany } from "#storage/queries/books/books.ts";
import { VERSIONS } from "#storage/versions/index.ts";
import { backupOf, OWNER } from "#tests/support/files/make-backup.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
const companyId: CompanyId = newId("company");
const DEBT = { kind: "note", note: "debt", year: 2026, text: "Banco A." } as const;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  await createCompany(storage, { id: newId("command"), companyId, name: "La Sabana" });
  return () => storage.close();
});

const change = (what: ReportingChange, id = newId("command")) =>
  changeReporting(storage, { id, companyId, change: what });
const reporting = async (on = storage) => (await getCompany(on, companyId))?.reporting;

it("AC-91 AC-93 texts and framework are kept beside each other, outlive other changes, and are taken back", async () => {
  must(await change(DEBT));
  const id = newId("command");
  must(await change({ kind: "framework", framework: "micro" }, id));
  must(await changeCompany(storage, { id: newId("command"), companyId, name: "La Sabana Ltda." }));
  const both = { framework: "micro", notes: [{ note: "debt", year: 2026, text: "Banco A." }] };
  expect(await reporting()).toEqual(both);
  // Another change came after it: the framework is no longer the last thing that was done.
  expect((await undoRecords(storage, { id: newId("command"), target: id })).ok).toBe(false);
  const back = newId("command");
  must(await change({ ...DEBT, text: null }, back));
  expect(await reporting()).toEqual({ framework: "micro" });
  must(await undoRecords(storage, { id: newId("command"), target: back }));
  expect(await reporting()).toEqual(both);
});

it("AC-91 the last text taken back leaves nothing behind, and what changes nothing writes nothing", async () => {
  must(await change(DEBT));
  must(await change({ ...DEBT, text: null }));
  expect(await getCompany(storage, companyId)).not.toHaveProperty("reporting");
  const version = (await getCompany(storage, companyId))?.version;
  must(await change({ ...DEBT, text: null }));
  must(await change({ kind: "framework", framework: "pymes" }));
  expect((await getCompany(storage, companyId))?.version).toBe(version);
});

it("MT-02 a text that another tab wrote meanwhile is not overwritten unseen", async () => {
  must(await change({ ...DEBT, was: null }));
  const late = await change({ ...DEBT, text: "Banco B.", was: null });
  expect(late).toMatchObject({ ok: false, error: { kind: "stale-company" } });
  must(await change({ ...DEBT, text: "Banco B.", was: "Banco A." }));
  expect(await reporting()).toMatchObject({ notes: [{ text: "Banco B." }] });
});

it("AC-91 a backup brings them back, and a merge keeps the record that was changed more often", async () => {
  must(await change(DEBT));
  const backup = await backupOf(storage);
  const [restored, merged] = [await openTestStorage({ newId }), await openTestStorage({ newId })];
  await createCompany(merged, { id: newId("command"), companyId, name: "La Sabana" });
  must(await restoreBackup(restored, backup, OWNER, null));
  must(await mergeBackup(merged, backup, OWNER, null));
  for (const other of [restored, merged]) {
    expect(await reporting(other)).toEqual({ notes: [{ note: "debt", year: 2026, text: "Banco A." }] });
    other.close();
  }
});

it("AC-94 own notes and reasons are kept, taken back, and carried by a backup and a merge", async () => {
  const note = newId("ownNote");
  const said = { title: "Vinculados", text: "No hay." };
  must(
    await change({
      kind: "own-note",
      id: note,
      year: 2026,
      said: { ...said, title: " Vinculados " },
      was: null,
    }),
  );
  must(await change({ kind: "leave-out", note: "debt", year: 2026, reason: "No es material." }));
  const both = {
    notes: [{ note: "debt", year: 2026, reason: "No es material." }],
    own: [{ id: note, year: 2026, said }],
  };
  expect(await reporting()).toEqual(both);
  const gone = newId("command");
  must(await change({ kind: "own-note", id: note, year: 2026, said: null, was: said }, gone));
  expect(await reporting()).toEqual({ notes: both.notes });
  must(await undoRecords(storage, { id: newId("command"), target: gone }));
  const backup = await backupOf(storage);
  const [restored, merged] = [await openTestStorage({ newId }), await openTestStorage({ newId })];
  await createCompany(merged, { id: newId("command"), companyId, name: "La Sabana" });
  must(await restoreBackup(restored, backup, OWNER, null));
  must(await mergeBackup(merged, backup, OWNER, null));
  for (const other of [storage, restored, merged]) expect(await reporting(other)).toEqual(both);
  restored.close();
  merged.close();
  must(await change({ kind: "leave-out", note: "debt", year: 2026, reason: null }));
  expect(await reporting()).toEqual({ own: both.own });
});

it("AC-94 an own note is refused without words, over another tab's, and beyond as many as fit", async () => {
  const note = newId("ownNote");
  const said = { title: "Vinculados", text: "No hay." };
  const refusal = async (what: ReportingChange) => {
    const result = await change(what);
    return result.ok ? null : result.error.kind;
  };
  const blank = { kind: "own-note", id: note, year: 2026, said: { title: " ", text: "x" } } as const;
  expect(await refusal(blank)).toBe("blank-name");
  expect(await refusal({ ...blank, said, was: { title: "Otra", text: "x" } })).toBe("stale-company");
  for (let count = 0; count < MOST_OWN_NOTES; count += 1)
    must(await change({ kind: "own-note", id: newId("ownNote"), year: 2026, said }));
  expect(await refusal({ ...blank, said })).toBe("too-many-notes");
});

it("UP-01: what version 11 wrote opens with the same companies; code of that version refuses what this one wrote", async () => {
  const old = await openTestStorage({ newId, versions: VERSIONS.slice(0, 11) });
  await createCompany(old, { id: newId("command"), companyId, name: "La Sabana" });
  const before = await getCompany(old, companyId);
  old.close();
  const now = await openAccountDatabase(old.name, { newId, plan: fixedPlan("premium") });
  expect(await getCompany(now, companyId)).toEqual(before);
  must(await changeReporting(now, { id: newId("command"), companyId, change: DEBT }));
  now.close();
  await expect(
    openAccountDatabase(old.name, { newId, plan: fixedPlan("premium"), versions: VERSIONS.slice(0, 11) }),
  ).rejects.toThrow();
});
