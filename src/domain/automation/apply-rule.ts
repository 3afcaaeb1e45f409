import { chargesVat } from "../fiscal/effect-vat.ts";
import { asDeed } from "../guided/as-deed.ts";
import { DEED_FACTS } from "../guided/deed.ts";
import type { AppliedRule, GuidedOperation, GuidedVat, Known } from "../guided/guided-operation.ts";
import type { GuidedWorld } from "../guided/guided-world.ts";
import { verbOf } from "../guided/telling/told-verb.ts";
import { fold } from "../kernel/spanish.ts";
import { openAccount, ruleDeed, ruleHindrance } from "./check-rule.ts";
import type { CompanyRule, RuleDirection, RuleOutcome } from "./company-rule.ts";
import { opposedRules, type RuleCase, ruleName, rulesFor, ruleWords } from "./rule-match.ts";

const byRule = <Value>(value: Value): Known<Value> => ({ value, by: "rule", spans: [] });

/** Whether money comes in or goes out; null where no money moves, or it is not told. */
export function ruleDirection({ deed, words }: GuidedOperation): RuleDirection | null {
  if (deed !== null) {
    const { side, against } = DEED_FACTS[deed.value];
    if (against === "counter" || deed.value === "transfer") return null;
    return side === "credit" ? "in" : "out";
  }
  const verb = verbOf(words.split(/ +/), []);
  if (verb === "sell" || verb === "earn") return "in";
  return verb === "buy" || verb === "spend" ? "out" : null;
}

/** What the text says, and nothing that was only remembered. */
function caseOf(operation: GuidedOperation, direction: RuleDirection): RuleCase {
  const { text, party, payments, amount } = operation;
  const means = new Set(
    payments.filter(({ by }) => by === "said" || by === "answered").map((each) => each.means),
  );
  const [only] = means;
  return {
    direction,
    text,
    party: party?.by === "said" || party?.by === "answered" ? party.value : null,
    means: means.size === 1 ? (only ?? null) : null,
    amount: amount?.value ?? null,
  };
}

/** The account of the rule, with the deed that it tells where that of the words has no such account. */
function accountBy(
  operation: GuidedOperation,
  { condition, outcome }: CompanyRule,
  { chart }: GuidedWorld,
): Partial<GuidedOperation> | null {
  const account = openAccount(chart, outcome.account);
  if (account === null || operation.account?.by === "answered") return {};
  // What asks for amounts alone says nothing against words.
  const isNamed = condition.party !== null || ruleWords(condition.words).length > 0;
  if (!isNamed && operation.account?.by === "said") return {};
  const doubt = operation.doubt.filter((each) => each !== "account");
  const known = operation.deed;
  const own = { account: byRule(account.code), doubt };
  if (known !== null && DEED_FACTS[known.value].fits.test(account.puc)) return own;
  // "Le aboné a Claro lo que debía" pays a debt, whatever account a rule has for Claro.
  if (known !== null && (known.by === "answered" || operation.saidBy === "deed")) return null;
  const deed = ruleDeed(condition.direction, account.puc);
  if (deed === null) return null;
  return { ...asDeed({ ...operation, doubt }, deed, "rule"), account: own.account };
}

function meansBy(operation: GuidedOperation, { means, pocket }: RuleOutcome, { chart }: GuidedWorld) {
  const deed = operation.deed?.value;
  if (means === null || deed === undefined || operation.doubt.includes("shares")) return {};
  if (DEED_FACTS[deed].against === "money" && means === "credit") return {};
  const code = openAccount(chart, pocket)?.code ?? null;
  const [said, ...more] = operation.payments;
  if (said === undefined) {
    const share = { kind: "rest" } as const;
    return { payments: [{ means, pocket: code, share, due: null, by: "rule" as const, spans: [] }] };
  }
  const isNarrowed =
    more.length === 0 && code !== null && said.means === means && said.pocket === null && said.by === "said";
  return isNarrowed ? { payments: [{ ...said, pocket: code }] } : {};
}

/** IVA is never added to an amount by a rule, and nothing is said where the text speaks of it. */
function vatBy(operation: GuidedOperation, { vat }: RuleOutcome, { profile }: GuidedWorld) {
  const deed = operation.deed?.value;
  if (vat === null || deed === undefined || operation.vat !== null || /\biva\b/.test(fold(operation.text)))
    return {};
  const facts = DEED_FACTS[deed];
  if (facts.vat === null) return {};
  const cannot = vat !== "none" && facts.vat === "in" && profile !== null && !chargesVat(profile);
  if (cannot) return {};
  const value: GuidedVat = vat === "none" ? { kind: "none" } : { kind: "within", rate: vat };
  return { vat: byRule(value), doubt: operation.doubt.filter((each) => each !== "vat") };
}

function partyBy({ party, doubt }: GuidedOperation, { party: name }: RuleOutcome) {
  if (name === null || doubt.includes("party")) return {};
  return party === null || party.by === "book" ? { party: byRule(name) } : {};
}

const KEYS = ["account", "payments", "party", "vat", "deed"] as const;

/** The operation as a rule says it; null where the rule has nothing to say of it. */
function applied(operation: GuidedOperation, rule: CompanyRule, world: GuidedWorld): GuidedOperation | null {
  const { outcome } = rule;
  const account = accountBy(operation, rule, world);
  if (account === null) return null;
  let made: GuidedOperation = { ...operation, ...account };
  made = { ...made, ...meansBy(made, outcome, world) };
  made = { ...made, ...vatBy(made, outcome, world) };
  made = { ...made, ...partyBy(made, outcome) };
  const says = outcome.withholdsNothing || KEYS.some((key) => made[key] !== operation[key]);
  return says ? made : null;
}

/**
 * The operation as the company's rules say it (AR-01): the first rule that holds and has something to say, alone. It
 * says the account over that of the words and of earlier entries, and the rest only where the text says nothing. What a
 * person answered stays, and so does every amount. A rule whose account takes no entries is passed over.
 */
export function withRules(operation: GuidedOperation, world: GuidedWorld): GuidedOperation {
  const { rules = [], chart } = world;
  const direction = rules.length === 0 ? null : ruleDirection(operation);
  if (direction === null) return operation;
  const usable = rules.filter((rule) => ruleHindrance(rule, chart) === null);
  const holding = rulesFor(usable, caseOf(operation, direction));
  for (const rule of holding) {
    const made = applied(operation, rule, world);
    if (made !== null) return { ...made, rule: appliedRule(rule, holding) };
  }
  return operation;
}

/** What is shown of a rule that had a part in an operation. */
export function appliedRule(rule: CompanyRule, holding: readonly CompanyRule[]): AppliedRule {
  const over = opposedRules(rule, holding).map(({ condition }) => ruleName(condition));
  const { id, condition, outcome } = rule;
  const { withholdsNothing, pocket } = outcome;
  return { id, name: ruleName(condition), over, withholdsNothing, setsPocket: pocket !== null };
}

/** The rule that still says some part of an operation; null once a person answered all that it said. */
export function usedRule({ rule, account, vat, party, payments }: GuidedOperation): AppliedRule | null {
  if (rule === undefined) return null;
  const parts = [account, vat, party, ...payments];
  const isNarrowed = payments.some(({ pocket, by }) => by === "said" && pocket !== null && rule.setsPocket);
  const says = rule.withholdsNothing || isNarrowed || parts.some((part) => part?.by === "rule");
  return says ? rule : null;
}
