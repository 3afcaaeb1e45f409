import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountCode } from "#domain/accounting/account.ts";
import { makeOwnAccount, withOwnAccounts } from "#domain/accounting/chart.ts";
import {
  accountByTyping,
  chartTree,
  filterCounts,
  type TreeView,
  treeRows,
  withAbove,
} from "#domain/accounting/chart-tree.ts";
import { journalChart } from "#domain/accounting/charts/journal-chart.data.ts";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { balancesOfLines, netOf } from "#domain/accounting/ledger/balances.ts";
import { arbitraryContent, line } from "#tests/support/builders.ts";

const puc = withOwnAccounts(pucChart(), [makeOwnAccount(pucChart(), "11100505", "Nequi del local")]);
const balances = balancesOfLines([
  line("1105", 500),
  line("11100505", 300),
  line("4135", -700),
  line("130505", -100),
]);
const tree = chartTree(puc, balances);
const view = (part: Partial<TreeView> = {}): TreeView => ({
  filter: "moved",
  open: new Set(),
  found: null,
  ...part,
});
const codes = (...all: readonly string[]) => new Set(all as readonly AccountCode[]);
const shown = (part: Partial<TreeView>) => treeRows(tree, view(part)).map(({ account }) => account.code);

describe("AC-62 the tree of the plan", () => {
  it("sums what is below each account, on its side, and both sides agree", () => {
    const rows = treeRows(tree, view({ open: codes("1", "11") }));
    const at = (code: string) => rows.find(({ account }) => account.code === code)?.balance;
    expect(at("1")).toEqual({ debit: 700, credit: 0 });
    expect(at("11")).toEqual({ debit: 800, credit: 0 });
    expect(at("13")).toEqual({ debit: 0, credit: 100 });
    expect(tree.totals).toEqual({ debit: 700, credit: 700 });
  });

  it("shows what moved, own accounts with what is above them, or all; closed branches keep theirs", () => {
    expect(shown({})).toEqual(["1", "4"]);
    expect(shown({ open: codes("1", "11", "1110", "111005") })).toEqual([
      "1",
      "11",
      "1105",
      "1110",
      "111005",
      "11100505",
      "13",
      "4",
    ]);
    expect(shown({ filter: "own", open: codes("1", "11") })).toEqual(["1", "11", "1110"]);
    expect(shown({ filter: "all" })).toHaveLength(9);
    expect(filterCounts(tree)).toMatchObject({ own: 1, all: puc.accounts.length });
  });

  it("marks nothing as found without a search, and opens nothing that has nothing below it", () => {
    const rows = treeRows(tree, view({ filter: "all", open: codes("1", "11", "1105") }));
    expect(rows.filter(({ isFound }) => isFound)).toEqual([]);
    const openOf = (code: string) => rows.find(({ account }) => account.code === code)?.isOpen;
    expect(["1", "1105", "1110", "110505"].map(openOf)).toEqual([true, true, false, null]);
  });

  it("has own accounts and what is above them, and no other", () => {
    expect([...chartTree(puc, new Map()).own].toSorted()).toEqual(["1", "11", "1110", "111005", "11100505"]);
    expect([...withAbove(tree, codes("1110"))]).toEqual(["1110", "11", "1"]);
    // One that another tab removed meanwhile.
    expect([...withAbove(tree, codes("11999905"))]).toEqual(["11999905"]);
  });

  it("puts an own account at the root whose account above is missing, so that it is not lost", () => {
    const orphan = { ...makeOwnAccount(pucChart(), "11100505", "Nequi"), parent: "118899" as AccountCode };
    const lost = chartTree(withOwnAccounts(pucChart(), [orphan]), balancesOfLines([line("11100505", 5)]));
    expect(treeRows(lost, view()).map(({ account, level }) => [account.code, level])).toEqual([
      ["11100505", 1],
    ]);
  });

  it("opens the branches of what a search found, with or without movements", () => {
    const rows = treeRows(tree, view({ found: codes("513530") }));
    expect(rows.map(({ account }) => account.code)).toEqual(["5", "51", "5135", "513530"]);
    expect(rows.map(({ isFound }) => isFound)).toEqual([false, false, false, true]);
    expect(rows.map(({ level, place, siblings }) => [level, place, siblings])).toEqual([
      [1, 1, 1],
      [2, 1, 1],
      [3, 1, 1],
      [4, 1, 1],
    ]);
  });

  it.each([
    ["a code in a closed branch", "5135", "all", null, "5135"],
    ["a name without its accent", "nequi", "all", null, "11100505"],
    ["the next of the same letter", "c", "all", "1105", "110505"],
    ["the same account while more is typed", "caja", "all", "1105", "1105"],
    ["the same one, where an earlier one begins so too", "banco", "all", "2105", "2105"],
    ["around the end", "caja", "all", "2105", "1105"],
    ["the first code that begins so", "513", "all", null, "5130"],
    ["only what the filter shows", "5135", "moved", null, null],
    ["nothing of that name", "zzz", "all", null, null],
  ] as const)("goes by typing to %s", (_what, typed, filter, from, found) =>
    expect(accountByTyping(tree, view({ filter }), typed, from as AccountCode | null, true)).toBe(found),
  );

  it("goes by name alone where no codes are shown", () => {
    const names = chartTree(journalChart, new Map());
    expect(accountByTyping(names, view({ filter: "all" }), "ven", null, false)).toBe("ventas");
    expect(treeRows(names, view({ filter: "all" })).map(({ level }) => level)).toEqual(Array(16).fill(1));
  });

  it("shows a code that the chart lacks, so that the sums stay whole", () => {
    const odd = chartTree(puc, balancesOfLines([line("998877", 5), line("1105", -5)]));
    expect(odd.totals).toEqual({ debit: 5, credit: 5 });
    expect(chartTree(puc, balancesOfLines([line("1105", 7), line("4135", -5)])).totals).toEqual({
      debit: 7,
      credit: 5,
    });
    expect(treeRows(odd, view({})).map(({ account }) => account.code)).toContain("998877");
  });

  it("the sum over roots and over all accounts that moved agrees with the lines, for any entries", () => {
    fc.assert(
      fc.property(fc.array(arbitraryContent, { maxLength: 8 }), (contents) => {
        const all = balancesOfLines(contents.flatMap(({ lines }) => lines));
        const made = chartTree(puc, all);
        expect(made.totals.debit).toBe(made.totals.credit);
        for (const [code, net] of made.nets) {
          const below = [...all].filter(([each]) => each.startsWith(code));
          expect(net).toBe(below.reduce((sum, [, each]) => sum + netOf(each), 0));
        }
        const open = withAbove(made, all.keys());
        const rows = treeRows(made, view({ open })).map(({ account }) => account.code);
        for (const code of all.keys()) expect(rows).toContain(code);
      }),
    );
  });
});
