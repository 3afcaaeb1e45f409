import type { Instant } from "../../kernel/clock.ts";
import type { Day } from "../../kernel/day.ts";
import type { BookId, CompanyId, EntryId, PayrollRunId } from "../../kernel/ids.ts";
import type { Pesos } from "../../kernel/pesos.ts";
import type { Contract, RunSettings } from "../employee/contract.ts";
import type { PersonNotes } from "../employee/employee.ts";
import type { LawOverrides } from "../law/law.ts";
import type { LiabilityPayment } from "../payment/liability-payment.ts";
import type { ConceptKey } from "../slip/concepts.data.ts";
import type { PayrollPeriod } from "./period.ts";
import type { PeriodInput } from "./period-input.ts";

/** A person in a stored run: contract and names as of its period, and the period's input. */
export interface RunMember extends PersonNotes {
  /** `contract.id` is the employee's id. */
  readonly contract: Contract;
  readonly input: PeriodInput;
}

/** Only a draft can be changed; a paid run was closed first. */
export const RUN_STATUSES = ["draft", "closed", "paid"] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** What a closed run paid one person, line by line in slip order. */
export type ClosedLines = readonly (readonly [concept: ConceptKey, amount: Pesos])[];

/**
 * A company's payroll for one period. Inputs are stored and figures computed from them; once closed, the figures are
 * stored too, so that later corrections to the law's data never change what was paid.
 */
export interface StoredRun {
  readonly id: PayrollRunId;
  readonly companyId: CompanyId;
  readonly period: PayrollPeriod;
  readonly status: RunStatus;
  readonly settings: RunSettings;
  readonly overrides: LawOverrides;
  readonly people: readonly RunMember[];
  /** One per person in `people`, once closed. */
  readonly kept: readonly ClosedLines[] | null;
  readonly paidOn: Day | null;
  /** The entry it was posted as. The book knows whether that entry still counts: it may have been reversed there. */
  readonly posting: { readonly bookId: BookId; readonly entryId: EntryId } | null;
  /** Payments of what it left owed, each with its entry, oldest first; absent: none. */
  readonly payments?: readonly LiabilityPayment[];
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}
