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
  fireEvent.click(await screen.findByText("Brocha"));
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
  const amount = field("Total que devuelves, sin IVA");
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

it("IN-02 what a supplier pays back is asked, and never taken for nothing", async () => {
  await post(stockDraft("purchase", "2026-10-02", [line(item, 10, 10_000)], { taxed: true }));
  const { form, field, send } = await giveBack(/^Devolver /, "Devolver al proveedor");
  expect(field("Con IVA, según cada artículo").checked).toBe(true);
  typeInto(field("Cantidad"), "2");
  send();
  await form.findByText("Escribe cuánto se devuelve por lo que vuelve, sin IVA.");
  expect(await storage.db.stockMoves.count()).toBe(1);
});

it("IN-02 a sale without a price is given back without one", async () => {
  await post(stockDraft("purchase", "2026-10-02", [line(item, 10, 10_000)]));
  await post(stockDraft("sale", "2026-10-05", [line(item, 3, 0)]));
  const { field, send } = await giveBack(/^Devolver .*05\/10\/2026/, "Recibir una devolución");
  typeInto(field("Cantidad"), "3");
  send();
  await waitFor(async () => expect(await storage.db.stockMoves.count()).toBe(3));
});
