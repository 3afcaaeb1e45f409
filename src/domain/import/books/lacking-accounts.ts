import type { AccountCode } from "../../accounting/account.ts";
import { type Chart, checkOwnAccount } from "../../accounting/chart.ts";
import { accountOfPuc } from "../../accounting/charts/chart-mapping.ts";
import { meantAccount } from "../../accounting/search/meant-account.ts";
import { pesos } from "../../kernel/pesos.ts";
import { accountSuggester } from "../pasted/movement-entry.ts";
import type { AccountToMap } from "./import-plan.ts";
import { matcherOf } from "./match-accounts.ts";

/** An account that the book lacks, with the one to take instead. */
export interface LackingAccount extends AccountToMap {
  readonly proposal: AccountCode | null;
  /** It may become an own account of the book's plan. */
  readonly mayBeOwn: boolean;
}

/** A search of the chart costs milliseconds: beyond so many names nothing is proposed. */
const MOST_SEARCHED = 200;
const LONGEST_SEARCHED = 120;

const known = new WeakMap<Chart, Map<string, AccountCode | null>>();

/** The nearest account: the one above its code, or what its name usually means. */
function proposed(chart: Chart, account: AccountToMap, found: Map<string, AccountCode | null>) {
  const { code, name } = account;
  if (!/^[1-9]\d{3,}$/.test(code)) return meantBy(chart, name, found) ?? suggestedBy(chart, account, found);
  // Of a code that the decree does not have, the name says more than the group, where it is of that group.
  const isOther = chart.kind === "puc" && !chart.byCode.has(code.slice(0, 4) as AccountCode);
  const meant = isOther ? meantBy(chart, name, found) : null;
  return meant?.startsWith(code.slice(0, 2)) ? meant : accountOfPuc(code, chart).code;
}

function meantBy(chart: Chart, name: string, found: Map<string, AccountCode | null>): AccountCode | null {
  const key = name.slice(0, LONGEST_SEARCHED);
  const before = found.get(key);
  if (before !== undefined) return before;
  if (key === "" || found.size >= MOST_SEARCHED) return null;
  const meant = meantAccount(chart, key)?.code ?? matcherOf(chart).firstNamed(key);
  found.set(key, meant);
  return meant;
}

/** What a concept stands for beside cash: a list of operations names what was sold or bought, and no account. */
function suggestedBy(
  chart: Chart,
  { name, side }: AccountToMap,
  found: Map<string, AccountCode | null>,
): AccountCode | null {
  if (side === null || !/\s/.test(name.trim())) return null;
  const key = `${side} ${name.slice(0, LONGEST_SEARCHED)}`;
  const before = found.get(key);
  if (before !== undefined) return before;
  if (found.size >= MOST_SEARCHED) return null;
  const suggest = accountSuggester(chart, accountOfPuc("1105", chart).code, new Map());
  const suggested = suggest({ text: name, amount: pesos(side === "credit" ? 1 : -1) });
  found.set(key, suggested);
  return suggested;
}

/**
 * The accounts that a plan asks for, each with a proposal. Apart from the plan, which is made where the search of
 * accounts is not.
 */
export function lackingAccounts(chart: Chart, unknown: readonly AccountToMap[]): readonly LackingAccount[] {
  const found = known.get(chart) ?? new Map<string, AccountCode | null>();
  known.set(chart, found);
  return unknown.map((each) => ({
    ...each,
    proposal: proposed(chart, each, found),
    mayBeOwn: chart.kind === "puc" && checkOwnAccount(chart, each.code, each.name) === null,
  }));
}
