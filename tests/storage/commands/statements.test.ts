import { beforeEach, describe, expect, it } from "vitest";
import { newProfile } from "#domain/fiscal/fiscal-profile.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { CommandId, CompanyId, StatementId } from "#domain/kernel/ids.ts";
import type { SavedStatement } from "#domain/statement/saved-statement.ts";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { deleteCompany } from "#storage/commands/companies/delete-company.ts";
import { createFiscalProfile } from "#storage/commands/fiscal/save-fiscal-profile.ts";
import { deleteStatement, renameStatement } from "#storage/commands/statements/change-statement.ts";
import { type SaveStatement, saveStatement } from "#storage/commands/statements/save-statement.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan, type WritingPlan } from "#storage/engine/plan-source.ts";
import { fiscalProfileFor } from "#storage/queries/fiscal.ts";
import {
  getStatement,
  lastStatement,
  listStatements,
  statementShelf,
} from "#storage/queries/statements/statements.ts";
import { usageCounts } from "#storage/queries/usage.ts";
import { makeBackup } from "#tests/support/files/make-backup.ts";
import { BALANCE, reported, typed, uploaded } from "#tests/support/statements.ts";
import { dump, openTestStorage } from "#tests/support/test-storage.ts";

const OWNER = { id: "acct_owner", name: "Mariana", email: "mariana@lasabana.co" };
let storage: AppStorage;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  return () => storage.close();
});

const id = () => newId("command");
const under = (plan: WritingPlan): AppStorage => ({ ...storage, plan: fixedPlan(plan) });

function command(more: Partial<SaveStatement> = {}): SaveStatement {
  return {
    id: id(),
    statementId: newId("statement"),
    origin: "workspace",
    name: "Balance octubre",
    statement: "balance",
    companyId: null,
    date: day("2026-10-31"),
    content: BALANCE,
    ...more,
  };
}

async function save(on = storage, more: Partial<SaveStatement> = {}): Promise<SavedStatement> {
  const made = await saveStatement(on, command(more));
  if (!made.ok) throw new Error(made.error.kind);
  return made.value;
}

async function saveMany(on: AppStorage, count: number): Promise<SavedStatement[]> {
  const all: SavedStatement[] = [];
  for (let at = 0; at < count; at += 1) all.push(await save(on, { name: `Estado ${at + 1}` }));
  return all;
}

async function company(name = "La Sabana"): Promise<CompanyId> {
  const made = await createCompany(storage, { id: id(), companyId: newId("company"), name });
  if (!made.ok) throw new Error(made.error.kind);
  return made.value.id;
}

const rename = (on: AppStorage, statementId: StatementId, name: string, command = id()) =>
  renameStatement(on, { id: command, statementId, name });
const remove = (on: AppStorage, statementId: StatementId, command: CommandId = id()) =>
  deleteStatement(on, { id: command, statementId });
const undo = (target: CommandId, on = storage) => undoRecords(on, { id: id(), target });
const names = async (on = storage) => (await listStatements(on)).map((each) => each.name);
const refused = (kind: string, more: object = {}) => ({ ok: false, error: { kind, ...more } });

