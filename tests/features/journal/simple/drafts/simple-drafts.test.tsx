import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { BookId } from "#domain/kernel/ids.ts";
import { SimpleJournalScreen } from "#features/journal/simple/simple-journal-screen.tsx";
import { StorageContext } from "#session/storage/use-storage.ts";
import type { AppStorage } from "#storage/engine/app-storage.ts";
import { journalMonth } from "#storage/queries/books/journal.ts";
import { content } from "#tests/support/builders.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";
import { typeInto } from "#tests/support/render.ts";
import { allEntries, openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { draft, NOVEMBER, stubLayout } from "../../open-journal.tsx";

let storage: AppStorage;
let bookId: BookId;
let unstub = () => undefined as unknown;
beforeAll(() => {
  unstub = stubLayout();
});
afterAll(() => unstub());

const month = () => journalMonth(storage, bookId, NOVEMBER);
const region = () => screen.findByRole("region", { name: "Borradores por confirmar" });

async function press(name: string): Promise<void> {
  const button = await within(await region()).findByRole("button", { name });
  await act(async () => void fireEvent.click(button));
}

beforeEach(async () => {
  storage = await openTestStorage();
  bookId = await openTestBook(storage);
  const made = (text: string, debit: string, credit: string) =>
    draft(storage, bookId, { ...content("2026-11-03", debit, credit, 45_000), description: text });
  await made("Venta", "1110", "4135");
  await made("Arriendo", "5120", "1110");
  await made("TRF 1288", "", "1110");
  await renderInRouter(
    <StorageContext value={storage}>
      <SimpleJournalScreen address={{ book: bookId, periodo: NOVEMBER }} onGo={() => undefined} />
    </StorageContext>,
  );
});

it("UX-24 drafts are confirmed one by one, each with an account to choose, or all that lack nothing", async () => {
  expect(within(await region()).getAllByRole("listitem")).toHaveLength(3);
  expect(within(await region()).getByRole("button", { name: "Registrar TRF 1288" })).toHaveProperty(
    "disabled",
    true,
  );
  await press("Registrar Venta");
  await waitFor(async () => expect(await month()).toMatchObject({ posted: 1, drafts: [{}, {}] }));
  const field = within(await region()).getByRole("combobox", { name: "Cuenta de TRF 1288" });
  fireEvent.focus(field);
  typeInto(field as HTMLInputElement, "519535");
  await act(async () => void fireEvent.keyDown(field, { key: "Enter" }));
  await press("Registrar los 2 completos");
  await waitFor(async () => expect(await month()).toMatchObject({ posted: 3, drafts: [] }));
  const posted = [...(await allEntries(storage, bookId)).values()];
  const fuel = posted.find(({ description }) => description === "TRF 1288");
  expect(fuel?.lines.map(({ account }) => account)).toEqual(["519535", "1110"]);
});

it("one that is discarded is gone, and changes no other", async () => {
  await press("Descartar Arriendo");
  await waitFor(async () =>
    expect((await month()).drafts.map(({ description }) => description)).toEqual(["Venta", "TRF 1288"]),
  );
});
