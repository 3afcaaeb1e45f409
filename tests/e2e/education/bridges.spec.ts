import { expect, test } from "../support/app.ts";

const SCREENS = [
  "/dashboard",
  "/dashboard/estados",
  "/dashboard/nomina",
  "/dashboard/inventario",
  "/dashboard/libro-contable/mayor",
  "/payroll-calculator",
  "/journal/complex",
];

test("ED-133 a teacher turns a book into an exercise from any screen of the product", async ({ page }) => {
  await page.goto("/dashboard?ejemplo=true");
  const making = page.getByRole("dialog", { name: "Convertir un libro en ejercicio" });
  for (const screen of SCREENS) {
    await page.goto(screen);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("dialog").getByRole("combobox").fill("convertir un libro");
    await page.getByRole("option", { name: /Convertir un libro en ejercicio/ }).click();
    await expect(making.getByLabel("Desde"), screen).toBeVisible();
    await expect(page).toHaveURL(/vista=libro/);
  }
  await making.getByRole("button", { name: "Revisar el ejercicio" }).click();
  await expect(making.getByText(/^Los terceros y las notas no se copian/)).toBeVisible();
  await making.getByLabel("Título").fill("La ferretería de junio");
  await making.getByRole("button", { name: "Usar este ejercicio" }).click();
  const form = page.getByRole("dialog", { name: "Nueva actividad" });
  await expect(form.getByLabel("Nombre")).toHaveValue("La ferretería de junio");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("article", { name: "La ferretería de junio" })).toBeVisible();
});

test("ED-134 a student opens the company of an exercise in the product, and takes it away again", async ({
  page,
}) => {
  await page.goto("/educacion/dashboard?type=student&section=exercises&ejercicio=withholding-purchase--7");
  await page.getByRole("button", { name: "Abrir la empresa en el producto" }).click();
  const question = page.getByRole("alertdialog", { name: "Abrir la empresa en el producto" });
  await expect(question).toContainText("Queda en este equipo como invitado.");
  await question.getByRole("button", { name: "Crear y abrir" }).click();
  await expect(page).toHaveURL(/\/journal\/complex/);
  await expect(page.getByText("Saldos iniciales").first()).toBeVisible();
  await expect(page.getByText(/^Práctica: /).first()).toBeVisible();
  const notice = page.getByRole("listitem").filter({ hasText: "Libro de práctica creado" });
  await notice.getByRole("button", { name: "Deshacer" }).click();
  await expect(page.getByText("Eliminaste el libro de práctica")).toBeVisible();
  await page.goto("/educacion/dashboard?type=student&section=exercises&ejercicio=withholding-purchase--7");
  await expect(page.getByText("Saldos iniciales").first()).toBeVisible();
});
