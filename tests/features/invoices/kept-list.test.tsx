import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { reviewDocuments } from "#domain/invoice/review.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import {
  EMPTY_LIST,
  type InvoiceList,
  keepList,
  listOfText,
  readKeptList,
} from "#features/invoices/files/kept-list.ts";
import { useListKeeping } from "#features/invoices/files/use-list-keeping.ts";
import { InvoicesScreen } from "#features/invoices/invoices-screen.tsx";
import { hasNothingLeft } from "#features/invoices/list-view.ts";
import { StorageContext } from "#session/storage/use-storage.ts";
import { forgetVisitor, visitor } from "#session/who/visitor.ts";
import { createBook } from "#storage/commands/books/create-book.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { FILES_DATABASE } from "#storage/engine/database-names.ts";
import { newId } from "#storage/engine/environment.ts";
import { removeDatabase } from "#storage/registry/remove-database.ts";
import { closeWaitingFiles } from "#storage/waiting-files/waiting-files.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";
import { invoiceOf, worldOf } from "#tests/support/invoices/invoice-values.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;

async function newBook(): Promise<BookId> {
  const [companyId, book] = [newId("company"), newId("book")];
  const company = { id: newId("command"), companyId, name: "La Sabana", nit: "901.234.567-7" };
  must(await createCompany(storage, company));
  must(
    await createBook(storage, {
      id: newId("command"),
      bookId: book,
      companyId,
      name: "Diario",
      chart: "puc",
    }),
  );
  return book;
}

beforeEach(async () => {
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  storage = await openTestStorage({ newId });
  bookId = await newBook();
});

afterEach(async () => {
  cleanup();
  storage.close();
  forgetVisitor();
  closeWaitingFiles();
  await removeDatabase(FILES_DATABASE);
  vi.unstubAllGlobals();
});

const filed = (id: string, number: string) => ({
  id,
  file: `${number}.xml`,
  inside: "",
  invoice: invoiceOf({ number, issued: day("2026-10-20"), due: null }),
});

const LIST: InvoiceList = {
  documents: [filed("1-0", "FE-1"), filed("1-1", "FE-2")],
  faults: ["«foto.pdf» es un PDF"],
  choices: new Map([["1-0", { wanted: false }]]),
};

const enter = (book: BookId = bookId) =>
  renderInRouter(
    <StorageContext value={storage}>
      <InvoicesScreen book={book} tabs={null} />
    </StorageContext>,
  );

const kept = (book: BookId = bookId) => readKeptList(visitor(), book);

it("FE-12 offers the list of a book again with what was said of it, says when it was left, and keeps later choices", async () => {
  await keepList(visitor(), bookId, LIST);
  await enter();
  await screen.findByText(/^Aquí está la lista que dejaste el/);
  expect(screen.getByText("«foto.pdf» es un PDF")).toBeDefined();
  const list = await screen.findByRole("list", { name: "Documentos leídos" });
  expect(within(list).getAllByText("Omitida")).toHaveLength(1);
  const second = within(list).getAllByRole("button", { expanded: false })[1];
  if (second === undefined) throw new Error("two rows");
  fireEvent.click(second);
  fireEvent.click(await screen.findByRole("button", { name: "Omitir" }));
  // Nothing waits any more: there is no list to come back to.
  await waitFor(async () => expect(await kept()).toBeNull());
});

it("FE-12 is lost by nobody who leaves, and gone for whoever discards it, unless they take it back", async () => {
  await keepList(visitor(), bookId, LIST);
  await enter();
  fireEvent.click(await screen.findByRole("button", { name: "Quitar estos avisos" }));
  await waitFor(async () => expect((await kept())?.list.faults).toEqual([]));
  cleanup();
  await enter();
  fireEvent.click(await screen.findByRole("button", { name: "Descartar la lista" }));
  await waitFor(async () => expect(await kept()).toBeNull());
  cleanup();
  await enter();
  await screen.findByText(/Suelta aquí/);
  expect(screen.queryByText(/^Aquí está la lista/)).toBeNull();
});

