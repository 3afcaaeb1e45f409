import type { StoredRun } from "./stored-run.ts";

/** What one command did to a run. Edits to a draft are no event, because they pay nobody. */
export type RunEvent =
  | "created"
  | "closed"
  | "reopened"
  | "paid"
  | "unpaid"
  | "posted"
  /** Part of what it left owed was paid in the books. */
  | "owed-paid"
  | "deleted"
  | "changed";

function isPosted(before: StoredRun, after: StoredRun): boolean {
  return after.posting !== null && after.posting.entryId !== before.posting?.entryId;
}

/** The event between two states of a run; null if both are null. */
export function runEvent(before: StoredRun | null, after: StoredRun | null): RunEvent | null {
  if (before === null) return after === null ? null : "created";
  if (after === null) return "deleted";
  if (isPosted(before, after)) return "posted";
  const isMore = (after.payments?.length ?? 0) > (before.payments?.length ?? 0);
  if (isMore && after.status === before.status) return "owed-paid";
  if (before.status === "draft") return after.status === "draft" ? "changed" : "closed";
  if (after.status === "draft") return "reopened";
  if (after.status === "paid") return before.paidOn === after.paidOn ? "changed" : "paid";
  return before.status === "paid" ? "unpaid" : "changed";
}
