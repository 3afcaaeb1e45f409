import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { type Chart, displayName, findAccount } from "../chart.ts";
import type { EntryContent } from "../entries/entry.ts";
import { rollUp } from "../ledger/trial-balance.ts";
import { pucOfAccount } from "../puc-of-account.ts";

/** One account's amount on a side of the account that gathers a year's results. */
export interface GatheredResult {
  /** Null for several small accounts combined. */
  readonly code: string | null;
  readonly name: string;
  /** Number of accounts combined. */
  readonly count: number;
  readonly amount: Pesos;
}

/**
 * Ganancias y pérdidas as a T account: costs and expenses on the left, income on the right (Decreto 2650 de 1993,
 * 5905).
 */
export interface ClosingAccount {
  readonly debit: readonly GatheredResult[];
  readonly credit: readonly GatheredResult[];
  readonly debits: Pesos;
  readonly credits: Pesos;
  /** Above zero for a profit. */
  readonly result: Pesos;
}

/** Rows shown per side; smaller accounts are combined into the last one. */
const SHOWN = 8;

function total(parts: readonly { readonly amount: number }[]): Pesos {
  return pesos(parts.reduce((sum, { amount }) => sum + amount, 0));
}

function largest(parts: readonly GatheredResult[]): GatheredResult[] {
  const sorted = parts.toSorted((a, b) => b.amount - a.amount || ((a.code ?? "") < (b.code ?? "") ? -1 : 1));
  if (sorted.length <= SHOWN) return sorted;
  const rest = sorted.slice(SHOWN - 1);
  return [...sorted.slice(0, SHOWN - 1), { code: null, name: "", count: rest.length, amount: total(rest) }];
}

/** The amounts of classes 4 to 7 that the given closing entries (posted or proposed) clear, by four-digit account. */
export function closingAccount(entries: readonly EntryContent[], chart: Chart): ClosingAccount {
  const sums = new Map<string, { readonly name: string; amount: number }>();
  for (const { account, debit, credit } of entries.flatMap(({ lines }) => lines)) {
    const puc = pucOfAccount(chart, account);
    if (!/^[4567]/.test(puc) || puc.startsWith("59")) continue;
    const above = rollUp(chart, account, 4) ?? findAccount(chart, account);
    const code = above?.code ?? account;
    const sum = sums.get(code) ?? { name: above ? displayName(chart, above) : account, amount: 0 };
    sums.set(code, sum);
    // A debit here clears a credit balance, so it is income.
    sum.amount += debit - credit;
  }
  const side = (sign: 1 | -1) =>
    [...sums].flatMap(([code, { name, amount }]): GatheredResult[] =>
      amount * sign > 0
        ? [{ code: chart.showsCodes ? code : null, name, count: 1, amount: pesos(amount * sign) }]
        : [],
    );
  const [credit, debit] = [side(1), side(-1)];
  const [credits, debits] = [total(credit), total(debit)];
  return {
    debit: largest(debit),
    credit: largest(credit),
    debits,
    credits,
    result: pesos(credits - debits),
  };
}
