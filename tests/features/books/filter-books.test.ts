import { describe, expect, it } from "vitest";
import type { Book, BookStatus } from "#domain/company/book.ts";
import type { Company } from "#domain/company/company.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { ZERO } from "#domain/kernel/pesos.ts";
import { countByStatus, foundBooks, ofStatus } from "#features/books/filter-books.ts";
import type { BookCard } from "#storage/queries/books/book-cards.ts";
import { countingIds } from "../../support/builders.ts";

const newId = countingIds();
const sabana: Company = {
  id: newId("company"),
  name: "Ferretería La Sabana",
  nit: "",
  createdAt: 1,
  updatedAt: 1,
  version: 1,
};

function card(name: string, status: BookStatus, company: Company | null): BookCard {
  const book: Book = {
    id: newId("book"),
    companyId: company?.id ?? null,
    name,
    chart: "puc",
    start: day("2026-01-01"),
    end: day("2026-12-31"),
    status,
    lastNumber: 0,
    entries: 0,
    turnover: ZERO,
    createdAt: 1,
    updatedAt: 1,
    version: 1,
  };
  const sums = { debit: ZERO, credit: ZERO };
  return { book, company, ...sums, drafts: 0, shown: sums, open: null, alsoOpen: 0 };
}

const CARDS = [
  card("Diario 2026", "active", sabana),
  card("Diario 2025", "completed", sabana),
  card("Práctica", "archived", null),
];
const names = (cards: readonly BookCard[]) => cards.map(({ book }) => book.name);

describe("finding books", () => {
  it("matches words of the name and of the company, accents forgiven", () => {
    expect(names(foundBooks(CARDS, { words: "practica", company: null }))).toEqual(["Práctica"]);
    expect(names(foundBooks(CARDS, { words: "ferreteria 2025", company: null }))).toEqual(["Diario 2025"]);
    expect(names(foundBooks(CARDS, { words: " ", company: null }))).toHaveLength(3);
    expect(names(foundBooks(CARDS, { words: "otra", company: null }))).toEqual([]);
  });

  it("keeps one company's books", () => {
    expect(names(foundBooks(CARDS, { words: "", company: sabana.id }))).toEqual([
      "Diario 2026",
      "Diario 2025",
    ]);
  });

  it("counts and filters by status", () => {
    expect(countByStatus(CARDS)).toEqual({ all: 3, active: 1, completed: 1, archived: 1 });
    expect(names(ofStatus(CARDS, "completed"))).toEqual(["Diario 2025"]);
    expect(ofStatus(CARDS, "all")).toHaveLength(3);
  });
});
