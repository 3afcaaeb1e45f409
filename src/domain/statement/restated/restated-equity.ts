import type { AccountCode } from "../../accounting/account.ts";
import type { PucOf } from "../../accounting/closing/closing-entry.ts";
import type { Day } from "../../kernel/day.ts";
import { isResult } from "../books/period-facts.ts";
import { type Component, componentOf } from "../layouts/equity.data.ts";
import type { Restatement } from "./restatement.ts";

/** What a side of a restatement changes in equity, credits positive. */
export interface RestatedPart {
  readonly day: Day;
  readonly component: Component;
  /** Null for an account of results, which the result of the period sums. */
  readonly account: AccountCode | null;
  readonly amount: number;
}

/** What restatements change in equity: the result of their period, or what began before it. */
export function restatedEquity(restatements: readonly Restatement[], pucOf: PucOf): readonly RestatedPart[] {
  return restatements.flatMap(({ day, debit, credit, amount }) =>
    [
      { account: debit, amount: -amount },
      { account: credit, amount: amount as number },
    ].flatMap((side): RestatedPart[] => {
      const puc = pucOf(side.account);
      if (isResult(puc)) return [{ day, component: "result", account: null, amount: side.amount }];
      const component = puc.startsWith("3") ? componentOf(puc) : null;
      return component === null ? [] : [{ day, component, ...side }];
    }),
  );
}
