import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { Book } from "#domain/company/book.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { BookSetupDialog } from "#features/journal/book/book-setup-dialog.tsx";
import { createBook } from "#storage/commands/books/create-book.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { content } from "#tests/support/builders.ts";
import { inStorage } from "#tests/support/in-storage.tsx";
import { typeInto } from "#tests/support/render.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";
import { post } from "../open-journal.tsx";

let storage: AppStorage;
let book: Book;

beforeEach(async () => {
  storage = await openTestStorage();
  const ids = { id: storage.newId("command"), bookId: storage.newId("book"), companyId: null };
  const period = { start: day("2026-01-01"), end: day("2026-12-31") };
  const made = await createBook(storage, { ...ids, name: "Diario", chart: "puc", ...period });
  if (!made.ok) throw new Error("no book");
  book = made.value;
  return () => storage.close();
});

function open(): () => boolean {
  let isClosed = false;
  const close = () => {
    isClosed = true;
  };
  render(<BookSetupDialog book={book} onClose={close} />, { wrapper: inStorage(storage) });
  return () => isClosed;
}

const save = () =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name: "Guardar cambios" })));
const now = () => getBook(storage, book.id);

it("AC-70 changes what was changed, all at once, and nothing where nothing was", async () => {
  const closed = open();
  fireEvent.click(await screen.findByRole("radio", { name: /^Mini: 12 cuentas/ }));
  typeInto(screen.getByLabelText("Nombre del libro"), "Ensayo");
  fireEvent.click(screen.getByRole("radio", { name: "Este mes" }));
  await save();
  await waitFor(() => expect(closed()).toBe(true));
  expect(await now()).toMatchObject({
    name: "Ensayo",
    chart: "mini",
    start: "2026-11-01",
    end: "2026-11-30",
  });
});

it("sends nothing unchanged, and no period without its days", async () => {
  const closed = open();
  await save();
  await waitFor(() => expect(closed()).toBe(true));
  expect((await now())?.version).toBe(book.version);
});

it("shows the chart of a book in use with its reason, and says why a period is refused", async () => {
  await post(storage, book.id, content("2026-06-10", "1105", "4135", 5_000));
  const closed = open();
  expect(await screen.findByText(/este ya tiene 1 asiento/)).toBeTruthy();
  expect(screen.queryByRole("radio", { name: /^Mini/ })).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "Este mes" }));
  await save();
  expect(await screen.findByText(/Hay asientos del 10\/06\/2026 al 10\/06\/2026/)).toBeTruthy();
  expect(closed()).toBe(false);
  fireEvent.click(screen.getByRole("radio", { name: "Este año" }));
  expect(screen.queryByText(/Hay asientos/)).toBeNull();
});
