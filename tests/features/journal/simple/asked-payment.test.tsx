import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { addDays, day } from "#domain/kernel/calendar-day.ts";
import { formatDay } from "#domain/kernel/format.ts";
import type { JournalAddress } from "#features/journal/journal-address.ts";
import { debtTexts } from "#features/journal/simple/debts/texts.ts";
import { SimpleJournalScreen } from "#features/journal/simple/simple-journal-screen.tsx";
import { StorageContext } from "#session/storage/use-storage.ts";
import { getBook } from "#storage/queries/books/books.ts";
import { journalMonth } from "#storage/queries/books/journal.ts";
import { line } from "#tests/support/builders.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";
import { leave, typeInto } from "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { toast } from "#ui/kit/feedback/toast.ts";
import { NOVEMBER, post, stubLayout } from "../open-journal.tsx";

let unstub = () => undefined as unknown;
beforeAll(() => {
  unstub = stubLayout();
});
afterAll(() => unstub());

async function open(address: JournalAddress) {
  const storage = await openTestStorage();
  const book = await openTestBook(storage);
  await post(storage, book, {
    date: day("2026-11-03"),
    description: "Venta a crédito",
    reference: "",
    lines: [{ ...line("1305", 500_000), thirdParty: "Obras Chía" }, line("4135", -500_000)],
  });
  const gone: Partial<JournalAddress>[] = [];
  await renderInRouter(
    <StorageContext value={storage}>
      <SimpleJournalScreen
        address={{ book, periodo: NOVEMBER, deudas: true, ...address }}
        onGo={(change) => gone.push(change)}
      />
    </StorageContext>,
  );
  await screen.findByText(debtTexts.lists.in, { selector: "h2" });
  return { storage, book, gone };
}

it("begins the payment that the address asks for, of all that is owed, and forgets it", async () => {
  const { gone } = await open({ cobro: "obras chia" });
  const amount = await screen.findByLabelText<HTMLInputElement>(debtTexts.howMuch);
  await waitFor(() => expect(amount.value).toContain("500.000"));
  expect(gone).toContainEqual({ cobro: undefined, pago: undefined });
});

it("says how much a payment is more than the debt, writes nothing, and keeps what was typed", async () => {
  const { storage, book } = await open({ cobro: "obras chia" });
  const amount = await screen.findByLabelText<HTMLInputElement>(debtTexts.howMuch);
  await waitFor(() => expect(amount.value).toContain("500.000"));
  typeInto(amount, "600000");
  leave(amount);
  fireEvent.click(screen.getByRole("button", { name: "Registrar" }));
  await waitFor(() => expect(amount.getAttribute("aria-invalid")).toBe("true"), { timeout: 5_000 });
  // Once, and where the focus is taken.
  const said = screen.getAllByText(/Es más de lo que/);
  expect(said.map(({ textContent }) => textContent?.replace(/\s/g, " "))).toEqual([
    "Es más de lo que te debe: sobran $ 100.000.",
  ]);
  const note = document.getElementById(amount.getAttribute("aria-describedby") ?? "");
  expect(note?.contains(said[0] ?? null)).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /como anticipo suyo/ }).checked).toBe(false);
  expect(amount.value).toContain("600.000");
  expect((await journalMonth(storage, book, NOVEMBER)).posted).toBe(1);
});

it("sends what was sent before the debts were read once they are, and calls it too much only if it is", async () => {
  const { storage, book } = await open({ cobro: "obras chia" });
  const amount = await screen.findByLabelText<HTMLInputElement>(debtTexts.howMuch);
  // In the task in which the form opens, its own list is not read.
  fireEvent.click(screen.getByRole("button", { name: "Registrar" }));
  expect(amount.value).toContain("500.000");
  expect(screen.queryByText(/Es más de lo que/)).toBeNull();
  await waitFor(async () => expect((await journalMonth(storage, book, NOVEMBER)).posted).toBe(2), {
    timeout: 5_000,
  });
  expect(screen.queryByText(/Es más de lo que/)).toBeNull();
});

it("does not tell an empty amount what the text before it was refused for", async () => {
  await open({ cobro: "obras chia" });
  const amount = await screen.findByLabelText<HTMLInputElement>(debtTexts.howMuch);
  await waitFor(() => expect(amount.value).toContain("500.000"));
  typeInto(amount, "abc");
  leave(amount);
  fireEvent.click(screen.getByRole("button", { name: "Registrar" }));
  await screen.findByText(/No entendimos «abc»/);
  typeInto(amount, "");
  expect(screen.queryByText("Escribe el valor.")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Registrar" }));
  await screen.findByText("Escribe el valor.");
});

it("offers to extend the book for a payment of a day outside of it, before and after it is registered (spec-decision 37)", async () => {
  const told = vi.spyOn(toast, "success");
  const { storage, book } = await open({ cobro: "obras chia" });
  const amount = await screen.findByLabelText<HTMLInputElement>(debtTexts.howMuch);
  await waitFor(() => expect(amount.value).toContain("500.000"));
  const { end } = (await getBook(storage, book)) ?? {};
  const later = addDays(day(end ?? ""), 3);
  typeInto(screen.getByLabelText("Fecha"), formatDay(later));
  leave(screen.getByLabelText("Fecha"));
  await screen.findByRole("button", { name: "Ampliar el libro" });
  fireEvent.click(screen.getByRole("button", { name: "Registrar" }));
  await waitFor(() => expect(told).toHaveBeenCalled(), { timeout: 5_000 });
  const { text, actions } = told.mock.calls[0]?.[0] ?? {};
  expect(text).toContain("Fuera del período del libro");
  actions?.[0]?.onAction();
  await waitFor(async () => expect((await getBook(storage, book))?.end).toBe(later));
  told.mockRestore();
});

it.each([{ cobro: "nadie" }, { pago: "obras chia" }])(
  "begins nothing for a debt that is not there",
  async (asked) => {
    const { gone } = await open(asked);
    await waitFor(() => expect(gone).toContainEqual({ cobro: undefined, pago: undefined }));
    expect(screen.queryByLabelText(debtTexts.howMuch)).toBeNull();
  },
);
