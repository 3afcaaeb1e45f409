import { describe, expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { CalculationId } from "#domain/kernel/ids.ts";
import type { PayrollRow } from "#domain/payroll/calculator/payroll-row.ts";
import { keptTotals } from "#domain/payroll/calculator/saved-payroll.ts";
import { mergeBackup } from "#storage/backup/merge-backup.ts";
import { readBackup } from "#storage/backup/read-backup.ts";
import { restoreBackup } from "#storage/backup/restore-backup.ts";
import { activateCompany } from "#storage/commands/companies/change-company.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { deletePayroll, type SavePayroll, savePayroll } from "#storage/commands/payroll/payroll.ts";
import { undoRecords } from "#storage/commands/undo-records.ts";
import { type AppStorage, openAccountDatabase } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { fixedPlan, type WritingPlan } from "#storage/engine/plan-source.ts";
import { listPayrolls } from "#storage/queries/payroll/payroll.ts";
import { readRow } from "#storage/shapes/read-row.ts";
import { TABLE_SHAPES } from "#storage/shapes/table-shapes.ts";
import { makeBackup } from "#tests/support/files/make-backup.ts";
import { PEOPLE, payrollRow } from "#tests/support/payroll/payroll.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

const OWNER = { id: "acct_owner", name: "Mariana", email: "mariana@lasabana.co" };

async function open(plan: WritingPlan = "premium"): Promise<AppStorage> {
  return openTestStorage({ newId, plan: fixedPlan(plan) });
}

function command(rows: readonly PayrollRow[], from: CalculationId | null = null): SavePayroll {
  const made = { set: "academic" as const, day: day("2026-11-21") };
  return { id: newId("command"), calculationId: newId("calculation"), rows, from, ...made };
}

async function keep(storage: AppStorage, rows: readonly PayrollRow[] = PEOPLE) {
  const saved = await savePayroll(storage, command(rows));
  if (!saved.ok) throw new Error(saved.error.kind);
  return saved.value;
}

describe("a calculation that was saved", () => {
  it("holds what was typed, the day and the active company; the newest stands first", async () => {
    const storage = await open();
    const first = await keep(storage);
    expect(first).toMatchObject({ set: "academic", companyId: null, rows: PEOPLE });
    const companyId = newId("company");
    await createCompany(storage, { id: newId("command"), companyId, name: "La Sabana" });
    await activateCompany(storage, { id: newId("command"), companyId });
    const second = await keep(storage, [payrollRow()]);
    expect(second.companyId).toBe(companyId);
    expect(await listPayrolls(storage)).toEqual([second, first]);
    storage.close();
  });

  it("by the law of a day keeps that day; one without a known law is none to keep", async () => {
    const storage = await open();
    const law = { ...command(PEOPLE), set: "law" as const };
    expect(await savePayroll(storage, law)).toMatchObject({
      ok: true,
      value: { set: "law", day: "2026-11-21" },
    });
    const terms = { employer: "person-one", overrides: { hourDivisor: 240 } } as const;
    const told = await savePayroll(storage, { ...law, ...command(PEOPLE), set: "law", terms });
    // The totals are stored too, and survive a backup unchanged.
    expect(told).toMatchObject({
      ok: true,
      value: { terms, totals: keptTotals(PEOPLE, "law", law.day, terms) },
    });
    const unknown = { ...command(PEOPLE), set: "law" as const, day: day("2020-01-01") };
    expect(await savePayroll(storage, unknown)).toEqual({ ok: false, error: { kind: "bad-payroll" } });
    storage.close();
  });

  it("is saved once, however often the same command comes (ST-09)", async () => {
    const storage = await open();
    const once = command(PEOPLE);
    const first = await savePayroll(storage, once);
    expect(await savePayroll(storage, once)).toEqual(first);
    expect(await listPayrolls(storage)).toHaveLength(1);
    storage.close();
  });

  it.each<[string, readonly PayrollRow[]]>([
    ["nobody", []],
    ["a person without a name", [payrollRow("  ")]],
    ["a salary of 0", [payrollRow("Luz", 0)]],
    ["a salary that no field holds", [{ ...payrollRow(), basicSalary: -1 as PayrollRow["basicSalary"] }]],
    ["a percentage that is no number", [{ ...payrollRow(), arl: Number.NaN }]],
    ["a name without end", [payrollRow("x".repeat(501))]],
    ["more people than a screen", Array.from({ length: 1001 }, (_, at) => payrollRow("Luz", 1, `row-${at}`))],
  ])("is refused with %s", async (_what, rows) => {
    const storage = await open();
    expect(await savePayroll(storage, command(rows))).toEqual({ ok: false, error: { kind: "bad-payroll" } });
    expect(await listPayrolls(storage)).toEqual([]);
    storage.close();
  });

  it("goes and comes back; what is not there cannot go", async () => {
    const storage = await open();
    const saved = await keep(storage);
    const target = newId("command");
    expect(await deletePayroll(storage, { id: target, calculationId: saved.id })).toEqual({
      ok: true,
      value: saved,
    });
    expect(await listPayrolls(storage)).toEqual([]);
    expect(await deletePayroll(storage, { id: newId("command"), calculationId: saved.id })).toEqual({
      ok: false,
      error: { kind: "unknown-payroll" },
    });
    expect(await undoRecords(storage, { id: newId("command"), target })).toMatchObject({ ok: true });
    const [back] = await listPayrolls(storage);
    expect(back).toEqual({ ...saved, version: 2, updatedAt: back?.updatedAt });
    storage.close();
  });
});

describe("what the plan gives (PL-02)", () => {
  it("one person is kept on the free plan, several only on the paid one", async () => {
    const storage = await open("free");
    expect(await savePayroll(storage, command([payrollRow()]))).toMatchObject({ ok: true });
    expect(await savePayroll(storage, command(PEOPLE))).toEqual({
      ok: false,
      error: { kind: "plan", text: "payroll-add-person" },
    });
    storage.close();
  });

  it("several that a former plan left may be kept again, one more may not (PL-07)", async () => {
    let plan: WritingPlan = "premium";
    const source = { now: () => plan, fresh: async () => plan };
    const storage = await openTestStorage({ newId, plan: source });
    const { id } = await keep(storage);
    plan = "free";
    expect(await savePayroll(storage, command(PEOPLE, id))).toMatchObject({ ok: true });
    const more = [...PEOPLE, payrollRow("Otra", 1, "row-5")];
    expect(await savePayroll(storage, command(more, id))).toMatchObject({ ok: false });
    storage.close();
  });
});

describe("in backups", () => {
  it("comes through a restore and a merge as it was (I-21)", async () => {
    const storage = await open();
    const saved = await keep(storage);
    const read = await readBackup(await makeBackup(storage, OWNER));
    if (!read.ok) throw new Error(read.error);
    const other = await open();
    expect(await restoreBackup(other, read.value, OWNER, null)).toMatchObject({ ok: true });
    const restored = await openAccountDatabase(other.name);
    expect(await listPayrolls(restored)).toEqual([saved]);
    restored.close();
    const third = await open();
    const own = await keep(third, [payrollRow("Luz Dary")]);
    expect(await mergeBackup(third, read.value)).toMatchObject({ ok: true });
    expect((await listPayrolls(third)).map(({ id }) => id).sort()).toEqual([own.id, saved.id].sort());
    third.close();
    storage.close();
  });

  it("keeps the days of a part month; one kept before there were any is a whole month", async () => {
    const storage = await open();
    const part = { ...payrollRow("Ana", 2_000_000), workedDays: 15 };
    const law = { ...command([part]), set: "law" as const };
    const saved = await savePayroll(storage, law);
    expect(saved).toMatchObject({ ok: true, value: { rows: [part], totals: { grossSalary: 1_124_548 } } });
    if (!saved.ok) return;
    const copy = (value: unknown) => readRow(TABLE_SHAPES.calculations, value);
    expect(copy(saved.value)).toEqual(saved.value);
    const { workedDays: _days, ...whole } = part;
    expect(copy({ ...saved.value, rows: [whole] })).toEqual({ ...saved.value, rows: [whole] });
    expect(keptTotals([whole], "law", law.day)?.grossSalary).toBe(2_249_095);
    for (const workedDays of [31, -1, 1.5, "15", null])
      expect(copy({ ...saved.value, rows: [{ ...part, workedDays }] }), String(workedDays)).toBeNull();
    const impossible = { ...command([{ ...part, workedDays: 31 }]), set: "law" as const };
    expect(await savePayroll(storage, impossible)).toEqual({ ok: false, error: { kind: "bad-payroll" } });
    storage.close();
  });

  it.each([
    ["figures as text", { basicSalary: "2200000" }],
    ["a percentage beyond its field", { arl: 101 }],
    ["a negative allowance", { transportAllowance: -1 }],
  ])("a record with %s is none of ours", async (_what, change) => {
    const storage = await open();
    const saved = await keep(storage, [payrollRow()]);
    const copy = (value: unknown) => readRow(TABLE_SHAPES.calculations, value);
    expect(copy(saved)).toEqual(saved);
    expect(copy({ ...saved, rows: [{ ...payrollRow(), ...change }] })).toBeNull();
    storage.close();
  });
});
