import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pesos } from "#domain/kernel/pesos.ts";
import { closedRun } from "#domain/payroll/run/close-run.ts";
import { computeKept } from "#domain/payroll/run/compute-stored-run.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { deleteEmployee } from "#storage/commands/payroll/employees.ts";
import { markPaid, reopenRun, saveRun } from "#storage/commands/payroll/payroll-runs.ts";
import { postRun } from "#storage/commands/payroll/post-run.ts";
import { newId } from "#storage/engine/environment.ts";
import { listEmployees } from "#storage/queries/payroll/employees.ts";
import { listRuns, readRun } from "#storage/queries/payroll/payroll-runs.ts";
import { readRow } from "#storage/shapes/read-row.ts";
import { employeeShape } from "#storage/shapes/records/employee-shape.ts";
import { keptRunShape } from "#storage/shapes/records/stored-run-shape.ts";
import { personIn, settingsArb } from "#tests/domain/payroll/random-people.ts";
import { backupOf, OWNER } from "#tests/support/files/make-backup.ts";
import {
  beginRun,
  closedOf,
  draftOf,
  employeeFields,
  hire,
  makeBook,
  makeCompany,
  memberOf,
  must,
  on,
  PAY_DAY,
} from "#tests/support/payroll/payroll-runs.ts";
import { dump, openTestStorage } from "#tests/support/test-storage.ts";

/** A company with employees, a posted and paid run, a closed run, and a draft. */
async function furnished() {
  const storage = await openTestStorage({ newId });
  const companyId = await makeCompany(storage);
  await hire(storage, companyId);
  await hire(
    storage,
    companyId,
    employeeFields("Óscar Méndez", 3_000_000, { kind: "ordinary", area: "sales" }),
  );
  const bookId = await makeBook(storage, companyId);
  const october = await closedOf(storage, await beginRun(storage, companyId, "2026-10"));
  const posted = must(await postRun(storage, { ...on(october), bookId, entryId: newId("entry") }));
  const paid = must(await markPaid(storage, { ...on(posted), paidOn: PAY_DAY }));
  const closed = await closedOf(storage, await beginRun(storage, companyId, "2026-11 -1"));
  const begun = await beginRun(storage, companyId, "2026-11 -2");
  const { settings, people } = begun;
  const draft = must(await saveRun(storage, { ...on(begun), settings, people, overrides: { health: 5 } }));
  return { storage, companyId, paid, closed, draft };
}

describe("in backups", () => {
  it("employees and runs come through a restore as they were (BR-01, I-21)", async () => {
    const { storage, companyId, paid, draft } = await furnished();
    const backup = await backupOf(storage);
    expect(backup.bad).toEqual([]);
    const other = await openTestStorage({ newId });
    must(await restoreBackup(other, backup, OWNER, null));
    const [mine, theirs] = [await dump(other), await dump(storage)];
    expect({ ...mine, meta: [] }).toEqual({ ...theirs, meta: [] });
    expect((await listRuns(other, companyId)).map(({ id }) => id)).toEqual(
      (await listRuns(storage, companyId)).map(({ id }) => id),
    );
    expect((await readRun(other, paid.id))?.entry).toMatchObject({ counts: true });
    expect((await readRun(other, draft.id))?.first?.status).toBe("closed");
    other.close();
    storage.close();
  });

  it("a merge brings what is not here, keeps what was changed more often, and twice is as once (BR-06)", async () => {
    const { storage, companyId, draft } = await furnished();
    const backup = await backupOf(storage);
    const other = await openTestStorage({ newId });
    must(await mergeBackup(other, backup));
    expect(await listRuns(other, companyId)).toEqual(await listRuns(storage, companyId));
    expect(await listEmployees(other, companyId)).toEqual(await listEmployees(storage, companyId));
    expect(must(await mergeBackup(other, backup))).toMatchObject({ changed: false });
    const { settings, people } = draft;
    const later = must(await saveRun(storage, { ...on(draft), settings, people, overrides: {} }));
    must(await mergeBackup(other, await backupOf(storage)));
    expect((await readRun(other, draft.id))?.run).toEqual(later);
    must(await mergeBackup(other, backup));
    expect((await readRun(other, draft.id))?.run).toEqual(later);
    other.close();
    storage.close();
  });

  it("a merge brings a deleted employee back and puts no draft over what was closed here", async () => {
    const { storage, companyId, closed, draft } = await furnished();
    const before = await backupOf(storage);
    const [employee] = await listEmployees(storage, companyId);
    if (!employee) throw new Error("nobody");
    must(await deleteEmployee(storage, { id: newId("command"), employeeId: employee.id }));
    const elsewhere = await openTestStorage({ newId });
    must(await restoreBackup(elsewhere, before, OWNER, null));
    let run = must(await reopenRun(elsewhere, on(closed)));
    for (const health of [5, 6, 7]) {
      const { settings, people } = run;
      run = must(await saveRun(elsewhere, { ...on(run), settings, people, overrides: { health } }));
    }
    must(await mergeBackup(storage, await backupOf(elsewhere)));
    expect((await readRun(storage, closed.id))?.run).toEqual(closed);
    expect((await readRun(storage, draft.id))?.run).toEqual(draft);
    expect(await listEmployees(storage, companyId)).toContainEqual(employee);
    elsewhere.close();
    storage.close();
  });
});

