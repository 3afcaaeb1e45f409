import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { BookId, ItemId } from "#domain/kernel/ids.ts";
import { typedItemsTexts } from "#features/journal/items/texts.ts";
import { lastStore } from "#flows/stock/last-store.ts";
import { flushUnsaved, hasUnsaved } from "#pwa/unsaved.ts";
import { editEntry } from "#storage/commands/entries/edit-entry.ts";
import { postStock } from "#storage/commands/inventory/post-stock.ts";
import { saveItems } from "#storage/commands/inventory/save-item.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { BRUSH, inStores, line, stockDraft, stocked, transferOf } from "#tests/support/records/stock.ts";
import { expectTold, postTyped, TYPED, typedEntry } from "#tests/support/records/told-entries.ts";
import { typeInto } from "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { draft, openJournal, stubLayout } from "../open-journal.tsx";

let storage: AppStorage;
let bookId: BookId;
let brush: ItemId;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  const restore = stubLayout();
  return () => {
    restore();
    storage.close();
  };
});

async function stock(): Promise<void> {
  const [own] = await stocked(storage, bookId, [{ code: "BR-1", name: "Brocha" }]);
  if (!own) throw new Error("no item");
  brush = own;
  const moves = [stockDraft("purchase", "2026-11-01", [line(brush, 10, 1000)])];
  const id = newId("command");
  must(await postStock(storage, { id, bookId, moves, accepts: true, adjustment: "" }));
}

const entries = async () =>
  (await storage.db.pages.toArray())
    .flatMap((page) => page.entries)
    .filter(({ status }) => status === "posted");
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));
const keyIn = (target: HTMLElement, key: string, more = {}) => fireEvent.keyDown(target, { key, ...more });

async function chooseBrush(units: string): Promise<void> {
  const item = await screen.findByLabelText("Artículo 1");
  typeInto(item, "br-1");
  keyIn(item, "Enter");
  await waitFor(() => expect(screen.getByLabelText("Artículo 1")).toHaveProperty("value", "Brocha"));
  typeInto(screen.getByLabelText("Cantidad del artículo 1"), units);
}

it("IN-40 a typed sale says its items with F9, shows its cost, and is posted with it", async () => {
  await stock();
  await draft(storage, bookId, typedEntry("2026-11-05", TYPED.sale(900), "Venta de brochas"));
  await openJournal(storage, bookId);
  await screen.findByText("Vende $ 900: ¿qué artículos salen?");
  keyIn(screen.getByLabelText("Detalle"), "F9");
  await chooseBrush("4");
  await screen.findByText(/Costo del kardex: \$\s400, débito 6135 .* y crédito 1435/);
  keyIn(screen.getByLabelText("Cantidad del artículo 1"), "Enter", { ctrlKey: true });
  await waitFor(async () => expect(await entries()).toHaveLength(2));
  const sale = (await entries()).find(({ description }) => description === "Venta de brochas");
  expect(sale?.lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
    ["1105", 900, 0],
    ["4135", 0, 900],
    ["6135", 400, 0],
    ["1435", 0, 400],
  ]);
  await expectTold(storage, bookId);
});

it("IN-40 more than there is stays in the row with its figures, and what lacks is said", async () => {
  await stock();
  await draft(storage, bookId, typedEntry("2026-11-05", TYPED.sale(900), "Venta de brochas"));
  await openJournal(storage, bookId);
  await screen.findByText("Vende $ 900: ¿qué artículos salen?");
  press(/Decir artículos/);
  await screen.findByText("Elige cada artículo y escribe cuántos son.");
  await chooseBrush("14");
  await screen.findByText(/salen 14 y hay 10/);
  keyIn(screen.getByLabelText("Cantidad del artículo 1"), "Enter", { ctrlKey: true });
  await waitFor(() => expect(screen.getAllByText(/salen 14 y hay 10/).length).toBeGreaterThan(1));
  expect(await entries()).toHaveLength(1);
  // It waits where it was written, with its items.
  await screen.findByText("Brocha, 14 unidades");
  await expectTold(storage, bookId);
});

async function costsDialog(): Promise<HTMLElement> {
  const name = "Cambia el costo de movimientos posteriores";
  return screen.findByRole("alertdialog", { name });
}

