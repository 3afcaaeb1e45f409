import type { ShorterCuts } from "../accounting/closing/closing-period.ts";
import type { Instant } from "../kernel/clock.ts";
import type { CompanyId } from "../kernel/ids.ts";
import { fold } from "../kernel/spanish.ts";
import type { Reporting } from "../statement/notes/kept-notes.ts";
import type { ReviewedSignal } from "../watching/signal.ts";
import type { Sector } from "./sector.ts";
import type { Signers } from "./signers.ts";

/** A company of the account. Figures computed from its books are not stored here. */
export interface Company {
  readonly id: CompanyId;
  readonly name: string;
  /** "901.482.316-8", or empty. */
  readonly nit: string;
  /** City, as printed beside the NIT. */
  readonly city?: string;
  /** Who signs its statements and slips; absent while none is known. */
  readonly signers?: Signers;
  readonly sector?: Sector;
  /** The year its figures cover, when not the year of its last entry. */
  readonly fiscalYear?: number;
  /** How often its statutes have it close; absent: every year. */
  readonly cuts?: ShorterCuts;
  /** By which framework it reports, and what it wrote for its notes; absent: as usual. */
  readonly reporting?: Reporting;
  /** What its books signalled and a person looked at (ADR 0086). */
  readonly reviewed?: readonly ReviewedSignal[];
  /** When it was last activated; absent if never. */
  readonly activatedAt?: Instant;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** Set while a deletion can still be undone; the company is hidden everywhere. */
  readonly deletedAt?: Instant;
  readonly version: number;
}

type ActivePart = Pick<Company, "id" | "createdAt" | "activatedAt" | "deletedAt">;

/**
 * The one active company: the last activated, else the oldest. Exactly one by construction, whatever a restore or a
 * guest's work adds; activating one makes the others inactive without changing them.
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

/** Other companies with the same name, ignoring accents, case and spaces. Allowed, with a notice. */
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
