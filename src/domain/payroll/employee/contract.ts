import type { Day } from "../../kernel/calendar-day.ts";
import type { Pesos } from "../../kernel/pesos.ts";

export const ARL_CLASSES = [1, 2, 3, 4, 5] as const;
export type ArlClass = (typeof ARL_CLASSES)[number];

export const CONTRACT_KINDS = ["ordinary", "integral"] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** Accounts of group 51 or 52. */
export const WORK_AREAS = ["administration", "sales"] as const;
export type WorkArea = (typeof WORK_AREAS)[number];

/** What the person gets to come to work: nothing when the employer brings them or they live there. */
export const TRANSPORT_KINDS = ["transport", "connectivity", "none"] as const;
export type TransportKind = (typeof TRANSPORT_KINDS)[number];

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
  readonly kind: ContractKind;
  readonly start: Day;
  /** The last day, once known. */
  readonly end: Day | null;
  readonly arlClass: ArlClass;
  readonly area: WorkArea;
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

/** What is compared with the limit of the transport allowance: all salary of the month, or the basic one alone. */
export const TRANSPORT_BASES = ["all-salary", "basic-salary"] as const;
export type TransportBase = (typeof TRANSPORT_BASES)[number];

/** What a company decides for its runs. */
export interface RunSettings {
  readonly employer: EmployerKind;
  readonly transportBy: TransportBase;
}

export const DEFAULT_SETTINGS: RunSettings = { employer: "company", transportBy: "all-salary" };