it("IN-40 what others cost then is shown before, and nothing is posted where it is not wanted", async () => {
  await stock();
  const sold = [stockDraft("sale", "2026-11-03", [line(brush, 4, 900)])];
  must(
    await postStock(storage, { id: newId("command"), bookId, moves: sold, accepts: true, adjustment: "" }),
  );
  await draft(storage, bookId, typedEntry("2026-11-02", TYPED.purchase(3000), "Compra tardía"));
  await openJournal(storage, bookId);
  await screen.findByText("Lleva $ 3.000 al inventario: ¿de qué artículos?");
  press(/Decir artículos/);
  await chooseBrush("10");
  await screen.findByText(/Cambia el costo de un movimiento posterior/);
  keyIn(screen.getByLabelText("Cantidad del artículo 1"), "Enter", { ctrlKey: true });
  const dialog = await costsDialog();
  fireEvent.click(within(dialog).getByRole("button", { name: "Cancelar" }));
  await screen.findByText(/No quedó registrado: el costo de otros movimientos no cambió/);
  expect(await entries()).toHaveLength(2);
  keyIn(screen.getByLabelText("Detalle"), "Enter", { ctrlKey: true });
  const again = await costsDialog();
  fireEvent.click(within(again).getByRole("button", { name: "Registrar con el ajuste" }));
  await waitFor(async () => expect(await entries()).toHaveLength(4));
  await expectTold(storage, bookId);
});

it("IN-40 an entry may be of no item, and is not asked about again", async () => {
  await stock();
  await draft(storage, bookId, typedEntry("2026-11-05", TYPED.sale(900), "Servicio"));
  await openJournal(storage, bookId);
  await screen.findByText("Vende $ 900: ¿qué artículos salen?");
  press("No es de artículos");
  await screen.findByText("Este asiento no es de artículos.");
  keyIn(screen.getByLabelText("Detalle"), "Enter", { ctrlKey: true });
  await waitFor(async () => expect(await entries()).toHaveLength(2));
  await waitFor(async () => expect(await storage.db.stockMoves.count()).toBe(2));
  await expectTold(storage, bookId);
});

it("IN-40 a book without items is asked for nothing", async () => {
  await draft(storage, bookId, typedEntry("2026-11-05", TYPED.sale(900), "Venta"));
  await openJournal(storage, bookId);
  await waitFor(() => expect(screen.getByLabelText("Detalle")).toHaveProperty("value", "Venta"));
  await act(async () => keyIn(screen.getByLabelText("Detalle"), "F9"));
  expect(screen.queryByText(/¿qué artículos salen\?/)).toBeNull();
  await postTyped(storage, bookId, typedEntry("2026-11-06", TYPED.sale(5)));
});

it("IN-14 IN-40 the items of a typed sale leave the store that is chosen, which the next entry proposes", async () => {
  await stock();
  const [main, north] = await inStores(storage, bookId);
  await draft(storage, bookId, typedEntry("2026-11-05", TYPED.sale(900), "Venta de brochas"));
  await openJournal(storage, bookId);
  await screen.findByText("Vende $ 900: ¿qué artículos salen?");
  keyIn(screen.getByLabelText("Detalle"), "F9");
  await chooseBrush("4");
  const place = screen.getByLabelText<HTMLSelectElement>("Bodega");
  expect(place.value).toBe(main);
  await screen.findByText(/Costo del kardex: \$\s400/);
  // All of them are in the first store.
  fireEvent.change(place, { target: { value: north } });
  await screen.findByText(/Norte/, { selector: "p, span, div" });
  const asked = { date: "2026-11-02", from: main, to: north, item: brush, units: 6 };
  await act(async () => must(await transferOf(storage, { id: newId("command"), bookId }, asked)));
  await screen.findByText(/Costo del kardex: \$\s400/);
  keyIn(screen.getByLabelText("Cantidad del artículo 1"), "Enter", { ctrlKey: true });
  await waitFor(async () => expect(await entries()).toHaveLength(2));
  const sold = (await storage.db.stockMoves.toArray()).filter(({ kind }) => kind === "sale");
  expect(sold.map(({ store }) => store)).toEqual([north]);
  const { stores = [] } = (await storage.db.books.get(bookId))?.stock ?? {};
  expect(lastStore(storage, bookId, stores)).toBe(north);
  expect(lastStore(storage, bookId, stores.slice(0, 1))).toBeNull();
  await expectTold(storage, bookId);
});

