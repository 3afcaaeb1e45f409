import type { Capability } from "#domain/access/policy.ts";
import type { Refusal } from "#domain/accounting/refusal.ts";
import { cleanName } from "#domain/company/book.ts";
import { asDay } from "#domain/kernel/as-day.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { CommandId, CompanyId, StatementId } from "#domain/kernel/ids.ts";
import { err, ok } from "#domain/kernel/result.ts";
import type { SavedStatement, StatementContent } from "#domain/statement/saved-statement.ts";
import type { StatementKind } from "#domain/statement/statement-kind.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import {
  overLimitNow,
  planNow,
  refusedByPlan,
  refuseOverLimit,
  statementsOverNow,
} from "../../engine/plan-check.ts";
import type { WritingPlan } from "../../engine/plan-source.ts";
import { runCommand } from "../../engine/run-command.ts";
import type { CommandResult } from "../../pages/book-work.ts";

/** Where a statement is saved from; each origin has its own limit and text (spec-decision 7). */
type SaveOrigin = "dashboard" | "workspace";

const CAPABILITIES = {
  dashboard: "save-dashboard-statement",
  workspace: "save-statement",
} as const satisfies Readonly<Record<SaveOrigin, Capability>>;

export interface SaveStatement {
  readonly id: CommandId;
  readonly statementId: StatementId;
  readonly origin: SaveOrigin;
  readonly name: string;
  readonly statement: StatementKind;
  readonly companyId: CompanyId | null;
  readonly date: Day;
  readonly content: StatementContent;
  /** Version that was on screen, when saving over it. Absent for a new statement. */
  readonly version?: number;
}

/**
 * Why the record may not be written, or null. `before`: the stored record of this id. Call within the transaction.
 */
async function refuse(
  storage: AppStorage,
  command: SaveStatement,
  plan: WritingPlan,
  before: SavedStatement | undefined,
): Promise<Refusal | null> {
  const { companyId, version } = command;
  if (version !== undefined && !before) return { kind: "unknown-statement" };
  if (before && before.version !== version) return { kind: "stale-statement", current: before };
  const company = companyId === null ? null : await storage.db.companies.get(companyId);
  const isThere = company === null || (company !== undefined && company.deletedAt === undefined);
  // A statement of a company deleted since may still be saved for that company.
  if (!isThere && companyId !== before?.companyId) return { kind: "unknown-company" };
  const over = await overLimitNow(storage, plan);
  const overCompany = refuseOverLimit(over, "companies", companyId);
  if (!before) {
    const statements = await storage.db.statements.count();
    return refusedByPlan(plan, CAPABILITIES[command.origin], { statements }) ?? overCompany;
  }
  const isOver = (await statementsOverNow(storage, plan, over)).has(before.id);
  return isOver ? { kind: "over-limit", of: "statements" } : overCompany;
}

/**
 * Saves a statement, new or over the version that was on screen (MT-02). The limit of its origin is counted in the
 * transaction (PL-02). Returns the record.
 */
export async function saveStatement(
  storage: AppStorage,
  command: SaveStatement,
): Promise<CommandResult<SavedStatement>> {
  const { db, clock } = storage;
  const at = clock.now();
  const plan = await planNow(storage);
  if (!plan.ok) return plan;
  const head = { id: command.id, kind: "save-statement" } as const;
  const tables = ["statements", "companies", "books"] as const;
  return runCommand<SavedStatement, Refusal>(storage, head, tables, async () => {
    const name = cleanName(command.name);
    if (name === null) return err({ kind: "blank-name" });
    if (asDay(command.date) === null) return err({ kind: "bad-day" });
    const before = await db.statements.get(command.statementId);
    const refusal = await refuse(storage, command, plan.value, before);
    if (refusal) return err(refusal);
    const { statementId: id, statement, companyId, date, content } = command;
    const stamp = { createdAt: before?.createdAt ?? at, updatedAt: at, version: (before?.version ?? 0) + 1 };
    const after: SavedStatement = { id, name, statement, companyId, date, content, ...stamp };
    const write = () => db.statements.put(after);
    return ok({
      answer: after,
      changes: [{ table: "statements", key: id, before: before ?? null, after }],
      write,
    });
  });
}