describe("the shape of a run", () => {
  const run = draftOf([memberOf({}, "Ana"), memberOf({}, "Luz")]);
  const closed = must(closedRun(run, []));
  const paid = { ...closed, status: "paid" as const, paidOn: PAY_DAY };
  const [one] = run.people;

  it("takes any run that the product makes, figure by figure", () => {
    const people = personIn(run.period).map((each) => ({
      ...each,
      contract: { ...each.contract, id: newId("employee") },
      position: "",
      eps: "",
      pensionFund: "",
    }));
    const drafts = fc.record({
      people: fc.array(people, { maxLength: 4 }),
      settings: settingsArb,
      overrides: fc.constantFrom({}, { health: 0, minimumWage: 1 }),
    });
    fc.assert(
      fc.property(drafts, (content) => {
        const draft: StoredRun = { ...run, ...content };
        expect(readRow(keptRunShape, draft)).toEqual(draft);
        const done = closedRun(draft, []);
        if (!done.ok) return;
        expect(readRow(keptRunShape, done.value)).toEqual(done.value);
        expect(computeKept(readRow(keptRunShape, done.value) as StoredRun, null)).toEqual(
          computeKept(done.value, null),
        );
      }),
    );
    expect(readRow(keptRunShape, paid)).toEqual(paid);
  });

  it("makes new objects of known keys", () => {
    const copy = readRow(keptRunShape, {
      ...closed,
      surprise: 1,
      settings: { ...closed.settings, surprise: 1 },
    });
    expect(copy).toEqual(closed);
    expect(copy).not.toBe(closed);
  });

  it.each<[string, object]>([
    ["another status", { ...run, status: "open" }],
    ["figures while it is a draft", { ...run, kept: closed.kept }],
    ["no figures though it is closed", { ...closed, kept: null }],
    ["figures of one of two people", { ...closed, kept: closed.kept?.slice(1) }],
    ["half a peso kept", { ...closed, kept: [[["salary", 0.5]], []] }],
    ["more than any slip pays", { ...closed, kept: [[["salary", 1e15]], []] }],
    ["an unknown concept", { ...closed, kept: [[["bribe", 1]], []] }],
    ["a concept of every object", { ...closed, kept: [[["constructor", 1]], []] }],
    ["lines without end", { ...closed, kept: [Array.from({ length: 801 }, () => ["salary", 1]), []] }],
    ["no day though it is paid", { ...paid, paidOn: null }],
    ["a day of payment though it is not", { ...closed, paidOn: PAY_DAY }],
    ["somebody twice", { ...run, people: [one, one] }],
    [
      "a person who is no employee",
      { ...run, people: [{ ...one, contract: { ...one?.contract, id: "p1" } }] },
    ],
    ["a parameter that is none", { ...run, overrides: { toString: 4 } }],
    ["a value that no parameter has", { ...run, overrides: { health: 101 } }],
    ["a month that is none", { ...run, period: { month: "2026-13", part: "month" } }],
    ["a posting to no entry", { ...run, posting: { bookId: newId("book"), entryId: "1" } }],
    ["an employer that is none", { ...run, settings: { ...run.settings, employer: "me" } }],
    [
      "hours as text",
      {
        ...run,
        people: [
          { ...one, input: { ...one?.input, hours: [{ kind: "HED", hours: "1", date: "2026-11-02" }] } },
        ],
      },
    ],
    ["a calculation's id", { ...run, id: newId("calculation") }],
  ])("refuses %s", (_what, value) => {
    expect(readRow(keptRunShape, value)).toBeNull();
  });
});

describe("the shape of an employee", () => {
  const employee = {
    id: newId("employee"),
    companyId: newId("company"),
    ...employeeFields(),
    createdAt: 1,
    updatedAt: 1,
    version: 1,
  };

  it("takes one as it is kept", () => {
    expect(readRow(employeeShape, employee)).toEqual(employee);
  });

  it.each<[string, object]>([
    ["no company", { companyId: null }],
    ["a salary below zero", { contract: { ...employee.contract, salary: pesos(-1) } }],
    ["a sixth class of risk", { contract: { ...employee.contract, arlClass: 6 } }],
    ["a class as text", { contract: { ...employee.contract, arlClass: "1" } }],
    ["no certificates", { contract: { ...employee.contract, relief: null } }],
    ["a position that is no text", { position: 3 }],
  ])("refuses %s", (_what, change) => {
    expect(readRow(employeeShape, { ...employee, ...change })).toBeNull();
  });
});
