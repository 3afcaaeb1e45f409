import type { Day } from "../../kernel/day.ts";
import { type Pesos, pesos } from "../../kernel/pesos.ts";
import { timesPesos } from "../../kernel/rounding.ts";
import type { EmployeeProblem } from "../../payroll/employee/check-employee.ts";
import type { ContractKind } from "../../payroll/employee/contract.ts";
import { lawOn } from "../../payroll/law/law.ts";
import { inMinimumWages } from "../../payroll/slip/slip-context.ts";
import type { ListedEmployee } from "./employee-rows.ts";

/**
 * What one press mends: salaries in thousands of pesos; below the minimum wage or said in minimum wages, as the law's;
 * low ones kept as they are, for part of a day; with cents, as whole pesos.
 */
export const EMPLOYEE_MENDS = ["thousands", "minimum", "keep", "round"] as const;
export type EmployeeMend = (typeof EMPLOYEE_MENDS)[number];

/** Why a row does not become a record. */
export type EmployeeConflict =
  | { readonly kind: "field"; readonly problem: EmployeeProblem }
  | { readonly kind: "no-salary" | "no-start" | "cents" | "service" }
  | {
      readonly kind: "bad-name" | "bad-number" | "bad-salary" | "bad-start" | "bad-end" | "bad-arl";
      readonly cell: string;
    }
  /** A first day that no contract of today has. */
  | { readonly kind: "far-start"; readonly day: Day }
  | { readonly kind: "low"; readonly salary: Pesos; readonly minimum: Pesos }
  /** The salary is said in minimum wages. */
  | { readonly kind: "in-minimums"; readonly amount: Pesos | null }
  /** An earlier row is the same person. */
  | { readonly kind: "twice"; readonly row: number }
  /** The document is of a person of quite another name, or the name of one with another document. */
  | { readonly kind: "other"; readonly name: string };

export type Floors = Readonly<Record<ContractKind, Pesos>>;

/** The least monthly salary of each kind on a day; null while the law of that day is unknown. */
export function floorsOn(date: Day): Floors | null {
  const law = lawOn(date);
  if (!law.ok) return null;
  return {
    ordinary: pesos(law.value.values.minimumWage.value),
    integral: inMinimumWages(law.value, "integralMinimum"),
  };
}

/** Above so many minimum wages a salary in thousands is none. */
const MOST_MINIMUMS = 60;

/** Why a row stays out, and which presses bring it in. */
export interface HeldSalary {
  readonly conflict: EmployeeConflict;
  readonly mends?: readonly EmployeeMend[];
}

export function isHeld(value: Pesos | HeldSalary | null): value is HeldSalary {
  return typeof value === "object" && value !== null;
}

/** The salary that a row says, mended as it was chosen; null where it says none. */
export function salaryOf(
  row: ListedEmployee,
  kind: ContractKind,
  floors: Floors | null,
  mends: readonly EmployeeMend[],
): Pesos | HeldSalary | null {
  const floor = floors?.[kind] ?? null;
  if (row.minimums !== null) {
    const amount = floors === null ? null : timesPesos(floors.ordinary, row.minimums);
    if (amount !== null && mends.includes("minimum")) return amount;
    return { conflict: { kind: "in-minimums", amount }, ...(amount !== null && { mends: ["minimum"] }) };
  }
  if (row.salary.kind === "bad") return { conflict: { kind: "bad-salary", cell: row.salary.cell } };
  if (row.salary.kind === "none") return null;
  const salary = row.salary.value;
  if (row.hasCents && !mends.includes("round")) return { conflict: { kind: "cents" }, mends: ["round"] };
  if (salary === 0 || floor === null || salary >= floor) return salary;
  const isThousands = salary * 1000 >= floor && salary * 1000 <= floor * MOST_MINIMUMS;
  if (isThousands && mends.includes("thousands")) return pesos(salary * 1000);
  if (!isThousands && mends.includes("minimum")) return floor;
  if (mends.includes("keep")) return salary;
  return {
    conflict: { kind: "low", salary, minimum: floor },
    mends: [isThousands ? "thousands" : "minimum", "keep"],
  };
}
