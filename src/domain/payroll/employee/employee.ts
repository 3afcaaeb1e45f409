import type { Instant } from "../../kernel/clock.ts";
import type { CompanyId, EmployeeId } from "../../kernel/ids.ts";
import type { Contract } from "./contract.ts";

/** What is known of a person besides the contract; written on the slip. Empty where nobody typed it. */
export interface PersonNotes {
  readonly position: string;
  /** Names of the insurers: EPS, pension fund (AFP). */
  readonly eps: string;
  readonly pensionFund: string;
}

/** Somebody a company pays, as the contract is today. A run keeps the contract as it was in its period. */
export interface Employee extends PersonNotes {
  readonly id: EmployeeId;
  readonly companyId: CompanyId;
  readonly contract: Omit<Contract, "id">;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

export const LONGEST_NOTE = 120;

/** A document without what people write between its characters, to tell whether two are one. */
export function bareDocument(written: string): string {
  return written.replace(/[\s.\-–−]/g, "").toUpperCase();
}
