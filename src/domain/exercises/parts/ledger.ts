import type { AccountCode, Side } from "../../accounting/account.ts";
import type { Day } from "../../kernel/day.ts";
import { pesos, ZERO } from "../../kernel/pesos.ts";
import type { GivenEntry, LedgerSum, OpeningBalance, SolutionLine } from "../exercise.ts";

type Amounts = Readonly<Record<string, number>>;

/** Opening balances: those of debit and those of credit, by account. */
export function opened(debits: Amounts, credits: Amounts): readonly OpeningBalance[] {
  const of = (side: Side, amounts: Amounts) =>
    Object.entries(amounts).map(([account, amount]) => ({
      account: account as AccountCode,
      side,
      amount: pesos(amount),
    }));
  return [...of("debit", debits), ...of("credit", credits)];
}

/** Balances of a company that goes on; the rest is its owners' capital. */
export function going(debits: Amounts, credits: Amounts = {}): readonly OpeningBalance[] {
  const sum = (amounts: Amounts) => Object.values(amounts).reduce((all, each) => all + each, 0);
  return opened(debits, { ...credits, "3105": sum(debits) - sum(credits) });
}

/** An entry that stands in the student's book already. */
export function givenEntry(
  id: string,
  date: Day,
  description: string,
  lines: readonly SolutionLine[],
): GivenEntry {
  return {
    id,
    date,
    description,
    reference: "",
    lines: lines.map(({ account, side, amount }) => ({
      account,
      debit: side === "debit" ? amount : ZERO,
      credit: side === "credit" ? amount : ZERO,
    })),
  };
}

/** Debit balances of accounts that begin so. */
export const debits = (...accounts: readonly string[]): LedgerSum => ({ accounts, side: "debit" });
/** Credit balances of accounts that begin so. */
export const credits = (...accounts: readonly string[]): LedgerSum => ({ accounts, side: "credit" });

/** Debit balances by account while a case is being made. */
export class CaseLedger {
  readonly #nets = new Map<string, number>();
  readonly #alsoRight = new Map<string, readonly AccountCode[]>();

  post(lines: readonly Pick<SolutionLine, "account" | "accepted" | "side" | "amount">[]): void {
    for (const { account, accepted, side, amount } of lines) {
      this.#nets.set(account, (this.#nets.get(account) ?? 0) + (side === "debit" ? amount : -amount));
      if (accepted) this.#alsoRight.set(account, accepted);
    }
  }

  /** Where else a right student may have recorded what stands in that account. */
  alsoRight(account: string): readonly AccountCode[] {
    return this.#alsoRight.get(account) ?? [];
  }

  /** Debits less credits of the accounts that begin so. */
  net(...prefixes: readonly string[]): number {
    let sum = 0;
    for (const [account, net] of this.#nets)
      if (prefixes.some((prefix) => account.startsWith(prefix))) sum += net;
    return sum;
  }

  /** Accounts with a balance, in order of their code. */
  balances(): readonly (readonly [account: string, net: number])[] {
    return [...this.#nets].filter(([, net]) => net !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
  }
}
