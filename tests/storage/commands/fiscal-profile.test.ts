import { describe, expect, it } from "vitest";
import { type FiscalProfileId, newProfile, newRetention } from "#domain/fiscal/fiscal-profile.ts";
import type { ProfileScope } from "#domain/fiscal/profile-scope.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { deleteFiscalProfile } from "#storage/commands/fiscal/delete-fiscal-profile.ts";
import {
  placeFiscalProfile,
  setDefaultFiscalProfile,
} from "#storage/commands/fiscal/place-fiscal-profile.ts";
import { createFiscalProfile, updateFiscalProfile } from "#storage/commands/fiscal/save-fiscal-profile.ts";
import { undoFiscalProfile } from "#storage/commands/fiscal/undo-fiscal-profile.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan, type WritingPlan } from "#storage/engine/plan-source.ts";
import {
  companyFiscalProfile,
  fiscalProfileFor,
  fiscalProfilesOverLimit,
  getFiscalProfile,
  listFiscalProfiles,
} from "#storage/queries/fiscal.ts";
import { readRow } from "#storage/shapes/read-row.ts";
import { TABLE_SHAPES } from "#storage/shapes/table-shapes.ts";
import { content } from "#tests/support/builders.ts";
import { makeBackup } from "#tests/support/files/make-backup.ts";
import { dump, Faults, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const DEFAULT: ProfileScope = { kind: "default" };
const CONTENT = { ...newProfile(), name: "Ferretería", retentions: [newRetention(newId("retention"))] };

async function open(plan: WritingPlan, options = {}): Promise<AppStorage> {
  return openTestStorage({ newId, plan: fixedPlan(plan), ...options });
}

async function create(storage: AppStorage, name = "Ferretería", scope: ProfileScope | null = DEFAULT) {
  const command = {
    id: newId("command"),
    profileId: newId("fiscalProfile"),
    content: { ...CONTENT, name },
    scope,
  };
  const made = await createFiscalProfile(storage, command);
  if (!made.ok) throw new Error(made.error.kind);
  return { profile: made.value, command };
}

async function company(storage: AppStorage) {
  const companyId = newId("company");
  const made = await createCompany(storage, { id: newId("command"), companyId, name: "La Sabana" });
  if (!made.ok) throw new Error(made.error.kind);
  return companyId;
}

const names = async (storage: AppStorage) => (await listFiscalProfiles(storage)).map((each) => each.name);

describe("the limit of the free plan", () => {
  it("PL-01 holds one: the second is refused with its text, made or brought back", async () => {
    const storage = await open("free");
    const { profile } = await create(storage);
    const refused = { ok: false, error: { kind: "plan", text: "fiscal-profile-limit" } };
    const more = { id: newId("command"), profileId: newId("fiscalProfile"), content: CONTENT, scope: null };
    expect(await createFiscalProfile(storage, more)).toEqual(refused);
    const deletion = newId("command");
    await deleteFiscalProfile(storage, { id: deletion, profileId: profile.id });
    await create(storage, "Otro");
    expect(await undoFiscalProfile(storage, { id: newId("command"), target: deletion })).toEqual(refused);
    expect(await names(storage)).toEqual(["Otro"]);
    storage.close();
  });

  it("PL-02 two tabs at the limit: exactly one passes", async () => {
    const one = await open("free");
    const two = await openAccountDatabase(one.name, { newId, plan: fixedPlan("free") });
    const make = (storage: AppStorage) =>
      createFiscalProfile(storage, {
        id: newId("command"),
        profileId: newId("fiscalProfile"),
        content: CONTENT,
        scope: DEFAULT,
      });
    const results = await Promise.all([make(one), make(two)]);
    expect(results.filter((each) => each.ok)).toHaveLength(1);
    expect(await names(one)).toHaveLength(1);
    one.close();
    two.close();
  });

  it("PL-07 after a downgrade all can be read; the default is written to, the others only deleted", async () => {
    const storage = await open("premium");
    const { profile: chosen } = await create(storage, "Elegido");
    const { profile: other } = await create(storage, "Otro", null);
    storage.close();
    const free = await openAccountDatabase(storage.name, { newId, plan: fixedPlan("free") });
    expect([...(await fiscalProfilesOverLimit(free))]).toEqual([other.id]);
    expect(await names(free)).toEqual(["Elegido", "Otro"]);
    const update = (profileId: FiscalProfileId, version: number) =>
      updateFiscalProfile(free, {
        id: newId("command"),
        profileId,
        content: CONTENT,
        scope: DEFAULT,
        version,
      });
    expect(await update(other.id, 1)).toEqual({ ok: false, error: { kind: "over-limit-profile" } });
    expect(await update(chosen.id, 1)).toMatchObject({ ok: true });
    expect(await setDefaultFiscalProfile(free, { id: newId("command"), profileId: other.id })).toMatchObject({
      ok: true,
      value: { isDefault: true },
    });
    expect([...(await fiscalProfilesOverLimit(free))]).toEqual([chosen.id]);
    expect(await deleteFiscalProfile(free, { id: newId("command"), profileId: chosen.id })).toMatchObject({
      ok: true,
    });
    free.close();
  });
});

describe("where profiles are kept", () => {
  it("a company's, a statement's, the default: each place holds one, and the nearest holds", async () => {
    const storage = await open("premium");
    const companyId = await company(storage);
    const statementId = newId("statement");
    const { profile: fallback } = await create(storage, "Predeterminado");
    const { profile: first } = await create(storage, "Primero", { kind: "company", companyId });
    const { profile: second } = await create(storage, "Segundo", { kind: "company", companyId });
    const { profile: own } = await create(storage, "Del estado", { kind: "statement", statementId });
    expect((await companyFiscalProfile(storage, companyId))?.id).toBe(second.id);
    expect(await getFiscalProfile(storage, first.id)).toMatchObject({ companyId: null, version: 2 });
    expect((await fiscalProfileFor(storage, { statementId, companyId }))?.id).toBe(own.id);
    expect((await fiscalProfileFor(storage, { companyId }))?.id).toBe(second.id);
    expect((await fiscalProfileFor(storage, { companyId: newId("company") }))?.id).toBe(fallback.id);
    expect((await fiscalProfileFor(storage, {}))?.id).toBe(fallback.id);
    const away = { id: newId("command"), profileId: second.id, scope: null };
    expect(await placeFiscalProfile(storage, away)).toMatchObject({ ok: true, value: { companyId: null } });
    expect(await companyFiscalProfile(storage, companyId)).toBeNull();
    storage.close();
  });

  it("refuses a company that is not there, and a profile that is not", async () => {
    const storage = await open("premium");
    const scope: ProfileScope = { kind: "company", companyId: newId("company") };
    const missing = { id: newId("command"), profileId: newId("fiscalProfile") };
    expect(await createFiscalProfile(storage, { ...missing, content: CONTENT, scope })).toMatchObject({
      error: { kind: "unknown-company" },
    });
    const unknown = { ok: false, error: { kind: "unknown-profile" } };
    expect(
      await updateFiscalProfile(storage, { ...missing, content: CONTENT, scope: null, version: 1 }),
    ).toEqual(unknown);
    expect(await placeFiscalProfile(storage, { ...missing, scope: null })).toEqual(unknown);
    expect(await setDefaultFiscalProfile(storage, missing)).toEqual(unknown);
    expect(await deleteFiscalProfile(storage, missing)).toEqual(unknown);
    expect(await listFiscalProfiles(storage)).toEqual([]);
    storage.close();
  });
});

describe("saving", () => {
  it("refuses a blank name and what the domain refuses, and keeps clean rates", async () => {
    const storage = await open("premium");
    const command = { id: newId("command"), profileId: newId("fiscalProfile"), scope: DEFAULT };
    const save = (part: object) =>
      createFiscalProfile(storage, { ...command, content: { ...CONTENT, ...part } });
    expect(await save({ name: "  " })).toEqual({ ok: false, error: { kind: "blank-name" } });
    const retentions = [{ ...newRetention(newId("retention")), accountCode: "x" }];
    expect(await save({ retentions })).toEqual({
      ok: false,
      error: { kind: "bad-profile", problem: { kind: "bad-account", index: 0 } },
    });
    const vatSettings = { enabled: true, rate: Number.NaN, accountCode: "2408" };
    expect(await save({ vatSettings })).toMatchObject({ ok: true, value: { vatSettings: { rate: 0 } } });
    storage.close();
  });

  it("MT-02 a profile saved in another tab meanwhile is not written over", async () => {
    const storage = await open("free");
    const { profile } = await create(storage);
    const update = (name: string, version: number) => {
      const command = { id: newId("command"), profileId: profile.id, scope: DEFAULT, version };
      return updateFiscalProfile(storage, { ...command, content: { ...CONTENT, name } });
    };
    expect(await update("Uno", 1)).toMatchObject({ ok: true, value: { name: "Uno", version: 2 } });
    expect(await update("Dos", 1)).toMatchObject({
      ok: false,
      error: { kind: "stale-profile", current: { name: "Uno" } },
    });
    storage.close();
  });

  it("AC-09 entries stay as they are when their profile changes or goes", async () => {
    const storage = await open("free");
    const { profile } = await create(storage);
    const bookId = await openTestBook(storage);
    const entry = { id: newId("command"), bookId, entryId: newId("entry"), origin: "journal" as const };
    await postEntry(storage, { ...entry, content: content("2026-11-03", "1105", "4135", 500_000) });
    const books = async () => {
      const { pages, months, books } = await dump(storage);
      return { pages, months, books };
    };
    const before = await books();
    const change = { id: newId("command"), profileId: profile.id, scope: DEFAULT, version: 1 };
    await updateFiscalProfile(storage, { ...change, content: { ...CONTENT, retentions: [] } });
    await deleteFiscalProfile(storage, { id: newId("command"), profileId: profile.id });
    expect(await books()).toEqual(before);
    storage.close();
  });
});

describe("undo", () => {
  it("takes back a creation, a change, a deletion and itself", async () => {
    const storage = await open("free");
    const { profile, command } = await create(storage);
    const undo = (target: typeof command.id) => {
      const id = newId("command");
      return undoFiscalProfile(storage, { id, target }).then((result) => ({ id, result }));
    };
    const change = { id: newId("command"), profileId: profile.id, scope: null, version: 1 };
    await updateFiscalProfile(storage, { ...change, content: { ...CONTENT, name: "Otro" } });
    expect((await undo(command.id)).result).toMatchObject({ error: { kind: "nothing-to-undo" } });
    expect((await undo(change.id)).result).toMatchObject({ ok: true, value: change.id });
    expect(await getFiscalProfile(storage, profile.id)).toMatchObject({
      name: "Ferretería",
      isDefault: true,
      version: 3,
    });
    const deletion = newId("command");
    await deleteFiscalProfile(storage, { id: deletion, profileId: profile.id });
    const back = await undo(deletion);
    expect(await names(storage)).toEqual(["Ferretería"]);
    expect((await undo(back.id)).result.ok).toBe(true);
    expect(await names(storage)).toEqual([]);
    const { command: last } = await create(storage, "Nuevo");
    expect((await undo(last.id)).result.ok).toBe(true);
    expect(await names(storage)).toEqual([]);
    expect((await undo(newId("command"))).result).toMatchObject({ error: { kind: "nothing-to-undo" } });
    storage.close();
  });

  it("does not give two profiles one place", async () => {
    const storage = await open("premium");
    const { profile } = await create(storage, "Primero");
    const deletion = newId("command");
    await deleteFiscalProfile(storage, { id: deletion, profileId: profile.id });
    await create(storage, "Segundo");
    expect(await undoFiscalProfile(storage, { id: newId("command"), target: deletion })).toMatchObject({
      ok: false,
      error: { kind: "nothing-to-undo" },
    });
    expect(await names(storage)).toEqual(["Segundo"]);
    storage.close();
  });

  it("puts every profile that one command moved back where it was", async () => {
    const storage = await open("premium");
    const { profile: first } = await create(storage, "Primero");
    const { command } = await create(storage, "Segundo");
    await undoFiscalProfile(storage, { id: newId("command"), target: command.id });
    expect((await fiscalProfileFor(storage, {}))?.id).toBe(first.id);
    expect(await names(storage)).toEqual(["Primero"]);
    storage.close();
  });

  it("takes back nothing of books", async () => {
    const storage = await open("free");
    await openTestBook(storage);
    const record = await storage.db.audit.toCollection().last();
    if (!record) throw new Error("no record");
    expect(await undoFiscalProfile(storage, { id: newId("command"), target: record.command })).toMatchObject({
      error: { kind: "nothing-to-undo" },
    });
    storage.close();
  });
});

/** Each command, applied to the default profile of a premium account with a company. */
const COMMANDS = {
  create: () => (storage: AppStorage) =>
    createFiscalProfile(storage, {
      id: "cmd_c" as never,
      profileId: "fisc_x" as never,
      content: CONTENT,
      scope: DEFAULT,
    }),
  update: (profileId: FiscalProfileId) => (storage: AppStorage) =>
    updateFiscalProfile(storage, {
      id: "cmd_u" as never,
      profileId,
      content: CONTENT,
      scope: null,
      version: 1,
    }),
  place: (profileId: FiscalProfileId) => (storage: AppStorage) =>
    placeFiscalProfile(storage, { id: "cmd_p" as never, profileId, scope: null }),
  remove: (profileId: FiscalProfileId) => (storage: AppStorage) =>
    deleteFiscalProfile(storage, { id: "cmd_r" as never, profileId }),
  undo: (_id: FiscalProfileId, made: string) => (storage: AppStorage) =>
    undoFiscalProfile(storage, { id: "cmd_n" as never, target: made as never }),
};

describe.each(Object.entries(COMMANDS))("%s", (_name, prepare) => {
  it("I-15 a fault at any write leaves all as it was; ST-09 the same command again is once", async () => {
    const faults = new Faults();
    faults.error = () => new DOMException("no room", "QuotaExceededError");
    const storage = await open("premium", { middleware: faults.middleware });
    const { profile, command } = await create(storage);
    const run = prepare(profile.id, command.id);
    const before = await dump(storage);
    let broken = 0;
    for (let at = 1; at < 20; at += 1) {
      faults.reset(at);
      const result = await run(storage);
      if (result.ok) break;
      broken += 1;
      expect(result.error).toEqual({ kind: "storage", trouble: "full" });
      faults.reset();
      expect(await dump(storage)).toEqual(before);
    }
    faults.reset();
    expect(broken).toBeGreaterThan(1);
    const after = await dump(storage);
    expect(after).not.toEqual(before);
    expect(await run(storage)).toMatchObject({ ok: true });
    expect(await dump(storage)).toEqual(after);
    storage.close();
  });
});

describe("backup", () => {
  it("BR-01 profiles come back as they were; BR-03 a record that is none is left out and named", async () => {
    const storage = await open("premium");
    await create(storage);
    const before = await storage.db.fiscalProfiles.toArray();
    const owner = { id: "acct_owner", name: "Ana", email: "ana@ejemplo.co" };
    const read = await readBackup(await makeBackup(storage, owner));
    if (!read.ok) throw new Error(read.error);
    await storage.db.fiscalProfiles.clear();
    await restoreBackup(storage, read.value, owner, null);
    expect(await storage.db.fiscalProfiles.toArray()).toEqual(before);
    const [row] = before;
    const copy = (value: unknown) => readRow(TABLE_SHAPES.fiscalProfiles, value);
    expect(copy(row)).toEqual(row);
    for (const spoiled of [
      { version: -1 },
      { regime: {} },
      { vatSettings: { enabled: true, rate: 190, accountCode: "2408" } },
    ])
      expect(copy({ ...row, ...spoiled })).toBeNull();
    storage.close();
  });
});
