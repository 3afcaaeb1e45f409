import type { AccountCode } from "../../accounting/account.ts";
import type { Pesos } from "../../kernel/pesos.ts";
import type { ReportCheck } from "../../report/report.ts";
import type { StatementKind } from "../statement-kind.ts";

export type CashMethod = "direct" | "indirect";

/** What one account puts into a line. */
export interface AccountFigure {
  /** null: no account by itself, as a result that is not closed yet. */
  readonly account: AccountCode | null;
  readonly label: string;
  /** By column, in the line's own sense. */
  readonly amounts: readonly Pesos[];
}

/** One printed line of a statement made from the books. */
export interface BookLine {
  readonly kind: "heading" | "line" | "subtotal" | "total";
  /** Unique in its statement; a heading has its words. */
  readonly key: string;
  readonly label: string;
  readonly level: number;
  /** The note that explains it, the same over the four statements; null for sums and where nothing is to be told. */
  readonly note: number | null;
  /** By column; empty for a heading. */
  readonly amounts: readonly Pesos[];
  /** Vertical analysis by column, in thousandths that add up over the lines; null where the base is zero. */
  readonly shares: readonly (number | null)[];
  /** Of which accounts a line is the sum. */
  readonly accounts: readonly AccountFigure[];
  /** For a sum: the keys of the lines that it adds. */
  readonly of: readonly string[];
}

/** A statement made from the books: what screens, files and notes are drawn from. */
export interface BookStatement {
  readonly statement: StatementKind;
  /** Of the cash flow statement; null for the others. */
  readonly method: CashMethod | null;
  /** Headings of the columns of amounts: periods, or in the equity statement the components. */
  readonly columns: readonly string[];
  readonly lines: readonly BookLine[];
  readonly checks: readonly ReportCheck[];
  /** Accounts that no statement has a line for (memorandum accounts, damaged codes), debits less credits. */
  readonly unplaced: readonly AccountFigure[];
}