it("IN-50 a typed return of a kit names the sale that it gives back, and brings its components back", async () => {
  await stock();
  const fields = {
    ...BRUSH,
    code: "KIT-1",
    name: "Kit de pintura",
    parts: [{ itemId: brush, quantity: 3000 }],
  };
  const kit = newId("item");
  must(
    await saveItems(storage, {
      id: newId("command"),
      bookId,
      items: [{ itemId: kit, fields, version: null }],
    }),
  );
  const moves = [stockDraft("sale", "2026-11-02", [line(kit, 2, 900)])];
  must(await postStock(storage, { id: newId("command"), bookId, moves, accepts: true, adjustment: "" }));
  const back = [
    ["4175", 450, 0],
    ["1105", 0, 450],
  ] as const;
  await draft(storage, bookId, typedEntry("2026-11-05", back, "Devolución"));
  await openJournal(storage, bookId);
  await screen.findByText(/qué artículos/);
  keyIn(screen.getByLabelText("Detalle"), "F9");
  const item = await screen.findByLabelText("Artículo 1");
  typeInto(item, "kit-1");
  keyIn(item, "Enter");
  typeInto(await screen.findByLabelText("Cantidad del artículo 1"), "1");
  const source = screen.getByLabelText<HTMLSelectElement>(typedItemsTexts.source(1));
  const sold = typedItemsTexts.sourceOf("02/11/2026", "2");
  await within(source).findByText(sold);
  fireEvent.change(source, { target: { value: within(source).getByText<HTMLOptionElement>(sold).value } });
  await screen.findByText(/\$\s300/);
  keyIn(screen.getByLabelText("Cantidad del artículo 1"), "Enter", { ctrlKey: true });
  await waitFor(async () => expect(await storage.db.stockMoves.count()).toBe(3));
  const returned = (await storage.db.stockMoves.toArray()).find(({ kind }) => kind === "sale-return");
  expect(returned?.lines).toMatchObject([
    { itemId: brush, quantity: 3000, kit: { itemId: kit, quantity: 1000 } },
  ]);
  await expectTold(storage, bookId);
});

it("IN-40 a posted sale is corrected with its items, without the lines of its cost in the way", async () => {
  await stock();
  await draft(storage, bookId, typedEntry("2026-11-05", TYPED.sale(900), "Venta de brochas"));
  await openJournal(storage, bookId);
  await screen.findByText("Vende $ 900: ¿qué artículos salen?");
  keyIn(screen.getByLabelText("Detalle"), "F9");
  await chooseBrush("4");
  keyIn(screen.getByLabelText("Cantidad del artículo 1"), "Enter", { ctrlKey: true });
  await waitFor(async () => expect(await entries()).toHaveLength(2));
  fireEvent.doubleClick(await screen.findByText("Venta de brochas"));
  await screen.findByText("Brocha, 4 unidades");
  await screen.findByText(/Costo del kardex: \$\s400/);
  press(/^Cambiar/);
  typeInto(await screen.findByLabelText("Cantidad del artículo 1"), "3");
  await screen.findByText(/Costo del kardex: \$\s300/);
  keyIn(screen.getByLabelText("Cantidad del artículo 1"), "Enter", { ctrlKey: true });
  const sale = async () => (await entries()).find(({ description }) => description === "Venta de brochas");
  await waitFor(async () => expect((await sale())?.version).toBe(2));
  expect((await sale())?.lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
    ["1105", 900, 0],
    ["4135", 0, 900],
    ["6135", 300, 0],
    ["1435", 0, 300],
  ]);
  await expectTold(storage, bookId);
  // Words alone leave the kardex as it is.
  fireEvent.doubleClick(await screen.findByText("Venta de brochas"));
  await screen.findByText("Brocha, 3 unidades");
  const detail = screen.getByLabelText("Detalle");
  typeInto(detail, "Venta de contado");
  keyIn(detail, "Enter", { ctrlKey: true });
  await waitFor(async () =>
    expect(
      (await entries()).find(({ description }) => description === "Venta de contado")?.lines.length,
    ).toBe(4),
  );
  expect((await storage.db.stockMoves.toArray()).map(({ version }) => version).sort()).toEqual([1, 2]);
  await expectTold(storage, bookId);
});

const saleNamed = async (name: string) => (await entries()).find(({ description }) => description === name);

