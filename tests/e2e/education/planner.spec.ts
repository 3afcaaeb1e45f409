import { expect, test } from "../support/app.ts";
import { axe } from "../support/axe.ts";

test("ED-94 ED-95 an exercise is made, edited, used in an activity and assigned; what cannot be read is refused", async ({
  page,
}) => {
  await page.goto("/educacion/dashboard?type=teacher&section=activities&vista=cuadra");
  const making = page.getByRole("dialog", { name: "Crear con Cuadra IA" });
  await making.getByLabel("Número de operaciones").fill("99");
  await making.getByRole("button", { name: "Crear ejercicio" }).click();
  await expect(making.getByText("«99» no es un número de 1 a 30.")).toBeVisible();
  await making.getByLabel("Número de operaciones").fill("3");
  await axe(page);
  await making.getByRole("button", { name: "Crear ejercicio" }).click();
  await expect(making.getByRole("group", { name: /^Operación 3/ })).toBeVisible();
  await making.getByRole("button", { name: "Otra variante" }).click();
  await axe(page);

  const operation = making.getByRole("group", { name: /^Operación 1/ });
  const amount = operation.getByLabel(/^Debe/).first();
  const right = await amount.inputValue();
  await amount.fill("1");
  await making.getByRole("button", { name: "Usar en una actividad" }).click();
  await expect(making.getByRole("alert").filter({ hasText: "Hay un asiento que no cuadra" })).toBeVisible();
  await amount.fill(right);
  await making.getByLabel("Título").fill("Caso de la feria");
  await making.getByRole("button", { name: "Usar en una actividad" }).click();

  const form = page.getByRole("dialog", { name: "Nueva actividad" });
  await expect(form.getByLabel("Nombre")).toHaveValue("Caso de la feria");
  await form.getByLabel("Porcentaje de la definitiva").fill("ocho");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(form.getByText("«ocho» no es un porcentaje de 0 a 100.")).toBeVisible();
  await expect(form.getByLabel("Porcentaje de la definitiva")).toBeFocused();
  await form.getByLabel("Porcentaje de la definitiva").fill("8");
  await form.getByLabel("Fecha de entrega").fill("32/13/2026");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(form.getByLabel("Fecha de entrega")).toHaveAttribute("aria-invalid", "true");
  await form.getByLabel("Fecha de entrega").fill("15/12/2026");
  await form.getByRole("button", { name: "Guardar" }).click();
  await expect(form).toBeHidden();

  const card = page.getByRole("article", { name: "Caso de la feria" });
  await expect(card.getByText("8%")).toBeVisible();
  await card.getByRole("button", { name: "Asignar a..." }).click();
  const assigning = page.getByRole("dialog", { name: "Asignar Caso de la feria" });
  await assigning.getByRole("checkbox").first().check();
  await assigning.getByRole("button", { name: "Asignar" }).click();
  await expect(card.getByText("Asignado")).toBeVisible();
});
