import type { Operation } from "#domain/accounting/operations/operation.ts";
import type { Day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { blankOperation, type OperationDraft } from "./operation/simple-draft.ts";

/** The sample sale that an empty journal opens with (decision 4): shown, never stored, until it is used. */
export const SAMPLE_SALE: Operation = { type: "sale", method: "cash", amount: pesos(680_000) };

export function sampleDraft(day: Day, description: string): OperationDraft {
  return { ...blankOperation("sale", day), amount: SAMPLE_SALE.amount, description };
}
