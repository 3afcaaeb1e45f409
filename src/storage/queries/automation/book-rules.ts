import { type CompanyRule, isRuleOf } from "#domain/automation/company-rule.ts";
import type { Book } from "#domain/company/book.ts";
import type { AppStorage } from "../../engine/app-storage.ts";
import { readRows } from "../../shapes/read-row.ts";
import { ruleShape } from "../../shapes/records/rule-shape.ts";

/** The rules that a book has, the last made first. A company has few: no index is needed for them. */
export async function bookRules(
  { db }: AppStorage,
  book: Pick<Book, "id" | "companyId" | "chart">,
): Promise<readonly CompanyRule[]> {
  const rules = readRows(ruleShape, await db.rules.toArray());
  return rules.filter((rule) => isRuleOf(rule, book)).toSorted((a, b) => b.createdAt - a.createdAt);
}
