import type { OverKind } from "../access/limits.data.ts";
import type { PolicyText } from "../access/policy.ts";
import type { BookStatus } from "../company/book.ts";
import type { Company } from "../company/company.ts";
import type { NitProblem } from "../company/nit.ts";
import type { Day, Month } from "../kernel/day.ts";
import type { Pesos } from "../kernel/pesos.ts";
import type { SavedStatement } from "../statement/saved-statement.ts";
import type { OwnAccountProblem } from "./chart.ts";
import type { EntryProblem } from "./entries/check-entry.ts";
import type { Entry } from "./entries/entry.ts";

/**
 * Why a year cannot be closed, opened or reopened: it has drafts, an earlier year is open, classes 4 to 7 are already
 * zero, 36 has no balance, no entry closes it, or what was to be recorded before it is recorded already.
 */
export type YearRefusal =
  | "drafts"
  | "earlier-open"
  | "nothing-to-close"
  | "nothing-to-carry"
  | "nothing-to-reopen"
  | "nothing-missing";

import type { RestatementProblem } from "../statement/restated/restatement.ts";

/** What is written on the chart of a book: entries (void ones too), drafts, or accounts of its own. */
export type ChartUse = "entries" | "drafts" | "accounts";

/** Why a book refuses a change. Screens turn each reason into one Spanish text. */
export type Refusal =
  | { readonly kind: "unknown-company" }
  | { readonly kind: "unknown-book" }
  | { readonly kind: "read-only"; readonly status: BookStatus }
  | { readonly kind: "unknown-analysis" }
  | { readonly kind: "blank-name" }
  /** A company has as many notes of its own as it may. */
  | { readonly kind: "too-many-notes"; readonly most: number }
  /** Figures of an earlier period that cannot be restated so. */
  | { readonly kind: "bad-restatement"; readonly problem: RestatementProblem }
  | { readonly kind: "bad-period" }
  /** The period would leave entries out; `from` and `to` are the days of the first and the last one. */
  | { readonly kind: "period-leaves-out"; readonly from: Day; readonly to: Day }
  /** The chart of accounts changes only while nothing is written on it. */
  | { readonly kind: "chart-in-use"; readonly by: ChartUse; readonly count: number }
  | { readonly kind: "unknown-entry" }
  /** Only posted entries can be edited, voided or reversed; `status` is the current one. */
  | { readonly kind: "not-posted"; readonly status: Entry["status"] }
  | { readonly kind: "already-reversed" }
  /** The entry of a move of the inventory: it is voided with the move, or stock and book would differ (IN-04). */
  | { readonly kind: "inventory-entry" }
  /** The entry moves items of the inventory: it changes once they were taken off it (IN-07). */
  | { readonly kind: "entry-with-items" }
  | { readonly kind: "closed-month"; readonly month: Month }
  | { readonly kind: "not-closed"; readonly month: Month }
  /** Another version was saved in the meantime (MT-02); both are shown. */
  | { readonly kind: "stale"; readonly current: Entry }
  | { readonly kind: "problems"; readonly problems: readonly EntryProblem[] }
  /** The same, for one row of an import; none of the import is written. */
  | { readonly kind: "row-problems"; readonly row: number; readonly problems: readonly EntryProblem[] }
  | { readonly kind: "nothing-to-import" }
  /** The book's debits would leave the safe range of whole pesos (NU-04). */
  | { readonly kind: "book-too-large" }
  /** A record of the book is damaged: the book must be checked and repaired before further writes (ST-15). */
  | { readonly kind: "damaged-book" }
  /** The plan does not include it, or its limit is reached; the text comes from the policy. */
  | { readonly kind: "plan"; readonly text: PolicyText }
  /** The item exists but is over the plan's limit: it can be read, not written to. */
  | { readonly kind: "over-limit"; readonly of: OverKind }
  /** The company was changed in the meantime; `current` is the stored version. */
  | { readonly kind: "stale-company"; readonly current: Company }
  | { readonly kind: "unknown-statement" }
  /** The statement was changed in the meantime; `current` is the stored version. */
  | { readonly kind: "stale-statement"; readonly current: SavedStatement }
  /** The date does not exist in the calendar. */
  | { readonly kind: "bad-day" }
  | { readonly kind: "bad-nit"; readonly problem: NitProblem }
  | { readonly kind: "bad-fiscal-year" }
  | { readonly kind: "drafts-in-month"; readonly drafts: number }
  | { readonly kind: "year"; readonly year: number; readonly problem: YearRefusal }
  | { readonly kind: "nothing-to-undo" }
  /** What a payment settles is no longer what was on screen; `owed` is left of it. */
  | { readonly kind: "debt-changed"; readonly owed: Pesos }
  /** `code`: of several accounts, the one it is about. */
  | { readonly kind: "own-account"; readonly problem: OwnAccountProblem; readonly code?: string }
  /** An account cannot be moved while one of its books takes no changes in the months that it moved in. */
  | { readonly kind: "account-fixed"; readonly book: string; readonly month: Month | null };
