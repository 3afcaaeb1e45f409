import type { PucNets } from "../../accounting/indicators.ts";
import { pucOfRow } from "../typed/place-rows.ts";
import type { TypedStatement } from "../typed/typed-statement.ts";

/** What a typed table says, as debits less credits by account of the PUC. */
export interface StatementNets {
  /** What there is; null: the table names no asset and no liability. */
  readonly until: PucNets | null;
  /** What was earned; null: the table names no income, cost or expense. */
  readonly within: PucNets | null;
  /** Rows with an amount whose account nobody knows: they are left out, and that is said. */
  readonly unread: number;
}

function hasClass(nets: PucNets, classes: string): boolean {
  return [...nets.keys()].some((puc) => classes.includes(puc.slice(0, 1)));
}

/** Reads a table whatever statement it was typed as: an account says by itself where it belongs, here as in its print. */
export function typedNets({ rows }: Pick<TypedStatement, "rows">): StatementNets {
  const nets = new Map<string, number>();
  let unread = 0;
  for (const row of rows) {
    if (row.debit === 0 && row.credit === 0) continue;
    const puc = pucOfRow(row);
    if (puc === null) unread += 1;
    else nets.set(puc, (nets.get(puc) ?? 0) + row.debit - row.credit);
  }
  return {
    until: hasClass(nets, "12") ? nets : null,
    within: hasClass(nets, "4567") ? nets : null,
    unread,
  };
}