describe("saving", () => {
  it.each([
    ["typed", BALANCE],
    ["report", reported],
    ["file", uploaded()],
  ] as const)("keeps a %s statement whole; a list leaves its table out", async (kind, content) => {
    const companyId = await company();
    const saved = await save(storage, { name: "  Balance   octubre ", companyId, content });
    expect(await getStatement(storage, saved.id)).toEqual({
      ...saved,
      name: "Balance octubre",
      content,
      version: 1,
    });
    const [item] = await listStatements(storage);
    expect(item).toMatchObject({ id: saved.id, companyId, origin: { kind } });
    expect(item).not.toHaveProperty("content");
  });

  it("over the version that was on screen; another one there now is refused with it (MT-02)", async () => {
    const saved = await save();
    const content = typed("balance", ["1105", "Caja", 900], ["3115", "Aportes sociales", -900]);
    const over = await save(storage, {
      statementId: saved.id,
      name: "Balance corregido",
      content,
      version: 1,
    });
    expect(over).toMatchObject({
      name: "Balance corregido",
      content,
      createdAt: saved.createdAt,
      version: 2,
    });
    const late = command({ statementId: saved.id, name: "Otra pestaña", version: 1 });
    expect(await saveStatement(storage, late)).toMatchObject(
      refused("stale-statement", { current: { name: "Balance corregido", version: 2 } }),
    );
    expect(await saveStatement(storage, command({ statementId: saved.id }))).toMatchObject(
      refused("stale-statement"),
    );
    expect(await names()).toEqual(["Balance corregido"]);
  });

  it("the one saved last comes first", async () => {
    expect(await lastStatement(storage)).toBeNull();
    const first = await save(storage, { name: "Primero" });
    await save(storage, { name: "Segundo" });
    expect((await lastStatement(storage))?.name).toBe("Segundo");
    await save(storage, { statementId: first.id, name: "Otra vez", version: 1 });
    expect(await names()).toEqual(["Otra vez", "Segundo"]);
    expect((await lastStatement(storage))?.name).toBe("Otra vez");
  });

  it("refuses blank names, days that are none, companies that are not there", async () => {
    for (const [more, kind] of [
      [{ name: " \u00a0 " }, "blank-name"],
      [{ date: "2026-02-30" as never }, "bad-day"],
      [{ companyId: newId("company") }, "unknown-company"],
    ] as const)
      expect(await saveStatement(storage, command(more))).toEqual(refused(kind));
    expect(await storage.db.statements.count()).toBe(0);
  });

  it("ST-09 the same command twice is once", async () => {
    const once = command();
    const first = await saveStatement(storage, once);
    const before = await dump(storage);
    expect(await saveStatement(storage, once)).toEqual(first);
    expect(await dump(storage)).toEqual(before);
  });

  it("MT-04 one that was deleted elsewhere is not brought back by saving, renaming or deleting it", async () => {
    const saved = await save();
    await remove(storage, saved.id);
    const late = command({ statementId: saved.id, version: 1 });
    expect(await saveStatement(storage, late)).toEqual(refused("unknown-statement"));
    expect(await rename(storage, saved.id, "Otro")).toEqual(refused("unknown-statement"));
    expect(await remove(storage, saved.id)).toEqual(refused("unknown-statement"));
    expect(await names()).toEqual([]);
  });

  it("outlives its company, and may then be saved as it is", async () => {
    const companyId = await company();
    const saved = await save(storage, { companyId });
    await deleteCompany(storage, { id: id(), companyId });
    const over = await save(storage, { statementId: saved.id, companyId, name: "Sigue", version: 1 });
    expect(over).toMatchObject({ companyId, name: "Sigue" });
    expect(await saveStatement(storage, command({ companyId }))).toEqual(refused("unknown-company"));
  });
});

