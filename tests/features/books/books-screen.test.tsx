import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PLAN_LIMITS } from "#domain/access/limits.ts";
import { BooksScreen } from "#features/books/books-screen.tsx";
import { bookTexts as texts } from "#features/books/texts.ts";
import { READ_ONLY_BADGE } from "#session/gates/policy-text.ts";
import { StorageContext } from "#session/storage/use-storage.ts";
import { session } from "#session/who/session.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import "#tests/support/render.ts";
import { renderInRouter } from "#tests/support/in-router.tsx";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

const LIMIT = "🚫 Límite alcanzado. Los usuarios gratuitos pueden crear máximo 5 libros contables.";

afterEach(() => session.setSample(false));

async function openFullScreen(): Promise<void> {
  const storage = await openTestStorage();
  for (let made = 0; made < PLAN_LIMITS.free.books; made += 1) await openTestBook(storage);
  await renderInRouter(
    <StorageContext value={storage}>
      <BooksScreen company={null} onCompany={() => undefined} tabs={null} />
    </StorageContext>,
  );
  await screen.findByRole("searchbox", { name: texts.search });
}

const create = () => screen.getByRole("button", { name: new RegExp(texts.newBook) });
const form = () => screen.queryByLabelText(texts.name);

it("says that the free plan is full, and makes no form for a sixth book", async () => {
  await openFullScreen();
  expect(create().textContent).toContain("5/5");
  expect(screen.getByText(LIMIT)).toBeDefined();
  fireEvent.click(create());
  expect(form()).toBeNull();
});

it("counts nothing in the sample company", async () => {
  act(() => session.setSample(true));
  await openFullScreen();
  expect(create().textContent?.trim()).toBe(texts.newBook);
  expect(screen.queryByText(LIMIT)).toBeNull();
  fireEvent.click(create());
  expect(form()).not.toBeNull();
});

it("shows all books when the address names a company that is not there", async () => {
  const storage = await openTestStorage();
  await openTestBook(storage);
  await renderInRouter(
    <StorageContext value={storage}>
      <BooksScreen company={storage.newId("company")} onCompany={() => undefined} tabs={null} />
    </StorageContext>,
  );
  expect(await screen.findByRole("article", { name: "Diario" })).toBeDefined();
  expect(screen.queryByText(texts.nothingFound)).toBeNull();
});

it("PL-07 what the free plan no longer holds is read and taken out, not written; the newest are held", async () => {
  const storage = await openTestStorage();
  for (let made = 0; made < PLAN_LIMITS.free.books + 2; made += 1) await openTestBook(storage);
  await renderInRouter(
    <StorageContext value={{ ...storage, plan: fixedPlan("free") }}>
      <BooksScreen company={null} onCompany={() => undefined} tabs={null} />
    </StorageContext>,
  );
  const cards = await screen.findAllByRole("article");
  const over = cards.filter((each) => each.textContent?.includes(READ_ONLY_BADGE));
  expect([cards.length, over.length]).toEqual([7, 2]);
  for (const each of cards) {
    expect(within(each).queryByRole("link", { name: texts.edit }) === null).toBe(over.includes(each));
    expect(within(each).getByRole("link", { name: texts.view })).toBeDefined();
    expect(within(each).getByRole("button", { name: texts.downloadPdfOf("Diario") })).toBeDefined();
  }
  fireEvent.click(within(over[0] as HTMLElement).getByRole("button", { name: texts.more("Diario") }));
  const items = screen.getAllByRole("menuitem").map((item) => item.textContent);
  expect(items).not.toContain(texts.rename);
  expect(items).toEqual(expect.arrayContaining([texts.downloadPdf, texts.archive, texts.remove]));
});
