import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import { day, yearOf } from "#domain/kernel/calendar-day.ts";
import { today } from "#domain/kernel/clock.ts";
import type { BookId, ItemId } from "#domain/kernel/ids.ts";
import { pesos } from "#domain/kernel/pesos.ts";
import { InventoryScreen } from "#features/inventory/inventory-screen.tsx";
import { postStock } from "#storage/commands/inventory/post-stock.ts";
import { setStockMethod } from "#storage/commands/inventory/save-item.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { costsAhead } from "#storage/queries/inventory/costs-ahead.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";
import { inStorage } from "#tests/support/in-storage.tsx";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { line, stockDraft, stocked } from "#tests/support/records/stock.ts";
import { postTyped, TYPED, typedEntry } from "#tests/support/records/told-entries.ts";
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

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  return () => storage.close();
});

/** A button of the screen; a row of the kardex may be called as what moves it. */
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: "button.btn" }));
/** What the last move took from the stock. */
async function lastCost(): Promise<number> {
  const [card] = await storage.db.stockCards.toArray();
  return Math.abs(card?.lines.findLast(({ kind }) => kind === "out" || kind === "sale")?.value ?? 0);
}
const dialog = (name: string) => screen.findByRole("dialog", { name });

it("IN-05 begins by one method, and says what it means", async () => {
  await show();
  await screen.findByRole("heading", { name: "Lleva aquí tus existencias" });
  fireEvent.click(screen.getByLabelText("PEPS"));
  press("Empezar el inventario");
  await waitFor(async () =>
    expect((await storage.db.books.get(bookId))?.stock?.methods.map(({ method }) => method)).toEqual([
      "peps",
    ]),
  );
});

