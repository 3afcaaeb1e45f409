import { expect, test } from "../support/app.ts";
import { openBook, post, RENT, SALE } from "../support/journal.ts";

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

test("ED-133 a teacher turns a book of the product into an exercise and gives it to a class", async ({
  page,
}) => {
  await openBook(page);
  await post(page, SALE);
  await post(page, RENT);
  await page.getByRole("button", { name: /^Más/ }).first().click();
  await page.getByRole("menuitem", { name: "Convertir en ejercicio" }).click();
  const dialog = page.getByRole("dialog", { name: "Convertir un libro en ejercicio" });
  await dialog.getByLabel("Desde", { exact: true }).fill("01/11/2026");
  await dialog.getByLabel("Hasta", { exact: true }).fill("30/11/2026");
  await expect(dialog).toContainText(SALE.description);
  await dialog.getByRole("button", { name: "Revisar el ejercicio" }).click();
  await page.getByRole("button", { name: "Usar este ejercicio" }).click();
  const form = page.getByRole("dialog", { name: "Nueva actividad" });
  await expect(form.getByLabel("Calificar automáticamente")).toBeChecked();
  await form.getByLabel("Nombre").fill("Del libro");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("article", { name: "Del libro" })).toContainText("Ejercicio contable");
  await page
    .getByRole("article", { name: "Del libro" })
    .getByRole("button", { name: "Asignar a..." })
    .click();
  const assigning = page.getByRole("dialog", { name: "Asignar Del libro" });
  await assigning.getByRole("checkbox").first().check();
  await assigning.getByRole("button", { name: "Asignar" }).click();
  await expect(page.getByRole("article", { name: "Del libro" })).toContainText("Asignado");
});
