import { describe, expect, it } from "vitest";
import type { Book } from "#domain/company/book.ts";
import type { Company } from "#domain/company/company.ts";
import { documentOwners } from "#domain/invoice/belongs-to.ts";
import type { EInvoice } from "#domain/invoice/e-invoice.ts";
import { day } from "#domain/kernel/calendar-day.ts";

/** The NIT of the specification's company, and another one. */
const OURS = "901.482.316-8";
const OTHER = "900.123.456-8";
const companyOf = (id: string, nit: string) => ({ id: `company_${id}`, nit }) as unknown as Company;
const bookOf = (name: string, owner: string | null, year: number, status: Book["status"] = "active") =>
  ({
    name,
    companyId: owner && `company_${owner}`,
    start: day(`${year}-01-01`),
    end: day(`${year}-12-31`),
    status,
  }) as unknown as Book;
const told = (buyer: string, seller: string) =>
  ({
    buyer: { document: { number: buyer } },
    seller: { document: { number: seller } },
    issued: day("2026-10-05"),
  }) as unknown as EInvoice;

const books = [
  bookOf("nuevo", "a", 2027),
  bookOf("este", "a", 2026),
  bookOf("archivado", "b", 2026, "archived"),
  bookOf("suelto", null, 2026),
];

describe("FE-05 whose a document of others is", () => {
  it.each([
    [
      "what it bought is a purchase, in the book of that day",
      told("901482316", "1"),
      [["a", "purchase", "este"]],
    ],
    ["what it sold is a sale", told("1", "901482316"), [["a", "sale", "este"]]],
    [
      "between two of them it is of both, the buyer first",
      told("900123456", "901482316"),
      [
        ["b", "purchase", undefined],
        ["a", "sale", "este"],
      ],
    ],
    ["it is of nobody's where none has that number", told("1", "2"), []],
  ])("%s", (_what, document, expected) => {
    const companies = [companyOf("a", OURS), companyOf("b", OTHER), companyOf("c", "")];
    const found = documentOwners(document, companies, books);
    expect(
      found.map(({ company, deed, book }) => [company.id.replace("company_", ""), deed, book?.name]),
    ).toEqual(expected);
  });

  it("takes the book whose first and last days the day is between, or is", () => {
    const company = companyOf("a", OURS);
    const own = [bookOf("antes", "a", 2025), bookOf("después", "a", 2027), bookOf("este", "a", 2026)];
    const on = (issued: string) =>
      documentOwners({ ...told("901482316", "1"), issued: day(issued) }, [company], own)[0]?.book?.name;
    expect(["2025-12-31", "2026-01-01", "2026-12-31", "2027-01-01"].map(on)).toEqual([
      "antes",
      "este",
      "este",
      "después",
    ]);
  });

  it("takes the first book where none has the day", () => {
    const [found] = documentOwners(told("901482316", "1"), [companyOf("a", OURS)], books.slice(0, 1));
    expect(found?.book?.name).toBe("nuevo");
  });
});
