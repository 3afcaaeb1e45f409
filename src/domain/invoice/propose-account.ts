import type { AccountCode } from "../accounting/account.ts";
import { takesEntries } from "../accounting/account.ts";
import { type Chart, findAccount } from "../accounting/chart.ts";
import { accountOfPuc } from "../accounting/charts/chart-mapping.ts";
import type { Entry } from "../accounting/entries/entry.ts";
import { meantAccount } from "../accounting/search/meant-account.ts";
import { appliedRule } from "../automation/apply-rule.ts";
import { ruleHindrance } from "../automation/check-rule.ts";
import type { CompanyRule } from "../automation/company-rule.ts";
import { rulesFor } from "../automation/rule-match.ts";
import type { AppliedRule } from "../guided/guided-operation.ts";
import { pesos } from "../kernel/pesos.ts";
import type { PartyIndex } from "../parties/find-party.ts";
import type { EInvoice, InvoiceLine } from "./e-invoice.ts";
import { wholePesos } from "./invoice-amount.ts";

/** Where a proposed account comes from. */
export type AccountWhy =
  | { readonly kind: "chosen" }
  /** A rule of the company says it. */
  | { readonly kind: "rule"; readonly rule: AppliedRule }
  /** Most of it are items of the inventory. */
  | { readonly kind: "items"; readonly count: number }
  /** The last entries of this third party used it. */
  | { readonly kind: "memory"; readonly times: number }
  /** The words of its lines mean it. */
  | { readonly kind: "words"; readonly words: string }
  /** The usual one of such an operation, which nothing of the document confirms. */
  | { readonly kind: "usual" };

export interface ProposedAccount {
  readonly account: AccountCode;
  readonly why: AccountWhy;
}

type Deed = "sale" | "purchase";

const BOUGHT = /^(?:1[4-8]|[567])/;
const SOLD = /^4(?!175|275)/;
const ROUNDING = /^(?:5395|4295|5315)/;
const USUAL: Readonly<Record<Deed, string>> = { purchase: "1435", sale: "4135" };
/** So many of its last entries say what somebody is bought from. */
const LAST = 9;

/** What the entries of each third party were recorded under, the last ones first. */
export class AccountMemory {
  readonly #used = new Map<string, AccountCode[]>();
  readonly #chart: Chart;
  readonly #parties: PartyIndex;

  constructor(chart: Chart, entries: readonly Entry[], parties: PartyIndex) {
    this.#chart = chart;
    this.#parties = parties;
    for (const entry of entries)
      if (entry.status === "posted" && !entry.reverses && !entry.reversedBy) this.#learn(entry);
  }

  #learn({ lines }: Entry): void {
    for (const deed of ["sale", "purchase"] as const) {
      const account = this.#mainOf(lines, deed);
      if (account === null) continue;
      const keys = new Set(lines.map(({ thirdParty }) => this.#parties.keyOf(thirdParty)));
      for (const key of keys) this.#remember(`${deed} ${key}`, account);
    }
  }

  /** The largest of what was bought or sold. */
  #mainOf(lines: Entry["lines"], deed: Deed): AccountCode | null {
    const [pattern, side] = deed === "sale" ? ([SOLD, "credit"] as const) : ([BOUGHT, "debit"] as const);
    const fits = lines.filter((line) => {
      const puc = findAccount(this.#chart, line.account)?.puc ?? "";
      return line[side] > 0 && pattern.test(puc) && !ROUNDING.test(puc);
    });
    return fits.toSorted((a, b) => b[side] - a[side])[0]?.account ?? null;
  }

  #remember(key: string, account: AccountCode): void {
    const known = this.#used.get(key);
    if (known) known.push(account);
    else this.#used.set(key, [account]);
  }

