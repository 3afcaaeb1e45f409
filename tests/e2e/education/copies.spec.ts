import { expect, test } from "../support/app.ts";

test("ED-123 a student goes on with an unfinished exercise on another device, by file", async ({
  browser,
  app,
  page,
}) => {
  await page.goto("/educacion/dashboard?type=student&section=exercises&ejercicio=withholding-purchase--7");
  const hint = page.getByRole("button", { name: "Ver una pista" });
  await hint.click();
  await expect(page.getByText("Guardado").first()).toBeAttached();
  await page.goto("/educacion/dashboard?type=student&section=settings");
  await page.getByRole("button", { name: "Guardar copia" }).click();
  const form = page.getByRole("dialog", { name: "Guardar tu copia" });
  await form.getByLabel("Contraseña de la copia").fill("clave");
  await form.getByLabel("Repite la contraseña").fill("clave");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    form.getByRole("button", { name: "Guardar copia" }).click(),
  ]);
  await expect(page.getByText(/se abrió y cuadra: 1 clase,.*1 ejercicio empezado/)).toBeVisible();
  await page.getByRole("button", { name: "Sí, ya la tengo" }).click();
  await expect(page.getByText("Última copia hoy")).toBeVisible();

  const other = await (await browser.newContext({ baseURL: app, locale: "es-CO" })).newPage();
  await other.goto("/educacion/dashboard?type=student&section=settings");
  await other.getByLabel("Elegir el archivo de la copia").setInputFiles(await download.path());
  await other.getByLabel("Contraseña de la copia").fill("clave");
  await other.getByRole("button", { name: "Abrir la copia" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Unir" }).click();
  await expect(other.getByText("1 ejercicio empezado llegó.")).toBeVisible();
  await other.goto("/educacion/dashboard?type=student&section=exercises&ejercicio=withholding-purchase--7");
  await expect(other.getByText(/^Pista 1/).first()).toBeVisible();
  await other.context().close();
});
