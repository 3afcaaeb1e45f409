import { useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import { checkRule } from "#domain/automation/check-rule.ts";
import type { RuleCondition, RuleFields, RuleOutcome, RuleProblem } from "#domain/automation/company-rule.ts";

const BLANK: RuleFields = {
  condition: { direction: "out", words: "", party: null, means: null, least: null, most: null },
  outcome: { account: null, means: null, pocket: null, party: null, vat: null, withholdsNothing: false },
  state: "active",
};

/** What is typed in the form of a rule, and what is wrong in it once it was sent. */
export function useRuleForm(rule: RuleFields | null, chart: Chart) {
  const [opened] = useState<RuleFields>(() => {
    const { condition, outcome, state } = rule ?? BLANK;
    return { condition, outcome, state };
  });
  const [fields, setFields] = useState(opened);
  const [wasSent, setSent] = useState(false);
  const problems = checkRule(fields, chart);
  return {
    fields,
    dirty: JSON.stringify(fields) !== JSON.stringify(opened),
    when: (part: Partial<RuleCondition>) =>
      setFields({ ...fields, condition: { ...fields.condition, ...part } }),
    say: (part: Partial<RuleOutcome>) => setFields({ ...fields, outcome: { ...fields.outcome, ...part } }),
    /** True if it may be sent; from then on what is wrong is said. */
    send: () => {
      setSent(true);
      return problems.length === 0;
    },
    has: (problem: RuleProblem) => wasSent && problems.includes(problem),
  };
}

export type RuleForm = ReturnType<typeof useRuleForm>;
