import { expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { deleteBook } from "#storage/commands/books/change-book.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { saveDraft } from "#storage/commands/entries/save-draft.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { bookCards, bookShelf } from "#storage/queries/books/book-cards.ts";
import { content, line } from "../../../support/builders.ts";
import { openTestBook, openTestStorage } from "../../../support/test-storage.ts";

it("sums each book from its months, counts its drafts and names its company", async () => {
  const storage = await openTestStorage();
  const plain = await openTestBook(storage);
  const companyId = storage.newId("company");
  const id = () => storage.newId("command");
  await createCompany(storage, { id: id(), companyId, name: "La Sabana" });
  const bookId = storage.newId("book");
  await createBook(storage, { id: id(), bookId, companyId, name: "Diario 2026", chart: "puc" });
  for (const date of ["2026-10-05", "2026-11-03"]) {
    const entryId = storage.newId("entry");
    const posted = content(date, "1105", "4135", 500);
    await postEntry(storage, { id: id(), bookId, entryId, content: posted, origin: "simple" });
  }
  for (const [reference, amount] of [
    ["CE-0156", 80],
    ["CE-0157", 20],
  ] as const) {
    const draft = { date: day("2026-11-20"), description: "", reference, lines: [line("5135", amount)] };
    const entryId = storage.newId("entry");
    await saveDraft(storage, { id: id(), bookId, entryId, content: draft, origin: "journal" });
  }
  const gone = await openTestBook(storage);
  await deleteBook(storage, { id: id(), bookId: gone });

  const cards = await bookCards(storage);
  const told = cards.map(({ book, company, debit, credit, drafts, shown, open, alsoOpen }) => ({
    book: book.id,
    company: company?.name ?? null,
    debit,
    credit,
    drafts,
    shown,
    open: open?.reference ?? null,
    alsoOpen,
  }));
  expect(told).toEqual([
    {
      book: bookId,
      company: "La Sabana",
      debit: 1000,
      credit: 1000,
      drafts: 2,
      shown: { debit: 1100, credit: 1000 },
      open: "CE-0156",
      alsoOpen: 1,
    },
    {
      book: plain,
      company: null,
      debit: 0,
      credit: 0,
      drafts: 0,
      shown: { debit: 0, credit: 0 },
      open: null,
      alsoOpen: 0,
    },
  ]);
  storage.close();
});

it("puts the books with the companies to filter them by, and tells what the plan no longer holds", async () => {
  const storage = await openTestStorage();
  for (let made = 0; made < 7; made += 1) await openTestBook(storage);
  const companyId = storage.newId("company");
  await createCompany(storage, { id: storage.newId("command"), companyId, name: "Sin libros" });
  const shelf = await bookShelf(storage);
  expect([shelf.cards.length, shelf.companies.map((each) => each.name), shelf.over.size]).toEqual([
    7,
    ["Sin libros"],
    0,
  ]);
  const free = await bookShelf({ ...storage, plan: fixedPlan("free") });
  expect(free.over.size).toBe(2);
  storage.close();
});
