import { type Pesos, pesos, ZERO } from "../kernel/pesos.ts";
import type { LoanTerms } from "./recurring.ts";

/** One payment of a loan. */
export interface LoanRow {
  readonly payment: Pesos;
  readonly interest: Pesos;
  readonly capital: Pesos;
  /** What is still owed after it. */
  readonly balance: Pesos;
}

/** The equal payment of the French method, to the peso. */
function frenchPayment({ principal, rate, months }: LoanTerms): number {
  const monthly = rate / 100;
  return Math.round(
    monthly === 0 ? principal / months : (principal * monthly) / (1 - (1 + monthly) ** -months),
  );
}

/**
 * The payments of a loan, each to the peso: interest on what is owed, half a peso up, and the rest capital. The last one
 * pays what is left, so that capital sums to the loan (RC-03).
 */
export function loanTable(terms: LoanTerms): readonly LoanRow[] {
  const { method, principal, rate, months } = terms;
  const equal = method === "french" ? frenchPayment(terms) : Math.floor(principal / months);
  const rows: LoanRow[] = [];
  let balance = principal;
  for (let at = 1; at <= months; at += 1) {
    const interest = pesos(Math.round((balance * rate) / 100));
    const wanted = method === "french" ? equal - interest : equal;
    const capital = at === months ? balance : pesos(Math.min(balance, Math.max(wanted, ZERO)));
    balance = pesos(balance - capital);
    rows.push({ payment: pesos(capital + interest), interest, capital, balance });
  }
  return rows;
}
