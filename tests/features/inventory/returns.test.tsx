import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { pucChart } from "#domain/accounting/charts/puc-chart.ts";
import type { BookId, ItemId } from "#domain/kernel/ids.ts";
import { InventoryScreen } from "#features/inventory/inventory-screen.tsx";
import { postStock, type StockDraft } from "#storage/commands/inventory/post-stock.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";
import { inStorage } from "#tests/support/in-storage.tsx";
import { must } from "#tests/support/payroll/payroll-runs.ts";
import { line, stockDraft, stocked } from "#tests/support/records/stock.ts";
import { typeInto } from "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { openKardex } from "./open-kardex.ts";

let storage: AppStorage;
let bookId: BookId;
let item: ItemId;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  const [only] = await stocked(storage, bookId, [{ name: "Brocha" }]);
  if (only === undefined) throw new Error("no item");
  item = only;
  return () => storage.close();
});

async function post(draft: StockDraft): Promise<void> {
  const head = { id: newId("command"), bookId, accepts: true, adjustment: "x" };
  must(await postStock(storage, { ...head, moves: [draft] }));
}

/** The form of what gives this move back. */
async function giveBack(name: RegExp, title: string) {
  const book = await storage.db.books.get(bookId);
  if (book === undefined) throw new Error("a book");
  const Wrapper = inStorage(storage);
  await renderInRouter(
    <Wrapper>
      <InventoryScreen open={{ book, company: null, chart: pucChart() }} />
    </Wrapper>,
  );
  await openKardex("Brocha");
  fireEvent.click(await screen.findByRole("button", { name }));
  const form = within(await screen.findByRole("dialog", { name: title }));
  const field = (label: string | RegExp) => form.getByLabelText<HTMLInputElement>(label);
  return { form, field, send: () => fireEvent.click(form.getByRole("button", { name: "Registrar" })) };
}

const lastEntry = async () => (await storage.db.pages.toArray()).flatMap(({ entries }) => entries).at(-1);

it("IN-02 a return begins with what was sold, to whom and with which IVA, and follows its units until it is typed", async () => {
  await post(stockDraft("purchase", "2026-10-02", [line(item, 10, 10_000)]));
  const sold = { taxed: false, thirdParty: "Obras del Norte", counter: "1305" as never };
  await post(stockDraft("sale", "2026-10-05", [line(item, 3, 10_000)], sold));
  const { field, send } = await giveBack(/^Devolver .*05\/10\/2026/, "Recibir una devolución");
  expect(field("Tercero").value).toBe("Obras del Norte");
  expect(field("Con IVA, según cada artículo").checked).toBe(false);
  const amount = field("Devuelves, sin IVA");
  for (const [units, share] of [
    ["1", "3.333"],
    ["3", "10.000"],
    ["2", "6.667"],
  ] as const) {
    typeInto(field("Cantidad"), units);
    await waitFor(() => expect(amount.value).toBe(share));
  }
  send();
  await waitFor(async () =>
    expect((await lastEntry())?.lines.map(({ account, debit, credit }) => [account, debit - credit])).toEqual(
      [
        ["4175", 6667],
        ["1305", -6667],
        ["1435", 2000],
        ["6135", -2000],
      ],
    ),
  );
  expect((await lastEntry())?.lines.find(({ account }) => account === "1305")?.thirdParty).toBe(
    "Obras del Norte",
  );
});

it("IN-02 what a supplier pays back follows what was bought, and is never taken for nothing", async () => {
  await post(stockDraft("purchase", "2026-10-02", [line(item, 10, 10_000)], { taxed: true }));
  const { form, field, send } = await giveBack(/^Devolver /, "Devolver al proveedor");
  expect(field("Con IVA, según cada artículo").checked).toBe(true);
  form.getByText("Se compró: 10 unidades, con un costo de $ 10.000.");
  const amount = field("Te devuelven, sin IVA");
  typeInto(field("Cantidad"), "2");
  await waitFor(() => expect(amount.value).toBe("2.000"));
  typeInto(amount, "");
  send();
  await form.findByText("Escribe cuánto se devuelve por lo que vuelve, sin IVA.");
  expect(await storage.db.stockMoves.count()).toBe(1);
});

it.each([
  ["with IVA, which tells of the freight: it is asked", true, "", /lleva el flete/],
  ["without IVA, of which nothing tells: the cost, and to look", false, "2.400", /Si ese costo lleva flete/],
])("IN-02 IN-16 a purchase with freight %s", async (_, taxed, proposed, words) => {
  const bought = stockDraft("purchase", "2026-10-02", [line(item, 10, 10_000)], { taxed });
  await post({ ...bought, costs: 2000 as never });
  const { form, field } = await giveBack(/^Devolver /, "Devolver al proveedor");
  form.getByText(words);
  typeInto(field("Cantidad"), "2");
  await waitFor(() => expect(field("Cantidad").value).toBe("2"));
  expect(field("Te devuelven, sin IVA").value).toBe(proposed);
});

it("IN-02 an item that a sale has twice comes back of each line, and then of what is left", async () => {
  await post(stockDraft("purchase", "2026-10-02", [line(item, 10, 10_000)]));
  await post(stockDraft("sale", "2026-10-05", [line(item, 3, 9000), line(item, 2, 8000)]));
  const first = await giveBack(/^Devolver .*05\/10\/2026/, "Recibir una devolución");
  const fields = (form: typeof first.form, label: string) => form.getAllByLabelText<HTMLInputElement>(label);
  first.form.getByText("Se vendió: 3 unidades por $ 9.000.");
  first.form.getByText("Se vendió: 2 unidades por $ 8.000.");
  const [of3, of2] = fields(first.form, "Cantidad");
  if (!of3 || !of2) throw new Error("two lines");
  // Nothing at all is refused; one line alone is enough.
  first.send();
  expect(
    await first.form.findAllByText(
      "Escribe una cantidad mayor que cero y de menos de 1.000.000.000, con tres decimales como máximo.",
    ),
  ).toHaveLength(2);
  typeInto(of2, "2");
  await waitFor(() =>
    expect(fields(first.form, "Devuelves, sin IVA").map(({ value }) => value)).toEqual(["", "8.000"]),
  );
  first.send();
  await waitFor(async () => expect(await storage.db.stockMoves.count()).toBe(3));
  const moves = await storage.db.stockMoves.toArray();
  const back = moves.find(({ kind }) => kind === "sale-return");
  expect(back?.lines.map(({ quantity, amount, source }) => [quantity, amount, source?.line])).toEqual([
    [2000, 8000, 1],
  ]);
  fireEvent.click(await screen.findByRole("button", { name: /^Devolver .*05\/10\/2026/ }));
  const next = within(await screen.findByRole("dialog", { name: "Recibir una devolución" }));
  expect(next.getAllByText(/^Se vendió/).map((each) => each.textContent?.replace(/\s/g, " "))).toEqual([
    "Se vendió: 3 unidades por $ 9.000.",
  ]);
});

it("IN-02 a sale without a price is given back without one", async () => {
  await post(stockDraft("purchase", "2026-10-02", [line(item, 10, 10_000)]));
  await post(stockDraft("sale", "2026-10-05", [line(item, 3, 0)]));
  const { field, send } = await giveBack(/^Devolver .*05\/10\/2026/, "Recibir una devolución");
  typeInto(field("Cantidad"), "3");
  send();
  await waitFor(async () => expect(await storage.db.stockMoves.count()).toBe(3));
});
