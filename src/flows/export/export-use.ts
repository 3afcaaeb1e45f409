import type { LimitCounter } from "#domain/access/limit-counter.ts";
import type { Permission } from "#domain/access/policy.ts";
import type { Month } from "#domain/kernel/day.ts";

/** How much of the plan's limit is used. */
export interface ExportUse {
  readonly permission: Permission;
  /** Null if there is no limit. */
  readonly counter: LimitCounter | null;
  /** The uses are still being counted: the counter keeps its room and shows no number. */
  readonly counting: boolean;
  readonly month: Month;
}
