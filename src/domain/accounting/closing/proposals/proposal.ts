import type { Day, Month } from "../../../kernel/day.ts";
import { type Pesos, pesos, ZERO } from "../../../kernel/pesos.ts";
import type { AccountCode, ChartKind } from "../../account.ts";
import type { EntryContent, EntryLine } from "../../entries/entry.ts";
import type { Balances } from "../../ledger/balances.ts";
import type { PucOf } from "../closing-entry.ts";

/** One step of how an amount was found. The last one is the amount itself. */
export interface ProposalStep {
  readonly sign: "" | "+" | "−" | "×" | "=";
  readonly label: string;
  /** Absent for a rate or a count, which the label tells. */
  readonly amount?: Pesos;
}

/** An entry that the books seem to lack before a year is closed. Nobody posts it but the person who looked at it. */
export interface ClosingProposal {
  /** What is missing; the same for each reading of the same books. */
  readonly key: ProposalKey;
  readonly title: string;
  readonly entry: EntryContent;
  readonly steps: readonly ProposalStep[];
  readonly norm: string;
  /** Whether it is ticked to begin with: the books alone prove it. */
  readonly sure: boolean;
  /** What the person has to look at. */
  readonly note?: string;
}

export type ProposalKey = "depreciation" | "vacation" | "income-tax" | "reserve";

/** What was looked at and proposes nothing. */
export interface ClosingRemark {
  readonly key: ProposalKey;
  readonly text: string;
}

export interface ClosingProposals {
  /** To be posted before the closing, in order: the later ones count on the earlier ones. */
  readonly before: readonly ClosingProposal[];
  /** To be posted once the year is closed: they divide its result. */
  readonly after: readonly ClosingProposal[];
  readonly remarks: readonly ClosingRemark[];
}

/** The company as far as the law of its kind asks. */
export interface ClosingCompany {
  readonly name: string;
  /** From its fiscal profile; null without one. */
  readonly tax: { readonly filer: boolean; readonly simple: boolean } | null;
  /** Pending vacations of its employees; null without employees. */
  readonly vacation: VacationOwed | null;
}

export interface VacationOwed {
  readonly amount: Pesos;
  readonly people: number;
  /** Whether closed runs cover every contract from its first day: earlier vacations may have been taken. */
  readonly complete: boolean;
}

export interface ProposalInput {
  readonly kind: ChartKind;
  readonly year: number;
  readonly pucOf: PucOf;
  /** Everything posted before 1 January. */
  readonly before: Balances;
  /** The months of the year in order, without closing entries. */
  readonly months: readonly { readonly month: Month; readonly balances: Balances }[];
  /** Everything posted up to 31 December, and movements of the next year so far. */
  readonly standing: Balances;
  readonly since: Balances;
  /** The last whole month: nothing is expected of later ones. */
  readonly until: Month;
  /** Whether the year has its closing entries. */
  readonly isClosed: boolean;
  readonly company: ClosingCompany;
}

export function debitLine(account: string, amount: Pesos): EntryLine {
  return { account: account as AccountCode, debit: amount, credit: ZERO };
}

export function creditLine(account: string, amount: Pesos): EntryLine {
  return { account: account as AccountCode, debit: ZERO, credit: amount };
}

export function proposedEntry(date: Day, description: string, lines: readonly EntryLine[]): EntryContent {
  return { date, description, reference: "", lines };
}

/** Credits less debits of the accounts that fit, in each of some balances. */
export function creditIn(balances: readonly Balances[], pucOf: PucOf, fits: RegExp, but?: RegExp): Pesos {
  let sum = 0;
  for (const each of balances)
    for (const [code, { debit, credit }] of each)
      if (fits.test(pucOf(code)) && !but?.test(pucOf(code))) sum += credit - debit;
  return pesos(sum);
}
