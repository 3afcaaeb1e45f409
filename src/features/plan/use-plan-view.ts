import { useCallback, useMemo, useState } from "react";
import type { Account, AccountCode } from "#domain/accounting/account.ts";
import type { Chart } from "#domain/accounting/chart.ts";
import {
  accountByTyping,
  type ChartTree,
  chartTree,
  filterCounts,
  type TreeFilter,
  treeRows,
  withAbove,
} from "#domain/accounting/chart-tree.ts";
import type { Balances } from "#domain/accounting/ledger/balances.ts";
import { type AccountMatch, searchAccounts } from "#domain/accounting/search/search-accounts.ts";

/** Accounts found for a search that are shown at most. */
const MOST_FOUND = 60;

/** What is looked for: it leaves the tree as it is, until a person asks for what was found alone. */
function usePlanSearch(chart: Chart) {
  const [words, setWords] = useState("");
  const [onlyFound, setOnlyFound] = useState(false);
  const matches: readonly AccountMatch[] | null = useMemo(
    () =>
      words.trim() === "" ? null : searchAccounts(chart, words, { limit: MOST_FOUND, withClosed: true }),
    [chart, words],
  );
  const found: ReadonlySet<AccountCode> | null = useMemo(
    () =>
      matches === null || matches.length === 0 || !onlyFound
        ? null
        : new Set(matches.map(({ account }) => account.code)),
    [matches, onlyFound],
  );
  const clear = () => {
    setWords("");
    setOnlyFound(false);
  };
  return { words, setWords, onlyFound, setOnlyFound, matches, found, clear };
}

function isShown(tree: ChartTree, filter: TreeFilter, code: AccountCode): boolean {
  const rows = treeRows(tree, { filter, open: withAbove(tree, [code]), found: null });
  return rows.some(({ account }) => account.code === code);
}

/** What a person sees of the tree: the filter, the search, the open branches and the row in use. */
export function usePlanView(chart: Chart, balances: Balances) {
  const tree: ChartTree = useMemo(() => chartTree(chart, balances), [chart, balances]);
  const counts = useMemo(() => filterCounts(tree), [tree]);
  const [chosen, setFilter] = useState<TreeFilter | null>(null);
  const search = usePlanSearch(chart);
  const { found } = search;
  const [open, setOpen] = useState<ReadonlySet<AccountCode>>(new Set());
  const [active, setActive] = useState<AccountCode | null>(null);
  const [sought, setSought] = useState<AccountCode | null>(null);
  const onFound = useCallback(() => setSought(null), []);
  const filter = chosen ?? (counts.moved > 0 ? "moved" : "all");
  const view = useMemo(() => ({ filter, open, found }), [filter, open, found]);
  const rows = useMemo(() => treeRows(tree, view), [tree, view]);
  const show = (next: TreeFilter) => {
    setFilter(next);
    search.clear();
  };
  const toggle = (code: AccountCode, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(code);
    else next.delete(code);
    setOpen(next);
  };
  /** Opens what is above an account and puts the focus row on it. */
  const reveal = (code: AccountCode, parent: AccountCode | null = tree.parentOf(code)) => {
    setOpen(new Set([...open, ...withAbove(tree, parent === null ? [] : [parent])]));
    setActive(code);
  };
  /** Brings an account into sight that was just added or moved: it is in the tree once the plan was read again. */
  const seek = ({ code, parent }: Pick<Account, "code" | "parent">) => {
    if (filter === "moved" || found !== null) show("all");
    reveal(code, parent);
    setSought(code);
  };
  /** Goes to an account that was found, among all where the filter leaves it out; what was typed stays. */
  const goFound = ({ code, parent }: Pick<Account, "code" | "parent">) => {
    search.setOnlyFound(false);
    if (!isShown(tree, filter, code)) setFilter("all");
    reveal(code, parent);
    setSought(code);
  };
  const goTyped = (typed: string): AccountCode | null => {
    const code = accountByTyping(
      tree,
      view,
      typed,
      active ?? rows[0]?.account.code ?? null,
      chart.showsCodes,
    );
    if (code !== null) reveal(code);
    return code;
  };
  return {
    tree,
    counts,
    filter,
    show,
    search,
    goFound,
    rows,
    toggle,
    seek,
    sought,
    onFound,
    goTyped,
    active,
    setActive,
  };
}

export type PlanView = ReturnType<typeof usePlanView>;