describe("the limits of the free plan (spec-decision 7)", () => {
  it.each([
    ["dashboard", 3, "statement-limit"],
    ["workspace", 10, "save-limit"],
  ] as const)("PL-01 from the %s up to %i, then its own text", async (origin, most, text) => {
    const free = under("free");
    await saveMany(free, most - 1);
    expect(await saveStatement(free, command({ origin }))).toMatchObject({ ok: true });
    expect(await saveStatement(free, command({ origin }))).toEqual(refused("plan", { text }));
    expect((await usageCounts(free)).statements).toBe(most);
    expect(await saveStatement(under("premium"), command({ origin }))).toMatchObject({ ok: true });
  });

  it("a statement counts once, whichever way it came: full for the dashboard, not for the workspace", async () => {
    const free = under("free");
    await saveMany(free, 3);
    expect(await saveStatement(free, command({ origin: "dashboard" }))).toEqual(
      refused("plan", { text: "statement-limit" }),
    );
    expect(await saveStatement(free, command())).toMatchObject({ ok: true });
    const [last] = await listStatements(free);
    const over = command({ origin: "dashboard", statementId: last?.id as StatementId, version: 1 });
    expect(await saveStatement(free, over)).toMatchObject({ ok: true, value: { version: 2 } });
  });

  it("PL-02 of two tabs at the second, exactly one passes", async () => {
    const free = under("free");
    await saveMany(free, 2);
    const other = await openAccountDatabase(storage.name, { newId, plan: fixedPlan("free") });
    const answers = await Promise.all(
      [free, other].map((each) => saveStatement(each, command({ origin: "dashboard" }))),
    );
    expect(answers.filter((each) => each.ok)).toHaveLength(1);
    expect(await names()).toHaveLength(3);
    other.close();
  });

  it("PL-07 after a downgrade all are read and deleted; beyond the ten newest none is written", async () => {
    const saved = await saveMany(under("premium"), 12);
    const free = under("free");
    const shelf = await statementShelf(free);
    expect(shelf.items).toHaveLength(12);
    expect([...shelf.over].sort()).toEqual(
      saved
        .slice(0, 2)
        .map((each) => each.id)
        .sort(),
    );
    const [oldest, next] = saved as [SavedStatement, SavedStatement];
    const over = refused("over-limit", { of: "statements" });
    expect(await rename(free, oldest.id, "No")).toEqual(over);
    expect(await saveStatement(free, command({ statementId: oldest.id, version: 1 }))).toEqual(over);
    expect(await getStatement(free, oldest.id)).toEqual(oldest);
    expect(await remove(free, next.id)).toMatchObject({ ok: true });
    expect(await rename(free, saved[11]?.id as StatementId, "Sí")).toMatchObject({ ok: true });
    expect((await statementShelf(under("premium"))).over.size).toBe(0);
  });

  it("PL-07 those of a company that is over are over with it", async () => {
    const first = await company("Primera");
    const second = await company("Segunda");
    const held = await save(storage, { companyId: first });
    const other = await save(storage, { companyId: second });
    const free = under("free");
    expect([...(await statementShelf(free)).over]).toEqual([other.id]);
    expect(await rename(free, held.id, "Sí")).toMatchObject({ ok: true });
    expect(await saveStatement(free, command({ companyId: second }))).toEqual(
      refused("over-limit", { of: "companies" }),
    );
  });

  it("in the sample nothing counts", async () => {
    await saveMany(under("none"), 11);
    expect((await statementShelf(under("none"))).over.size).toBe(0);
  });
});

