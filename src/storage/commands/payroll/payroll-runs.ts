import type { Refusal } from "#domain/accounting/refusal.ts";
import { asDay, asMonth } from "#domain/kernel/as-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { CommandId, CompanyId, PayrollRunId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { DEFAULT_SETTINGS, type EmployerKind } from "#domain/payroll/employee/contract.ts";
import { typedLaw } from "#domain/payroll/law/typed-law.ts";
import { closedRun } from "#domain/payroll/run/close-run.ts";
import { membersFor } from "#domain/payroll/run/members-for.ts";
import type { PayrollPeriod } from "#domain/payroll/run/period.ts";
import { periodSpan } from "#domain/payroll/run/period.ts";
import { refuseBeginning, refuseReopening } from "#domain/payroll/run/refuse-run.ts";
import type { RunRefusal } from "#domain/payroll/run/run-refusal.ts";
import type { StoredRun } from "#domain/payroll/run/stored-run.ts";
import { refuseSettled } from "#domain/payroll/settlement/settled-people.ts";
import { NET_PAYABLE } from "#domain/payroll/slip/concepts.data.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { planNow } from "../../engine/plan-check.ts";
import { runCommand } from "../../engine/run-command.ts";
import { payableEmployees } from "../../payroll/payment-posting.ts";
import {
  changeRun,
  findRun,
  monthRuns,
  type PayrollCommandResult,
  RUN_TABLES,
  type RunCommand,
  refuseCompany,
  refusePeople,
  runsOfYearBefore,
  runsSince,
} from "../../payroll/payroll-work.ts";
import { isPaidInBooks, readPosting } from "../../payroll/run-posting.ts";
import { readRow } from "../../shapes/read-row.ts";
import { keptRunShape } from "../../shapes/records/stored-run-shape.ts";

export interface CreateRun {
  readonly id: CommandId;
  readonly runId: PayrollRunId;
  readonly companyId: CompanyId;
  readonly period: PayrollPeriod;
  /** Another run of the company, whose settings, deductions and certificates are copied; null for none. */
  readonly copyFrom: PayrollRunId | null;
  /** Kind of employer, for a run not copied from another; a society by default. */
  readonly employer?: EmployerKind;
}

/** The new run, as a draft. Call within the transaction. */
async function newRun(
  { db }: AppStorage,
  { runId, companyId, period, copyFrom, employer = DEFAULT_SETTINGS.employer }: CreateRun,
  at: number,
): Promise<Result<StoredRun, RunRefusal>> {
  const runs = await monthRuns(db, companyId, period.month);
  const refusal = refuseBeginning({ period }, runs);
  if (refusal) return err(refusal);
  const copied = copyFrom === null ? ok(null) : await findRun(db, copyFrom);
  if (!copied.ok) return copied;
  const source = copied.value;
  if (source !== null && source.companyId !== companyId) return err({ kind: "unknown-run" });
  const employees = await payableEmployees(db, companyId);
  const before = await runsOfYearBefore(db, companyId, period.month);
  return ok({
    id: runId,
    companyId,
    period,
    status: "draft",
    overrides: typedLaw([...before, ...runs], periodSpan(period).to),
    settings: source?.settings ?? { ...DEFAULT_SETTINGS, employer },
    people: membersFor(
      employees,
      period,
      source?.people ?? [],
      [...before, ...runs],
      await runsSince(db, companyId, period.month),
    ),
    kept: null,
    paidOn: null,
    posting: null,
    createdAt: at,
    updatedAt: at,
    version: 1,
  });
}

/**
 * Creates the run of a period with every employee whose contract overlaps it, up to the day of a settlement. Refused if another run pays days of the
 * period, or with more people than the plan allows.
 */
export async function createRun(
  storage: AppStorage,
  command: CreateRun,
): Promise<PayrollCommandResult<StoredRun>> {
  const { db, clock } = storage;
  const at = clock.now();
  const plan = await planNow(storage);
  if (!plan.ok) return plan;
  const head = { id: command.id, kind: "create-run" } as const;
  return runCommand<StoredRun, RunRefusal | Refusal>(storage, head, RUN_TABLES, async () => {
    if (asMonth(command.period.month) === null) return err({ kind: "bad-run" });
    const refusal = await refuseCompany(storage, plan.value, command.companyId);
    if (refusal) return err(refusal);
    const made = await newRun(storage, command, at);
    if (!made.ok) return made;
    const run = made.value;
    const tooMany = refusePeople(plan.value, run.people.length, 0);
    if (tooMany) return err(tooMany);
    const write = () => db.payrollRuns.add(run);
    return ok({
      answer: run,
      changes: [{ table: "payrollRuns", key: run.id, before: null, after: run }],
      write,
    });
  });
}

export interface SaveRun extends RunCommand, Pick<StoredRun, "settings" | "overrides" | "people"> {}

/** The draft with what was typed, key by key as it is kept; null for what no form writes, and for any but a draft. */
function withTyped(run: StoredRun, { settings, overrides, people }: SaveRun): StoredRun | null {
  return run.status === "draft" ? readRow(keptRunShape, { ...run, settings, overrides, people }) : null;
}