/** A posted sale of four brushes, opened for correction. */
async function openSold(): Promise<void> {
  await draft(storage, bookId, typedEntry("2026-11-05", TYPED.sale(900), "Venta de brochas"));
  await openJournal(storage, bookId);
  await screen.findByText("Vende $ 900: ¿qué artículos salen?");
  keyIn(screen.getByLabelText("Detalle"), "F9");
  await chooseBrush("4");
  keyIn(screen.getByLabelText("Cantidad del artículo 1"), "Enter", { ctrlKey: true });
  await waitFor(async () => expect(await entries()).toHaveLength(2));
  fireEvent.doubleClick(await screen.findByText("Venta de brochas"));
  await screen.findByText("Brocha, 4 unidades");
}

/** Whether the browser would ask before the page is closed. */
function asksBeforeClosing(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

async function expectAsking(isAsking: boolean): Promise<void> {
  expect(hasUnsaved()).toBe(isAsking);
  expect(await flushUnsaved()).toBe(!isAsking);
  expect(asksBeforeClosing()).toBe(isAsking);
}

it("IN-40 a correction whose items alone changed is left like any other: not without being asked", async () => {
  await stock();
  const [main, north] = await inStores(storage, bookId);
  await openSold();
  await expectAsking(false);
  press(/^Cambiar/);
  typeInto(await screen.findByLabelText("Cantidad del artículo 1"), "3");
  await expectAsking(true);
  // Esc in the first cell ends only what is unchanged.
  keyIn(screen.getByLabelText("Fecha"), "Escape");
  await screen.findByText(/Costo del kardex: \$\s300/);
  typeInto(screen.getByLabelText("Cantidad del artículo 1"), "4");
  await expectAsking(false);
  fireEvent.change(screen.getByLabelText("Bodega"), { target: { value: north } });
  await expectAsking(true);
  fireEvent.change(screen.getByLabelText("Bodega"), { target: { value: main } });
  await expectAsking(false);
  press(/^Listo/);
  press("Quitar artículos");
  await screen.findByText("Vende $ 900: ¿qué artículos salen?");
  await expectAsking(true);
  press("No es de artículos");
  await expectAsking(true);
  press("Dejar sin cambios");
  await waitFor(() => expect(screen.getByLabelText("Detalle")).toHaveProperty("value", ""));
  await expectAsking(false);
  await expectTold(storage, bookId);
});

it.each(["items", "words"])(
  "IN-40 MT-02 %s of a correction outlive the version of another tab",
  async (what) => {
    await stock();
    await openSold();
    if (what === "items") {
      press(/^Cambiar/);
      typeInto(await screen.findByLabelText("Cantidad del artículo 1"), "3");
    } else typeInto(screen.getByLabelText("Detalle"), "La mía");
    const entry = await saleNamed("Venta de brochas");
    if (!entry) throw new Error("not posted");
    const theirs = { id: newId("command"), bookId, entry, version: entry.version };
    must(await editEntry(storage, { ...theirs, content: { ...entry, description: "La otra" } }));
    keyIn(screen.getByLabelText("Detalle"), "Enter", { ctrlKey: true });
    fireEvent.click(await screen.findByRole("button", { name: "Guardar la mía" }));
    const mine = what === "items" ? "Venta de brochas" : "La mía";
    await waitFor(async () => expect(await saleNamed(mine)).toMatchObject({ version: 3 }));
    const cost = what === "items" ? 300 : 400;
    expect((await saleNamed(mine))?.lines.map(({ debit }) => debit)).toEqual([900, 0, cost, 0]);
    await expectTold(storage, bookId);
  },
);

it("IN-16 the freight of a typed purchase is shared among its items with one press", async () => {
  await stock();
  await draft(storage, bookId, typedEntry("2026-11-05", TYPED.purchase(1050), "Compra con flete"));
  await openJournal(storage, bookId);
  await screen.findByText("Lleva $ 1.050 al inventario: ¿de qué artículos?");
  press(/Decir artículos/);
  await chooseBrush("10");
  typeInto(screen.getByLabelText("Costo sin IVA del artículo 1"), "1000");
  await screen.findByText(/El asiento lleva \$\s1\.050 al inventario y los artículos suman \$\s1\.000/);
  fireEvent.click(await screen.findByRole("button", { name: /Repartir \$\s50 de flete/ }));
  await screen.findByText("Queda en el kardex con el asiento.");
  keyIn(screen.getByLabelText("Cantidad del artículo 1"), "Enter", { ctrlKey: true });
  await waitFor(async () => expect(await storage.db.stockMoves.count()).toBe(2));
  await expectTold(storage, bookId);
});
