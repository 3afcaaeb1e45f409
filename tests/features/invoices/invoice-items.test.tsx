import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { day } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { keepList } from "#features/invoices/files/kept-list.ts";
import { InvoicesScreen } from "#features/invoices/invoices-screen.tsx";
import { lastStore } from "#flows/stock/last-store.ts";
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
import { invoiceOf } from "#tests/support/invoices/invoice-values.ts";
import { MemoryStorage } from "#tests/support/memory-storage.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { inStores, stocked } from "#tests/support/records/stock.ts";
import { expectTold } from "#tests/support/records/told-entries.ts";
import { openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  storage = await openTestStorage({ newId });
  const companyId = newId("company");
  bookId = newId("book");
  const company = { companyId, name: "La Sabana", nit: "901.234.567-7" };
  must(await createCompany(storage, { id: newId("command"), ...company }));
  const book = { bookId, companyId, name: "Diario", chart: "puc" } as const;
  must(await createBook(storage, { id: newId("command"), ...book }));
  await stocked(storage, bookId, [{ code: "MAL15", name: "Malla de 15" }]);
});

afterEach(async () => {
  cleanup();
  storage.close();
  forgetVisitor();
  closeWaitingFiles();
  await removeDatabase(FILES_DATABASE);
  vi.unstubAllGlobals();
});

const LINES = [
  { description: "Malla de 15", amount: 400_000, quantity: 4000, unit: "94", code: "MAL15" },
  { description: "Amarre galvanizado", amount: 100_000, quantity: 2000, unit: "94", code: "AMA" },
];

it("IN-31 shows which items the lines are, makes the one that is missing, and records all with the invoice", async () => {
  const invoice = { ...invoiceOf({ issued: day("2026-10-20"), due: null }, { base: 5000 }), lines: LINES };
  const documents = [{ id: "1-0", file: "FE.xml", inside: "", invoice }];
  await keepList(visitor(), bookId, { documents, faults: [], choices: new Map() });
  await renderInRouter(
    <StorageContext value={storage}>
      <InvoicesScreen book={bookId} tabs={null} />
    </StorageContext>,
  );
  const list = await screen.findByRole("list", { name: "Documentos leídos" });
  expect(within(list).getByText(/^Una línea no dice de qué artículo es/)).toBeDefined();
  fireEvent.click(within(list).getAllByRole("button", { expanded: false })[0] as HTMLElement);
  const known = await screen.findByRole("group", { name: "Malla de 15" });
  expect(within(known).getByText("Por su código")).toBeDefined();
  const unknown = screen.getByRole("group", { name: "Amarre galvanizado" });
  fireEvent.click(screen.getByRole("button", { name: "Crear 1 artículo que falta" }));
  await waitFor(() =>
    expect(within(unknown).getByRole("radio", { name: "Nuevo", checked: true })).toBeDefined(),
  );
  fireEvent.click(await screen.findByRole("button", { name: "Registrar 1 factura" }));
  await waitFor(async () => expect(await storage.db.stockMoves.count()).toBe(1));
  expect((await storage.db.items.toArray()).map(({ code }) => code).sort()).toEqual(["AMA", "MAL15"]);
  const cards = await storage.db.stockCards.toArray();
  expect(cards.map(({ lines }) => lines[0]?.value).sort()).toEqual([1000, 4000]);
  await expectTold(storage, bookId);
});

it("IN-14 IN-31 brings the units of an invoice to the store that is chosen, and proposes it again", async () => {
  const [, north] = await inStores(storage, bookId);
  const own = LINES.slice(0, 1);
  const invoice = { ...invoiceOf({ issued: day("2026-10-20"), due: null }, { base: 4000 }), lines: own };
  const documents = [{ id: "1-0", file: "FE.xml", inside: "", invoice }];
  await keepList(visitor(), bookId, { documents, faults: [], choices: new Map() });
  await renderInRouter(
    <StorageContext value={storage}>
      <InvoicesScreen book={bookId} tabs={null} />
    </StorageContext>,
  );
  const place = await screen.findByLabelText<HTMLSelectElement>("Bodega de los artículos");
  fireEvent.change(place, { target: { value: north } });
  fireEvent.click(await screen.findByRole("button", { name: "Registrar 1 factura" }));
  await waitFor(async () => expect(await storage.db.stockMoves.count()).toBe(1));
  expect((await storage.db.stockMoves.toArray()).map(({ store }) => store)).toEqual([north]);
  const { stores = [] } = (await storage.db.books.get(bookId))?.stock ?? {};
  expect(lastStore(storage, bookId, stores)).toBe(north);
  await expectTold(storage, bookId);
});
