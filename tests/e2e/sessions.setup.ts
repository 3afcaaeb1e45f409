import { expect, test } from "./support/app.ts";
import { createBook } from "./support/journal.ts";
import { openSample } from "./support/sample.ts";
import { ACCOUNT, keepSession } from "./support/sessions.ts";
import { signIn } from "./support/sign-in.ts";

test("stores the sessions that the other tests begin with", async ({ page }) => {
  await signIn(page, ACCOUNT.email, ACCOUNT.password);
  // The panel opens the account's database once it is drawn.
  await expect(page.getByRole("heading", { name: "Aún no tienes empresas" })).toBeVisible();
  await keepSession(page, "account");
  await openSample(page);
  await keepSession(page, "sample");
});

test("stores a session with a book", async ({ page }) => {
  await signIn(page, ACCOUNT.email, ACCOUNT.password);
  await page.goto("/journal/complex");
  await createBook(page);
  await keepSession(page, "book");
});
