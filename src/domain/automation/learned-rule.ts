import type { AccountCode } from "../accounting/account.ts";
import type { Chart } from "../accounting/chart.ts";
import type { EntryLine } from "../accounting/entries/entry.ts";
import { lastingWords } from "../accounting/memory/similar-entry.ts";
import type { GuidedOperation, GuidedVat } from "../guided/guided-operation.ts";
import { tells } from "../guided/remembered.ts";
import { fold } from "../kernel/spanish.ts";
import { partyKeyOf } from "../parties/party-key.ts";
import { ruleDirection } from "./apply-rule.ts";
import { checkRule } from "./check-rule.ts";
import type { RuleFields, RuleOutcome, RuleVat } from "./company-rule.ts";

/** More words of one sentence would not come again together. */
const MOST_LEARNED = 3;

/** A corrected operation, with the lines of its entry that were changed by hand. */
export interface Corrected {
  readonly operation: GuidedOperation;
  /** The lines as they were proposed and, in the same places, as they are registered. */
  readonly proposed: readonly EntryLine[];
  readonly lines: readonly EntryLine[];
}

/** The account that now stands where another was proposed, if it is the only one that was changed. */
function changedAccount({ proposed, lines }: Corrected): readonly [was: AccountCode, is: AccountCode] | null {
  if (proposed.length !== lines.length) return null;
  const changed = lines.flatMap((line, at): (readonly [AccountCode, AccountCode])[] => {
    const was = proposed[at]?.account;
    return was === undefined || was === line.account ? [] : [[was, line.account]];
  });
  return changed.length === 1 ? (changed[0] ?? null) : null;
}

function accountOf({ operation, ...corrected }: Corrected): AccountCode | null {
  const changed = changedAccount({ operation, ...corrected });
  const { account } = operation;
  if (changed !== null && changed[0] === account?.value) return changed[1];
  return account?.by === "answered" ? account.value : null;
}

function meansOf({ operation, ...corrected }: Corrected): Pick<RuleOutcome, "means" | "pocket"> {
  const [payment, ...more] = operation.payments;
  if (payment === undefined || more.length > 0) return { means: null, pocket: null };
  const changed = changedAccount({ operation, ...corrected });
  const pocket = changed !== null && changed[0] !== operation.account?.value ? changed[1] : payment.pocket;
  const isOwn = payment.by === "answered" || pocket !== payment.pocket;
  return isOwn ? { means: payment.means, pocket } : { means: null, pocket: null };
}

/** IVA on top would change what is paid. */
function vatOf(vat: GuidedVat): RuleVat | null {
  if (vat.kind === "on-top") return null;
  return vat.kind === "none" ? "none" : vat.rate;
}

/** Words that come again: no verbs, and not those that name the third party. */
function wordsOf(operation: GuidedOperation): string {
  const named = new Set(partyKeyOf(operation.party?.value ?? "").split(" "));
  const own = lastingWords(fold(operation.words)).filter((word) => tells(word) && !named.has(word));
  return [...new Set(own)].slice(0, MOST_LEARNED).join(" ");
}

/**
 * The rule that a correction tells: what the sentence is known by again, and what a person said of it. Null where
 * nothing was corrected, where the sentence has no words to know it by, or where it would be no rule (AR-04).
 */
export function learnedRule(corrected: Corrected, chart: Chart): RuleFields | null {
  const { operation } = corrected;
  const direction = ruleDirection(operation);
  if (direction === null) return null;
  const { party, vat } = operation;
  const outcome: RuleOutcome = {
    account: accountOf(corrected),
    ...meansOf(corrected),
    party: party?.by === "answered" ? party.value : null,
    vat: vat?.by === "answered" ? vatOf(vat.value) : null,
    withholdsNothing: false,
  };
  const condition = {
    direction,
    words: wordsOf(operation),
    party: party?.by === "said" ? party.value : null,
    means: null,
    least: null,
    most: null,
  };
  const fields: RuleFields = { condition, outcome, state: "active" };
  return checkRule(fields, chart).length === 0 ? fields : null;
}
