import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { fits } from "../support/looks.ts";
import { enterSample } from "../support/sample.ts";
import { putSession } from "../support/sessions.ts";

const panelOf = (page: Page) => page.getByRole("complementary", { name: "De dónde sale" });

/** From an open panel down to an entry, each step by `press`; the screen stays where it is. */
async function goDown(page: Page, press: (part: Locator) => Promise<void>): Promise<void> {
  const panel = panelOf(page);
  const path = new URL(page.url()).pathname;
  const part = panel.locator("button.figure-part").first();
  await press(part);
  await expect(panel.getByRole("navigation", { name: "Camino" })).toBeVisible();
  await expect(panel.getByRole("heading", { name: "Cuentas" })).toBeVisible();
  await expect(panel.getByText("La suma es igual a la cifra")).toBeVisible();
  await press(part);
  await expect(panel.getByRole("heading", { name: /^Asientos/ })).toBeVisible();
  await press(part);
  await expect(panel.getByRole("link", { name: "Abrir el asiento" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
}

/** Every chart as its table. */
async function showTables(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Ver como tabla" });
  for (let left = await button.count(); left > 0; left -= 1) {
    await button.first().click();
    await expect(button).toHaveCount(left - 1);
  }
}

const digits = (text: string | null) => (text ?? "").replace(/\D/g, "");

/** Opens each figure by the keys: the panel tells the same number, and how it is made. Answers how many there were. */
async function eachOpens(page: Page, figures: Locator): Promise<number> {
  const panel = panelOf(page);
  const all = await figures.all();
  for (const figure of all) {
    await figure.focus();
    await page.keyboard.press("Enter");
    await expect(figure).toHaveAttribute("aria-expanded", "true");
    const shown = digits(await figure.textContent());
    await expect.poll(async () => digits(await panel.locator(".figure-large").textContent())).toBe(shown);
    const made = panel.getByText("La suma es igual a la cifra").or(panel.getByText(/ [÷−] /).first());
    await expect(made.or(panel.getByRole("heading", { name: /^Asientos/ })).first()).toBeVisible();
  }
  if (all.length > 0) await panel.getByRole("button", { name: "Cerrar de dónde sale" }).click();
  return all.length;
}

test("UX-09 a tile of the panel opens its accounts, their entries and an entry, by mouse", async ({
  page,
}) => {
  await enterSample(page);
  const figure = page.locator('[data-indicator="liquidity"]').getByRole("button");
  await figure.click();
  await expect(panelOf(page)).toContainText("Razón corriente");
  await goDown(page, (part) => part.click());
  await axe(page);
  await fits(page);
  await page.keyboard.press("Escape");
  await expect(panelOf(page).getByRole("heading", { name: /^Asientos/ })).toBeVisible();
  await panelOf(page).getByRole("button", { name: "Cerrar de dónde sale" }).click();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(figure).toBeFocused();

  await test.step("and so do the figures of its charts, as tables", async () => {
    await showTables(page);
    expect(await eachOpens(page, page.locator(".chart-table button.figure-press"))).toBeGreaterThan(10);
  });
});

test("UX-09 a ratio of the analysis opens by keyboard, and the focus returns to it", async ({ page }) => {
  await putSession(page, "sample");
  await page.goto("/dashboard/analisis");
  const figure = page.locator('[data-ratio="current-ratio"]').getByRole("button").first();
  await figure.focus();
  await page.keyboard.press("Enter");
  await expect(panelOf(page)).toBeVisible();
  await goDown(page, async (part) => {
    await part.focus();
    await page.keyboard.press("Enter");
  });
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("Escape");
  await expect(panelOf(page)).toHaveCount(0);
  await expect(figure).toBeFocused();

  await test.step("and so does every other figure of the screen, whatever table it stands in", async () => {
    await showTables(page);
    for (const place of [".chart-table", ".capital-table", ".kpi-table", ".horizontal-table"])
      expect(await eachOpens(page, page.locator(`${place} button.figure-press`)), place).toBeGreaterThan(4);
    // Numbers that are no button would lead nowhere.
    const cells = page.locator(":is(.chart-table, .capital-table, .kpi-table, .horizontal-table) td");
    const plain = cells.filter({ hasNot: page.locator("button"), hasText: /\d/ });
    await expect(plain).toHaveCount(0);
  });
});

const equity = "/dashboard/libro-contable/estados?statement=equity&desde=2026-01-01&hasta=2026-10-31";

test("UX-09 a pressed figure of a wide statement stays whole in sight, beside its name", async ({ page }) => {
  await putSession(page, "sample");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(equity);
    const row = page.getByRole("row", { name: /^Saldo al 31 de octubre/ });
    const figure = row.locator("td button").last();
    await figure.click();
    await expect(panelOf(page)).toBeVisible();
    await expect(figure).toBeInViewport({ ratio: 1 });
    await expect(row.getByRole("rowheader")).toBeInViewport({ ratio: 1 });
    await fits(page);
    await panelOf(page).getByRole("button", { name: "Cerrar de dónde sale" }).click();
  }
  // On a phone the numbers of the notes leave their room to the names.
  await expect(page.getByRole("columnheader", { name: "Nota" })).toHaveCount(0);
});

test("UX-09 figures of the trial balance open their accounts and entries: balances, debits and credits", async ({
  page,
}) => {
  await putSession(page, "sample");
  await page.goto("/dashboard/libro-contable/comprobacion?periodo=2026-10");
  const figures = page.getByRole("row", { name: /^1110/ }).locator("button.figure-press");
  const panel = panelOf(page);
  await expect(figures).not.toHaveCount(0);
  for (const figure of await figures.all()) {
    const shown = ((await figure.textContent()) ?? "").replace(/\D/g, "");
    await figure.focus();
    await page.keyboard.press("Enter");
    await expect(panel.locator(".figure-large")).toBeVisible();
    expect(((await panel.locator(".figure-large").textContent()) ?? "").replace(/\D/g, "")).toBe(shown);
    // A row with one account leads to its entries at once.
    const part = panel.locator("button.figure-part").first();
    if ((await panel.getByRole("heading", { name: "Cuentas" }).count()) > 0) await part.click();
    await expect(panel.getByRole("heading", { name: /^Asientos/ })).toBeVisible();
    const last = panel.locator("li.figure-part").last();
    await expect(last).toContainText(/^(Saldo al|Suma de los)/);
    await expect(panel.getByText("Lo que de estos asientos va en otras líneas")).toHaveCount(0);
    await part.click();
    await expect(panel.getByRole("link", { name: "Abrir el asiento" })).toBeVisible();
    await panel.getByRole("button", { name: "Cerrar de dónde sale" }).click();
    await expect(figure).toBeFocused();
  }
  const sums = page.getByRole("row", { name: /Sumas iguales/ }).locator("button.figure-press");
  expect(await eachOpens(page, sums)).toBe(6);

  await test.step("the sums of a month of Mayor y balances are those of that month", async () => {
    await page.goto("/dashboard/libro-contable/mayor-y-balances?desde=2026-09-01&hasta=2026-10-31");
    const month = page.getByRole("row", { name: /Sumas de septiembre/ }).locator("button.figure-press");
    await expect(month).toHaveCount(6);
    await eachOpens(page, month);
    await month.nth(2).click();
    await panel.locator("button.figure-part").first().click();
    if ((await panel.getByRole("heading", { name: "Cuentas" }).count()) > 0)
      await panel.locator("button.figure-part").first().click();
    await panel.locator("button.figure-part").first().click();
    await expect(panel.getByText(/\d\d\/09\/2026/).first()).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("UX-09 a figure opens by finger in a sheet without a veil, and another may be pressed", async ({
    page,
  }) => {
    await enterSample(page);
    const tile = (kind: string) => page.locator(`[data-indicator="${kind}"]`).getByRole("button");
    await tile("liquidity").tap();
    await expect(panelOf(page)).toContainText("Razón corriente");
    await expect(tile("liquidity")).toBeInViewport({ ratio: 1 });
    await goDown(page, (part) => part.tap());
    await fits(page);
    await tile("debt").scrollIntoViewIfNeeded();
    await tile("debt").tap();
    await expect(panelOf(page)).toContainText("Endeudamiento total");
    await panelOf(page).getByRole("button", { name: "Ver más alto" }).tap();
    await expect(panelOf(page)).toHaveAttribute("data-tall", "true");
    await axe(page);
    await panelOf(page).getByRole("button", { name: "Cerrar de dónde sale" }).tap();
    await expect(tile("debt")).toBeFocused();
  });

  test("UX-09 each amount of the trial balance is pressed by itself, and the name still opens the ledger", async ({
    page,
  }) => {
    await putSession(page, "sample");
    await page.goto("/dashboard/libro-contable/comprobacion?periodo=2026-10");
    const account = page.getByRole("listitem").filter({ hasText: /^1110/ });
    await account.locator("button.figure-press").last().tap();
    await expect(panelOf(page).locator(".figure-large")).toBeVisible();
    await fits(page);
    await panelOf(page).getByRole("button", { name: "Cerrar de dónde sale" }).tap();
    const sums = page.getByRole("status").filter({ hasText: "Sumas iguales" }).locator("..");
    await sums.locator("button.figure-press").first().tap();
    await expect(panelOf(page).locator(".figure-large")).toBeVisible();
    await panelOf(page).getByRole("button", { name: "Cerrar de dónde sale" }).tap();
    await account.getByRole("button", { name: /^1110/ }).tap();
    await expect(page).toHaveURL(/mayor.*cuenta=1110/);
    await page.goto("/dashboard/libro-contable/mayor-y-balances?desde=2026-10-01&hasta=2026-10-31");
    const month = page.getByRole("listitem").filter({ hasText: "Sumas de octubre" });
    await month.locator("button.figure-press").first().tap();
    await expect(panelOf(page).getByText("La suma es igual a la cifra")).toBeVisible();
    await fits(page);
  });
});
