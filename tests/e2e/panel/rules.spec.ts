import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";
import { looks } from "../support/looks.ts";
import { enterOwnShop } from "../support/sample.ts";

test("AR-02 a rule made by hand is what the guided mode goes by, counts its use, and is deleted", async ({
  page,
}) => {
  await enterOwnShop(page, "/dashboard/libro-contable/reglas");
  await page.getByRole("button", { name: "Nueva regla" }).click();
  const dialog = page.getByRole("dialog", { name: "Nueva regla" });
  await dialog.getByLabel("Palabras").fill("tintos");
  const account = dialog.getByRole("combobox", { name: "Cuenta", exact: true });
  await account.fill("519520");
  await page.getByRole("listbox").getByRole("option").first().click();
  await axe(page);
  await looks(page);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByText("Sale plata, dice «tintos»", { exact: false })).toBeVisible();
  await axe(page);
  await looks(page);

  await page.goto("/journal/complex");
  // With its uses of the plan once they are read: "Modo Guiado 0/3".
  await page.getByRole("button", { name: /^Modo Guiado/ }).click();
  const panel = page.getByRole("complementary", { name: "Modo Guiado" });
  await panel.getByRole("textbox").fill("pagué tintos por 20 mil en efectivo");
  await page.keyboard.press("Enter");
  await panel.getByRole("button", { name: "Ver el asiento" }).click();
  await expect(panel.getByText("Por tu regla «tintos».")).toBeVisible();
  await panel.getByRole("button", { name: "Sí, registrar" }).click();
  await expect(panel.getByText("Registrado", { exact: true })).toBeVisible();

  await page.goto("/dashboard/libro-contable/reglas");
  await expect(page.getByText(/^Usada 1 vez/)).toBeVisible();
  await page.getByRole("button", { name: "Eliminar tintos" }).click();
  await expect(page.getByRole("button", { name: "Eliminar tintos" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Eliminar acarreo" })).toBeVisible();
});
