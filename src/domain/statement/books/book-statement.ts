import type { AccountCode } from "../../accounting/account.ts";
import type { Entry } from "../../accounting/entries/entry.ts";
import type { Pesos } from "../../kernel/pesos.ts";
import type { ReportCheck } from "../../report/report.ts";
import type { Restatement } from "../restated/restatement.ts";
import type { StatementKind } from "../statement-kind.ts";

export type CashMethod = "direct" | "indirect";

/** One account's amounts in a line. */
export interface AccountFigure {
  /** null for an amount without an account, such as a result not yet closed. */
  readonly account: AccountCode | null;
  readonly label: string;
  /** By column, signed as in the line. */
  readonly amounts: readonly Pesos[];
  /** Of an amount without an account: the accounts that it is the sum of, where it is. */
  readonly made?: MadeOf;
  /** Of an amount that is told entry by entry: by column what it is the sum of, in the order of the journal. */
  readonly moves?: readonly (readonly ToldMove[])[];
}

/** What tells an amount: an entry, or what a comparative period is restated by. */
export type Teller = Entry | Restatement;

export interface ToldMove {
  readonly by: Teller;
  readonly amount: Pesos;
}

/**
 * When the accounts of an amount without one are counted: over the days of its line, in the year to date of its last
 * day, or before that year.
 */
export type MadeWhen = "line" | "year" | "earlier";

interface MadeOf {
  readonly when: MadeWhen;
  readonly of: readonly AccountFigure[];
}

/** One printed line of a statement made from the books. */
export interface BookLine {
  readonly kind: "heading" | "line" | "subtotal" | "total";
  /** Unique within the statement; headings use their text. */
  readonly key: string;
  readonly label: string;
  readonly level: number;
  /** The note that explains it, numbered the same in all four statements; null for sums and lines without a note. */
  readonly note: number | null;
  /** By column; empty for a heading. */
  readonly amounts: readonly Pesos[];
  /** Vertical analysis by column, in thousandths that add up across lines; null where the base is zero. */
  readonly shares: readonly (number | null)[];
  /** The accounts that the line sums. */
  readonly accounts: readonly AccountFigure[];
  /** What the line sums where no account of it is printed: told to whoever presses a figure of it. */
  readonly behind?: readonly AccountFigure[];
  /** For a sum: the keys of the lines it adds. */
  readonly of: readonly string[];
}

/** Figures disclosed below the lines, which no sum adds. */
export interface StatementSection {
  readonly heading: string;
  readonly figures: readonly AccountFigure[];
}

/**
 * How a line of a cash flow leads from the balance at the start of a period to the balance at its end, with the signs
 * of the balance: the three add up to what stands after.
 */
export interface BalanceTie {
  /** Key of the line. */
  readonly line: string;
  /** What it changes: "Deudores comerciales". */
  readonly name: string;
  /** By column, as the other amounts. */
  readonly before: readonly Pesos[];
  readonly stated: readonly Pesos[];
  /** What the line leaves out, and why. */
  readonly left: readonly { readonly label: string; readonly amounts: readonly Pesos[] }[];
  readonly after: readonly Pesos[];
}

/** A statement made from the books: the source for screens, files and notes. */
export interface BookStatement {
  readonly statement: StatementKind;
  /** Method of the cash flow statement; null for the others. */
  readonly method: CashMethod | null;
  /** Headings of the amount columns: periods or, in the equity statement, components. */
  readonly columns: readonly string[];
  readonly lines: readonly BookLine[];
  readonly checks: readonly ReportCheck[];
  /** Disclosed below the lines: of a cash flow, what used no cash and what its changes leave out. */
  readonly besides?: readonly StatementSection[];
  /** Of a cash flow: its lines of changes, of investing and of financing, each beside the balance. */
  readonly ties?: readonly BalanceTie[];
  /** Accounts without a line in any statement (memorandum accounts, damaged codes), debits minus credits. */
  readonly unplaced: readonly AccountFigure[];
}
