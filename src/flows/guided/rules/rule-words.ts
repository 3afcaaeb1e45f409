import type { Chart } from "#domain/accounting/chart.ts";
import type { RuleCondition, RuleOutcome } from "#domain/automation/company-rule.ts";
import { formatPesos } from "#domain/kernel/format.ts";
import { nameOfAccount } from "../panel/question-options.ts";
import { MEANS_NAMES } from "../panel/texts.ts";
import { ruleTexts } from "./texts.ts";

const { cond, outcome: out, directions } = ruleTexts;

/** "Sale plata, dice «tintos», hasta $ 50.000". */
export function conditionWords({ direction, words, party, means, least, most }: RuleCondition): string {
  return [
    directions[direction],
    words === "" ? null : cond.words(words),
    party && cond.party(party),
    means && cond.means(MEANS_NAMES[means]),
    least === null ? null : cond.least(formatPesos(least)),
    most === null ? null : cond.most(formatPesos(most)),
  ]
    .filter(Boolean)
    .join(", ");
}

/** "519520 Casino y restaurante, efectivo, sin IVA". */
export function outcomeWords(outcome: RuleOutcome, chart: Chart): string {
  const { account, means, pocket, party, vat, withholdsNothing } = outcome;
  const named = (code: typeof account) => code && nameOfAccount(chart, code);
  return [
    account && `${chart.showsCodes ? `${account} ` : ""}${named(account)}`,
    means && out.means(MEANS_NAMES[means], named(pocket)),
    party && out.party(party),
    vat === null ? null : vat === "none" ? out.noVat : out.within(vat),
    withholdsNothing ? out.withholdsNothing : null,
  ]
    .filter(Boolean)
    .join(", ");
}
