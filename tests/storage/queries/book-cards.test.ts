import { expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { deleteBook } from "#storage/commands/change-book.ts";
import { createBook } from "#storage/commands/create-book.ts";
import { createCompany } from "#storage/commands/create-company.ts";
import { postEntry } from "#storage/commands/post-entry.ts";
import { saveDraft } from "#storage/commands/save-draft.ts";
import { bookCards } from "#storage/queries/book-cards.ts";
import { content, line } from "../../support/builders.ts";
import { openTestBook, openTestStorage } from "../../support/test-storage.ts";

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
  const draft = { date: day("2026-11-20"), description: "", reference: "", lines: [line("5135", 80)] };
  await saveDraft(storage, {
    id: id(),
    bookId,
    entryId: storage.newId("entry"),
    content: draft,
    origin: "journal",
  });
  const gone = await openTestBook(storage);
  await deleteBook(storage, { id: id(), bookId: gone });

  const cards = await bookCards(storage);
  const shown = cards.map(({ book, company, debit, credit, drafts }) => ({
    book: book.id,
    company: company?.name ?? null,
    debit,
    credit,
    drafts,
  }));
  expect(shown).toEqual([
    { book: bookId, company: "La Sabana", debit: 1000, credit: 1000, drafts: 1 },
    { book: plain, company: null, debit: 0, credit: 0, drafts: 0 },
  ]);
  storage.close();
});
