import type { Company } from "#domain/company/company.ts";
import type { Day } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { CompanyId } from "#domain/kernel/ids.ts";
import { type Pesos, sum } from "#domain/kernel/pesos.ts";
import { fold } from "#domain/kernel/spanish.ts";
import type { Employee } from "#domain/payroll/employee.ts";
import { type Employment, employmentOn } from "#domain/payroll/employment.ts";
import type { AppStorage } from "#storage/app-storage.ts";
import { listCompanies } from "#storage/queries/books.ts";
import { selectedCompany } from "#storage/queries/companies.ts";
import { listEmployees } from "#storage/queries/employees.ts";

/** Somebody of the list, and how their contract stands today. */
export interface StaffMember {
  readonly employee: Employee;
  readonly state: Employment;
}

/** The people of one company. */
export interface Staff {
  readonly companies: readonly Company[];
  /** Null while there is no company. */
  readonly company: Company | null;
  readonly members: readonly StaffMember[];
  readonly today: Day;
}

/** The people of the company that is asked for; of the active one where none is, or none is there. */
export async function readStaff(storage: AppStorage, wanted: CompanyId | null): Promise<Staff> {
  const [companies, selected] = await Promise.all([listCompanies(storage), selectedCompany(storage)]);
  const company = companies.find(({ id }) => id === wanted) ?? selected ?? companies[0] ?? null;
  const now = today(storage.clock);
  const employees = company === null ? [] : await listEmployees(storage, company.id);
  const members = employees.map((employee) => ({ employee, state: employmentOn(employee.contract, now) }));
  return { companies, company, members, today: now };
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

/** Who of a list has every word in name, document or position. */
export function foundStaff(members: readonly StaffMember[], words: string): readonly StaffMember[] {
  return members.filter((member) => matches(member, words.trim()));
}

/** Whoever is still to begin is current: only an end puts somebody aside. */
function isOf({ state }: StaffMember, wanted: StaffState): boolean {
  return wanted === "all" || (wanted === "ended") === (state === "ended");
}

export function ofState(members: readonly StaffMember[], state: StaffState): readonly StaffMember[] {
  return members.filter((member) => isOf(member, state));
}

/** Who works today, and what they earn in a month by their contracts. */
export function workingToday(members: readonly StaffMember[]): {
  readonly count: number;
  readonly salaries: Pesos;
} {
  const working = members.filter(({ state }) => state === "active");
  return { count: working.length, salaries: sum(working.map(({ employee }) => employee.contract.salary)) };
}
