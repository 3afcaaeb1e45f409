import { type Account, type AccountCode, takesEntries } from "../account.ts";
import { type Chart, displayName, findAccount, makeChart } from "../chart.ts";
import { translateAccount } from "../charts/chart-mapping.ts";
import { ODD_FAMILIES, USUAL_FAMILIES } from "./families.data.ts";
import { phraseWords } from "./phrases.ts";
import { knownStem, knownTokens, toWords, wordKey } from "./tokens.ts";

/** An account with its names, ready to be compared with a query. */
export interface IndexedAccount {
  readonly account: Account;
  /** Folded words, each after a space: " bancos moneda nacional". */
  readonly name: string;
  /** The same words without plurals, each between spaces. */
  readonly stems: string;
  /** The telling words of the account's own name, in any order. */
  readonly key: string;
  /** The folded words of all its ancestors. */
  readonly above: string;
  /** How much more, or less, usual than others. */
  readonly usual: number;
}

export interface AccountIndex {
  /** In the order of the chart. */
  readonly accounts: readonly IndexedAccount[];
  readonly placeOf: ReadonlyMap<AccountCode, number>;
  /** The user's own accounts below each one. */
  readonly ownBelow: ReadonlyMap<AccountCode, readonly Account[]>;
  /** All words of names and phrases, sorted, each once. */
  readonly words: readonly string[];
  /** The account of the chart that a PUC code means, if it takes movements. */
  readonly accountOf: (puc: string) => Account | undefined;
}

const USUAL = 20;
const ODD = -200;

const usual = new Set(USUAL_FAMILIES);
const odd = new Set(ODD_FAMILIES);

function usualness({ puc, own }: Account): number {
  if (own) return USUAL;
  const group = puc.slice(0, 2);
  const family = puc.slice(0, 4);
  if (odd.has(family) || odd.has(group) || odd.has(puc.slice(0, 1))) return ODD;
  return usual.has(family) ? USUAL : 0;
}

function indexAccounts(chart: Chart): readonly IndexedAccount[] {
  const aboveByCode = new Map<string, string>();
  return chart.accounts.map((account) => {
    const above = account.parent === null ? "" : (aboveByCode.get(account.parent) ?? "");
    const own = toWords(account.name);
    aboveByCode.set(account.code, above + own);
    const shown = displayName(chart, account);
    const name = shown === account.name ? own : toWords(shown);
    const stems = `${name.split(" ").map(knownStem).join(" ")} `;
    return { account, name, stems, key: wordKey(knownTokens(own)), above, usual: usualness(account) };
  });
}

function ownAccountsBelow(chart: Chart): ReadonlyMap<AccountCode, readonly Account[]> {
  const below = new Map<AccountCode, Account[]>();
  for (const account of chart.accounts) {
    if (account.own !== true || account.closed) continue;
    let parent = account.parent;
    while (parent !== null) {
      const list = below.get(parent);
      if (list) list.push(account);
      else below.set(parent, [account]);
      parent = findAccount(chart, parent)?.parent ?? null;
    }
  }
  return below;
}

const ANY_PUC = makeChart("puc", []);

/** Looks up the account of a PUC code, each only once. */
function pucLookup(chart: Chart): (puc: string) => Account | undefined {
  const known = new Map<string, Account | undefined>();
  const look = (puc: string) => {
    if (chart.kind !== "puc") return translateAccount(puc, ANY_PUC, chart);
    const account = findAccount(chart, puc) ?? findAccount(chart, puc.slice(0, 4));
    return account && takesEntries(account) ? account : undefined;
  };
  return (puc) => {
    if (!known.has(puc)) known.set(puc, look(puc));
    return known.get(puc);
  };
}

function makeIndex(chart: Chart): AccountIndex {
  const accounts = indexAccounts(chart);
  const words = new Set(phraseWords());
  for (const { name } of accounts) for (const word of name.split(" ")) words.add(word);
  return {
    accounts,
    placeOf: new Map(accounts.map(({ account }, place) => [account.code, place])),
    ownBelow: ownAccountsBelow(chart),
    words: [...words].filter((word) => word !== "").sort(),
    accountOf: pucLookup(chart),
  };
}

const indexes = new WeakMap<Chart, AccountIndex>();

/** The index of a chart, made with its first search. */
export function indexOf(chart: Chart): AccountIndex {
  const known = indexes.get(chart);
  if (known) return known;
  const index = makeIndex(chart);
  indexes.set(chart, index);
  return index;
}
