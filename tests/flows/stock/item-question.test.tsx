import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { BookId } from "#domain/kernel/ids.ts";
import { askItemsOf, showItemsOf } from "#flows/stock/asked-items.ts";
import { StockDialogs } from "#flows/stock/stock-dialogs.tsx";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { newId } from "#storage/engine/environment.ts";
import { stocked } from "#tests/support/records/stock.ts";
import { expectTold, postTyped, TYPED, typedEntry } from "#tests/support/records/told-entries.ts";
import { typeInto } from "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

let storage: AppStorage;
let bookId: BookId;

beforeEach(async () => {
  storage = await openTestStorage({ newId });
  bookId = await openTestBook(storage);
  await stocked(storage, bookId, [{ code: "BR-1", name: "Brocha", unit: "Unidad" }]);
  render(<StockDialogs />);
  return () => storage.close();
});

async function asked(kind: keyof typeof TYPED, amount: number) {
  const id = newId("command");
  const content = typedEntry("2026-10-05", TYPED[kind](amount), "Mercancía");
  const entry = await postTyped(storage, bookId, content, { id });
  await act(() => askItemsOf(storage, bookId, id));
  return entry;
}

const question = () => screen.findByRole("dialog", { name: "¿De qué artículo?" });
const press = (within_: HTMLElement, name: string) =>
  fireEvent.click(within(within_).getByRole("button", { name }));
const moves = async () => (await storage.db.stockMoves.toArray()).filter(({ status }) => status === "posted");

it("IN-07 IN-53 asks of which item a purchase is, and a sale gets its cost; the items are shown and taken off", async () => {
  await asked("purchase", 1000);
  let form = await question();
  within(form).getByText("Asiento 1 del 05/10/2026: Mercancía.");
  press(form, "Registrar");
  await within(form).findByText("Elige un artículo.");
  const picker = within(form).getByLabelText("Artículo");
  typeInto(picker, "br-1");
  fireEvent.keyDown(picker, { key: "Enter" });
  typeInto(within(form).getByLabelText("Cantidad"), "10");
  press(form, "Registrar");
  await waitFor(async () => expect(await moves()).toHaveLength(1));
  const sale = await asked("sale", 900);
  form = await question();
  typeInto(within(form).getByLabelText("Artículo"), "brocha");
  fireEvent.keyDown(within(form).getByLabelText("Artículo"), { key: "Enter" });
  await within(form).findByText("Hay 10 unidades");
  typeInto(within(form).getByLabelText("Cantidad"), "11");
  press(form, "Registrar");
  await within(form).findByText("El 05/10/2026 hay 10.");
  expect(within(form).queryByText(/a su costo/)).toBeNull();
  typeInto(within(form).getByLabelText("Cantidad"), "4");
  await within(form).findByText("Sale del inventario a su costo: $ 400.");
  press(form, "Registrar");
  await waitFor(async () => expect(await moves()).toHaveLength(2));
  await expectTold(storage, bookId);
  await act(() => showItemsOf(storage, sale, true));
  const shown = await screen.findByRole("dialog", { name: "Artículos del asiento 2" });
  within(shown).getByText("Brocha, 4 unidades");
  within(shown).getByText("$ 400");
  press(shown, "Quitarlos");
  await waitFor(async () => expect(await moves()).toHaveLength(1));
  await expectTold(storage, bookId);
});

it("IN-07 may be left for later, or marked as of no item, and asks of each entry of a list in turn", async () => {
  await asked("purchase", 1000);
  press(await question(), "Ahora no");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await moves()).toHaveLength(0);
  await asked("loss", 70);
  press(await question(), "No es de artículos");
  await waitFor(async () => expect(await moves()).toMatchObject([{ lines: [] }]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expectTold(storage, bookId);
});

it("IN-07 keeps what was typed where more than there is would go out", async () => {
  await asked("sale", 900);
  const form = await question();
  typeInto(within(form).getByLabelText("Artículo"), "brocha");
  fireEvent.keyDown(within(form).getByLabelText("Artículo"), { key: "Enter" });
  typeInto(within(form).getByLabelText("Cantidad"), "4");
  press(form, "Registrar");
  await waitFor(async () => expect(await storage.db.stockMoves.count()).toBe(0));
  expect(within(form).getByLabelText("Cantidad")).toHaveProperty("value", "4");
});