/**
 * Saves input into a draft. A draft pays nobody, so like other drafts it leaves no audit record: the trail would hold
 * the whole run twice for every pause in the typing. A later version by another tab is never overwritten (MT-02).
 */
export async function saveRun(
  storage: AppStorage,
  command: SaveRun,
): Promise<PayrollCommandResult<StoredRun>> {
  const { db, clock } = storage;
  const at = clock.now();
  const plan = await planNow(storage);
  if (!plan.ok) return plan;
  const head = { id: command.id, kind: "save-run" } as const;
  return runCommand<StoredRun, RunRefusal | Refusal>(storage, head, RUN_TABLES, async () => {
    const found = await findRun(db, command.runId);
    if (!found.ok) return found;
    const before = found.value;
    const typed = withTyped(before, command);
    // Compared by contents: a retried save of the same input is the same draft (ST-09).
    if (before.version === command.version + 1 && JSON.stringify(typed) === JSON.stringify(before))
      return ok({ answer: before, changes: [] });
    if (before.version !== command.version) return err({ kind: "stale-run", current: before });
    if (before.status !== "draft") return err({ kind: "run-closed" });
    const refusal =
      (await refuseCompany(storage, plan.value, before.companyId)) ??
      refusePeople(plan.value, command.people.length, before.people.length);
    if (refusal) return err(refusal);
    if (typed === null) return err({ kind: "bad-run" });
    const after: StoredRun = { ...typed, updatedAt: at, version: before.version + 1 };
    return ok({ answer: after, changes: [], write: () => db.payrollRuns.put(after) });
  });
}

/**
 * Computes a draft and stores its figures: later changes to the law's data do not affect them. Refused with the first
 * problem of any person, for a person settled before the last paid day, and while the month's first fortnight is open.
 */
export function closeRun(storage: AppStorage, command: RunCommand): Promise<PayrollCommandResult<StoredRun>> {
  return changeRun(storage, command, "close-run", async (run) => {
    const settled = refuseSettled(run, await payableEmployees(storage.db, run.companyId));
    if (settled) return err(settled);
    return closedRun(run, await monthRuns(storage.db, run.companyId, run.period.month));
  });
}

/** Reopens a closed run. Refused while it is paid, its entry counts, or the second fortnight builds on it. */
export function reopenRun(
  storage: AppStorage,
  command: RunCommand,
): Promise<PayrollCommandResult<StoredRun>> {
  return changeRun(storage, command, "reopen-run", async (run) => {
    const refusal = refuseReopening(run, await monthRuns(storage.db, run.companyId, run.period.month));
    if (refusal) return err(refusal);
    if ((await readPosting(storage.db, run))?.counts) return err({ kind: "run-posted" });
    if (await isPaidInBooks(storage.db, run)) return err({ kind: "payment-posted" });
    return ok({ ...run, status: "draft", kept: null });
  });
}

/** Marks a closed run as paid on a day; calling it again corrects the day. */
export function markPaid(
  storage: AppStorage,
  command: RunCommand & { readonly paidOn: Day },
): Promise<PayrollCommandResult<StoredRun>> {
  const { paidOn } = command;
  return changeRun(storage, command, "mark-run-paid", (run) => {
    if (asDay(paidOn) === null) return err({ kind: "bad-day" });
    if (run.status === "draft") return err({ kind: "run-open" });
    return ok(run.paidOn === paidOn ? null : { ...run, status: "paid", paidOn });
  });
}

/** Takes the mark back. Refused while an entry pays the net: its reversal or undo comes first. */
export function unmarkPaid(
  storage: AppStorage,
  command: RunCommand,
): Promise<PayrollCommandResult<StoredRun>> {
  return changeRun(storage, command, "unmark-run-paid", async (run) => {
    if (run.status !== "paid") return ok(null);
    if (await isPaidInBooks(storage.db, run, NET_PAYABLE)) return err({ kind: "payment-posted" });
    return ok({ ...run, status: "closed", paidOn: null });
  });
}

export interface DeleteRun {
  readonly id: CommandId;
  readonly runId: PayrollRunId;
}

/**
 * Deletes a draft, on any plan. Refused while an entry of it counts. `undoRecords` with this command's id restores
 * it, unless another run pays its days by then. Returns the deleted run.
 */
export async function deleteRun(
  storage: AppStorage,
  command: DeleteRun,
): Promise<PayrollCommandResult<StoredRun>> {
  const { db } = storage;
  const head = { id: command.id, kind: "delete-run" } as const;
  return runCommand<StoredRun, RunRefusal>(storage, head, RUN_TABLES, async () => {
    const found = await findRun(db, command.runId);
    if (!found.ok) return found;
    const before = found.value;
    if (before.status !== "draft") return err({ kind: "run-closed" });
    if ((await readPosting(db, before))?.counts) return err({ kind: "run-posted" });
    const write = () => db.payrollRuns.delete(before.id);
    return ok({
      answer: before,
      changes: [{ table: "payrollRuns", key: before.id, before, after: null }],
      write,
    });
  });
}
