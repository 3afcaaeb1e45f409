import { activeCompany } from "#domain/company/company.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { CalculationId, CommandId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import type { LawTerms } from "#domain/payroll/calculator/calculator.ts";
import type { ParameterSet } from "#domain/payroll/calculator/parameter-set.ts";
import type { PayrollRefusal } from "#domain/payroll/calculator/payroll-refusal.ts";
import type { PayrollRow } from "#domain/payroll/calculator/payroll-row.ts";
import { keptTotals, type SavedPayroll } from "#domain/payroll/calculator/saved-payroll.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { planNow, refusedByPlan } from "../../engine/plan-check.ts";
import { mostOf } from "../../engine/plan-source.ts";
import { runCommand, type StorageRefusal } from "../../engine/run-command.ts";

type PayrollAnswer<Answer> = Promise<Result<Answer, PayrollRefusal | StorageRefusal>>;

export interface SavePayroll {
  readonly id: CommandId;
  readonly calculationId: CalculationId;
  readonly rows: readonly PayrollRow[];
  readonly set: ParameterSet;
  /** Date of the law used for the calculation. */
  readonly day: Day;
  /** Absent if the calculation used only the day. */
  readonly terms?: LawTerms;
  /** Saved calculation these people come from; as many people as it has may be saved again, whatever the plan. */
  readonly from: CalculationId | null;
}

/** Saves a calculation, for the active company. */
export async function savePayroll(storage: AppStorage, command: SavePayroll): PayrollAnswer<SavedPayroll> {
  const { db, clock } = storage;
  const at = clock.now();
  const plan = await planNow(storage);
  if (!plan.ok) return plan;
  const head = { id: command.id, kind: "save-payroll" } as const;
  return runCommand<SavedPayroll, PayrollRefusal>(storage, head, ["calculations", "companies"], async () => {
    const { rows, set, day, terms } = command;
    const totals = keptTotals(rows, set, day, terms);
    if (totals === null) return err({ kind: "bad-payroll" });
    const [before, companies] = await Promise.all([
      command.from === null ? undefined : db.calculations.get(command.from),
      db.companies.toArray(),
    ]);
    const people = rows.length;
    const former = before?.rows.length ?? 0;
    const known = Math.max(mostOf(plan.value, "payrollPeople"), former);
    const refusal =
      refusedByPlan(plan.value, "save-payroll", {}) ??
      (people > known ? refusedByPlan(plan.value, "add-payroll-person", { people }) : null);
    if (refusal) return err(refusal);
    const saved: SavedPayroll = {
      id: command.calculationId,
      companyId: activeCompany(companies.filter((each) => each.deletedAt === undefined))?.id ?? null,
      set,
      day,
      ...(terms ? { terms } : {}),
      rows,
      totals,
      createdAt: at,
      updatedAt: at,
      version: 1,
    };
    await db.calculations.add(saved);
    return ok({
      answer: saved,
      changes: [{ table: "calculations", key: saved.id, before: null, after: saved }],
    });
  });
}

export interface DeletePayroll {
  readonly id: CommandId;
  readonly calculationId: CalculationId;
}

/** Deletes a saved calculation; `undoRecords` restores it. Returns the deleted record. */
export async function deletePayroll(
  storage: AppStorage,
  command: DeletePayroll,
): PayrollAnswer<SavedPayroll> {
  const { db } = storage;
  const head = { id: command.id, kind: "delete-payroll" } as const;
  return runCommand<SavedPayroll, PayrollRefusal>(storage, head, ["calculations"], async () => {
    const before = await db.calculations.get(command.calculationId);
    if (!before) return err({ kind: "unknown-payroll" });
    await db.calculations.delete(before.id);
    return ok({
      answer: before,
      changes: [{ table: "calculations", key: before.id, before, after: null }],
    });
  });
}
