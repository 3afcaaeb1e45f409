import { pucOfCode } from "#domain/accounting/indicators.ts";
import type { Balances } from "#domain/accounting/ledger/balances.ts";
import { markedPuc, nonCurrentOf } from "#domain/accounting/non-current.ts";
import type { Book } from "#domain/company/book.ts";
import { totalsOf } from "../../shapes/read-record.ts";
import type { MonthRow } from "../../shapes/rows.ts";

/** Sums months of several books: debits minus credits by PUC account, non-current accounts marked. */
export class Nets {
  readonly byPuc = new Map<string, number>();
  readonly #nonCurrent: ReadonlySet<string>;

  constructor(books: readonly Book[]) {
    this.#nonCurrent = nonCurrentOf(books);
  }

  takeAway(kind: Book["chart"], closings: Balances | undefined): void {
    for (const [code, { debit, credit }] of closings ?? []) {
      const puc = pucOfCode(kind, code);
      if (puc !== null) this.byPuc.set(puc, (this.byPuc.get(puc) ?? 0) - debit + credit);
    }
  }

  add(kind: Book["chart"], row: MonthRow): void {
    for (const [code, { debit, credit }] of totalsOf(row)) {
      const puc = pucOfCode(kind, code);
      if (puc === null) continue;
      const key = markedPuc(puc, this.#nonCurrent);
      this.byPuc.set(key, (this.byPuc.get(key) ?? 0) + debit - credit);
    }
  }

  /** Sum of an account and its sub-accounts. */
  of(prefix: string): number {
    let sum = 0;
    for (const [puc, net] of this.byPuc) if (puc.startsWith(prefix)) sum += net;
    return sum;
  }
}
