import type { Day, Month } from "../../../kernel/day.ts";
import type { Pesos } from "../../../kernel/pesos.ts";
import type { AccountCode } from "../../account.ts";
import type { Benefit } from "../benefit-accounts.ts";

/** What is looked at before a month or a year is closed, in the order of the screen. */
export const POINT_KEYS = [
  "sums",
  "recount",
  "earlier",
  "months",
  "drafts",
  "strays",
  "against",
  "unclassified",
  "over",
  "overdrawn",
  "reconciled",
  "depreciation",
  "recurring",
  "payroll",
  "provisions",
  "loan-interest",
  "stock",
  "receivables",
  "payables",
  "vat",
  "withheld",
  "income-tax",
] as const;
export type PointKey = (typeof POINT_KEYS)[number];

export type PointGroup = "records" | "adjustments" | "taxes";

/**
 * `waiting`: nothing to do about it yet. `none`: the books have nothing of the kind, or a person said why it does not
 * apply.
 */
export type PointState = "done" | "missing" | "waiting" | "none";

/** The figure that decides a point. */
export type PointFigure =
  | { readonly kind: "amount"; readonly amount: Pesos }
  | { readonly kind: "count"; readonly count: number };

export interface ClosingPoint {
  readonly key: PointKey;
  readonly group: PointGroup;
  readonly state: PointState;
  /** Null where nothing is counted. */
  readonly figure: PointFigure | null;
  /** Why a person said that it does not apply; null if nobody did. */
  readonly note: string | null;
  /** Whether a person may say so. */
  readonly mayNote: boolean;
}

/** Old debts of third parties, of all that is owed. */
export interface OldDebts {
  readonly owed: Pesos;
  /** For more than ninety days. */
  readonly old: Pesos;
}

/** A tax owed on the last day, and what was paid of it since. */
export interface OwedTax {
  /** Below zero in favour. */
  readonly owed: Pesos;
  readonly paid: Pesos;
  /** Whether its declaration can be filed: the period that it is filed for ends with the span. */
  readonly isDue: boolean;
  /** Before that: what earlier declarations of the span left unpaid, and the month that the last of them ended with. */
  readonly late?: { readonly until: Month; readonly amount: Pesos };
}

/** What the register of assets says, or what the accounts alone tell. */
export type DepreciationFact =
  | {
      readonly by: "register";
      readonly due: readonly Month[];
      /** Whether the ledger has something else than the register. */
      readonly differs: boolean;
    }
  | {
      readonly by: "accounts";
      readonly last: Month | null;
      /** Whether a month before the last one is missing, which the closing proposes. */
      readonly skips: boolean;
    };

export interface PayrollFact {
  /** Months with people to pay and no run that covers them. */
  readonly lacking: readonly Month[];
  /** Runs that are not closed, are in no book, or are not paid. */
  readonly drafts: number;
  readonly unposted: number;
  readonly unpaid: number;
}

export interface LoanInterestFact {
  readonly due: Pesos;
  readonly recorded: Pesos;
  /** Each loan may be rounded a peso away. */
  readonly loans: number;
}

/** What the books say of each point; null where they have nothing of the kind. */
export interface ClosingFacts {
  /** Of a month, which has no closing entries, instead of a period. */
  readonly isMonth: boolean;
  /** The last month that is over; null while none is. */
  readonly until: Month | null;
  /** Debits less credits of everything posted. */
  readonly sums: Pesos;
  /** Problems that a recount of the book found; null while it runs. */
  readonly recount: number | null;
  /** Whether results of earlier periods are still open. */
  readonly earlier: boolean;
  /** Months with entries; `empty`: that have begun and have none. */
  readonly months: { readonly used: number; readonly of: number; readonly empty: number };
  readonly drafts: number;
  readonly strays: readonly Month[];
  /** Accounts with a balance against their nature. */
  readonly against: number;
  /** Accounts that hold what nobody classified yet, and their balances without signs. */
  readonly unclassified: { readonly accounts: readonly AccountCode[]; readonly amount: Pesos };
  readonly over: { readonly last: Day; readonly today: Day };
  /** Overdrawn bank accounts. */
  readonly overdrawn: number | null;
  /** Banks whose last whole month is not reconciled. */
  readonly reconciled: { readonly open: readonly AccountCode[] } | null;
  readonly depreciation: DepreciationFact | null;
  /** Entries that repeat and wait until the last day. */
  readonly recurring: { readonly waiting: number } | null;
  readonly payroll: PayrollFact | null;
  /** Benefits without a provision. */
  readonly provisions: readonly Benefit[] | null;
  /** Interest of the register's loans on the last day and what the books accrued; null where none accrued. */
  readonly "loan-interest": LoanInterestFact | null;
  /** The kardex on the last day beside its account. */
  readonly stock: { readonly kardex: Pesos; readonly ledger: Pesos } | null;
  readonly receivables: OldDebts | null;
  readonly payables: OldDebts | null;
  readonly vat: OwedTax | null;
  readonly withheld: OwedTax | null;
  /** Income tax recorded, where there was a profit. */
  readonly "income-tax": Pesos | null;
}

/** What a person said of points of a month or a period, by its key (`spanKey`). */
export interface ClosingNote {
  readonly span: string;
  readonly point: PointKey;
  readonly reason: string;
}
