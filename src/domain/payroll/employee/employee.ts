import type { Instant } from "../../kernel/clock.ts";
import type { CompanyId, EmployeeId } from "../../kernel/ids.ts";
import type { Contract } from "./contract.ts";

/** Personal data besides the contract, shown on the slip. Empty if not entered. */
export interface PersonNotes {
  readonly position: string;
  /** Names of the insurers: EPS, pension fund (AFP). */
  readonly eps: string;
  readonly pensionFund: string;
}

/** An employee with the current contract. A payroll run keeps the contract as of its period. */
export interface Employee extends PersonNotes {
  readonly id: EmployeeId;
  readonly companyId: CompanyId;
  readonly contract: Omit<Contract, "id">;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

export const LONGEST_NOTE = 120;

/** A document number without separators, to compare two of them. */
export function bareDocument(written: string): string {
  return written.replace(/[\s.\-–−]/g, "").toUpperCase();
}
