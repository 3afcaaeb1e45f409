import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
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
import { Toaster } from "#ui/kit/feedback/toaster.tsx";
import { openKardex } from "./open-kardex.ts";

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  const [pencil, notebook] = await stocked(storage, bookId, [
    { name: "Lápiz", code: "LA-1" },
    { name: "Cuaderno", code: "CU-1" },
  ]);
  if (pencil === undefined || notebook === undefined) throw new Error("no items");
  const lines = [line(pencil, 10, 1000), line(notebook, 4, 800)];
  const moves = [stockDraft("purchase", "2026-10-02", lines)];
  must(await postStock(storage, { id: newId("command"), bookId, moves, accepts: true, adjustment: "A" }));
  const book = await storage.db.books.get(bookId);
  if (book === undefined) throw new Error("a book");
  const Wrapper = inStorage(storage);
  await renderInRouter(
    <Wrapper>
      <InventoryScreen open={{ book, company: null, chart: pucChart() }} />
      <Toaster />
    </Wrapper>,
  );
  await screen.findByText("Lápiz");
  return () => storage.close();
});

const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: "button.btn" }));
const dialog = (name: string) => screen.findByRole("dialog", { name });
const inside = (form: HTMLElement, name: string) =>
  fireEvent.click(within(form).getByRole("button", { name }));

function pick(group: HTMLElement, words: string): void {
  const picker = within(group).getByLabelText("Artículo");
  typeInto(picker, words);
  fireEvent.keyDown(picker, { key: "Enter" });
}

it("IN-50 a kit is made, shows how many there can be, and is sold and given back by its components", async () => {
  press("Nuevo artículo");
  const form = await dialog("Nuevo artículo");
  typeInto(within(form).getByLabelText("Nombre"), "Kit escolar");
  typeInto(within(form).getByLabelText("Código"), "KIT-1");
  fireEvent.click(within(form).getByLabelText("Es un kit: se arma con otros artículos"));
  // What a kit has not is not asked of it.
  for (const label of ["IVA al vender", "Mínimo", "Se vende también por partes de la unidad"])
    expect(within(form).queryByLabelText(label)).toBeNull();
  inside(form, "Guardar");
  await within(form).findByText("Elige los componentes del kit, cada uno una vez y con su cantidad.");
  pick(within(form).getByRole("group", { name: "Componente 1" }), "la-1");
  typeInto(within(form).getByLabelText("Por kit"), "3");
  inside(form, "Otro componente");
  const second = within(form).getByRole("group", { name: "Componente 2" });
  pick(second, "cu-1");
  typeInto(within(second).getByLabelText("Por kit"), "1,5");
  await within(form).findByText(
    "Un componente que se vende por unidades completas entra en el kit con una cantidad entera.",
  );
  typeInto(within(second).getByLabelText("Por kit"), "2");
  inside(form, "Guardar");
  // 10 pencils make 3, 4 notebooks make 2.
  await screen.findByText("2 disponibles");
  await openKardex("Kit escolar", "Componentes y ventas");
  await screen.findByText("3 unidades por kit, hay 10 unidades");
  await screen.findByText("Este kit todavía no se ha vendido.");
  expect(screen.queryByText("Compra", { selector: "button.btn" })).toBeNull();
  press("Venta");
  const sale = await dialog("Registrar venta");
  within(sale).getByText("Disponible: 2 unidades");
  typeInto(within(sale).getByLabelText("Precio total sin IVA"), "40.000");
  typeInto(within(sale).getByLabelText("Cantidad"), "3");
  inside(sale, "Registrar");
  await screen.findByText(/Cuaderno: .* salen 6 y hay 4/);
  typeInto(within(sale).getByLabelText("Cantidad"), "2");
  inside(sale, "Registrar");
  await screen.findByText(/^Venta: Kit escolar/);
  const moves = await storage.db.stockMoves.toArray();
  expect(moves.at(-1)?.lines.map(({ quantity }) => quantity)).toEqual([6000, 4000]);
  fireEvent.click(screen.getByRole("button", { name: /^Devolver Venta: Kit escolar/ }));
  const back = await dialog("Recibir una devolución");
  typeInto(within(back).getByLabelText("Cantidad"), "1");
  inside(back, "Registrar");
  await screen.findByText(/^Devolución.*: Kit escolar/);
  await waitFor(async () => expect((await storage.db.stockMoves.toArray()).at(-1)?.kind).toBe("sale-return"));
  press("Volver al inventario");
  await screen.findByText("1 disponible");
});
