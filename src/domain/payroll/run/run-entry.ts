import type { AccountCode, Side } from "../../accounting/account.ts";
import { oppositeSide } from "../../accounting/account.ts";
import type { EntryContent, EntryLine } from "../../accounting/entries/entry.ts";
import { pesos, ZERO } from "../../kernel/pesos.ts";
import type { Contract } from "../employee/contract.ts";
import { CONCEPTS, NET_PAYABLE, OWED_BY_EMPLOYEE } from "../slip/concepts.data.ts";
import type { Slip } from "../slip/slip.ts";
import type { PayrollRun } from "./compute-run.ts";
import { type PayrollPeriod, periodName, periodSpan } from "./period.ts";

/** Sums amounts by account and side. */
export class Postings {
  private readonly sums = new Map<string, number>();

  add(side: Side, account: string, amount: number): void {
    const key = `${side} ${account}`;
    this.sums.set(key, (this.sums.get(key) ?? 0) + amount);
  }

  /** Debits before credits, by account code; a negative sum, such as a refunded contribution, changes sides. */
  lines(): readonly EntryLine[] {
    const all = [...this.sums].flatMap(([key, amount]) => {
      if (amount === 0) return [];
      const [side, account] = key.split(" ") as [Side, string];
      return [{ side: amount < 0 ? oppositeSide(side) : side, account, amount: pesos(Math.abs(amount)) }];
    });
    all.sort((a, b) => (a.account < b.account ? -1 : 1));
    const of = (wanted: Side) => all.filter(({ side }) => side === wanted);
    return [...of("debit"), ...of("credit")].map(({ side, account, amount }) => ({
      account: account as AccountCode,
      debit: side === "debit" ? amount : ZERO,
      credit: side === "credit" ? amount : ZERO,
    }));
  }
}

/** Group 51 for administration, 52 for sales. */
export function accountOf(template: string, { area }: Pick<Contract, "area">): string {
  return template.replace("5_", area === "sales" ? "52" : "51");
}

function addSlip(postings: Postings, { contract, lines, totals }: Slip): void {
  for (const { concept, amount } of lines) {
    const { debit, credit } = CONCEPTS[concept];
    if (debit !== null) postings.add("debit", accountOf(debit, contract), amount);
    if (credit !== null) postings.add("credit", credit, amount);
  }
  if (totals.net >= 0) postings.add("credit", NET_PAYABLE, totals.net);
  else postings.add("debit", OWED_BY_EMPLOYEE, -totals.net);
}

function referenceOf({ month, part }: PayrollPeriod): string {
  return `NOM-${month}${part === "first-half" ? "-1" : part === "second-half" ? "-2" : ""}`;
}

/**
 * A run as one balanced entry on PUC accounts: earnings, liabilities by creditor, the employer's contributions and
 * provisions. Only a proposal: nothing is posted.
 */
export function runEntry({ order, slips }: Pick<PayrollRun, "order" | "slips">): EntryContent {
  const postings = new Postings();
  for (const slip of slips) addSlip(postings, slip);
  const { period } = order;
  const name = periodName(period);
  return {
    date: periodSpan(period).to,
    description: `Nómina de ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    reference: referenceOf(period),
    lines: postings.lines(),
  };
}
