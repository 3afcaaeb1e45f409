import type { OverKind } from "../access/limits.data.ts";
import type { PolicyText } from "../access/policy.ts";
import type { BookStatus } from "../company/book.ts";
import type { Company } from "../company/company.ts";
import type { NitProblem } from "../company/nit.ts";
import type { Month } from "../kernel/calendar-day.ts";
import type { SavedStatement } from "../statement/saved-statement.ts";
import type { OwnAccountProblem } from "./chart.ts";
import type { EntryProblem } from "./entries/check-entry.ts";
import type { Entry } from "./entries/entry.ts";

/**
 * Why a year cannot be closed, opened or opened again: drafts wait in it, classes 4 to 7 are zero already, nothing stands on
 * 36, no entry closes it.
 */
export type YearProblem =
  | "drafts"
  | "earlier-open"
  | "nothing-to-close"
  | "nothing-to-carry"
  | "nothing-to-reopen";

/** Why a book refuses a change. Screens turn each into one Spanish text. */
export type Refusal =
  | { readonly kind: "unknown-company" }
  | { readonly kind: "unknown-book" }
  | { readonly kind: "read-only"; readonly status: BookStatus }
  | { readonly kind: "unknown-analysis" }
  | { readonly kind: "blank-name" }
  | { readonly kind: "bad-period" }
  | { readonly kind: "unknown-entry" }
  /** Only posted entries are edited, voided or reversed; `status` says what it is now. */
  | { readonly kind: "not-posted"; readonly status: Entry["status"] }
  | { readonly kind: "already-reversed" }
  | { readonly kind: "closed-month"; readonly month: Month }
  | { readonly kind: "not-closed"; readonly month: Month }
  /** Somebody saved another version meanwhile (MT-02); both are shown. */
  | { readonly kind: "stale"; readonly current: Entry }
  | { readonly kind: "problems"; readonly problems: readonly EntryProblem[] }
  /** The same, for one row of an import; nothing of it is written. */
  | { readonly kind: "row-problems"; readonly row: number; readonly problems: readonly EntryProblem[] }
  | { readonly kind: "nothing-to-import" }
  /** The book's debits would leave the safe range of whole pesos (NU-04). */
  | { readonly kind: "book-too-large" }
  /** A record of the book is damaged: it is checked and repaired before it is written to again (ST-15). */
  | { readonly kind: "damaged-book" }
  /** The plan does not give it, or holds so many and no more; the text is the policy's. */
  | { readonly kind: "plan"; readonly text: PolicyText }
  /** It is there though the plan no longer holds it: it can be read, not written to. */
  | { readonly kind: "over-limit"; readonly of: OverKind }
  /** Somebody saved the company differently meanwhile; what is there now. */
  | { readonly kind: "stale-company"; readonly current: Company }
  | { readonly kind: "unknown-statement" }
  /** Somebody saved the statement differently meanwhile; what is there now. */
  | { readonly kind: "stale-statement"; readonly current: SavedStatement }
  /** No day of the calendar. */
  | { readonly kind: "bad-day" }
  | { readonly kind: "bad-nit"; readonly problem: NitProblem }
  | { readonly kind: "bad-fiscal-year" }
  | { readonly kind: "drafts-in-month"; readonly drafts: number }
  | { readonly kind: "year"; readonly year: number; readonly problem: YearProblem }
  | { readonly kind: "nothing-to-undo" }
  | { readonly kind: "own-account"; readonly problem: OwnAccountProblem };
