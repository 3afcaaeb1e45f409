import { type Book, canWrite } from "../company/book.ts";
import type { Company } from "../company/company.ts";
import { readNit } from "../company/nit.ts";
import type { Day } from "../kernel/day.ts";
import type { EInvoice } from "./e-invoice.ts";

/** A company of somebody that a document of others is of, and the book where it would be recorded. */
export interface DocumentOwner {
  readonly company: Company;
  readonly deed: "purchase" | "sale";
  /** Null where it has none that takes entries. */
  readonly book: Book | null;
}

function bookOn(books: readonly Book[], day: Day): Book | null {
  const open = books.filter(canWrite);
  return open.find(({ start, end }) => start <= day && day <= end) ?? open[0] ?? null;
}

/**
 * Of several companies, those that bought or sold what a document tells, the buyer first. `books`: those that changed
 * last first; the one whose period has the day of the document is taken, else the first.
 */
export function documentOwners(
  { buyer, seller, issued }: Pick<EInvoice, "buyer" | "seller" | "issued">,
  companies: readonly Company[],
  books: readonly Book[],
): readonly DocumentOwner[] {
  const sides = [
    { deed: "purchase", number: buyer.document.number },
    { deed: "sale", number: seller.document.number },
  ] as const;
  return sides.flatMap(({ deed, number }) =>
    companies.flatMap((company) => {
      const nit = readNit(company.nit);
      if (!nit.ok || nit.value.number !== number) return [];
      const own = books.filter(({ companyId }) => companyId === company.id);
      return [{ company, deed, book: bookOn(own, issued) }];
    }),
  );
}
