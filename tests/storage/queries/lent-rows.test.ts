import { liveQuery } from "dexie";
import { beforeEach, expect, it } from "vitest";
import { newProfile } from "#domain/fiscal/fiscal-profile.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { createFiscalProfile } from "#storage/commands/fiscal/save-fiscal-profile.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { bookShelf } from "#storage/queries/books/book-cards.ts";
import { listBooks, listCompanies } from "#storage/queries/books/books.ts";
import { companyCards } from "#storage/queries/companies/company-figures.ts";
import { companyTable } from "#storage/queries/companies/company-table.ts";
import { listFiscalProfiles } from "#storage/queries/fiscal.ts";
import { listPayrolls } from "#storage/queries/payroll/payroll.ts";
import { listAnalyses } from "#storage/queries/statements/analyses.ts";
import { listStatements } from "#storage/queries/statements/statements.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  for (const createdAt of [1, 2])
    await storage.db.calculations.add({ id: newId("calculation"), createdAt } as never);
  for (const name of ["Zeta", "Alfa"]) {
    const companyId = newId("company");
    await createCompany(storage, { id: newId("command"), companyId, name });
    const book = { id: newId("command"), bookId: newId("book"), companyId, chart: "puc" as const, name };
    await createBook(storage, book);
    await createFiscalProfile(storage, {
      id: newId("command"),
      profileId: newId("fiscalProfile"),
      content: { ...newProfile(), name },
      scope: { kind: "company", companyId },
    });
  }
  return () => storage.close();
});

/** The result of a second read, which the database answers from objects it lent to the first. */
function readLive<T>(query: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const watch = liveQuery(async () => {
      await query();
      return query();
    }).subscribe({
      next: (value) => {
        resolve(value);
        setTimeout(() => watch.unsubscribe());
      },
      error: reject,
    });
  });
}

it.each([
  ["profiles", listFiscalProfiles],
  ["books", listBooks],
  ["the shelf of books", bookShelf],
  ["companies", listCompanies],
  ["cards of companies", companyCards],
  ["the table of companies", companyTable],
  ["statements", listStatements],
  ["analyses", listAnalyses],
  ["payrolls", listPayrolls],
] as const)("lists %s live without changing the rows that the store lends", async (_name, list) => {
  await expect(readLive<unknown>(() => list(storage))).resolves.toBeDefined();
});
