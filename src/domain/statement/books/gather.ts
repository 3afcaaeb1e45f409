import type { AccountCode } from "../../accounting/account.ts";
import type { Chart } from "../../accounting/chart.ts";
import { compareEntries } from "../../accounting/entries/entry.ts";
import type { Balances } from "../../accounting/ledger/balances.ts";
import { rollUp } from "../../accounting/ledger/trial-balance.ts";
import type { TrialLevel } from "../../accounting/ledger/trial-level.ts";
import { accountLabel } from "../../accounting/puc-of-account.ts";
import { type Pesos, pesos, ZERO } from "../../kernel/pesos.ts";
import type { AccountFigure, MadeWhen, Teller, ToldMove } from "./book-statement.ts";
import type { StatementInput } from "./statement-input.ts";

/** Every account as posted. */
const MOST_DETAIL: TrialLevel = 8;

interface Part {
  readonly account: AccountCode | null;
  readonly label: string;
  readonly amounts: number[];
  readonly made: { readonly when: MadeWhen; readonly of: Map<AccountCode, number[]> };
  readonly told: Told[];
}

interface Told {
  readonly column: number;
  readonly by: Teller;
  readonly amount: number;
}

/** What a column is told by, each once: entries in the order of the journal, then what is restated. */
function movesIn(told: readonly Told[], column: number): ToldMove[] {
  const moves = new Map<string, { readonly by: Teller; amount: number }>();
  for (const { column: own, by, amount } of told) {
    const known = own === column ? moves.get(by.id) : undefined;
    if (known) known.amount += amount;
    else if (own === column) moves.set(by.id, { by, amount });
  }
  const order = ({ by: a }: { by: Teller }, { by: b }: { by: Teller }) => {
    if ("lines" in a && "lines" in b) return compareEntries(a, b);
    return Number("lines" in b) - Number("lines" in a);
  };
  return [...moves.values()]
    .filter(({ amount }) => amount !== 0)
    .sort(order)
    .map(({ by, amount }) => ({ by, amount: pesos(amount) }));
}

/** The label of an amount without an account, and what it is the sum of, if it is: accounts, or what tells it. */
interface Words {
  readonly words: string;
  readonly when?: MadeWhen;
  readonly of?: readonly { readonly account: AccountCode; readonly amount: number }[];
  readonly by?: Teller;
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
    const shown = this.#shown(account);
    this.#put(line, column, shown, shown, amount, () => accountLabel(this.#chart, shown));
  }

  #shown(account: AccountCode): AccountCode {
    return rollUp(this.#chart, account, this.#level)?.code ?? account;
  }

  /** Adds an amount that belongs to no account, under its own label. */
  addWords(line: string, column: number, { words, when = "line", of = [], by }: Words, amount: number): void {
    const part = this.#put(line, column, null, `:${words}`, amount, () => words, when);
    if (part === null) return;
    const { made, told } = part;
    if (by !== undefined) told.push({ column, by, amount });
    for (const each of of) {
      const account = this.#shown(each.account);
      const amounts = made.of.get(account) ?? this.#zeros();
      made.of.set(account, amounts);
      amounts[column] = (amounts[column] ?? 0) + each.amount;
    }
  }

  #zeros(): number[] {
    return Array<number>(this.#columns).fill(0);
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
    when: MadeWhen = "line",
  ): Part | null {
    if (amount === 0) return null;
    const parts = this.#lines.get(line) ?? new Map<string, Part>();
    this.#lines.set(line, parts);
    const made = { when, of: new Map<AccountCode, number[]>() };
    const part = parts.get(key) ?? { account, label: label(), amounts: this.#zeros(), made, told: [] };
    parts.set(key, part);
    part.amounts[column] = (part.amounts[column] ?? 0) + amount;
    return part;
  }

  #madeOf({ made: { when, of } }: Part): Pick<AccountFigure, "made"> {
    if (of.size === 0) return {};
    const figures = [...of].sort(([one], [other]) => (one < other ? -1 : 1));
    return {
      made: {
        when,
        of: figures.map(([account, amounts]) => ({
          account,
          label: accountLabel(this.#chart, account),
          amounts: amounts.map(pesos),
        })),
      },
    };
  }

  #movesOf({ told }: Part): Pick<AccountFigure, "moves"> {
    if (told.length === 0) return {};
    return { moves: this.#zeros().map((_, column) => movesIn(told, column)) };
  }

  /** The accounts of a line sorted by code, then its words by label; those that are zero in every column are left out. */
  accountsOf(line: string): AccountFigure[] {
    const order = (part: Part) => part.account ?? `\uffff${part.label}`;
    return [...(this.#lines.get(line)?.values() ?? [])]
      .filter((part) => part.amounts.some((amount) => amount !== 0))
      .sort((a, b) => (order(a) < order(b) ? -1 : 1))
      .map((part) => ({
        account: part.account,
        label: part.label,
        amounts: part.amounts.map(pesos),
        ...this.#madeOf(part),
        ...this.#movesOf(part),
      }));
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
