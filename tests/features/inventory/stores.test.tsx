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
import { inStores, line, stockDraft, stocked, transferOf } from "#tests/support/records/stock.ts";
import { typeInto } from "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { Toaster } from "#ui/kit/feedback/toaster.tsx";
import { openKardex } from "./open-kardex.ts";

let storage: AppStorage;
let bookId: BookId;

async function show() {
  const book = await storage.db.books.get(bookId);
  if (book === undefined) throw new Error("a book");
  const Wrapper = inStorage(storage);
  await renderInRouter(
    <Wrapper>
      <InventoryScreen open={{ book, company: null, chart: pucChart() }} />
      <Toaster />
    </Wrapper>,
  );
}

async function bought(units: number) {
  const [item] = await stocked(storage, bookId, [{ name: "Brocha" }]);
  if (item === undefined) throw new Error("no item");
  const moves = [stockDraft("purchase", "2026-10-02", [line(item, units, units * 100)])];
  must(
    await postStock(storage, { id: newId("command"), bookId, moves, accepts: true, adjustment: "Ajuste" }),
  );
  return item;
}

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  return () => storage.close();
});

const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: "button.btn" }));
const dialog = (name: string) => screen.findByRole("dialog", { name });
const choose = (label: string, name: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: within(field).getByText<HTMLOptionElement>(name).value } });
};

it("IN-14 a book of one store sees nothing of stores but the way to name them", async () => {
  await bought(10);
  await show();
  await screen.findByText("Brocha");
  expect(screen.queryByText("Traslado")).toBeNull();
  expect(screen.queryByLabelText("Bodega")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Cambiar: Bodegas" }));
  const form = await dialog("Bodegas");
  fireEvent.click(within(form).getByRole("button", { name: "Guardar" }));
  await within(form).findByText("Escribe el nombre de cada bodega.");
  typeInto(within(form).getByLabelText("Bodega 2"), "principal");
  await within(form).findByText("Dos bodegas tienen el mismo nombre.");
  typeInto(within(form).getByLabelText("Bodega 2"), "Norte");
  fireEvent.click(within(form).getByRole("button", { name: "Guardar" }));
  await waitFor(async () =>
    expect((await storage.db.books.get(bookId))?.stock?.stores?.map(({ name }) => name)).toEqual([
      "Principal",
      "Norte",
    ]),
  );
});

it("IN-14 units are moved to another store, refused with their figures where there are fewer, and each store shows its own", async () => {
  await bought(10);
  await inStores(storage, bookId);
  await show();
  await screen.findByText("Bodegas: Principal y Norte.");
  press("Traslado");
  const form = await dialog("Trasladar entre bodegas");
  const picker = within(form).getByLabelText("Artículo");
  typeInto(picker, "brocha");
  fireEvent.keyDown(picker, { key: "Enter" });
  typeInto(within(form).getByLabelText("Cantidad"), "11");
  choose("A", "Principal");
  fireEvent.click(within(form).getByRole("button", { name: "Trasladar" }));
  await within(form).findByText("Elige una bodega distinta.");
  choose("A", "Norte");
  fireEvent.click(within(form).getByRole("button", { name: "Trasladar" }));
  await waitFor(() =>
    expect(screen.getByText(/salen 11 de la bodega «Principal» y allí hay 10/)).toBeTruthy(),
  );
  expect(await storage.db.stockTransfers.count()).toBe(0);
  typeInto(within(form).getByLabelText("Cantidad"), "4");
  fireEvent.click(within(form).getByRole("button", { name: "Trasladar" }));
  await waitFor(async () => expect(await storage.db.stockTransfers.count()).toBe(1));
  choose("Bodega", "Norte");
  await screen.findByText("4", { exact: false, selector: "span.truncate" });
  expect(screen.queryByText("Costo u.")).toBeNull();
  expect(await storage.db.books.get(bookId)).toMatchObject({ entries: 1 });
});

it("IN-14 the kardex of a store is in units, and a transfer is taken back from it", async () => {
  const item = await bought(10);
  const [from, to] = await inStores(storage, bookId);
  must(
    await transferOf(
      storage,
      { id: newId("command"), bookId },
      { date: "2026-10-05", from, to, item, units: 4 },
    ),
  );
  await show();
  await openKardex("Brocha");
  await screen.findByRole("table");
  choose("Kardex que se muestra", "Norte");
  await screen.findByText("Traslado desde Principal");
  const what = "05/10/2026: 4 unidades, de Principal a Norte";
  fireEvent.click(screen.getByRole("button", { name: `Anular el traslado del ${what}` }));
  await waitFor(async () => expect(await storage.db.stockTransfers.count()).toBe(0));
});

it("IN-14 a count is of one store: what lacks there goes out of there", async () => {
  const item = await bought(10);
  const [from, to] = await inStores(storage, bookId);
  must(
    await transferOf(
      storage,
      { id: newId("command"), bookId },
      { date: "2026-10-05", from, to, item, units: 4 },
    ),
  );
  await show();
  await openKardex("Brocha");
  await screen.findByRole("table");
  press("Contar");
  const form = await dialog("Contar Brocha");
  choose("Bodega", "Norte");
  await within(form).findByText("Según el kardex hay 4 unidades.");
  typeInto(within(form).getByLabelText("Cantidad contada"), "3");
  fireEvent.click(within(form).getByRole("button", { name: "Registrar la diferencia" }));
  await waitFor(async () => expect(await storage.db.stockMoves.count()).toBe(2));
  const [move] = (await storage.db.stockMoves.toArray()).filter(({ kind }) => kind === "out");
  expect(move).toMatchObject({ store: to, lines: [{ quantity: 1000 }] });
});

it("IN-51 a store that holds units says which, is emptied in a press, closed, and opened again", async () => {
  const item = await bought(10);
  const [from, to] = await inStores(storage, bookId);
  const asked = { date: "2026-10-05", from, to, item, units: 4 };
  must(await transferOf(storage, { id: newId("command"), bookId }, asked));
  await show();
  fireEvent.click(await screen.findByRole("button", { name: "Cambiar: Bodegas" }));
  const form = await dialog("Bodegas");
  // The first one has what says no store.
  expect(within(form).queryByRole("button", { name: "Cerrar la bodega Principal" })).toBeNull();
  fireEvent.click(within(form).getByRole("button", { name: "Cerrar la bodega Norte" }));
  const closing = await dialog("Cerrar la bodega «Norte»");
  await within(closing).findByText(/^Todavía tiene 1 artículo\./);
  within(closing).getByText("4 unidades");
  fireEvent.click(within(closing).getByRole("button", { name: "Trasladar todo" }));
  await within(closing).findByText(/^No tiene unidades\./);
  fireEvent.click(within(closing).getByRole("button", { name: "Cerrar la bodega" }));
  await waitFor(async () =>
    expect((await storage.db.books.get(bookId))?.stock?.stores?.map(({ closed }) => closed ?? false)).toEqual(
      [false, true],
    ),
  );
  await screen.findByText("Bodega cerrada");
});
