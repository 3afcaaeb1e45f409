import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ComplexJournalScreen } from "#features/journal/complex-journal-screen.tsx";
import { journalTexts } from "#features/journal/texts.ts";
import { writingTexts as texts } from "#features/journal/writing/texts.ts";
import { StorageContext } from "#session/storage/use-storage.ts";
import { journalMonth } from "#storage/queries/books/journal.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";
import { typeInto } from "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";
import { NOVEMBER, stubPhone } from "../open-journal.tsx";

let unstub = () => undefined as unknown;
beforeAll(() => {
  unstub = stubPhone();
});
afterAll(() => unstub());

const SENTENCE = "pagué arriendo 3.200.000 por el banco";
const take = () => screen.queryByRole("button", { name: texts.takeTold });

async function begin() {
  const storage = await openTestStorage();
  const book = await openTestBook(storage);
  await renderInRouter(
    <StorageContext value={storage}>
      <ComplexJournalScreen address={{ book, periodo: NOVEMBER, nuevo: true }} onGo={() => undefined} />
    </StorageContext>,
  );
  const detail = await screen.findByLabelText<HTMLInputElement>(journalTexts.description);
  return { storage, book, detail };
}

it("proposes on a phone the lines that the detail tells; one press writes them, and nothing is posted (UX-03)", async () => {
  const { storage, book, detail } = await begin();
  typeInto(detail, "pagué arriendo 3.200.000");
  expect(take()).toBeNull();
  expect(await screen.findByText(texts.lacks.means)).toBeTruthy();
  typeInto(detail, SENTENCE);
  const button = await screen.findByRole("button", { name: texts.takeTold });
  const lines = screen.getAllByRole("listitem").map((line) => line.textContent?.replaceAll("\u00A0", " "));
  expect(lines).toEqual(["Debe: 5120 Arrendamientos$ 3.200.000", "Haber: 1110 Bancos$ 3.200.000"]);
  fireEvent.click(button);
  await waitFor(() => expect(take()).toBeNull());
  const close = document.activeElement as HTMLElement;
  expect(close.textContent).toBe(journalTexts.close);
  expect((await journalMonth(storage, book, NOVEMBER)).posted).toBe(0);
  fireEvent.click(close);
  await waitFor(async () => expect((await journalMonth(storage, book, NOVEMBER)).posted).toBe(1));
});

it("is refused with one press for these words alone, and the detail goes on", async () => {
  const { detail } = await begin();
  typeInto(detail, SENTENCE);
  fireEvent.click(await screen.findByRole("button", { name: texts.refuse }));
  await waitFor(() => expect(take()).toBeNull());
  expect(document.activeElement).toBe(detail);
  expect(detail.value).toBe(SENTENCE);
  typeInto(detail, `${SENTENCE} de octubre`);
  await waitFor(() => expect(take()).not.toBeNull());
});
