import type { Day } from "../../kernel/calendar-day.ts";
import type { Instant } from "../../kernel/clock.ts";
import type { BookId, CompanyId, EntryId, PayrollRunId } from "../../kernel/ids.ts";
import type { Pesos } from "../../kernel/pesos.ts";
import type { Contract, RunSettings } from "../employee/contract.ts";
import type { PersonNotes } from "../employee/employee.ts";
import type { LawOverrides } from "../law/law.ts";
import type { ConceptKey } from "../slip/concepts.data.ts";
import type { PayrollPeriod } from "./period.ts";
import type { PeriodInput } from "./period-input.ts";

/** Somebody in a kept run: the contract and the names as they were in its period, and what is new in it. */
export interface RunMember extends PersonNotes {
  /** Its id is the employee's. */
  readonly contract: Contract;
  readonly input: PeriodInput;
}

/** Only a draft can be changed; a paid run was closed before. */
export const RUN_STATUSES = ["draft", "closed", "paid"] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** What a closed run paid one person, line by line in the order of the slip. */
export type KeptLines = readonly (readonly [concept: ConceptKey, amount: Pesos])[];

/**
 * A period's payroll of a company. What was typed is kept, and the figures follow from it; from closing on the figures
 * are kept too, so that a law corrected later never changes what was paid.
 */
export interface KeptRun {
  readonly id: PayrollRunId;
  readonly companyId: CompanyId;
  readonly period: PayrollPeriod;
  readonly status: RunStatus;
  readonly settings: RunSettings;
  readonly overrides: LawOverrides;
  readonly people: readonly RunMember[];
  /** One of each of `people`, from closing on. */
  readonly kept: readonly KeptLines[] | null;
  readonly paidOn: Day | null;
  /** The entry it was posted as. Whether that entry still counts is asked of the book: it may have been reversed there. */
  readonly posting: { readonly bookId: BookId; readonly entryId: EntryId } | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}
