import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { CommandId, CompanyId } from "#domain/kernel/ids.ts";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { undoCommand } from "#storage/commands/entries/undo-command.ts";
import { deletePayroll } from "#storage/commands/payroll/payroll.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { listPayments } from "#storage/queries/payroll/payments.ts";
import { listPayrolls } from "#storage/queries/payroll/payroll.ts";
import { listRuns, readRun } from "#storage/queries/payroll/payroll-runs.ts";
import { runHistory } from "#storage/queries/payroll/run-history.ts";
import { VERSIONS } from "#storage/versions/index.ts";
import { backupOf, OWNER } from "#tests/support/files/make-backup.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { disagreements, dump, openTestStorage } from "#tests/support/test-storage.ts";

type Row = Readonly<Record<string, unknown>>;

const THREE = VERSIONS.slice(0, 3);

/** What version 3 kept: all four kinds among the runs, and the trail of what was kept, deleted and taken back. */
const STORED = readFileSync("tests/storage/versions/fixtures/v3.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as { readonly table: string; readonly row: Row });

const rowsOf = (table: string): readonly Row[] =>
  STORED.filter((each) => each.table === table).map(({ row }) => row);

/** A database that version 3 wrote and closed. */
async function storedDatabase(): Promise<string> {
  const old = await openTestStorage({ newId, versions: THREE });
  for (const { table, row } of STORED) await old.db.table(table).put(row);
  old.close();
  return old.name;
}

const reopen = (name: string) => openAccountDatabase(name, { newId, plan: fixedPlan("premium") });

const withoutKind = ({ kind: _told, ...row }: Row): Row => row;
const keptAs = (kind: string, isSettlement?: boolean): readonly Row[] =>
  rowsOf("payrollRuns")
    .filter((row) => row.kind === kind)
    .filter((row) => isSettlement === undefined || (row.what === "settlement") === isSettlement)
    .map(withoutKind);

const companyId = rowsOf("companies")[0]?.id as CompanyId;

/** The command of that kind, in the trail of version 3. */
function commandOf(kind: string): CommandId {
  const row = rowsOf("audit").findLast((each) => each.kind === kind);
  return row?.command as CommandId;
}

const stored = (file: string) =>
  readBackup(new Blob([readFileSync(`tests/storage/backup/fixtures/${file}`)]));

async function readStored(file: string) {
  const found = await stored(file);
  if (!found.ok) throw new Error(found.error);
  return found.value;
}

async function expectAllFour(storage: AppStorage): Promise<void> {
  const { db } = storage;
  expect(await db.calculations.toArray()).toEqual(keptAs("calculation"));
  expect(await db.payrollRuns.toArray()).toEqual(keptAs("run"));
  expect(await db.settlements.toArray()).toEqual(keptAs("benefits", true));
  expect(await db.benefitPayments.toArray()).toEqual(keptAs("benefits", false));
}

describe("UP-01: what version 3 wrote", () => {
  it("opens with each payroll record in the table of its kind, and nothing lost", async () => {
    const storage = await reopen(await storedDatabase());
    expect([keptAs("calculation"), keptAs("run"), keptAs("benefits")].map((rows) => rows.length)).toEqual([
      1, 3, 2,
    ]);
    await expectAllFour(storage);
    const tables = await dump(storage);
    for (const name of ["companies", "books", "pages", "months", "employees", "audit"])
      expect(tables[name], name).toEqual(rowsOf(name));
    expect(await storage.db.meta.get("schema")).toEqual({ key: "schema", value: VERSIONS.length });
    const [book] = await storage.db.books.toArray();
    expect(book && (await disagreements(storage, book.id))).toHaveLength(0);
    storage.close();
  });

  it("is listed by its screens as before", async () => {
    const storage = await reopen(await storedDatabase());
    expect(await listPayrolls(storage)).toEqual(keptAs("calculation"));
    expect((await listRuns(storage, companyId)).map(({ status }) => status)).toEqual([
      "draft",
      "closed",
      "paid",
    ]);
    expect((await listPayments(storage, companyId)).map(({ payment }) => payment.what).sort()).toEqual([
      "first-bonus",
      "settlement",
    ]);
    storage.close();
  });

  it("has its damaged records still, where the check names them", async () => {
    const old = await openTestStorage({ newId, versions: THREE });
    const damaged = [
      { id: "run_1", kind: "advance" },
      { id: "run_2", kind: "calculation", rows: 7 },
      { id: "run_3" },
    ];
    for (const row of damaged) await old.db.table("payrollRuns").put(row);
    old.close();
    const storage = await reopen(old.name);
    expect(await storage.db.payrollRuns.toArray()).toEqual([damaged[0], damaged[2]]);
    expect(await storage.db.calculations.toArray()).toEqual([{ id: "run_2", rows: 7 }]);
    expect((await backupOf(storage)).bad).toEqual([
      { table: "payrollRuns", key: "run_1" },
      { table: "payrollRuns", key: "run_3" },
      { table: "calculations", key: "run_2" },
    ]);
    storage.close();
  });
});

describe("the trail of version 3", () => {
  it("brings a deleted calculation and a deleted draft back, each to its table", async () => {
    const storage = await reopen(await storedDatabase());
    for (const kind of ["delete-payroll", "delete-run"])
      must(await undoRecords(storage, { id: newId("command"), target: commandOf(kind) }));
    expect(await storage.db.calculations.count()).toBe(2);
    expect(await listPayrolls(storage)).toHaveLength(2);
    expect(await listRuns(storage, companyId)).toHaveLength(4);
    storage.close();
  });

  it("takes a settlement back that it posted, and brings one back that it took back", async () => {
    const storage = await reopen(await storedDatabase());
    const [book] = await storage.db.books.toArray();
    if (!book) throw new Error("no book");
    const undo = (target: CommandId) => {
      const id = newId("command");
      return undoCommand(storage, { id, bookId: book.id, target });
    };
    must(await undo(commandOf("undo")));
    expect(await storage.db.settlements.count()).toBe(2);
    const [, posted] = rowsOf("audit").filter((row) => row.kind === "post-benefits");
    must(await undo(posted?.command as CommandId));
    expect(await storage.db.settlements.count()).toBe(1);
    expect(await listPayments(storage, companyId)).toHaveLength(2);
    storage.close();
  });

  it("tells what was done to a run, and refuses to take its own steps back by the record", async () => {
    const storage = await reopen(await storedDatabase());
    const paid = (await listRuns(storage, companyId)).find(({ status }) => status === "paid");
    if (!paid) throw new Error("no run");
    expect((await runHistory(storage, paid.id)).map(({ event }) => event)).toEqual([
      "paid",
      "posted",
      "closed",
      "created",
    ]);
    expect((await readRun(storage, paid.id))?.entry).toMatchObject({ counts: true });
    for (const kind of ["close-run", "post-benefits"])
      expect(await undoRecords(storage, { id: newId("command"), target: commandOf(kind) })).toMatchObject({
        ok: false,
        error: { kind: "nothing-to-undo" },
      });
    storage.close();
  });
});

describe("ids", () => {
  it("of records of version 3 stay, and commands take them", async () => {
    const storage = await reopen(await storedDatabase());
    const [kept] = await listPayrolls(storage);
    if (!kept) throw new Error("none");
    expect(kept.id).toMatch(/^run_/);
    must(await deletePayroll(storage, { id: newId("command"), calculationId: kept.id }));
    expect(await listPayrolls(storage)).toEqual([]);
    expect(newId("calculation")).toMatch(/^calc_/);
    expect(newId("settlement")).toMatch(/^sett_/);
    expect(newId("benefitPayment")).toMatch(/^bene_/);
    storage.close();
  });
});

describe("UP-02: code of version 3", () => {
  it("does not open a database of version 4, nor writes to one that was upgraded under it", async () => {
    const name = await storedDatabase();
    const old = await openAccountDatabase(name, { newId, versions: THREE });
    const storage = await reopen(name);
    expect(old.health.get()).toBe("newer");
    await expect(openAccountDatabase(name, { newId, versions: THREE })).rejects.toMatchObject({
      trouble: "newer",
    });
    storage.close();
  });
});

describe("BR-04: backups", () => {
  it("of version 3 are restored, all four kinds in their tables", async () => {
    const backup = await readStored("v3.cuadra");
    expect(backup).toMatchObject({ schema: 3, books: 1, bad: [], newer: [], settled: [] });
    const storage = await openTestStorage({ newId });
    must(await restoreBackup(storage, backup, OWNER, null));
    await expectAllFour(storage);
    storage.close();
  });

  it("of version 2 are restored with their calculation", async () => {
    const backup = await readStored("v2.cuadra");
    expect(backup).toMatchObject({ schema: 2, bad: [], newer: [], settled: [] });
    const storage = await openTestStorage({ newId });
    must(await restoreBackup(storage, backup, OWNER, null));
    expect(await listPayrolls(storage)).toHaveLength(1);
    expect(await storage.db.payrollRuns.count()).toBe(0);
    storage.close();
  });

  it("of version 3 are merged with what was upgraded from it: nothing comes twice", async () => {
    const storage = await reopen(await storedDatabase());
    expect(must(await mergeBackup(storage, await readStored("v3.cuadra"), OWNER, null))).toMatchObject({
      changed: false,
    });
    await expectAllFour(storage);
    storage.close();
  });

  it("of version 4 are what they were made of", async () => {
    const storage = await reopen(await storedDatabase());
    const backup = await backupOf(storage);
    expect(backup).toMatchObject({ schema: VERSIONS.length, bad: [], newer: [] });
    const other = await openTestStorage({ newId });
    must(await restoreBackup(other, backup, OWNER, null));
    expect({ ...(await dump(other)), meta: [] }).toEqual({ ...(await dump(storage)), meta: [] });
    const third = await openTestStorage({ newId });
    must(await mergeBackup(third, backup, OWNER, null));
    await expectAllFour(third);
    for (const each of [storage, other, third]) each.close();
  });
});
