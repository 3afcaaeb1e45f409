import type { Chart } from "#domain/accounting/chart.ts";
import { ruleHindrance } from "#domain/automation/check-rule.ts";
import type { CompanyRule } from "#domain/automation/company-rule.ts";
import { byPrecedence, opposedRules, ruleName } from "#domain/automation/rule-match.ts";
import { formatDay } from "#domain/kernel/format.ts";
import { Button } from "#ui/kit/controls/button.tsx";
import { Badge } from "#ui/kit/text/badge.tsx";
import { conditionWords, outcomeWords } from "./rule-words.ts";
import { ruleTexts, rulesScreenTexts as texts } from "./texts.ts";
import type { RuleActions } from "./use-rule-actions.ts";

interface RuleItemProps {
  readonly rule: CompanyRule;
  readonly all: readonly CompanyRule[];
  readonly chart: Chart;
  readonly writable: boolean;
  readonly does: RuleActions;
  readonly onEdit: () => void;
}

/** What stands against a rule: an account that takes no entries, or rules that say something else. */
function Notices({ rule, all, chart }: Pick<RuleItemProps, "rule" | "all" | "chart">) {
  const hindrance = ruleHindrance(rule, chart);
  const opposed = opposedRules(rule, all);
  const groups = [true, false].map((wins) => ({
    wins,
    names: opposed
      .filter((other) => byPrecedence(rule, other) < 0 === wins)
      .map(({ condition }) => `«${ruleName(condition)}»`)
      .join(", "),
  }));
  return (
    <>
      {hindrance === null ? null : (
        <p className="mt-1 text-caption text-error">{ruleTexts.hindrance[hindrance]}</p>
      )}
      {groups.map(({ wins, names }) =>
        names === "" ? null : (
          <p key={String(wins)} className="mt-1 text-caption">
            {ruleTexts.opposed(names, wins)}
          </p>
        ),
      )}
    </>
  );
}

/** One rule: what it is for, what it says, how often it was used, and what may be done with it. */
export function RuleItem({ rule, all, chart, writable, does, onEdit }: RuleItemProps) {
  const { condition, outcome, state, uses, lastUse } = rule;
  const name = ruleName(condition);
  const isOff = state === "off";
  const turn = isOff ? texts.start : texts.stop;
  return (
    <li className="border-raya border-b py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-semibold wrap-anywhere">
            {name} {isOff ? <Badge tone="neutral">{ruleTexts.off}</Badge> : null}
          </h3>
          <p className="wrap-anywhere">{`${conditionWords(condition)} → ${outcomeWords(outcome, chart)}`}</p>
          <p className="text-caption text-muted">
            {lastUse === null ? ruleTexts.unused : ruleTexts.used(uses, formatDay(lastUse))}
          </p>
        </div>
        {writable ? (
          <span className="flex flex-wrap gap-2">
            <Button size="sm" variant="ghost" aria-label={`${texts.edit} ${name}`} onClick={onEdit}>
              {texts.edit}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`${turn} ${name}`}
              onClick={() => void does.save({ condition, outcome, state: isOff ? "active" : "off" }, rule)}
            >
              {turn}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`${texts.remove} ${name}`}
              onClick={() => void does.remove(rule)}
            >
              {texts.remove}
            </Button>
          </span>
        ) : null}
      </div>
      <Notices rule={rule} all={all} chart={chart} />
    </li>
  );
}
