import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { fits } from "../support/looks.ts";
import { putSession } from "../support/sessions.ts";

interface Operation {
  readonly type: "Venta" | "Gasto" | "Compra" | "Ingreso";
  readonly amount: number;
  readonly description: string;
  readonly method: "Efectivo" | "Banco" | "Tarjeta";
  readonly date: string;
}

/** Two months of a shop: three sales, two expenses and a purchase. */
const OPERATIONS: readonly Operation[] = [
  {
    type: "Venta",
    amount: 5_000_000,
    description: "Venta a Obras Chía",
    method: "Banco",
    date: "05/10/2026",
  },
  { type: "Gasto", amount: 1_200_000, description: "Arriendo", method: "Banco", date: "10/10/2026" },
  {
    type: "Venta",
    amount: 680_000,
    description: "Venta de mostrador",
    method: "Efectivo",
    date: "02/11/2026",
  },
  { type: "Compra", amount: 900_000, description: "Pinturas", method: "Banco", date: "05/11/2026" },
  { type: "Gasto", amount: 486_300, description: "Energía del local", method: "Banco", date: "06/11/2026" },
  { type: "Venta", amount: 250_000, description: "Venta de clavos", method: "Efectivo", date: "06/11/2026" },
];

async function writeBook(page: Page): Promise<string> {
  await page.goto("/journal/simple");
  await page.getByLabel("Nombre del libro").fill("Diario 2026");
  await page.getByLabel("Nombre del libro").press("Enter");
  const form = page.getByRole("region", { name: "Nueva operación" });
  for (const { type, amount, description, method, date } of OPERATIONS) {
    await form.getByText(type, { exact: true }).click();
    await form.getByLabel("Valor").fill(String(amount));
    await form.getByLabel("Descripción").fill(description);
    await form.getByText(method, { exact: true }).click();
    await form.getByLabel("Fecha").fill(date);
    await form.getByRole("button", { name: "Registrar" }).click();
    // The form for the next entry is empty.
    await expect(form.getByLabel("Descripción")).toHaveValue("");
  }
  await expect(page.getByText(/^Guardado a las/)).toBeVisible();
  const book = new URL(page.url()).searchParams.get("book");
  expect(book).not.toBeNull();
  return book ?? "";
}

const cellsOf = async (page: Page, name: string | RegExp) =>
  (await page.getByRole("row", { name }).getByRole("gridcell").allInnerTexts()).map((text) => text.trim());

test("UX-09 ledger and trial balance agree, open what they are made of, and Back finds the place", async ({
  page,
}) => {
  await putSession(page);
  const book = await writeBook(page);

  await page.goto(`/dashboard/libro-contable/comprobacion?book=${book}&periodo=2026-11`);
  const bank = page.getByRole("row", { name: /1110 Bancos/ });
  await expect(bank.getByRole("cell")).toHaveText([
    "1110",
    "Bancos",
    "3.800.000",
    "—",
    "—",
    "1.386.300",
    "2.413.700",
    "—",
  ]);
  const total = page.getByRole("row", { name: /Sumas iguales/ });
  await expect(total).toContainText("2.316.300");
  await expect(total.locator('[data-rule="double"]')).toHaveCount(6);
  await axe(page);

  // Level 2 sums up by group, and is written to the address.
  await page.getByRole("radio", { name: /Grupos/ }).click({ force: true });
  await expect(page).toHaveURL(/nivel=2/);
  await expect(page.getByRole("row", { name: /11 Disponible/ })).toContainText("3.343.700");
  await page.getByRole("radio", { name: /Cuentas, cuatro/ }).click({ force: true });

  // Arrows move between accounts; Enter opens an account's ledger.
  await page.getByRole("button", { name: "Caja" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: "Bancos" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/mayor\?.*cuenta=1110.*desde=2026-11-01/);

  await expect(page.getByText("Vienen de octubre").first()).toBeVisible();
  expect((await cellsOf(page, /Energía del local/)).slice(2)).toEqual([
    "Energía del local",
    "513530 Energía eléctrica",
    "",
    "486.300",
    "2.413.700",
  ]);
  await expect(page.getByRole("row", { name: /Sumas de noviembre/ })).toContainText("1.386.300");
  await expect(page.getByText("Igual al balance de comprobación")).toBeVisible();
  await axe(page);

  await page.getByRole("row", { name: /Energía del local/ }).click();
  await expect(page).toHaveURL(/\/journal\/complex\?.*periodo=2026-11.*asiento=5|asiento=5.*periodo=2026-11/);
  await page.goBack();
  await expect(page.getByRole("row", { name: /Energía del local/ })).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await expect(page).toHaveURL(/comprobacion/);
  await expect(page.getByRole("button", { name: "Bancos" })).toBeFocused();
});

test("the period of a ledger: presets, own days, days that go backwards", async ({ page }) => {
  await putSession(page);
  const book = await writeBook(page);
  await page.goto(`/dashboard/libro-contable/mayor?book=${book}&cuenta=1110`);
  await expect(page.getByRole("row", { name: /Venta a Obras Chía/ })).toBeVisible();
  await expect(page.getByText("Vienen de septiembre").first()).toBeVisible();

  await page.getByLabel("Desde").fill("06/10/2026");
  await page.getByLabel("Desde").press("Enter");
  await expect(page).toHaveURL(/desde=2026-10-06/);
  await expect(page.getByText("Vienen del 05/10/2026").first()).toBeVisible();
  await expect(page.getByRole("row", { name: /Venta a Obras Chía/ })).toHaveCount(0);
  await expect(page.getByText("Igual al balance de comprobación")).toBeVisible();

  await page.getByLabel("Desde").fill("01/12/2026");
  await page.getByLabel("Desde").press("Enter");
  await expect(page.getByText("El período termina antes de empezar")).toBeVisible();
  await expect(page).toHaveURL(/desde=2026-10-06/);

  await page.getByLabel("Período").selectOption({ label: "Todo el libro" });
  await expect(page).toHaveURL(/desde=2026-10-01/);
  await page.getByLabel("Cuenta", { exact: true }).fill("caja");
  await page.getByLabel("Cuenta", { exact: true }).press("Enter");
  await expect(page).toHaveURL(/cuenta=1105(?!\d)/);
  await expect(page.getByRole("row", { name: /Venta de clavos/ })).toContainText("930.000");

  await page.goto(`/dashboard/libro-contable/mayor?book=${book}&cuenta=9876`);
  await expect(page.getByText("La cuenta 9876 no existe en este libro")).toBeVisible();
});

test("on a phone nothing scrolls sideways, and the figures are the same", async ({ page }) => {
  await putSession(page);
  const book = await writeBook(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    `/dashboard/libro-contable?book=${book}`,
    `/dashboard/libro-contable/mayor?book=${book}&cuenta=1110`,
    `/dashboard/libro-contable/comprobacion?book=${book}&periodo=2026-11`,
  ]) {
    await page.goto(path);
    await expect(page.getByText(/Bancos|Diario 2026/).first()).toBeVisible();
    await fits(page);
    await axe(page);
  }
  const bank = page.getByRole("listitem").filter({ hasText: "1110Bancos" });
  await expect(bank).toContainText("2.413.700");
  await bank.getByRole("button", { name: /1110\s*Bancos/ }).click();
  await expect(page.getByRole("row", { name: /Energía del local/ })).toContainText("2.413.700");
});
