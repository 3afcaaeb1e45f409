import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { PlacedLine } from "#domain/import/statement/uploaded-nets.ts";
import { day } from "#domain/kernel/calendar-day.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { KeepDialog } from "#features/workspace/upload/keep-dialog.tsx";
import { OpeningDialog } from "#features/workspace/upload/opening-dialog.tsx";
import { StorageContext } from "#session/storage/use-storage.ts";
import { createCompany } from "#storage/commands/companies/create-company.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { listBooks } from "#storage/queries/books/books.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";
import { allEntries, disagreements, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
const onClose = vi.fn();

beforeEach(async () => {
  onClose.mockReset();
  storage = await openTestStorage({ newId });
  return () => storage.close();
});

const line = (puc: string, net: number): PlacedLine => ({
  line: {
    id: puc,
    sheet: "H",
    row: 1,
    code: puc,
    name: puc,
    amounts: [],
    signs: "signed",
    isLong: false,
    puc,
    by: "code",
  },
  puc,
  nets: [pesos(net)],
});

const open = (placed: readonly PlacedLine[]) =>
  renderInRouter(
    <StorageContext value={storage}>
      <OpeningDialog
        name="tienda"
        date={day("2025-12-31")}
        placed={placed}
        puc={pucChart()}
        notes={[]}
        onClose={onClose}
      />
    </StorageContext>,
  );

const keep = () =>
  renderInRouter(
    <StorageContext value={storage}>
      <KeepDialog name="tienda" date={day("2025-12-31")} placed={[]} notes={[]} onClose={onClose} />
    </StorageContext>,
  );

const confirm = () => fireEvent.click(screen.getByRole("button", { name: "Registrar los saldos" }));

it("IM-44 shows the entry first, and begins a new book with it", async () => {
  await open([line("1105", 150), line("3115", -130), line("4135", -20)]);
  const plan = await screen.findByRole("region", { name: "Así queda el asiento de saldos iniciales" });
  expect(within(plan).getAllByRole("row")).toHaveLength(5);
  expect(screen.getByLabelText("Ingresos, costos y gastos")).toHaveProperty("value", "earned");
  confirm();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [book, ...others] = await listBooks(storage);
  expect(others).toEqual([]);
  expect(book).toMatchObject({ name: "tienda", start: "2025-12-31", end: "2026-12-31", entries: 1 });
  if (book === undefined) throw new Error("a book");
  const [entry] = (await allEntries(storage, book.id)).values();
  expect(entry).toMatchObject({ date: "2025-12-31", description: "Saldos iniciales" });
  expect(await disagreements(storage, book.id)).toEqual([]);
});

it("a new book and a kept statement are proposed for the active company, and may be of none", async () => {
  const companyId = storage.newId("company");
  await createCompany(storage, { id: storage.newId("command"), companyId, name: "La Sabana" });
  await open([line("1105", 150), line("3115", -150)]);
  await waitFor(() => expect(screen.getByLabelText("Empresa")).toHaveProperty("value", companyId));
  confirm();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect((await listBooks(storage)).map((book) => book.companyId)).toEqual([companyId]);

  await keep();
  const field = screen.getAllByLabelText("Empresa").at(-1) ?? document.body;
  await waitFor(() => expect(field).toHaveProperty("value", companyId));
  fireEvent.change(field, { target: { value: "none" } });
  expect(field).toHaveProperty("value", "none");
});

it("IM-44 begins an empty book, and waits until the balances are even or somebody takes the difference", async () => {
  const bookId = await openTestBook(storage);
  await open([line("1105", 150), line("3115", -130)]);
  await waitFor(() => expect(screen.getByLabelText("Libro").querySelectorAll("option")).toHaveLength(2));
  fireEvent.change(screen.getByLabelText("Libro"), { target: { value: bookId } });
  await screen.findByText(/los separan/);
  confirm();
  await screen.findByText("Los saldos no cuadran todavía.");
  expect(await allEntries(storage, bookId)).toEqual(new Map());
  fireEvent.click(screen.getByLabelText("Llevar la diferencia a resultados de años anteriores"));
  confirm();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect((await storage.db.books.get(bookId))?.entries).toBe(1);
  expect(await listBooks(storage)).toHaveLength(1);
});
