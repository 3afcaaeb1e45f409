import type { AccountCode, Side } from "../../accounting/account.ts";
import { oppositeSide } from "../../accounting/account.ts";
import { MAX_LINES } from "../../accounting/entries/check-entry.ts";
import type { EntryContent, EntryLine } from "../../accounting/entries/entry.ts";
import { pesos, ZERO } from "../../kernel/pesos.ts";
import type { Contract } from "../employee/contract.ts";
import { type NameWorker, plainName } from "../payment/worker-names.ts";
import { CONCEPTS, NET_PAYABLE, OWED_BY_EMPLOYEE } from "../slip/concepts.data.ts";
import type { Slip } from "../slip/slip.ts";
import type { PayrollRun } from "./compute-run.ts";
import { type PayrollPeriod, periodName, periodSpan } from "./period.ts";

interface Posting {
  readonly side: Side;
  readonly account: string;
  readonly person: string;
  amount: number;
}

/** Sums amounts by account, side and person. */
export class Postings {
  private readonly sums = new Map<string, Posting>();

  /** `person`: whose the amount is, on an account that is owed to each one or by each one. */
  add(side: Side, account: string, amount: number, person = ""): void {
    const key = `${side} ${account} ${person}`;
    const known = this.sums.get(key);
    if (known) known.amount += amount;
    else this.sums.set(key, { side, account, person, amount });
  }

  /**
   * Debits before credits, by account code; a negative sum, such as a refunded contribution, changes sides. More people
   * than an entry has lines are one sum that names nobody.
   */
  lines(): readonly EntryLine[] {
    const all = [...this.sums.values()]
      .filter(({ amount }) => amount !== 0)
      .map((each) =>
        each.amount < 0 ? { ...each, side: oppositeSide(each.side), amount: -each.amount } : each,
      );
    if (all.length > MAX_LINES && all.some(({ person }) => person !== "")) return this.unnamed().lines();
    all.sort((a, b) => (a.account === b.account ? 0 : a.account < b.account ? -1 : 1));
    const of = (wanted: Side) => all.filter(({ side }) => side === wanted);
    return [...of("debit"), ...of("credit")].map(({ side, account, person, amount }) => ({
      account: account as AccountCode,
      debit: side === "debit" ? pesos(amount) : ZERO,
      credit: side === "credit" ? pesos(amount) : ZERO,
      ...(person === "" ? {} : { thirdParty: person }),
    }));
  }

  private unnamed(): Postings {
    const sums = new Postings();
    for (const { side, account, amount } of this.sums.values()) sums.add(side, account, amount);
    return sums;
  }
}

/** Group 51 for administration, 52 for sales. */
export function accountOf(template: string, { area }: Pick<Contract, "area">): string {
  return template.replace("5_", area === "sales" ? "52" : "51");
}

function addSlip(postings: Postings, { contract, lines, totals }: Slip, nameOf: NameWorker): void {
  for (const { concept, amount } of lines) {
    const { debit, credit } = CONCEPTS[concept];
    if (debit !== null) postings.add("debit", accountOf(debit, contract), amount);
    if (credit !== null) postings.add("credit", credit, amount);
  }
  if (totals.net >= 0) postings.add("credit", NET_PAYABLE, totals.net, nameOf(contract));
  else postings.add("debit", OWED_BY_EMPLOYEE, -totals.net, nameOf(contract));
}

function referenceOf({ month, part }: PayrollPeriod): string {
  return `NOM-${month}${part === "first-half" ? "-1" : part === "second-half" ? "-2" : ""}`;
}

/**
 * A run as one balanced entry on PUC accounts: earnings, liabilities by creditor, the employer's contributions and
 * provisions. Only a proposal: nothing is posted. `nameOf`: `workerNames` of the company.
 */
export function runEntry(
  { order, slips }: Pick<PayrollRun, "order" | "slips">,
  nameOf: NameWorker = plainName,
): EntryContent {
  const postings = new Postings();
  for (const slip of slips) addSlip(postings, slip, nameOf);
  const { period } = order;
  const name = periodName(period);
  return {
    date: periodSpan(period).to,
    description: `Nómina de ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    reference: referenceOf(period),
    lines: postings.lines(),
  };
}
