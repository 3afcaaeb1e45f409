import type { AccountCode } from "#domain/accounting/account.ts";
import type { CompanyRule, RuleCondition, RuleFields, RuleOutcome } from "#domain/automation/company-rule.ts";
import type { BookId, RuleId } from "#domain/kernel/ids.ts";

const CONDITION: RuleCondition = {
  direction: "out",
  words: "",
  party: null,
  means: null,
  least: null,
  most: null,
};

const OUTCOME: RuleOutcome = {
  account: null,
  means: null,
  pocket: null,
  party: null,
  vat: null,
  withholdsNothing: false,
};

/** What a person says of a rule; the rest asks for nothing and says nothing. */
export function ruleFields(condition: Partial<RuleCondition>, outcome: Partial<RuleOutcome>): RuleFields {
  return {
    condition: { ...CONDITION, ...condition },
    outcome: { ...OUTCOME, ...outcome },
    state: "active",
  };
}

/** A rule of a book without a company, over the PUC. */
export function companyRule(
  id: string,
  condition: Partial<RuleCondition>,
  outcome: Partial<RuleOutcome>,
  more: Partial<CompanyRule> = {},
): CompanyRule {
  return {
    ...ruleFields(condition, outcome),
    id: `regla_${id}` as RuleId,
    bookId: "book_1" as BookId,
    companyId: null,
    chart: "puc",
    uses: 0,
    lastUse: null,
    createdAt: 1,
    updatedAt: 1,
    version: 1,
    ...more,
  };
}

export const code = (account: string) => account as AccountCode;
