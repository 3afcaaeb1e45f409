import { describe, expect, it } from "vitest";
import { overLimit, statementsOverLimit } from "#domain/access/over-limit.ts";
import { activeCompany } from "#domain/company/company.ts";
import { type BookId, type CompanyId, makeId } from "#domain/kernel/ids.ts";

const NOTHING = new Uint8Array(10);
const companyId = (at: number): CompanyId => makeId("company", at, NOTHING);
const bookId = (at: number): BookId => makeId("book", at, NOTHING);
const company = (at: number, more: { activatedAt?: number; deletedAt?: number } = {}) => ({
  id: companyId(at),
  createdAt: at,
  ...more,
});
const book = (at: number, of: CompanyId | null = null, more: { deletedAt?: number } = {}) => ({
  id: bookId(at),
  companyId: of,
  createdAt: at,
  ...more,
});
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("what a plan no longer holds", () => {
  it("is nothing within the limits, and nothing on the paid plan", () => {
    const five = upTo(5).map((at) => book(at));
    expect(overLimit("free", [company(1)], five)).toEqual({ companies: new Set(), books: new Set() });
    const many = upTo(12).map((at) => book(at, companyId(2)));
    expect(overLimit("premium", [company(1), company(2)], many).books.size).toBe(0);
  });

  it("PL-07 of twelve books the five newest are held, whatever was changed last", () => {
    const over = overLimit(
      "free",
      [],
      upTo(12).map((at) => book(at)),
    );
    expect([...over.books]).toEqual(upTo(7).map(bookId));
  });

  it("holds the active company, and the books of the others are over with it", () => {
    const companies = [company(1), company(2, { activatedAt: 50 }), company(3)];
    const books = [book(1, companyId(1)), book(2, companyId(2)), book(3, companyId(3)), book(4)];
    const over = overLimit("free", companies, books);
    expect(over.companies).toEqual(new Set([companyId(1), companyId(3)]));
    expect(over.books).toEqual(new Set([bookId(1), bookId(3)]));
  });

  it("holds the same of those that were made in one moment, as by a restore, in whatever order they come", () => {
    const books = upTo(8).map((at) => ({ ...book(at), createdAt: 1 }));
    const over = new Set(upTo(3).map(bookId));
    expect(overLimit("free", [], books).books).toEqual(over);
    expect(overLimit("free", [], books.toReversed()).books).toEqual(over);
    expect(overLimit("free", [], [...books.slice(4), ...books.slice(0, 4)]).books).toEqual(over);
  });

  it("counts what was deleted nowhere", () => {
    const books = upTo(6).map((at) => book(at, null, at === 6 ? { deletedAt: 9 } : {}));
    expect(overLimit("free", [company(1, { deletedAt: 9 }), company(2)], books)).toEqual({
      companies: new Set(),
      books: new Set(),
    });
  });
});

describe("PL-07 saved statements", () => {
  const statement = (at: number, of: CompanyId | null = null) => ({
    id: makeId("statement", at, NOTHING),
    companyId: of,
    createdAt: at,
  });

  it("the ten newest are held, all on the paid plan", () => {
    const twelve = upTo(12).map((at) => statement(at));
    const over = twelve.slice(0, 2).map((each) => each.id);
    expect([...statementsOverLimit("free", new Set(), twelve)]).toEqual(over);
    expect(statementsOverLimit("premium", new Set(), twelve).size).toBe(0);
  });

  it("those of a company within its limit are held as others are", () => {
    const all = upTo(12).map((at) => statement(at, at % 2 === 0 ? companyId(1) : null));
    const over = all.slice(0, 2).map((each) => each.id);
    expect([...statementsOverLimit("free", new Set([companyId(9)]), all)]).toEqual(over);
  });

  it("those of a company that is over take nobody's place", () => {
    const all = [statement(1), statement(2, companyId(9)), ...upTo(9).map((at) => statement(at + 2))];
    expect([...statementsOverLimit("free", new Set([companyId(9)]), all)]).toEqual([all[1]?.id]);
  });
});

describe("the active company", () => {
  it("is exactly one: the last activated, else the oldest", () => {
    expect(activeCompany([])).toBeNull();
    expect(activeCompany([company(2), company(1), company(3)])?.id).toBe(companyId(1));
    const two = [company(1, { activatedAt: 5 }), company(2, { activatedAt: 7 }), company(3)];
    expect(activeCompany(two)?.id).toBe(companyId(2));
    expect(activeCompany([company(1), company(2, { activatedAt: 7, deletedAt: 8 })])?.id).toBe(companyId(1));
  });
});
