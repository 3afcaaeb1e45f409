import type { AccountCode } from "../../accounting/account.ts";
import type { Chart } from "../../accounting/chart.ts";
import type { Balances } from "../../accounting/ledger/balances.ts";
import { rollUp } from "../../accounting/ledger/trial-balance.ts";
import type { TrialLevel } from "../../accounting/ledger/trial-level.ts";
import { accountLabel } from "../../accounting/puc-of-account.ts";
import { type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import type { AccountFigure } from "./book-statement.ts";
import type { StatementInput } from "./statement-input.ts";

/** Every account as posted. */
const MOST_DETAIL: TrialLevel = 8;

interface Part {
  readonly account: AccountCode | null;
  readonly label: string;
  readonly amounts: number[];
}

/** Collects figures by line and account, for several columns at once. */
export class Gathered {
  readonly #chart: Chart;
  readonly #columns: number;
  readonly #level: TrialLevel;
  readonly #lines = new Map<string, Map<string, Part>>();

  /** Accounts below the level are added to their ancestor at that level. */
  constructor({ chart, periods, level = MOST_DETAIL }: StatementInput) {
    this.#chart = chart;
    this.#columns = periods.length;
    this.#level = level;
  }

  add(line: string, column: number, account: AccountCode, amount: number): void {
    const shown = rollUp(this.#chart, account, this.#level)?.code ?? account;
    this.#put(line, column, shown, shown, amount, () => accountLabel(this.#chart, shown));
  }

  /** Adds an amount that belongs to no account, under its own label. */
  addWords(line: string, column: number, words: string, amount: number): void {
    this.#put(line, column, null, `:${words}`, amount, () => words);
  }

  /**
   * Adds every account of the balances, as debits minus credits, to the line and with the sign that `place` returns.
   */
  addBalances(
    column: number,
    balances: Balances,
    place: (account: AccountCode, net: number) => { readonly line: string; readonly amount: number } | null,
  ): void {
    for (const [account, movement] of balances) {
      const net = movement.debit - movement.credit;
      const found = net === 0 ? null : place(account, net);
      if (found) this.add(found.line, column, account, found.amount);
    }
  }

  #put(
    line: string,
    column: number,
    account: AccountCode | null,
    key: string,
    amount: number,
    label: () => string,
  ): void {
    if (amount === 0) return;
    const parts = this.#lines.get(line) ?? new Map<string, Part>();
    this.#lines.set(line, parts);
    const part = parts.get(key) ?? { account, label: label(), amounts: Array<number>(this.#columns).fill(0) };
    parts.set(key, part);
    part.amounts[column] = (part.amounts[column] ?? 0) + amount;
  }

  /** The accounts of a line sorted by code, then its words by label; those that are zero in every column are left out. */
  accountsOf(line: string): AccountFigure[] {
    const order = (part: Part) => part.account ?? `\uffff${part.label}`;
    return [...(this.#lines.get(line)?.values() ?? [])]
      .filter((part) => part.amounts.some((amount) => amount !== 0))
      .sort((a, b) => (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0))
      .map(({ account, label, amounts }) => ({ account, label, amounts: amounts.map(pesos) }));
  }

  amountsOf(line: string): Pesos[] {
    const sums = Array<Pesos>(this.#columns).fill(ZERO);
    for (const { amounts } of this.#lines.get(line)?.values() ?? [])
      amounts.forEach((amount, column) => {
        sums[column] = pesos((sums[column] ?? 0) + amount);
      });
    return sums;
  }
}
