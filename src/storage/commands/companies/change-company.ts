import type { Refusal } from "#domain/accounting/refusal.ts";
import { activeCompany, type Company } from "#domain/company/company.ts";
import type { CommandId, CompanyId } from "#domain/kernel/ids.ts";
import { err, ok, type Result } from "#domain/kernel/result.ts";
import { type ReviewedSignal, withReviewed } from "#domain/watching/signal.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { overLimitNow, planNow, refuseOverLimit } from "../../engine/plan-check.ts";
import { runCommand } from "../../engine/run-command.ts";
import { sameText } from "../../engine/same-text.ts";
import type { CommandResult } from "../../pages/book-work.ts";
import type { CommandKind } from "../../shapes/command-kinds.ts";
import { type CompanyFields, writeFields } from "./create-company.ts";

export interface CompanyCommand {
  readonly id: CommandId;
  readonly companyId: CompanyId;
}

/** Runs one change to one existing company; `change` returns the new record, or null for no change. */
export async function changeCompanyRow(
  storage: AppStorage,
  asked: CompanyCommand,
  kind: CommandKind,
  change: (company: Company, all: readonly Company[], at: number) => Promise<Result<Company | null, Refusal>>,
): Promise<CommandResult<Company>> {
  const at = storage.clock.now();
  const { companies } = storage.db;
  return runCommand<Company, Refusal>(storage, { id: asked.id, kind }, ["companies", "books"], async () => {
    const all = (await companies.toArray()).filter((each) => each.deletedAt === undefined);
    const before = all.find((each) => each.id === asked.companyId);
    if (!before) return err({ kind: "unknown-company" });
    const changed = await change(before, all, at);
    if (!changed.ok) return changed;
    if (changed.value === null) return ok({ answer: before, changes: [] });
    const after = { ...changed.value, updatedAt: at, version: before.version + 1 };
    await companies.put(after);
    return ok({ answer: after, changes: [{ table: "companies", key: after.id, before, after }] });
  });
}

export interface ChangeCompany extends CompanyCommand, CompanyFields {
  /** Version shown by the form; if the stored one differs, the change is refused (MT-02). */
  readonly version?: number;
}

/** Changes what a person enters about a company: name, NIT, city, signers, sector, fiscal year, cuts. */
export async function changeCompany(
  storage: AppStorage,
  command: ChangeCompany,
): Promise<CommandResult<Company>> {
  const plan = await planNow(storage);
  if (!plan.ok) return plan;
  return changeCompanyRow(storage, command, "change-company", async (company) => {
    const over = refuseOverLimit(await overLimitNow(storage, plan.value), "companies", company.id);
    if (over) return err(over);
    if (command.version !== undefined && command.version !== company.version)
      return err({ kind: "stale-company", current: company });
    return writeFields(company, command);
  });
}

/**
 * Makes a company the only active one. Allowed on every plan: on the free one it chooses which company can be written
 * to.
 */
export async function activateCompany(
  storage: AppStorage,
  command: CompanyCommand,
): Promise<CommandResult<Company>> {
  return changeCompanyRow(storage, command, "activate-company", async (company, all, at) => {
    if (activeCompany(all)?.id === company.id) return ok(null);
    // Later than every other activation, even if the clock was set back.
    const last = Math.max(...all.map((each) => each.activatedAt ?? 0));
    return ok({ ...company, activatedAt: Math.max(at, last + 1) });
  });
}

export interface ReviewSignal extends CompanyCommand {
  readonly signal: string;
  /** What was looked at, and when; null: the signal is shown again. */
  readonly seen: Omit<ReviewedSignal, "signal"> | null;
}

/** Says that a person looked at a signal of the books, or takes it back (VG-12). */
export async function reviewSignal(
  storage: AppStorage,
  command: ReviewSignal,
): Promise<CommandResult<Company>> {
  const plan = await planNow(storage);
  if (!plan.ok) return plan;
  return changeCompanyRow(storage, command, "review-signal", async (company) => {
    const over = refuseOverLimit(await overLimitNow(storage, plan.value), "companies", company.id);
    if (over) return err(over);
    const { reviewed: before = [], ...rest } = company;
    const reviewed = withReviewed(before, command.signal, command.seen);
    if (sameText(reviewed) === sameText(before)) return ok(null);
    return ok({ ...rest, ...(reviewed.length > 0 && { reviewed }) });
  });
}