  /** The account of the last entry, and how many of the last ones had it; null for nobody known. */
  find(party: string, deed: Deed): { readonly account: AccountCode; readonly times: number } | null {
    const key = this.#parties.keyOf(party);
    const last = key === "" ? [] : (this.#used.get(`${deed} ${key}`) ?? []).slice(-LAST);
    const account = last.at(-1);
    const known = account && findAccount(this.#chart, account);
    if (!account || !known || !takesEntries(known)) return null;
    return { account, times: last.filter((each) => each === account).length };
  }
}

const MOST_LINES = 40;
const LEAST_LETTERS = 4;
const MOST_WORDS = 8;

/** The account that words of a description mean: all of them, or one of the first ones alone. */
function accountInWords(
  chart: Chart,
  description: string,
  known: Map<string, AccountCode | null>,
): AccountCode | null {
  const remembered = known.get(description);
  if (remembered !== undefined) return remembered;
  const words = description.split(/[^\p{L}\p{N}]+/u).slice(0, MOST_WORDS);
  const tries = [description, ...words.filter((word) => word.length >= LEAST_LETTERS && !/\d/.test(word))];
  let found: AccountCode | null = null;
  for (const words of tries) {
    const account = meantAccount(chart, words, { side: "debit", others: [] });
    if (account === null || !BOUGHT.test(account.puc) || !takesEntries(account)) continue;
    found = account.code;
    break;
  }
  known.set(description, found);
  return found;
}

/** What most of a purchase is, by the words of its lines; null where they say too little. */
function byWords(
  chart: Chart,
  lines: readonly InvoiceLine[],
  known: Map<string, AccountCode | null>,
): ProposedAccount | null {
  const weights = new Map<AccountCode, { amount: number; words: string }>();
  let all = 0;
  for (const { description, amount } of lines.toSorted((a, b) => b.amount - a.amount).slice(0, MOST_LINES)) {
    all += Math.max(amount, 0);
    const account = accountInWords(chart, description, known);
    if (account === null) continue;
    const weight = weights.get(account) ?? { amount: 0, words: description };
    weights.set(account, { ...weight, amount: weight.amount + Math.max(amount, 0) });
  }
  const [best] = [...weights].toSorted(([, a], [, b]) => b.amount - a.amount);
  if (best === undefined || best[1].amount * 2 < all) return null;
  return { account: best[0], why: { kind: "words", words: best[1].words } };
}

export interface AccountDesk {
  readonly chart: Chart;
  readonly rules: readonly CompanyRule[];
  readonly memory: AccountMemory;
  /** Accounts that descriptions were found to mean, kept between documents. */
  readonly words: Map<string, AccountCode | null>;
}

/**
 * What the first rule of the company that holds for a document says of its account (AR-08). A rule that asks for amounts
 * alone says nothing against words, and one whose account is no place for what is bought or sold is not of documents.
 */
function byRule(
  { chart, rules }: AccountDesk,
  { lines, totals }: Pick<EInvoice, "lines" | "totals">,
  party: string,
  deed: Deed,
): ProposedAccount | null {
  const pattern = deed === "sale" ? SOLD : BOUGHT;
  const usable = rules.filter((rule) => {
    const { condition, outcome } = rule;
    const puc = outcome.account === null ? "" : (findAccount(chart, outcome.account)?.puc ?? "");
    const asks = condition.words !== "" || condition.party !== null;
    return asks && pattern.test(puc) && ruleHindrance(rule, chart) === null;
  });
  const holding = rulesFor(usable, {
    direction: deed === "sale" ? "in" : "out",
    text: lines.map(({ description }) => description).join(" "),
    party,
    means: null,
    amount: pesos(wholePesos(totals.payable)),
  });
  const [rule] = holding;
  const account = rule?.outcome.account;
  return rule === undefined || !account
    ? null
    : { account, why: { kind: "rule", rule: appliedRule(rule, holding) } };
}

/** The account of what was bought or sold: by a rule, else this third party's, else by words, else the usual one (FE-07). */
export function proposeAccount(
  desk: AccountDesk,
  invoice: Pick<EInvoice, "lines" | "totals">,
  party: string,
  deed: Deed,
): ProposedAccount {
  const ruled = byRule(desk, invoice, party, deed);
  if (ruled !== null) return ruled;
  const { chart, memory, words } = desk;
  const { lines } = invoice;
  const last = memory.find(party, deed);
  if (last) return { account: last.account, why: { kind: "memory", times: last.times } };
  const said = deed === "purchase" ? byWords(chart, lines, words) : null;
  return said ?? { account: accountOfPuc(USUAL[deed], chart).code, why: { kind: "usual" } };
}
