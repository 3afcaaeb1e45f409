import type { Operation } from "#domain/accounting/operations/operation.ts";
import type { Day } from "#domain/kernel/day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { blankOperation, type OperationDraft } from "./operation/simple-draft.ts";

/** Sample sale shown by an empty journal; stored only once the user uses it (spec-decision 4). */
export const SAMPLE_SALE: Operation = { type: "sale", method: "cash", amount: pesos(680_000) };

export function sampleDraft(day: Day, description: string): OperationDraft {
  return { ...blankOperation("sale", day), amount: SAMPLE_SALE.amount, description };
}
