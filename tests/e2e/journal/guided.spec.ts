import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { enter } from "../support/sessions.ts";

const PHONE = { width: 390, height: 844 };

const panel = (page: Page) => page.getByRole("complementary", { name: "Modo Guiado" });
const field = (page: Page) => page.getByRole("textbox", { name: /^Escribe (una operación|tu pregunta)/ });

async function tell(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.keyboard.press("Enter");
}

test("GM-01 GM-03 GM-04 a guest tells an operation, is asked what lacks, and registers it", async ({
  page,
}) => {
  await page.goto("/journal/complex?guest=true");
  const button = page.getByRole("button", { name: "Modo Guiado", exact: true });
  await button.click();
  await expect(panel(page)).toBeVisible();
  await expect(page.getByRole("region", { name: "Consejos de Modo Guiado" })).toBeVisible();
  await page.getByRole("button", { name: "Entendido" }).click();
  await expect(panel(page).getByRole("list", { name: "Ejemplos" }).getByRole("listitem")).toHaveCount(5);

  await tell(page, "Pagué el arriendo de 3.200.000");
  await panel(page).getByRole("button", { name: "Transferencia" }).click();
  // Closed in the middle and opened again: nothing is lost (GM-04).
  await page.getByRole("button", { name: "Cerrar el Modo Guiado" }).click();
  await expect(button).toBeFocused();
  await button.click();
  await panel(page).getByRole("button", { name: "Ver el asiento" }).click();
  await expect(panel(page).getByRole("listitem").filter({ hasText: "Confirmar" })).toHaveAttribute(
    "aria-current",
    "step",
  );
  await panel(page).getByText("¿Por qué?").first().click();
  await expect(panel(page).getByText(/gasto del período/)).toBeVisible();
  await panel(page).getByRole("button", { name: "Editar" }).click();
  await panel(page).getByRole("textbox", { name: "Valor" }).fill("1.300.000");
  await panel(page).getByRole("button", { name: "Continuar" }).click();
  await panel(page).getByRole("button", { name: "Sí, registrar" }).click();
  await expect(panel(page).getByText("Registrado", { exact: true })).toBeVisible();
  await expect(page.getByRole("grid").getByText("1.300.000").first()).toBeVisible();
  // After three seconds the conversation is back, with two of three uses spent.
  await expect(field(page)).toBeVisible();
  await expect(panel(page).getByText("Te queda 1 de 3 usos gratuitos.")).toBeVisible();

  await tell(page, "¿Qué es la partida doble?");
  await expect(page.getByPlaceholder("Límite alcanzado - Actualiza a Premium")).toBeDisabled();
  await expect(panel(page).getByText(/^Has agotado tus 3 usos gratuitos/)).toBeVisible();
  await axe(page);
});

test("GM-01 on a phone an account chooses the type and fills in the details", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await enter(page, "/journal/simple", "book");
  await page.getByRole("button", { name: "Más acciones" }).click();
  await page.getByRole("menuitem", { name: "Modo Guiado" }).click();
  const sheet = page.getByRole("dialog", { name: "Modo Guiado" });
  await sheet.getByRole("button", { name: "Entendido" }).click();
  await sheet.getByRole("button", { name: "Elegir tipo de operación" }).click();
  await expect(sheet.getByRole("listitem").filter({ has: page.locator(".guided-type") })).toHaveCount(6);
  await sheet.getByRole("button", { name: /^Venta/ }).click();
  const next = sheet.getByRole("button", { name: "Continuar" });
  await expect(next).toBeDisabled();
  await sheet.getByRole("textbox", { name: "Valor" }).fill("850000");
  await sheet.getByLabel("Forma de pago").selectOption("Efectivo");
  await next.click();
  await sheet.getByRole("button", { name: "Sí, registrar" }).click();
  await expect(sheet.getByText("Registrado", { exact: true })).toBeVisible();
  await sheet.getByRole("button", { name: "Cerrar el Modo Guiado" }).click();
  await expect(page.getByText("850.000").first()).toBeVisible();
});

test("GM-02 in a workspace lines become rows, and payroll explains its figures", async ({ page }) => {
  await enter(page, "/workspace/simple?statement=balance");
  await page.getByRole("button", { name: /^Modo Guiado/ }).click();
  const rows = page.getByRole("main").getByRole("row");
  const before = await rows.count();
  await tell(page, "Pagué el arriendo de 1.200.000 en efectivo");
  await panel(page).getByRole("button", { name: "Ver el asiento" }).click();
  await panel(page).getByRole("button", { name: "Sí, registrar" }).click();
  await expect(panel(page).getByText("Agregué 2 filas a la tabla.").first()).toBeVisible();
  await expect(rows).toHaveCount(before + 2);

  await page.goto("/payroll-calculator");
  await page.getByRole("button", { name: /^Modo Guiado/ }).click();
  await expect(page.getByRole("complementary", { name: "Aprende Nómina" })).toBeVisible();
  await tell(page, "¿Qué son las cesantías?");
  await expect(
    page
      .getByRole("log")
      .getByText(/cesantías/i)
      .last(),
  ).toBeVisible();
});
