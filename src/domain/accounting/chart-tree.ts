import { type Pesos, pesos, ZERO } from "../kernel/pesos.ts";
import { fold } from "../kernel/spanish.ts";
import type { Account, AccountCode } from "./account.ts";
import type { Chart } from "./chart.ts";
import type { Balances, Movement } from "./ledger/balances.ts";
import { unknownAccount } from "./ledger/trial-balance.ts";

/** A chart as a tree, each account with what it and all below it sum to. */
export interface ChartTree {
  /** Every account after its parent and before its parent's next one. */
  readonly accounts: readonly Account[];
  readonly childrenOf: ReadonlyMap<AccountCode | null, readonly Account[]>;
  readonly parentOf: (code: AccountCode) => AccountCode | null;
  /** Debits less credits, of accounts that moved or have one below that did. */
  readonly nets: ReadonlyMap<AccountCode, Pesos>;
  /** Own accounts and all above them. */
  readonly own: ReadonlySet<AccountCode>;
  readonly totals: Movement;
}

function inOrder(
  childrenOf: ReadonlyMap<AccountCode | null, readonly Account[]>,
  parent: AccountCode | null,
  into: Account[],
): Account[] {
  for (const account of childrenOf.get(parent) ?? []) {
    into.push(account);
    inOrder(childrenOf, account.code, into);
  }
  return into;
}

/** Lays a chart as a tree with these balances. A code that the chart lacks is shown too, so that totals agree. */
export function chartTree(chart: Chart, balances: Balances): ChartTree {
  const byCode = new Map(chart.accounts.map((account) => [account.code, account]));
  const strays = [...balances.keys()].filter((code) => !byCode.has(code)).map(unknownAccount);
  for (const stray of strays) byCode.set(stray.code, stray);
  const parentOf = (code: AccountCode) => {
    const parent = byCode.get(code)?.parent ?? null;
    return parent !== null && byCode.has(parent) ? parent : null;
  };
  const childrenOf = new Map<AccountCode | null, Account[]>();
  for (const account of [...chart.accounts, ...strays]) {
    const parent = parentOf(account.code);
    const list = childrenOf.get(parent);
    if (list) list.push(account);
    else childrenOf.set(parent, [account]);
  }
  const sums = new Map<AccountCode, number>();
  for (const [code, { debit, credit }] of balances)
    for (let at: AccountCode | null = code; at !== null; at = parentOf(at))
      sums.set(at, (sums.get(at) ?? 0) + debit - credit);
  const own = new Set<AccountCode>();
  for (const account of chart.accounts)
    if (account.own === true)
      for (let at: AccountCode | null = account.code; at !== null; at = parentOf(at)) own.add(at);
  const roots = (childrenOf.get(null) ?? []).map(({ code }) => sums.get(code) ?? 0);
  const side = (sign: 1 | -1) => pesos(roots.reduce((sum, net) => sum + Math.max(0, sign * net), 0));
  return {
    accounts: inOrder(childrenOf, null, []),
    childrenOf,
    parentOf,
    nets: new Map([...sums].map(([code, net]) => [code, pesos(net)])),
    own,
    totals: { debit: side(1), credit: side(-1) },
  };
}

export const TREE_FILTERS = ["moved", "own", "all"] as const;
export type TreeFilter = (typeof TREE_FILTERS)[number];

/** One account as the tree draws it. */
export interface TreeRow {
  readonly account: Account;
  /** From 1. */
  readonly level: number;
  /** Place among its siblings, from 1, and how many there are. */
  readonly place: number;
  readonly siblings: number;
  /** Null for an account with nothing below it. */
  readonly isOpen: boolean | null;
  readonly balance: Movement;
  readonly isFound: boolean;
}

export interface TreeView {
  readonly filter: TreeFilter;
  readonly open: ReadonlySet<AccountCode>;
  /** Only these accounts and what is above them, all open; null without a search. */
  readonly found: ReadonlySet<AccountCode> | null;
}

/** The accounts and everything above them. */
export function withAbove(tree: ChartTree, codes: Iterable<AccountCode>): Set<AccountCode> {
  const all = new Set<AccountCode>();
  for (const code of codes)
    for (let at: AccountCode | null = code; at !== null && !all.has(at); at = tree.parentOf(at)) all.add(at);
  return all;
}

/** Whether the filter shows an account. */
function showing(tree: ChartTree, { filter, found }: TreeView): (code: AccountCode) => boolean {
  if (found !== null) {
    const shown = withAbove(tree, found);
    return (code) => shown.has(code);
  }
  if (filter === "all") return () => true;
  return filter === "own" ? (code) => tree.own.has(code) : (code) => tree.nets.has(code);
}

function onSide(net: Pesos): Movement {
  return net >= 0 ? { debit: net, credit: ZERO } : { debit: ZERO, credit: pesos(-net) };
}

/** What an account and all below it hold, on its side. */
export function balanceIn(tree: ChartTree, code: AccountCode): Movement {
  return onSide(tree.nets.get(code) ?? ZERO);
}

/** The rows of the tree from top to bottom: what the filter shows, down to the accounts that are open. */
export function treeRows(tree: ChartTree, view: TreeView): TreeRow[] {
  const isShown = showing(tree, view);
  const rows: TreeRow[] = [];
  const lay = (parent: AccountCode | null, level: number) => {
    const shown = (tree.childrenOf.get(parent) ?? []).filter(({ code }) => isShown(code));
    for (const [index, account] of shown.entries()) {
      const { code } = account;
      const hasBelow = (tree.childrenOf.get(code) ?? []).some((each) => isShown(each.code));
      const isOpen = hasBelow ? view.found !== null || view.open.has(code) : null;
      rows.push({
        account,
        level,
        place: index + 1,
        siblings: shown.length,
        isOpen,
        balance: balanceIn(tree, code),
        isFound: view.found?.has(code) ?? false,
      });
      if (isOpen) lay(code, level + 1);
    }
  };
  lay(null, 1);
  return rows;
}

/** How many accounts each filter shows. */
export function filterCounts(tree: ChartTree): Readonly<Record<TreeFilter, number>> {
  return {
    moved: tree.nets.size,
    own: tree.accounts.filter((account) => account.own === true).length,
    all: tree.accounts.length,
  };
}

/**
 * The account that typed letters go to: the next after `from` whose code or name begins with them, around the end; by
 * code only in a chart that shows them. Accounts in closed branches are found too.
 */
export function accountByTyping(
  tree: ChartTree,
  view: TreeView,
  typed: string,
  from: AccountCode | null,
  showsCodes: boolean,
): AccountCode | null {
  const isShown = showing(tree, view);
  const words = fold(typed);
  const begins = ({ code, name }: Account) =>
    (showsCodes && code.startsWith(typed)) || fold(name).startsWith(words);
  const at = tree.accounts.findIndex(({ code }) => code === from);
  // A second letter refines the account that the first one found, so that one is looked at again.
  const first = typed.length > 1 ? Math.max(0, at) : at + 1;
  const turned = [...tree.accounts.slice(first), ...tree.accounts];
  return turned.find((account) => isShown(account.code) && begins(account))?.code ?? null;
}
