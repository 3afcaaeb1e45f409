import type { AccountCode } from "../../../accounting/account.ts";
import type { Chart } from "../../../accounting/chart.ts";
import type { PucOf } from "../../../accounting/closing/closing-entry.ts";
import { type Balances, netOf } from "../../../accounting/ledger/balances.ts";
import { accountLabel } from "../../../accounting/puc-of-account.ts";
import { type Pesos, pesos } from "../../../kernel/pesos.ts";
import { COMPONENTS, type Component, componentOf } from "../../layouts/equity.data.ts";
import { OPEN_RESULTS } from "../balance-statement.ts";
import type { AccountFigure } from "../book-statement.ts";
import {
  isResult,
  isYearResult,
  type PeriodFacts,
  withoutMovements,
  type YearFacts,
} from "../period-facts.ts";
import { splitResults } from "../results.ts";

/** An amount in the column of a component and in the total. */
function inColumn(component: Component, amount: number): Pesos[] {
  return [...COMPONENTS.map(({ key }) => pesos(key === component ? amount : 0)), pesos(amount)];
}

interface Reading {
  readonly chart: Chart;
  readonly pucOf: PucOf;
}

type Part = readonly [component: Component, account: AccountCode, amount: number];

/** An account may be of two components: what of it is of the year and what is of the years before. */
function figuresOfParts(chart: Chart, parts: readonly Part[]): AccountFigure[] {
  const sums = new Map<AccountCode, Pesos[]>();
  for (const [component, account, amount] of parts) {
    if (amount === 0) continue;
    const before = sums.get(account);
    const own = inColumn(component, amount);
    sums.set(account, before === undefined ? own : own.map((each, at) => pesos(each + (before[at] ?? 0))));
  }
  return [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([account, amounts]) => ({ account, label: accountLabel(chart, account), amounts }));
}

/** The accounts with which a period began, its results told as the balance tells them. */
export function behindOpening(facts: PeriodFacts, { chart, pucOf }: Reading): AccountFigure[] {
  const parts = [...facts.opening].flatMap(([account, movement]): Part[] => {
    const puc = pucOf(account);
    const component = puc.startsWith("3") ? componentOf(puc) : null;
    if (component === null || component === "retained") return [];
    return [[component, account, -netOf(movement)]];
  });
  const { ofYear, accumulated } = splitResults(facts.opening, facts.yearBefore, pucOf);
  const open: AccountFigure[] = [];
  for (const { component, own, when } of [
    { component: "result", own: ofYear, when: "year" },
    { component: "retained", own: accumulated, when: "earlier" },
  ] as const)
    for (const part of own) {
      if (part.account !== null) parts.push([component, part.account, part.amount]);
      else if (part.amount !== 0)
        open.push({
          account: null,
          label: OPEN_RESULTS[when],
          amounts: inColumn(component, part.amount),
          made: {
            when,
            of: figuresOfParts(
              chart,
              part.of.map(({ account, amount }) => [component, account, amount]),
            ),
          },
        });
    }
  return [...figuresOfParts(chart, parts), ...open];
}

/** The accounts of the result that a period earned. */
export function behindResult(
  movements: Balances,
  closings: Balances,
  { chart, pucOf }: Reading,
): AccountFigure[] {
  const earned = [...withoutMovements(movements, closings)].filter(([account]) => isResult(pucOf(account)));
  return figuresOfParts(
    chart,
    earned.map(([account, movement]) => ["result", account, -netOf(movement)]),
  );
}

/** The accounts of the results of whole years that ended, which leave the year's result for those of earlier years. */
export function behindTurned(years: readonly YearFacts[], { chart, pucOf }: Reading): AccountFigure[] {
  const parts = years.flatMap(({ movements, closings, openings }) => {
    const earned = [...withoutMovements(movements, closings)].filter(([account]) => isResult(pucOf(account)));
    const brought = [...openings].filter(([account]) => isYearResult(pucOf(account)));
    return [...earned, ...brought].flatMap(([account, movement]): Part[] => [
      ["result", account, netOf(movement)],
      ["retained", account, -netOf(movement)],
    ]);
  });
  return figuresOfParts(chart, parts);
}
