import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import { periodInWords } from "#domain/statement/books/column-heading.ts";
import { makeStatement } from "#domain/statement/books/make-statement.ts";
import { statementReport } from "#domain/statement/books/statement-report.ts";
import { savedStatementTexts as texts } from "#features/statements/texts.ts";
import { ViewDialog } from "#features/statements/view-dialog.tsx";
import { StorageContext } from "#session/storage/use-storage.ts";
import { postEntry } from "#storage/commands/entries/post-entry.ts";
import { saveStatement } from "#storage/commands/statements/save-statement.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { statementFigures } from "#storage/queries/statements/statement-figures.ts";
import { content } from "#tests/support/builders.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const YEAR = { from: day("2025-01-01"), to: day("2025-12-31") };

it("AC-90 UX-09 notes and figures of a kept statement lead to those of its books today, and are plain once those are gone", async () => {
  const storage = await openTestStorage();
  const bookId = await openTestBook(storage);
  const entry = { bookId, origin: "journal" as const, content: content("2025-03-10", "1110", "3105", 5_000) };
  must(await postEntry(storage, { ...entry, id: storage.newId("command"), entryId: storage.newId("entry") }));
  const request = { books: [bookId], periods: [YEAR], statements: ["balance" as const] };
  const figures = await statementFigures(storage, request);
  const book = await getBook(storage, bookId);
  if (figures === null || book === null) throw new Error("no figures");
  const head = { subtitle: book.name, period: periodInWords("balance", [YEAR]) };
  const saved = must(
    await saveStatement(storage, {
      id: storage.newId("command"),
      statementId: storage.newId("statement"),
      origin: "dashboard",
      name: "Balance 2025",
      statement: "balance",
      companyId: book.companyId,
      date: YEAR.to,
      content: { kind: "report", report: statementReport(makeStatement("balance", figures), head) },
    }),
  );
  const item = { ...saved, over: false } as never;
  const dialog = (
    <StorageContext value={storage}>
      <ViewDialog item={item} company="" onClose={() => undefined} />
    </StorageContext>
  );
  await renderInRouter(dialog);
  const cash = await screen.findByRole("link", { name: "Nota 4" });
  expect(cash.getAttribute("href")).toContain(
    `book=${bookId}&desde=2025-01-01&hasta=2025-12-31&sinComparar=true&notas=true#nota-cash`,
  );
  expect(screen.getByText(texts.notesOfToday)).toBeDefined();
  const figure = screen
    .getAllByRole("link", { name: /^5\.000/ })
    .map((link) => link.getAttribute("href") ?? "");
  const place = `book=${bookId}&desde=2025-01-01&hasta=2025-12-31&statement=balance`;
  expect(figure[0]).toContain(`/dashboard/libro-contable/estados?${place}&linea=cash&columna=0`);
  // Cash, its sums, capital and the sums of what it came from: none is a number alone.
  expect(figure).toHaveLength(screen.getAllByRole("cell", { name: /5\.000/ }).length);
  await storage.db.books.delete(bookId);
  await expect.poll(() => screen.queryAllByRole("link")).toHaveLength(0);
  expect(screen.getByRole("cell", { name: "4" })).toBeDefined();
  storage.close();
});
