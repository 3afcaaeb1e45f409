import type { LimitCounter } from "#domain/access/limit-counter.ts";
import type { Permission } from "#domain/access/policy.ts";
import type { Month } from "#domain/kernel/calendar-day.ts";

/** What of the plan is used up. */
export interface ExportUse {
  readonly permission: Permission;
  /** Null where there is no limit. */
  readonly counter: LimitCounter | null;
  readonly month: Month;
}
