import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PLAN_LIMITS } from "#domain/access/limits.ts";
import { CreateBookForm } from "#features/books/create-book-form.tsx";
import { bookTexts as texts } from "#features/books/texts.ts";
import { newBookTexts } from "#flows/new-book/texts.ts";
import { fixedPlan } from "#storage/engine/plan-source.ts";
import { listBooks } from "#storage/queries/books/books.ts";
import { inStorage } from "#tests/support/in-storage.tsx";
import { typeInto } from "#tests/support/render.ts";
import { openTestBook, openTestStorage } from "#tests/support/test-storage.ts";

it("makes no sixth book in the free plan, though another tab made the fifth after the form opened", async () => {
  const storage = await openTestStorage({ plan: fixedPlan("free") });
  const nothing = () => undefined;
  const limit = PLAN_LIMITS.free.books;
  render(<CreateBookForm company={null} place="5/5" onClose={nothing} onCreated={nothing} />, {
    wrapper: inStorage(storage),
  });
  for (let made = 0; made < limit; made += 1) await openTestBook(storage);
  typeInto(screen.getByLabelText(texts.name), "Otro");
  fireEvent.click(screen.getByRole("button", { name: new RegExp(newBookTexts.create) }));
  await screen.findByText(
    "🚫 Límite alcanzado. Los usuarios gratuitos pueden crear máximo 5 libros contables.",
  );
  expect(await listBooks(storage)).toHaveLength(limit);
});
