import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { Book } from "#domain/company/book.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { OwnAccountDialog } from "#features/journal/book/own-account-dialog.tsx";
import { journalTexts } from "#features/journal/texts.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { bookChart } from "#storage/queries/books/books.ts";
import { inStorage } from "#tests/support/in-storage.tsx";
import { typeInto } from "#tests/support/render.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

const { ownAccount: texts } = journalTexts;

let storage: AppStorage;
let book: Book;

beforeEach(async () => {
  storage = await openTestStorage();
  const ids = { id: storage.newId("command"), bookId: storage.newId("book"), companyId: null };
  const made = await createBook(storage, { ...ids, name: "Diario", chart: "puc", start: day("2026-01-01") });
  if (!made.ok) throw new Error("no book");
  book = made.value;
  return () => storage.close();
});

const send = () => fireEvent.click(screen.getByRole("button", { name: texts.add }));

it("adds an account under one of the PUC, and says under its field why another is refused", async () => {
  let closed = false;
  const close = () => {
    closed = true;
  };
  render(<OwnAccountDialog book={book} onClose={close} />, { wrapper: inStorage(storage) });
  const code = screen.getByLabelText(texts.code);
  const name = screen.getByLabelText(texts.name);

  typeInto(code, "110");
  send();
  expect(await screen.findByText(/entre 4 y 12 dígitos/)).toBeTruthy();
  typeInto(code, "11100501");
  send();
  expect(await screen.findByText("Escribe el nombre de la cuenta.")).toBeTruthy();
  expect(closed).toBe(false);

  typeInto(name, "Bancolombia ahorros");
  send();
  await waitFor(() => expect(closed).toBe(true));
  const account = (await bookChart(storage, book)).byCode.get("11100501");
  expect(account).toMatchObject({
    name: "Bancolombia ahorros",
    parent: "111005",
    nature: "debit",
    own: true,
  });
});
