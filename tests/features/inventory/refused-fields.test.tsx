import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { month } from "#domain/kernel/calendar-day.ts";
import type { BookId } from "#domain/kernel/ids.ts";
import { InventoryScreen } from "#features/inventory/inventory-screen.tsx";
import { closeMonth } from "#storage/commands/books/close-month.ts";
import { postStock } from "#storage/commands/inventory/post-stock.ts";
import { saveItems } from "#storage/commands/inventory/save-item.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";
import { inStorage } from "#tests/support/in-storage.tsx";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { BRUSH, line, stockDraft, stocked } from "#tests/support/records/stock.ts";
import { typeInto } from "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { openKardex } from "./open-kardex.ts";

let storage: AppStorage;
let bookId: BookId;

const head = () => ({ id: newId("command"), bookId });

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  const [brush] = await stocked(storage, bookId, [{ name: "Brocha" }]);
  if (brush === undefined) throw new Error("an item");
  const moves = [stockDraft("purchase", "2026-08-02", [line(brush, 10, 100_000)])];
  must(await postStock(storage, { ...head(), moves, accepts: true, adjustment: "x" }));
  const fields = { ...BRUSH, code: "KIT", name: "Kit", parts: [{ itemId: brush, quantity: 2000 }] };
  must(await saveItems(storage, { ...head(), items: [{ itemId: newId("item"), fields, version: null }] }));
  const book = await storage.db.books.get(bookId);
  if (book === undefined) throw new Error("a book");
  const Wrapper = inStorage(storage);
  await renderInRouter(
    <Wrapper>
      <InventoryScreen open={{ book, company: null, chart: pucChart() }} />
    </Wrapper>,
  );
  return () => storage.close();
});

/** The form that a button of an item's page opens. */
async function formOf(item: string, button: string, page?: string): Promise<HTMLElement> {
  await openKardex(item, page);
  fireEvent.click(await screen.findByText(button, { selector: "button.btn" }));
  return screen.findByRole("dialog");
}

const send = (form: HTMLElement) => fireEvent.click(within(form).getByRole("button", { name: /^Registrar/ }));

/** The field says why, and what was typed stays in it. */
async function expectRefused(form: HTMLElement, label: string, typed: string, text: RegExp) {
  await within(form).findByText(text);
  const field = within(form).getByLabelText<HTMLInputElement>(label);
  expect([field.getAttribute("aria-invalid"), field.value]).toEqual(["true", typed]);
}

it("IN-52 a fourth decimal is refused at its field, not rounded away", async () => {
  const form = await formOf("Brocha", "Salida");
  typeInto(within(form).getByLabelText("Cantidad"), "1,2345");
  fireEvent.blur(within(form).getByLabelText("Cantidad"));
  await expectRefused(form, "Cantidad", "1,2345", /con tres decimales como máximo/);
  send(form);
  expect(await storage.db.stockMoves.count()).toBe(1);
});

it("UX-42 a count of part of a unit that does not divide is refused at its field", async () => {
  const form = await formOf("Brocha", "Contar");
  typeInto(within(form).getByLabelText("Cantidad contada"), "2,5");
  send(form);
  await expectRefused(form, "Cantidad contada", "2,5", /Se vende solo por unidades completas/);
  typeInto(within(form).getByLabelText("Cantidad contada"), "8");
  send(form);
  await waitFor(async () => expect(await storage.db.stockMoves.count()).toBe(2));
});

it("UX-42 a day of a closed month is refused at the day, and goes through with another", async () => {
  must(await closeMonth(storage, { ...head(), month: month("2026-09") }));
  const form = await formOf("Brocha", "Salida");
  typeInto(within(form).getByLabelText("Cantidad"), "2");
  typeInto(within(form).getByLabelText("Fecha"), "15/09/2026");
  send(form);
  await expectRefused(form, "Fecha", "15/09/2026", /Septiembre de 2026 está cerrado/);
  typeInto(within(form).getByLabelText("Fecha"), "15/10/2026");
  send(form);
  await waitFor(async () => expect(await storage.db.stockMoves.count()).toBe(2));
});

it("UX-42 a kit that lacks a component says which at its quantity", async () => {
  const form = await formOf("Kit", "Venta", "Componentes y ventas");
  typeInto(within(form).getByLabelText("Precio total sin IVA"), "90.000");
  typeInto(within(form).getByLabelText("Cantidad"), "6");
  send(form);
  await expectRefused(form, "Cantidad", "6", /^Brocha: el .* hay 10\.$/);
});

it("IN-05 a sale without a price is refused at its field, and says what it is instead", async () => {
  const form = await formOf("Brocha", "Venta");
  typeInto(within(form).getByLabelText("Cantidad"), "2");
  for (const typed of ["", "0"]) {
    typeInto(within(form).getByLabelText("Precio total sin IVA"), typed);
    send(form);
    await expectRefused(form, "Precio total sin IVA", typed, /Lo que se entrega sin cobrar no es una venta/);
  }
  expect(await storage.db.stockMoves.count()).toBe(1);
  typeInto(within(form).getByLabelText("Precio total sin IVA"), "30.000");
  send(form);
  await waitFor(async () => expect(await storage.db.stockMoves.count()).toBe(2));
});
