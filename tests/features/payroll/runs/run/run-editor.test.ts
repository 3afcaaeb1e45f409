import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { RunEditor, type SaveRefusal } from "#features/payroll/runs/run/run-editor.ts";
import { saveRun } from "#storage/commands/payroll/payroll-runs.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { readRun } from "#storage/queries/payroll/payroll-runs.ts";
import {
  beginRun,
  closedOf,
  employeeFields,
  hire,
  makeCompany,
  must,
  on,
} from "#tests/support/payroll/payroll-runs.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let run: StoredRun;

beforeEach(async () => {
  storage = await openTestStorage({ newId, plan: fixedPlan("premium") });
  const company = await makeCompany(storage);
  await hire(storage, company);
  await hire(storage, company, employeeFields("Ana", 3_000_000));
  run = await beginRun(storage, company);
});

afterEach(() => storage.close());

const stored = async (): Promise<StoredRun> => {
  const found = await readRun(storage, run.id);
  if (found === null) throw new Error("gone");
  return found.run;
};

function pay(editor: RunEditor, commissions: number, place = 0): void {
  const id = editor.getSnapshot().people[place]?.contract.id ?? "";
  editor.changeMember(id, (each) => ({ ...each, input: { ...each.input, commissions: pesos(commissions) } }));
}

/** Simulates a save in another tab. */
async function elsewhere(commissions: number): Promise<StoredRun> {
  const now = await stored();
  const people = now.people.map((each) => ({
    ...each,
    input: { ...each.input, commissions: pesos(commissions) },
  }));
  return must(await saveRun(storage, { ...on(now), ...now, id: newId("command"), people }));
}

describe("a draft being typed", () => {
  it("keeps what was typed, and leaves the people who were not touched the objects that they were", async () => {
    const editor = new RunEditor(storage, run);
    const [, before] = editor.getSnapshot().people;
    pay(editor, 100_000);
    expect(editor.getSnapshot().people[1]).toBe(before);
    expect(editor.isDirty()).toBe(true);
    expect(await editor.flush()).toBe(true);
    expect((await stored()).people[0]?.input.commissions).toBe(100_000);
    expect(editor.version).toBe((await stored()).version);
    pay(editor, 120_000);
    expect(await editor.flush()).toBe(true);
    expect((await stored()).people[0]?.input.commissions).toBe(120_000);
  });

  it("keeps no line of hours that is still blank, and goes on showing it", async () => {
    const editor = new RunEditor(storage, run);
    const id = run.people[0]?.contract.id ?? "";
    const blank = { kind: "HED", hours: 0, date: day("2026-11-10") } as const;
    editor.changeMember(id, (each) => ({ ...each, input: { ...each.input, hours: [blank] } }));
    expect(await editor.flush()).toBe(true);
    expect((await stored()).people[0]?.input.hours).toEqual([]);
    expect(editor.getSnapshot().people[0]?.input.hours).toEqual([blank]);
  });

  it("MT-02 writes over no other tab's work: a person says which holds", async () => {
    const editor = new RunEditor(storage, run);
    pay(editor, 100_000);
    const other = await elsewhere(7);
    expect(await editor.flush()).toBe(false);
    expect(editor.getOther()).toEqual(other);
    expect((await stored()).people[0]?.input.commissions).toBe(7);
    editor.keepMine();
    expect(await editor.flush()).toBe(true);
    expect((await stored()).people[0]?.input.commissions).toBe(100_000);
    expect(editor.getOther()).toBeNull();
  });

  it("lets go of what was typed for what the other tab saved", async () => {
    const editor = new RunEditor(storage, run);
    pay(editor, 100_000);
    const other = await elsewhere(7);
    await editor.flush();
    editor.takeStored(other);
    expect(editor.isDirty()).toBe(false);
    expect(editor.getSnapshot().people[0]?.input.commissions).toBe(7);
    pay(editor, 9);
    expect(await editor.flush()).toBe(true);
    expect((await stored()).people[0]?.input.commissions).toBe(9);
  });

  it("follows another tab while nothing typed waits, and not while something does", async () => {
    const editor = new RunEditor(storage, run);
    editor.take(await elsewhere(7));
    expect(editor.getSnapshot().people[0]?.input.commissions).toBe(7);
    pay(editor, 9);
    editor.take(await elsewhere(11));
    expect(editor.getSnapshot().people[0]?.input.commissions).toBe(9);
  });

  it("says why a run that was closed meanwhile takes nothing more", async () => {
    const editor = new RunEditor(storage, run);
    const refusals: SaveRefusal["kind"][] = [];
    editor.onRefused = ({ kind }) => refusals.push(kind);
    const closed = await closedOf(storage, run);
    // With the closed version taken over, only the state prevents the change.
    editor.takeStored(closed);
    pay(editor, 100_000);
    expect(await editor.flush()).toBe(false);
    expect(refusals).toEqual(["run-closed"]);
    expect(await stored()).toEqual(closed);
  });
});
