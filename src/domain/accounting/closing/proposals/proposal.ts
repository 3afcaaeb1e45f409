import type { Day, Month } from "../../../kernel/day.ts";
import { type Pesos, pesos, ZERO } from "../../../kernel/pesos.ts";
import type { AccountCode, ChartKind } from "../../account.ts";
import type { EntryContent, EntryLine } from "../../entries/entry.ts";
import type { Balances } from "../../ledger/balances.ts";
import type { AccruedInterest, ClosingLoan } from "../accrued-interest.ts";
import type { AfterCut } from "../after-cut.ts";
import type { Benefit } from "../benefit-accounts.ts";
import type { PucOf } from "../closing-entry.ts";
import type { ClosingPeriod } from "../closing-period.ts";
import type { OwnMonth } from "../own-months.ts";
import type { TypedClosing } from "./typed-closing.ts";

/** One step of how an amount was found. The last one is the amount itself. */
export interface ProposalStep {
  readonly sign: "" | "+" | "−" | "×" | "=";
  readonly label: string;
  /** Absent for a rate or a count, which the label states. */
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

export type ProposalKey =
  | "depreciation"
  | "severance"
  | "interest"
  | "bonus"
  | "vacation"
  | "accrued"
  | "accrued-back"
  | "income-tax"
  | "result"
  | "losses"
  | "reserve"
  | "carry"
  | "cover"
  | "dividends";

/** What was looked at and proposes nothing. */
export interface ClosingRemark {
  readonly key: ProposalKey | "runs";
  readonly text: string;
}

export interface ClosingProposals {
  /** To be posted before the closing, in order: the later ones count on the earlier ones. */
  readonly before: readonly ClosingProposal[];
  /** The step of the closing itself that takes the result to equity. */
  readonly transfer: ClosingProposal | null;
  /** To be posted once the period is closed: they divide its result. */
  readonly after: readonly ClosingProposal[];
  readonly remarks: readonly ClosingRemark[];
}

/** The company as far as the law of its kind asks. */
export interface ClosingCompany {
  readonly name: string;
  /** From its fiscal profile; null without one. */
  readonly tax: {
    readonly filer: boolean;
    readonly simple: boolean;
    /** Whose rate it pays: companies' (ET art. 240), that of natural persons (art. 241), or another one (art. 356). */
    readonly rate: "general" | "natural" | "other";
    /** What its profile withholds of dividends, in percent; absent for nothing. */
    readonly dividends?: { readonly rate: number; readonly account: string };
  } | null;
  /** Pending vacations of its employees; null without employees. */
  readonly vacation: VacationOwed | null;
  /** What its closed runs of the year provided for benefits, month by month. */
  readonly provided: readonly ProvidedMonth[];
}

/** What closed runs of one month provided, by benefit and account of expense: posted and other ones apart. */
export interface ProvidedMonth {
  readonly month: Month;
  /** Whether a book got the runs' entries. */
  readonly posted: boolean;
  readonly amounts: readonly {
    readonly benefit: Benefit;
    readonly account: string;
    readonly amount: Pesos;
  }[];
}

export interface VacationOwed {
  readonly amount: Pesos;
  readonly people: number;
  /** The same by the account of expense of each person's area. */
  readonly expenses: readonly { readonly account: string; readonly amount: Pesos }[];
  /** Whether closed runs cover every contract from its first day: earlier vacations may have been taken. */
  readonly complete: boolean;
}

export interface ProposalInput {
  readonly kind: ChartKind;
  readonly period: ClosingPeriod;
  readonly pucOf: PucOf;
  /** Everything posted before 1 January of the period's year. */
  readonly before: Balances;
  /** The months from January to the period's last, in order, without closing entries. */
  readonly months: readonly OwnMonth[];
  /** Everything posted up to the period's last day. */
  readonly standing: Balances;
  /** Movements of everything after the period, without what was reversed again. */
  readonly since: Balances;
  /** Legal reserve that was taken from results since the period's end. */
  readonly reserved: AfterCut["reserved"];
  /** What reserves covered of earlier losses since the period's end; absent for nothing. */
  readonly absorbed?: AfterCut["absorbed"];
  /** Dividends decided since the period's end; absent for none. */
  readonly decreed?: Pesos;
  /** Dates what the owners decide after the period; absent: the day after it. */
  readonly today?: Day;
  /** The period's closing entries. */
  readonly closings: Balances;
  /** The last whole month of the period: nothing is expected of later ones. */
  readonly until: Month;
  /** Whether the period has its closing entries, and nothing was recorded after them. */
  readonly isClosed: boolean;
  readonly company: ClosingCompany;
  /** The loans of the register on the last day, and what the books accrued for them; absent without loans. */
  readonly accrued?: AccruedInterest & { readonly loans: readonly ClosingLoan[] };
  /** What the person typed of the income tax and of the owners, which the books do not tell. */
  readonly typed?: TypedClosing;
  /** Accounts that the register of assets depreciates into: it says itself what they lack (AF-07). Absent for none. */
  readonly registered?: ReadonlySet<AccountCode>;
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

/** "de 2026", "del primer semestre de 2026". */
export function closingWords({ part, name }: ClosingPeriod): string {
  return `${part === null ? "de" : "del"} ${name}`;
}

/** A step that is told only where there is an amount. */
export function optionalStep(
  sign: ProposalStep["sign"],
  label: string,
  amount: Pesos,
): readonly ProposalStep[] {
  return amount === 0 ? [] : [{ sign, label, amount }];
}
