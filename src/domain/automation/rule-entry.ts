import type { AccountCode } from "../accounting/account.ts";
import type { Chart } from "../accounting/chart.ts";
import type { EntryContent } from "../accounting/entries/entry.ts";
import type { AppliedRule, GuidedOperation } from "../guided/guided-operation.ts";
import type { GuidedWorld } from "../guided/guided-world.ts";
import { type ChargesVat, operationLines } from "../guided/proposal.ts";
import type { Day } from "../kernel/day.ts";
import { abs, type Pesos } from "../kernel/pesos.ts";
import { appliedRule, withRules } from "./apply-rule.ts";
import { ruleDeed, ruleHindrance } from "./check-rule.ts";
import type { CompanyRule } from "./company-rule.ts";
import { rulesFor } from "./rule-match.ts";

/** A line of an extract: what came into the account, or went out of it. */
interface ExtractMove {
  readonly date: Day;
  readonly text: string;
  readonly reference: string;
  readonly amount: Pesos;
}

interface ExtractPlace {
  readonly chart: Chart;
  /** The account whose extract it is. */
  readonly account: AccountCode;
  readonly chargesVat: ChargesVat;
  readonly rules: readonly CompanyRule[];
}

/** The entry that a rule makes of a line of an extract, and the rule. */
export interface RuleEntry {
  readonly rule: AppliedRule;
  readonly content: EntryContent;
}

/** The operation of a line that only a rule with an account explains; paid on the account of the extract. */
function bareOperation({ text, date, amount }: ExtractMove, account: AccountCode): GuidedOperation {
  return {
    text,
    deed: null,
    account: null,
    amount: { value: abs(amount), by: "said", spans: [] },
    vat: null,
    interest: null,
    cost: null,
    payments: [
      { means: "transfer", pocket: account, share: { kind: "rest" }, due: null, by: "said", spans: [] },
    ],
    party: null,
    document: null,
    date: { value: date, by: "said", spans: [] },
    description: text,
    currency: null,
    deducted: [],
    withheld: [],
    saidBy: "thing",
    words: text,
    accounts: [],
    remembered: null,
    days: [],
    saidAmounts: [],
    doubt: [],
    missing: [],
  };
}

/**
 * The entry of a line of an extract by the first rule that holds and says its account; null where none does. Its whole
 * is the amount of the line, and it is on the account of the extract (AR-05).
 */
export function ruleEntry(line: ExtractMove, place: ExtractPlace): RuleEntry | null {
  const { chart, account, rules, chargesVat } = place;
  const direction = line.amount > 0 ? "in" : "out";
  const usable = rules.filter((rule) => rule.outcome.account !== null && ruleHindrance(rule, chart) === null);
  const of = {
    direction,
    text: line.text,
    party: null,
    means: "transfer",
    amount: abs(line.amount),
  } as const;
  const holding = rulesFor(usable, of).filter(({ outcome }) => outcome.account !== account);
  const [rule] = holding;
  const about = rule?.outcome.account == null ? undefined : chart.byCode.get(rule.outcome.account);
  const deed = about === undefined ? null : ruleDeed(direction, about.puc);
  if (rule === undefined || deed === null) return null;
  const world: GuidedWorld = {
    chart,
    today: line.date,
    parties: [],
    profile: null,
    memory: [],
    used: new Map(),
    counterpart: () => null,
    rules: [rule],
  };
  const told: GuidedOperation = {
    ...bareOperation(line, account),
    deed: { value: deed, by: "rule", spans: [] },
  };
  const lines = operationLines(withRules(told, world), chart, chargesVat);
  if (lines === null) return null;
  const { date, text, reference } = line;
  return {
    rule: appliedRule(rule, holding),
    content: { date, description: text, reference, lines: lines.map((each) => each.line) },
  };
}
