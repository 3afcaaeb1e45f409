import type { Refusal } from "#domain/accounting/refusal.ts";
import { type CompanyRule, isRuleOf, type RuleRefusal } from "#domain/automation/company-rule.ts";
import type { Book } from "#domain/company/book.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { RuleId } from "#domain/kernel/ids.ts";
import type { Result } from "#domain/kernel/result.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import type { StorageRefusal } from "../engine/run-command.ts";
import type { BookWork } from "../pages/book-work.ts";
import { readRows } from "../shapes/read-row.ts";
import { ruleShape } from "../shapes/records/rule-shape.ts";
import type { ChangeOf } from "../shapes/rows.ts";

export type RuleResult<Answer> = Result<Answer, RuleRefusal | Refusal | StorageRefusal>;

/** The rule, if it is of this book and can be read. Call within the transaction. */
export async function storedRule(
  db: CuadraDatabase,
  book: Pick<Book, "id" | "companyId" | "chart">,
  id: RuleId,
): Promise<CompanyRule | null> {
  const row = await db.rules.get(id);
  const [found] = row === undefined ? [] : readRows(ruleShape, [row]);
  return found !== undefined && isRuleOf(found, book) ? found : null;
}

/**
 * Counts what rules had a part in, within the command that registers it. The version stays: whoever edits the rule
 * meanwhile is not refused. A rule that was deleted meanwhile counts nothing.
 */
export async function countRuleUses(
  work: BookWork,
  db: CuadraDatabase,
  ids: readonly RuleId[],
  date: Day,
): Promise<void> {
  for (const id of ids) {
    const row = await db.rules.get(id);
    const [before] = row === undefined ? [] : readRows(ruleShape, [row]);
    if (before === undefined) continue;
    const after = { ...before, uses: before.uses + 1, lastUse: later(before.lastUse, date) };
    await db.rules.put(after);
    work.changes.push({ table: "rules", key: id, before, after });
  }
}

const later = (a: Day | null, b: Day): Day => (a !== null && a > b ? a : b);

/** Takes back what a command counted, and counts it again when that is undone in turn. */
export async function undoRuleUses(
  work: BookWork,
  db: CuadraDatabase,
  { key, before, after }: ChangeOf<"rules">,
): Promise<null> {
  const row = await db.rules.get(key);
  const [now] = row === undefined ? [] : readRows(ruleShape, [row]);
  if (now === undefined || before === null || after === null) return null;
  const uses = Math.max(0, now.uses + before.uses - after.uses);
  const made = { ...now, uses, lastUse: now.lastUse === after.lastUse ? before.lastUse : now.lastUse };
  await db.rules.put(made);
  work.changes.push({ table: "rules", key, before: now, after: made });
  return null;
}
