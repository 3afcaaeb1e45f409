import type { PucNets } from "../../accounting/indicators.ts";
import { markedPuc, saysNonCurrent } from "../../accounting/non-current.ts";
import { pucOfRow } from "../typed/place-rows.ts";
import type { TypedStatement } from "../typed/typed-statement.ts";

/** Content of a typed table, as debits minus credits by PUC account. */
export interface StatementNets {
  /** Balances; null when the table has no asset or liability. */
  readonly until: PucNets | null;
  /** Results; null when the table has no income, cost or expense. */
  readonly within: PucNets | null;
  /** Number of rows with an amount but an unknown account; left out, and reported to the user. */
  readonly unread: number;
}

function hasClass(nets: PucNets, classes: string): boolean {
  return [...nets.keys()].some((puc) => classes.includes(puc.slice(0, 1)));
}

/**
 * Reads a table regardless of the statement it was typed as: the account alone decides the place, as when printed.
 */
export function typedNets({ rows }: Pick<TypedStatement, "rows">): StatementNets {
  const nets = new Map<string, number>();
  let unread = 0;
  for (const row of rows) {
    if (row.debit === 0 && row.credit === 0) continue;
    const puc = pucOfRow(row);
    if (puc === null) {
      unread += 1;
      continue;
    }
    const key = saysNonCurrent(puc, row.name) ? markedPuc(puc, new Set([puc])) : puc;
    nets.set(key, (nets.get(key) ?? 0) + row.debit - row.credit);
  }
  return {
    until: hasClass(nets, "12") ? nets : null,
    within: hasClass(nets, "4567") ? nets : null,
    unread,
  };
}
