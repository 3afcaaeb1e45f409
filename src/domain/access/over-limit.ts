import type { Book } from "../company/book.ts";
import { activeCompany, type Company } from "../company/company.ts";
import type { Instant } from "../kernel/clock.ts";
import type { BookId, CompanyId, StatementId } from "../kernel/ids.ts";
import type { SavedStatement } from "../statement/saved-statement.ts";
import { PLAN_LIMITS } from "./limits.ts";
import type { Plan } from "./plan.ts";

/** Items over the plan's limits. They are kept and can be read, exported and deleted, but not written to. */
export interface OverLimit {
  readonly companies: ReadonlySet<CompanyId>;
  readonly books: ReadonlySet<BookId>;
}

interface Kept {
  readonly id: string;
  readonly createdAt: Instant;
}

/** Newest first: recent items are the ones in use, and the order is stable while the limit is reached. */
function newestFirst(a: Kept, b: Kept): number {
  return b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);
}

type CompanyPart = Pick<Company, "id" | "createdAt" | "activatedAt" | "deletedAt">;
type BookPart = Pick<Book, "id" | "companyId" | "createdAt" | "deletedAt">;

const isLive = (each: { readonly deletedAt?: Instant }) => each.deletedAt === undefined;

/** The active company always fits the limit first, so a user with several chooses by activating one. */
function heldCompanies(live: readonly CompanyPart[], most: number): ReadonlySet<string> {
  const active = activeCompany(live);
  const others = live.filter((each) => each !== active).sort(newestFirst);
  return new Set([...(active ? [active] : []), ...others].slice(0, most).map((each) => each.id));
}

/**
 * Companies and books over the plan's limits (spec §6); only a downgrade or a restore can exceed them. Every book of
 * a company over the limit is over it too; of the other books the newest are within it.
 */
export function overLimit(
  plan: Plan,
  companies: readonly CompanyPart[],
  books: readonly BookPart[],
): OverLimit {
  const limits = PLAN_LIMITS[plan];
  const live = companies.filter(isLive);
  const held = heldCompanies(live, limits.companies);
  const overCompanies = new Set(live.filter((each) => !held.has(each.id)).map((each) => each.id));
  const liveBooks = books.filter(isLive);
  const own = liveBooks.filter((each) => each.companyId === null || !overCompanies.has(each.companyId));
  const heldBooks = new Set(
    [...own]
      .sort(newestFirst)
      .slice(0, limits.books)
      .map((each) => each.id),
  );
  return {
    companies: overCompanies,
    books: new Set(liveBooks.filter((each) => !heldBooks.has(each.id)).map((each) => each.id)),
  };
}

type StatementPart = Pick<SavedStatement, "id" | "companyId" | "createdAt">;

/**
 * Saved statements over the plan's limit: all of a company over its limit and, of the rest, all but the newest that a
 * workspace may save. The dashboard's smaller limit only blocks new ones (spec-decision 7).
 */
export function statementsOverLimit(
  plan: Plan,
  overCompanies: OverLimit["companies"],
  statements: readonly StatementPart[],
): ReadonlySet<StatementId> {
  const own = statements.filter((each) => each.companyId === null || !overCompanies.has(each.companyId));
  const held = [...own].sort(newestFirst).slice(0, PLAN_LIMITS[plan].savedStatements);
  const kept = new Set(held.map((each) => each.id));
  return new Set(statements.filter((each) => !kept.has(each.id)).map((each) => each.id));
}
