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
import { searchAccounts } from "#domain/accounting/search/search-accounts.ts";

/** Accounts found for a search that are shown at most. */
const MOST_FOUND = 60;

function useFound(chart: Chart, words: string): ReadonlySet<AccountCode> | null {
  return useMemo(() => {
    if (words.trim() === "") return null;
    const matches = searchAccounts(chart, words, { limit: MOST_FOUND, withClosed: true });
    return new Set(matches.map(({ account }) => account.code));
  }, [chart, words]);
}

/** What a person sees of the tree: the filter, the search, the open branches and the row in use. */
export function usePlanView(chart: Chart, balances: Balances) {
  const tree: ChartTree = useMemo(() => chartTree(chart, balances), [chart, balances]);
  const counts = useMemo(() => filterCounts(tree), [tree]);
  const [chosen, setFilter] = useState<TreeFilter | null>(null);
  const [words, setWords] = useState("");
  const [open, setOpen] = useState<ReadonlySet<AccountCode>>(new Set());
  const [active, setActive] = useState<AccountCode | null>(null);
  const [sought, setSought] = useState<AccountCode | null>(null);
  const onFound = useCallback(() => setSought(null), []);
  const filter = chosen ?? (counts.moved > 0 ? "moved" : "all");
  const found = useFound(chart, words);
  const view = useMemo(() => ({ filter, open, found }), [filter, open, found]);
  const rows = useMemo(() => treeRows(tree, view), [tree, view]);
  const show = (next: TreeFilter) => {
    setFilter(next);
    setWords("");
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
    words,
    setWords,
    found,
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
