import { useId } from "react";
import type { Chart } from "#domain/accounting/chart.ts";
import type { RuleFields } from "#domain/automation/company-rule.ts";
import { Checkbox } from "#ui/kit/fields/checkbox.tsx";
import { TextField } from "#ui/kit/fields/text-field.tsx";
import { outcomeWords } from "./rule-words.ts";
import { ruleTexts as texts } from "./texts.ts";

interface RememberRuleProps {
  readonly chart: Chart;
  /** The rule as the correction tells it. */
  readonly learned: RuleFields;
  /** The words that a person chose for it; null while it is not to be remembered. */
  readonly words: string | null;
  readonly onWords: (words: string | null) => void;
}

/** Offers to keep a correction as a rule of the company, by words that may be changed; unticked until somebody asks. */
export function RememberRule({ chart, learned, words, onWords }: RememberRuleProps) {
  const help = useId();
  const { condition, outcome } = learned;
  return (
    <section className="mt-5 border border-borde border-dashed p-3" aria-label={texts.remember}>
      <Checkbox
        label={`${texts.remember}: ${outcomeWords(outcome, chart)}`}
        aria-describedby={help}
        checked={words !== null}
        onChange={(checked) => onWords(checked ? condition.words : null)}
      />
      <p id={help} className="mt-1 text-caption text-muted">
        {condition.party === null ? null : `${texts.rememberParty(condition.party)} `}
        {texts.rememberHelp}
      </p>
      {words === null ? null : (
        <TextField
          className="mt-3"
          label={texts.rememberWords}
          autoComplete="off"
          value={words}
          error={words.trim() === "" && condition.party === null ? texts.tooFew : undefined}
          onChange={onWords}
        />
      )}
    </section>
  );
}
