import { beforeEach, describe, expect, test } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { sampleStatement } from "#domain/statement/typed/typed-sample.ts";
import type { TypedStatement } from "#domain/statement/typed/typed-statement.ts";
import { turnedAside, type WorkspaceContent } from "#domain/statement/typed/workspace-draft.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { adoptGuestWork } from "#storage/commands/companies/adopt-guest-work.ts";
import { discardWorkspaceDraft, saveWorkspaceDraft } from "#storage/commands/statements/workspace-draft.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { guestDatabase } from "#storage/engine/database-names.ts";
import { newId } from "#storage/engine/environment.ts";
import { draftRows, workspaceDraft } from "#storage/queries/statements/workspace-drafts.ts";
import { steppingClock } from "#tests/support/builders.ts";
import { makeBackup } from "#tests/support/files/make-backup.ts";
import { dump, Faults, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;

beforeEach(async () => {
  storage = await openTestStorage();
  return () => storage.close();
});

function tableOf(amount: number): TypedStatement {
  const { statement, view, rows } = sampleStatement("balance", "simple");
  return { statement, view, rows: rows.map((row) => ({ ...row, debit: pesos(amount), credit: pesos(0) })) };
}

function contentOf(amount: number): WorkspaceContent {
  return {
    table: tableOf(amount),
    statementId: "stmt_0190f7a2-0000-7000-8000-000000000001" as WorkspaceContent["statementId"],
    savedVersion: null,
    name: "Balance",
    companyId: null,
    date: day("2026-10-31"),
    profileId: null,
    aside: [],
  };
}

const keep = (seen: number, amount: number, id = newId("command"), into = storage) =>
  saveWorkspaceDraft(into, { id, place: "balance", seen, content: contentOf(amount) });

describe("the draft of a workspace", () => {
  test("is kept as it is typed, balanced or not, and leaves no audit record", async () => {
    expect(await workspaceDraft(storage, "balance")).toBeNull();
    await keep(0, 5);
    const kept = await keep(1, 7);
    expect(kept).toMatchObject({ ok: true, value: { version: 2 } });
    expect(await workspaceDraft(storage, "balance")).toEqual({ ...contentOf(7), version: 2 });
    expect(await workspaceDraft(storage, "income")).toBeNull();
    expect(await storage.db.audit.count()).toBe(0);
  });

  test("the same draft again, after an answer that was lost, is the same draft (ST-09)", async () => {
    const id = newId("command");
    const first = await keep(0, 5, id);
    expect(await keep(0, 5, id)).toEqual(first);
    expect((await workspaceDraft(storage, "balance"))?.version).toBe(1);
  });

  test("another tab's later draft is not written over, and comes along (MT-02)", async () => {
    await keep(0, 5);
    await keep(1, 6);
    const late = await keep(1, 9);
    expect(late).toMatchObject({
      ok: false,
      error: { kind: "stale-workspace-draft", current: { version: 2 } },
    });
    expect((await workspaceDraft(storage, "balance"))?.table).toEqual(tableOf(6));
  });

  test("is discarded only as it was seen", async () => {
    await keep(0, 5);
    const command = { id: newId("command"), place: "balance" as const };
    expect(await discardWorkspaceDraft(storage, { ...command, seen: 3 })).toMatchObject({ ok: false });
    expect(await discardWorkspaceDraft(storage, { ...command, seen: 1 })).toMatchObject({ ok: true });
    expect(await workspaceDraft(storage, "balance")).toBeNull();
    expect(await discardWorkspaceDraft(storage, { ...command, seen: 1 })).toEqual({ ok: true, value: null });
  });

  test("a write that fails leaves all as it was, whichever write it is (I-15)", async () => {
    const faults = new Faults();
    const broken = await openTestStorage({ middleware: faults.middleware });
    await keep(0, 5, newId("command"), broken);
    const before = await dump(broken);
    for (let at = 1; at <= 2; at += 1) {
      faults.reset(at);
      expect(await keep(1, 9, newId("command"), broken)).toMatchObject({
        ok: false,
        error: { kind: "storage" },
      });
      faults.reset();
      expect(await dump(broken)).toEqual(before);
    }
    faults.reset();
    expect(await keep(1, 9, newId("command"), broken)).toMatchObject({ ok: true });
    expect(faults.writes).toBe(2);
    broken.close();
  });

  test("lies in the backup; what is not its shape is no draft (I-21)", async () => {
    await keep(0, 5);
    const owner = { id: "acct_owner", name: "Mariana", email: "mariana@lasabana.co" };
    const backup = await readBackup(await makeBackup(storage, owner));
    if (!backup.ok) throw new Error(backup.error);
    const other = await openTestStorage();
    await restoreBackup(other, backup.value, owner, null);
    expect(await workspaceDraft(other, "balance")).toEqual({ ...contentOf(5), version: 1 });
    await other.db.meta.put({ key: "workspace:income", value: { table: "x" } });
    expect(await workspaceDraft(other, "income")).toBeNull();
    other.close();
  });
});

describe("a guest's draft after signing in (spec-decision 3)", () => {
  async function guestWith(amount: number): Promise<AppStorage> {
    const guest = await openAccountDatabase(guestDatabase(`guest_draft_${amount}`), {
      create: true,
      clock: steppingClock(),
    });
    await keep(0, amount, newId("command"), guest);
    return guest;
  }

  test("comes into the account", async () => {
    const guest = await guestWith(11);
    expect(await draftRows(guest)).toHaveLength(1);
    await adoptGuestWork(storage, guest, { id: newId("command"), guestId: newId("guest") });
    expect((await workspaceDraft(storage, "balance"))?.table).toEqual(tableOf(11));
    guest.close();
  });

  test("beside the account's own, which steps aside and is not lost; a second time brings nothing", async () => {
    await keep(0, 5);
    const guest = await guestWith(12);
    for (const _time of [1, 2])
      await adoptGuestWork(storage, guest, { id: newId("command"), guestId: newId("guest") });
    const draft = await workspaceDraft(storage, "balance");
    expect(draft).toMatchObject({ table: tableOf(12), aside: [tableOf(5)], version: 2 });
    if (!draft) throw new Error("no draft");
    expect(turnedAside(draft)).toMatchObject({ table: tableOf(5), aside: [tableOf(12)] });
    guest.close();
  });
});