it("FE-12 what is brought after a list was discarded is no list that was left", async () => {
  await keepList(visitor(), bookId, LIST);
  const onFound = () => undefined;
  const { result } = renderHook(() => useListKeeping({ book: bookId, list: LIST, isDone: false, onFound }));
  await waitFor(() => expect(result.current.leftAt).not.toBeNull());
  act(() => result.current.forgetLeft());
  expect(result.current.leftAt).toBeNull();
});

it("FE-12 belongs to one book and one owner", async () => {
  const other = await newBook();
  await keepList(visitor(), bookId, LIST);
  expect(await kept(other)).toBeNull();
  expect(await readKeptList(newId("account"), bookId)).toBeNull();
  await keepList(visitor(), other, { ...LIST, faults: [] });
  await keepList(visitor(), bookId, EMPTY_LIST);
  expect(await kept()).toBeNull();
  expect((await kept(other))?.list).toEqual({ ...LIST, faults: [] });
});

it("FE-05 passes a document of others on to the list of the company that bought it, and takes it back", async () => {
  const [companyId, other] = [newId("company"), newId("book")];
  const company = { id: newId("command"), companyId, name: "Transportes Guavio", nit: "830.066.751-8" };
  must(await createCompany(storage, company));
  const made = { id: newId("command"), bookId: other, companyId, name: "Diario", chart: "puc" as const };
  must(await createBook(storage, made));
  const own = filed("1-0", "FE-1");
  const buyer = { ...own.invoice.buyer, document: { kind: "NIT" as const, number: "830066751" } };
  const theirs = { ...filed("1-1", "LO-6617"), invoice: { ...own.invoice, number: "LO-6617", buyer } };
  await keepList(visitor(), bookId, { ...EMPTY_LIST, documents: [own, theirs] });
  await enter();
  fireEvent.click(await screen.findByRole("button", { name: "Omitir la factura" }));
  await screen.findByText("Omitida");
  fireEvent.click(screen.getByRole("button", { name: "Ya no omitirla" }));
  await screen.findByText("La compró Transportes Guavio, que también está en Mis empresas.");
  fireEvent.click(screen.getByRole("button", { name: "Pasarla a Transportes Guavio" }));
  await waitFor(() => expect(screen.queryByText("LO-6617")).toBeNull());
  expect((await kept(other))?.list.documents).toEqual([theirs]);
  await waitFor(async () => expect((await kept())?.list.documents).toEqual([own]));
  cleanup();
  // In its own company it is a purchase like any other.
  await enter(other);
  await screen.findByText("LO-6617");
  expect(screen.queryByText(/^Es de otra empresa/)).toBeNull();
});

it("FE-12 there is nothing to come back to once each document is in the book or left out", () => {
  const documents = LIST.documents;
  const review = (choices: InvoiceList["choices"]) =>
    reviewDocuments(worldOf(pucChart()), documents, choices);
  expect(hasNothingLeft([])).toBe(false);
  expect(hasNothingLeft(review(LIST.choices))).toBe(false);
  expect(hasNothingLeft(review(new Map(documents.map(({ id }) => [id, { wanted: false }]))))).toBe(true);
});

it("IM-14 FE-12 a kept text of another version, or that is none, is no list", () => {
  const written = JSON.stringify({ ...LIST, choices: [...LIST.choices] });
  expect(listOfText(written)).toEqual(LIST);
  const anyEdit = fc.tuple(fc.nat({ max: written.length - 1 }), fc.constantFrom("", "null", "9", '"', "}"));
  fc.assert(
    fc.property(anyEdit, ([at, text]) => {
      const read = listOfText(written.slice(0, at) + text + written.slice(at + 1));
      if (read !== null)
        expect(() => reviewDocuments(worldOf(pucChart()), read.documents, read.choices)).not.toThrow();
    }),
  );
  for (const text of ["", "null", "[]", "{}", '{"documents":[{}],"faults":[],"choices":[]}'])
    expect(listOfText(text)).toBeNull();
});
