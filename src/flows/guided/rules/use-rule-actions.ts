import type { CompanyRule, RuleFields } from "#domain/automation/company-rule.ts";
import { ruleName } from "#domain/automation/rule-match.ts";
import { tracked } from "#session/saved/save-state.ts";
import type { OpenBook } from "#session/storage/use-open-book.ts";
import { useStorage } from "#session/storage/use-storage.ts";
import { deleteRule } from "#storage/commands/automation/save-rule.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { keepRule, ruleBack, tellRuleRefused, writeRule } from "./keep-rule.ts";
import { ruleTexts as texts } from "./texts.ts";

/** What is done with the rules of a book's company, each with its way back. */
export function useRuleActions({ book, chart }: OpenBook) {
  const storage = useStorage();
  const place = { storage, book, chart };
  const save = (fields: RuleFields, known: CompanyRule | null) => writeRule(place, fields, known);
  const keep = (fields: RuleFields) => keepRule(place, fields);
  const remove = async ({ id: ruleId, version, condition }: CompanyRule): Promise<boolean> => {
    const id = storage.newId("command");
    const result = await tracked(() => deleteRule(storage, { id, bookId: book.id, ruleId, version }));
    tellRuleRefused(result);
    if (!result.ok) return false;
    const text = ruleName(condition);
    toast.neutral({ title: texts.removed, text, ...ruleBack(storage, id, texts.restored, text) });
    return true;
  };
  return { save, keep, remove };
}

export type RuleActions = ReturnType<typeof useRuleActions>;
