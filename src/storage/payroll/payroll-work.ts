import type { Refusal } from "#domain/accounting/refusal.ts";
import { asMonth } from "#domain/kernel/as-day.ts";
import { addMonths } from "#domain/kernel/calendar-day.ts";
import type { Month } from "#domain/kernel/day.ts";
import type { CommandId, CompanyId, PayrollRunId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { firstHalfOf } from "#domain/payroll/run/run-calendar.ts";
import type { RunRefusal } from "#domain/payroll/run/run-refusal.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import type { AppStorage } from "../engine/app-storage.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import { overLimitNow, planNow, refusedByPlan, refuseOverLimit } from "../engine/plan-check.ts";
import { mostOf, type WritingPlan } from "../engine/plan-source.ts";
import { runCommand, type StorageRefusal } from "../engine/run-command.ts";
import type { CommandKind } from "../shapes/command-kinds.ts";
import { readRow, readRows } from "../shapes/read-row.ts";
import { keptRunShape } from "../shapes/records/stored-run-shape.ts";

/** Result of commands on employees and runs. */
export type PayrollCommandResult<Answer> = Result<Answer, RunRefusal | Refusal | StorageRefusal>;

/** Fields common to all changes of an existing run. */
export interface RunCommand {
  readonly id: CommandId;
  readonly runId: PayrollRunId;
  /** Version that was on screen (MT-02). */
  readonly version: number;
}

/** Tables needed to check the company, its people and settlements, and the entries in its books. */
export const RUN_TABLES = ["payrollRuns", "employees", "settlements", "companies", "books", "pages"] as const;

/**
 * Why a company cannot have payroll, or null: it must exist and be within the plan's limit. Call within a transaction
 * over companies and books.
 */
export async function refuseCompany(
  storage: Pick<AppStorage, "db">,
  plan: WritingPlan,
  companyId: CompanyId,
): Promise<Refusal | null> {
  const company = await storage.db.companies.get(companyId);
  if (!company || company.deletedAt !== undefined) return { kind: "unknown-company" };
  return refuseOverLimit(await overLimitNow(storage, plan), "companies", companyId);
}

/** Refuses more people than the plan allows, unless as many were there before (PL-07). */
export function refusePeople(plan: WritingPlan, people: number, before: number): Refusal | null {
  if (people <= Math.max(mostOf(plan, "payrollPeople"), before)) return null;
  return refusedByPlan(plan, "add-payroll-person", { people });
}

const BY_MONTH = "[companyId+period.month]";

/** The readable runs of one month: only these can share days or be each other's fortnights. */
export async function monthRuns(
  db: CuadraDatabase,
  companyId: CompanyId,
  month: Month,
): Promise<readonly StoredRun[]> {
  const rows = await db.payrollRuns.where(BY_MONTH).equals([companyId, month]).toArray();
  return readRows(keptRunShape, rows);
}

/** The readable runs of the twelve months before a month. */
export async function runsOfYearBefore(
  db: CuadraDatabase,
  companyId: CompanyId,
  month: Month,
): Promise<readonly StoredRun[]> {
  const range = [addMonths(month, -12), addMonths(month, -1)].map((each) => [companyId, each]);
  const rows = await db.payrollRuns.where(BY_MONTH).between(range[0], range[1], true, true).toArray();
  return readRows(keptRunShape, rows);
}

/** The readable runs of the year before a month, and all later ones: what may be owed or taken up of a raise. */
export async function runsSince(
  db: CuadraDatabase,
  companyId: CompanyId,
  month: Month,
): Promise<readonly StoredRun[]> {
  const from = [companyId, addMonths(month, -12)];
  const rows = await db.payrollRuns
    .where(BY_MONTH)
    .between(from, [companyId, "\uffff"], true, true)
    .toArray();
  return readRows(keptRunShape, rows);
}

/** For a second fortnight, the run of the month's first; otherwise null. The run itself is not read. */
export async function firstRunOf(
  db: CuadraDatabase,
  { id, companyId, period }: Pick<StoredRun, "id" | "companyId" | "period">,
): Promise<StoredRun | null> {
  if (period.part !== "second-half") return null;
  const keys = await db.payrollRuns.where(BY_MONTH).equals([companyId, period.month]).primaryKeys();
  const rows = await db.payrollRuns.bulkGet(keys.filter((key) => key !== id));
  return firstHalfOf(readRows(keptRunShape, rows), period);
}

/**
 * The runs of the latest earlier month that has any. The range excludes this month, because live queries count its
 * bounds as read.
 */
export async function earlierRuns(
  db: CuadraDatabase,
  companyId: CompanyId,
  month: Month,
): Promise<readonly StoredRun[]> {
  const upTo = addMonths(month, -1);
  const before = db.payrollRuns.where(BY_MONTH).between([companyId, ""], [companyId, upTo], true, true);
  const [last] = await before.reverse().limit(1).keys();
  const found = Array.isArray(last) ? asMonth(String(last[1])) : null;
  return found === null ? [] : monthRuns(db, companyId, found);
}

/** A readable run, or why there is none. Call within the transaction. */
export async function findRun(db: CuadraDatabase, id: PayrollRunId): Promise<Result<StoredRun, RunRefusal>> {
  const found = readRow(keptRunShape, await db.payrollRuns.get(id));
  return found ? ok(found) : err({ kind: "unknown-run" });
}

type Changed = Result<StoredRun | null, RunRefusal | Refusal>;

/**
 * Changes one run of a company that may be written to; `change` returns the new run, or null for no change. Refused
 * if the stored version is not the one on screen.
 */
export async function changeRun(
  storage: AppStorage,
  command: RunCommand,
  kind: CommandKind,
  change: (run: StoredRun, plan: WritingPlan) => Changed | Promise<Changed>,
): Promise<PayrollCommandResult<StoredRun>> {
  const { db, clock } = storage;
  const at = clock.now();
  const plan = await planNow(storage);
  if (!plan.ok) return plan;
  const head = { id: command.id, kind };
  return runCommand<StoredRun, RunRefusal | Refusal>(storage, head, RUN_TABLES, async () => {
    const found = await findRun(db, command.runId);
    if (!found.ok) return found;
    const before = found.value;
    if (before.version !== command.version) return err({ kind: "stale-run", current: before });
    const refusal = await refuseCompany(storage, plan.value, before.companyId);
    if (refusal) return err(refusal);
    const changed = await change(before, plan.value);
    if (!changed.ok) return changed;
    if (changed.value === null) return ok({ answer: before, changes: [] });
    const after: StoredRun = { ...changed.value, updatedAt: at, version: before.version + 1 };
    const write = () => db.payrollRuns.put(after);
    return ok({ answer: after, changes: [{ table: "payrollRuns", key: after.id, before, after }], write });
  });
}
