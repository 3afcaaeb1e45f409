import type { Day } from "../../kernel/day.ts";
import type { Pesos } from "../../kernel/pesos.ts";

export const ARL_CLASSES = [1, 2, 3, 4, 5] as const;
export type ArlClass = (typeof ARL_CLASSES)[number];

export const CONTRACT_KINDS = ["ordinary", "integral"] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** Accounts of group 51 or 52. */
export const WORK_AREAS = ["administration", "sales"] as const;
export type WorkArea = (typeof WORK_AREAS)[number];

/** Commuting support: none when the employer provides transport or the employee lives on site. */
export const TRANSPORT_KINDS = ["transport", "connectivity", "none"] as const;
export type TransportKind = (typeof TRANSPORT_KINDS)[number];

/** Certified reductions of the withholding, per month (ET art. 387); zero without certificate. */
export interface TaxRelief {
  readonly homeLoanInterest: Pesos;
  readonly prepaidHealth: Pesos;
  readonly dependents: boolean;
  /** What is deducted for them, up to the limit; absent: the limit. */
  readonly dependentsAmount?: Pesos;
  /** To a voluntary pension fund or AFC account; if deducted from the pay, a separate deduction does so. */
  readonly voluntaryPension: Pesos;
}

/** A monthly salary that is no longer paid, and its last day. */
export interface EarlierSalary {
  readonly until: Day;
  readonly salary: Pesos;
}

/** Contract data needed by a payroll run. */
export interface Contract {
  readonly id: string;
  readonly name: string;
  readonly document: string;
  /** Monthly: the basic salary, or the whole integral one. */
  readonly salary: Pesos;
  /** What it was before, oldest first; absent: the salary is that of all days. */
  readonly earlierSalaries?: readonly EarlierSalary[];
  readonly kind: ContractKind;
  readonly start: Day;
  /** The last day, if known. */
  readonly end: Day | null;
  readonly arlClass: ArlClass;
  readonly area: WorkArea;
  readonly transport: TransportKind;
  /** False for pensioners and people who may no longer contribute. */
  readonly contributesToPension: boolean;
  readonly relief: TaxRelief;
}

/**
 * A company that files income tax, a natural person by number of employees, or a non-filer. Only the first two are
 * exempt from SENA, ICBF and health for employees below 10 minimum wages (ET art. 114-1).
 */
export const EMPLOYER_KINDS = ["company", "person-two-or-more", "person-one", "non-filer"] as const;
export type EmployerKind = (typeof EMPLOYER_KINDS)[number];

export function isExonerated(kind: EmployerKind): boolean {
  return kind === "company" || kind === "person-two-or-more";
}

/** The amount compared with the transport allowance limit: all salary of the month, or only the basic one. */
export const TRANSPORT_BASES = ["all-salary", "basic-salary"] as const;
export type TransportBase = (typeof TRANSPORT_BASES)[number];

/** A company's settings for its payroll runs. */
export interface RunSettings {
  readonly employer: EmployerKind;
  readonly transportBy: TransportBase;
}

export const DEFAULT_SETTINGS: RunSettings = { employer: "company", transportBy: "all-salary" };
