import { liveQuery } from "dexie";
import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { CalculationId, PayrollRunId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { DEFAULT_SETTINGS } from "#domain/payroll/employee/contract.ts";
import { computeKept } from "#domain/payroll/run/compute-stored-run.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { deleteCompany } from "#storage/commands/companies/delete-company.ts";
import { deletePayroll, savePayroll } from "#storage/commands/payroll/payroll.ts";
import {
  closeRun,
  createRun,
  deleteRun,
  markPaid,
  reopenRun,
  type SaveRun,
  saveRun,
  unmarkPaid,
} from "#storage/commands/payroll/payroll-runs.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan, type WritingPlan } from "#storage/engine/plan-source.ts";
import { listPayrolls } from "#storage/queries/payroll/payroll.ts";
import { listRuns, readEarlierRun, readRun } from "#storage/queries/payroll/payroll-runs.ts";
import { UNPUBLISHED_YEAR } from "#tests/support/law-days.ts";
import { PEOPLE } from "#tests/support/payroll/payroll.ts";
import {
  beginRun,
  closedOf,
  employeeFields,
  hire,
  makeCompany,
  memberOf,
  must,
  on,
  PAY_DAY,
  periodOf,
} from "#tests/support/payroll/payroll-runs.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

async function open(plan: WritingPlan = "premium") {
  const storage = await openTestStorage({ newId, plan: fixedPlan(plan) });
  const companyId = await makeCompany(storage);
  const employee = await hire(storage, companyId);
  return { storage, companyId, employee };
}

const refused = (kind: string) => ({ ok: false, error: { kind } });

/** The run with different hours entered for its first person. */
function typed(run: StoredRun, hours: number, date: Day = day("2026-11-10")): SaveRun {
  const people = run.people.map((each, index) =>
    index > 0 ? each : { ...each, input: { ...each.input, hours: [{ kind: "HED" as const, hours, date }] } },
  );
  return { ...on(run), settings: run.settings, overrides: run.overrides, people };
}

const stored = async (storage: AppStorage, { id }: StoredRun) => (await readRun(storage, id))?.run;

describe("a run begins", () => {
  it("with everybody of the company whose contract touches the period", async () => {
    const { storage, companyId, employee } = await open();
    await hire(storage, companyId, employeeFields("Ana", 3_000_000, { end: day("2026-10-31") }));
    await hire(storage, await makeCompany(storage, "Otra"), employeeFields("Nadie"));
    const run = await beginRun(storage, companyId);
    expect(run).toMatchObject({ status: "draft", kept: null, overrides: {}, version: 1 });
    expect(run.settings).toEqual(DEFAULT_SETTINGS);
    expect(run.people.map(({ contract }) => contract.id)).toEqual([employee.id]);
    expect(await listRuns(storage, companyId)).toEqual([run]);
    storage.close();
  });

  it("going on from another: its settings, deductions and certificates, not its hours", async () => {
    const { storage, companyId } = await open();
    const before = await beginRun(storage, companyId, "2026-10");
    const deductions = [{ kind: "libranza" as const, detail: "Cuota 3 de 6", amount: pesos(80_000) }];
    const [person] = typed(before, 4, day("2026-10-10")).people;
    if (!person) throw new Error("nobody");
    const people = [{ ...person, input: { ...person.input, deductions } }];
    const settings = { ...DEFAULT_SETTINGS, employer: "non-filer" as const };
    must(await saveRun(storage, { ...on(before), settings, overrides: {}, people }));
    const command = { id: newId("command"), runId: newId("payrollRun"), companyId };
    const run = must(
      await createRun(storage, { ...command, period: periodOf("2026-11"), copyFrom: before.id }),
    );
    expect(run.settings.employer).toBe("non-filer");
    expect(run.people[0]?.input).toMatchObject({ deductions, hours: [] });
    storage.close();
  });

  it("with what the company is as employer, where it goes on from no other", async () => {
    const { storage, companyId } = await open();
    const command = { id: newId("command"), runId: newId("payrollRun"), companyId, copyFrom: null };
    const period = periodOf("2026-11");
    const run = must(await createRun(storage, { ...command, period, employer: "person-one" }));
    expect(run.settings).toEqual({ ...DEFAULT_SETTINGS, employer: "person-one" });
    storage.close();
  });

  it("with the values that the year's runs were given where the law has none (PY-17)", async () => {
    const { storage, companyId } = await open();
    const month = (number: string) => `${UNPUBLISHED_YEAR}-${number}`;
    const first = await beginRun(storage, companyId, month("01"));
    expect(first.overrides).toEqual({});
    const { settings, people } = first;
    const overrides = { minimumWage: 1_900_000, health: 5 };
    must(await saveRun(storage, { ...on(first), settings, people, overrides }));
    expect((await beginRun(storage, companyId, month("02"))).overrides).toEqual({ minimumWage: 1_900_000 });
    expect((await beginRun(storage, companyId, `${UNPUBLISHED_YEAR - 1}-12`)).overrides).toEqual({});
    storage.close();
  });

  it.each([
    ["2026-11", "2026-11"],
    ["2026-11", "2026-11 -1"],
    ["2026-11 -2", "2026-11"],
  ])("not in %s where %s is paid", async (wanted, there) => {
    const { storage, companyId } = await open();
    await beginRun(storage, companyId, there);
    const command = { id: newId("command"), runId: newId("payrollRun"), companyId, copyFrom: null };
    expect(await createRun(storage, { ...command, period: periodOf(wanted) })).toEqual({
      ok: false,
      error: { kind: "run-exists", period: periodOf(there) },
    });
    const other = await makeCompany(storage, "Otra");
    expect(
      await createRun(storage, { ...command, companyId: other, period: periodOf(wanted) }),
    ).toMatchObject({ ok: true });
    storage.close();
  });

  it("once, however often the same command comes (ST-09)", async () => {
    const { storage, companyId } = await open();
    const command = { id: newId("command"), runId: newId("payrollRun"), companyId, copyFrom: null };
    const once = { ...command, period: periodOf("2026-11") };
    const first = await createRun(storage, once);
    expect(first.ok).toBe(true);
    expect(await createRun(storage, once)).toEqual(first);
    storage.close();
  });

  it("from no run of another company, for none that is gone, in no month that is none", async () => {
    const { storage, companyId } = await open();
    const foreign = await beginRun(storage, await makeCompany(storage, "Otra"), "2026-10");
    const command = { id: newId("command"), runId: newId("payrollRun"), companyId, copyFrom: null };
    const period = periodOf("2026-11");
    expect(await createRun(storage, { ...command, period, copyFrom: foreign.id })).toEqual(
      refused("unknown-run"),
    );
    const nowhere = { ...command, companyId: newId("company") };
    expect(await createRun(storage, { ...nowhere, period })).toEqual(refused("unknown-company"));
    const never = { ...period, month: "2026-13" as typeof period.month };
    expect(await createRun(storage, { ...command, period: never })).toEqual(refused("bad-run"));
    storage.close();
  });
});

describe("a draft", () => {
  it("keeps what is typed without a record of each pause, and says so twice alike (ST-09)", async () => {
    const { storage, companyId } = await open();
    const run = await beginRun(storage, companyId);
    const trail = await storage.db.audit.count();
    const command = typed(run, 4);
    const first = await saveRun(storage, command);
    expect(must(first)).toMatchObject({ version: 2 });
    expect(await saveRun(storage, command)).toEqual(first);
    const people = command.people.map(({ input, ...rest }) => ({ input, ...rest }));
    expect(await saveRun(storage, { ...command, people, settings: { ...run.settings } })).toEqual(first);
    expect(await storage.db.audit.count()).toBe(trail);
    expect(await stored(storage, run)).toEqual(must(first));
    storage.close();
  });

  it("is not written over by a screen that saw another version (MT-02)", async () => {
    const { storage, companyId } = await open();
    const run = await beginRun(storage, companyId);
    const now = must(await saveRun(storage, typed(run, 4)));
    expect(await saveRun(storage, typed(run, 9))).toEqual({
      ok: false,
      error: { kind: "stale-run", current: now },
    });
    expect(await closeRun(storage, on(run))).toEqual({
      ok: false,
      error: { kind: "stale-run", current: now },
    });
    expect(await stored(storage, run)).toEqual(now);
    storage.close();
  });

  it("takes no record that a file of ours could not hold", async () => {
    const { storage, companyId } = await open();
    const run = await beginRun(storage, companyId);
    const twice = { ...typed(run, 4), people: [...run.people, ...run.people] };
    expect(await saveRun(storage, twice)).toEqual(refused("bad-run"));
    expect(await saveRun(storage, typed(run, Number.NaN))).toEqual(refused("bad-run"));
    expect(await saveRun(storage, typed(run, -1))).toEqual(refused("bad-run"));
    const free = { ...typed(run, 4), overrides: { health: -4 } };
    expect(await saveRun(storage, free)).toEqual(refused("bad-run"));
    expect(await stored(storage, run)).toEqual(run);
    storage.close();
  });

  it("goes and comes back, unless its days are paid by another by then", async () => {
    const { storage, companyId } = await open();
    const run = await beginRun(storage, companyId);
    const target = newId("command");
    expect(must(await deleteRun(storage, { id: target, runId: run.id }))).toEqual(run);
    expect(await readRun(storage, run.id)).toBeNull();
    const half = await beginRun(storage, companyId, "2026-11 -1");
    expect(await undoRecords(storage, { id: newId("command"), target })).toEqual(refused("nothing-to-undo"));
    must(await deleteRun(storage, { id: newId("command"), runId: half.id }));
    must(await undoRecords(storage, { id: newId("command"), target }));
    const back = await stored(storage, run);
    expect(back).toEqual({ ...run, version: 2, updatedAt: back?.updatedAt });
    expect(await deleteRun(storage, { id: newId("command"), runId: half.id })).toEqual(
      refused("unknown-run"),
    );
    storage.close();
  });
});

describe("a closed run", () => {
  it("keeps its figures; a closed period is not edited or deleted", async () => {
    const { storage, companyId } = await open();
    const run = must(await saveRun(storage, typed(await beginRun(storage, companyId), 4)));
    const before = must(computeKept(run, null)).run;
    const closed = await closedOf(storage, run);
    expect(closed).toMatchObject({ status: "closed", version: 3 });
    expect(must(computeKept(closed, null)).run).toEqual(before);
    expect(await saveRun(storage, typed(closed, 9))).toEqual(refused("run-closed"));
    expect(await deleteRun(storage, { id: newId("command"), runId: run.id })).toEqual(refused("run-closed"));
    expect(await closeRun(storage, on(closed))).toEqual(refused("run-closed"));
    expect(await stored(storage, run)).toEqual(closed);
    storage.close();
  });

  it("is closed once, however often the same command comes (ST-09)", async () => {
    const { storage, companyId } = await open();
    const command = on(await beginRun(storage, companyId));
    const first = await closeRun(storage, command);
    expect(first.ok).toBe(true);
    expect(await closeRun(storage, command)).toEqual(first);
    storage.close();
  });

  it("with nobody, or with something that cannot be computed, stays open and says why", async () => {
    const { storage, companyId } = await open();
    const run = must(await saveRun(storage, typed(await beginRun(storage, companyId), 745)));
    expect(await closeRun(storage, on(run))).toMatchObject({
      ok: false,
      error: { kind: "run-problem", problem: { kind: "bad-input", field: "hours" } },
    });
    const empty = must(await saveRun(storage, { ...typed(run, 0), people: [] }));
    expect(await closeRun(storage, on(empty))).toEqual(refused("run-empty"));
    storage.close();
  });

  it("is opened again, unless it is paid; then what was kept is gone", async () => {
    const { storage, companyId } = await open();
    const closed = await closedOf(storage, await beginRun(storage, companyId));
    const paid = must(await markPaid(storage, { ...on(closed), paidOn: PAY_DAY }));
    expect(paid).toMatchObject({ status: "paid", paidOn: PAY_DAY });
    expect(await reopenRun(storage, on(paid))).toEqual(refused("run-paid"));
    expect(await saveRun(storage, typed(paid, 1))).toEqual(refused("run-closed"));
    const unpaid = must(await unmarkPaid(storage, on(paid)));
    expect(unpaid).toMatchObject({ status: "closed", paidOn: null, kept: closed.kept });
    const reopened = must(await reopenRun(storage, on(unpaid)));
    expect(reopened).toMatchObject({ status: "draft", kept: null });
    expect(await reopenRun(storage, on(reopened))).toEqual(refused("run-open"));
    expect(await markPaid(storage, { ...on(reopened), paidOn: PAY_DAY })).toEqual(refused("run-open"));
    storage.close();
  });

  it("is paid on a day of the calendar, which can be put right", async () => {
    const { storage, companyId } = await open();
    const closed = await closedOf(storage, await beginRun(storage, companyId));
    const never = { ...on(closed), paidOn: "2026-11-31" as Day };
    expect(await markPaid(storage, never)).toEqual(refused("bad-day"));
    const paid = must(await markPaid(storage, { ...on(closed), paidOn: PAY_DAY }));
    const same = must(await markPaid(storage, { ...on(paid), paidOn: PAY_DAY }));
    expect(same).toEqual(paid);
    const later = must(await markPaid(storage, { ...on(paid), paidOn: day("2026-12-01") }));
    expect(later).toMatchObject({ status: "paid", paidOn: "2026-12-01", version: paid.version + 1 });
    storage.close();
  });

  it("is opened by its own command alone: taking the closing back as a record is refused", async () => {
    const { storage, companyId } = await open();
    const run = await beginRun(storage, companyId);
    const target = newId("command");
    const closed = must(await closeRun(storage, { ...on(run), id: target }));
    expect(await undoRecords(storage, { id: newId("command"), target })).toEqual(refused("nothing-to-undo"));
    expect(await stored(storage, run)).toEqual(closed);
    storage.close();
  });
});

it("a run is read with the company's run before it, over months that have none", async () => {
  const { storage, companyId } = await open();
  const [july1, july2] = [
    await beginRun(storage, companyId, "2026-07 -1"),
    await beginRun(storage, companyId, "2026-07 -2"),
  ];
  await hire(storage, await makeCompany(storage, "Otra"), employeeFields("Otra"));
  const november = await beginRun(storage, companyId);
  expect(await readEarlierRun(storage, november)).toEqual({ run: july2, first: july1 });
  expect(await readEarlierRun(storage, july2)).toEqual({ run: july1, first: null });
  expect(await readEarlierRun(storage, july1)).toBeNull();
  storage.close();
});

it("what a run is compared with is not read anew when the run is saved, but when the other one is", async () => {
  const { storage, companyId } = await open();
  const october = await beginRun(storage, companyId, "2026-10");
  const november = await beginRun(storage, companyId);
  const told: string[] = [];
  const watch = (name: string, query: () => Promise<{ readonly run: StoredRun } | null>) =>
    liveQuery(async () => await query()).subscribe((found) => told.push(`${name} ${found?.run.version}`));
  const watching = [
    watch("november", () => readRun(storage, november.id)),
    watch("october", () => readEarlierRun(storage, november)),
  ];
  await expect.poll(() => told).toEqual(expect.arrayContaining(["november 1", "october 1"]));
  must(await saveRun(storage, typed(november, 2)));
  await expect.poll(() => told).toContain("november 2");
  must(await saveRun(storage, typed(october, 4)));
  await expect.poll(() => told).toContain("october 2");
  expect(told.filter((each) => each === "october 1")).toHaveLength(1);
  for (const each of watching) each.unsubscribe();
  storage.close();
});

describe("two fortnights", () => {
  async function halves() {
    const world = await open();
    const first = await beginRun(world.storage, world.companyId, "2026-11 -1");
    const second = await beginRun(world.storage, world.companyId, "2026-11 -2");
    return { ...world, first, second };
  }

  it("the second is read with the first, closes after it, and holds it closed", async () => {
    const { storage, first, second } = await halves();
    expect(await readRun(storage, second.id)).toMatchObject({
      run: second,
      first,
      entry: null,
    });
    expect(await readRun(storage, first.id)).toMatchObject({ first: null });
    expect(await closeRun(storage, on(second))).toEqual(refused("first-open"));
    const paid = await closedOf(storage, first);
    const closed = await closedOf(storage, second);
    expect(must(computeKept(closed, paid)).changed).toBe(0);
    expect(await reopenRun(storage, on(paid))).toEqual(refused("second-closed"));
    const open = must(await reopenRun(storage, on(closed)));
    expect(open.status).toBe("draft");
    expect(await reopenRun(storage, on(paid))).toMatchObject({ ok: true });
    storage.close();
  });

  it("the first neither begins nor comes back once the second was closed without it", async () => {
    const { storage, companyId, first, second } = await halves();
    const target = newId("command");
    must(await deleteRun(storage, { id: target, runId: first.id }));
    await closedOf(storage, second);
    expect(await undoRecords(storage, { id: newId("command"), target })).toEqual(refused("nothing-to-undo"));
    const command = { id: newId("command"), runId: newId("payrollRun"), companyId, copyFrom: null };
    const again = { ...command, period: periodOf("2026-11 -1") };
    expect(await createRun(storage, again)).toEqual(refused("second-closed"));
    storage.close();
  });
});

describe("what the plan gives (PL-02)", () => {
  it("one person a run on the free plan", async () => {
    const { storage, companyId } = await open("free");
    const run = await beginRun(storage, companyId);
    const more = { ...typed(run, 1), people: [...run.people, memberOf({}, "Ana")] };
    expect(await saveRun(storage, more)).toEqual({
      ok: false,
      error: { kind: "plan", text: "payroll-add-person" },
    });
    await closedOf(storage, run);
    storage.close();
  });

  it("a run of several that a former plan left is still written to and closed; none begins with several (PL-07)", async () => {
    let plan: WritingPlan = "premium";
    const storage = await openTestStorage({ newId, plan: { now: () => plan, fresh: async () => plan } });
    const companyId = await makeCompany(storage);
    await hire(storage, companyId);
    await hire(storage, companyId, employeeFields("Ana"));
    const run = await beginRun(storage, companyId);
    plan = "free";
    const now = must(await saveRun(storage, typed(run, 4)));
    const more = { ...typed(now, 1), people: [...now.people, memberOf({}, "Luz")] };
    expect(await saveRun(storage, more)).toMatchObject(refused("plan"));
    await closedOf(storage, now);
    const command = { id: newId("command"), runId: newId("payrollRun"), companyId, copyFrom: null };
    expect(await createRun(storage, { ...command, period: periodOf("2026-12") })).toEqual({
      ok: false,
      error: { kind: "plan", text: "payroll-add-person" },
    });
    storage.close();
  });
});

describe("beside other records", () => {
  it("calculations of the calculator are another list, and its commands touch no run", async () => {
    const { storage, companyId } = await open();
    const run = await beginRun(storage, companyId);
    // Ids of one kind given for the other's, as a forged address would.
    const runAsCalculation = run.id as string as CalculationId;
    const calculation = { calculationId: newId("calculation"), rows: PEOPLE, from: runAsCalculation };
    const kept = { id: newId("command"), set: "academic" as const, day: PAY_DAY, ...calculation };
    const saved = must(await savePayroll(storage, kept));
    const calculationAsRun = saved.id as string as PayrollRunId;
    expect(await listPayrolls(storage)).toEqual([saved]);
    expect(await listRuns(storage, companyId)).toEqual([run]);
    expect(await readRun(storage, calculationAsRun)).toBeNull();
    expect(await deletePayroll(storage, { id: newId("command"), calculationId: runAsCalculation })).toEqual(
      refused("unknown-payroll"),
    );
    expect(await deleteRun(storage, { id: newId("command"), runId: calculationAsRun })).toEqual(
      refused("unknown-run"),
    );
    storage.close();
  });

  it("AC-11 runs of a deleted company take no writing, and come back with it", async () => {
    const { storage, companyId } = await open();
    const run = await beginRun(storage, companyId);
    const target = newId("command");
    must(await deleteCompany(storage, { id: target, companyId }));
    expect(await saveRun(storage, typed(run, 4))).toEqual(refused("unknown-company"));
    expect(await closeRun(storage, on(run))).toEqual(refused("unknown-company"));
    must(await undoRecords(storage, { id: newId("command"), target }));
    expect(await listRuns(storage, companyId)).toEqual([run]);
    await closedOf(storage, run);
    storage.close();
  });

  it("a run that cannot be read is in no list and takes no command", async () => {
    const { storage, companyId } = await open();
    const run = await beginRun(storage, companyId);
    await storage.db.payrollRuns.put({ ...run, kept: [] });
    expect(await listRuns(storage, companyId)).toEqual([]);
    expect(await closeRun(storage, on(run))).toEqual(refused("unknown-run"));
    storage.close();
  });
});

it("PY-28 a new run takes over the leave that runs on, from a draft and between fortnights", async () => {
  const { storage, companyId } = await open();
  const september = await beginRun(storage, companyId, "2026-09");
  const sick = { kind: "sick" as const, from: day("2026-09-20"), to: day("2026-10-20") };
  const ended = { kind: "paid" as const, from: day("2026-09-01"), to: day("2026-09-03") };
  const people = september.people.map((each) => ({
    ...each,
    input: { ...each.input, absences: [ended, sick] },
  }));
  must(await saveRun(storage, { ...on(september), settings: september.settings, overrides: {}, people }));
  const first = await beginRun(storage, companyId, "2026-10 -1");
  const second = await beginRun(storage, companyId, "2026-10 -2");
  const november = await beginRun(storage, companyId, "2026-11");
  const taken = [first, second, november].map(({ people: [member] }) => member?.input.absences);
  expect(taken).toEqual([[sick], [sick], []]);
});
