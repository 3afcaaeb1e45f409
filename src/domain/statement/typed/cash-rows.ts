import { type Chart, displayName, findAccount } from "../../accounting/chart.ts";
import { accountOfPuc } from "../../accounting/charts/chart-mapping.ts";
import { netOf } from "../../accounting/ledger/balances.ts";
import { eachParts } from "../books/cash-disclosures.ts";
import { type PeriodFacts, pucReader, specialMovements, withoutMovements } from "../books/period-facts.ts";
import type { FlowKind } from "../layouts/flow-kinds.data.ts";
import {
  type BroughtNets,
  classOf,
  complexAccount,
  gather,
  type Named,
  type RowsFromBook,
  rowsOfNets,
  simpleAccount,
  simplePuc,
} from "./brought-rows.ts";
import { sectionOfPuc } from "./place-rows.ts";
import { pucOfTyped } from "./row-side.ts";
import type { StatementView } from "./typed-statement.ts";

const sectionOf = (puc: string) => sectionOfPuc("cash", puc);

/** The account as it is brought: longer than four digits where these belong to another activity than the account. */
function flowAccount(view: StatementView, chart: Chart, code: string, puc: string): Named {
  if (view === "simple") return simpleAccount(chart, code);
  const account = complexAccount(chart, code);
  if (chart.kind !== "puc" || sectionOf(pucOfTyped(account.code) ?? "") === sectionOf(puc)) return account;
  const own = findAccount(chart, code.slice(0, 6)) ?? findAccount(chart, code);
  return own ? { code: own.code, name: displayName(chart, own) } : account;
}

/** The account that stands for a kind of flow, for what another account settled. */
function accountOfKind(view: StatementView, chart: Chart, { accounts: [head = ""] }: FlowKind): Named {
  if (view === "simple") return simplePuc(head);
  const own = findAccount(chart, head);
  if (own) return { code: own.code, name: displayName(chart, own) };
  return complexAccount(chart, accountOfPuc(head, chart).code);
}

/**
 * Rows of a typed cash flow taken from a book: what each account moved in the period, apart from closings and what
 * the book began with, so that they sum to the same change in cash as the book's own cash flow. Where an entry is of
 * investing, financing or interest only what passed through cash counts (NIIF para PYMES 7.18), in the activity that
 * opened it (ADR 0025).
 */
export function cashRowsFromBook(view: StatementView, chart: Chart, facts: PeriodFacts): RowsFromBook {
  const pucOf = pucReader(chart);
  const nets: BroughtNets = new Map();
  const add = ({ code, name }: Named, net: number) => gather(nets, code, name, net);
  const { closings, openings } = specialMovements(facts.entries, pucOf);
  for (const [code, movement] of withoutMovements(facts.movements, closings, openings))
    if (/^[1-7]/.test(classOf(chart, code)))
      add(flowAccount(view, chart, code, pucOf(code)), netOf(movement));
  eachParts(facts, pucOf, (parts) => {
    for (const { account, kind, cash, rest } of parts) {
      if (!/^[1-7]/.test(classOf(chart, account))) continue;
      const puc = pucOf(account);
      const own = flowAccount(view, chart, account, puc);
      add(own, rest);
      const section = kind?.section === "exchange" ? "operating" : kind?.section;
      if (kind === null || section === sectionOf(puc)) continue;
      add(own, cash);
      add(accountOfKind(view, chart, kind), -cash);
    }
  });
  return rowsOfNets(nets, view);
}
