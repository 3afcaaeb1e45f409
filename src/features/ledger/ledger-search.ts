import type { AccountCode } from "#domain/accounting/account.ts";
import type { TrialLevel } from "#domain/accounting/ledger/trial-level.ts";
import type { Day, Month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";

/** What the addresses of these screens say; each part may be absent. */
export interface LedgerSearch {
  readonly book?: BookId;
  readonly cuenta?: AccountCode;
  readonly desde?: Day;
  readonly hasta?: Day;
}

export interface TrialSearch {
  readonly book?: BookId;
  readonly periodo?: Month;
  readonly desde?: Day;
  readonly hasta?: Day;
  readonly nivel?: TrialLevel;
  readonly ceros?: true;
}
