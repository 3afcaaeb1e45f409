import { type Account, type AccountCode, takesEntries } from "../accounting/account.ts";
import type { AccountLookup } from "../accounting/chart.ts";
import { DEED_FACTS, type GuidedDeed } from "../guided/deed.ts";
import { deedOfAccount } from "../guided/telling/deed-of-account.ts";
import { plainLine } from "../kernel/graphemes.ts";
import type { RuleDirection, RuleFields, RuleOutcome, RuleProblem } from "./company-rule.ts";
import { ruleWords } from "./rule-match.ts";

/** A sentence has no more words that tell anything. */
const MOST_WORDS = 8;
const MOST_LETTERS = 120;

/** Where a payment may go: money, or a credit card. */
const POCKETS = /^(?:11|2105|2110)/;

const sideOf = (direction: RuleDirection) => (direction === "in" ? "credit" : "debit");

/** The deed that an account tells in a direction; null where it tells none that moves money. */
export function ruleDeed(direction: RuleDirection, puc: string): GuidedDeed | null {
  const deed = deedOfAccount(sideOf(direction), puc);
  if (deed === null || deed === "transfer") return null;
  const { side, against } = DEED_FACTS[deed];
  return side === sideOf(direction) && against !== "counter" ? deed : null;
}

/** The account if entries may be written on it now. */
export function openAccount(chart: AccountLookup, code: AccountCode | null): Account | null {
  const found = code === null ? undefined : chart.byCode.get(code);
  return found !== undefined && takesEntries(found) ? found : null;
}

function saysNothing({ account, means, party, vat, withholdsNothing }: RuleOutcome): boolean {
  return account === null && means === null && party === null && vat === null && !withholdsNothing;
}

/** What keeps a rule from being saved; empty if nothing does. */
export function checkRule({ condition, outcome }: RuleFields, chart: AccountLookup): readonly RuleProblem[] {
  const { words, party, least, most, direction, means } = condition;
  const count = ruleWords(words).length;
  const isAsked = count > 0 || party !== null || least !== null || most !== null;
  const account = openAccount(chart, outcome.account);
  const isBadAccount =
    outcome.account !== null && (account === null || ruleDeed(direction, account.puc) === null);
  const pocket = openAccount(chart, outcome.pocket);
  const isBadPocket =
    outcome.pocket !== null &&
    (outcome.means === null ||
      outcome.means === "credit" ||
      pocket === null ||
      !POCKETS.test(pocket.puc) ||
      pocket.code === outcome.account);
  const isBadMeans = means !== null && outcome.means !== null && means !== outcome.means;
  return [
    ...(isAsked ? [] : (["condition"] as const)),
    ...(count > MOST_WORDS || plainLine(words).length > MOST_LETTERS ? (["words"] as const) : []),
    ...(least !== null && most !== null && least > most ? (["range"] as const) : []),
    ...(saysNothing(outcome) ? (["outcome"] as const) : []),
    ...(isBadAccount ? (["account"] as const) : []),
    ...(isBadMeans ? (["means"] as const) : []),
    ...(isBadPocket ? (["pocket"] as const) : []),
  ];
}

/** Why a stored rule is not applied: an account of it is gone, closed or divided, or no longer serves it. */
export function ruleHindrance(rule: RuleFields, chart: AccountLookup): "account" | "pocket" | null {
  const problems = checkRule(rule, chart);
  if (problems.includes("account")) return "account";
  return problems.includes("pocket") ? "pocket" : null;
}
