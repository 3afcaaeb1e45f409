import type { GuidedMeans } from "../guided/guided-operation.ts";
import { formatPesos } from "../kernel/format.ts";
import type { Pesos } from "../kernel/pesos.ts";
import { fold } from "../kernel/spanish.ts";
import { partyKeyOf } from "../parties/party-key.ts";
import type { CompanyRule, RuleCondition, RuleDirection } from "./company-rule.ts";

/** What is known of an operation that a rule may be for. */
export interface RuleCase {
  readonly direction: RuleDirection;
  readonly text: string;
  /** Null where none is said. */
  readonly party: string | null;
  readonly means: GuidedMeans | null;
  /** Null while it is not known: no rule about amounts holds then. */
  readonly amount: Pesos | null;
}

/** "Tintos" and "tinto" are one word. */
const stem = (word: string) => (word.length > 3 ? word.replace(/s$/, "") : word);

export function ruleWords(text: string): readonly string[] {
  return [
    ...new Set(
      fold(text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== "")
        .map(stem),
    ),
  ];
}

function holds({ direction, words, party, means, least, most }: RuleCondition, of: RuleCase): boolean {
  if (direction !== of.direction) return false;
  if (means !== null && means !== of.means) return false;
  if ((least !== null || most !== null) && of.amount === null) return false;
  const amount = of.amount ?? 0;
  if ((least !== null && amount < least) || (most !== null && amount > most)) return false;
  const said = new Set(ruleWords(of.text));
  const has = (wanted: string) => ruleWords(wanted).every((word) => said.has(word));
  // A name in small letters, or in the text of a bank, is no third party of its own.
  const isTheirs =
    party === null || (of.party === null ? has(party) : partyKeyOf(party) === partyKeyOf(of.party));
  return isTheirs && has(words);
}

/** How much a rule asks for: each word, the third party, the way of paying and each limit of its range count one. */
export function narrowness({ words, party, means, least, most }: RuleCondition): number {
  const others = [party, means, least, most].filter((each) => each !== null).length;
  return ruleWords(words).length + others;
}

/** The narrower rule first, of equal ones the one that was changed last (AR-02). */
export function byPrecedence(a: CompanyRule, b: CompanyRule): number {
  const narrower = narrowness(b.condition) - narrowness(a.condition);
  if (narrower !== 0) return narrower;
  return b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1);
}

/** The active rules that hold, the one that rules first. */
export function rulesFor(rules: readonly CompanyRule[], of: RuleCase): readonly CompanyRule[] {
  return rules
    .filter(({ state, condition }) => state === "active" && holds(condition, of))
    .toSorted(byPrecedence);
}

const overlap = (a: RuleCondition, b: RuleCondition) =>
  (a.least ?? 0) <= (b.most ?? Number.POSITIVE_INFINITY) &&
  (b.least ?? 0) <= (a.most ?? Number.POSITIVE_INFINITY);

const meets = <Value>(a: Value | null, b: Value | null) => a === null || b === null || a === b;

const contradicts = <Value>(a: Value | null, b: Value | null) => a !== null && b !== null && a !== b;

/**
 * Whether two rules may hold for one operation and say different things of it: what one of them asks for is among what
 * the other asks for. Rules whose words differ may still meet in one text; they are ordered like any other.
 */
function areOpposed(a: CompanyRule, b: CompanyRule): boolean {
  const [own, other] = [a.condition, b.condition];
  if (own.direction !== other.direction || !overlap(own, other) || !meets(own.means, other.means))
    return false;
  const [party, otherParty] = [own, other].map((each) => each.party && partyKeyOf(each.party));
  if (!meets(party ?? null, otherParty ?? null)) return false;
  const [few, many] = [ruleWords(own.words), ruleWords(other.words)].sort((x, y) => x.length - y.length);
  if (!few?.every((word) => many?.includes(word))) return false;
  const [says, otherSays] = [a.outcome, b.outcome];
  return (
    contradicts(says.account, otherSays.account) ||
    contradicts(says.means, otherSays.means) ||
    contradicts(says.pocket, otherSays.pocket) ||
    contradicts(says.party, otherSays.party) ||
    contradicts(says.vat, otherSays.vat)
  );
}

/** Active rules that say something else of the same operations, those that rule over this one first. */
export function opposedRules(rule: CompanyRule, all: readonly CompanyRule[]): readonly CompanyRule[] {
  if (rule.state === "off") return [];
  return all
    .filter((each) => each.id !== rule.id && each.state === "active" && areOpposed(rule, each))
    .toSorted(byPrecedence);
}

/** What a rule is called by: its words, its third party, else its amounts. */
export function ruleName({ words, party, least, most }: RuleCondition): string {
  const named = [words.trim(), party ?? ""].filter((part) => part !== "").join(", ");
  if (named !== "") return named;
  return [least, most].flatMap((limit) => (limit === null ? [] : [formatPesos(limit)])).join(" – ");
}
