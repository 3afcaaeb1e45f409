import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { SavedRatios } from "#domain/statement/analysis/saved-analysis.ts";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { deleteAnalysis, saveAnalysis } from "#storage/commands/statements/save-analysis.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { listAnalyses } from "#storage/queries/statements/analyses.ts";
import { readRow } from "#storage/shapes/read-row.ts";
import { TABLE_SHAPES } from "#storage/shapes/table-shapes.ts";
import { makeBackup } from "#tests/support/files/make-backup.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

const RATIOS: SavedRatios = {
  liquidez: { value: 1.48, status: "warning" },
  rentabilidad: { value: -0.02, status: "bad" },
  endeudamiento: { value: null, status: null },
};

function command(statementName = "Ferretería La Sabana S.A.S.") {
  return {
    id: newId("command"),
    analysisId: newId("analysis"),
    statementName,
    subject: { kind: "company" as const, companyId: newId("company") },
    ratios: RATIOS,
    cutOff: day("2026-10-31"),
  };
}

async function save(storage: AppStorage, name?: string) {
  const made = await saveAnalysis(storage, command(name));
  if (!made.ok) throw new Error(made.error.kind);
  return made.value;
}

const names = async (storage: AppStorage) => (await listAnalyses(storage)).map((each) => each.statementName);

describe("an analysis", () => {
  it("is kept with its ratios and the day it was made, the last one first", async () => {
    const storage = await openTestStorage({ newId, plan: fixedPlan("free") });
    const first = await save(storage, "  Primero ");
    await save(storage, "Segundo");
    expect(first).toMatchObject({ statementName: "Primero", date: "2026-11-20", ratios: RATIOS, version: 1 });
    expect(await names(storage)).toEqual(["Segundo", "Primero"]);
    expect((await listAnalyses(storage))[1]).toEqual(first);
    storage.close();
  });

  it("needs a name and a day", async () => {
    const storage = await openTestStorage({ newId });
    expect(await saveAnalysis(storage, command(" "))).toMatchObject({ error: { kind: "blank-name" } });
    const bad = { ...command(), cutOff: "2026-02-30" as never };
    expect(await saveAnalysis(storage, bad)).toMatchObject({ error: { kind: "bad-day" } });
    expect(await listAnalyses(storage)).toEqual([]);
    storage.close();
  });

  it("ST-09 is saved once whatever often it is asked", async () => {
    const storage = await openTestStorage({ newId });
    const once = command();
    const [first, again] = [await saveAnalysis(storage, once), await saveAnalysis(storage, once)];
    expect(again).toEqual(first);
    expect(await listAnalyses(storage)).toHaveLength(1);
    storage.close();
  });

  it("is deleted, comes back, and goes again", async () => {
    const storage = await openTestStorage({ newId });
    const saved = await save(storage);
    const target = newId("command");
    const gone = await deleteAnalysis(storage, { id: target, analysisId: saved.id });
    expect(gone).toEqual({ ok: true, value: saved });
    expect(await names(storage)).toEqual([]);
    const again = await deleteAnalysis(storage, { id: newId("command"), analysisId: saved.id });
    expect(again).toMatchObject({ error: { kind: "unknown-analysis" } });
    const undo = newId("command");
    expect(await undoRecords(storage, { id: undo, target })).toEqual({ ok: true, value: target });
    expect(await listAnalyses(storage)).toMatchObject([{ id: saved.id, ratios: RATIOS, version: 2 }]);
    const twice = await undoRecords(storage, { id: newId("command"), target });
    expect(twice).toMatchObject({ error: { kind: "nothing-to-undo" } });
    await undoRecords(storage, { id: newId("command"), target: undo });
    expect(await names(storage)).toEqual([]);
    storage.close();
  });

  it("I-21 comes back from a backup as it was, and what is no analysis is named", async () => {
    const storage = await openTestStorage({ newId });
    const saved = await save(storage);
    const owner = { id: "acct_owner", name: "Mariana", email: "mariana@lasabana.co" };
    const read = await readBackup(await makeBackup(storage, owner));
    if (!read.ok) throw new Error(read.error);
    await deleteAnalysis(storage, { id: newId("command"), analysisId: saved.id });
    await restoreBackup(storage, read.value, owner, null);
    expect(await listAnalyses(storage)).toEqual([saved]);
    const copy = (value: unknown) => readRow(TABLE_SHAPES.analyses, value);
    expect(copy(saved)).toEqual(saved);
    for (const wrong of [
      { ratios: { ...RATIOS, liquidez: { value: Number.NaN, status: null } } },
      { ratios: { liquidez: RATIOS.liquidez } },
      { subject: { kind: "company", companyId: "comp_1" } },
      { cutOff: "2026-02-30" },
    ])
      expect(copy({ ...saved, ...wrong })).toBeNull();
    storage.close();
  });

  it("that cannot be read is left out of the list", async () => {
    const storage = await openTestStorage({ newId });
    const saved = await save(storage);
    await storage.db.analyses.put({ ...saved, id: newId("analysis"), ratios: null } as never);
    expect(await listAnalyses(storage)).toEqual([saved]);
    storage.close();
  });
});

it("BR-06 comes in with a backup that is brought beside what is here, once, and the trail tells of it", async () => {
  const there = await openTestStorage({ newId });
  const saved = await save(there);
  const owner = { id: "acct_owner", name: "Mariana", email: "mariana@lasabana.co" };
  const read = await readBackup(await makeBackup(there, owner));
  if (!read.ok) throw new Error(read.error);
  const here = await openTestStorage({ newId });
  await save(here, "Otro");
  const before = await names(here);
  for (const _twice of [1, 2]) await mergeBackup(here, read.value, owner, null);
  expect((await names(here)).sort()).toEqual([...before, saved.statementName].sort());
  const trail = await here.db.audit.toArray();
  const told = trail.flatMap((row) => row.changes).filter((each) => each.table === "analyses");
  expect(told.map((each) => each.key)).toContain(saved.id);
  there.close();
  here.close();
});
