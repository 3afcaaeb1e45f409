import { useState } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import type { CompanyRule } from "#domain/automation/company-rule.ts";
import type { AppliedRule } from "#domain/guided/guided-operation.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { RuleDialog } from "./rule-dialog.tsx";
import { ruleTexts as texts } from "./texts.ts";
import type { RuleActions } from "./use-rule-actions.ts";

interface AppliedRuleWordsProps {
  readonly applied: AppliedRule;
  readonly chart: Chart;
  readonly rules: readonly CompanyRule[];
  /** Null where rules are not changed. */
  readonly does: RuleActions | null;
}

/** Which rule of the company said a part of the entry, and the way to it. */
export function AppliedRuleWords({ applied, chart, rules, does }: AppliedRuleWordsProps) {
  const [open, setOpen] = useState(false);
  const rule = rules.find(({ id }) => id === applied.id);
  const over = applied.over.map((name) => `«${name}»`).join(", ");
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2 text-caption">
      <p>
        {texts.by(applied.name)} {over === "" ? null : texts.over(over)}
      </p>
      {rule === undefined || does === null ? null : (
        <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
          {texts.see}
        </Button>
      )}
      {open && rule !== undefined && does !== null ? (
        <RuleDialog
          chart={chart}
          rule={rule}
          onSave={(fields) => does.save(fields, rule)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
