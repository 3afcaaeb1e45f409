import type { Chart } from "#domain/accounting/chart.ts";
import type { CompanyRule, RuleFields } from "#domain/automation/company-rule.ts";
import { ruleName } from "#domain/automation/rule-match.ts";
import type { Book } from "#domain/company/book.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import type { RuleResult } from "#storage/automation/rule-work.ts";
import { saveRule } from "#storage/commands/automation/save-rule.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { RULE_PROBLEM_TEXTS, ruleTexts as texts } from "./texts.ts";

/** The book whose company has the rule. */
export interface RulePlace {
  readonly storage: AppStorage;
  readonly book: Book;
  readonly chart: Chart;
}

type Refused = Extract<RuleResult<unknown>, { readonly ok: false }>["error"];

function refusedText(error: Refused): string {
  switch (error.kind) {
    case "unknown-rule":
    case "rule-changed":
      return texts.refusals[error.kind];
    case "bad-rule":
      return error.problems.map((problem) => RULE_PROBLEM_TEXTS[problem]).join(" ");
    default:
      return refusalText(error);
  }
}

export function tellRuleRefused(result: RuleResult<unknown>, title: string = texts.failed): void {
  if (!result.ok) toast.error({ title, text: refusedText(result.error) });
}

/** The way back of what was done with a rule. */
export function ruleBack(storage: AppStorage, target: CommandId, title: string, text: string) {
  const onRefused = (result: RuleResult<unknown>) => tellRuleRefused(result);
  return recordsBack(storage, { target, done: { title, text }, onRefused });
}

/** Saves a rule, new or over the known one, and says so. `refused`: the title of a refusal. */
export async function writeRule(
  { storage, book, chart }: RulePlace,
  fields: RuleFields,
  known: CompanyRule | null,
  refused?: string,
): Promise<boolean> {
  const id = storage.newId("command");
  const ruleId = known?.id ?? storage.newId("rule");
  const command = { id, bookId: book.id, ruleId, fields, version: known?.version ?? null, chart };
  const result = await tracked(() => saveRule(storage, command));
  tellRuleRefused(result, refused);
  if (!result.ok) return false;
  const text = ruleName(fields.condition);
  const title = known === null ? texts.added : texts.saved;
  toast.success({ title, text, ...ruleBack(storage, id, texts.takenBack, text) });
  return true;
}

/** Keeps a rule that was learned with an entry which is registered already. */
export function keepRule(place: RulePlace, fields: RuleFields): Promise<boolean> {
  return writeRule(place, fields, null, texts.notKept);
}
