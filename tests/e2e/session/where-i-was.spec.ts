import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { entryRow, openBook, post, RENT, SALE } from "../support/journal.ts";
import { enter } from "../support/sessions.ts";

/** What an installed application opens: `start_url` of the manifest. */
async function openInstalled(page: Page): Promise<void> {
  const answer = await page.request.get("/manifest.webmanifest");
  const { start_url } = (await answer.json()) as { readonly start_url: string };
  await page.goto(start_url);
}

/** The journal that the application remembers as the last one; it is written once its month is known. */
const keptView = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith("cuadra_lugar_"));
    return (JSON.parse(localStorage.getItem(key ?? "") ?? "{}") as { readonly view?: string }).view;
  });

const notice = (page: Page) => page.getByRole("status").filter({ hasText: "Sigues donde ibas." });

test("the installed application opens on the book, the month and the line that were left", async ({
  page,
}) => {
  const book = await openBook(page, "2026-11");
  await post(page, SALE);
  await post(page, RENT);
  await entryRow(page, SALE.description).click();
  await openInstalled(page);
  await expect(page).toHaveURL(new RegExp(`/journal/complex\\?book=${book}&periodo=2026-11&asiento=1$`));
  await expect(entryRow(page, SALE.description)).toBeInViewport();
  await expect(page.locator("#static-home")).toHaveCount(0);
  // One press to anywhere else, and the notice says no more than it must.
  await expect(notice(page)).toBeVisible();
  await axe(page);
  await notice(page).getByRole("link", { name: "Mi panel" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(notice(page)).toHaveCount(0);
});

test("where the entry row was in hand, it is again; what was typed there is still there", async ({
  page,
}) => {
  await openBook(page, "2026-11");
  await post(page, SALE);
  await page.keyboard.type("12");
  await page.keyboard.press("Tab");
  await page.keyboard.type("RC-9");
  await page.keyboard.press("Tab");
  await page.keyboard.type("A medias");
  await expect(page.getByText(/^Guardado a las/)).toBeVisible();
  await openInstalled(page);
  await expect(page).toHaveURL(/periodo=2026-11$/);
  await expect(page.getByLabel("Detalle")).toHaveValue("A medias");
});

test("the panel has the way back, and a book that was deleted leaves the panel without an error", async ({
  page,
}) => {
  const book = await openBook(page, "2026-10");
  await page.goto("/dashboard");
  await expect(page.getByText(/Ibas en «.+», octubre de 2026\./)).toBeVisible();
  await page.getByRole("link", { name: "Seguir donde iba" }).click();
  await expect(page).toHaveURL(new RegExp(`book=${book}&periodo=2026-10`));
  await page.goto("/dashboard/libro-contable");
  await page
    .getByRole("button", { name: /^Más acciones de/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Eliminar" }).click();
  await page.getByRole("button", { name: "Eliminar" }).click();
  await expect(page.getByRole("link", { name: "Editar" })).toHaveCount(0);
  await openInstalled(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("link", { name: "Seguir donde iba" })).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("of two tabs, the one used last is the place", async ({ page, context }) => {
  const book = await openBook(page, "2026-11");
  const other = await context.newPage();
  await other.goto(`/journal/simple?book=${book}&periodo=2026-09`);
  // It is the place once its month is known, which comes after its heading.
  await expect.poll(() => other.evaluate(() => JSON.stringify(localStorage))).toContain("2026-09");
  await page.getByLabel("Detalle").click();
  const third = await context.newPage();
  await openInstalled(third);
  await expect(third).toHaveURL(/\/journal\/complex\?.*periodo=2026-11/);
});

test("the home page stays the home page: typed by an account, and started by whoever has none", async ({
  page,
  context,
}) => {
  await openInstalled(page);
  await expect(page.getByRole("heading", { name: "Que todo cuadre." })).toBeVisible();
  await page.goto("/journal/complex?guest=true");
  await expect(page.getByLabel("Fecha")).toBeFocused();
  await openInstalled(page);
  await expect(page.getByRole("heading", { name: "Que todo cuadre." })).toBeVisible();
  const own = await context.browser()?.newContext();
  if (own === undefined) throw new Error("no browser");
  const typed = await own.newPage();
  await enter(typed, "/", "book");
  await expect(typed.getByRole("heading", { name: "Que todo cuadre." })).toBeVisible();
  await own.close();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the application opens on the journal that was left, with one press to the panel", async ({
    page,
  }) => {
    const book = await (async () => {
      await enter(page, "/dashboard/libro-contable", "book");
      await page.getByRole("link", { name: "Editar" }).first().tap();
      await expect(page).toHaveURL(/\/journal\/simple\?book=/);
      return new URL(page.url()).searchParams.get("book");
    })();
    await expect(page.getByRole("group", { name: "Operaciones rápidas" })).toBeVisible();
    await expect.poll(() => keptView(page)).toBe("simple");
    await openInstalled(page);
    await expect(page).toHaveURL(new RegExp(`/journal/simple\\?book=${book}&periodo=\\d{4}-\\d{2}$`));
    await expect(notice(page)).toBeVisible();
    await axe(page);
    await notice(page).getByRole("link", { name: "Mi panel" }).tap();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
