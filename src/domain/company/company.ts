import { type Month, month } from "../kernel/calendar-day.ts";
import type { Instant } from "../kernel/clock.ts";
import type { CompanyId } from "../kernel/ids.ts";
import { fold } from "../kernel/spanish.ts";
import type { Sector } from "./sector.ts";
import type { Signers } from "./signers.ts";

/** A company of the account. What can be counted from its books is not kept here. */
export interface Company {
  readonly id: CompanyId;
  readonly name: string;
  /** "901.482.316-8", or empty. */
  readonly nit: string;
  /** Where it is, as it is printed beside the NIT. */
  readonly city?: string;
  /** Who signs its statements and slips; absent while nobody is known. */
  readonly signers?: Signers;
  readonly sector?: Sector;
  /** The year its figures are read for, when it is not the year of its last entry. */
  readonly fiscalYear?: number;
  /** When it was last made the active one; absent while it never was. */
  readonly activatedAt?: Instant;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** Set while a deletion can still be undone; such a company is shown nowhere. */
  readonly deletedAt?: Instant;
  readonly version: number;
}

type ActivePart = Pick<Company, "id" | "createdAt" | "activatedAt" | "deletedAt">;

/**
 * The one active company: the one last activated, else the oldest. Exactly one by construction, whatever a restore or
 * a guest's work brought together; activating one leaves all others inactive without touching them.
 */
export function activeCompany<Part extends ActivePart>(companies: readonly Part[]): Part | null {
  let active: Part | null = null;
  for (const each of companies) {
    if (each.deletedAt !== undefined) continue;
    if (active === null || isBefore(each, active)) active = each;
  }
  return active;
}

function isBefore(a: ActivePart, b: ActivePart): boolean {
  const activated = (a.activatedAt ?? 0) - (b.activatedAt ?? 0);
  if (activated !== 0) return activated > 0;
  return a.createdAt !== b.createdAt ? a.createdAt < b.createdAt : a.id < b.id;
}

/** Companies that would read the same: allowed, and told. Accents, case and spaces make no difference. */
export function namesakes<Part extends Pick<Company, "id" | "name">>(
  companies: readonly Part[],
  name: string,
  except?: CompanyId,
): Part[] {
  const read = (text: string) => fold(text).replace(/\s+/g, " ").trim();
  const wanted = read(name);
  return companies.filter((each) => each.id !== except && read(each.name) === wanted);
}

const FIRST_FISCAL_YEAR = 1900;
const LAST_FISCAL_YEAR = 2199;

export function isFiscalYear(value: number): boolean {
  return Number.isInteger(value) && value >= FIRST_FISCAL_YEAR && value <= LAST_FISCAL_YEAR;
}

/** The last month that counts in its figures: the end of the year that was asked for; undefined, any. */
export function lastMonthOfFigures({ fiscalYear }: Pick<Company, "fiscalYear">): Month | undefined {
  return fiscalYear === undefined ? undefined : month(`${fiscalYear}-12`);
}
