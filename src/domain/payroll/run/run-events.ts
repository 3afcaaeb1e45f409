import type { KeptRun } from "./kept-run.ts";

/** What one command did to a run. What is typed into a draft is no event: it pays nobody. */
export type RunEvent =
  | "created"
  | "closed"
  | "reopened"
  | "paid"
  | "unpaid"
  | "posted"
  | "deleted"
  | "changed";

function isPosted(before: KeptRun, after: KeptRun): boolean {
  return after.posting !== null && after.posting.entryId !== before.posting?.entryId;
}

/** What lies between two states of a run; null when there is neither. */
export function runEvent(before: KeptRun | null, after: KeptRun | null): RunEvent | null {
  if (before === null) return after === null ? null : "created";
  if (after === null) return "deleted";
  if (isPosted(before, after)) return "posted";
  if (before.status === "draft") return after.status === "draft" ? "changed" : "closed";
  if (after.status === "draft") return "reopened";
  if (after.status === "paid") return before.paidOn === after.paidOn ? "changed" : "paid";
  return before.status === "paid" ? "unpaid" : "changed";
}
