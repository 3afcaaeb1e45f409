import type { AccountCode, Side } from "../accounting/account.ts";
import type { OldDebts } from "../accounting/closing/points/closing-point.ts";
import type { CoveredMonths } from "../accounting/covered-months.ts";
import type { EntryLine } from "../accounting/entries/entry.ts";
import type { Day, Month } from "../kernel/day.ts";
import type { BookId } from "../kernel/ids.ts";
import type { MonthMovements } from "../statement/analysis/month-movements.ts";

/** What the company's books hold, by account and month. */
export interface CompanyFacts {
  readonly months: readonly MonthMovements[];
  readonly covered: CoveredMonths;
  /** The last day counted. */
  readonly cutOff: Day;
  readonly today: Day;
}

/** What one third party moved in one month on one account, over all books of the company. */
export interface WatchedMove {
  readonly month: Month;
  readonly puc: string;
  readonly party: string;
  readonly debit: number;
  readonly credit: number;
}

/** A posted entry as the rules read it. */
export interface WatchedEntry {
  readonly number: number;
  readonly date: Day;
  readonly description: string;
  readonly reference: string;
  readonly lines: readonly EntryLine[];
}

/** A tax at the end of its last declaration that was due, less what was paid since. */
export interface DueTax {
  readonly month: Month;
  readonly left: number;
}

/** What one book holds beside its sums. */
export interface WatchedFacts {
  readonly book: BookId;
  readonly against: readonly {
    readonly account: AccountCode;
    readonly name: string;
    readonly amount: number;
    readonly side: Side;
  }[];
  readonly strays: readonly Month[];
  readonly receivables: OldDebts | null;
  readonly vat: DueTax | null;
  readonly withheld: DueTax | null;
  /** The last entries (`WATCHED_ENTRIES`), without closings and without what was taken back. */
  readonly entries: readonly WatchedEntry[];
  /** The references of the sales among them, of void and reversed ones too: their numbers were used. */
  readonly sold: readonly string[];
}
