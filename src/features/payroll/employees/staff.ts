import type { Company } from "#domain/company/company.ts";
import { today } from "#domain/kernel/clock.ts";
import type { Day } from "#domain/kernel/day.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { type Pesos, sum } from "#domain/kernel/pesos.ts";
import { fold } from "#domain/kernel/spanish.ts";
import type { Employee } from "#domain/payroll/employee/employee.ts";
import { type Employment, employmentOn } from "#domain/payroll/employee/employment.ts";
import { salaryOn } from "#domain/payroll/employee/salary-on.ts";
import { covers } from "#domain/payroll/settlement/stored-payment.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { listCompanies } from "#storage/queries/books/books.ts";
import { selectedCompany } from "#storage/queries/companies/companies.ts";
import { listEmployees } from "#storage/queries/payroll/employees.ts";
import { listPayments, type PostedPayment } from "#storage/queries/payroll/payments.ts";

/** An employee in the list with today's contract status. */
export interface StaffMember {
  readonly employee: Employee;
  readonly state: Employment;
  /** The monthly salary of the day. */
  readonly salary: Pesos;
  /** The settlement of the contract that counts in a book; null if none. */
  readonly settled: PostedPayment | null;
}

/** The employees of one company. */
export interface Staff {
  readonly companies: readonly Company[];
  /** Null when no company exists. */
  readonly company: Company | null;
  readonly members: readonly StaffMember[];
  /** Settlements and benefits that count in the books, last posted first. */
  readonly payments: readonly PostedPayment[];
  readonly today: Day;
}

/** An employee as shown in the list on a given day. */
export function memberOf(employee: Employee, payments: readonly PostedPayment[], date: Day): StaffMember {
  const { id: employeeId, contract } = employee;
  const claim = { what: "settlement", day: date, employeeId, start: contract.start } as const;
  const settled = payments.find(({ payment }) => covers(payment, claim)) ?? null;
  return { employee, state: employmentOn(contract, date), salary: salaryOn(contract, date), settled };
}

/** The employees of the requested company; of the active one if none is requested or it does not exist. */
export async function readStaff(storage: AppStorage, wanted: CompanyId | null): Promise<Staff> {
  const [companies, selected] = await Promise.all([listCompanies(storage), selectedCompany(storage)]);
  const company = companies.find(({ id }) => id === wanted) ?? selected ?? companies[0] ?? null;
  const now = today(storage.clock);
  const employees = company === null ? [] : await listEmployees(storage, company.id);
  const payments = company === null ? [] : await listPayments(storage, company.id);
  const members = employees.map((employee) => memberOf(employee, payments, now));
  return { companies, company, members, payments, today: now };
}

export const STAFF_STATES = ["all", "current", "ended"] as const;
export type StaffState = (typeof STAFF_STATES)[number];

export interface StaffFilter {
  readonly words: string;
  readonly state: StaffState;
}

function matches({ employee }: StaffMember, words: string): boolean {
  const { name, document } = employee.contract;
  const digits = document.replace(/\D/g, "");
  const text = fold(`${name} ${document} ${digits} ${employee.position}`);
  return fold(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Employees whose name, document or position contains every word. */
export function foundStaff(members: readonly StaffMember[], words: string): readonly StaffMember[] {
  return members.filter((member) => matches(member, words.trim()));
}

/** Future employees count as current: only ended contracts are filtered out. */
function isOf({ state }: StaffMember, wanted: StaffState): boolean {
  return wanted === "all" || (wanted === "ended") === (state === "ended");
}

export function ofState(members: readonly StaffMember[], state: StaffState): readonly StaffMember[] {
  return members.filter((member) => isOf(member, state));
}

/** Number of people working today, and their monthly salaries by contract. */
export function workingToday(members: readonly StaffMember[]): {
  readonly count: number;
  readonly salaries: Pesos;
} {
  const working = members.filter(({ state }) => state === "active");
  return { count: working.length, salaries: sum(working.map(({ salary }) => salary)) };
}