it("IN-05 a year with moves keeps its method, and another one is said for the next year", async () => {
  const [item] = await stocked(storage, bookId, [{ name: "Brocha" }]);
  if (item === undefined) throw new Error("no item");
  const year = yearOf(today(storage.clock));
  const moves = [stockDraft("purchase", `${year}-02-02`, [line(item, 10, 100_000)])];
  must(await postStock(storage, { id: newId("command"), bookId, moves, accepts: true, adjustment: "x" }));
  await show();
  fireEvent.click(await screen.findByRole("button", { name: "Cambiar el método" }));
  const form = within(await dialog("Método y sistema de costo"));
  fireEvent.click(form.getByLabelText("PEPS"));
  fireEvent.click(form.getByRole("button", { name: "Cambiar" }));
  await form.findByText(/^Hay movimientos desde febrero de \d{4}: .* Cámbialos desde el año siguiente\.$/);
  expect(form.getByLabelText("Desde el año").getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(form.getByLabelText("Desde el año"), { target: { value: String(year + 1) } });
  fireEvent.click(form.getByRole("button", { name: "Cambiar" }));
  await waitFor(async () =>
    expect((await storage.db.books.get(bookId))?.stock?.methods.at(-1)).toEqual({
      since: year + 1,
      method: "peps",
    }),
  );
});

it("IN-04 a purchase is typed by code and stands in the kardex and in the ledger", async () => {
  await stocked(storage, bookId, [{ code: "BR-1", name: "Brocha", minimum: 45_000 }]);
  await show();
  await screen.findByText("Brocha");
  press("Compra");
  const form = await dialog("Registrar compra");
  fireEvent.click(within(form).getByRole("button", { name: "Registrar" }));
  await within(form).findByText("Elige un artículo.");
  const picker = within(form).getByLabelText("Artículo");
  typeInto(picker, "br-1");
  fireEvent.keyDown(picker, { key: "Enter" });
  typeInto(within(form).getByLabelText("Cantidad"), "40");
  typeInto(within(form).getByLabelText("Costo total sin IVA"), "918.857");
  fireEvent.click(within(form).getByRole("button", { name: "Registrar" }));
  await screen.findByText("Igual al saldo de 1435 en el libro");
  await screen.findByText("Faltan 5 unidades");
  const [page] = await storage.db.pages.toArray();
  expect(page?.entries[0]?.lines.map(({ account }) => account)).toEqual(["1435", "2408", "2205"]);
});

it("AX-10 a move of an item begins at its quantity, which says how many there are where they are too few", async () => {
  const [item] = await stocked(storage, bookId, [{ name: "Brocha" }]);
  if (item === undefined) throw new Error("no item");
  const bought = (units: number) => [stockDraft("purchase", "2026-08-02", [line(item, units, 100_000)])];
  const buy = async (units: number) =>
    must(
      await postStock(storage, {
        id: newId("command"),
        bookId,
        moves: bought(units),
        accepts: true,
        adjustment: "x",
      }),
    );
  await buy(10);
  await show();
  await openKardex("Brocha");
  await screen.findByRole("table");
  press("Salida");
  const form = await dialog("Registrar salida");
  const quantity = within(form).getByLabelText("Cantidad");
  const send = () => fireEvent.click(within(form).getByRole("button", { name: "Registrar" }));
  expect(document.activeElement).toBe(quantity);
  typeInto(quantity, "12");
  send();
  await within(form).findByText(/^El \d\d\/\d\d\/\d{4} hay 10\.$/);
  expect(quantity.getAttribute("aria-invalid")).toBe("true");
  typeInto(quantity, "13");
  expect(within(form).queryByText(/hay 10\.$/)).toBeNull();
  send();
  await within(form).findByText(/hay 10\.$/);
  // What there is may change elsewhere: it is sent again as it stands.
  await buy(5);
  send();
  await waitFor(async () => expect(await storage.db.stockMoves.count()).toBe(3));
});

it("IN-04 an item that nothing moved has no unit cost, and says so", async () => {
  await stocked(storage, bookId, [{ name: "Brocha" }]);
  await show();
  await openKardex("Brocha");
  const label = await screen.findByText("Costo unitario");
  expect(label.nextElementSibling?.textContent).toBe("—");
});

it("IN-16 the freight of a purchase that was billed later is added to it", async () => {
  const [item] = await stocked(storage, bookId, [{ name: "Brocha" }]);
  if (item === undefined) throw new Error("no item");
  const moves = [stockDraft("purchase", "2026-08-02", [line(item, 10, 100_000)])];
  must(await postStock(storage, { id: newId("command"), bookId, moves, accepts: true, adjustment: "x" }));
  await show();
  await openKardex("Brocha");
  await screen.findByRole("table");
  fireEvent.click(screen.getByRole("button", { name: /^Sumar flete a / }));
  const form = await dialog("Sumar flete");
  within(form).getByText(/Va al costo de Brocha, y queda en el asiento/);
  fireEvent.click(within(form).getByRole("button", { name: "Sumar" }));
  await within(form).findByText("Escribe el valor del flete.");
  expect(within(form).getByText(/cuesta \$\s100\.000 con lo que ya se le sumó/)).toBeTruthy();
  typeInto(within(form).getByLabelText("Valor del flete, sin IVA"), "800.000");
  within(form).getByText(/Es más de lo que cuesta la compra, \$\s100\.000/);
  typeInto(within(form).getByLabelText("Valor del flete, sin IVA"), "8.000");
  typeInto(within(form).getByLabelText("Transportador"), "Coordinadora");
  fireEvent.click(within(form).getByRole("button", { name: "Sumar" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const [page] = await storage.db.pages.toArray();
  expect(page?.entries[0]?.lines.at(-1)).toEqual({
    account: "233545",
    debit: 0,
    credit: 8_000,
    thirdParty: "Coordinadora",
  });
});

it("IN-15 something leaves for a reason, which says its account and its IVA", async () => {
  const [item] = await stocked(storage, bookId, [{ name: "Brocha", price: pesos(20_000) }]);
  if (item === undefined) throw new Error("no item");
  const bought = stockDraft("purchase", "2026-08-02", [line(item, 10, 100_000)]);
  must(
    await postStock(storage, {
      id: newId("command"),
      bookId,
      moves: [bought],
      accepts: true,
      adjustment: "x",
    }),
  );
  await show();
  await openKardex("Brocha");
  await screen.findByRole("table");
  press("Salida");
  const form = await dialog("Registrar salida");
  // What is lost is worth nothing to anybody.
  expect(within(form).queryByLabelText("Valor al público, sin IVA")).toBeNull();
  expect(within(form).queryByLabelText("Tercero")).toBeNull();
  expect(within(form).getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
  typeInto(within(form).getByLabelText("Cantidad"), "2");
  fireEvent.change(within(form).getByLabelText("Por qué sale"), { target: { value: "samples" } });
  within(form).getByText(/gasto de ventas, en publicidad/);
  within(form).getByLabelText("Tercero");
  expect(within(form).getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
  const worth = within(form).getByLabelText<HTMLInputElement>("Valor al público, sin IVA");
  expect(worth.value).toBe("40.000");
  typeInto(worth, "");
  fireEvent.click(within(form).getByRole("button", { name: "Registrar" }));
  await within(form).findByText("Escribe lo que vale al público: sobre eso se calcula el IVA.");
  expect(await storage.db.stockMoves.count()).toBe(1);
  typeInto(worth, "40.000");
  fireEvent.click(within(form).getByRole("button", { name: "Registrar" }));
  await waitFor(async () => expect(await storage.db.stockMoves.count()).toBe(2));
  const pages = await storage.db.pages.toArray();
  const entry = pages.flatMap(({ entries }) => entries).find(({ number }) => number === 2);
  expect(entry?.lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
    ["523560", 27_600, 0],
    ["1435", 0, 20_000],
    ["2408", 0, 7_600],
  ]);
});

it("IN-03 shows what an earlier purchase changes before it is written, and IN-04 voids a move", async () => {
  const [item] = await stocked(storage, bookId, [{ name: "Brocha" }]);
  if (item === undefined) throw new Error("no item");
  for (const move of [
    stockDraft("purchase", "2026-08-02", [line(item, 10, 1000)], { description: "Primera" }),
    stockDraft("sale", "2026-09-10", [line(item, 4, 900)], { description: "Venta" }),
  ])
    must(
      await postStock(storage, {
        id: newId("command"),
        bookId,
        moves: [move],
        accepts: true,
        adjustment: "x",
      }),
    );
  await show();
  await openKardex("Brocha");
  await screen.findByRole("table");
  press("Compra");
  const form = await dialog("Registrar compra");
  typeInto(within(form).getByLabelText("Cantidad"), "10");
  typeInto(within(form).getByLabelText("Costo total sin IVA"), "3000");
  typeInto(within(form).getByLabelText("Fecha"), "01/08/2026");
  fireEvent.click(within(form).getByRole("button", { name: "Registrar" }));
  const asked = await screen.findByRole("alertdialog");
  expect(asked.textContent?.replace(/\s/g, " ")).toContain("10/09/2026, Brocha: de $ 400 a $ 800");
  expect(await storage.db.stockMoves.count()).toBe(2);
  fireEvent.click(within(asked).getByRole("button", { name: "Registrar con el ajuste" }));
  await waitFor(async () => expect(await storage.db.stockMoves.count()).toBe(3));
  expect((await storage.db.books.get(bookId))?.entries).toBe(4);
  fireEvent.click(await screen.findByRole("button", { name: "Anular Venta, 10/09/2026" }));
  const sure = await screen.findByRole("alertdialog", { name: "¿Anular este movimiento?" });
  fireEvent.click(within(sure).getByRole("button", { name: "Anular" }));
  await waitFor(async () =>
    expect((await storage.db.stockMoves.toArray()).filter(({ status }) => status === "void").length).toBe(1),
  );
});

it("IN-05 creates items from rows of a sheet, and names a row that is none", async () => {
  await stocked(storage, bookId, [{ name: "Brocha" }]);
  await show();
  await screen.findByText("Brocha");
  press("Pegar lista");
  const form = await dialog("Pegar lista de artículos");
  const rows = within(form).getByLabelText("Filas");
  typeInto(rows, "Código;Nombre\nCE-1;Cemento;Bulto;20,5\n;Sin código");
  await within(form).findByText("La fila 3 no tiene código.");
  // All of them at once: a sheet is mended once.
  typeInto(rows, "Código;Nombre;IVA\n;Sin código;19\nCE-1;Cemento;77\n;Otro;5\n;Uno;5\n;Dos;5\n;Tres;5");
  await within(form).findByText(
    /^La fila 2 no tiene código\. La fila 3 tiene un IVA .* La fila 4 .* La fila 5 .* Y 2 filas más por corregir\.$/,
  );
  typeInto(rows, "Código;Nombre\nCE-1;Cemento;Bulto;20,5\nPU-1;Puntilla");
  await within(form).findByText("2 artículos por crear y 0 por actualizar.");
  fireEvent.click(within(form).getByRole("button", { name: "Guardar artículos" }));
  await screen.findByText("Cemento");
  expect((await storage.db.items.toArray()).find(({ code }) => code === "CE-1")).toMatchObject({
    unit: "Bulto",
    minimum: 20_500,
  });
});

it("IN-08 a difference is explained entry by entry, and settled by an entry that is seen before", async () => {
  await stocked(storage, bookId, [{ name: "Brocha" }]);
  const bought = typedEntry("2026-10-05", TYPED.purchase(1000), "Mercancía de Andina");
  await postTyped(storage, bookId, bought);
  await show();
  fireEvent.click(await screen.findByRole("button", { name: "Revisar la diferencia" }));
  const form = await dialog("Inventario y libro");
  await within(form).findByText("1 asiento que no dice su artículo");
  within(form).getByRole("button", { name: /Decir de qué artículo es el asiento 1 del 05\/10\/2026/ });
  fireEvent.click(within(form).getByRole("button", { name: "Proponer el ajuste" }));
  within(form).getByText("Débito $ 1.000");
  expect((await storage.db.books.get(bookId))?.entries).toBe(1);
  fireEvent.click(within(form).getByRole("button", { name: "Registrar el ajuste" }));
  await screen.findByText("Igual al saldo de 1435 en el libro");
});

it("IN-30 a pasted list brings what there is of each item, which stands in the books already", async () => {
  await postTyped(
    storage,
    bookId,
    typedEntry("2026-01-01", [
      ["1435", 6_000_000, 0],
      ["311505", 0, 6_000_000],
    ]),
  );
  await stocked(storage, bookId, [{ name: "Brocha" }]);
  await show();
  await screen.findByText("Brocha");
  press("Pegar lista");
  const form = await dialog("Pegar lista de artículos");
  const rows = within(form).getByLabelText("Filas");
  typeInto(rows, "Código;Artículo;Existencia\nRE-1;Resma;200");
  await within(form).findByText("Las existencias de la lista no entran: falta la columna de su costo.");
  typeInto(rows, "Código;Artículo;Existencia;Costo\nRE-1;Resma;200;12.000\nBO-3;Bolígrafo;4.500;");
  await within(form).findByText("La fila 3 tiene existencias y no dice cuánto costaron.");
  typeInto(rows, "Código;Artículo;Existencia;Costo\nRE-1;Resma;200;12.000\nBO-3;Bolígrafo;4.500;800");
  await within(form).findByText(
    /^2 artículos entran con existencias por \$\s6\.000\.000, como saldo inicial\.$/,
  );
  expect(within(form).getByLabelText("Contrapartida")).toHaveProperty("value", "inventory");
  typeInto(within(form).getByLabelText("Fecha de las existencias"), "01/01/2026");
  fireEvent.click(within(form).getByRole("button", { name: "Guardar artículos" }));
  await screen.findByText("Igual al saldo de 1435 en el libro");
  await screen.findByText("4.500");
  // The same list again is a list of prices: what there is of each is known.
  press("Pegar lista");
  const again = await dialog("Pegar lista de artículos");
  typeInto(within(again).getByLabelText("Filas"), "Código;Existencia;Costo\nRE-1;180;12.000\nNU-9;3;500");
  await within(again).findByText("La fila 3 no tiene nombre.");
  await within(again).findByText(
    "1 artículo ya tiene movimientos: sus existencias se corrigen con «Conteo».",
  );
});

it("IN-11 a count of many items is pasted, its differences are seen, and one command posts them", async () => {
  const [brush, tape] = await stocked(storage, bookId, [{ name: "Brocha" }, { name: "Cinta" }]);
  if (brush === undefined || tape === undefined) throw new Error("no items");
  const bought = stockDraft("purchase", "2026-10-02", [line(brush, 10, 1000), line(tape, 5, 50)]);
  const head = { id: newId("command"), bookId, accepts: true, adjustment: "x" };
  must(await postStock(storage, { ...head, moves: [bought] }));
  await show();
  await screen.findByText("Brocha");
  press("Conteo");
  const form = await dialog("Conteo de inventario");
  fireEvent.click(within(form).getByLabelText("Pegar la hoja"));
  const rows = within(form).getByLabelText("Lo contado");
  typeInto(rows, "A-0;8\nNada;3");
  await within(form).findByText("La fila 2 no es de ningún artículo.");
  typeInto(rows, "A-0;8\nCinta;6");
  await within(form).findByText("contado 8 unidades, kardex 10 unidades");
  within(form).getByText("2 artículos contados, 2 diferencias.");
  fireEvent.click(within(form).getByRole("button", { name: "Registrar las diferencias" }));
  await waitFor(async () =>
    expect((await storage.db.stockMoves.toArray()).map(({ kind }) => kind).sort()).toEqual([
      "in",
      "out",
      "purchase",
    ]),
  );
  expect(await storage.db.audit.filter(({ kind }) => kind === "post-stock").count()).toBe(2);
});

describe("IN-53 what leaves says its cost before it is written", () => {
  const costs = { peps: 20, average: 30 } as const;

  /** Ten brushes at 10 and ten at 20: two of them leave at 20 by layers and at 30 on average. */
  async function twoPrices(method: keyof typeof costs): Promise<void> {
    const [brush] = await stocked(storage, bookId, [{ name: "Brocha" }], method);
    if (brush === undefined) throw new Error("no item");
    const moves = [100, 200].map((cost) => stockDraft("purchase", "2026-10-02", [line(brush, 10, cost)]));
    must(await postStock(storage, { id: newId("command"), bookId, accepts: true, adjustment: "x", moves }));
    await show();
    await screen.findByText("Brocha");
  }

  const methods = ["peps", "average"] as const;

  it.each(methods)("in a count of many items, by %s", async (method) => {
    await twoPrices(method);
    press("Conteo");
    const form = await dialog("Conteo de inventario");
    fireEvent.click(within(form).getByLabelText("Pegar la hoja"));
    typeInto(within(form).getByLabelText("Lo contado"), "A-0;18");
    await within(form).findByText("contado 18 unidades, kardex 20 unidades");
    const [, sum] = await within(form).findAllByText(new RegExp(`^−\\s${costs[method]}$`));
    expect(sum?.parentElement?.textContent).toContain("1 diferencia, a su costo en el kardex");
    fireEvent.click(within(form).getByRole("button", { name: "Registrar las diferencias" }));
    await waitFor(async () => expect(await lastCost()).toBe(costs[method]));
  });

  it.each(methods)("in the count of one, by %s", async (method) => {
    await twoPrices(method);
    await openKardex("Brocha");
    fireEvent.click(await screen.findByRole("button", { name: "Contar" }));
    const form = await dialog("Contar Brocha");
    typeInto(within(form).getByLabelText("Cantidad contada"), "18");
    await within(form).findByText(`Lo que falta sale a su costo: $ ${costs[method]}.`);
  });

  it.each(methods)("in a sale, by %s", async (method) => {
    await twoPrices(method);
    press("Venta");
    const form = await dialog("Registrar venta");
    typeInto(within(form).getByLabelText("Artículo"), "a-0");
    fireEvent.keyDown(within(form).getByLabelText("Artículo"), { key: "Enter" });
    typeInto(within(form).getByLabelText("Precio total sin IVA"), "90");
    typeInto(within(form).getByLabelText("Cantidad"), "21");
    expect(within(form).queryByText(/a su costo/)).toBeNull();
    typeInto(within(form).getByLabelText("Cantidad"), "2");
    await within(form).findByText(`Sale del inventario a su costo: $ ${costs[method]}.`);
  });

  it("by the periodic system nothing is said: the count will tell", async () => {
    const [brush] = await stocked(storage, bookId, [{ name: "Brocha" }]);
    if (brush === undefined) throw new Error("no item");
    const year = { id: newId("command"), bookId, year: 2026, method: "average" as const };
    must(await setStockMethod(storage, { ...year, system: "periodic" }));
    const moves = [stockDraft("purchase", "2026-10-02", [line(brush, 10, 100)])];
    must(await postStock(storage, { id: newId("command"), bookId, accepts: true, adjustment: "x", moves }));
    const ahead = [{ kind: "sale" as const, date: day("2026-10-03"), lines: [line(brush, 2, 90)] }];
    expect(must(await costsAhead(storage, bookId, ahead)).map((costs) => [...costs])).toEqual([[]]);
  });
});

it("IN-11 a count of an earlier day is compared with what there was then", async () => {
  const [brush] = await stocked(storage, bookId, [{ name: "Brocha" }]);
  if (brush === undefined) throw new Error("no item");
  const head = () => ({ id: newId("command"), bookId, accepts: true, adjustment: "x" });
  must(
    await postStock(storage, {
      ...head(),
      moves: [stockDraft("purchase", "2026-01-02", [line(brush, 10, 1000)])],
    }),
  );
  must(
    await postStock(storage, { ...head(), moves: [stockDraft("sale", "2026-02-02", [line(brush, 4, 900)])] }),
  );
  await show();
  await screen.findByText("Brocha");
  press("Conteo");
  const form = await dialog("Conteo de inventario");
  fireEvent.click(within(form).getByLabelText("Pegar la hoja"));
  typeInto(within(form).getByLabelText("Lo contado"), "A-0;9");
  await within(form).findByText("contado 9 unidades, kardex 6 unidades");
  typeInto(within(form).getByLabelText("Día del conteo"), "31/01/2026");
  await within(form).findByText("contado 9 unidades, kardex 10 unidades");
  fireEvent.click(within(form).getByRole("button", { name: "Registrar las diferencias" }));
  // What was counted then is what there was; the sale since has left four of them.
  await screen.findByText("5");
  const moves = await storage.db.stockMoves.toArray();
  expect(moves.find(({ kind }) => kind === "out")).toMatchObject({ date: "2026-01-31" });
});

it("IN-59 the kardex of some days begins with what there was", async () => {
  const [brush] = await stocked(storage, bookId, [{ name: "Brocha" }]);
  if (!brush) throw new Error("item");
  const moves = [
    stockDraft("purchase", "2026-01-06", [line(brush, 10, 1000)]),
    stockDraft("sale", "2026-02-06", [line(brush, 3, 900)]),
    stockDraft("sale", "2026-03-06", [line(brush, 2, 600)]),
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
  await show();
  await openKardex("Brocha");
  await screen.findByText("06/01/2026", { selector: "td *, td" });
  typeInto(screen.getByLabelText("Desde"), "01/02/2026");
  await screen.findByText("Saldo anterior");
  expect(screen.queryByText("06/01/2026", { selector: "td *, td" })).toBeNull();
  expect(screen.getByText("06/03/2026", { selector: "td *, td" })).toBeTruthy();
  typeInto(screen.getByLabelText("Hasta"), "28/02/2026");
  await waitFor(() => expect(screen.queryByText("06/03/2026", { selector: "td *, td" })).toBeNull());
  screen.getByText(/Del 01\/02\/2026 al 28\/02\/2026/);
  typeInto(screen.getByLabelText("Hasta"), "01/01/2026");
  await screen.findByText("Es anterior al día desde el que empieza.");
  await screen.findByText("06/01/2026", { selector: "td *, td" });
});

it("IN-58 counts in the hand, one less and one more beside what the books have", async () => {
  const names = ["Brocha", "Cinta", "Yeso"];
  const items = await stocked(
    storage,
    bookId,
    names.map((name) => ({ name })),
  );
  const lines = items.slice(0, 2).map((item) => line(item, 10, 1000));
  await postStock(storage, {
    id: newId("command"),
    bookId,
    moves: [stockDraft("purchase", "2026-01-06", lines)],
    accepts: true,
    adjustment: "",
  });
  await show();
  await screen.findByText("Brocha");
  press("Conteo");
  const form = await dialog("Conteo de inventario");
  const of = (name: string) =>
    within(form).getByRole<HTMLInputElement>("textbox", { name: `Contado de ${name}` });
  const button = (name: string) => fireEvent.click(within(form).getByRole("button", { name }));
  const save = () => button("Registrar las diferencias");
  save();
  await within(form).findByText("Escribe lo que contaste de algún artículo.");
  within(form).getByText("0 de 3");
  button("Uno menos de Brocha");
  button("Uno menos de Brocha");
  button("Uno más de Cinta");
  expect([of("Brocha").value, of("Cinta").value, of("Yeso").value]).toEqual(["8", "11", ""]);
  within(form).getByText("2 de 3");
  typeInto(of("Yeso"), "2");
  await within(form).findByText(/todavía no tiene costo/);
  typeInto(of("Yeso"), "1,5");
  await within(form).findByText("Se cuenta por unidades completas.");
  typeInto(of("Yeso"), "3;4");
  await within(form).findByText("Escribe un número.");
  save();
  expect(await storage.db.stockMoves.count()).toBe(1);
  typeInto(of("Yeso"), "");
  button("Igual que el libro: Cinta");
  expect(of("Cinta").value).toBe("10");
  await within(form).findByText("2 artículos contados, 1 diferencia.");
  save();
  await waitFor(async () => expect(await storage.db.stockMoves.count()).toBe(2));
  expect(await lastCost()).toBe(200);
});

it("IN-57 proposes an order of what is below its minimum, at what it was bought for last", async () => {
  const [brush, tape, kilo] = await stocked(storage, bookId, [
    { name: "Brocha", minimum: 45_000 },
    { name: "Cinta", minimum: 5000 },
    { name: "Cal", minimum: 2500, divisible: true },
  ]);
  if (!brush || !tape || !kilo) throw new Error("items");
  const buy = (date: string, item: ItemId, units: number, amount: number) =>
    postStock(storage, {
      id: newId("command"),
      bookId,
      moves: [stockDraft("purchase", date, [line(item, units, amount)])],
      accepts: true,
      adjustment: "",
    });
  must(await buy("2026-01-06", brush, 20, 400_000));
  must(await buy("2026-02-06", brush, 20, 480_000));
  must(await buy("2026-02-06", tape, 9, 900));
  await show();
  await screen.findByText("2 artículos bajo el mínimo.");
  screen.getByText(/Brocha y Cal\.$/);
  fireEvent.click(screen.getByRole("button", { name: "Armar el pedido" }));
  const form = await dialog("Pedido");
  await within(form).findByText(/Última compra a \$\s24\.000,00 por unidad, 06\/02\/2026/);
  const of = (name: string) =>
    within(form).getByRole<HTMLInputElement>("textbox", { name: `Pedir de ${name}` });
  expect([of("Brocha").value, of("Cal").value]).toEqual(["5", "2,5"]);
  within(form).getByText(/^\$\s120\.000$/);
  within(form).getByText(/1 sin compras no está en la suma\./);
  fireEvent.click(within(form).getByRole("button", { name: "Uno más de Brocha" }));
  await within(form).findByText(/^\$\s144\.000$/);
  typeInto(of("Brocha"), "1,5");
  await within(form).findByText("Se pide por unidades completas.");
  expect(within(form).queryByRole("button", { name: /Exportar/ })).toBeNull();
  typeInto(of("Brocha"), "0");
  typeInto(of("Cal"), "");
  await within(form).findByText("El pedido está vacío.");
  typeInto(of("Brocha"), "10");
  within(form).getByRole("button", { name: /Exportar/ });
  await within(form).findByText("1 artículo en el pedido");
  expect(await storage.db.stockMoves.count()).toBe(3);
});

it("IN-10 a sale follows the price of its item until another amount is typed", async () => {
  await stocked(storage, bookId, [{ code: "BR-1", name: "Brocha", price: 1200 as never }]);
  await show();
  await screen.findByText("Brocha");
  press("Venta");
  const form = await dialog("Registrar venta");
  const picker = within(form).getByLabelText("Artículo");
  typeInto(picker, "br-1");
  fireEvent.keyDown(picker, { key: "Enter" });
  typeInto(within(form).getByLabelText("Cantidad"), "3");
  const price = within(form).getByLabelText("Precio total sin IVA");
  await waitFor(() => expect(price).toHaveProperty("value", "3.600"));
  typeInto(price, "3000");
  typeInto(within(form).getByLabelText("Cantidad"), "4");
  expect(price).toHaveProperty("value", "3000");
});

it("IN-12 a sale of more than there is goes through once the book allows it, is marked, and its purchase corrects it", async () => {
  const [item] = await stocked(storage, bookId, [{ name: "Brocha" }]);
  if (item === undefined) throw new Error("no item");
  const head = { bookId, accepts: true, adjustment: "x" };
  const post = (move: ReturnType<typeof stockDraft>) =>
    postStock(storage, { ...head, id: newId("command"), moves: [move] });
  must(await post(stockDraft("purchase", "2026-10-02", [line(item, 10, 1000)])));
  await show();
  await screen.findByText("No se vende más de lo que hay.");
  fireEvent.click(screen.getByRole("button", { name: "Cambiar: Vender por debajo de cero" }));
  const form = await dialog("Vender por debajo de cero");
  fireEvent.click(within(form).getByLabelText("Permitir ventas de más de lo que hay"));
  fireEvent.click(within(form).getByRole("button", { name: "Guardar" }));
  await waitFor(async () => expect((await storage.db.books.get(bookId))?.stock?.belowZero).toBe(true));
  must(await post(stockDraft("sale", "2026-10-05", [line(item, 14, 2800)])));
  await screen.findByText("Vendido sin haber: 4 unidades");
  await screen.findByText("Igual al saldo de 1435 en el libro");
  must(await post(stockDraft("purchase", "2026-11-03", [line(item, 10, 1500)])));
  await openKardex("Brocha");
  await screen.findByText("Venta, 4 bajo cero");
  await screen.findByText("Ajuste de lo vendido bajo cero");
});

it("IN-13 begins by the periodic system, and plays the inventories once, seen before", async () => {
  await show();
  await screen.findByRole("heading", { name: "Lleva aquí tus existencias" });
  fireEvent.click(screen.getByLabelText("Periódico"));
  press("Empezar el inventario");
  await waitFor(async () =>
    expect((await storage.db.books.get(bookId))?.stock?.methods).toMatchObject([{ system: "periodic" }]),
  );
});

it("IN-13 shows what the inventories give, and posts them once", async () => {
  const [item] = await stocked(storage, bookId, [{ name: "Brocha" }]);
  if (item === undefined) throw new Error("no item");
  const rules = { year: 2026, method: "average" as const, system: "periodic" as const };
  must(await setStockMethod(storage, { id: newId("command"), bookId, ...rules }));
  for (const move of [
    stockDraft("purchase", "2026-10-02", [line(item, 10, 1000)]),
    stockDraft("sale", "2026-10-05", [line(item, 4, 900)]),
  ])
    must(
      await postStock(storage, {
        id: newId("command"),
        bookId,
        moves: [move],
        accepts: true,
        adjustment: "x",
      }),
    );
  await show();
  await screen.findByText(/^Sistema periódico: 1435 tiene en el libro/);
  fireEvent.click(screen.getByRole("button", { name: "Juego de inventarios" }));
  const form = await dialog("Juego de inventarios");
  const cost = await within(form).findByText("Costo de ventas");
  expect(cost.parentElement?.textContent?.replace(/\s/g, " ")).toBe("Costo de ventas$ 400");
  fireEvent.click(within(form).getByRole("button", { name: "Registrar el juego" }));
  await waitFor(async () => expect((await storage.db.books.get(bookId))?.entries).toBe(3));
  const pages = await storage.db.pages.toArray();
  expect(
    pages
      .flatMap(({ entries }) => entries)
      .filter(({ description }) => description === "Juego de inventarios"),
  ).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  // Asked for again, it says that it is done and writes nothing.
  fireEvent.click(screen.getByRole("button", { name: "Juego de inventarios" }));
  const again = await dialog("Juego de inventarios");
  await within(again).findByText("Costo de ventas");
  fireEvent.click(within(again).getByRole("button", { name: "Registrar el juego" }));
  await within(again).findByText(/^El juego de inventarios hasta ese día ya está registrado/);
  expect((await storage.db.books.get(bookId))?.entries).toBe(3);
});

it("IN-54 an item is looked at beside the list, with its buttons and the way to its kardex", async () => {
  const fields = { name: "Brocha", code: "BR-1", minimum: 45_000, price: pesos(37_600) };
  const [brush] = await stocked(storage, bookId, [fields]);
  if (brush === undefined) throw new Error("no item");
  const moves = [
    stockDraft("purchase", "2026-10-06", [line(brush, 60, 1_200_000)], { reference: "FC-0093" }),
    stockDraft("sale", "2026-10-09", [line(brush, 20, 752_000)], { reference: "FE-1151" }),
  ];
  must(await postStock(storage, { id: newId("command"), bookId, accepts: true, adjustment: "x", moves }));
  await show();
  fireEvent.click(await screen.findByText("Brocha"));
  const panel = await screen.findByRole("dialog", { name: "Brocha" });
  within(panel).getByText("40 unidades");
  within(panel).getByText("Faltan 5 unidades");
  const table = await within(panel).findByRole("table", { name: "Últimos movimientos de Brocha" });
  within(table).getByRole("link", { name: "09/10 FE-1151" });
  expect(
    within(table)
      .getAllByRole("row")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "DetalleEntraSaleQueda",
    "06/10 FC-0093Compra601.200.000601.200.000",
    "09/10 FE-1151Venta20400.00040800.000",
  ]);
  within(panel).getByText("$ 37.600, con IVA del 19 % $ 44.744");
  within(panel).getByText("$ 20.000,00 por unidad, el 06/10/2026");
  fireEvent.click(within(panel).getByRole("button", { name: "Venta de Brocha" }));
  const form = await dialog("Registrar venta");
  expect(within(form).getByLabelText("Artículo")).toHaveProperty("value", "Brocha");
  fireEvent.click(within(form).getByRole("button", { name: "Cancelar" }));
  fireEvent.click(within(panel).getByRole("button", { name: "Kardex completo" }));
  await screen.findByRole("button", { name: "Volver al inventario" });
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("IN-55 below a kardex stands what the other method would make of it", async () => {
  const [brush] = await stocked(storage, bookId, [{ name: "Brocha", minimum: 45_000 }]);
  if (brush === undefined) throw new Error("no item");
  const moves = [
    stockDraft("opening", "2026-10-01", [line(brush, 50, 1_000_000)]),
    stockDraft("purchase", "2026-10-06", [line(brush, 100, 2_240_000)]),
    stockDraft("sale", "2026-10-09", [line(brush, 110, 4_000_000)]),
  ];
  must(await postStock(storage, { id: newId("command"), bookId, accepts: true, adjustment: "x", moves }));
  await show();
  await openKardex("Brocha");
  const bars = await screen.findByRole("region", { name: "El método cambia el costo, no el total" });
  within(bars).getByText("Promedio ponderado, en uso");
  within(bars).getByText("2.376.000");
  within(bars).getByText("2.344.000");
  within(bars).getByText(
    /^Los dos reparten los mismos \$\s3\.240\.000\. Con PEPS el costo sería \$\s32\.000 menor/,
  );
  screen.getByText("Pedir");
  screen.getByText("Última compra a $ 22.400,00, el 06/10/2026");
});
