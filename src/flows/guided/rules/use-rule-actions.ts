import type { CompanyRule, RuleFields } from "#domain/automation/company-rule.ts";
import { ruleName } from "#domain/automation/rule-match.ts";
import type { CommandId } from "#domain/kernel/ids.ts";
import { refusalText } from "#session/notices/refusal-text.ts";
import { tracked } from "#session/saved/save-state.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { recordsBack } from "#session/undo/records-back.ts";
import type { RuleResult } from "#storage/automation/rule-work.ts";
import { deleteRule, saveRule } from "#storage/commands/automation/save-rule.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { RULE_PROBLEM_TEXTS, ruleTexts as texts } from "./texts.ts";

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

const teller = (title: string) => (result: RuleResult<unknown>) => {
  if (!result.ok) toast.error({ title, text: refusedText(result.error) });
};
const tellRefused = teller(texts.failed);

/** What is done with the rules of a book's company, each with its way back. */
export function useRuleActions({ book, chart }: OpenBook) {
  const storage = useStorage();
  const bookId = book.id;
  const back = (target: CommandId, title: string, text: string) =>
    recordsBack(storage, { target, done: { title, text }, onRefused: tellRefused });
  const save = async (
    fields: RuleFields,
    known: CompanyRule | null,
    tell = tellRefused,
  ): Promise<boolean> => {
    const id = storage.newId("command");
    const ruleId = known?.id ?? storage.newId("rule");
    const version = known?.version ?? null;
    const result = await tracked(() => saveRule(storage, { id, bookId, ruleId, fields, version, chart }));
    tell(result);
    if (!result.ok) return false;
    const text = ruleName(fields.condition);
    toast.success({
      title: known === null ? texts.added : texts.saved,
      text,
      ...back(id, texts.takenBack, text),
    });
    return true;
  };
  /** A rule that was learned with an entry which is registered already. */
  const keep = (fields: RuleFields) => save(fields, null, teller(texts.notKept));
  const remove = async ({ id: ruleId, version, condition }: CompanyRule): Promise<boolean> => {
    const id = storage.newId("command");
    const result = await tracked(() => deleteRule(storage, { id, bookId, ruleId, version }));
    tellRefused(result);
    if (!result.ok) return false;
    const text = ruleName(condition);
    toast.neutral({ title: texts.removed, text, ...back(id, texts.restored, text) });
    return true;
  };
  return { save, keep, remove };
}

export type RuleActions = ReturnType<typeof useRuleActions>;
