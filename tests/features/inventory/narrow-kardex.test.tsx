import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { InventoryScreen } from "#features/inventory/inventory-screen.tsx";
import { postStock } from "#storage/commands/inventory/post-stock.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";
import { inStorage } from "#tests/support/in-storage.tsx";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { line, stockDraft, stocked } from "#tests/support/records/stock.ts";
import { typeInto } from "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { PHONE } from "#ui/kit/use-media-query.ts";

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    matches: media === PHONE,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return () => storage.close();
});

afterEach(() => vi.unstubAllGlobals());

/** The phone's card, row by row, as it is read. */
const shown = () =>
  within(screen.getByRole("region", { name: /Brocha/ }))
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));

it("IN-60 on a phone a kardex has four columns, units over their value, and opens its entries", async () => {
  const [brush] = await stocked(storage, bookId, [{ name: "Brocha" }]);
  if (!brush) throw new Error("item");
  const moves = [
    stockDraft("purchase", "2026-01-06", [line(brush, 10, 1000)]),
    stockDraft("sale", "2026-02-06", [line(brush, 3, 900)]),
  ];
  for (const move of moves)
    must(
      await postStock(storage, {
        id: newId("command"),
        bookId,
        moves: [move],
        accepts: true,
        adjustment: "",
      }),
    );
  const book = await storage.db.books.get(bookId);
  if (book === undefined) throw new Error("a book");
  const Wrapper = inStorage(storage);
  await renderInRouter(
    <Wrapper>
      <InventoryScreen open={{ book, company: null, chart: pucChart() }} />
    </Wrapper>,
  );
  fireEvent.click(await screen.findByText("Brocha"));
  fireEvent.click(await screen.findByRole("button", { name: "Kardex completo" }));
  await screen.findByRole("region", { name: /Brocha/ });
  expect(shown()).toEqual([
    ["Detalle", "Entradas", "Salidas", "Saldo"],
    ["06/01/2026Compra", "101.000", "", "101.000"],
    ["06/02/2026Venta", "", "3300", "7700"],
    ["Sumas", "101.000", "3300", "7700"],
  ]);
  expect(screen.getByRole("button", { name: "06/02/2026" })).toBeTruthy();
  typeInto(screen.getByLabelText("Desde"), "01/02/2026");
  await screen.findByText("Saldo anterior");
  typeInto(screen.getByLabelText("Desde"), "01/01/2025");
  typeInto(screen.getByLabelText("Hasta"), "31/12/2025");
  await screen.findByText("Sin movimientos ni existencias en esos días.");
  expect(screen.queryByRole("region", { name: /Brocha/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Volver al inventario" }));
});
