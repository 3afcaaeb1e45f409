import { expect, test } from "../support/app.ts";

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