describe("undo", () => {
  it("takes back saving, saving over, renaming, deleting and itself", async () => {
    const first = command();
    await saveStatement(storage, first);
    const over = command({ statementId: first.statementId, name: "Sobre", content: reported, version: 1 });
    await saveStatement(storage, over);
    expect(await undo(first.id)).toEqual(refused("nothing-to-undo"));
    expect(await undo(over.id)).toEqual({ ok: true, value: over.id });
    expect(await getStatement(storage, first.statementId)).toMatchObject({
      name: "Balance octubre",
      content: BALANCE,
      version: 3,
    });
    const renaming = id();
    await rename(storage, first.statementId, "Nuevo", renaming);
    await undo(renaming);
    expect(await names()).toEqual(["Balance octubre"]);
    const deletion = id();
    await remove(storage, first.statementId, deletion);
    const back = id();
    await undoRecords(storage, { id: back, target: deletion });
    expect(await getStatement(storage, first.statementId)).toMatchObject({ content: BALANCE });
    expect((await undo(back)).ok).toBe(true);
    expect(await names()).toEqual([]);
    const made = command();
    await saveStatement(storage, made);
    await undo(made.id);
    expect(await names()).toEqual([]);
  });

  it("a deletion comes back on a full plan too; it stays within what is held", async () => {
    const free = under("free");
    const [gone] = await saveMany(free, 3);
    const deletion = id();
    await remove(free, gone?.id as StatementId, deletion);
    await save(free, { origin: "dashboard" });
    expect((await undo(deletion, free)).ok).toBe(true);
    expect(await names()).toHaveLength(4);
    expect((await statementShelf(free)).over.size).toBe(0);
  });

  it("a name that was kept changes nothing", async () => {
    const saved = await save();
    const before = await dump(storage);
    expect(await rename(storage, saved.id, " Balance  octubre ")).toMatchObject({ ok: true });
    expect(await dump(storage)).toEqual(before);
  });

  it("AC-09 a fiscal profile of the statement alone stays, and goes back to it", async () => {
    const { id: statementId } = await save();
    const profileId = newId("fiscalProfile");
    const content = { ...newProfile(), name: "Del estado" };
    const scope = { kind: "statement", statementId } as const;
    await createFiscalProfile(storage, { id: id(), profileId, content, scope });
    const deletion = id();
    await remove(storage, statementId, deletion);
    expect(await storage.db.fiscalProfiles.get(profileId)).toMatchObject({ statementId: null, version: 2 });
    await undo(deletion);
    expect((await fiscalProfileFor(storage, { statementId }))?.id).toBe(profileId);
  });
});

describe("backups", () => {
  it("BR-01 every kind comes back as it was; BR-11 what is none is named and left out of lists", async () => {
    for (const content of [BALANCE, reported, uploaded()]) await save(storage, { content });
    const sound = (await dump(storage)).statements;
    const spoiled = { ...(await save()), content: { kind: "typed", table: null } };
    await storage.db.statements.put(spoiled as never);
    expect(await listStatements(storage)).toHaveLength(3);
    expect(await getStatement(storage, spoiled.id)).toBeNull();
    const read = await readBackup(await makeBackup(storage, OWNER));
    if (!read.ok) throw new Error(read.error);
    expect(read.value.bad).toEqual([{ table: "statements", key: spoiled.id }]);
    const fresh = await openTestStorage({ newId });
    await restoreBackup(fresh, read.value, OWNER, null);
    expect((await dump(fresh)).statements).toEqual(sound);
    fresh.close();
  });

  it("PL-03 a restore brings all of them into a free account; only what is new is refused", async () => {
    await saveMany(under("premium"), 12);
    const read = await readBackup(await makeBackup(storage, OWNER));
    if (!read.ok) throw new Error(read.error);
    const free = { ...(await openTestStorage({ newId })), plan: fixedPlan("free") };
    await restoreBackup(free, read.value, OWNER, null);
    const shelf = await statementShelf(free);
    expect([shelf.items.length, shelf.over.size]).toEqual([12, 2]);
    expect(await saveStatement(free, command())).toEqual(refused("plan", { text: "save-limit" }));
    expect(await saveStatement(free, command({ origin: "dashboard" }))).toEqual(
      refused("plan", { text: "statement-limit" }),
    );
    free.close();
  });

  it("BR-06 merged: unknown ones come in, of known ones the one saved more often stays; twice is once", async () => {
    const kept = await save(storage, { name: "Aquí" });
    const gone = await save(storage, { name: "Borrado" });
    const read = await readBackup(await makeBackup(storage, OWNER));
    if (!read.ok) throw new Error(read.error);
    await rename(storage, kept.id, "Aquí, después");
    await remove(storage, gone.id);
    expect(await mergeBackup(storage, read.value, OWNER, null)).toMatchObject({
      ok: true,
      value: { changed: true },
    });
    expect((await names()).sort()).toEqual(["Aquí, después", "Borrado"]);
    expect(await mergeBackup(storage, read.value, OWNER, null)).toMatchObject({
      ok: true,
      value: { changed: false },
    });
  });
});
