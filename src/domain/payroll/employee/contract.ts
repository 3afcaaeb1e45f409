import type { Day } from "../../kernel/calendar-day.ts";
import type { Pesos } from "../../kernel/pesos.ts";

export const ARL_CLASSES = [1, 2, 3, 4, 5] as const;
export type ArlClass = (typeof ARL_CLASSES)[number];

/** What the person gets to come to work: nothing when the employer brings them or they live there. */
type TransportKind = "transport" | "connectivity" | "none";

/** Certificates that lower the withholding, by month (ET art. 387); zero without certificate. */
export interface TaxRelief {
  readonly homeLoanInterest: Pesos;
  readonly prepaidHealth: Pesos;
  readonly dependents: boolean;
  /** To a voluntary pension fund or AFC account; taken off the pay by a deduction of its own where it is. */
  readonly voluntaryPension: Pesos;
}

/** What a contract says and a run needs of it. */
export interface Contract {
  readonly id: string;
  readonly name: string;
  readonly document: string;
  /** A month's: the basic salary, or the integral one whole. */
  readonly salary: Pesos;
  readonly kind: "ordinary" | "integral";
  readonly start: Day;
  /** The last day, once known. */
  readonly end: Day | null;
  readonly arlClass: ArlClass;
  /** Accounts of group 51 or 52. */
  readonly area: "administration" | "sales";
  readonly transport: TransportKind;
  /** False for who is pensioned or may not contribute any more. */
  readonly contributesToPension: boolean;
  readonly relief: TaxRelief;
}

/**
 * A company that files income tax, a natural person by how many employees it has, or who files none: only the first
 * two are exempt from SENA, ICBF and health for who earns less than 10 minimum wages (ET art. 114-1).
 */
export const EMPLOYER_KINDS = ["company", "person-two-or-more", "person-one", "non-filer"] as const;
export type EmployerKind = (typeof EMPLOYER_KINDS)[number];

export function isExonerated(kind: EmployerKind): boolean {
  return kind === "company" || kind === "person-two-or-more";
}

/** What a company decides for its runs. */
export interface RunSettings {
  readonly employer: EmployerKind;
  /** What is compared with the limit of the transport allowance: all salary of the month, or the basic one alone. */
  readonly transportBy: "all-salary" | "basic-salary";
}

export const DEFAULT_SETTINGS: RunSettings = { employer: "company", transportBy: "all-salary" };
