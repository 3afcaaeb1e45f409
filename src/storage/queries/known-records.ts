import type { Book } from "#domain/company/book.ts";
import type { Company } from "#domain/company/company.ts";
import type { FiscalProfile } from "#domain/fiscal/fiscal-profile.ts";
import type { CuadraDatabase } from "../engine/database.ts";
import { knownRows } from "../shapes/read-row.ts";
import { bookShape } from "../shapes/records/book-shapes.ts";
import { companyShape } from "../shapes/records/company-shape.ts";
import { fiscalProfileShape } from "../shapes/records/fiscal-profile-shape.ts";

// What screens list and figures count: a record that a later version wrote is left out of both, and named by the check.

interface Stored {
  readonly db: CuadraDatabase;
}

export async function knownCompanies({ db }: Stored): Promise<Company[]> {
  return knownRows(companyShape, await db.companies.toArray());
}

export async function knownBooks({ db }: Stored): Promise<Book[]> {
  return knownRows(bookShape, await db.books.toArray());
}

export async function knownProfiles({ db }: Stored): Promise<FiscalProfile[]> {
  return knownRows(fiscalProfileShape, await db.fiscalProfiles.toArray());
}
